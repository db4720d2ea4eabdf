"""The register of scenarios: which clause is shown by which test, in which games.

    @clause("A.T3", "A.S8")
    def test_equal_objects_cancel_the_exchange(game: str) -> None: ...

is a scenario of both clauses. The modules `off*.py` have a dictionary `OFF` that says for
each clause how to switch it off (a function, or several for a clause of several parts);
test_ledger.py proves that its scenarios notice each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

from hatbox.games import GAMES
from hatbox.words import Words, clauses

Test = TypeVar("Test", bound=Callable[..., None])
SwitchOff = Callable[[pytest.MonkeyPatch], None]
"""Changes the engine as little as possible, so that (part of) one clause no longer holds."""

GAMES_OF: dict[str, tuple[str, ...]] = {each.id: tuple(each.games) for each in clauses()}
"""For each clause the games in which it holds."""
USUAL = tuple(
    game.id
    for game in GAMES.values()
    for first in (next(each for each in GAMES.values() if each.family == game.family),)
    if (game.players, game.slots) == (first.players, first.slots)
)
"""The games for whose tables scenarios are written: as many players and cards as in the first
edition of the family. Only scenarios that name another edition are played there."""
BELONGS_TO_TABLE: dict[str, str] = {each.id: each.table for each in clauses() if each.table}
"""The clauses that no engine can show, `wholly` or `partly`."""


class Scenario(NamedTuple):
    """A test, the clauses that it shows, and the games that it shows them in."""

    test: Callable[..., None]
    clauses: tuple[str, ...]
    games: tuple[str, ...]

    def runs(self, game: str) -> Iterator[dict[str, Any]]:
        """The arguments of each run of the test in this game."""
        tables = [_rows(mark) for mark in getattr(self.test, "pytestmark", [])]
        for rows in product(*tables):
            arguments = {name: value for row in rows for name, value in row.items()}
            if arguments["game"] == game:
                yield arguments


SCENARIOS: list[Scenario] = []


def clause(*ids: str, games: tuple[str, ...] = ()) -> Callable[[Test], Test]:
    """Marks a test as a scenario of these clauses. It runs once for each usual game (its `game`
    argument) that all of them concern, or only for those named here."""
    unknown = [each for each in ids if each not in GAMES_OF]
    assert not unknown, f"no such clause: {unknown}"
    concerned = tuple(
        game for game in GAMES_OF[ids[0]] if all(game in GAMES_OF[each] for each in ids)
    )
    assert set(games) <= set(concerned), f"not clauses of {games}: {ids}"
    usual = tuple(game for game in concerned if game in USUAL)

    def register(test: Test) -> Test:
        scenario = Scenario(test, ids, games or usual)
        SCENARIOS.append(scenario)
        marked: Test = pytest.mark.parametrize("game", scenario.games)(test)
        return marked

    return register


def must_be_shown(clause_: str, game: str) -> bool:
    """Whether a clause needs a scenario in a game: everywhere in usual ones, in others only where
    the edition states it as no other does."""
    states = {each: Words().clause(clause_, each).text for each in GAMES_OF[clause_]}
    return game in USUAL or list(states.values()).count(states[game]) == 1


def load_everything() -> dict[str, tuple[SwitchOff, ...]]:
    """Imports all scenarios; returns how each clause is switched off."""
    switches: dict[str, tuple[SwitchOff, ...]] = {}
    for path in sorted(Path(__file__).parent.glob("*/*.py")):
        if path.stem.startswith("test_"):
            import_module(f"tests.scenarios.{path.parent.name}.{path.stem}")
        elif path.stem.startswith("off"):
            off = import_module(f"tests.scenarios.{path.parent.name}.{path.stem}")
            assert not switches.keys() & off.OFF.keys(), f"switched off twice: {path}"
            for each, how in off.OFF.items():
                switches[each] = how if isinstance(how, tuple) else (how,)
    return switches


def _rows(mark: pytest.Mark) -> list[dict[str, Any]]:
    """The results of one parametrization in each run."""
    if mark.name != "parametrize":
        return [{}]
    names, values = mark.args[:2]
    split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    if len(split) == 1:
        return [{split[0]: value} for value in values]
    return [dict(zip(split, row, strict=True)) for row in values]
