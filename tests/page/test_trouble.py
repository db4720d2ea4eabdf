"""A connection is lost in any phase: the page says so and mends it; every move is there once."""

import json
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.test_games import told_by_python
from tests.page.visitor import HURRY, ISOLATES, Visitor, alone
from tests.page.witness import Witness, phase
from tests.server.running import Server, http

# Many a Lollipop, T-Rex and sabotage, so that every phase comes soon.
DECK = """
game = "antayagi"
name = "Trouble"
[cards.plain]
lollipop = 12
t-rex = 8
bone = 6
treasure = 6
muffin = 4
fish = 4
[cards.sabotage]
lollipop = 8
t-rex = 4
bone = 8
treasure = 4
"""
# Two phases are rare even so: they come soon where there is little but Lollipops and what a T-Rex
# can choose from.
HUNGRY = """
game = "antayagi"
name = "Hungry"
[cards.plain]
bone = 24
lollipop = 20
t-rex = 16
"""
RARE = {"take", "feed"}
ANTAYAGI = {"deck": DECK}
HAT = {"options": {"special": True}}
# With 65 cards nobody chooses what a T-Rex eats: all its phases are among these.
PHASES = {
    "antayagi-80": {
        "choose", "choose-offers", "armed choose-offers", "window", "armed window", "take", "feed",
        "over",
    },
    "not-a-hat": {"name", "gift", "give", "answer-gift", "armed answer-gift", "over"},
}  # fmt: skip

Trouble = Callable[[Visitor, Server], AbstractContextManager[None]]


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Dialogs are fetched before the connection is lost."""
    return partial(visit, ahead=True)


@contextmanager
def offline(visitor: Visitor, _: Server) -> Iterator[None]:
    visitor.context.set_offline(True)
    visitor.linked("lost")
    yield
    visitor.context.set_offline(False)
    visitor.linked("open")


@contextmanager
def killed(visitor: Visitor, server: Server) -> Iterator[None]:
    server.stop(signal.SIGKILL)
    visitor.linked("lost")
    yield
    server.start()
    visitor.linked("open")


def reloaded(visitor: Visitor, _: Server) -> AbstractContextManager[None]:
    visitor.page.reload()
    visitor.at_the_table().linked("open")
    return nullcontext()


def left_and_back(visitor: Visitor, _: Server) -> AbstractContextManager[None]:
    visitor.page.go_back()
    expect(visitor.page.locator("[data-game]").first).to_be_visible()
    visitor.page.go_forward()
    visitor.at_the_table().linked("open")
    return nullcontext()


MOST_GAMES = 200
"""Maximum number of games: a phase that has not come up by then will not come up."""
TOUCHING = {offline, killed}
"""Troubles in which the page is still there, and somebody goes on touching it."""
TROUBLES: dict[str, list[Trouble]] = {
    "antayagi-80": [reloaded, offline, killed],
    "not-a-hat": [reloaded, left_and_back, offline, killed],
}


def seated(server: Server, settings: dict[str, Any], *people: Visitor) -> None:
    """A table with these people, and bots in the other seats; the game begins."""
    path, wanted = "/api/tables", {"settings": {"telling": 0, **settings}}
    for number, person in enumerate(people):
        body = {"name": f"P{number}", "language": person.language, **wanted}
        ticket = json.loads(http(server, path, body).body)
        path, wanted = f"/api/tables/{ticket['table']}/join", {}
        person.page.goto(f"{person.url}/t/{ticket['table']}#k={ticket['token']}")
        expect(person.page.locator("[data-place]").first).to_be_visible()
    people[0].page.locator("[data-act=start]").click()
    for person in people:
        person.at_the_table()


def moves(visitor: Visitor) -> list[dict[str, Any]]:
    """The decisions made on this page, each once, however often it was sent.

    A sabotage or a pass may come late: then somebody else has sabotaged before.
    """
    plays = {each["key"]: each["answer"] for each in visitor.sent if each["type"] == "play"}
    late = {each.get("key") for each in visitor.heard if each["type"] == "failed"}
    assert all(plays[key]["do"] in ("sabotage", "pass") for key in late & set(plays))
    return [answer for key, answer in plays.items() if key not in late]


def settled(visitor: Visitor) -> bool:
    """Whether the server has answered everything."""
    done = {each.get("key") for each in visitor.heard if each["type"] in ("ack", "failed")}
    return all(each["key"] in done for each in visitor.sent if each["type"] == "play")


def sealed(visitor: Visitor) -> bool:
    """Whether somebody is shown that they have passed, acknowledged or not."""
    news = visitor.news[-1]
    return news["question"] is None and news["view"]["sealed"] == {"do": "pass"}


def recorded(visitor: Visitor, server: Server) -> list[dict[str, Any]]:
    """This seat's decisions according to the record."""
    seat = visitor.news[-1]["view"]["watcher"]
    address = visitor.page.url.rpartition("/")[2]
    lines = http(server, f"/api/tables/{address}/record").body.decode().splitlines()
    found = [json.loads(line) for line in lines]
    return [
        {name: value for name, value in line.items() if name != "seat"}
        for line in found
        if line.get("seat") == seat
    ]


