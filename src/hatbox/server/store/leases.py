"""Which server process has which table at work, by the word and the clock of the database.

A process is alive as long as its heartbeats come, and has its leases as long as it is alive.
When they stop, any other process may declare it dead: then its leases are gone, and nothing that
it still writes is accepted, because every append looks for the process first.
"""

from __future__ import annotations

import asyncio
import secrets
from math import inf
from typing import Any

import asyncpg

from .migrations import StoreError
from .pools import Pools
from .processes import BEAT_SECONDS, LEASE_SECONDS, Fenced, Process
from .trouble import TROUBLE, advice

ENTER = (
    "INSERT INTO processes (address, until, host) "
    "VALUES ($1, clock_timestamp() + $2 * interval '1s', $3) RETURNING id"
)
BEAT = (
    "UPDATE processes SET until = clock_timestamp() + $2 * interval '1s' WHERE id = $1 RETURNING id"
)
BURY = """
DELETE FROM processes WHERE id IN (
    SELECT id FROM processes WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED
)
"""
TAKE = """
WITH taken AS (
    INSERT INTO leases ("table", process)
    SELECT $1, $2 WHERE $3 OR EXISTS (SELECT 1 FROM tables WHERE id = $1)
    ON CONFLICT DO NOTHING RETURNING process
)
SELECT process AS id, '' AS address, true AS alive FROM taken
UNION ALL
SELECT id, address, until > clock_timestamp() FROM leases JOIN processes ON id = process
WHERE "table" = $1
"""
ALIVE = "SELECT id, address, host FROM processes WHERE until > clock_timestamp() ORDER BY id"
RELEASE = 'DELETE FROM leases WHERE "table" = $1 AND process = $2'
LEAVE = "DELETE FROM processes WHERE id = $1"
KEEP = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
KEPT = "SELECT value FROM secrets WHERE name = $1"
SAY = (
    "UPDATE word SET number = number + 1, text = $1, until = clock_timestamp() + $2 * interval '1s'"
)
SAID = "SELECT number, text, extract(epoch FROM until - clock_timestamp())::float8 FROM word"


class Leases:
    """The leases of this process, which has none before it enters."""

    def __init__(self, pools: Pools) -> None:
        self._pools = pools
        self._beaten, self._steady = -inf, False
        """The time of our last heartbeat, and whether it was in time."""
        self._sure_until = -inf
        self.me: int | None = None
        """Our number; a process that was declared dead gets another one."""

    async def enter(self, address: str, host: str) -> None:
        """Be one of the processes, from now on."""
        began = _now()
        self.me = await self._ask(ENTER, address, LEASE_SECONDS, host)
        self._beaten, self._steady = -inf, False
        self._sure_until = began + LEASE_SECONDS

    async def beat(self) -> bool:
        """Say that we are alive, and declare late ones dead; False if we were declared dead."""
        began = _now()
        alive = await self._ask(BEAT, self.me, LEASE_SECONDS) is not None
        if alive:
            self._sure_until = began + LEASE_SECONDS
        self._steady, self._beaten = self._in_time, _now()
        await self._bury()
        return alive

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken us for dead, by our own clock: others may go on since."""
        return _now() < self._sure_until

    @property
    def _in_time(self) -> bool:
        return _now() - self._beaten < LEASE_SECONDS - BEAT_SECONDS / 2

    async def _bury(self) -> None:
        """Declare late processes dead, unless this one was late itself or has found no database."""
        if self._steady and self._in_time:
            await self._ask(BURY)

    async def holder(self, table: str, *, reserved: bool = False) -> Process | None:
        """The process that has a table at work; if none has, this one takes it. None: no table.

        With `reserved` the name stands for no table, but for work that one process does for all.
        """
        if "\0" in table:
            return None
        rows: list[Any] = []
        for _ in range(3):  # another may take it, or be declared dead, at the same moment
            rows = await self._rows(TAKE, table, self.me, reserved)
            if rows and rows[0]["alive"]:
                return Process(rows[0]["id"], rows[0]["address"])
            if rows:
                await self._bury()
        return Process(rows[0]["id"], rows[0]["address"]) if rows else None

    async def release(self, table: str) -> None:
        """Let others have a table."""
        await self._ask(RELEASE, table, self.me)

    async def leave(self) -> None:
        """Let others have everything, at once; nothing more can be written."""
        await self._ask(LEAVE, self.me)

    async def alive(self) -> list[Process]:
        """All processes, this one included."""
        return [Process(*row) for row in await self._rows(ALIVE)]

    async def secret(self, name: str, new: str | None = None) -> str:
        """A secret that all processes know; made, or given, by the first that asks."""
        await self._ask(KEEP, name, new or secrets.token_urlsafe(24))
        found: str = await self._ask(KEPT, name)
        return found

    async def say(self, text: str, seconds: float | None) -> None:
        """What the owner says to all, at every process."""
        await self._ask(SAY, text, seconds)

    async def said(self) -> tuple[int, str, float | None]:
        """The number of the owner's latest word, its text, and the seconds until the restart."""
        number, text, left = (await self._rows(SAID))[0]
        return number, text, left

    async def _ask(self, query: str, *values: object) -> Any:
        rows = await self._rows(query, *values)
        return rows[0][0] if rows else None

    async def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            async with self._pools.leasing() as connection:
                rows: list[Any] = await connection.fetch(query, *values)
                return rows
        except asyncpg.ForeignKeyViolationError:
            raise Fenced("cannot write: this process was taken for dead") from None
        except TROUBLE as error:
            trouble = advice(error)
        raise StoreError(f"cannot ask the database: {trouble}")


def _now() -> float:
    return asyncio.get_running_loop().time()
