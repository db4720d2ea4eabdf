"""A game in figures: what a picture is drawn from, and what is worth looking back at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from ...kernel.engine import Seat
from ...records import Match
from ...words.telling import Value
from ..protocol.messages import Sentence

Cell = dict[str, str | int | bool]
"""An entry of a table by its kind: a seat, a number, a card's side, or whether it was true."""


class Row(Struct, frozen=True):
    """A line of a table, and its moment, counted from 1."""

    moment: int
    cells: tuple[Cell, ...]


class Lanes(Struct, frozen=True):
    """How a table is drawn over time, by the numbers of its columns."""

    lane: int
    """Whom or what a lane is about."""
    ink: int
    """The seat whose colour a mark has."""
    right: int | None = None
    """Whether it was true; a mark where it was not is a cross."""
    joined: bool = False
    """Whether the marks in a lane are one journey."""


class Listing(Struct, frozen=True):
    """Figures; its title and the heads of its columns are messages of the language files."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    lanes: Lanes | None = None
    """How it is drawn; null if it is not."""


class Highlight(Struct, frozen=True):
    """Something that was special in this game, in a sentence, and its moment."""

    tell: Sentence
    moment: int
    decides: bool = False
    """Whether it decided the game, or ended it."""


class Figures(Struct, frozen=True):
    """A game in figures."""

    points: tuple[tuple[int, tuple[int, ...]], ...]
    """The scores after each moment that changed them."""
    flow: tuple[tuple[int, ...], ...]
    """Number of cards that each seat (the row) gave to each other."""
    tables: tuple[Listing, ...]
    highlights: tuple[Highlight, ...]


Flow = Mapping[tuple[Seat, Seat], int]
"""Number of cards that one seat gave to another."""
Accounted = tuple[Flow, tuple[Listing, ...], list[Highlight]]
"""The flow, the tables and the highlights of a game."""


class Accountant(Protocol):
    """Counts through a whole game; it sees what no player saw."""

    def count(self, moment: int, event: Any, match: Match) -> None:
        """Take an event in, and the match after its line of the record."""

    def hear(self, moment: int, by: Seat, seat: Seat, slot: int, card: str) -> None:
        """Take in what somebody said that a card is."""

    def close(self, players: int, moments: int) -> Accounted:
        """The result."""


def matrix(flow: Flow, players: int) -> tuple[tuple[int, ...], ...]:
    """The flow as rows of numbers."""
    seats = range(players)
    return tuple(tuple(flow.get((giver, to), 0) for to in seats) for giver in seats)


def highlight(message: str, moment: int, **variables: Value) -> Highlight:
    return Highlight((message, variables), moment)


def deciding(message: str, moment: int, **variables: Value) -> Highlight:
    return Highlight((message, variables), moment, decides=True)


class Tally:
    """How often something happened to each seat, and when first."""

    def __init__(self) -> None:
        self.numbers: Counter[Any] = Counter()
        self.first: dict[Any, int] = {}

    def add(self, who: Any, moment: int, number: int = 1) -> None:
        self.numbers[who] += number
        self.first.setdefault(who, moment)

    def best(self, message: str, name: str = "seat", least: int = 2) -> list[Highlight]:
        """The one who had most of it; nobody if several had, because that would not be true, or
        if it came up less than `least` times, because that is nothing special."""
        ranked = self.numbers.most_common(2)
        if not ranked or ranked[0][1] < least or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
            return []
        (who, number), *_ = ranked
        variables: dict[str, Any] = {name: who, "cards": number}
        return [Highlight((message, variables), self.first[who])]
