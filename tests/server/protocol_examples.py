"""An example of each answer, view, event and agenda entry, from games that random play gives."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hatbox.games import GAMES
from hatbox.kernel.conformance import anything, interrupting, play
from hatbox.kernel.engine import NATURE
from hatbox.kernel.game import Game
from hatbox.kernel.written import to_json
from hatbox.server.table.story import Story
from tests.conformance.tables import short, shuffled

VARIANTS = {"not-a-hat": {"rounds": 2}}
SOME = 25
"""Number of answers after which there is more to see than in the beginning."""
PLAYED = 60
"""Number of games that are played: a few show everything."""


@cache
def examples(family: str) -> dict[type, str]:
    """The first thing of each type in the games of a family, as JSON."""
    game = next(game for game in GAMES.values() if game.family == family)
    found: dict[type, str] = {}
    for seed in range(PLAYED):
        for kind, thing in _seen(game, Random(seed)):
            if kind not in found:
                found[kind] = to_json(thing).decode()
    return found


def _seen(game: Game, rng: Random) -> Iterator[tuple[type, Any]]:
    """The answers of a game, and what seat 1, and then a spectator, is sent about it.

    Each with its type. Events are as they are sent, with their sentences and what they change.

    Every other game of AntaYagí has few cards, so that piles run out.
    """
    variants = game.variants(**VARIANTS.get(game.family, {}))
    players = game.seats(variants)[0]
    few = rng.random() < 0.5 and game.slots
    setup = short(game, players, rng) if few else shuffled(game, variants, players, rng)
    run = play(game, setup, rng.choice([anything, interrupting]), rng, 300)
    yield from ((type(answer), answer) for _, answer in run.answers)
    for watcher in (1, None):
        view, events = game.blank(watcher, players), []
        for number, now in enumerate(run.moments):
            events += [game.redact(event, watcher) for event in now.news]
            if NATURE not in now.options:
                before, view = view, game.view(now.position, watcher)
                story = Story(game, [None] * len(events))
                told = story.chapter(before, tuple(events), view, watcher).events
                yield from zip(map(type, events), told, strict=True)
                events = []
                if number > SOME:
                    yield from ((type(part), part) for part in (view, *_parts(view)))


def _parts(value: Any) -> Iterator[Any]:
    """What a view is made of."""
    for name in getattr(value, "__struct_fields__", ()):
        yield getattr(value, name)
        yield from _parts(getattr(value, name))
    if isinstance(value, tuple):
        for each in value:
            yield each
            yield from _parts(each)
