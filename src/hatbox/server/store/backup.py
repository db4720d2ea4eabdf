"""Copies of the database: made while a server runs, and put back while none does.

A plain copy of the file would lack what is in the write-ahead log, and could be torn.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp

from ...kernel.errors import RuleError, malformed
from .migrations import STEPS

ENDINGS = ("", "-wal", "-shm", "-journal")
"""The files of a database: its name with each of these."""
MAGIC = b"SQLite format 3\0"
UNREADABLE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def back_up(database: Path, target: Path, *, overwrite: bool = False) -> Path:
    """Copy a database, also while a server writes to it; the file that was made.

    It appears whole or not at all. In a folder it gets a name with the date.
    """
    _check_exists(database)
    if target.is_dir():
        target /= _dated(database)
    _check_apart(target, database)
    if not overwrite and os.path.lexists(target):
        raise malformed("error-file-exists", file=str(target))
    with _explained(database), closing(_opened(database)) as source:
        _check_schema(source, database)
        _copy(source, target, overwrite=overwrite)
    return target


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database; the file that keeps what was there, if anything."""
    _check_exists(backup)
    _check_apart(backup, database)
    with _explained(backup), closing(_opened(backup)) as source:
        _check_schema(source, backup)
        _check_whole(source, backup)
        with _explained(database):
            try:
                if _is_database(database):
                    return _put_back(source, database)
            except sqlite3.DatabaseError as error:
                if _code(error) not in UNREADABLE:
                    raise
            # No server could run on what is there. It may still be of use to somebody.
            aside = database.with_name(_dated(database))
            _move(database, aside)
            _put_back(source, database)
            return aside


def _put_back(source: sqlite3.Connection, database: Path) -> Path | None:
    """Write into the same file, under SQLite's lock: a server that starts meanwhile waits."""
    with _held(database) as present:
        aside = None
        if present.execute("SELECT 1 FROM sqlite_master").fetchone():
            aside = database.with_name(_dated(database))
            _copy(present, aside, check=False)
        source.backup(present)
    return aside


def _is_database(file: Path) -> bool:
    """Whether SQLite can open a file, or make it. (It would remove the log of any other.)"""
    try:
        with file.open("rb") as content:
            return content.read(len(MAGIC)) in (MAGIC, b"")
    except FileNotFoundError:
        return True


def _opened(file: Path, *, patience: float = 5.0) -> sqlite3.Connection:
    """An existing database. (Read-only, SQLite could not look into a write-ahead log.)"""
    place = f"{file.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(place, uri=True, timeout=patience, isolation_level=None)


@contextmanager
def _held(database: Path) -> Iterator[sqlite3.Connection]:
    """The database for us alone, made if need be; sqlite3.OperationalError if others use it."""
    with suppress(FileExistsError):
        os.close(os.open(database, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(_opened(database, patience=0.5)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        # Nobody else may have the file open for that, not even idly as a server has it.
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        yield connection


def _copy(
    source: sqlite3.Connection, target: Path, *, overwrite: bool = False, check: bool = True
) -> None:
    """Copy what is committed by now, all of it or nothing."""
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(target.parent))
    with _explained(target):
        handle, name = mkstemp(prefix=f".{target.name}-", dir=target.parent)  # for its owner alone
        os.close(handle)
        made = Path(name)
        try:
            with closing(_opened(made)) as copy:
                source.backup(copy)  # at one go: in parts, every move would begin it anew
                copy.execute("PRAGMA journal_mode = DELETE")  # a file that needs no other
                if check:
                    _check_whole(copy, target)
            _sync(made)
            _rename(made, target, overwrite=overwrite)
            _sync(target.parent)
        finally:
            for ending in ENDINGS:
                made.with_name(made.name + ending).unlink(missing_ok=True)


def _rename(made: Path, target: Path, *, overwrite: bool) -> None:
    """Give the file its name; a link, because renaming would replace what came there meanwhile."""
    if not overwrite:
        try:
            target.hardlink_to(made)
        except FileExistsError:
            raise malformed("error-file-exists", file=str(target)) from None
        except OSError:  # a disk that knows no links, such as a memory stick
            pass
        else:
            return
    made.replace(target)


def _sync(place: Path) -> None:
    """Wait until a file, or a folder's list of files, is on the disk."""
    if os.name == "nt" and place.is_dir():
        return  # Windows has nothing to wait for
    handle = os.open(place, os.O_RDONLY if place.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _move(database: Path, aside: Path) -> None:
    """Rename a database with its log, which would otherwise be taken for the next one's."""
    for ending in ENDINGS:
        with suppress(FileNotFoundError):
            Path(f"{database}{ending}").rename(f"{aside}{ending}")


def _dated(database: Path) -> str:
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return f"{database.stem}-{now}{database.suffix}"


# --- What can be wrong --------------------------------------------------------------------------


def _check_exists(file: Path) -> None:
    if not file.is_file():
        raise malformed("error-no-database", file=str(file))


def _check_apart(file: Path, database: Path) -> None:
    """A database is no copy of itself, and its log is not to be replaced."""
    place = database.resolve()
    if file.resolve() in {place.with_name(place.name + ending) for ending in ENDINGS}:
        raise malformed("error-same-database", file=str(file))
    with suppress(FileNotFoundError):
        if file.samefile(database):
            raise malformed("error-same-database", file=str(file))


def _check_schema(connection: sqlite3.Connection, file: Path) -> None:
    known = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'"
    if connection.execute(known).fetchone() is None:
        raise malformed("error-no-hatbox-database", file=str(file))
    version = connection.execute("SELECT version FROM schema_version").fetchone()
    if version is None or version[0] not in range(1, len(STEPS) + 1):
        raise malformed("error-database-version", file=str(file))


def _check_whole(connection: sqlite3.Connection, file: Path) -> None:
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise malformed("error-database-damaged", file=str(file))


@contextmanager
def _explained(file: Path) -> Iterator[None]:
    """SQLite's errors about a file, and those of a full disk, as errors that can be told."""
    try:
        yield
    except sqlite3.Error as error:
        raise _error(error, file) from error
    except OSError as error:
        if error.errno not in FULL:
            raise
        raise malformed("error-disk-full", file=str(file)) from error


def _error(error: sqlite3.Error, file: Path) -> RuleError:
    match _code(error):
        case sqlite3.SQLITE_NOTADB:
            return malformed("error-no-hatbox-database", file=str(file))
        case sqlite3.SQLITE_CORRUPT:
            return malformed("error-database-damaged", file=str(file))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return malformed("error-database-in-use", file=str(file))
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            return malformed("error-disk-full", file=str(file))
        case _:
            return malformed("error-database", file=str(file), detail=str(error))


def _code(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
