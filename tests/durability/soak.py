"""Kill a server again and again while people play: `python -m tests.durability.soak [KILLS]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .checker import faults, read_log
from .history import History
from .players import KINDS, Game, Kind
from .process import PATIENCE, Server

PROGRESS = 20
"""Acknowledged commands before the server is killed again: so a game that hangs is noticed."""


@dataclass
class Soak:
    """One server, several tables at a time, and as many kills as wanted."""

    server: Server
    rng: Random
    kinds: tuple[Kind, ...] = KINDS
    games: list[Game] = field(default_factory=list)
    enough: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self, kills: int, *, loudly: bool = False) -> None:
        """Play and kill, then let everybody finish their games."""
        async with asyncio.TaskGroup() as group:
            for kind in self.kinds:
                group.create_task(self._keep_playing(kind))
            for number in range(1, kills + 1):
                await self._kill()
                if loudly:
                    print(f"{time.strftime('%H:%M:%S')} kill {number}/{kills}: {self}", flush=True)  # noqa: T201
            await self._progress()
            self.enough.set()

    async def run_once(self) -> None:
        """Play until the first kill, and no further."""
        playing = [asyncio.create_task(self._keep_playing(kind)) for kind in self.kinds]
        await self._kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _kill(self) -> None:
        await self._progress()
        await asyncio.sleep(self.rng.uniform(0, 0.3))
        self.server.kill()
        await self.server.start()

    async def _keep_playing(self, kind: Kind) -> None:
        while not self.enough.is_set():
            game = Game(self.server.url, kind, self.rng, self.enough)
            self.games.append(game)
            await game.play()

    async def _progress(self) -> None:
        """People get somewhere between two kills, or the server is broken."""
        wanted = self.acknowledged + PROGRESS
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < wanted:
                await asyncio.sleep(0.01)

    @property
    def histories(self) -> list[History]:
        return [game.history for game in self.games if game.history is not None]

    @property
    def acknowledged(self) -> int:
        return sum(game.acknowledged for game in self.games)

    def faults(self) -> list[str]:
        """The faults that the checker finds in the games played so far."""
        return [
            fault
            for history in self.histories
            for fault in faults(history, read_log(self.server.database, history.table))
        ]

    def __str__(self) -> str:
        games = Counter(history.game for history in self.histories if history.over)
        done = ", ".join(f"{count} {game}" for game, count in sorted(games.items())) or "none"
        return f"{self.acknowledged} commands acknowledged; games over: {done}"


async def soak(
    folder: Path, *, kills: int, seed: int, kinds: tuple[Kind, ...] = KINDS, loudly: bool = False
) -> Soak:
    """A server that is killed again and again, and everything that its clients remember."""
    async with Server(folder) as server:
        run = Soak(server, Random(seed), kinds)
        await run.run(kills, loudly=loudly)
    return run


def main() -> None:
    kills = int(sys.argv[1]) if sys.argv[1:] else 100
    seed = int(sys.argv[2]) if sys.argv[2:] else time.time_ns() % 1_000_000
    print(f"{kills} kills, seed {seed}")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(soak(Path(folder), kills=kills, seed=seed, loudly=True))
        found = run.faults()
        errors = run.server.errors.read_text()
    print(errors, *found, str(run), sep="\n")  # noqa: T201
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
