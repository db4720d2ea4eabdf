"""Many tables at which people play one game after the other, whatever happens to the server."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from hatbox.server.store.address import Address

from .checker import faults, read_logs
from .history import History, Sent
from .players import KINDS, Door, Game, Guest, Kind
from .process import PATIENCE


@dataclass
class Corner:
    """Where people play one game after the other."""

    kind: Kind
    game: Game | None = None
    latest: float = field(default_factory=time.monotonic)
    """When something was last acknowledged here."""
    counted: set[tuple[int, str]] = field(default_factory=set)
    """The answers of this game that were acknowledged."""


@dataclass
class Load:
    """The tables, and what their people remember until it is checked."""

    door: Door
    database: Path | Address
    rng: Random
    kinds: tuple[Kind, ...] = KINDS
    patience: float = PATIENCE
    """Seconds without anything acknowledged at a table after which the server counts as broken."""
    unruly: float = 0.1
    answers: int = 0
    """Answers that were acknowledged, each counted once."""
    troubles: int = 0
    """Replies by which a server said that it has trouble."""
    longest: float = 0.0
    """Seconds of the longest time in which nothing was acknowledged anywhere."""
    over: Counter[str] = field(default_factory=Counter)
    """The number of games that were played to their end and checked."""
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._corners = [Corner(kind) for kind in self.kinds]
        self._enough = asyncio.Event()
        self.finished: list[History] = []
        """Games that are over and not checked yet."""
        self._latest = time.monotonic()
        self._playing: list[asyncio.Task[None]] = []

    @property
    def guests(self) -> list[Guest]:
        """All clients that are there."""
        games = [corner.game for corner in self._corners if corner.game is not None]
        return [person.client for game in games for person in game.people]

    @property
    def histories(self) -> list[History]:
        """Those that are not checked yet, of games that are played."""
        games = [corner.game for corner in self._corners if corner.game is not None]
        return [game.history for game in games if game.history is not None]

    def begin(self) -> None:
        self._playing = [asyncio.create_task(self._keep_playing(each)) for each in self._corners]

    async def _keep_playing(self, corner: Corner) -> None:
        while not self._enough.is_set():
            game = corner.game = Game(self.door, corner.kind, self.rng, self._enough)
            game.unruly = lambda: self.unruly
            game.noted = lambda sent: self._note(corner, sent)
            game.troubled = self._troubled
            corner.counted.clear()
            try:
                await game.play()
            except* Exception as broken:  # noqa: BLE001 whatever it is, it is a fault
                whole = "".join(traceback.format_exception(broken))
                self.faults.append(f"a client does not understand the server:\n{whole}")
            if game.history is None or not game.history.over:
                return
            self.finished.append(game.history)
            corner.game = None

    def _troubled(self) -> None:
        self.troubles += 1

    def _note(self, corner: Corner, sent: Sent) -> None:
        self.outcomes[sent.outcome] += 1
        if sent.outcome != "acknowledged":
            return
        now = time.monotonic()
        self.longest = max(self.longest, now - self._latest)
        self._latest = corner.latest = now
        if sent.command["type"] == "play" and (sent.member, sent.key) not in corner.counted:
            corner.counted.add((sent.member, sent.key))
            self.answers += 1

    async def answered(self, more: int) -> None:
        """Wait for so many more answers."""
        wanted = self.answers + more
        await self.until(lambda: self.answers >= wanted)

    async def everywhere(self, since: float | None = None) -> None:
        """Wait until people got further at each table, since now or that moment."""
        begin = time.monotonic() if since is None else since
        await self.until(lambda: all(corner.latest > begin for corner in self._corners))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait, as long as people get somewhere at each table."""
        begin = time.monotonic()
        while not condition():
            if any(task.done() for task in self._playing):
                raise TimeoutError("nobody plays any more at a table")
            idle = max(begin, min(corner.latest for corner in self._corners))
            if time.monotonic() - idle > self.patience:
                raise TimeoutError("people get no further at a table")
            await asyncio.sleep(0.02)

    async def finish(self) -> None:
        """Let everybody finish their game."""
        self._enough.set()
        async with asyncio.timeout(self.patience):
            await asyncio.gather(*self._playing)

    async def stop(self) -> None:
        """Leave all games as they are."""
        self._enough.set()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def check(self) -> None:
        """Let the checker look at the games that are over, and forget them."""
        self.finished, histories = [], self.finished
        await self._compare(histories)
        self.over.update(history.game for history in histories)

    async def check_unfinished(self) -> None:
        """What can be said of games that are not over."""
        before = len(self.faults)
        await self._compare(self.histories)
        found = self.faults[before:]
        self.faults[before:] = [each for each in found if "has not ended" not in each]

    async def _compare(self, histories: list[History]) -> None:
        tables = [history.table for history in histories]
        logs = await read_logs(self.database, *tables)
        for history in histories:
            self.faults += await asyncio.to_thread(faults, history, logs[history.table])

    def __str__(self) -> str:
        return f"{self.answers} answers, {sum(self.over.values())} games, {len(self.faults)} faults"
