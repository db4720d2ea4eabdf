"""How a bot gives and takes in That's Not a Hat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..character import Share, Shift, Traits


class Nerve(Traits, frozen=True, forbid_unknown_fields=True):
    """How a bot gives and takes in That's Not a Hat."""

    bluff: Share = 0.0
    """How often it misnames a gift that it knows."""
    sure: Shift = 0.0
    """How much firmer a memory has to be before it is trusted."""
    doubt: Shift = 0.0
    """How much more it takes to refuse a gift; below 0, how much less."""
    whim: Annotated[float, Meta(ge=0, le=0.5)] = 0.0
    """How far its readiness to refuse goes up and down."""
    grudge: Share = 0.0
    """How much more readily it refuses a gift of those who wronged it, for each wrong."""
