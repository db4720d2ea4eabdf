"""Tables made again from their logs: in threads, and nobody waits for all of another's."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from msgspec import ValidationError

from ...kernel.errors import RuleError, illegal
from ..store.store import Entry, Store
from ..table.entries import AnyContent
from ..table.table import Table

log = logging.getLogger("hatbox.server")
SHORT, LONG = ThreadPoolExecutor(1, "replays"), ThreadPoolExecutor(1, "long-replays")
"""A thread each, so that many tables at once do not take the interpreter from everybody."""
LONG_LOG = 100_000
"""Size in bytes above which a log counts as long; a usual game has some ten thousand."""
MOST_WAITING = 100
"""Maximum number of tables that wait for one address."""


class Turns:
    """One at a time; those who wait take turns by address."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._taken = False

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn; a RuleError if too many of the same address wait already."""
        await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        if not self._taken:
            self._taken = True
            return
        mine = self._waiting.setdefault(who, deque())
        if len(mine) >= MOST_WAITING:
            raise illegal("error-busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """It is the next address's turn, which then goes to the end of the row."""
        self._taken = False
        while self._waiting and not self._taken:
            who = next(iter(self._waiting))
            waiting = self._waiting.pop(who)
            turn = waiting.popleft()
            if waiting:
                self._waiting[who] = waiting
            if not turn.done():  # one that was cancelled
                self._taken = True
                turn.set_result(None)


class Replays:
    """The tables of a store, made from their logs. Short logs do not wait for long ones."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._short, self._long = Turns(), Turns()

    async def table(self, table_id: str, who: str = "") -> Table | None:
        """A table as it is in the store, for somebody's address; None if there is none."""
        loop = asyncio.get_running_loop()
        async with self._short.turn(who):
            entries = await self._store.load(table_id)
            if not entries:
                return None
            if sum(len(each.content) for each in entries) < LONG_LOG:
                return await loop.run_in_executor(SHORT, replayed, table_id, entries)
        del entries  # it is read again: a long log that waits would take megabytes
        async with self._long.turn(who):
            entries = await self._store.load(table_id)
            return await loop.run_in_executor(LONG, replayed, table_id, entries)


def replayed(table_id: str, entries: Sequence[Entry]) -> Table:
    """The table after these entries."""
    table = Table(table_id)
    for entry in entries:
        table.apply(content_of(table, entry), entry.key)
    return table


def content_of(table: Table, entry: Entry) -> AnyContent:
    """The content of the next entry; a RuleError if only a newer version knows it."""
    try:
        return table.read(entry.content)
    except (ValidationError, RuleError):  # JSON, but of a kind or a card that we do not know
        log.warning(
            "entry %(entry)d of table %(table)s cannot be read",
            {"entry": entry.seq, "table": entry.table},
        )
        raise illegal("error-newer") from None
