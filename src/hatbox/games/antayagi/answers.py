"""The decisions of a seat."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.engine import Answer, Chance, Seat
from .cards import Card, Object


class Choose(Answer, frozen=True, tag="choose"):
    """Choose a partner to exchange with."""

    partner: Seat


class Offer(Answer, frozen=True, tag="offer"):
    """Offer a card of the seat's own hand."""

    slot: int


class Sabotage(Answer, frozen=True, tag="sabotage"):
    """Play a sabotage."""

    interrupts: ClassVar[bool] = True
    slot: int


class Pass(Answer, frozen=True, tag="pass"):
    """Play no sabotage."""


class Take(Answer, frozen=True, tag="take"):
    """Choose the card that a Lollipop takes out of the partner's hand."""

    slot: int


class Feed(Answer, frozen=True, tag="feed"):
    """Choose what a T-Rex eats."""

    object: Object


class Reshuffle(Chance, frozen=True, tag="reshuffle"):
    """The discards in their new order, the top card first."""

    deck: tuple[Card, ...]


Decision = Choose | Offer | Sabotage | Pass | Take | Feed
AnyAnswer = Decision | Reshuffle
