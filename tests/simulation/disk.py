"""The store, in memory: what is committed outlives every machine, nothing else does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeVar

from hatbox.server.store.store import NO_TOKENS, Conflict, Entry, Report, Store, StoreError

from .loop import MACHINE, SeededLoop

T = TypeVar("T")


class Disk:
    """What is committed, and the faults of the place where it is."""

    def __init__(self, loop: SeededLoop, rng: Random) -> None:
        self.loop, self.rng = loop, rng
        self.active: dict[str, float] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.tokens: dict[bytes, tuple[str, int]] = {}
        self.reported: dict[tuple[str, int, int], Report] = {}
        self.counted: float | None = None
        self.latency = rng.choice([0.0003, 0.005, 0.05])
        self.full_until = 0.0
        self.failing = self.unsure = self.first = self.deadly = 0.0
        """Chances: a write fails; it fails and is done; somebody else is first; it kills."""
        self.kill: Callable[[], None] = lambda: None
        self.commits = 0

    def append(self, entries: Sequence[Entry], tokens: Mapping[bytes, tuple[str, int]]) -> None:
        """All or nothing."""
        for entry in entries:
            self._check(entry)
        for digest, (table, _) in tokens.items():
            if digest in self.tokens:
                raise StoreError(f"cannot write: the token is known at {table}")
        for entry in entries:
            self.active[entry.table] = max(entry.at, self.active.get(entry.table, entry.at))
            self.entries.setdefault(entry.table, []).append(entry)
        self.tokens |= tokens
        self.commits += 1
        for entry in entries:
            self.loop.trace("commit", f"{entry.table} {entry.seq} {entry.key} ".encode())
            self.loop.trace("content", entry.content)

    def _check(self, entry: Entry) -> None:
        there = self.entries.get(entry.table, [])
        for kind in ("key", "seq"):
            for each in there:
                if getattr(each, kind) == getattr(entry, kind):
                    raise Conflict(kind, entry, each)

    def delete(self, table: str, idle_since: float) -> bool:
        if self.active.get(table, float("inf")) > idle_since:
            return False
        del self.active[table]
        self.entries.pop(table, None)
        self.tokens = {d: held for d, held in self.tokens.items() if held[0] != table}
        self.reported = {k: v for k, v in self.reported.items() if k[0] != table}
        return True

    def count_days(self, today: float, most: float) -> float:
        last = self.counted if self.counted is not None else max(self.active.values(), default=None)
        self.counted = today if last is None else min(today, last + most)
        return self.counted


class MemoryStore(Store):
    """One machine's way to the disk."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._closed = False

    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] = NO_TOKENS
    ) -> None:
        disk = self._disk
        fate = disk.rng.random()
        if fate < disk.first:
            await self._somebody_is_first(entries)
        await self._write(lambda: disk.append(entries, tokens))

    async def _somebody_is_first(self, entries: Sequence[Entry]) -> None:
        """Another process does the same, or something else, a moment before."""
        disk, entry = self._disk, entries[0]
        if entry.seq == 1 or any(each.table != entry.table for each in entries):
            return  # a new table is nobody else's
        if disk.rng.random() < 0.5:
            await self._wait()
            try:
                disk.append(entries, {})
            except Conflict:
                return
            return
        content = b'{"entry":"evening-is","evening":null}'
        other = Entry(entry.table, entry.seq, f"elsewhere:{entry.seq}", content, entry.at)
        await self._wait()
        try:
            disk.append([other], {})
        except Conflict:
            return

    async def load(self, table: str) -> list[Entry]:
        return await self._read(lambda: list(self._disk.entries.get(table, [])))

    async def find_tokens(self, hashes: Sequence[bytes]) -> dict[bytes, tuple[str, int]]:
        disk = self._disk
        return await self._read(lambda: {d: disk.tokens[d] for d in hashes if d in disk.tokens})

    async def tables(self, *, idle_since: float | None = None) -> dict[str, float]:
        limit = float("inf") if idle_since is None else idle_since

        def fetch() -> dict[str, float]:
            rows = sorted((at, table) for table, at in self._disk.active.items() if at <= limit)
            return {table: at for at, table in rows}

        return await self._read(fetch)

    async def delete(self, table: str, *, idle_since: float) -> bool:
        return await self._write(lambda: self._disk.delete(table, idle_since))

    async def wipe(self) -> None:
        await self._write(lambda: None)

    async def count_days(self, today: float, *, most: float) -> float:
        return await self._write(lambda: self._disk.count_days(today, most))

    async def report(self, report: Report) -> None:
        key = report.table, report.member, report.by
        await self._write(lambda: self._disk.reported.setdefault(key, report))

    async def reports(self) -> list[Report]:
        def fetch() -> list[Report]:
            rows = self._disk.reported.values()
            return sorted(rows, key=lambda each: (each.at, each.table, each.member))

        return await self._read(fetch)

    async def check(self) -> None:
        await self._write(lambda: None)

    async def close(self) -> None:
        await self._wait()
        self._closed = True

    # --- Faults -------------------------------------------------------------------------

    async def _read(self, fetch: Callable[[], T]) -> T:
        await self._wait()
        if self._disk.rng.random() < self._disk.failing:
            raise StoreError("cannot read: a fault")
        return fetch()

    async def _write(self, work: Callable[[], T]) -> T:
        """It is done, and known to be done a moment later: a machine may die in between."""
        disk = self._disk
        await self._wait()
        fate = disk.rng.random()
        if disk.loop.time() < disk.full_until or fate < disk.failing:
            raise StoreError("cannot write: a fault")
        before = fate > 1 - disk.deadly / 2
        if before:
            disk.kill()
        result = work() if self._lives() else None
        if fate > 1 - disk.deadly:
            disk.kill()
        await self._wait()
        if disk.rng.random() < disk.unsure:
            raise StoreError("cannot write: the answer is lost")
        return result  # type: ignore[return-value] # a dead machine never gets here

    def _lives(self) -> bool:
        machine = MACHINE.get()
        return machine is not None and machine.alive

    async def _wait(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        seconds = self._disk.rng.expovariate(1 / self._disk.latency)
        if self._disk.failing and self._disk.rng.random() < 0.02:
            seconds += self._disk.rng.random() * 5
        await asyncio.sleep(seconds)
