"""The tables in PostgreSQL, and the steps from each version to the next."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from .migrations import Step, StoreError

# The step at index n leads from version n to n + 1; a new database has version 0. A step that was
# released is never edited. While a server is renewed machine by machine the older Hatbox works on
# with the newer tables, so a step only adds.
STEPS: tuple[Step, ...] = (
    (
        "CREATE TABLE schema_version (version INTEGER NOT NULL)",
        "INSERT INTO schema_version VALUES (0)",
        """CREATE TABLE tables (
            id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
            active FLOAT8 NOT NULL CHECK (active < 'Infinity')
        )""",
        # Keys are bytes: clients choose them, and a text of PostgreSQL cannot have every character.
        """CREATE TABLE entries (
            "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq BIGINT NOT NULL,
            key BYTEA NOT NULL,
            content BYTEA NOT NULL,
            at FLOAT8 NOT NULL CHECK (at < 'Infinity'),
            UNIQUE ("table", seq),
            UNIQUE ("table", key)
        )""",
        """CREATE TABLE tokens (
            hash BYTEA NOT NULL PRIMARY KEY,
            "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            member BIGINT NOT NULL
        )""",
        'CREATE INDEX tokens_of_a_table ON tokens ("table")',
        """CREATE TABLE reports (
            "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            member BIGINT NOT NULL,
            "by" BIGINT NOT NULL,
            at FLOAT8 NOT NULL,
            UNIQUE ("table", member, "by")
        )""",
        "CREATE TABLE rounds (at FLOAT8 NOT NULL)",
        """CREATE TABLE processes (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            address TEXT NOT NULL,
            host TEXT NOT NULL,
            until TIMESTAMPTZ NOT NULL
        )""",
        """CREATE TABLE leases (
            "table" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
            process BIGINT NOT NULL REFERENCES processes (id) ON DELETE CASCADE
        )""",
        "CREATE INDEX leases_of_a_process ON leases (process)",
        "CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE word (number BIGINT NOT NULL, text TEXT NOT NULL, until TIMESTAMPTZ)",
        "INSERT INTO word VALUES (0, '', NULL)",
    ),
)
OLDEST = 14
"""The oldest PostgreSQL that is known to serve; those before it get no more corrections."""
OURS = 0x4A7B0C
"""The lock under which one process at a time makes or migrates the tables."""


async def migrate(connection: asyncpg.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Make the tables or bring them up to date; a StoreError if this is no database for us."""
    server = connection.get_server_version()
    if server.major < OLDEST:
        raise StoreError(
            f"its PostgreSQL is {server.major}, and Hatbox needs {OLDEST} or later; update it"
        )
    if await connection.fetchval("SHOW server_encoding") != "UTF8":
        raise StoreError(
            "its encoding is not UTF8; make another with: createdb -E UTF8 -T template0"
        )
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", OURS)
        version = await _version(connection, newest=len(steps))
        for statement in (each for step in steps[version:] for each in step):
            await connection.execute(statement)
        if version < len(steps):
            await connection.execute("UPDATE schema_version SET version = $1", len(steps))


async def _version(connection: asyncpg.Connection, *, newest: int) -> int:
    query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    names = {row["tablename"] for row in await connection.fetch(query)}
    if not names:
        return 0
    if "schema_version" not in names:
        raise StoreError("it has tables of some other program; make one for Hatbox alone")
    version: int = await connection.fetchval("SELECT version FROM schema_version")
    if not 1 <= version <= newest:
        raise StoreError(
            f"its version is {version}, and this Hatbox knows versions up to {newest}; "
            "use the Hatbox that made it, or a newer one"
        )
    return version
