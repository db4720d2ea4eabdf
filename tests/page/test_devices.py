"""Several people at one device: a phone that is passed on, and a tablet in the middle."""

from __future__ import annotations

from collections import Counter
from functools import partial
from operator import ne
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.page.conftest import Visit
from tests.page.scenes import devices, show
from tests.page.test_evening import called, ended, lobby, play_on
from tests.page.visitor import Visitor
from tests.page.witness import Witness
from tests.server.running import Server

TABLETS = ({"width": 1024, "height": 768}, {"width": 768, "height": 1024})


def at_one_device(visitor: Visitor, game: str, names: list[str], bots: int) -> Visitor:
    """From the first page: the names of the people, and bots in the other seats."""
    page = visitor.home().page
    page.locator(f"[data-game='{game}'] [data-act=device]").click()
    why = page.locator("dialog [data-why]")
    expect(why).to_have_text(visitor.say("device-unnamed"))
    for index, name in enumerate(names):
        if index > 1:
            page.locator("[data-act=one-more]").click()
        page.locator(f"[data-name='{index}']").fill(name)
    page.locator("dialog select").select_option(str(bots))
    expect(why).to_have_text("")
    page.locator("[data-act=begin]").click()
    return visitor.at_the_table()


ROUNDS = 6
"""Number of times that the phone is passed on."""


class Passing:
    """A phone that is passed on by two, a third with an own phone, a bot, and a spectator."""

    def __init__(self, visit: Visit, server: Server, game: str, language: str) -> None:
        self.rng, self.looks, self.seen = Random(3), 0, set[int]()
        self.reloads, self.public = Counter[str](), Counter[str]()
        self.phone, self.guest, self.spectator = people = [
            visit(server, language=language) for _ in range(3)
        ]
        host = self.phone.with_friends(game).page
        host.locator("[data-act=person-name]").fill("Cleo")
        host.locator("[data-act=add-person]").click()
        expect(host.locator("[data-place]").get_by_text("Cleo", exact=True)).to_be_visible()
        for person, name, act in zip(people[1:], ("Ben", "Dora"), ("sit", "watch"), strict=True):
            if act == "watch":
                host.locator("[data-act=start]").click()
                self.guest.at_the_table()
            person.page.goto(host.url)
            person.page.locator("input").first.fill(name)
            person.page.locator(f"[data-act={act}]").click()
            place = "[data-board]" if act == "watch" else "[data-place]"
            expect(person.page.locator(place).first).to_be_visible()

    @property
    def over(self) -> bool:
        return self.phone.over

    def until_covered(self) -> bool:
        """The others go on until somebody should take the phone; false at the end of the game."""
        taken = self.phone.page.locator("[data-act=uncover]")

        def asks() -> bool:
            self.guest.act(self.rng)
            return self.over or taken.count() > 0

        self.phone.until(asks, "a cover")
        return not self.over

    def look(self) -> None:
        """While it is covered, the phone holds nothing that a spectator's page does not."""
        self.public += Witness(self.phone).covered(self.spectator)
        self.looks += 1

    def reload(self, how: str) -> None:
        self.phone.page.reload()
        self.reloads[how] += 1
        assert self.until_covered()
        self.look()

    def uncover(self) -> None:
        taken = self.phone.page.locator("[data-act=uncover]")
        seat = int(str(taken.get_attribute("data-of")))
        names = {each["seat"]: each["name"] for each in lobby(self.phone)["members"]}
        name = called(self.phone, names[seat])
        expect(self.phone.page.locator("main [role=status]")).to_contain_text(name)
        taken.click()
        expect(self.phone.page.locator("[data-act=cover]")).to_be_visible()
        assert self.phone.news[-1]["view"]["watcher"] == seat
        self.seen.add(seat)

    def answer(self) -> None:
        """Until the phone is covered again; whoever is asked nothing any more covers it."""

        def done() -> bool:
            self.phone.act(self.rng)
            self.guest.act(self.rng)
            if self.phone.news[-1]["question"] is None:
                self.phone.touch("cover", self.rng)
            return self.phone.page.locator("[data-act=cover]").count() == 0

        self.phone.until(done, "a cover")


