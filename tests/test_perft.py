"""The number of legal continuations on tiny decks, as counted in data/perft.toml.

Nothing that widens or narrows what players may do, or changes who is asked when, leaves
these numbers alone. A change that should change them prints the new ones in its failure.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from hatbox.kernel.engine import NATURE, Answer, Moment, Seat, answer
from hatbox.kernel.game import Game, listed
from hatbox.records import Match

from .scenarios.table import begin_match

DATA = tomllib.loads((Path(__file__).parent / "data" / "perft.toml").read_text(encoding="utf-8"))


def continuations(game: Game, now: Moment[Any], length: int, known: dict[Any, int]) -> int:
    """The number of sequences of that many decisions."""
    if not length:
        return 1
    key = (now.position, length)
    if key not in known:
        known[key] = sum(
            continuations(game, answer(game.rules, now, seat, reply), length - 1, known)
            for seat, reply in decisions(game, now)
        )
    return known[key]


def decisions(game: Game, now: Moment[Any]) -> Iterator[tuple[Seat, Answer]]:
    """All decisions that a seat, or chance, can make next."""
    for seat, options in now.options.items():
        if seat == NATURE:
            # Equal cards cannot be told apart: an order counts once.
            orders = dict.fromkeys(permutations(options.cards))
            yield from ((NATURE, options.kind(order)) for order in orders)
        else:
            yield from ((seat, reply) for reply in listed(options))


def begun(tree: dict[str, Any]) -> Match:
    return begin_match(
        tree["game"], tree["players"], tree["deck"].split(), **tree.get("options", {})
    )


@pytest.mark.parametrize("tree", DATA["tree"], ids=lambda tree: f"{tree['game']}: {tree['name']}")
def test_the_number_of_continuations(tree: dict[str, Any]) -> None:
    match = begun(tree)
    known: dict[Any, int] = {}
    lengths = range(1, len(tree["continuations"]) + 1)
    counted = [continuations(match.game, match.now, length, known) for length in lengths]
    assert counted == tree["continuations"]


def test_every_game_is_counted() -> None:
    assert {tree["game"] for tree in DATA["tree"]} == {"antayagi-80", "antayagi-65", "not-a-hat"}
