"""What a bot likes in AntaYagí beside its chance to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from ...games.antayagi.cards import Object
from ..character import Share, Shift, Traits


class Taste(Traits, frozen=True, forbid_unknown_fields=True):
    """What a bot likes in AntaYagí beside its chance to win."""

    reserve: Shift = 0.0
    """Chance to win that a sabotage has to bring before it is played; negative: may cost."""
    spite: Share = 0.0
    """How much it minds the chances of the strongest opponent."""
    grudge: Share = 0.0
    """How much it minds the chances of those who wronged it, for each wrong; a sabotage against
    them has to bring that much less."""
    daring: Annotated[float, Meta(ge=0.25, le=4)] = 1.0
    """Above 1 it prefers a small chance of much; below 1, what is safe."""
    oblige: Annotated[float, Meta(ge=0, le=0.2)] = 0.0
    """What it is worth to do what somebody asks for."""
    likes: Mapping[Object, Shift] = {}
    """What an object in its area is worth beside its points."""
