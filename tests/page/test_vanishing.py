"""Any one person vanishes for good at any moment: the others go on by touches alone."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_evening import asks_to_end, called, lobby, play_on, played, reads, sits, vote
from tests.page.test_tables import friends, start
from tests.page.test_trouble import ANTAYAGI, HAT, HUNGRY, PHASES, RARE, end, seated
from tests.page.visitor import Visitor
from tests.page.witness import phase
from tests.server.running import Server

LANGUAGES = ("en", "de", "fr")
MOST_GAMES = 30
"""Maximum number of games: a phase that has not come up by then will not come up."""


def vanish(person: Visitor) -> str:
    """Somebody closes the page; gives the address by which they could come back."""
    address = person.page.url
    person.page.goto("about:blank")
    return address


def come_back(person: Visitor, address: str) -> None:
    person.page.goto(address)
    person.at_the_table()


def host_is(member: int, people: list[Visitor]) -> None:
    """Everybody knows who has the host's role."""
    for person in people:
        person.until(partial(has_host, person, member), f"member {member} as host")


def has_host(person: Visitor, member: int) -> bool:
    return bool(lobby(person)["host"] == member)


def go_on(people: list[Visitor], rng: Random) -> None:
    """A bot sits in as soon as the page offers it, and everybody answers something more."""
    before = {person: played(person) for person in people}

    def on() -> bool:
        for person in people:
            if not person.touch("sit-in", rng):
                person.act(rng)
        return all(person.over or played(person) > before[person] for person in people)

    people[0].until(on, "an answer of each")


class Vanishing:
    """Games in which the host is gone once in every phase."""

    def __init__(self, people: list[Visitor], server: Server, game: str) -> None:
        self.people, self.server, self.game = people, server, game
        self.rng = Random(31)
        self.left = PHASES[game] - {"over"}

    def run(self) -> None:
        for _ in range(MOST_GAMES):
            if not self.left:
                return
            self._game()
        pytest.fail(f"never came up: {self.left}")

    def _game(self) -> None:
        more = HAT if self.game == "not-a-hat" else ANTAYAGI
        if self.left <= RARE:
            more = {"deck": HUNGRY}
        settings = {"game": self.game, "players": 3, "grace": 5, "window": 30, **more}
        seated(self.server, settings, *self.people)
        while self.left and not any(person.over for person in self.people):
            self._step()
        if not any(person.over for person in self.people):
            end(self.people)

    def _step(self) -> None:
        host, *guests = self.people
        offered, news = host.shown()
        where = phase(offered, news["view"])
        if where == "window" and where not in self.left and "armed window" in self.left:
            host.touch("sabotage", self.rng)
        elif where not in self.left:
            for person in self.people:
                person.act(self.rng)
        else:
            self.left.remove(where)
            address = vanish(host)
            host_is(1, guests)
            go_on(guests, self.rng)
            come_back(host, address)
            host_is(0, self.people)


@pytest.mark.parametrize("game", PHASES)
def test_the_host_is_gone_for_good_in_any_phase_and_the_others_go_on(
    visit: Visit, own_hurried: Server, game: str
) -> None:
    people = [visit(own_hurried, language=language) for language in LANGUAGES]
    Vanishing(people, own_hurried, game).run()


def test_before_and_after_the_game_nothing_depends_on_one_person_either(
    visit: Visit, house: Server
) -> None:
    """The lobby, a pause, a vote, the result and the lobby of the next game."""
    host, guest, other = friends(visit, house, *LANGUAGES)
    guests, rng = [guest, other], Random(7)

    # The lobby: the heir may begin.
    expect(guest.page.locator("[data-act=start]")).to_have_count(0)
    address = vanish(host)
    host_is(1, guests)
    start(guest)
    go_on(guests, rng)
    come_back(host, address)
    host_is(0, [host, *guests])

    # A pause: who is there ends it.
    host.open_dialog("menu")
    host.page.get_by_role("button", name=host.say("menu-pause")).click()
    expect(guest.page.locator("[data-act=go-on]")).to_be_visible()
    vanish(host)
    host_is(1, guests)
    guest.page.locator("[data-act=go-on]").click()
    go_on(guests, rng)
    come_back(host, address)

    # A vote that begins while somebody returns: they are asked, too.
    away = vanish(other)
    asks_to_end(host)
    come_back(other, away)
    vote(other).locator("[data-act=vote-go-on]").click()
    expect(vote(host)).to_have_count(0)

    # A vote, whose caller does not wait for its end: those who are there decide.
    asks_to_end(host)
    expect(vote(guest)).to_be_visible()
    vanish(host)
    host_is(1, guests)
    for person in guests:
        vote(person).locator("[data-act=vote-end]").click()
    for person in guests:
        expect(person.page.get_by_role("heading", name=person.say("result-ended"))).to_be_visible()

    # The result: a guest presses again, and is gone as well. The last one can still begin.
    guest.page.locator("[data-act=rematch]").click()
    sits(guest, 1)
    other.page.locator("[data-act=rematch]").click()
    sits(other, 2)
    vanish(guest)
    host_is(2, [other])
    names = [lobby(other)["members"][member]["name"] for member in (0, 1)]
    reads(other, "lobby-bots-until")
    assert all(called(other, name) in other.text for name in names)
    other.page.locator("[data-act=start]").click()
    other.at_the_table()
    play_on([other], rng)