# In the menu; unless the game has ended by itself, where there is no such button any more.
MENU = "() => document.querySelector('header [data-act=menu]').click()"
AGREE = """text => [...document.querySelectorAll("dialog button")]
    .find((each) => each.innerText.trim() === text)?.click()"""


def end(people: list[Visitor]) -> None:
    """All agree to end the game here."""
    for person in people:
        person.page.evaluate(MENU)

    def agreed() -> bool:
        for person in people:
            person.page.evaluate(AGREE, person.say("menu-end"))
        return all(any(each["type"] == "over" for each in person.heard) for person in people)

    people[0].until(agreed, "the end")


class Course:
    """Games in which every trouble comes once in every phase."""

    def __init__(self, visitor: Visitor, server: Server, game: str) -> None:
        self.visitor, self.server, self.game = visitor, server, game
        self.rng, self.witness = Random(21), Witness(visitor)
        self.left = {where: list(TROUBLES[game]) for where in PHASES[game]}

    @property
    def settings(self) -> dict[str, Any]:
        """A table at which what is left comes soon."""
        more = HAT if self.game == "not-a-hat" else ANTAYAGI
        if {where for where, left in self.left.items() if left} <= RARE:
            more = {"deck": HUNGRY}
        return {"game": self.game, "players": 3, **more}

    @property
    def phase(self) -> str:
        offered, news = self.visitor.shown()
        return phase(offered, news["view"])

    def go_wrong(self) -> None:
        """What is left for this phase, until a touch ends it."""
        where = self.phase
        left = self.left.get(where, [])
        while left and self.phase == where:
            trouble = left.pop(0)
            if trouble in TOUCHING and where != "over":
                with trouble(self.visitor, self.server):
                    self.visitor.act(self.rng)
                self.visitor.until(lambda: settled(self.visitor), "an answer")
                return
            self._endure(trouble)

    def _endure(self, trouble: Trouble) -> None:
        _, before = self.visitor.shown()
        with trouble(self.visitor, self.server):
            pass
        self.visitor.asked_or_over()
        _, after = self.visitor.shown()
        if alone(before):
            assert (after["view"], after["question"]) == (before["view"], before["question"])
        self.witness.look()

    @property
    def done(self) -> bool:
        return not any(self.left.values())

    def run(self) -> None:
        for _ in range(MOST_GAMES):
            if self.done:
                return
            for heap in (self.visitor.sent, self.visitor.heard):
                heap.clear()
            self.visitor.home()
            seated(self.server, self.settings, self.visitor)
            self.visitor.play(self.rng, self.go_wrong, lambda: self.done)
            if self.visitor.over:
                self.go_wrong()
            else:
                end([self.visitor])
            self.visitor.until(lambda: settled(self.visitor), "an answer")
            assert recorded(self.visitor, self.server) == moves(self.visitor)
        pytest.fail(f"never came up: {self.left}")


@pytest.mark.parametrize("game", TROUBLES)
def test_in_every_phase_a_lost_connection_mends_itself_and_no_move_is_lost_or_doubled(
    visit: Visit, own_hurried: Server, game: str
) -> None:
    visitor = visit(own_hurried)
    Course(visitor, own_hurried, game).run()


# --- A server that is frozen, a second tab, another device -----------------------------------

# The page's patience with a silent server, too, in a fraction of the time.
IMPATIENT = """
const wait = window.setTimeout;
window.setTimeout = (action, delay = 0, ...more) =>
    wait(action, delay >= 9_000 ? delay / 10 : delay, ...more);
"""


@pytest.mark.parametrize("doing", ["touching", "waiting"])
def test_a_server_that_says_nothing_any_more_is_noticed(
    visit: Visit, own_hurried: Server, doing: str
) -> None:
    """Whether somebody waits for its answer, or just for the others."""
    visitor = visit(own_hurried)
    visitor.context.add_init_script(IMPATIENT)
    visitor.against_bots("not-a-hat").asked()
    before = visitor.news[-1]["question"]["number"]
    own_hurried.process.send_signal(signal.SIGSTOP)
    rng = Random(4)
    while doing == "touching" and visitor.touchable:
        visitor.act(rng)
    visitor.linked("lost")
    said = visitor.page.get_by_text(visitor.say("link-lost"))
    expect(said).to_be_visible()
    own_hurried.process.send_signal(signal.SIGCONT)
    visitor.linked("open")
    expect(said).to_have_count(0)
    visitor.until(lambda: settled(visitor), "an answer")
    visitor.asked_or_over()
    if doing == "touching":
        assert visitor.over or visitor.news[-1]["question"]["number"] > before
    Witness(visitor).look()


