"""Gifts, backs and cards, and how a card lies."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, Self, get_args
from weakref import WeakValueDictionary

from msgspec import Struct

from ...kernel.errors import malformed
from ...kernel.written import Written
from .. import decks

Back = Literal["black-left", "black-right", "white-left", "white-right", "black-any", "white-any"]
BACKS: tuple[Back, ...] = get_args(Back)
Gift = str

_GIFT = re.compile(r"[^\s/:]{1,64}")


class GiftSide(Struct, frozen=True, weakref=True, tag_field="side", tag="gift"):
    """A card that shows its gift."""

    gift: Gift


class BackSide(Struct, frozen=True, gc=False, tag_field="side", tag="back"):
    """A card that shows its arrow."""

    back: Back


Side = GiftSide | BackSide


class Card(Written):
    """A gift with a back, written `gift/back`."""

    __slots__ = ("__weakref__", "arrow", "back", "colour", "down", "gift", "up")
    gift: Gift
    back: Back
    colour: str
    arrow: str
    up: Lying
    """This card as it lies face up."""
    down: Lying
    """This card as it lies face down."""

    @classmethod
    def of(cls, text: str) -> Self:
        card = _CARDS.get(text)
        return cls._new(text) if card is None else card  # type: ignore[return-value]

    @classmethod
    def _new(cls, text: str) -> Self:
        gift, _, back = text.partition("/")
        if back not in BACKS or not _GIFT.fullmatch(gift):
            raise malformed("error-unknown-card", card=text[:80])
        card = cls()
        gift_side, back_side = _gift_side(gift), _BACK_SIDES[back]
        card.text, card.gift, card.back = text, gift_side.gift, back_side.back
        card.colour, card.arrow = back.split("-")
        card.up, card.down = Lying(), Lying()
        for lying, way, shows in ((card.up, "up", gift_side), (card.down, "down", back_side)):
            lying.text, lying.card, lying.shows = f"{text}:{way}", card, shows
        return _CARDS.setdefault(text, card)  # type: ignore[return-value]


_CARDS: WeakValueDictionary[str, Card] = WeakValueDictionary()
"""One object for each text; the gifts of a deck that is no longer in use are forgotten."""
_GIFT_SIDES: WeakValueDictionary[Gift, GiftSide] = WeakValueDictionary()
_BACK_SIDES: dict[str, BackSide] = {each: BackSide(each) for each in BACKS}
"""One object for each side: which one a view holds must not tell what is behind it."""


def _gift_side(gift: Gift) -> GiftSide:
    return _GIFT_SIDES.get(gift) or _GIFT_SIDES.setdefault(gift, GiftSide(gift))


class Lying(Written):
    """A card in front of a player, written `gift/back:up` or `gift/back:down`."""

    __slots__ = ("card", "shows")
    card: Card
    shows: Side
    """What everybody sees of it."""

    @classmethod
    def of(cls, text: str) -> Self:
        written, _, way = text.partition(":")
        if way not in ("up", "down"):
            raise malformed("error-unknown-card", card=text[:80])
        card = Card.of(written)
        return card.up if way == "up" else card.down  # type: ignore[return-value]

    @property
    def up(self) -> bool:
        """Whether it lies face up."""
        return self is self.card.up


@cache
def catalogue() -> tuple[Card, ...]:
    """All our cards, including the special ones."""
    return decks.read_deck(decks.builtin("not-a-hat"), "not-a-hat", Card.of)


@cache
def catalogue_gifts() -> frozenset[Gift]:
    """All gifts of our catalogue."""
    return frozenset(card.gift for card in catalogue())
