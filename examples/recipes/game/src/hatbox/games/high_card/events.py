"""What can happen."""

from __future__ import annotations

from ...kernel.engine import Event, Seat
from .cards import Card


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody got their cards."""

    hands: tuple[tuple[Card, ...], ...]
    rest: int
    """Number of cards that nobody gets."""


class SawDealt(Event, frozen=True, tag="dealt"):
    """What a watcher saw of the deal: their own hand, and how many cards everybody got."""

    hand: tuple[Card, ...]
    cards: int
    rest: int


class TrickPlayed(Event, frozen=True, tag="trick-played"):
    """The cards of all seats are turned up; each left its slot."""

    trick: tuple[Card, ...]
    slots: tuple[int, ...]


class PointTaken(Event, frozen=True, tag="point-taken"):
    """A seat had the highest card that nobody else played; its points now."""

    seat: Seat
    points: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


AnyEvent = Dealt | TrickPlayed | PointTaken | GameEnded
SeenEvent = SawDealt | TrickPlayed | PointTaken | GameEnded
