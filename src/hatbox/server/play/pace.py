"""The time that bots take. It depends on the table and the question, on nothing hidden."""

from __future__ import annotations

from random import Random

from ...kernel.engine import Seat
from ..table.table import Table

SLOWEST = 8
"""Maximum factor on the time that bots take, where they were not ready in time."""


class Pace:
    """The time that the bots at one table take."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.slowness = 1
        """Present factor on the time that the bots take."""

    @property
    def seconds(self) -> float:
        """Seconds that a bot takes on average."""
        return self.slowness * self._table.settings.pace / 1000

    def of(self, seat: Seat) -> float:
        """Seconds that the bot in this seat takes for the question that is open now."""
        about = self._table.settings.deal or self._table.id
        roll = Random(f"{about}:{seat}:{self._table.questions}").uniform(0.5, 1.5)
        seconds = roll * self.seconds
        window = self._table.settings.window
        return seconds if self._table.silence is None else min(seconds, window / 2)

    def late(self, slowness: int) -> None:
        """A bot was not ready when it was due: all bots take their time again, twice as long.

        An answer as soon as it is ready would tell how long it thought, and so of its cards.
        """
        self.slowness = max(self.slowness, min(2 * slowness, SLOWEST))
