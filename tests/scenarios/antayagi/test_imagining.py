"""A seat knows what it was shown: worlds that fit its memory look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.cards import Card
from hatbox.games.antayagi.position import Position
from hatbox.records import Match

SMALL = """
game = "antayagi"
[cards.plain]
bone = 3
hat = 3
lollipop = 2
muffin = 1
toxic-waste = 1
wizard = 1
[cards.sabotage]
bone = 1
fish = 2
t-rex = 1
[cards.small-hat]
hat = 1
lollipop = 1
[cards.clue]
treasure = 1
t-rex = 1
"""


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65"])
@pytest.mark.parametrize("seed", [0, 3])
def test_every_world_that_fits_looks_like_the_true_one(game: str, seed: int) -> None:
    rng = Random(seed)
    match = Match.deal(game, ["a", "b", "c"], seed=bytes([seed]) * 32, first=0, deck_text=SMALL)
    memories = {each: GAMES[game].knowledge(each, match.setup) for each in (0, 1, 2, None)}
    for step in range(120):
        for watcher, memory in memories.items():
            memory.learn(match.view(watcher), match.seen(watcher))
        # One of them each time: to think of worlds takes long.
        watcher = list(memories)[step % 4]
        world = memories[watcher].imagine(rng)
        assert GAMES[game].view(world, watcher) == match.view(watcher)
        assert sorted(map(str, _cards(world))) == sorted(match.header.deck)
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))


def _cards(world: Position) -> list[Card]:
    rows: list[Sequence[Card]] = [*world.areas, world.draw, world.discard]
    rows += [[held.card for held in hand] for hand in world.hands]
    rows += [[laid.card for laid in world.table]]
    return [card for row in rows for card in row]
