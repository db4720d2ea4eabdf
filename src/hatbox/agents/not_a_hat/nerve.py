"""A character's nerve in That's Not a Hat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..character import Share, Shift, Traits


class Nerve(Traits, frozen=True, forbid_unknown_fields=True):
    """How a bot gives and takes in That's Not a Hat."""

    bluff: Share = 0.0
    """Probability of misnaming a gift that it knows."""
    sure: Shift = 0.0
    """Additional strength that a memory needs before it is trusted."""
    doubt: Shift = 0.0
    """Additional probability of a wrong name that is needed for a refusal; below 0, less."""
    whim: Annotated[float, Meta(ge=0, le=0.5)] = 0.0
    """Range in which its readiness to refuse varies at random."""
    grudge: Share = 0.0
    """Additional readiness, for each wrong, to refuse gifts of those who wronged it."""
