"""Objects, backs and cards, and how a card is held."""

from __future__ import annotations

from functools import cache
from typing import Literal, Self, get_args

from msgspec import Struct

from ...kernel.errors import malformed
from ...kernel.written import Written

Object = Literal[
    "treasure",
    "bone",
    "hat",
    "lollipop",
    "muffin",
    "toxic-waste",
    "t-rex",
    "fish",
    "wizard",
    "empty-box",
]
Back = Literal["plain", "sabotage", "small-hat", "clue"]
OBJECTS: tuple[Object, ...] = get_args(Object)
BACKS: tuple[Back, ...] = get_args(Back)
CLUED: tuple[Object, ...] = ("treasure", "t-rex")
"""The objects that a clue back can hide."""


class ObjectSide(Struct, frozen=True, gc=False, tag_field="side", tag="object"):
    """A card of which one sees the object."""

    object: Object


class BackSide(Struct, frozen=True, gc=False, tag_field="side", tag="back"):
    """A card of which one sees the back."""

    back: Back


class Unseen(Struct, frozen=True, gc=False, tag_field="side", tag="unseen"):
    """A card of which one sees nothing."""


Side = ObjectSide | BackSide | Unseen
UNSEEN = Unseen()
_OBJECT_SIDES: dict[str, ObjectSide] = {each: ObjectSide(each) for each in OBJECTS}
_BACK_SIDES: dict[str, BackSide] = {each: BackSide(each) for each in BACKS}
"""One object for each side: which one a view holds must not tell what is behind it."""


class Card(Written):
    """An object with a back, written `object/back`."""

    __slots__ = ("back", "object")
    object: Object
    back: Back

    @classmethod
    @cache
    def of(cls, text: str) -> Self:
        object_, slash, back = text.partition("/")
        if not slash or object_ not in OBJECTS or back not in BACKS:
            raise malformed("error-unknown-card", card=text[:80])
        if back == "clue" and object_ not in CLUED:
            raise malformed("error-clue-on-other-object", card=text)
        card = cls()
        card.text = text
        # Views hold these strings: they too have to be the same ones for all cards.
        card.object, card.back = _OBJECT_SIDES[object_].object, _BACK_SIDES[back].back
        return card


class Held(Written):
    """A card in a hand, written `object/back:side` with the side that its owner sees."""

    __slots__ = ("card", "others", "own")
    card: Card
    own: ObjectSide | BackSide
    """What its owner sees."""
    others: ObjectSide | BackSide
    """What everybody else sees."""

    @classmethod
    @cache
    def of(cls, text: str) -> Self:
        written, _, facing = text.partition(":")
        card = Card.of(written)
        held = cls()
        held.text, held.card = text, card
        object_, back = _OBJECT_SIDES[card.object], _BACK_SIDES[card.back]
        match facing:
            case "object":
                held.own, held.others = object_, back
            case "back":
                held.own, held.others = back, object_
            case _:
                raise malformed("error-unknown-card", card=text[:80])
        return held

    @property
    def turned(self) -> Held:
        """The same card held the other way."""
        return _held(self.card, "object" if isinstance(self.own, BackSide) else "back")


@cache
def _held(card: Card, facing: Literal["object", "back"]) -> Held:
    return Held.of(f"{card.text}:{facing}")


@cache
def drawn(card: Card) -> Held:
    """How a card is held from the moment it is drawn: a small hat the other way round."""
    return _held(card, "object" if card.back == "small-hat" else "back")


def _make_all() -> None:
    """Threads that made a card at the same time would make two of it."""
    for object_ in OBJECTS:
        for back in BACKS:
            if back != "clue" or object_ in CLUED:
                drawn(Card.of(f"{object_}/{back}")).turned.turned  # noqa: B018


_make_all()