@pytest.mark.parametrize(("game", "language"), [("antayagi-80", "de"), ("antayagi-65", "fr")])
def test_a_phone_that_is_passed_on_shows_one_view_and_a_cover_first(
    visit: Visit, house: Server, game: str, language: str
) -> None:
    """Whatever was on it before, also when it is loaded anew between two players."""
    table = Passing(visit, house, game, language)
    for number in range(ROUNDS):
        if not table.until_covered():
            break
        table.look()
        if number % 3 == 1:
            table.reload("covered")
        table.uncover()
        if number % 3 == 2:
            table.reload("uncovered")
            table.uncover()
        table.answer()
    assert table.seen == {0, 1}
    assert table.looks > ROUNDS // 2
    assert table.public  # there was something that could have been told from a secret
    assert all(table.reloads[how] for how in ("covered", "uncovered"))
    sent = {frame["type"] for frame in table.phone.sent}
    assert sent <= {"hello", "uncover", "play", "add-person", "seat-bot", "start"}


def test_a_lost_connection_hides_what_a_passed_phone_shows(visit: Visit) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, devices()["passed-on-mine"])
    expect(visitor.page.locator("[data-act=cover]")).to_be_visible()
    assert "object-treasure" in visitor.pictures("[data-board]")
    visitor.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(visitor.page.locator("[data-board]")).to_have_count(0)
    assert not visitor.pictures("body")


def test_a_phone_that_is_passed_on_goes_on_to_the_next_game_covered(
    visit: Visit, house: Server
) -> None:
    table = Passing(visit, house, "antayagi-80", "es")
    people = [table.phone, table.guest, table.spectator]
    ended(people[:2])
    before = table.phone.page.url
    for person in people:
        person.page.locator("[data-act=rematch]").click()
        person.page.wait_for_url(partial(ne, before))
    for person in people:
        person.at_the_table()
    assert table.until_covered()
    assert table.phone.news[-1]["view"]["watcher"] is None
    table.look()
    for _ in range(2):
        table.uncover()
        table.answer()
        assert table.until_covered()
        table.look()


@pytest.mark.parametrize("looks", [False, True], ids=["at once", "after a look at the table"])
def test_a_tablet_goes_on_to_the_next_game(visit: Visit, *, looks: bool) -> None:
    visitor = visit(viewport=TABLETS[0], language="nl")
    at_one_device(visitor, "not-a-hat", ["Ana", "Ben"], 1)
    rng = Random(8)
    visitor.play(rng)
    if looks:
        visitor.page.get_by_role("button", name=visitor.say("result-look"), exact=True).click()
        visitor.page.locator("[data-act=reopen]").click()
    before = visitor.page.url
    visitor.page.locator("[data-act=rematch]").click()
    visitor.page.wait_for_url(partial(ne, before))
    expect(visitor.page.locator("[data-board][data-tablet]")).to_be_visible()
    play_on([visitor], rng)
    assert lobby(visitor)["evening"]["played"] == {"not-a-hat": 1}


@pytest.mark.parametrize(
    ("size", "language"),
    [*zip(TABLETS, ("de", "fr"), strict=True)],
    ids=["landscape", "portrait"],
)
def test_around_a_tablet_everybody_reads_and_answers_on_their_own_side(
    visit: Visit, size: dict[str, int], language: str
) -> None:
    rng, asked = Random(5), set[int]()
    for _ in range(10):  # a game may be over before everybody was asked
        visitor = visit(viewport=size, language=language)
        at_one_device(visitor, "not-a-hat", ["Ana", "Ben", "Cleo"], 1)
        visitor.asked_or_over()
        assert visitor.page.locator("[data-board][data-tablet]").count()
        while not visitor.over and asked != {0, 1, 2}:
            here = visitor.page.locator("[data-seat]:has([data-act]:enabled)")
            if here.count() == 1:
                asked.add(int(str(here.get_attribute("data-seat"))))
            visitor.act(rng)
            visitor.asked_or_over()
        if asked == {0, 1, 2}:
            return
    raise AssertionError(asked)


