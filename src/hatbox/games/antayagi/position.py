"""The whole truth about a game of AntaYagí."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ...kernel import engine
from ...kernel.engine import Seat
from .answers import AnyAnswer
from .cards import KINDS, Back, Card, Held, Object
from .tasks import AnyTask

Hand = tuple[Held, ...]
Area = tuple[Card, ...]


class Laid(Struct, frozen=True, gc=False):
    """A card on the table and the seat that laid it there."""

    seat: Seat
    card: Card
    revealed: bool = False
    """Lies object side up; a sabotage does not."""


class Position(engine.Position, frozen=True):
    """Hands in slot order, areas in order of arrival, piles with the top card first."""

    agenda: tuple[AnyTask, ...]
    sealed: tuple[tuple[Seat, AnyAnswer], ...]
    hands: tuple[Hand, ...]
    areas: tuple[Area, ...]
    needed: tuple[int, ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    table: tuple[Laid, ...]
    active: Seat
    chosen: Seat | None
    skipped: int
    """Number of turns in a row without an exchange."""
    winners: tuple[Seat, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([points([card.object for card in area]) for area in self.areas])


def exchange_partner(at: Position) -> Seat:
    """The chosen player, while an exchange is under way."""
    assert at.chosen is not None
    return at.chosen


def exchangers(at: Position) -> tuple[Seat, Seat]:
    """The active and the chosen player, while an exchange is under way."""
    return at.active, exchange_partner(at)


def top_back(pile: Sequence[Card], drawn: int = 0) -> Back | None:
    """The back that shows on a pile of which so many cards have been drawn."""
    return pile[drawn].back if len(pile) > drawn else None


def points(objects: Sequence[Object]) -> int:
    """The points that these objects score together in an area."""
    return sum([KINDS[object_].points for object_ in objects])


def can_score(object_: Object, area: Area) -> bool:
    """Whether an object scores in an area; one that does not score does not stay there."""
    match KINDS[object_].scores:
        case "always":
            return True
        case "never":
            return False
        case "with-toxic-waste":
            return any(card.object == "toxic-waste" for card in area)


def report(at: Position, to_act: list[Seat]) -> dict[str, Any]:
    """The position in the form that records and other programs use."""
    return {
        "over": at.over,
        "winners": list(at.winners),
        "scores": list(at.scores),
        "needed": list(at.needed),
        "active": at.active,
        "chosen": at.chosen,
        "to_act": to_act,
        "hands": [[held.text for held in hand] for hand in at.hands],
        "areas": [[card.text for card in area] for area in at.areas],
        "table": [laid.card.text for laid in at.table],
        "draw": [card.text for card in at.draw],
        "discard": [card.text for card in at.discard],
    }
