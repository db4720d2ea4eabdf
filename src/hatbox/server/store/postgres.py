"""The logs of all tables, in a PostgreSQL database that is asked over a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any, Self, TypeVar

import asyncpg
from msgspec.structs import astuple

from .address import Address
from .appending import MOST_TOUCHED, TOUCH_SECONDS, Append, Conflict, together
from .leases import Leases
from .migrations import StoreError
from .pools import Pools
from .processes import Fenced
from .rounds import Rounds
from .rows import Entry, Report, Token
from .store import NO_TOKENS, Store
from .trouble import BAD_ROW, CROSSED, LOST, TROUBLE, advice
from .watch import Watch

T = TypeVar("T")
Job = Callable[[asyncpg.Connection], Awaitable[T]]

MOST_TRIES = 4
"""Maximum number of times that a group is tried, where trying again may help."""
FENCE = "fence AS (SELECT 1 FROM processes WHERE id = ${0} FOR KEY SHARE)"
"""The part of a statement that looks for the process: one that was taken for dead is not found, and
nobody can take it for dead meanwhile."""
PASSED = "(${0}::bigint IS NULL OR EXISTS (SELECT 1 FROM fence))"
NEW_ENTRIES = """
INSERT INTO entries ("table", seq, key, content, at)
SELECT * FROM unnest(${}::text[], ${}::bigint[], ${}::bytea[], ${}::bytea[], ${}::float8[])
"""
TOUCH = "INSERT INTO tables (id, active) SELECT * FROM unnest(${}::text[], ${}::float8[])"
LATER = "ON CONFLICT (id) DO UPDATE SET active = greatest(tables.active, excluded.active)"
NEW_TOKENS = """
INSERT INTO tokens (hash, "table", member)
SELECT * FROM unnest(${}::bytea[], ${}::text[], ${}::bigint[])
"""
ENTRY_IF_FREE = f"{NEW_ENTRIES.format(1, 2, 3, 4, 5)} ON CONFLICT DO NOTHING"
TOUCH_ALONE = f"{TOUCH.format(1, 2)} {LATER}"
TOKENS_ALONE = NEW_TOKENS.format(1, 2, 3)
ENTRIES = f"""
WITH {FENCE.format(6)}
{NEW_ENTRIES.format(1, 2, 3, 4, 5)} WHERE {PASSED.format(6)}
"""
EVERYTHING = f"""
WITH {FENCE.format(6)},
touched AS ({TOUCH.format(7, 8)} WHERE {PASSED.format(6)} {LATER}),
issued AS ({NEW_TOKENS.format(9, 10, 11)} WHERE {PASSED.format(6)})
{NEW_ENTRIES.format(1, 2, 3, 4, 5)} WHERE {PASSED.format(6)}
"""
"""In one statement: one transaction and one round trip, which a frozen process cannot hold open."""
FOUND = 'SELECT "table", seq, key, content, at FROM entries WHERE "table" = $1'


class PostgresStore(Store):
    """All tables in a database of PostgreSQL."""

    def __init__(self, pools: Pools, *, queue: int) -> None:
        self._pools = pools
        self.leases: Leases = Leases(pools)
        self._closed = False
        self._reading, self._writing = Watch("reads"), Watch("writes")
        self._touched: dict[str, float] = {}
        """The time of each table's last activity, as stored by us."""
        self._groups: Rounds[Job[Any]] = Rounds(self._commit, most=queue)

    @classmethod
    async def connect(cls, place: Address, *, queue: int = 1024, patience: float = 5.0) -> Self:
        """Open the database; see `Store.open`."""
        return cls(await Pools.open(place, patience=patience), queue=queue)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._groups.close()
        await self._pools.close()

    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] = NO_TOKENS
    ) -> None:
        issued = tuple(Token(digest, *holder) for digest, holder in tokens.items())
        await self._write(_Append(entries, issued, self.leases.me))

    async def load(self, table: str) -> list[Entry]:
        if "\0" in table:
            return []  # no text of PostgreSQL has this character, and strangers try it
        return [_entry(row) for row in await self._read(f"{FOUND} ORDER BY seq", table)]

    async def find_tokens(self, hashes: Sequence[bytes]) -> dict[bytes, tuple[str, int]]:
        query = 'SELECT hash, "table", member FROM tokens WHERE hash = ANY($1)'
        return {row[0]: (row[1], row[2]) for row in await self._read(query, hashes)}

    async def tables(self, *, idle_since: float | None = None) -> dict[str, float]:
        query = "SELECT id, active FROM tables WHERE active <= $1 ORDER BY active, id"
        rows = await self._read(query, inf if idle_since is None else idle_since)
        return {row["id"]: row["active"] for row in rows}

    async def delete(self, table: str, *, idle_since: float) -> bool:
        return await self._write(partial(_delete, table, idle_since))

    async def wipe(self) -> None:
        """PostgreSQL clears up by itself what was deleted, in its own time."""
        self._check_open()

    async def count_days(self, today: float, *, most: float) -> float:
        return await self._write(partial(_count_days, today, most))

    async def report(self, report: Report) -> None:
        await self._write(partial(_report, report))

    async def reports(self) -> list[Report]:
        query = 'SELECT "table", member, "by", at FROM reports ORDER BY at, "table", member'
        return [Report(*row) for row in await self._read(query)]

    async def check(self) -> None:
        await self._write(_rewrite)

    async def _read(self, query: str, *values: object) -> Sequence[asyncpg.Record]:
        self._check_open()
        with self._reading:
            return await self._fetch(query, *values)

    async def _fetch(self, query: str, *values: object) -> Sequence[asyncpg.Record]:
        failure: BaseException | None = None
        for _ in range(MOST_TRIES):
            try:
                async with self._pools.reading() as connection:
                    rows: Sequence[asyncpg.Record] = await connection.fetch(query, *values)
                    return rows
            except LOST as error:
                failure = error
            except TROUBLE as error:
                failure = error
                break
        assert failure is not None
        raise StoreError(f"cannot read: {advice(failure)}")

    async def _write(self, job: Job[T]) -> T:
        self._check_open()
        with self._writing:
            result: T = await self._groups.write(job)
        return result

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    async def _commit(self, jobs: Sequence[Job[object]]) -> list[object]:
        """The result or error of each job, once the transaction with all of them is durable.

        A connection that is lost may have been lost after the commit. To try again is safe: what
        is there already is found by its key, and its caller is told so.
        """
        failure: Exception | None = None
        for _ in range(MOST_TRIES):
            try:
                async with self._pools.writing() as connection:
                    return await self._write_ours(connection, jobs)
            except (*CROSSED, *LOST) as error:
                failure = error
            except Exception as error:  # noqa: BLE001 - the next group must be served
                failure = error
                break
        assert failure is not None
        self._touched.clear()
        if isinstance(failure, Fenced):
            return [_fenced() for _ in jobs]
        return [_unwritten(failure) for _ in jobs]

    async def _write_ours(
        self, connection: asyncpg.Connection, jobs: Sequence[Job[object]]
    ) -> list[object]:
        """All jobs, but nothing of a process that was taken for dead and is here again."""
        mine = [not isinstance(job, _Append) or job.writer == self.leases.me for job in jobs]
        ours = [job for job, is_mine in zip(jobs, mine, strict=True) if is_mine]
        results = iter(await self._write_all(connection, ours) if ours else [])
        return [next(results) if is_mine else _fenced() for is_mine in mine]

    async def _write_all(
        self, connection: asyncpg.Connection, jobs: Sequence[Job[object]]
    ) -> list[object]:
        appends = [job for job in jobs if isinstance(job, _Append)]
        if len(appends) == len(jobs) and await self._at_once(connection, _together(appends)):
            return [None for _ in jobs]
        async with connection.transaction():
            alive = "SELECT 1 FROM processes WHERE id = $1 FOR KEY SHARE"
            me = self.leases.me
            if me is not None and not await connection.fetchval(alive, me):
                raise _fenced()
            return [await _attempt(connection, job) for job in jobs]

    async def _at_once(self, connection: asyncpg.Connection, append: Append) -> bool:
        """Write all rows; False if one is bad: then nothing is written."""
        late: dict[str, float] = {}
        for entry in append.entries:
            if not entry.at <= self._touched.get(entry.table, -inf) + TOUCH_SECONDS:
                late[entry.table] = max(entry.at, late.get(entry.table, entry.at))
        try:
            entries = _columns(map(_row, append.entries), 5)
            if late or append.tokens:
                touched = _columns(sorted(late.items()), 2)
                tokens = _columns(map(astuple, append.tokens), 3)
                query, more = EVERYTHING, [*touched, *tokens]
            else:
                query, more = ENTRIES, []
            done = await connection.execute(query, *entries, self.leases.me, *more)
        except BAD_ROW:
            self._touched.clear()  # a table may have been deleted
            return False
        if done != f"INSERT 0 {len(append.entries)}":
            raise _fenced()
        if len(self._touched) > MOST_TOUCHED:
            self._touched.clear()
        self._touched |= late
        return True


