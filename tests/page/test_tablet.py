"""A tablet in the middle of the table: large gifts, nothing on top of anything, and a pace."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import devices, event, show

# Screens, with the least width of a gift on them.
LEAST = {(1180, 820): 105, (1024, 768): 92, (768, 1024): 84, (390, 844): 30}
BOXES = """() => [...document.querySelectorAll("[data-board] " +
    ":is([data-gift], [data-back], button, h2, .text > span)")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => {
        const { x, y, right, bottom } = each.getBoundingClientRect();
        const where = each.closest("[data-anchor]")?.dataset.anchor;
        const gift = where?.startsWith("column:") ? each.offsetWidth : null;
        const what = `${where} ${each.dataset.act ?? each.localName}`;
        return { what, x, y, right, bottom, gift };
    })"""
GIFTS = """() => [...document.querySelectorAll("[data-anchor^='column:'], [data-act=hold]")]
    .map((each) => { const { x, y } = each.getBoundingClientRect(); return [x, y]; })"""


def hides(one: dict[str, Any], other: dict[str, Any]) -> bool:
    wide = min(one["right"], other["right"]) - max(one["x"], other["x"])
    high = min(one["bottom"], other["bottom"]) - max(one["y"], other["y"])
    return bool(wide > 1 and high > 1)


@pytest.mark.parametrize("scene", ["tablet-3", "tablet-4", "tablet-8", "tablet-apart"])
def test_gifts_are_large_and_nothing_lies_on_anything(visit: Visit, scene: str) -> None:
    visitor = visit(language="de")
    show(visitor.page, visitor.url, devices()[scene])
    for (width, height), least in LEAST.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        rest(visitor.page)
        boxes = visitor.page.evaluate(BOXES)
        assert min(box["gift"] for box in boxes if box["gift"]) >= least, (width, height)
        for one, other in combinations(boxes, 2):
            assert not hides(one, other), (width, height, one, other)
        for box in boxes:
            assert box["x"] >= -1, (width, height, box)
            assert box["y"] >= -1, (width, height, box)
            assert box["right"] <= width + 1, (width, height, box)
            assert box["bottom"] <= height + 1, (width, height, box)


def test_nothing_moves_when_somebody_is_asked_and_a_touch_lets_it_go_on(visit: Visit) -> None:
    visitor = visit(hurry=False, viewport={"width": 1180, "height": 820})
    page = visitor.page
    scene = devices()["tablet-4"]
    later = show(page, visitor.url, scene)
    asked = page.evaluate(GIFTS)
    hold = page.locator("[data-act=hold]")
    spoken = event("gift-offered", "H.T5", giver=0, receiver=1, named="carrot", then={})
    later({"type": "news", "number": 2, "events": [spoken], "now": {}, "question": None})
    page.locator("[data-moment='2']").wait_for()
    expect(page.locator("[data-act=accept]")).to_have_count(0)
    assert page.evaluate(GIFTS) == asked
    # What comes next waits until somebody lets it go on.
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    later({"type": "news", "number": 3, "events": [spoken], "now": {}, "question": None})
    expect(page.locator("[data-act=next]")).to_be_enabled()
    page.locator("[data-named]").click()
    expect(hold).to_have_attribute("aria-pressed", "false")
    page.locator("[data-moment='3']").wait_for()


def test_a_tablet_says_who_is_away_who_plays_elsewhere_and_where_bots_sit(visit: Visit) -> None:
    visitor = visit(language="fr", viewport={"width": 1024, "height": 768})
    page = visitor.page
    sent: list[dict[str, Any]] = []
    scene = devices()["tablet-apart"]
    later = show(page, visitor.url, scene, sent)
    marks = page.locator("[data-mark]")
    expect(marks).to_have_text([visitor.say("seat-away"), visitor.say("device-elsewhere")])
    expect(page.locator("[data-seat='1'] [data-mark=away]")).to_be_visible()
    expect(page.locator("[data-seat='2'] [data-mark=phone]")).to_be_visible()
    expect(page.locator("[data-seat='4'] h2")).to_contain_text(visitor.say("seat-bot"))
    # The table waits for somebody who is away: whoever is here lets a bot play.
    expect(page.locator("[data-seat='1'] [data-away]")).to_be_visible()
    page.locator("[data-seat='1'] [data-act=sit-in]").click()
    assert [each["seat"] for each in sent if each["type"] == "seat-bot"] == [1]
    places = [dict(each) for each in scene.lobby["places"]]
    places[1]["bot"] = "regular"
    later({**scene.lobby, "places": places})
    expect(page.locator("[data-away]")).to_have_count(0)
    expect(marks).to_have_text([visitor.say("device-elsewhere")])


def test_a_paused_tablet_can_be_let_go_on(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1024, "height": 768})
    scene = devices()["tablet-4"]
    sent: list[dict[str, Any]] = []
    lobby = {**scene.lobby, "paused": True}
    show(visitor.page, visitor.url, scene._replace(lobby=lobby, question=None), sent)
    visitor.page.locator("[data-act=go-on]").click()
    assert [each["paused"] for each in sent if each["type"] == "pause"] == [False]


def test_people_at_one_device_change_seats_in_the_lobby(visit: Visit) -> None:
    visitor = visit().with_friends("not-a-hat")
    page = visitor.page
    for name in ("Cleo", "Dora"):
        page.locator("[data-act=person-name]").fill(name)
        page.locator("[data-act=add-person]").click()
        expect(page.locator("[data-place]").get_by_text(name, exact=True)).to_be_visible()
    names = page.locator("[data-place] .name")
    free, me = visitor.say("lobby-free"), visitor.say("page-guest")
    expect(names).to_have_text([me, "Cleo", "Dora", free])
    move = page.locator("[data-place]").filter(has_text="Cleo").locator("[data-act=move]")
    move.click()
    expect(names).to_have_text([me, "Dora", "Cleo", free])
    move.click()
    expect(names).to_have_text([me, "Dora", free, "Cleo"])
    move.click()
    expect(names).to_have_text(["Cleo", "Dora", free, me])
