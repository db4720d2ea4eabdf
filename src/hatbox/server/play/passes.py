"""Passes that wait for the end of their window.

When a pass is written can be measured: others' commands wait for the table and for the disk. So
a pass is written together with the end of its window, and acknowledged then. If the server is
killed before that, nothing is lost: silence is a pass, and a client sends it again.
"""

from __future__ import annotations

from collections.abc import Container

from ..table.entries import Answered, AnyContent, Ended, Passed, WindowClosed
from ..table.table import Table


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
        """The passes that are to be written before this entry, if it ends the window or the game.

        Any other would take longer because of a pass, and anybody could measure that.
        """
        ends = isinstance(content, Answered | WindowClosed | Ended)
        if not ends and not self._table.would_end(content):
            return []
        return [(passed, key) for key, passed in self._waiting.items()]

    def written(self, keys: Container[str]) -> list[tuple[int, str]]:
        """Passes with these keys are in the log now; the member and the command's key of each."""
        written = [key for key in self._waiting if key in keys]
        for key in written:
            del self._waiting[key]
        parts = (key.partition(":") for key in written)
        return [(int(member), key) for member, _, key in parts]
