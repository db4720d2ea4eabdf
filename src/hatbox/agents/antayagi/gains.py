"""What an object is worth to whoever would receive it, at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.antayagi.cards import Object
from ...games.antayagi.effects import FOODS

ANOTHER_CARD = 0.9
"""What a Lollipop takes besides itself."""
CHANCE_OF_FISH = 0.2
"""A first Toxic Waste costs what it brings, but Fish count from then on."""


def gain(object_: Object, area: Sequence[Object]) -> float:
    """Points that an object would bring to an area, roughly."""
    value = SCORES.get(object_, 1.0)
    if object_ == "t-rex":
        return EATEN if any(food in area for food in FOODS) else value
    if object_ == "toxic-waste":
        return 1.0 if "toxic-waste" in area else value
    if object_ == "fish" and "toxic-waste" not in area:
        return 0.0
    if object_ in FOODS and "t-rex" in area:
        return EATEN + (ANOTHER_CARD if object_ == "lollipop" else 0.0)
    return value


EATEN = -1.0
"""A T-Rex and its food leave the area, and one of the two lay there before."""
SCORES: dict[Object, float] = {
    "wizard": 0.0,
    "empty-box": 0.0,
    "fish": 2.0,
    "lollipop": 1.0 + ANOTHER_CARD,
    "toxic-waste": CHANCE_OF_FISH,
    "t-rex": 0.6,
}
"""What an object usually brings; all others one point."""
