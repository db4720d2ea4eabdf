"""Secret tokens that open a seat: shown once, stored as a hash, never in a log or an address."""

from __future__ import annotations

import secrets
from collections import Counter
from hashlib import sha256
from itertools import pairwise

from ...kernel.errors import malformed

FEWEST_CHARACTERS = 6
"""Minimum number of different characters; a random token has fewer about never."""


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to read out, long enough not to be guessed by trying."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def digest(token: str) -> bytes:
    """The hash of a token, which is stored."""
    return sha256(token.encode()).digest()


def chosen(token: str | None) -> str:
    """The token that a client has chosen, or a new one; a RuleError if anybody could guess it."""
    if token is None:
        return new_token()
    steps = Counter(ord(after) - ord(before) for before, after in pairwise(token))
    in_a_row = max(steps.values(), default=0) > len(token) // 2
    if len(set(token)) < FEWEST_CHARACTERS or in_a_row:
        raise malformed("error-weak-token")
    return token
