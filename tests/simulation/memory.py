"""One machine's way to the database in memory, which is not always open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from math import inf
from typing import Any, TypeVar, cast

from msgspec import Struct

from hatbox.server.store.appending import TOUCH_SECONDS, Append
from hatbox.server.store.leases import Leases
from hatbox.server.store.processes import Fenced
from hatbox.server.store.rounds import Rounds
from hatbox.server.store.rows import Token
from hatbox.server.store.store import NO_TOKENS, Conflict, Entry, Report, Store, StoreError

from .disk import Disk
from .loop import MACHINE

T = TypeVar("T")
PATIENCE = 5.0
"""Seconds to wait for a database that does not answer."""


class Job(Struct, frozen=True):
    """Something to be written; the entries, if it is an append, to find out who was first."""

    work: Callable[[], Any]
    rows: Append | None = None
    writer: int | None = None
    """The number of this process when it decided to write: its leases were those of it."""


class MemoryStore(Store):
    """The store of one process; several can share the disk, if it is one that is shared."""

    def __init__(self, disk: Disk, *, queue: int = 1024) -> None:
        self._disk = disk
        self.cut_until = 0.0
        """The time until which the database cannot be reached from here."""
        self._closed = False
        self._touched: dict[str, float] = {}
        self.leases: MemoryLeases | None = MemoryLeases(self) if disk.shared else None
        self._groups: Rounds[Job] = Rounds(self._commit, most=queue)

    @property
    def _me(self) -> int | None:
        return None if self.leases is None else self.leases.me

    # --- Writing ------------------------------------------------------------------------

    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] = NO_TOKENS
    ) -> None:
        rows = Append(entries, tuple(Token(digest, *held) for digest, held in tokens.items()))
        writer = self._me
        await self._write(Job(lambda: self._append(rows, writer), rows, writer))

    def _append(self, rows: Append, writer: int | None) -> None:
        late = {
            entry.table: entry.at
            for entry in sorted(rows.entries, key=lambda entry: entry.at)
            if not entry.at <= self._touched.get(entry.table, -inf) + TOUCH_SECONDS
        }
        self._disk.append(rows, writer, touched=bool(late))
        self._touched |= late

    async def delete(self, table: str, *, idle_since: float) -> bool:
        done: bool = await self._write(Job(lambda: self._disk.delete(table, idle_since)))
        return done

    async def wipe(self) -> None:
        await self._write(Job(lambda: None))

    async def count_days(self, today: float, *, most: float) -> float:
        now: float = await self._write(Job(lambda: self._disk.count_days(today, most)))
        return now

    async def report(self, report: Report) -> None:
        await self._write(Job(lambda: self._disk.report(report)))

    async def check(self) -> None:
        await self._write(Job(lambda: None))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._groups.close()

    async def _write(self, job: Job) -> Any:
        self._check_open()
        return await self._groups.write(job)

    async def _commit(self, jobs: Sequence[Job]) -> list[object]:
        """The result or the error of each: a group is one transaction; a bad row fails alone."""
        disk = self._disk
        fate, failing, unsure = (disk.rng.random() for _ in range(3))

        def commit() -> list[object]:
            if disk.loop.time() < disk.full_until or failing < disk.failing:
                raise StoreError("cannot write: a fault")
            disk.fence(self._me)
            return [self._attempt(job) for job in jobs]

        try:
            results = await self.reach(commit, fate)
            if unsure < disk.unsure / 2:  # the answer is lost, and it is tried again
                results = await self.reach(commit)
        except StoreError as error:
            return [error for _ in jobs]
        if unsure > 1 - disk.unsure / 2:
            return [StoreError("cannot write: the answer is lost") for _ in jobs]
        return results

    def _attempt(self, job: Job) -> object:
        """The result of a job, or its error."""
        if job.rows is not None and self._disk.rng.random() < self._disk.first:
            self._disk.somebody_is_first(job.rows)
        try:
            if job.rows is not None and job.writer != self._me:
                raise Fenced("cannot write: this process was taken for dead")
            return job.work()
        except (Conflict, StoreError) as error:
            return error

    # --- Reading ------------------------------------------------------------------------

    async def load(self, table: str) -> list[Entry]:
        return await self._read(lambda: self._disk.find(table))

    async def find_tokens(self, hashes: Sequence[bytes]) -> dict[bytes, tuple[str, int]]:
        there = self._disk.tokens
        return await self._read(lambda: {d: there[d] for d in hashes if d in there})

    async def tables(self, *, idle_since: float | None = None) -> dict[str, float]:
        since = inf if idle_since is None else idle_since
        return await self._read(lambda: self._disk.idle(since))

    async def reports(self) -> list[Report]:
        return await self._read(self._disk.reports)

    async def _read(self, fetch: Callable[[], T]) -> T:
        self._check_open()
        if self._disk.rng.random() < self._disk.failing:
            raise StoreError("cannot read: a fault")
        return await self.reach(fetch)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    # --- The way there and back ---------------------------------------------------------

    async def reach(self, work: Callable[[], T], fate: float = 0.5) -> T:
        """Have something done at the disk, whatever happens to this machine meanwhile.

        An embedded database does nothing more for a process that is dead; a shared one does what
        has reached it.
        """
        disk, machine = self._disk, MACHINE.get()
        await self._pass()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def there() -> None:
            if machine is not None and fate > 1 - disk.deadly / 2:
                disk.kill(machine)
            if machine is not None and not machine.alive and not disk.shared:
                return
            try:
                result = work()
            except Exception as error:  # noqa: BLE001 it is the caller's
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            if machine is not None and fate > 1 - disk.deadly:
                disk.kill(machine)

        asyncio.get_running_loop().call_later(self._seconds(), there, context=Context())
        result = await done
        await self._pass()
        return result

    async def _pass(self) -> None:
        """Wait until the way is open; a StoreError if that takes too long."""
        await asyncio.sleep(self._seconds())
        left = self.cut_until - self._disk.loop.time()
        if left > 0:
            await asyncio.sleep(min(left, PATIENCE))
            if left > PATIENCE:
                raise StoreError("it does not answer; is it running, and is the address right?")

    def _seconds(self) -> float:
        disk = self._disk
        slow = disk.rng.random() * 5 if disk.failing and disk.rng.random() < 0.01 else 0.0
        return disk.rng.expovariate(1 / disk.latency) / 2 + slow


class MemoryLeases(Leases):
    """The shipped leases; only the database that they ask is another one."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__(cast(Any, None))
        self._store = store

    async def _rows(self, query: str, *values: object) -> list[Any]:
        disk = vars(self._store)["_disk"]
        if disk.rng.random() < disk.failing / 2:
            raise StoreError("cannot ask the database: a fault")
        rows: list[Any] = await self._store.reach(lambda: disk.answer(query, values))
        return rows
