"""What a seat can decide."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.engine import Answer, Chance, Seat
from .cards import Card, Object


class Choose(Answer, frozen=True, tag="choose"):
    """Whom to exchange with."""

    partner: Seat


class Offer(Answer, frozen=True, tag="offer"):
    """Which card of one's own hand to exchange."""

    slot: int


class Sabotage(Answer, frozen=True, tag="sabotage"):
    """Play a sabotage."""

    interrupts: ClassVar[bool] = True
    slot: int


class Pass(Answer, frozen=True, tag="pass"):
    """No sabotage."""


class Take(Answer, frozen=True, tag="take"):
    """Which card a Lollipop takes out of the partner's hand."""

    slot: int


class Feed(Answer, frozen=True, tag="feed"):
    """What a T-Rex eats."""

    object: Object


class Reshuffle(Chance, frozen=True, tag="reshuffle"):
    """The discards in their new order, the top card first."""

    deck: tuple[Card, ...]


Decision = Choose | Offer | Sabotage | Pass | Take | Feed
AnyAnswer = Decision | Reshuffle
