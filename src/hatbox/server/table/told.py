"""What one watcher has been told, and as much of it as somebody who comes back may need."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from ..protocol.messages import Line, Said
from .story import Seen

MOST_KEPT = 1000
"""Maximum number of news that are kept for each watcher: more than a usual game has."""


@dataclass
class Told:
    """Everything that one watcher has been told so far."""

    number: int = 0
    view: Any = None
    question: int = 0
    """Number of questions that this seat has been asked."""
    beside: tuple[Line, ...] = ()
    """What happened at the table since the last event, besides the game."""
    _log: deque[Seen | tuple[Line | Said, ...]] = field(default_factory=deque)
    """What was seen or told under the last numbers, where one may look back."""
    _moves: deque[int] = field(default_factory=deque)
    """The number of cards that had left a hand, under each of them."""

    def keep(self, seen: Seen | tuple[Line | Said, ...], moves: int) -> None:
        """Keep what stands under the present number."""
        self._log.append(seen)
        self._moves.append(moves)
        while len(self._log) > MOST_KEPT:
            self._log.popleft()
            self._moves.popleft()

    def after(self, number: int) -> list[Seen | tuple[Line | Said, ...]]:
        """What was seen or told after a number, as far as it is kept."""
        return [*islice(self._log, max(0, number - self._gone), None)]

    def moves_at(self, number: int) -> int | None:
        """The number of cards that had left a hand under a past number; None if it is not kept."""
        place = number - self._gone - 1
        return self._moves[place] if place >= 0 else None

    @property
    def _gone(self) -> int:
        """Number of news that are kept no more."""
        return self.number - len(self._log)
