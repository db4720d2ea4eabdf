"""A rough worth of an object to the player who receives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...games.antayagi.cards import OBJECTS, Object
from ...games.antayagi.effects import FOODS

ANOTHER_CARD = 0.9
"""Points that a Lollipop brings in addition to its own, by the card that it takes."""
CHANCE_OF_FISH = 0.2
"""Points that a first Toxic Waste brings: it costs its own point, but Fish count from then on."""


def gain(object_: Object, area: Sequence[Object]) -> float:
    """Points that an object would roughly bring to an area."""
    value = USUAL[object_]
    eaten = object_ in FOODS and "t-rex" in area
    match object_:
        case "t-rex":
            return EATEN if any(food in area for food in FOODS) else value
        case "toxic-waste":
            return 1.0 if "toxic-waste" in area else value
        case "fish":
            return 0.0 if "toxic-waste" not in area else EATEN if eaten else value
        case "lollipop":
            return EATEN + ANOTHER_CARD if eaten else value
        case "treasure" | "bone" | "hat" | "muffin" | "wizard" | "empty-box":
            return EATEN if eaten else value
        case _:
            assert_never(object_)


EATEN = -1.0
"""Points that a T-Rex or its food brings when both leave the area."""


def usual(object_: Object) -> float:
    """Points that an object usually brings."""
    match object_:
        case "treasure" | "bone" | "hat" | "muffin":
            return 1.0
        case "fish":
            return 2.0
        case "lollipop":
            return 1.0 + ANOTHER_CARD
        case "toxic-waste":
            return CHANCE_OF_FISH
        case "t-rex":
            return 0.6
        case "wizard" | "empty-box":
            return 0.0
        case _:
            assert_never(object_)


USUAL: dict[Object, float] = {each: usual(each) for each in OBJECTS}
"""Points that each object usually brings."""
