"""Enumerations: "Ana, Ben and Cleo"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol


class Say(Protocol):
    """A language's way from a message id to words."""

    def __call__(self, message: str, /, **args: str | int) -> str: ...


# Spanish says "e" instead of "y" before the sound i, but not before a diphthong ("y Hielo").
_SOUND_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)


def names_and(say: Say, names: Sequence[str]) -> str:
    """The names, with an "and" before the last."""
    *first, last = names
    if not first:
        return last
    message = "list-and-before-i" if _SOUND_I.match(last) else "list-and"
    return say(message, first=", ".join(first), last=last)
