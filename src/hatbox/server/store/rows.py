"""The rows of the database, and their values in Python."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

SCHEMA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("active", sa.Float),
)
ENTRIES = sa.Table(
    "entries",
    SCHEMA,
    sa.Column("table", sa.Text),
    sa.Column("seq", sa.Integer),
    sa.Column("key", sa.Text),
    sa.Column("content", sa.LargeBinary),
    sa.Column("at", sa.Float),
)
TOKENS = sa.Table(
    "tokens",
    SCHEMA,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("table", sa.Text),
    sa.Column("member", sa.Integer),
)
REPORTS = sa.Table(
    "reports",
    SCHEMA,
    sa.Column("table", sa.Text),
    sa.Column("member", sa.Integer),
    sa.Column("by", sa.Integer),
    sa.Column("at", sa.Float),
)
ROUNDS = sa.Table("rounds", SCHEMA, sa.Column("at", sa.Float))
"""A table with one row: the time up to which days were counted."""


class Entry(Struct, frozen=True):
    """One entry of a table's log."""

    table: str
    seq: int
    key: str
    content: bytes
    """JSON."""
    at: float
    """Unix time by the caller's clock."""


class Token(Struct, frozen=True):
    """The hash of a secret, and the member of a table that it opens."""

    hash: bytes
    table: str
    member: int


class Report(Struct, frozen=True):
    """A member's complaint about another member of the table."""

    table: str
    member: int
    by: int
    at: float
