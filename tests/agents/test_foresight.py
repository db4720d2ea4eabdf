"""What the formulas foretell is compared with what came true."""

from __future__ import annotations

from math import log

import pytest

from benchmarks.foresight import CHANCE, Foretold, calibration, play


def test_a_game_is_foretold_turn_by_turn() -> None:
    game = play("antayagi-80", ["novice", "random", "random"], 1)
    turns = {len(said) for said in game.said.values()}
    assert len(turns) == 1
    assert turns.pop() > 3
    for said in game.said.values():
        assert all(sum(turn) == pytest.approx(1) for turn in said)
    assert game.surprise(CHANCE) == pytest.approx(log(3))


def test_surprise_and_calibration() -> None:
    games = [Foretold({"it": [[0.9, 0.1]]}, (0,)), Foretold({"it": [[0.9, 0.1]]}, (1,))]
    assert [game.surprise("it") for game in games] == pytest.approx([-log(0.9), -log(0.1)])
    assert calibration(games, "it") == ["10%: 50%", "90%: 50%"]
