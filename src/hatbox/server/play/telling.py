"""The time that people get to see what has happened before anything depends on their answer."""

from __future__ import annotations

from collections.abc import Iterable

from ...words import telling_time
from ..table.table import Notice, Table
from .clock import Clock

HURRIED_SECONDS = 2
"""Seconds to tell that somebody's time was up."""


class Telling:
    """When everything that has happened at a table will have been told.

    It follows from what a spectator sees and when, so it is the same for everybody and tells
    nothing. No client can prolong or shorten it for others.
    """

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table, self._clock = table, clock
        self._over = 0.0

    @property
    def left(self) -> float:
        """Seconds until everything is told."""
        return max(0.0, self._over - self._clock.now())

    def answered(self) -> None:
        """The only person at the table has answered, and so has seen enough."""
        self._over = 0.0

    def happened(self, notices: Iterable[Notice]) -> None:
        """News are told after those before them."""
        table = self._table
        for notice in notices:
            if notice.watcher is None:
                seconds = telling_time(table.game, notice.events) / 1000
                if notice.hurried is not None:
                    seconds += HURRIED_SECONDS
                more = seconds * table.settings.telling / 100
                self._over = self._clock.now() + self.left + more
