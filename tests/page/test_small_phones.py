"""The smallest phones: gifts of a full table are in view together, without scrolling."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import give, show
from tests.page.test_look import PANELS, Box

SMALL = ((360, 640), (320, 568))
TALLER = "document.scrollingElement.scrollHeight - innerHeight"
# What is said, told and asked: nothing of it lies on anything else.
TEXTS = """() => [...document.querySelectorAll("[data-board] " +
    ":is([data-named], [data-narration] span, [data-anchor='words:of-giver:'], .said > b)")]
    .filter((each) => each.textContent.trim())
    .map((each) => {
        const { x, y, right, bottom, width } = each.getBoundingClientRect();
        return { place: "", what: each.textContent, x, y, right, bottom, width, holds: false };
    })"""


@pytest.mark.parametrize("state", ["answer", "rounds"])
@pytest.mark.parametrize("players", [5, 8])
def test_all_gifts_of_a_table_are_in_view(visit: Visit, players: int, state: str) -> None:
    visitor = visit(language="de")
    show(visitor.page, visitor.url, give(players)[state])
    for width, height in SMALL:
        visitor.page.set_viewport_size({"width": width, "height": height})
        rest(visitor.page)
        # Two gifts for each of eight are too much for the very smallest: there the page scrolls.
        scrolls = (players, state, width) == (8, "rounds", 320)
        assert scrolls or visitor.page.evaluate(TALLER) <= 0, (width, height)
        visitor.page.evaluate("scrollTo(0, 9999)")
        panels = [Box(**each) for each in visitor.page.evaluate(PANELS)]
        texts = [Box(**each) for each in visitor.page.evaluate(TEXTS)]
        assert len(panels) == players + 1
        for one, other in combinations([*panels, *texts], 2):
            assert not one.hides(other), (width, one, other)
        assert max(panel.bottom for panel in panels) <= height, width
        assert scrolls or min(panel.y for panel in panels) >= 0, width
