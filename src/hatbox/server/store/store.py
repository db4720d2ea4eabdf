"""The logs of all tables, in one SQLite file.

`UNIQUE` in the database is the only arbiter of what came first. One thread writes. It takes all
that is waiting into one transaction, because the disk takes as long for one commit of a thousand
rows as for a commit of one; a savepoint for each append keeps one's failure from the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy.dialects.sqlite import dialect, insert

from .file import File, is_full, make_room
from .migrations import StoreError, open_database, reason, transaction

__all__ = ["Conflict", "Entry", "Report", "Store", "StoreError"]

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
Query = sa.Select[*tuple[Any, ...]]
Rows = Sequence[sa.Row[*tuple[Any, ...]]]

NO_TOKENS: Mapping[bytes, tuple[str, int]] = {}

SCHEMA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("active", sa.Float),
)
ENTRIES = sa.Table(
    "entries",
    SCHEMA,
    sa.Column("table", sa.Text),
    sa.Column("seq", sa.Integer),
    sa.Column("key", sa.Text),
    sa.Column("content", sa.LargeBinary),
    sa.Column("at", sa.Float),
)
TOKENS = sa.Table(
    "tokens",
    SCHEMA,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("table", sa.Text),
    sa.Column("member", sa.Integer),
)
REPORTS = sa.Table(
    "reports",
    SCHEMA,
    sa.Column("table", sa.Text),
    sa.Column("member", sa.Integer),
    sa.Column("by", sa.Integer),
    sa.Column("at", sa.Float),
)

ROUNDS = sa.Table("rounds", SCHEMA, sa.Column("at", sa.Float))
"""One row: the time up to which days were counted."""

NEW_ENTRY = sa.insert(ENTRIES)
NEW_TOKEN = sa.insert(TOKENS)
TOUCH = insert(TABLES)
TOUCH = TOUCH.on_conflict_do_update(
    index_elements=["id"],
    set_={"active": sa.func.max(TABLES.c.active, TOUCH.excluded.active)},
)


class Entry(Struct, frozen=True):
    """One entry of a table's log."""

    table: str
    seq: int
    key: str
    content: bytes
    """JSON."""
    at: float
    """Unix time by the caller's clock."""


class Token(Struct, frozen=True):
    """The hash of a secret, and the member of a table that it opens."""

    hash: bytes
    table: str
    member: int


class Report(Struct, frozen=True):
    """A member's complaint about another member of the table."""

    table: str
    member: int
    by: int
    at: float


class Conflict(Exception):  # noqa: N818 - an answer that callers expect, rather than an error
    """The table already has an entry with this key or, if not, with this number."""

    def __init__(self, kind: Literal["seq", "key"], entry: Entry, stored: Entry) -> None:
        super().__init__(f"table {entry.table} has entry {entry.seq} or its key already ({kind})")
        self.kind = kind
        self.entry = entry
        """The entry that was refused."""
        self.stored = stored
        """The entry that is there."""


