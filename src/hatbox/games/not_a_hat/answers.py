"""The decisions of a seat."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from ...kernel.engine import Answer, Chance, Seat
from .cards import Card, Gift


class Give(Answer, frozen=True, tag="give"):
    """Give a gift under a name, true or not; for a special card, also choose the receiver."""

    names: ClassVar[str] = "gift"
    gift: Gift
    """The name that it is given under."""
    to: Seat | UnsetType = UNSET
    """The receiver, if the card lets its giver choose."""


class Accept(Answer, frozen=True, tag="accept"):
    """Thank you!"""


class Refuse(Answer, frozen=True, tag="refuse"):
    """That's not what you say it is!"""


class Shuffle(Chance, frozen=True, tag="shuffle"):
    """All cards in a new order, the top card first."""

    deck: tuple[Card, ...]


Decision = Give | Accept | Refuse
AnyAnswer = Decision | Shuffle
