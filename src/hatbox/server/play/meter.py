"""Counts for the person who runs the server. A pass moves none of them before its window closes."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from typing import Any

from msgspec import Struct

from ..table.entries import AnyContent, Move, Passed, Started
from ..table.table import Table

COMMIT_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Upper bounds of the classes into which the durations of commits are counted."""
SAMPLES = 120
"""Maximum number of samples kept, one a minute."""


class Sample(Struct, frozen=True):
    """One minute of the server."""

    connections: int
    moves: int
    """Moves in that minute."""
    cpu: float
    """Processor seconds in that minute."""


class Meter:
    """What has happened since the server started."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Moves that were told, by game."""
        self.games: Counter[tuple[str, str]] = Counter()
        """Games that have begun, are over, or were ended, by game."""
        self.refused: Counter[str] = Counter()
        """Requests and WebSockets that were refused, by the message of the error."""
        self.commits = [0] * (len(COMMIT_SECONDS) + 1)
        """Number of commits in each class; the last one has no bound."""
        self.commit_seconds = 0.0
        self.loop_delay = 0.0
        """Seconds by which the last minute's timer came late: how long everybody waited."""
        self.process: tuple[Any, ...] = ()
        """What the process used, for Prometheus, when last read: live, it would tell of a pass."""
        self.memory: int | None = None
        """Bytes of memory, read with them."""
        self.samples: deque[Sample] = deque(maxlen=SAMPLES)
        self._sampled = 0, 0.0

    def committed(self, seconds: float) -> None:
        """An entry took this long to be durable; a pass is written when its window closes."""
        self.commits[bisect_left(COMMIT_SECONDS, seconds)] += 1
        self.commit_seconds += seconds

    def happened(self, table: Table, content: AnyContent, before: str) -> None:
        """An entry has been applied to a table whose state was `before`."""
        game = table.settings.game
        if isinstance(content, Move):
            self.moves[game] += not isinstance(content, Passed)
        elif isinstance(content, Started):
            self.games[game, "begun"] += 1
        if (now := table.state) != before and now in ("over", "ended"):
            self.games[game, now] += 1

    def sample(self, connections: int, cpu: float) -> None:
        """A minute is over; `cpu` is the processor time of the process so far."""
        moves = self.moves.total()
        past_moves, past_cpu = self._sampled
        self.samples.append(Sample(connections, moves - past_moves, round(cpu - past_cpu, 2)))
        self._sampled = moves, cpu