@pytest.mark.parametrize("size", TABLETS, ids=["landscape", "portrait"])
def test_people_sit_clockwise_around_a_tablet_and_the_arrow_points_at_the_receiver(
    visit: Visit, size: dict[str, int]
) -> None:
    for players in range(3, 9):
        visitor = visit(viewport=size)
        show(visitor.page, visitor.url, devices()[f"tablet-{players}"])
        sits_around(visitor)


def sits_around(visitor: Visitor) -> None:
    """Where everybody sits, and what lies where, as it is drawn."""
    found: dict[str, Any] = visitor.page.evaluate(
        """() => {
            const middle = (each) => {
                const box = each.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const inside = (each) => {
                const box = each.getBoundingClientRect();
                return box.x >= -1 && box.y >= -1 && box.right <= innerWidth + 1
                    && box.bottom <= innerHeight + 1;
            };
            const seats = [...document.querySelectorAll("[data-seat]")]
                .sort((one, other) => one.dataset.seat - other.dataset.seat);
            const buttons = [...document.querySelectorAll("[data-seat] button")];
            const [x, y] = middle(document.querySelector("[data-anchor='offered:']"));
            return {
                angles: seats.map((each) => {
                    const [left, top] = middle(each);
                    return Math.atan2(top - y, left - x);
                }),
                arrow: getComputedStyle(
                    document.querySelector("[data-anchor='offered:'] svg")).rotate,
                inside: [...seats, ...buttons, ...document.querySelectorAll("[data-board] p span")]
                    .every(inside),
                asked: buttons.map((each) => each.closest("[data-seat]").dataset.seat),
            };
        }"""
    )
    tau = 6.283185307
    steps = [
        (other - one) % tau
        for one, other in zip(
            found["angles"], [*found["angles"][1:], found["angles"][0]], strict=True
        )
    ]
    assert abs(sum(steps) - tau) < 0.01, "clockwise, once around"
    assert set(found["asked"]) == {"1"}
    assert found["inside"]
    # Degrees clockwise from up, towards the seat of whoever is asked.
    towards = (found["angles"][1] * 360 / tau + 90) % 360
    assert abs((float(found["arrow"].removesuffix("deg")) - towards + 180) % 360 - 180) < 3


def test_who_closes_the_page_while_the_secret_is_replaced_comes_in_with_the_new_one(
    visit: Visit,
) -> None:
    visitor: Visitor = visit().against_bots("not-a-hat")
    page = visitor.page
    kept = "Object.values(JSON.parse(localStorage.getItem('hatbox.tokens')))[0]"
    old = page.evaluate(kept)

    def lose_the_reply(route: Route) -> None:
        assert route.fetch().ok
        route.abort()

    page.route("**/token", lose_the_reply)
    visitor.open_dialog("menu")
    page.locator("[data-act=ask-to-shut-out]").click()
    with page.expect_event("requestfailed"):
        page.locator("[data-act=shut-out]").click()
    page.unroute("**/token")
    page.reload()
    visitor.at_the_table()
    assert page.evaluate(kept) != old


def test_who_logs_out_other_devices_stays_and_the_old_secret_opens_nothing(visit: Visit) -> None:
    visitor: Visitor = visit().against_bots("not-a-hat")
    page = visitor.page
    kept = "Object.entries(JSON.parse(localStorage.getItem('hatbox.tokens')))[0]"
    table, old = page.evaluate(kept)
    visitor.open_dialog("menu")
    page.locator("[data-act=ask-to-shut-out]").click()
    with page.expect_navigation():
        page.locator("[data-act=shut-out]").click()
    visitor.at_the_table()
    _, new = page.evaluate(kept)
    mine = [{"table": table, "token": token} for token in (old, new)]
    for held, known in zip(mine, (0, 1), strict=True):
        found = page.request.post(f"{visitor.url}/api/mine", data={"tables": [held]}).json()
        assert len(found) == known
