"""Common parts of the store's tests, and what they run in other processes.

python -m tests.server.stores append|hasty|full|freed|unprivileged FILE
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from hatbox.server.store.address import Address
from hatbox.server.store.sqlite import SqliteStore
from hatbox.server.store.store import Entry, Store, StoreError
from tests.simulation.disk import Disk
from tests.simulation.memory import MemoryStore

ROOT = Path(__file__).parent.parent.parent
Place = Path | Address | Disk
TABLES = [f"table {n}" for n in range(8)]


class Now:
    """Real time, for a database in memory."""

    time = staticmethod(time.monotonic)

    def trace(self, what: str, data: bytes = b"") -> None:
        """Nobody compares what happens in real time."""


def memory() -> Disk:
    """The database of the simulation."""
    return Disk(Now(), Random(0), shared=True)


def entry(table: str, seq: int, key: str | None = None, *, at: float = 0.0) -> Entry:
    return Entry(table, seq, f"key {seq}" if key is None else key, b'{"seq":%d}' % seq, at)


async def open_store(place: Place, *, queue: int = 1024, patience: float = 5.0) -> Store:
    if isinstance(place, Disk):
        return MemoryStore(place, queue=queue)
    return await Store.open(place, queue=queue, patience=patience)


@asynccontextmanager
async def opened(place: Place, *, queue: int = 1024, patience: float = 5.0) -> AsyncIterator[Store]:
    store = await open_store(place, queue=queue, patience=patience)
    try:
        yield store
    finally:
        await store.close()


async def outcomes(*appends: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*appends, return_exceptions=True)


class Hasty(SqliteStore):
    """Acknowledges before the commit: what the test of durability must notice."""

    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] | None = None
    ) -> None:
        self._unfinished = asyncio.create_task(super().append(*entries, tokens=tokens or {}))
        await asyncio.sleep(0)


async def append_for_ever(store: Store) -> None:
    async def at(table: str) -> None:
        seq = len(await store.load(table))
        while True:
            await store.append(entry(table, seq), entry(table, seq + 1))
            os.write(1, f"{table}/{seq}\n{table}/{seq + 1}\n".encode())
            seq += 2

    await asyncio.gather(*map(at, TABLES))


async def fill_the_disk(store: Store) -> None:
    """A limit on the size of files is a full disk that needs no disk of its own."""
    await store.append(entry("before", 0))
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    # Larger than SQLite's cache, so that the disk is full in the middle of it.
    large = Entry("large", 0, "large", bytes(10_000_000), 0.0)
    _, *results, last = await outcomes(
        # A conflict: the group is then written one by one, the small ones before the large.
        store.append(entry("before", 0)),
        *(store.append(entry(f"small {n}", 0)) for n in range(5)),
        store.append(large),
    )
    assert isinstance(last, StoreError), last
    assert "disk" in str(last)
    for n in range(5):
        assert await store.load(f"small {n}") == ([entry(f"small {n}", 0)] * (results[n] is None))
    assert await store.load("before") == [entry("before", 0)]
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.append(entry("afterwards", 0))


async def free_the_disk(store: Store, path: Path) -> None:
    """A reader keeps the write-ahead log from being used again until the disk is full."""
    await store.append(entry("table", 0))
    reader = sqlite3.connect(path)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM entries").fetchone()
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    written = 1
    try:
        while True:
            await store.append(entry("table", written))
            written += 1
    except StoreError:
        assert written > 10
    reader.close()
    await store.append(entry("table", written))
    assert len(await store.load("table")) == written + 1


async def child(kind: str, path: Path) -> None:
    if kind == "unprivileged":
        if os.getuid() == 0:
            os.setuid(65534)
        try:
            await Store.open(path)
        except StoreError as error:
            print(error)  # noqa: T201 - the test reads it
        return
    if kind == "freed":
        async with opened(path) as store:
            await free_the_disk(store, path)
        return
    store = await (Hasty if kind == "hasty" else SqliteStore).open_file(path)
    await (fill_the_disk if kind == "full" else append_for_ever)(store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(child(sys.argv[1], Path(sys.argv[2])))
