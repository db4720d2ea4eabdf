"""Seeds that follow from a seed: for each deal, each bot and each table."""

from __future__ import annotations

import os
from hashlib import sha256


def derived(*parts: str | int) -> bytes:
    """32 bytes that follow from the parts, which begin with the name of their purpose."""
    return sha256(os.fsencode(":".join(map(str, parts)))).digest()