def taken_up(visitor: Visitor) -> list[dict[str, Any]]:
    """All news but those that the line brought when the page had given it up already: they come
    again on the next one."""
    back = max(at for at, each in enumerate(visitor.heard) if each["type"] == "welcome")
    last = [each["last"] for each in visitor.sent if each["type"] == "hello"][-1]
    return [
        news
        for at, news in enumerate(visitor.heard)
        if news["type"] in ("view", "news") and (at > back or news["number"] <= last)
    ]


@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
def test_what_is_being_acted_out_when_the_connection_is_lost_is_over(
    visit: Visit, house: Server, game: str
) -> None:
    """At an unhurried pace, so that much is still being told when the board is already ahead."""
    visitor = visit(hurry=False).against_bots(game)
    visitor.asked()
    rng, number = Random(8), len(visitor.news)

    def much_has_happened() -> bool:
        visitor.act(rng)
        return len(visitor.news) >= number + 3

    visitor.until(much_has_happened, "news")
    visitor.context.set_offline(True)
    visitor.linked("lost")
    visitor.context.set_offline(False)
    visitor.linked("open")
    visitor.page.evaluate(f"() => {{ {HURRY} }}")  # from here on nobody needs to read
    view = visitor.asked_alone(rng)["view"]
    Witness(visitor).look()
    assert visitor.news[-1]["view"] == view
    if game == "antayagi-80" and not visitor.over:
        visitor.open_dialog("log")
        lines = visitor.page.locator("dialog ol li:not([data-said]) span").all_inner_texts()
        told = told_by_python(visitor, game, taken_up(visitor), past=True)
        assert [ISOLATES.sub("", line) for line in lines][::-1] == told


def test_a_second_tab_takes_over_and_the_first_says_so(visit: Visit) -> None:
    visitor = visit(language="nl").against_bots("antayagi-80")
    board = "[data-board]"
    second = visitor.open()
    second.goto(visitor.page.url)
    expect(second.locator(board)).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("bye-replaced"))).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.say("bye-play-here")).click()
    expect(visitor.page.locator(board)).to_be_visible()
    expect(second.get_by_text(visitor.say("bye-replaced"))).to_be_visible()


def test_a_restart_is_announced_and_waited_for(visit: Visit, own_house: Server) -> None:
    visitor = visit(own_house, hurry=False, language="fr").against_bots("not-a-hat")
    own_house.stop()
    visitor.linked("restarting", "lost")
    own_house.start()
    visitor.linked("open")
    visitor.at_the_table()


def test_what_the_server_cannot_store_is_said_and_sent_again_until_it_can(visit: Visit) -> None:
    visitor = visit(language="de")
    refused: list[dict[str, Any]] = []

    def full(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def take(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message["type"] != "play" or len(refused) == 3:
                server.send(raw)
                return
            refused.append(message)
            said = {"kind": "illegal", "message": "error-store", "args": {}}
            socket.send(json.dumps({"type": "failed", "key": message["key"], **said}))

        socket.on_message(take)

    visitor.page.route_web_socket("**/ws", full)
    visitor.against_bots("not-a-hat").at_the_table()
    rng = Random(1)
    visitor.until(lambda: refused or (visitor.act(rng) and refused))
    banner = visitor.page.locator("[data-link=store]")
    expect(banner).to_have_text(visitor.say("link-store"))
    visitor.linked("open")
    assert len(refused) == 3
    assert refused[0] == refused[1] == refused[2]
    assert visitor.page.get_by_text(visitor.say("error-store")).count() == 0


def test_the_back_button_leaves_the_table_and_the_home_screen_leads_back(visit: Visit) -> None:
    visitor = visit().against_bots("antayagi-80")
    table = visitor.page.url.rpartition("/")[2]
    visitor.page.go_back()
    visitor.page.locator(f"main a[href$='{table}']").click()
    visitor.at_the_table()


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    visitor = visit(language="fr").against_bots("antayagi-80")
    expect(visitor.page).to_have_title(re.compile(f"^{visitor.say('page-your-turn')}"))


def test_what_the_lobby_asked_for_may_come_after_the_game_has_begun(visit: Visit) -> None:
    """The page is not troubled by that: its console stays empty."""
    visitor, asked = visit().home(), "**/api/games"
    held: list[Route] = []
    visitor.page.route(asked, lambda route: held.extend([route]))
    visitor.page.locator("[data-game='not-a-hat'] [data-act=friends]").click()
    visitor.introduce()
    visitor.page.locator("[data-act=start]").click()
    visitor.at_the_table().until(lambda: held, "the question")
    with visitor.page.expect_response(asked):
        held[0].continue_()
    visitor.asked()
