"""The database file: how it is opened, and the steps from each version to the next."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError, StatementError

Step = tuple[str, ...]

# The step at index n leads from version n to n + 1; a new file has version 0. A step that was
# released is never edited: files that it has made are out there.
STEPS: tuple[Step, ...] = (
    (
        "CREATE TABLE schema_version (version INTEGER NOT NULL)",
        "INSERT INTO schema_version VALUES (0)",
        "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, active REAL NOT NULL)",
        """CREATE TABLE entries (
            "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            key TEXT NOT NULL,
            content BLOB NOT NULL,
            at REAL NOT NULL,
            UNIQUE ("table", seq),
            UNIQUE ("table", key)
        )""",
        """CREATE TABLE tokens (
            hash BLOB NOT NULL PRIMARY KEY,
            "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            member INTEGER NOT NULL
        )""",
        'CREATE INDEX tokens_of_a_table ON tokens ("table")',
        """CREATE TABLE reports (
            "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            member INTEGER NOT NULL,
            "by" INTEGER NOT NULL,
            at REAL NOT NULL,
            UNIQUE ("table", member, "by")
        )""",
    ),
    ("CREATE TABLE rounds (at REAL NOT NULL)",),
)


class StoreError(Exception):
    """The store cannot do what it was asked to; everything acknowledged before is safe."""


def reason(error: BaseException) -> str:
    """The driver's message; the whole error would show the statement as well."""
    return str(error.orig) if isinstance(error, StatementError) else str(error)


def open_database(
    path: Path | str, *, patience: float = 5.0, steps: Sequence[Step] = STEPS
) -> Engine:
    """The file at `path`, made or migrated; `patience` is how long to wait for others' locks."""
    place = Path(path).absolute()
    with suppress(OSError):  # a new one is for its owner's eyes; what is wrong, SQLite says below
        os.close(os.open(place, os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_engine(
        URL.create("sqlite", database=str(place)),
        connect_args={"timeout": patience},
        hide_parameters=True,  # the values must not get into a log
    )
    event.listen(engine, "connect", _configure)
    try:
        _migrate(engine, steps)
    except DBAPIError as error:
        engine.dispose()
        raise StoreError(f"cannot use {place} as the database: {reason(error)}") from error
    except StoreError as error:
        engine.dispose()
        raise StoreError(f"cannot use {place} as the database: {error}") from error
    return engine


@contextmanager
def transaction(engine: Engine) -> Iterator[Connection]:
    """Takes the write lock at once: one that reads first could find it taken half-way."""
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def plain(engine: Engine) -> sqlite3.Connection:
    """A connection of the caller's own, in which each statement is a transaction."""
    with engine.connect():  # the engine keeps this one: to open another later could make a new file
        borrowed = engine.raw_connection()
    connection = borrowed.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    borrowed.detach()
    connection.isolation_level = None
    return connection


def _configure(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten


def _migrate(engine: Engine, steps: Sequence[Step]) -> None:
    with engine.connect() as connection:
        # First of all, so that a file that is refused stays as it was, byte for byte.
        _version(connection, newest=len(steps))
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")
    with transaction(engine) as connection:
        version = _version(connection, newest=len(steps))
        for statement in (each for step in steps[version:] for each in step):
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql("UPDATE schema_version SET version = ?", (len(steps),))


def _version(connection: Connection, *, newest: int) -> int:
    names = inspect(connection).get_table_names()
    if not names:
        return 0
    if "schema_version" not in names:
        raise StoreError("it is a database of some other program")
    version = connection.exec_driver_sql("SELECT version FROM schema_version").scalar_one()
    if not isinstance(version, int) or not 1 <= version <= newest:
        raise StoreError(
            f"its version is {version}, and this Hatbox knows versions up to {newest}; "
            "use the Hatbox that made it, or a newer one"
        )
    return version
