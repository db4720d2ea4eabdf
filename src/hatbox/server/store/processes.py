"""The processes that share a database, as all parts of the server know them."""

from __future__ import annotations

from msgspec import Struct

from .migrations import StoreError

LEASE_SECONDS = 3.0
"""Seconds without a heartbeat after which a process is dead."""
BEAT_SECONDS = 1.0


class Process(Struct, frozen=True):
    """A server process that shares the database."""

    id: int
    address: str
    """Where it takes what others pass on."""
    host: str = ""


class Fenced(StoreError):  # noqa: N818 an answer that callers expect
    """This process was taken for dead: it has no table any more, and writes nothing."""
