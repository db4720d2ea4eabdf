"""Records to try out: headers and lines, and what a reader makes of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any

from hatbox.kernel.engine import Seat
from hatbox.records import Match, Played, RecordError, replay

Line = dict[str, Any] | bytes | str

LEFT = tuple(
    f"{gift}/black-left"
    for gift in ("hat", "piano", "tent", "bell", "kite", "robot", "drum", "book", "bed")
)
PASSES: list[Line] = [{"seat": seat, "do": "pass"} for seat in range(3)]


def raw(line: Line) -> bytes:
    """A line as bytes; strings and bytes are taken as they are."""
    if isinstance(line, bytes):
        return line
    return (line if isinstance(line, str) else json.dumps(line)).encode()


def hat_header(**changes: Any) -> dict[str, Any]:
    """The header of a small game of That's Not a Hat; None takes a key away."""
    head: dict[str, Any] = {
        "hatbox": 1,
        "rules": 1,
        "game": "not-a-hat",
        "options": {},
        "seats": ["Ana", "Ben", "Cleo"],
        "first": 0,
        "deck": list(LEFT),
    }
    return {key: value for key, value in (head | changes).items() if value is not None}


def anta_header(game: str, *deck: str, **changes: Any) -> dict[str, Any]:
    """The header of a small game of AntaYagí."""
    return hat_header(game=game, deck=list(deck), **changes)


def give(seat: Seat, gift: str, **to: Seat) -> Line:
    return {"seat": seat, "do": "give", "gift": gift, **to}


def do(seat: Seat, what: str, **more: Any) -> Line:
    return {"seat": seat, "do": what, **more}


def found_out(seat: Seat, times: int = 1, players: int = 3) -> list[Line]:
    """A seat names something that is not there, and the seat to its left says so."""
    return [give(seat, "toothbrush"), do((seat + 1) % players, "refuse")] * times


def exchange(seat: Seat, partner: Seat, slot: int, other: int) -> list[Line]:
    """Both offer a card, and nobody plays a sabotage."""
    return [
        do(seat, "choose", partner=partner),
        do(seat, "offer", slot=slot),
        do(partner, "offer", slot=other),
        *PASSES,
    ]


def result(winners: list[int], scores: list[int]) -> Line:
    return {"result": {"winners": winners, "scores": scores}}


def played(*lines: Line) -> list[Played]:
    return list(replay(raw(line) for line in lines))


def final(*lines: Line) -> Match:
    """The match at the end of a record that must stand."""
    return played(*lines)[-1].match


def report(match: Match) -> dict[str, Any]:
    return match.game.report(match.now)


def refusal(lines: Iterable[Line]) -> RecordError:
    """Why a record does not stand."""
    try:
        for _ in replay(raw(line) for line in lines):
            pass
    except RecordError as error:
        return error
    raise AssertionError("the record stands")


def refused(*lines: Line) -> tuple[int, str]:
    """The line that is wrong, and the kind of error."""
    error = refusal(lines)
    return error.line, error.error.kind


HAT_VARIANTS: list[dict[str, Any]] = [
    {},
    {"special": True},
    {"arrows": "black"},
    {"special": True, "arrows": "white"},
]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *(("antayagi-80", players, {}) for players in (3, 5, 7)),
    *(("antayagi-65", players, {}) for players in (3, 4, 7)),
    *(
        ("not-a-hat", 2 if gifts == 2 else players, options | {"gifts": gifts, "rounds": rounds})
        for options, gifts, (players, rounds) in product(
            HAT_VARIANTS,
            (1, 2),
            ((3, 1), (8, 3)),
        )
    ),
]
"""Games, numbers of players and options."""


def random_match(
    game: str, players: int, options: dict[str, Any], number: int, *, decisions: int = 10**6
) -> Match:
    """A game between players who choose at random, as far as these decisions go."""
    rng = Random(number)
    seats = [f"Seat {seat}" for seat in range(players)]
    match = Match.deal(game, seats, seed=rng.randbytes(32), variants=options)
    while not match.over and decisions:
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))
        decisions -= 1
    return match
