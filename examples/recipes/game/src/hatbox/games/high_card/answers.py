"""What a seat can decide."""

from __future__ import annotations

from ...kernel.engine import Answer


class Choose(Answer, frozen=True, tag="choose"):
    """Which card of the hand to play."""

    slot: int
