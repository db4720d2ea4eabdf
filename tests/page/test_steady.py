"""Nothing moves under a finger: not when a vote begins, nor when somebody has got a bot."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import Json, Scene, antayagi, give, person, show, swap, tables
from tests.page.test_look import LAYOUT

SIZES = ((320, 568), (360, 740), (740, 360), (820, 1180), (1366, 850))
COVERED = """() => {
    const vote = document.querySelector("[data-vote]").getBoundingClientRect();
    const felt = document.querySelector("[data-board]").getBoundingClientRect();
    return Math.round(vote.bottom - Math.max(0, felt.top));
}"""


def people(scene: Scene) -> Json:
    """The same table, with people on all its seats."""
    players = len(scene.lobby["places"])
    members = [person(seat + 1, f"Anna {seat}", seat) for seat in range(players)]
    places = [{"member": seat + 1, "bot": None} for seat in range(players)]
    return {**scene.lobby, "members": members, "places": places}


def reaches_the_head(page: Page) -> None:
    for act in ("talk", "menu", "preferences"):
        page.locator(f"header [data-act={act}]").click()
        page.locator("dialog [data-act=close]").click()
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    "scene",
    [swap("antayagi-80", 4)["sabotage"], give(4)["waiting"]],
    ids=["asked", "waiting"],
)
def test_a_vote_moves_nothing_and_covers_nothing_of_the_table(visit: Visit, scene: Scene) -> None:
    visitor = visit(language="es")
    page, here = visitor.page, people(scene)
    sent: list[Json] = []
    later = show(page, visitor.url, scene._replace(lobby=here), sent)

    def laid_out() -> list[Any]:
        found = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            rest(page)
            found.append(page.evaluate(LAYOUT))
        return found

    before = laid_out()
    later({**here, "agreed": [2]})
    expect(page.locator("[data-vote]")).to_be_visible()
    assert laid_out() == before
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) <= (14 if width == 320 else 5), (width, height)
        for act in ("vote-end", "vote-go-on"):
            box = page.locator(f"[data-act={act}]").bounding_box()
            assert box is not None
            assert box["x"] >= 0, (width, act)
            assert box["x"] + box["width"] <= width, (width, act)
    for width, height in SIZES[:3]:  # who decides later reaches everything in the meantime
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-act=vote-later]").click()
        reaches_the_head(page)
        page.locator("[data-act=vote-now]").click()
        expect(page.locator("[data-act=vote-end]")).to_be_visible()
    later({**here, "agreed": [2, 1]})  # and so does who has voted
    expect(page.locator("[data-act=vote-end]")).to_have_count(0)
    reaches_the_head(page)
    page.locator("[data-act=vote-go-on]").click()
    assert [each["agree"] for each in sent if each["type"] == "agree-to-end"] == [False]


def test_who_only_watches_a_vote_puts_it_aside(visit: Visit) -> None:
    visitor = visit(language="es")
    scene = tables()["watching"]
    show(visitor.page, visitor.url, scene._replace(lobby={**scene.lobby, "agreed": [2]}))
    visitor.page.locator("[data-vote] [data-act=vote-later]").click()
    expect(visitor.page.locator("[data-vote]")).to_have_count(0)
    visitor.page.locator("header [data-act=menu]").click()
    expect(visitor.page.locator("dialog")).to_be_visible()


def test_a_second_tap_lets_no_bot_sit_in_for_somebody_else(visit: Visit) -> None:
    visitor = visit()
    here = people(tables()["away"])
    for each in here["members"][1:3]:
        each.update(connected=False, away=75)
    scene = Scene(here, antayagi(5, active=1, waiting=[1, 2]))
    later = show(visitor.page, visitor.url, scene)
    sit_in = visitor.page.locator("[data-act=sit-in]")
    expect(sit_in).to_have_count(2)
    expect(sit_in.first).to_be_enabled()
    # What is there at the very moment when the first of the two has gone.
    visitor.page.evaluate(
        """() => new MutationObserver((_, watch) => {
            const found = [...document.querySelectorAll("[data-act=sit-in]")];
            if (found.length !== 1) return;
            watch.disconnect();
            window.left = found.map((each) => each.disabled);
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    places = [dict(each) for each in here["places"]]
    places[1]["bot"] = "regular"
    later({**here, "places": places})
    expect(sit_in).to_have_count(1)
    assert visitor.page.evaluate("window.left") == [True]
    expect(sit_in).to_be_enabled()


WORD = """() => {
    document.querySelector(".bar [role=status]").append(" again");
    document.body.getBoundingClientRect();
}"""


def test_a_word_in_the_bar_lays_no_card_out_anew(visit: Visit) -> None:
    """Cards follow from the height of the cloth: anew, all of them take most of a phone's time."""
    visitor = visit()
    show(visitor.page, visitor.url, swap("antayagi-80", 4)["sabotage"], [])
    browser = visitor.context.new_cdp_session(visitor.page)
    browser.send("Performance.enable")

    def styled() -> float:
        rest(visitor.page)
        metrics = browser.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "RecalcStyleCount"))

    before = styled()
    visitor.page.evaluate(WORD)
    assert styled() - before < visitor.page.locator("[data-anchor^='hand:']").count()
