"""The whole truth of a game of High Card."""

from __future__ import annotations

from ...kernel import engine
from ...kernel.engine import Seat
from .answers import Choose
from .cards import Card
from .tasks import PlayTrick


class Position(engine.Position, frozen=True):
    agenda: tuple[PlayTrick, ...]
    sealed: tuple[tuple[Seat, Choose], ...]
    hands: tuple[tuple[Card, ...], ...]
    played: tuple[tuple[Card, ...], ...]
    """The tricks, each with a card of every seat."""
    rest: tuple[Card, ...]
    """The cards that nobody got."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
