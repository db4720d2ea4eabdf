"""The page tells every event in the words in which Python tells it."""

import json
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hatbox import Match
from hatbox.games import GAMES
from hatbox.games.antayagi.events import Arrived, Discarded
from hatbox.kernel.engine import Event, Seat
from hatbox.kernel.game import Game
from hatbox.words import LANGUAGES, Words, tell
from tests.people import seated
from tests.wording import SOURCE
from tools.page import node_command

NAMES = ("Ana", "Ben", "Inés", "Zoë")
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "antayagi": [{}],
    "not-a-hat": [
        {"special": special, "arrows": arrows, "gifts": gifts, "rounds": gifts}
        for special, arrows, gifts in product((False, True), ("both", "black", "white"), (1, 2))
    ],
}


class Told(NamedTuple):
    """An event that a watcher saw."""

    game: Game
    event: Event
    watcher: Seat | None


def seen(game: Game, variants: dict[str, Any], seed: int) -> Iterator[Told]:
    """What everybody sees of a game that is played at random."""
    rng = Random(seed)
    names = seated(game.id, len(NAMES))
    match = Match.deal(game.id, names, seed=rng.randbytes(32), variants=variants)
    while True:
        for watcher in (None, *range(len(names))):
            yield from [Told(game, event, watcher) for event in match.seen(watcher)]
        if match.over:
            return
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))


def of_all_games(seeds: range) -> list[Told]:
    told: set[Told] = set()
    for seed, game in product(seeds, GAMES.values()):
        for variants in VARIANTS.get(game.family, [{}]):
            told.update(seen(game, variants, seed))
    return list(told)


def told_by_the_page(told: list[Told]) -> dict[str, list[str]]:
    locales = {
        language: "\n".join(
            path.read_text(encoding="utf-8")
            for path in (SOURCE / "locales" / language).glob("*.ftl")
        )
        for language in LANGUAGES
    }
    events = [
        {
            "game": each.game.id,
            "names": NAMES,
            "tell": tell(each.game, each.event, each.watcher),
        }
        for each in told
    ]
    ran = subprocess.run(
        [node_command(), Path(__file__).parent / "telling.mjs"],
        input=json.dumps({"locales": locales, "told": events}),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    sentences: dict[str, list[str]] = json.loads(ran.stdout)
    return sentences


FROM_AREAS = (Arrived((), 0, "hat", "area", 1, 2), Discarded((), 0, "fish", "area", 2, 1))
"""Events that none of our objects causes."""


def test_the_page_tells_whole_games_as_python_does() -> None:
    told = of_all_games(range(5))
    assert len(told) > 10_000
    antayagi = GAMES["antayagi-80"]
    told += [Told(antayagi, event, seat) for event, seat in product(FROM_AREAS, (None, 0, 1))]
    for language, sentences in told_by_the_page(told).items():
        words = Words(language)
        for each, by_the_page in zip(told, sentences, strict=True):
            assert by_the_page == words.event(each.game, each.event, NAMES, each.watcher)