class _Append:
    """The job of an append."""

    def __init__(
        self, entries: tuple[Entry, ...], tokens: tuple[Token, ...], writer: int | None
    ) -> None:
        self.rows = Append(entries, tokens)
        self.writer = writer
        """The number of this process when it decided to write; its leases belonged to it."""

    async def __call__(self, connection: asyncpg.Connection) -> None:
        """Write row by row, to find out which entries are in conflict."""
        for entry in self.rows.entries:
            await connection.execute(TOUCH_ALONE, [entry.table], [entry.at])
            row = _columns([_row(entry)], 5)
            if await connection.execute(ENTRY_IF_FREE, *row) != "INSERT 0 1":
                await _raise_conflict(connection, entry)
        if self.rows.tokens:
            tokens = _columns(map(astuple, self.rows.tokens), 3)
            await connection.execute(TOKENS_ALONE, *tokens)


def _together(appends: Iterable[_Append]) -> Append:
    return together(append.rows for append in appends)


def _row(entry: Entry) -> tuple[object, ...]:
    return entry.table, entry.seq, entry.key.encode(), entry.content, entry.at


def _entry(row: asyncpg.Record) -> Entry:
    table, seq, key, content, at = row
    return Entry(table, seq, key.decode(), content, at)


def _columns(rows: Iterable[tuple[object, ...]], number: int) -> list[list[object]]:
    """The rows as so many columns, which may be empty."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    return columns or [[] for _ in range(number)]


async def _raise_conflict(connection: asyncpg.Connection, entry: Entry) -> None:
    """Look for the key first: a command sent twice has happened, whatever its number was then."""
    key = entry.key.encode()
    if row := await connection.fetchrow(f"{FOUND} AND key = $2", entry.table, key):
        raise Conflict("key", entry, _entry(row))
    if row := await connection.fetchrow(f"{FOUND} AND seq = $2", entry.table, entry.seq):
        raise Conflict("seq", entry, _entry(row))


async def _attempt(connection: asyncpg.Connection, job: Job[object]) -> object:
    """The job's result, or its error if everything that it did could be undone."""
    try:
        async with connection.transaction():
            return await job(connection)
    except Conflict as conflict:
        return conflict
    except BAD_ROW as error:
        failure = error
    return _unwritten(failure)


