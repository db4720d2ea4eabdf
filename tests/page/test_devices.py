"""Several people at one device: a phone that is passed on, and a tablet in the middle."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from hatbox.games.antayagi.cards import OBJECTS
from tests.page.conftest import Visit
from tests.page.scenes import devices, show
from tests.page.visitor import Visitor

HANDS = "[data-anchor^='hand:'], [data-anchor^='hand-of:']"
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


def nobody_s_secret_is_in_the_page(visitor: Visitor) -> None:
    """While it is covered: no card of a hand, and no object that does not lie there for all."""
    seen = visitor.page.evaluate(
        """(hands) => {
            const cards = [...document.querySelectorAll(hands)].map((each) => each.cloneNode(true));
            // What players say that a card is, everybody hears.
            const pins = cards.flatMap((each) => [...each.querySelectorAll("[data-pins]")]);
            pins.forEach((each) => each.remove());
            return {
                covered: document.querySelector("[data-act=uncover], [data-act=look]") !== null,
                drawn: cards.map((each) => each.querySelectorAll("img").length),
                words: cards.map((each) => each.textContent).join(" "),
            };
        }""",
        HANDS,
    )
    if not seen["covered"]:
        return  # it has just been uncovered, or the table has gone on
    view = visitor.news[-1]["view"]
    assert view["watcher"] is None
    sides = [card for hand in view["hands"] for card in hand]
    assert {card["side"] for card in sides} <= {"unseen"}
    assert not any(seen["drawn"])
    claimed = {claim["card"] for news in visitor.heard for claim in news.get("claims") or ()}
    claimed |= {
        claim["card"]
        for news in visitor.news
        for event in news.get("events", ())
        for claim in event.get("claims") or ()
    }
    unsaid = [each for each in OBJECTS if each not in claimed]
    assert not [each for each in unsaid if visitor.say(f"object-{each}") in seen["words"]]
    secret = {
        card["object"]
        for news in visitor.news[-30:]
        if news["view"]["watcher"] is not None
        for hand in news["view"]["hands"]
        for card in hand
        if card["side"] == "object"
    }
    public = {view["discard"]["top"], *(card for area in view["areas"] for card in area)}
    public |= {card.get("object") for card in view["table"]}
    public |= {"hat"} if view["draw"]["top"] == "small-hat" else set()
    public |= {"treasure", "t-rex"} if view["draw"]["top"] == "clue" else set()
    public |= claimed
    drawn = set(visitor.pictures("[data-board]"))
    assert not {f"object-{each}" for each in secret - public} & drawn


def test_a_phone_that_is_passed_on_shows_one_view_and_a_cover_first(visit: Visit) -> None:
    visitor = at_one_device(visit(), "antayagi-80", ["Ana", "Ben"], 1)
    page, rng = visitor.page, Random(3)
    uncover = page.locator("[data-act=uncover]")
    looked: set[int] = set()
    for _ in range(14):
        expect(uncover.or_(page.locator("dialog [data-won]"))).to_be_visible()
        if visitor.over:
            break
        nobody_s_secret_is_in_the_page(visitor)
        seat = int(str(uncover.get_attribute("data-of")))
        expect(page.locator("main [role=status]")).to_contain_text(["Ana", "Ben"][seat])
        uncover.click()
        expect(page.locator("[data-act=cover]")).to_be_visible()
        assert visitor.news[-1]["view"]["watcher"] == seat
        looked.add(seat)
        if len(looked) == 2 and rng.random() < 0.3:
            page.reload()  # the next one comes to a cover, not to this view
            expect(uncover).to_be_visible()
            nobody_s_secret_is_in_the_page(visitor)
            uncover.click()
            expect(page.locator("[data-act=cover]")).to_be_visible()
        while page.locator("[data-act=cover]").count():
            visitor.act(rng)
            page.wait_for_timeout(15)
    assert looked == {0, 1}
    assert {frame["type"] for frame in visitor.sent} <= {"hello", "uncover", "play"}


def test_a_lost_connection_hides_what_a_passed_phone_shows(visit: Visit) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, devices()["passed-on-mine"])
    expect(visitor.page.locator("[data-act=cover]")).to_be_visible()
    assert "object-treasure" in visitor.pictures("[data-board]")
    visitor.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(visitor.page.locator("[data-board]")).to_have_count(0)
    assert not visitor.pictures("body")


@pytest.mark.parametrize("size", TABLETS, ids=["landscape", "portrait"])
def test_around_a_tablet_everybody_reads_and_answers_on_their_own_side(
    visit: Visit, size: dict[str, int]
) -> None:
    rng, asked = Random(5), set[int]()
    for _ in range(10):  # a game may be over before everybody was asked
        visitor = at_one_device(visit(viewport=size), "not-a-hat", ["Ana", "Ben", "Cleo"], 1)
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
