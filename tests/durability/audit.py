"""A witness in PostgreSQL: whoever writes to a table has its lease at that moment."""

from __future__ import annotations

import asyncpg

from hatbox.server.store.address import Address

EMPTY = "DROP SCHEMA IF EXISTS audit CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
AUDIT = """
CREATE SCHEMA audit;
CREATE TABLE audit.strangers ("table" TEXT, seq BIGINT, key TEXT, writer TEXT);
CREATE FUNCTION audit.look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT 1 FROM public.leases JOIN public.processes ON id = process
        WHERE "table" = NEW."table" AND address = current_setting('application_name')
    ) THEN
        INSERT INTO audit.strangers VALUES (
            NEW."table", NEW.seq, encode(NEW.key, 'escape'), current_setting('application_name')
        );
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER INSERT ON entries FOR EACH ROW
WHEN (position('open:'::bytea IN NEW.key) <> 1 AND current_setting('application_name') <> '')
EXECUTE FUNCTION audit.look();
"""
"""A process calls itself by its address: see `hurried`. A new table has no lease yet."""


async def watch(place: Address) -> None:
    """Begin to look."""
    await ask(place, AUDIT)


async def strangers(place: Address) -> list[str]:
    """What was written by processes that had not the lease; each is told once."""
    connection = await asyncpg.connect(place.url)
    try:
        rows = await connection.fetch("DELETE FROM audit.strangers RETURNING *")
    finally:
        await connection.close()
    return [
        f"table {table}: {who} wrote {seq} {key} without a lease" for table, seq, key, who in rows
    ]


async def ask(place: Address, query: str) -> None:
    connection = await asyncpg.connect(place.url)
    try:
        await connection.execute(query)
    finally:
        await connection.close()
