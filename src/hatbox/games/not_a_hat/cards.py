"""Gifts, backs and cards, and how a card lies."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, Self, get_args

from msgspec import Struct

from ...kernel.errors import malformed
from ...kernel.written import Written
from .. import decks

Back = Literal["black-left", "black-right", "white-left", "white-right", "black-any", "white-any"]
BACKS: tuple[Back, ...] = get_args(Back)
Gift = str

_GIFT = re.compile(r"[^\s/:]{1,64}")


class GiftSide(Struct, frozen=True, tag_field="side", tag="gift"):
    """A card of which one sees the gift."""

    gift: Gift


class BackSide(Struct, frozen=True, tag_field="side", tag="back"):
    """A card of which one sees the arrow."""

    back: Back


Side = GiftSide | BackSide


class Card(Written):
    """A gift with a back, written `gift/back`."""

    __slots__ = ("arrow", "back", "colour", "gift")
    gift: Gift
    back: Back
    colour: str
    arrow: str

    @classmethod
    @cache
    def of(cls, text: str) -> Self:
        gift, _, back = text.partition("/")
        if back not in BACKS or not _GIFT.fullmatch(gift):
            raise malformed("error-unknown-card", card=text[:80])
        card = cls()
        card.text, card.gift, card.back = text, gift, back
        card.colour, card.arrow = back.split("-")
        return card


class Lying(Written):
    """A card in front of a player, written `gift/back:up` or `gift/back:down`."""

    __slots__ = ("card", "shows", "up")
    card: Card
    up: bool
    shows: Side
    """What everybody sees of it."""

    @classmethod
    @cache
    def of(cls, text: str) -> Self:
        written, _, way = text.partition(":")
        if way not in ("up", "down"):
            raise malformed("error-unknown-card", card=text[:80])
        lying = cls()
        lying.text, lying.card, lying.up = text, Card.of(written), way == "up"
        lying.shows = GiftSide(lying.card.gift) if lying.up else BackSide(lying.card.back)
        return lying


@cache
def face_up(card: Card) -> Lying:
    return Lying.of(f"{card.text}:up")


@cache
def face_down(card: Card) -> Lying:
    return Lying.of(f"{card.text}:down")


@cache
def catalogue() -> tuple[Card, ...]:
    """All our cards, special ones included."""
    return decks.read_deck(decks.builtin("not-a-hat"), "not-a-hat", Card.of)


@cache
def catalogue_gifts() -> frozenset[Gift]:
    """All gifts that we know."""
    return frozenset(card.gift for card in catalogue())
