"""The smallest phones: a full table is in view together, without scrolling."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import Scene, give, show, swap
from tests.page.test_look import BOXES, LETTERS, PANELS, Box, crowded, nothing_is_hidden, widths
from tests.page.visitor import Visitor

SMALL = ((375, 667), (360, 640), (320, 568))
TALLER = "document.scrollingElement.scrollHeight - innerHeight"
# What is said, told and asked: nothing of it lies on anything else.
TEXTS = """() => [...document.querySelectorAll("[data-board] " +
    ":is([data-named], [data-narration] span, [data-anchor='words:of-giver:'], .said > b)")]
    .filter((each) => each.textContent.trim())
    .map((each) => {
        const { x, y, right, bottom, width } = each.getBoundingClientRect();
        return { place: "", what: each.textContent, x, y, right, bottom, width, holds: false };
    })"""


def shown(visit: Visit, scene: Scene) -> Visitor:
    visitor = visit(language="de")
    show(visitor.page, visitor.url, scene)
    return visitor


def in_view(visitor: Visitor, width: int, height: int) -> list[Box]:
    """All seats and the strip in view, and nothing on anything else."""
    visitor.page.set_viewport_size({"width": width, "height": height})
    rest(visitor.page)
    assert visitor.page.evaluate(TALLER) <= 0, (width, height)
    panels = [Box(**each) for each in visitor.page.evaluate(PANELS)]
    texts = [Box(**each) for each in visitor.page.evaluate(TEXTS)]
    for one, other in combinations([*panels, *texts], 2):
        assert not one.hides(other), (width, one, other)
    assert max(panel.bottom for panel in panels) <= height, width
    assert min(panel.y for panel in panels) >= 0, width
    return panels


@pytest.mark.parametrize("state", ["answer", "rounds"])
@pytest.mark.parametrize("players", [5, 8])
def test_all_gifts_of_a_table_are_in_view(visit: Visit, players: int, state: str) -> None:
    visitor = shown(visit, give(players)[state])
    for width, height in SMALL:
        assert len(in_view(visitor, width, height)) == players + 1


@pytest.mark.parametrize("players", [5, 6, 7])
def test_all_hands_of_a_table_are_in_view_and_can_be_told_apart(visit: Visit, players: int) -> None:
    for state in ("choose", "sabotage"):
        scene = swap("antayagi-80", players)[state]
        assert scene.view
        scene.view["areas"] = [area[:5] for area in scene.view["areas"]]
        visitor = shown(visit, scene)
        for width, height in SMALL:
            assert len(in_view(visitor, width, height)) == players + 1
            boxes = [Box(**each) for each in visitor.page.evaluate(BOXES)]
            nothing_is_hidden(boxes)
            theirs = [f"hand:{seat}:" for seat in range(1, players)]
            assert min(widths(boxes, *theirs)) >= 28, width
            assert min(widths(boxes, "area:")) >= 16, width
            gathered = [f"area:{seat}:" for seat in range(1, players)]
            assert min(widths(boxes, *gathered)) >= (20 if players == 5 else 16), width
            assert min(widths(boxes, "hand:0:")) >= 46, width
            letters = visitor.page.evaluate(LETTERS)
            assert [each for each in letters if each[1] < min(len(each[0]), 4.4)] == [], width


def test_six_or_more_gathered_cards_take_a_second_row(visit: Visit) -> None:
    """Where that is too much for the very smallest, the page scrolls, but my hand is in view."""
    for width, height in SMALL:
        visitor = visit(language="de", viewport={"width": width, "height": height})
        show(visitor.page, visitor.url, crowded(7))
        assert visitor.page.evaluate(TALLER) <= 0 or height == 568, (width, height)
        boxes = [Box(**each) for each in visitor.page.evaluate(BOXES)]
        nothing_is_hidden([box for box in boxes if "bar" not in box.what])
        bar = min(box.y for box in boxes if "bar" in box.what)
        assert max(box.bottom for box in boxes if box.place.startswith("hand:0:")) <= bar, width
        assert min(widths(boxes, "area:1:")) >= 16, width
