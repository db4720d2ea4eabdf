"""Objects, backs and cards, and how a card is held."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, Self, assert_never, get_args

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


class Kind(NamedTuple):
    """The rules of an object that hold wherever it is; its effect is in effects.py."""

    clause: str
    """The clause that says what it scores and what it does."""
    points: int = 1
    """Points it scores in an area."""
    scores: Literal["always", "never", "with-toxic-waste"] = "always"
    """When it scores; an object that does not score does not stay in an area."""
    food: int | None = None
    """Its rank as food for a T-Rex, which prefers the lowest; None if a T-Rex does not eat it."""
    clued: bool = False
    """Whether a clue back can hide it."""


def kind_of(object_: Object) -> Kind:  # noqa: PLR0911 a table
    """The table of the objects; an object that is not listed here does not type-check."""
    match object_:
        case "treasure":
            return Kind("A.O1", clued=True)
        case "bone":
            return Kind("A.O2", food=4)
        case "hat":
            return Kind("A.O3")
        case "lollipop":
            return Kind("A.O4", food=3)
        case "muffin":
            return Kind("A.O5", food=2)
        case "toxic-waste":
            return Kind("A.O6")
        case "t-rex":
            return Kind("A.O7", clued=True)
        case "fish":
            return Kind("A.O8", points=2, scores="with-toxic-waste", food=1)
        case "wizard":
            return Kind("A.O9", scores="never")
        case "empty-box":
            return Kind("A.O10", scores="never")
        case _:
            assert_never(object_)


KINDS: dict[Object, Kind] = {each: kind_of(each) for each in OBJECTS}
CLUED: tuple[Object, ...] = tuple(each for each in OBJECTS if KINDS[each].clued)
"""The objects that a clue back can hide."""


class ObjectSide(Struct, frozen=True, gc=False, tag_field="side", tag="object"):
    """A card that shows its object to the watcher."""

    object: Object


class BackSide(Struct, frozen=True, gc=False, tag_field="side", tag="back"):
    """A card that shows its back to the watcher."""

    back: Back


class Unseen(Struct, frozen=True, gc=False, tag_field="side", tag="unseen"):
    """A card that shows the watcher nothing."""


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
        # Views hold these strings, so these too have to be the same objects for all cards.
        card.object, card.back = _OBJECT_SIDES[object_].object, _BACK_SIDES[back].back
        return card


class Held(Written):
    """A card in a hand, written `object/back:side`; the side is the one that its owner sees."""

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
    """A card as it is held from the moment it is drawn: a small hat the other way round."""
    return _held(card, "object" if card.back == "small-hat" else "back")


def _make_all() -> None:
    """Make all cards at import: two threads that make the same card at once would make two."""
    for object_ in OBJECTS:
        for back in BACKS:
            if back != "clue" or object_ in CLUED:
                drawn(Card.of(f"{object_}/{back}")).turned.turned  # noqa: B018


_make_all()
