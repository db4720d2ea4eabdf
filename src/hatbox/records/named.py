"""Deals with a name: who knows the name knows every card, so nothing is committed to."""

from __future__ import annotations

import re
from hashlib import sha256

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
"""The names of deals."""


def seed_of(name: str) -> bytes:
    """The seed that follows from a deal's name."""
    return sha256(b"hatbox-named-deal-1:" + name.encode()).digest()
