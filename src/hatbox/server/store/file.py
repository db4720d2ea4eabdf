"""The database file on its disk, which may be full or gone."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from .migrations import StoreError

EMPTYING_MILLISECONDS = 50


class File:
    """The file that was opened. What is written to a removed file is lost without an error."""

    def __init__(self, engine: sa.Engine) -> None:
        self._path = Path(engine.url.database or "")
        self._log = self._path.with_name(f"{self._path.name}-wal")
        self._id = self._identity()

    def check(self) -> None:
        """Raise a StoreError if the file or its write-ahead log is not there any more."""
        if trouble := self.trouble():
            raise trouble

    def trouble(self) -> StoreError | None:
        """The error, if the file or its write-ahead log is not there any more."""
        if self._identity() == self._id and os.path.lexists(self._log):
            return None
        return StoreError(
            f"{self._path} or {self._log.name} was moved or removed while the server runs; "
            "stop the server, put back both files or a backup, and start it again"
        )

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)  # noqa: PTH116 - with every commit: this is quicker
        except OSError:
            return None
        return found.st_dev, found.st_ino


def is_full(error: sa.exc.OperationalError | sqlite3.OperationalError) -> bool:
    """Whether the disk had no room (or, beyond a limit on the size of files, did not write)."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


def empty_log(engine: sa.Engine) -> bool:
    """Empty the write-ahead log; False if another program reads what is in it.

    Nobody can write meanwhile, so it waits for that program only for a moment.
    """
    with engine.connect() as connection:
        patience = connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one()
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {EMPTYING_MILLISECONDS}")
        try:
            busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
        finally:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {patience}")
        return not busy


def make_room(engine: sa.Engine) -> None:
    """Move what is in the write-ahead log into the database, and give the log's room back."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
