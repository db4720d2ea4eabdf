"""The database file on its disk, which may be full or gone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from .migrations import StoreError


class File:
    """The file that was opened. What is written to a removed file is lost without an error."""

    def __init__(self, engine: sa.Engine) -> None:
        self._path = Path(engine.url.database or "")
        self._log = self._path.with_name(f"{self._path.name}-wal")
        self._id = self._identity()

    def check(self) -> None:
        """Raise a StoreError if the file or its write-ahead log is not there any more."""
        if self._identity() != self._id or not self._log.exists():
            raise StoreError(
                f"{self._path} or {self._log.name} was moved or removed while the server runs; "
                "stop the server, put back both files or a backup, and start it again"
            )

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def is_full(error: sa.exc.OperationalError) -> bool:
    """Whether the disk had no room (or, beyond a limit on the size of files, did not write)."""
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


def make_room(engine: sa.Engine) -> None:
    """Move what is in the write-ahead log into the database, and give the log's room back."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
