"""Over the real protocol no byte, and no moment of its arrival, tells what a seat cannot know.

Two servers play the same answers with cards that differ only in what the watched client cannot
have seen. Things that it cannot notice otherwise (others' passes, others' mistakes) happen at
other times. Every frame that it receives is the same, and comes at the same time.
"""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hatbox.kernel.game import Watcher
from tests.twins.pairs import pair, twins

GAMES = ("antayagi-80", "antayagi-65", "not-a-hat")
PLENTY = ("welcome", "lobby", "news", "news, asked", "ack", "failed")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_receives_the_same_in_twin_worlds(tmp_path: Path, game: str) -> None:
    kinds: Counter[str] = Counter()
    holders = 0
    for watcher in (0, 2):
        rng = Random(f"{game} {watcher}")
        worlds = twins(game, watcher, rng)
        compared = asyncio.run(pair(tmp_path / str(watcher), watcher, worlds, rng))
        assert compared.difference == ""
        assert worlds.positions
        kinds += compared.kinds()
        holders += worlds.holders
    assert min(kinds[kind] for kind in PLENTY) >= 5, kinds
    assert bool(holders) == (game != "not-a-hat")


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_receives_the_same_in_twin_worlds(tmp_path: Path, game: str) -> None:
    rng = Random(game)
    compared = asyncio.run(pair(tmp_path, None, twins(game, None, rng), rng))
    assert compared.difference == ""
    kinds = compared.kinds()
    assert min(kinds[kind] for kind in ("welcome", "lobby", "news", "failed")) >= 2, kinds
    assert not kinds["ack"] + kinds["news, asked"]


@pytest.mark.parametrize("game", GAMES)
def test_a_television_receives_the_same_in_twin_worlds(tmp_path: Path, game: str) -> None:
    rng = Random(f"screen {game}")
    worlds = twins(game, None, rng)
    compared = asyncio.run(pair(tmp_path, None, worlds, rng, "Tq4xZ0bNf8sLw2YhKd7uGm"))
    assert compared.difference == ""
    kinds = compared.kinds()
    assert min(kinds[kind] for kind in ("welcome", "lobby", "news", "failed")) >= 2, kinds
    assert not kinds["ack"] + kinds["news, asked"]


@pytest.mark.parametrize("watcher", [1, None])
def test_shuffles_that_nobody_saw_show_nowhere(tmp_path: Path, watcher: Watcher) -> None:
    rng = Random(f"few {watcher}")
    worlds = twins("antayagi-80", watcher, rng, few=True)
    assert worlds.shuffles
    compared = asyncio.run(pair(tmp_path, watcher, worlds, rng))
    assert compared.difference == ""


def test_a_sealed_offer_shows_nowhere(tmp_path: Path) -> None:
    rng = Random("sealed")
    worlds = next(
        found for _ in range(500) if (found := twins("antayagi-65", 1, rng)).instead is not None
    )
    compared = asyncio.run(pair(tmp_path, 1, worlds, rng))
    assert compared.difference == ""
