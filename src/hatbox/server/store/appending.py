"""Appends to the logs: a whole group with plain statements, or one by one if a row is bad.

Nearly all that is written is an append. For the thread that writes, the way through SQLAlchemy
takes longer than the disk, and after each statement it waits for the interpreter again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from math import inf
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy.dialects.sqlite import dialect, insert

from .rows import ENTRIES, TABLES, TOKENS, Entry, Token

NEW_ENTRY = sa.insert(ENTRIES)
NEW_TOKEN = sa.insert(TOKENS)
TOUCH = insert(TABLES)
TOUCH = TOUCH.on_conflict_do_update(
    index_elements=["id"],
    set_={"active": sa.func.max(TABLES.c.active, TOUCH.excluded.active)},
)
TOUCH_SECONDS = 60
"""Seconds by which the stored time of a table's last activity may be late."""
MOST_ROWS = 5_000
"""Maximum number of rows in a statement: SQLite takes 32,766 values."""
MOST_TOUCHED = 50_000
"""Maximum number of tables whose stored time is remembered."""


class Conflict(Exception):  # noqa: N818 - an answer that callers expect, rather than an error
    """The table already has an entry with this key or, if not, with this number."""

    def __init__(self, kind: Literal["seq", "key"], entry: Entry, stored: Entry) -> None:
        super().__init__(f"table {entry.table} has entry {entry.seq} or its key already ({kind})")
        self.kind = kind
        self.entry = entry
        """The entry that was refused."""
        self.stored = stored
        """The entry that is there."""


class Append(Struct, frozen=True):
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
        if self.tokens:
            connection.execute(NEW_TOKEN, [asdict(token) for token in self.tokens])


def together(appends: Iterable[Append]) -> Append:
    """One append of everything."""
    rows = [(append.entries, append.tokens) for append in appends]
    return Append(
        tuple(chain.from_iterable(entries for entries, _ in rows)),
        tuple(chain.from_iterable(tokens for _, tokens in rows)),
    )


class Appending:
    """Appends by a connection of their own, which commits each statement by itself."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._touched: dict[str, float] = {}
        """The time of each table's last activity, as stored by us."""

    def close(self) -> None:
        self._connection.close()

    def at_once(self, append: Append) -> bool:
        """Write all rows; False if one is bad or there are too many: then nothing is written."""
        if max(len(append.entries), len(append.tokens)) > MOST_ROWS:
            return False
        late: dict[str, float] = {}
        for entry in filter(self._is_late, append.entries):
            late[entry.table] = max(entry.at, late.get(entry.table, entry.at))
        try:
            if late or append.tokens:
                self._in_a_transaction(append, late)
            else:
                self._insert(NEW_ENTRY, append.entries)
        except sqlite3.OperationalError:
            raise  # a lock or a full disk, which one row after the other would meet as well
        except Exception:  # noqa: BLE001 - one by one they tell what is wrong
            self._touched.clear()  # a table may have been deleted
            return False
        if len(self._touched) > MOST_TOUCHED:
            self._touched.clear()
        self._touched |= late
        return True

    def _is_late(self, entry: Entry) -> bool:
        """Whether the time that is stored for a table is too old."""
        return not entry.at <= self._touched.get(entry.table, -inf) + TOUCH_SECONDS

    def _in_a_transaction(self, append: Append, touched: dict[str, float]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._insert(TOUCH, [*touched.items()])
            self._insert(NEW_ENTRY, append.entries)
            self._insert(NEW_TOKEN, append.tokens)
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # a full disk may have rolled it back already
                self._connection.execute("ROLLBACK")
            raise

    def _insert(self, new: sa.Insert, rows: Sequence[Any]) -> None:
        """One statement for all rows; `executemany` lets the interpreter go only once."""
        if rows:
            plain = [row if isinstance(row, tuple) else astuple(row) for row in rows]
            values = tuple(chain.from_iterable(plain))
            self._connection.executemany(_text(new, len(rows)), [values])


@cache
def _text(new: sa.Insert, rows: int) -> str:
    head, values, tail = str(new.compile(dialect=dialect())).partition(" VALUES ")
    marks, end, rest = tail.partition(")")
    return head + values + ", ".join([marks + end] * rows) + rest


def _raise_conflict(connection: sa.Connection, entry: Entry) -> None:
    """Look for the key first: a command sent twice has happened, whatever its number was then."""
    at_table = sa.select(ENTRIES).where(ENTRIES.c.table == entry.table)
    if row := connection.execute(at_table.where(ENTRIES.c.key == entry.key)).first():
        raise Conflict("key", entry, Entry(*row))
    if row := connection.execute(at_table.where(ENTRIES.c.seq == entry.seq)).first():
        raise Conflict("seq", entry, Entry(*row))
