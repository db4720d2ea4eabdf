"""Passes that wait for the end of their window.

When a pass is written can be measured: others' commands wait for the table and for the disk. So
a pass is written together with the end of its window, and acknowledged then. If the server is
killed before that, nothing is lost: silence is a pass, and a client sends it again.
"""

from __future__ import annotations

from ..table.entries import (
    Agreed,
    Answered,
    AnyContent,
    BotSeated,
    Ended,
    Left,
    Passed,
    Sat,
    WindowClosed,
)
from ..table.table import Table

Ends = Answered | WindowClosed | Ended | Agreed | BotSeated | Left | Sat
"""The entries that can end a window, or the game with it."""


class Passes:
    """The passes at one table that are not in its log yet, by their keys, in order."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._waiting: dict[str, Passed] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._waiting

    def keep(self, content: Passed, key: str) -> None:
        """A seat passes."""
        self._table.hush(content.seat)
        self._waiting[key] = content

    def due(self, content: AnyContent) -> list[tuple[AnyContent, str]]:
        """The passes that are to be written before this entry."""
        if not isinstance(content, Ends):
            return []
        return [(passed, key) for key, passed in self._waiting.items()]

    def written(self) -> list[tuple[int, str]]:
        """All passes are in the log now; the member and the command's key of each."""
        waiting, self._waiting = self._waiting, {}
        parts = (key.partition(":") for key in waiting)
        return [(int(member), key) for member, _, key in parts]
