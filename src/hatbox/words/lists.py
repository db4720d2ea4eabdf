"""Enumerations: "Ana, Ben and Cleo"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .bundles import say

# Spanish says "e" instead of "y" before the sound i, but not before a diphthong ("y Hielo").
_SOUND_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)


def names_and(language: str, names: Sequence[str]) -> str:
    """The names, with an "and" before the last."""
    if len(names) < 2:
        return "".join(names)
    *first, last = names
    message = "list-and-before-i" if _SOUND_I.match(last) else "list-and"
    return say(language, message, {"first": ", ".join(first), "last": last})
