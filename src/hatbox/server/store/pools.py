"""Connections to PostgreSQL, and what can be wrong with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Self

import asyncpg

from .address import Address
from .migrations import StoreError
from .schema import migrate
from .trouble import TROUBLE, advice

READERS, LEASERS = 4, 2
"""Maximum numbers of connections."""
SETTINGS = {
    "application_name": "hatbox",
    "idle_in_transaction_session_timeout": "4s",  # a process that is frozen holds nobody up
    "jit": "off",
}
SAFE = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""
"""A statement that makes commits wait for the disk, whatever is usual at this database."""


class Pools:
    """One connection that writes, some that read, some for leases; lost ones are made anew."""

    def __init__(self, pools: Sequence[asyncpg.Pool], patience: float) -> None:
        self._writing, self._reading, self._leasing = self._all = pools
        self._patience = patience

    @classmethod
    async def open(cls, place: Address, *, patience: float) -> Self:
        """Find out whether the database can be used; make its tables if need be."""
        try:
            first = await asyncpg.connect(place.url, timeout=patience, command_timeout=patience)
            try:
                await migrate(first)
            finally:
                await first.close(timeout=patience)
            pools = [await _pool(place, most, patience) for most in (1, READERS, LEASERS)]
        except (*TROUBLE, StoreError, ValueError) as error:
            trouble = advice(error)
        else:
            return cls(pools, patience)
        raise StoreError(f"cannot use {place} as the database: {trouble}")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._one_of(self._writing) as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._one_of(self._reading) as connection:
            yield connection

    @asynccontextmanager
    async def leasing(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection for heartbeats and leases, which wait for no other reading or writing."""
        async with self._one_of(self._leasing) as connection:
            yield connection

    @asynccontextmanager
    async def _one_of(self, pool: asyncpg.Pool) -> AsyncIterator[asyncpg.Connection]:
        async with pool.acquire(timeout=self._patience) as connection:
            try:
                yield connection
            except (asyncpg.PostgresError, StoreError):
                raise
            except BaseException:
                connection.terminate()  # nobody waits for what it may still say
                raise

    async def close(self) -> None:
        for pool in self._all:
            try:
                async with asyncio.timeout(1):
                    await pool.close()
            except TROUBLE:
                pool.terminate()


async def _pool(place: Address, most: int, patience: float) -> asyncpg.Pool:
    return await asyncpg.create_pool(
        place.url,
        min_size=0,
        max_size=most,
        timeout=patience,
        command_timeout=patience,
        server_settings=SETTINGS | {"lock_timeout": f"{patience}s"},
        init=_make_safe,
        reset=_keep,
    )


async def _make_safe(connection: asyncpg.Connection) -> None:
    await connection.execute(SAFE)


async def _keep(_connection: asyncpg.Connection) -> None:
    """Nothing was changed that the next caller could notice."""
