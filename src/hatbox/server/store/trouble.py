"""What can be wrong with a PostgreSQL database, and what to do about it."""

from __future__ import annotations

import asyncpg

from .migrations import StoreError

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    ConnectionError,
)
"""Errors of a connection that is lost: another one may do."""
CROSSED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Errors of two processes that wanted the same rows."""
BAD_ROW = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, UnicodeEncodeError)
"""Errors of a single row: it can be told which, and the others go on."""
TROUBLE = (asyncpg.PostgresError, UnicodeEncodeError, OSError, *LOST)
"""All errors by which a database says no. (A TimeoutError is an OSError.)"""

Errors = type[BaseException] | tuple[type[BaseException], ...]
ADVICE: tuple[tuple[Errors, str], ...] = (
    (
        (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError),
        (
            "{} (the password is read from PGPASSWORD or ~/.pgpass; who may come in stands in "
            "the database's pg_hba.conf)"
        ),
    ),
    (asyncpg.InvalidCatalogNameError, "{}; make it with createdb"),
    (asyncpg.InsufficientPrivilegeError, "{}; make the user the owner of the database"),
    (
        (asyncpg.DataError, UnicodeEncodeError),
        "the database does not take such a value",  # the driver would show it
    ),
    (asyncpg.PostgresError, "{}"),
    (asyncpg.ClientConfigurationError, "its address is wrong"),
    ((asyncpg.InterfaceError, asyncpg.InternalClientError), "the connection is lost"),
    (TimeoutError, "it does not answer; is it running, and is the address right?"),
    (OSError, "it cannot be reached; is it running, and is the address right?"),
    (ValueError, "its address is wrong"),  # what Python says of it would show it
)


def advice(error: BaseException) -> str:
    """What is wrong, and what to do; never a value, and never a password."""
    if isinstance(error, StoreError):
        return str(error)
    for kind, text in ADVICE:
        if isinstance(error, kind):
            # Of what PostgreSQL says, the first line: a detail would show what was to be written.
            return text.format(str(error.args[0]).partition("\n")[0] if error.args else "")
    return f"the driver has failed ({type(error).__name__})"
