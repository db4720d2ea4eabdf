"""Secret tokens that open a seat: shown once, stored as a hash, never in a log or an address."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to read out, long enough not to be guessed by trying."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def digest(token: str) -> bytes:
    """The hash of a token, which is stored."""
    return sha256(token.encode()).digest()
