"""The weights of AntaYagí's bots can be made again."""

from __future__ import annotations

import tomllib
from random import Random

import pytest
from msgspec.structs import replace

from benchmarks import fit
from benchmarks.fit import Turn, logit
from hatbox.agents.antayagi.chances import Chances
from hatbox.agents.antayagi.logit import dot, softmax
from hatbox.agents.antayagi.outlook import Outlook


def test_a_fit_finds_the_weights_by_which_choices_were_made() -> None:
    planted, rng = [1.5, -0.8, 0.3], Random(1)
    turns = []
    for _ in range(4000):
        seats = [tuple(rng.gauss(0, 1) for _ in planted) for _ in range(rng.choice([2, 4, 5]))]
        odds = softmax([dot(planted, features) for features in seats])
        turns.append(Turn(seats, rng.choices(range(len(seats)), odds)[0]))
    assert logit(turns) == pytest.approx(planted, abs=0.1)


def test_a_feature_that_never_differs_has_no_weight() -> None:
    assert logit([Turn([(1.0, 0.0), (1.0, 1.0)], 1)])[0] == 0


def test_the_command_makes_the_same_weights_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *cheap, last = fit.GENERATIONS
    assert last.strength is not None
    brief = replace(last.strength, dealt=2, outcomes=4, worlds=1)
    monkeypatch.setattr(fit, "GENERATIONS", (*cheap, last._replace(strength=brief)))
    found = fit.learn(scale=0.002, processes=1)
    assert list(found["chances"]) == list(Chances.names)
    assert list(found["outlook"]) == list(Outlook.names)
    assert any(found["outlook"].values())
    assert tomllib.loads("\n".join(fit.written(found))) == found
    assert capsys.readouterr().out.count("held out") == 3
    assert fit.learn(scale=0.002, processes=2) == found
