"""The logs of all tables, in one SQLite file. One thread writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.dialects.sqlite import insert

from .appending import Append, Appending, Conflict, together
from .file import File, empty_log, is_full, make_room
from .groups import Groups
from .migrations import StoreError, open_database, plain, reason, transaction
from .rows import ENTRIES, REPORTS, ROUNDS, TABLES, TOKENS, Entry, Report, Token
from .store import NO_TOKENS, Store
from .watch import Watch

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
Query = sa.Select[*tuple[Any, ...]]
Rows = Sequence[sa.Row[*tuple[Any, ...]]]

WIPE_SECONDS = 5.0
"""Seconds until emptying the write-ahead log is tried again."""


class SqliteStore(Store):
    """All tables in a file on this machine, for one server process."""

    def __init__(self, engine: sa.Engine, *, queue: int) -> None:
        self._engine = engine
        self._file = File(engine)
        self._appending = Appending(plain(engine))
        self._closed = False
        self._reading, self._writing = Watch("reads"), Watch("writes")
        self._wiping: asyncio.Task[None] | None = None
        self._reader_threads = ThreadPoolExecutor(2, "store-reader")
        self._groups: Groups[Job[Any]] = Groups(self._commit, most=queue)

    @classmethod
    async def open_file(cls, path: Path | str, *, queue: int = 1024, patience: float = 5.0) -> Self:
        """Open the file; see `Store.open`."""
        engine = await asyncio.to_thread(open_database, path, patience=patience)
        return cls(engine, queue=queue)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._wiping is not None:
            self._wiping.cancel()
        await self._groups.close()
        self._reader_threads.shutdown()
        self._appending.close()
        self._engine.dispose()

    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] = NO_TOKENS
    ) -> None:
        issued = (Token(digest, *holder) for digest, holder in tokens.items())
        await self._write(Append(entries, tuple(issued)))

    async def load(self, table: str) -> list[Entry]:
        found = sa.select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.seq)
        return [Entry(*row) for row in await self._read(found)]

    async def find_tokens(self, hashes: Sequence[bytes]) -> dict[bytes, tuple[str, int]]:
        found = sa.select(TOKENS).where(TOKENS.c.hash.in_(hashes))
        return {digest: (table, member) for digest, table, member in await self._read(found)}

    async def tables(self, *, idle_since: float | None = None) -> dict[str, float]:
        found = sa.select(TABLES).order_by(TABLES.c.active, TABLES.c.id)
        if idle_since is not None:
            found = found.where(TABLES.c.active <= idle_since)
        return {row.id: row.active for row in await self._read(found)}

    async def delete(self, table: str, *, idle_since: float) -> bool:
        idle = sa.and_(TABLES.c.id == table, TABLES.c.active <= idle_since)
        return await self._write(partial(_delete, idle))

    async def wipe(self) -> None:
        """Empty the write-ahead log, which still holds what was deleted.

        While another program reads the file, such as a backup, it is tried again later.
        """
        self._check_open()
        try:
            emptied = await self._groups.call(partial(empty_log, self._engine))
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"cannot write: {reason(error)}") from error
        if not emptied and self._wiping is None:
            self._wiping = asyncio.create_task(self._wipe_later())

    async def _wipe_later(self) -> None:
        """Closing the file empties the log as well, so that nothing is left to do then."""
        emptied = False
        while not emptied and not self._closed:
            await asyncio.sleep(WIPE_SECONDS)
            with suppress(sa.exc.SQLAlchemyError):
                emptied = await self._groups.call(partial(empty_log, self._engine))
        self._wiping = None

    async def count_days(self, today: float, *, most: float) -> float:
        return await self._write(partial(_count_days, today, most))

    async def report(self, report: Report) -> None:
        await self._write(partial(_report, report))

    async def reports(self) -> list[Report]:
        found = sa.select(REPORTS).order_by(REPORTS.c.at, REPORTS.c.table, REPORTS.c.member)
        return [Report(*row) for row in await self._read(found)]

    async def check(self) -> None:
        await self._write(_rewrite)

    async def _read(self, query: Query) -> Rows:
        self._check_open()
        loop = asyncio.get_running_loop()
        with self._reading:
            return await loop.run_in_executor(self._reader_threads, self._fetch, query)

    def _fetch(self, query: Query) -> Rows:
        try:
            with self._engine.connect() as connection:
                return connection.execute(query).all()
        except (sa.exc.SQLAlchemyError, ValueError) as error:
            raise StoreError(f"cannot read: {reason(error)}") from error

    async def _write(self, job: Job[T]) -> T:
        self._check_open()
        with self._writing:
            result: T = await self._groups.write(job)
        return result

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    def _commit(self, jobs: Sequence[Job[object]]) -> list[object]:
        """The result or error of each job, once the transaction with all of them is durable."""
        try:
            try:
                results = self._write_all(jobs)
            except (sa.exc.OperationalError, sqlite3.OperationalError) as error:
                if not is_full(error):
                    raise
                make_room(self._engine)
                results = self._write_all(jobs)
            self._file.check()
        except Exception as error:  # noqa: BLE001 - whatever it was, the next group must be served
            return [_unwritten(self._file.trouble() or error) for _ in jobs]
        return results

    def _write_all(self, jobs: Sequence[Job[object]]) -> list[object]:
        appends = [job for job in jobs if isinstance(job, Append)]
        if len(appends) == len(jobs) and self._appending.at_once(together(appends)):
            return [None for _ in jobs]
        with transaction(self._engine) as connection:
            return [_attempt(connection, job) for job in jobs]


def _attempt(connection: sa.Connection, job: Job[object]) -> object:
    """The job's result, or its error if everything that it did could be undone."""
    connection.exec_driver_sql("SAVEPOINT attempt")
    try:
        result = job(connection)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others go on
        try:
            connection.exec_driver_sql("ROLLBACK TO attempt")
        except sa.exc.DBAPIError:
            # Nothing is left to go back to: a full disk, for one, can make SQLite roll back
            # everything, the others' work included. So this is the failure of the whole group.
            raise error from None
        result = error if isinstance(error, Conflict) else _unwritten(error)
    connection.exec_driver_sql("RELEASE attempt")
    return result


def _unwritten(error: Exception) -> StoreError:
    failure = StoreError(f"cannot write: {reason(error)}")
    failure.__cause__ = error
    return failure


def _delete(idle: sa.ColumnElement[bool], connection: sa.Connection) -> bool:
    return connection.execute(sa.delete(TABLES).where(idle)).rowcount > 0


def _count_days(today: float, most: float, connection: sa.Connection) -> float:
    last = connection.execute(sa.select(ROUNDS.c.at)).scalar()
    if last is None:
        last = connection.execute(sa.select(sa.func.max(TABLES.c.active))).scalar()
    counted = today if last is None else min(today, last + most)
    connection.execute(sa.delete(ROUNDS))
    connection.execute(sa.insert(ROUNDS), {"at": counted})
    return counted


def _rewrite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("UPDATE schema_version SET version = version")


def _report(report: Report, connection: sa.Connection) -> None:
    connection.execute(insert(REPORTS).on_conflict_do_nothing(), asdict(report))
