"""What was true at a moment of a game that nobody plays any more."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from ...words.telling import Face


class Truth(Struct, frozen=True):
    """Both sides of the cards that somebody could not see."""

    cards: tuple[tuple[Face, ...], ...]
    """The cards in front of each seat, by slot."""
    given: Face | None = None
    """The card that is on its way from one seat to another."""


class Hindsight(Protocol):
    """Follows the cards through whole events, which no player is ever sent."""

    def follow(self, event: Any) -> Truth:
        """What is true after an event."""
