"""The ledger: every clause has a scenario in every game that it concerns, and each is real.

A clause is switched off, and its own scenarios run: one of them has to fail, by an assertion
and not by a crash. What belongs to the table wholly is listed in clauses.toml as such.
"""

from __future__ import annotations

import pytest

from hatbox.games import GAMES

from .clauses import (
    BELONGS_TO_TABLE,
    GAMES_OF,
    SCENARIOS,
    Scenario,
    load_everything,
    must_be_shown,
)

OFF = load_everything()
SHOWN = [each for each in GAMES_OF if BELONGS_TO_TABLE.get(each) != "wholly"]
ENTRIES = [(each, game) for each in SHOWN for game in GAMES_OF[each] if must_be_shown(each, game)]


def scenarios(clause: str, game: str) -> list[Scenario]:
    return [each for each in SCENARIOS if clause in each.clauses and game in each.games]


def failures(clause: str, game: str) -> list[str]:
    """The runs of a clause's scenarios that fail; other exceptions are not caught."""
    failed = []
    for scenario in scenarios(clause, game):
        for arguments in scenario.runs(game):
            try:
                scenario.test(**arguments)
            except (AssertionError, pytest.fail.Exception):
                failed.append(f"{scenario.test.__name__}({arguments})")
    return failed


def test_the_clauses_are_those_of_the_games() -> None:
    assert {game for games in GAMES_OF.values() for game in games} == set(GAMES)
    assert BELONGS_TO_TABLE == {
        "A.K1": "wholly",
        "A.X6": "partly",
        "A.X11": "wholly",
        "H.K1": "wholly",
    }


@pytest.mark.parametrize(("clause", "game"), ENTRIES)
def test_the_clause_has_a_scenario_that_notices_when_it_is_switched_off(
    clause: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = f'no scenario in tests/scenarios has @clause("{clause}", games=("{game}",))'
    assert scenarios(clause, game), missing
    assert failures(clause, game) == [], "a scenario fails although the clause holds"
    assert clause in OFF, "nobody has said how to switch it off"
    for number, switch_off in enumerate(OFF[clause]):
        with monkeypatch.context() as patch:
            switch_off(patch)
            unseen = f'no scenario in {game} notices OFF["{clause}"], number {number} of it'
            assert failures(clause, game), unseen


def test_nothing_is_switched_off_that_is_not_a_clause_to_show() -> None:
    wrong = set(OFF) ^ set(SHOWN)
    assert not wrong, "look for these in the OFF of the modules off*.py"
