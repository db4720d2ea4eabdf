"""All games by their names in records, and their families."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ..kernel.errors import malformed
from ..kernel.game import Game
from .antayagi import ANTAYAGI_65, ANTAYAGI_80
from .not_a_hat import NOT_A_HAT

_GAMES: list[Game] = [
    ANTAYAGI_80,
    ANTAYAGI_65,
    NOT_A_HAT,
]
"""The only list of games."""
GAMES: dict[str, Game] = {game.id: game for game in _GAMES}
"""All games, by id."""
FAMILIES: tuple[str, ...] = tuple(dict.fromkeys(game.family for game in GAMES.values()))
"""The names of the families, each once."""

Entry = TypeVar("Entry")


def find_game(name: str) -> Game:
    """The game of that name; a RuleError if there is none."""
    if name not in GAMES:
        raise malformed("error-unknown-game", game=name[:80], known=", ".join(GAMES))
    return GAMES[name]


def by_family(layer: str, entries: Mapping[str, Entry]) -> Mapping[str, Entry]:
    """A layer's index of what it knows about each family; a LookupError if one is missing."""
    if set(entries) != set(FAMILIES):
        wrong = ", ".join(sorted(set(entries) ^ set(FAMILIES)))
        raise LookupError(f"{layer}: exactly one entry is needed for each family; look at {wrong}")
    return entries