class _Waiting:
    """A job in the queue, and the future that its caller waits for."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, result: object) -> None:
        if self.done.cancelled():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class Store:
    """The entries of all tables, with their tokens and reports."""

    def __init__(self, engine: sa.Engine, *, queue: int) -> None:
        self._engine = engine
        self._file = File(engine)
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue(queue)
        self._closed = False
        self._writer_thread = ThreadPoolExecutor(1, "store-writer")
        self._reader_threads = ThreadPoolExecutor(2, "store-reader")
        self._writer = asyncio.create_task(self._write_groups())

    @classmethod
    async def open(cls, path: Path | str, *, queue: int = 1024, patience: float = 5.0) -> Self:
        """Open the file; it is made or migrated if necessary.

        `queue` is the number of writes that may wait, and so the most in one transaction; further
        callers wait for room. `patience` is the seconds to wait for other programs' locks.
        """
        engine = await asyncio.to_thread(open_database, path, patience=patience)
        return cls(engine, queue=queue)

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        if self._closed:
            return
        self._closed = True
        await self._queue.join()
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        self._writer_thread.shutdown()
        self._reader_threads.shutdown()
        self._engine.dispose()

    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] = NO_TOKENS
    ) -> None:
        """Write all or nothing; it is on the disk when this returns. `tokens`: see `find_tokens`.

        Callers that do not wait for one append before the next are served in any order.
        """
        issued = (Token(digest, *holder) for digest, holder in tokens.items())
        await self._write(_Append(entries, tuple(issued)))

    async def load(self, table: str) -> list[Entry]:
        """A table's entries in order; empty if there is no such table."""
        found = sa.select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.seq)
        return [Entry(*row) for row in await self._read(found)]

    async def find_tokens(self, hashes: Sequence[bytes]) -> dict[bytes, tuple[str, int]]:
        """The table and member of each known hash."""
        found = sa.select(TOKENS).where(TOKENS.c.hash.in_(hashes))
        return {digest: (table, member) for digest, table, member in await self._read(found)}

    async def tables(self, *, idle_since: float | None = None) -> dict[str, float]:
        """The time of each table's last activity: of all tables, or of those idle since."""
        found = sa.select(TABLES).order_by(TABLES.c.active, TABLES.c.id)
        if idle_since is not None:
            found = found.where(TABLES.c.active <= idle_since)
        return {row.id: row.active for row in await self._read(found)}

    async def delete(self, table: str, *, idle_since: float) -> bool:
        """Delete a table, unless something has happened there in the meantime."""
        idle = sa.and_(TABLES.c.id == table, TABLES.c.active <= idle_since)
        return await self._write(partial(_delete, idle))

    async def count_days(self, today: float, *, most: float) -> float:
        """Today, but at most so much later than the last time: a clock can be wrong."""
        return await self._write(partial(_count_days, today, most))

    async def report(self, report: Report) -> None:
        """Keep the first report of one member by another, as long as the table is kept."""
        await self._write(partial(_report, report))

    async def reports(self) -> list[Report]:
        """All reports, the oldest first."""
        found = sa.select(REPORTS).order_by(REPORTS.c.at, REPORTS.c.table, REPORTS.c.member)
        return [Report(*row) for row in await self._read(found)]

    async def check(self) -> None:
        """Write what is there already; a StoreError if the disk does not take it."""
        await self._write(_rewrite)

    async def _read(self, query: Query) -> Rows:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader_threads, self._fetch, query)

    def _fetch(self, query: Query) -> Rows:
        try:
            with self._engine.connect() as connection:
                return connection.execute(query).all()
        except (sa.exc.SQLAlchemyError, ValueError) as error:
            raise StoreError(f"cannot read: {reason(error)}") from error

    async def _write(self, job: Job[T]) -> T:
        self._check_open()
        waiting = _Waiting(job)
        await self._queue.put(waiting)
        result: T = await waiting.done
        return result

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    async def _write_groups(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._queue.get()]
            while not self._queue.empty():
                group.append(self._queue.get_nowait())
            jobs = [waiting.job for waiting in group]
            results = await loop.run_in_executor(self._writer_thread, self._commit, jobs)
            for waiting, result in zip(group, results, strict=True):
                waiting.settle(result)
                self._queue.task_done()

    def _commit(self, jobs: Sequence[Job[object]]) -> list[object]:
        """The result or error of each job, once the transaction with all of them is durable."""
        try:
            try:
                results = self._write_all(jobs)
            except sa.exc.OperationalError as error:
                if not is_full(error):
                    raise
                make_room(self._engine)
                results = self._write_all(jobs)
            self._file.check()
        except Exception as error:  # noqa: BLE001 - whatever it was, the next group must be served
            return [_unwritten(error) for _ in jobs]
        return results

    def _write_all(self, jobs: Sequence[Job[object]]) -> list[object]:
        if all(isinstance(job, _Append) for job in jobs) and self._at_once(_together(jobs)):
            return [None for _ in jobs]
        with transaction(self._engine) as connection:
            return [_attempt(connection, job) for job in jobs]

    def _at_once(self, append: _Append) -> bool:
        """Whether all rows could be written; if not, one of them is bad."""
        try:
            with transaction(self._engine) as connection:
                append.at_once(connection)
        except sa.exc.OperationalError:
            raise  # a lock or a full disk, which one row after the other would meet as well
        except Exception:  # noqa: BLE001 - one by one they tell what is wrong
            return False
        return True


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


class _Append(Struct, frozen=True):
    """The job of an append."""

    entries: tuple[Entry, ...]
    tokens: tuple[Token, ...] = ()

    def __call__(self, connection: sa.Connection) -> None:
        """Write row by row, to find out which entries are in conflict."""
        for entry in self.entries:
            connection.execute(TOUCH, {"id": entry.table, "active": entry.at})
            try:
                connection.execute(NEW_ENTRY, asdict(entry))
            except sa.exc.IntegrityError:
                _raise_conflict(connection, entry)
                raise
        self._insert_tokens(connection)

    def at_once(self, connection: sa.Connection) -> None:
        """Write all rows much faster, without finding out what is wrong if something is.

        One statement for all rows, because after each the thread waits for the interpreter again.
        """
        if self.entries:
            _execute(connection, TOUCH, [(entry.table, entry.at) for entry in self.entries])
            _execute(connection, NEW_ENTRY, [astuple(entry) for entry in self.entries])
        self._insert_tokens(connection)

    def _insert_tokens(self, connection: sa.Connection) -> None:
        if self.tokens:
            connection.execute(NEW_TOKEN, [asdict(token) for token in self.tokens])


def _execute(connection: sa.Connection, new: sa.Insert, rows: Sequence[tuple[Any, ...]]) -> None:
    """An insert of several rows in one statement."""
    marks = f"({', '.join('?' * len(rows[0]))})"
    text = _text(new).replace(marks, ", ".join([marks] * len(rows)))
    connection.exec_driver_sql(text, tuple(chain.from_iterable(rows)))


@cache
def _text(new: sa.Insert) -> str:
    return str(new.compile(dialect=dialect()))


def _together(jobs: Sequence[Job[object]]) -> _Append:
    appends = [job for job in jobs if isinstance(job, _Append)]
    return _Append(
        tuple(entry for append in appends for entry in append.entries),
        tuple(token for append in appends for token in append.tokens),
    )


def _raise_conflict(connection: sa.Connection, entry: Entry) -> None:
    """Look for the key first: a command sent twice has happened, whatever its number was then."""
    at_table = sa.select(ENTRIES).where(ENTRIES.c.table == entry.table)
    if row := connection.execute(at_table.where(ENTRIES.c.key == entry.key)).first():
        raise Conflict("key", entry, Entry(*row))
    if row := connection.execute(at_table.where(ENTRIES.c.seq == entry.seq)).first():
        raise Conflict("seq", entry, Entry(*row))


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
