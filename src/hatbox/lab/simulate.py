"""Many games between bots; a seed gives the same ones, whatever the number of processes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from ..agents import bot_named, play_out
from ..agents.talk import Heard
from ..kernel.engine import Seat
from ..records import Match
from .pool import spread
from .seeds import derived

PURPOSE = "hatbox-simulate-1"
"""The name under which seeds are derived."""
MOST_AT_ONCE = 50
"""Maximum number of games that one process plays before it reports."""


class Plan(Struct, frozen=True):
    """The plan of a simulation."""

    game: str
    bots: tuple[str, ...]
    """The name of each seat's bot; it may be a program (`exec:…`)."""
    seed: str
    first: Seat | None = None
    variants: Mapping[str, Any] = {}
    deck: str | None = None
    """The text of a deck file."""
    talk: bool = False
    """Whether the bots talk with each other."""

    def check(self) -> None:
        """Raise a RuleError if no game could be played like this."""
        for bot in self.bots:
            bot_named(bot, self.game)
        self.deal(0)

    def deal(self, number: int) -> Match:
        """The game of that number before its first decision."""
        seats = [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)]
        return Match.deal(
            self.game,
            seats,
            seed=self._seed(number),
            first=self.first,
            variants=self.variants,
            deck_text=self.deck,
        )

    def play(self, number: int) -> Match:
        """The whole game of that number."""
        match = self.deal(number)
        known = match.game.public(match.setup)
        agents = {
            seat: bot_named(bot)(match.game, seat, known, Random(self._seed(number, bot, seat)))
            for seat, bot in enumerate(self.bots)
        }
        rng = Random(self._seed(number, "table"))
        play_out(match, agents, rng, talk=_unnoted if self.talk else None)
        return match

    def _seed(self, *parts: str | int) -> bytes:
        return derived(PURPOSE, self.seed, *parts)


def _unnoted(_words: Sequence[Heard]) -> None:
    """Throw sayings away: a record holds what was done, not what was said."""


def simulate(plan: Plan, games: int, out: Path, processes: int) -> Iterator[int]:
    """Play, and write one record for each game; yield the number written since the last yield."""
    out.mkdir(parents=True, exist_ok=True)
    size = min(MOST_AT_ONCE, max(1, games // (4 * processes)))
    chunks = [range(at, min(at + size, games)) for at in range(0, games, size)]
    yield from spread(partial(_play_chunk, plan, out), chunks, processes)


def _play_chunk(plan: Plan, out: Path, numbers: range) -> int:
    for number in numbers:
        record = plan.play(number).record(bots=plan.bots)
        write_new(out, f"{plan.game}-{_readable(plan.seed)}-{number:06}", record)
    return len(numbers)


def write_new(folder: Path, stem: str, record: bytes) -> Path:
    """Write a record completely or not at all, and never over another file."""
    handle, temporary = tempfile.mkstemp(dir=folder, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(record)
        for name in _names(stem):
            path = folder / name
            try:
                path.hardlink_to(temporary)
            except FileExistsError:
                continue
            path.chmod(0o644)
            return path
    finally:
        Path(temporary).unlink()
    raise AssertionError("unreachable")


def _names(stem: str) -> Iterator[str]:
    """The name, then the name with a number, until one is free."""
    yield f"{stem}.hatbox.jsonl"
    number = 2
    while True:
        yield f"{stem}.{number}.hatbox.jsonl"
        number += 1


def _readable(seed: str) -> str:
    """The seed in a file's name."""
    plain = seed.replace("-", "").isalnum() and seed.isascii() and len(seed) <= 32
    return seed if plain else sha256(os.fsencode(seed)).hexdigest()[:16]