def _unwritten(error: Exception) -> StoreError:
    """Without the driver's error, which may show what was to be written."""
    return StoreError(f"cannot write: {advice(error)}")


def _fenced() -> Fenced:
    return Fenced("cannot write: this process was taken for dead")


async def _delete(table: str, idle_since: float, connection: asyncpg.Connection) -> bool:
    query = "DELETE FROM tables WHERE id = $1 AND active <= $2"
    if await connection.execute(query, table, idle_since) == "DELETE 0":
        return False
    await connection.execute('DELETE FROM leases WHERE "table" = $1', table)
    return True


async def _count_days(today: float, most: float, connection: asyncpg.Connection) -> float:
    await connection.execute("LOCK TABLE rounds")
    last: float | None = await connection.fetchval("SELECT at FROM rounds")
    if last is None:
        last = await connection.fetchval("SELECT max(active) FROM tables")
    counted = today if last is None else min(today, last + most)
    await connection.execute("DELETE FROM rounds")
    await connection.execute("INSERT INTO rounds VALUES ($1)", counted)
    return counted


async def _report(report: Report, connection: asyncpg.Connection) -> None:
    query = "INSERT INTO reports VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    await connection.execute(query, *astuple(report))


async def _rewrite(connection: asyncpg.Connection) -> None:
    await connection.execute("UPDATE schema_version SET version = version")
