"""The logs of all tables: what a server needs of a database.

`UNIQUE` in the database is the only arbiter of what came first. All that is waiting goes into one
transaction, because a disk takes as long for one commit of a thousand rows as for a commit of one;
a savepoint for each append keeps one's failure from the others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from .address import Address
from .appending import Conflict
from .migrations import StoreError
from .rows import Entry, Report

if TYPE_CHECKING:
    from .leases import Leases

__all__ = ["Conflict", "Entry", "Report", "Store", "StoreError"]

NO_TOKENS: Mapping[bytes, tuple[str, int]] = {}


class Store(ABC):
    """The entries of all tables, with their tokens and reports."""

    leases: Leases | None = None
    """Which process has which table at work, where several can share the database."""

    @staticmethod
    async def open(
        place: Path | str | Address, *, queue: int = 1024, patience: float = 5.0
    ) -> Store:
        """Open a file of SQLite or a database of PostgreSQL; it is made or migrated if necessary.

        `queue` is the number of writes that may wait, and so the most in one transaction; further
        callers wait for room. `patience` is the seconds to wait for other programs' locks, and
        for a PostgreSQL that does not answer.
        """
        # Either needs the classes of this module; and who has no PostgreSQL needs no driver.
        if isinstance(place, Address):
            try:
                from .postgres import PostgresStore  # noqa: PLC0415
            except ModuleNotFoundError:
                raise StoreError(
                    "for a PostgreSQL, install the driver as well: pip install 'hatbox[postgres]'"
                ) from None
            return await PostgresStore.connect(place, queue=queue, patience=patience)
        from .sqlite import SqliteStore  # noqa: PLC0415

        return await SqliteStore.open_file(place, queue=queue, patience=patience)

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then close the database."""

    @abstractmethod
    async def append(
        self, *entries: Entry, tokens: Mapping[bytes, tuple[str, int]] = NO_TOKENS
    ) -> None:
        """Write all or nothing; it is on the disk when this returns. `tokens`: see `find_tokens`.

        Callers that do not wait for one append before the next are served in any order.
        """

    @abstractmethod
    async def load(self, table: str) -> list[Entry]:
        """A table's entries in order; empty if there is no such table."""

    @abstractmethod
    async def find_tokens(self, hashes: Sequence[bytes]) -> dict[bytes, tuple[str, int]]:
        """The table and member of each known hash."""

    @abstractmethod
    async def tables(self, *, idle_since: float | None = None) -> dict[str, float]:
        """The time of each table's last activity: of all tables, or of those idle since."""

    @abstractmethod
    async def delete(self, table: str, *, idle_since: float) -> bool:
        """Delete a table, unless something has happened there in the meantime."""

    @abstractmethod
    async def wipe(self) -> None:
        """Remove the traces of what was deleted, as far as the database can."""

    @abstractmethod
    async def count_days(self, today: float, *, most: float) -> float:
        """Today, but at most so much later than the last time: a clock can be wrong."""

    @abstractmethod
    async def report(self, report: Report) -> None:
        """Keep the first report of one member by another, as long as the table is kept."""

    @abstractmethod
    async def reports(self) -> list[Report]:
        """All reports, the oldest first."""

    @abstractmethod
    async def check(self) -> None:
        """Write what is there already; a StoreError if the disk does not take it."""
