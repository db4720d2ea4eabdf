"""The twins can fail: a server that leaks is caught, for what it leaks."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.twins.leaks import LEAKS, Leak, answers_are_not_sealed
from tests.twins.pairs import Worlds, pair, twins

TRIES = 4


def worlds_for(leak: Leak, rng: Random) -> Worlds:
    for _ in range(200):
        worlds = twins("antayagi-80", 1, rng)
        if worlds.instead is not None or leak is not answers_are_not_sealed:
            return worlds
    raise AssertionError("no such game")


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    """And without it, nothing shows in the same two worlds."""
    rng = Random(leak.__name__)
    leak(monkeypatch)
    for attempt in range(TRIES):
        worlds, state = worlds_for(leak, rng), rng.getstate()
        if asyncio.run(pair(tmp_path / f"leaking {attempt}", 1, worlds, rng)).difference:
            break
    else:
        pytest.fail("nobody noticed")
    monkeypatch.undo()
    rng.setstate(state)
    assert asyncio.run(pair(tmp_path / "tight", 1, worlds, rng)).difference == ""
