"""A character's taste in AntaYagí: what it likes in addition to winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from ...games.antayagi.cards import Object
from ..character import Share, Shift, Traits


class Taste(Traits, frozen=True, forbid_unknown_fields=True):
    """What a bot likes in AntaYagí in addition to its chance to win."""

    reserve: Shift = 0.0
    """Chance to win that a sabotage must bring to be played; if negative, it may cost some."""
    spite: Share = 0.0
    """Weight of the strongest opponent's chance to win, which counts against a position."""
    grudge: Share = 0.0
    """Weight, for each wrong, of the chances of those who wronged the bot; a sabotage against
    them has to bring that much less."""
    daring: Annotated[float, Meta(ge=0.25, le=4)] = 1.0
    """Above 1 the bot prefers a small chance of much; below 1, what is safe."""
    oblige: Annotated[float, Meta(ge=0, le=0.2)] = 0.0
    """Chance to win that it gives up to do what somebody asks for."""
    likes: Mapping[Object, Shift] = {}
    """Worth of an object in its area in addition to the points."""
