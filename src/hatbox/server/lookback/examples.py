"""Worked examples: a few moments on real cards for each topic of the rules.

An example is some lines of a record (`data/examples`), which are played by the rules: what it
shows is what happens.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ...games import GAMES
from ...kernel.engine import Seat
from ...kernel.game import Game
from ...kernel.written import from_builtins, to_builtins, to_json
from ...records.lines import FORMAT, RULES, read_variants
from ..table.moments import moments
from .theatre import Play, Screen

EXAMPLES = files("hatbox") / "data" / "examples"


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """An example, as its author writes it."""

    name: str
    """The message `worked-NAME` says what it shows."""
    section: str
    """The topic: a section of the clauses."""
    shows: tuple[str, ...]
    """Clauses that are a reason of what happens, in the games that have them."""
    hands: tuple[str, ...]
    """What each seat is dealt, the first card first."""
    lines: tuple[dict[str, Any], ...] = ()
    """The lines of the record that follow the deal."""
    draw: str = ""
    """The cards on top of the draw pile; the rest of the deck lies below them."""
    first: Seat = 0
    seat: Seat = 0
    """The seat with whose eyes it is seen."""
    skip: Annotated[int, Meta(ge=0)] = 0
    """Number of lines that only lead there, and are not shown."""
    deal: bool = False
    """Whether the deal is shown."""
    openly: bool = False
    """Whether what is true is shown beside what is seen."""
    options: dict[str, Any] = field(default_factory=dict)


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """The examples of a family."""

    games: tuple[str, ...]
    """The games in which each is played; a further edition may deal otherwise."""
    seats: tuple[str, ...]
    """The names in the record; those of bots have a picture."""
    example: tuple[Written, ...]


NONE = Book((), (), ())


class Example(Play, frozen=True):
    """A worked example, as the page plays it."""

    id: str
    openly: bool
    """Whether what is true is shown beside what is seen."""


def written(game: str) -> Book:
    """The examples for a game."""
    file = EXAMPLES / f"{GAMES[game].family}.toml"
    book = from_builtins(tomllib.loads(file.read_text("utf-8")), Book) if file.is_file() else NONE
    return book if game in book.games else NONE


@cache
def examples(game: str) -> dict[str, Example]:
    """The examples for a game by their names; a RecordError if the rules refuse one."""
    book = written(game)
    return {each.name: played(GAMES[game], each, book.seats) for each in book.example}


def played(game: Game, plan: Written, seats: Sequence[str]) -> Example:
    """An example, played by the rules."""
    hidden = 0 if plan.deal else plan.skip + 1
    steps = list(moments(record(game, plan, seats), plan.seat, None))
    screen = Screen(game, len(seats))
    shown = [tuple(screen.show(step)) for step in steps]
    return Example(
        game=game.id,
        options=steps[0].match.header.options,
        names=tuple(seats),
        watcher=plan.seat,
        start=to_builtins(steps[hidden].before),
        moments=tuple(moment for each in shown[hidden:] for moment in each),
        id=plan.name,
        openly=plan.openly,
    )


def record(game: Game, plan: Written, seats: Sequence[str]) -> list[bytes]:
    """The lines of an example's record."""
    dealt = [
        card for round_ in zip_longest(*(hand.split() for hand in plan.hands)) for card in round_
    ]
    top = [*dealt, *plan.draw.split()]
    rest = Counter(card.text for card in game.cards(read_variants(game, dict(plan.options))))
    rest.subtract(top)
    if lacking := [card for card, count in rest.items() if count < 0]:
        raise ValueError(f"{plan.name}: the deck of {game.id} has not so many {lacking}")
    header = {
        "hatbox": FORMAT,
        "rules": RULES,
        "game": game.id,
        "options": plan.options,
        "seats": list(seats),
        "first": plan.first,
        "deck": [*top, *rest.elements()],
    }
    return [to_json(each) for each in (header, *plan.lines)]
