"""The predictions of the formulas are compared with what came true."""

from __future__ import annotations

from math import log

import pytest

from benchmarks.foresight import Watched, calibration, chance_alone, formulas, play
from hatbox.agents import bot_named

from .tables import dealt


def test_a_game_is_foretold_turn_by_turn() -> None:
    bots = [bot_named(bot) for bot in ("novice", "random", "random")]
    game = play("antayagi-80", bots, "1")
    assert len(game.turns) > 3
    assert len(game.winners) == 1
    assert game.surprise(chance_alone) == pytest.approx(log(3))
    for formula in formulas("antayagi-80").values():
        assert game.surprise(formula) > 0


def test_surprise_and_calibration() -> None:
    at = dealt("antayagi-80", 3, {}, 1).position
    games = [Watched([at], (0,)), Watched([at], (1,))]

    def sure(_at: object) -> list[float]:
        return [0.9, 0.1]

    assert [game.surprise(sure) for game in games] == pytest.approx([-log(0.9), -log(0.1)])
    assert calibration(games, sure) == ["10%: 50%", "90%: 50%"]
