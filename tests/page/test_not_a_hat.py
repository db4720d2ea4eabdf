"""The special parts of a That's Not a Hat table: its arrows, and naming a gift."""

import re
import unicodedata
from math import atan2, degrees

import pytest
from playwright.sync_api import expect

from hatbox.games.not_a_hat.cards import catalogue
from hatbox.words import Words
from tests.page.conftest import Visit
from tests.page.visitor import DESK, PHONE, Visitor

MIDDLE = """element => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def middle(visitor: Visitor, place: str) -> tuple[float, float]:
    x, y = visitor.page.locator(place).evaluate(MIDDLE)
    return x, y


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_arrow_points_at_the_neighbour_as_they_sit_on_the_screen(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(viewport=size)
    visitor.until_offered("not-a-hat", "accept")
    view = visitor.news[-1]["view"]
    assert view["receiver"] == 0
    turned = visitor.page.locator("[data-anchor='offered:'] svg").evaluate(
        "each => each.style.rotate"
    )
    arrow = float(turned.removesuffix("deg"))
    gift = middle(visitor, "[data-anchor='offered:']")

    def astray(seat: int) -> float:
        """The angle between the arrow and this seat's middle, in degrees."""
        x, y = middle(visitor, f"[data-seat='{seat}']")
        return abs((arrow - degrees(atan2(x - gift[0], gift[1] - y)) + 180) % 360 - 180)

    assert min(range(4), key=astray) == 0
    assert astray(0) < 15


def without_accents(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


@pytest.mark.parametrize("language", ["es", "fr", "de"])
def test_a_gift_is_found_without_its_accents(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.until_offered("not-a-hat", "gift")
    gifts = visitor.page.locator("dialog li")
    assert gifts.count() == len(catalogue())
    names = [Words(language).say(f"gift-{card.gift}") for card in catalogue()]
    name = next(name for name in names if without_accents(name) != name.lower())
    visitor.page.locator("dialog input").fill(without_accents(name))
    expect(gifts.filter(has_text=re.compile(f"^\\s*{re.escape(name)}\\s*$"))).to_have_count(1)
    assert gifts.count() < 8
    visitor.page.locator("dialog input").fill("zzzz")
    expect(gifts).to_have_count(0)
    expect(visitor.page.get_by_text(Words(language).say("nh-nothing-found"))).to_be_visible()
