"""Which bot may speak, and when. It depends only on what everybody at the table saw and heard."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...agents.talk import MOST_WORDS, floor
from ...kernel.engine import Seat

DELAY = 0.4, 0.8
"""Range of the delay before a bot speaks, in parts of its pace: longer than it has to think."""


class Chatter:
    """At each moment one bot has the floor; a saying makes another moment, but not for ever.

    A moment is something that everybody saw or heard. Who has the floor and how long they take
    follows from the table and the moment's number, so it tells nothing.
    """

    def __init__(self, table: str) -> None:
        self._table = table
        self.moment = 0
        self._words = MOST_WORDS
        self._asked: Seat | None = None
        """The seat that a person has asked something, until it has spoken."""

    def happened(self) -> None:
        """Everybody has seen something."""
        self._next(0)

    def person_spoke(self, asked: Seat | None = None) -> None:
        """A bot may reply, whatever was said before: the one that was asked, if one was."""
        self._next(1)
        self._asked = asked

    def bot_spoke(self, seat: Seat) -> None:
        self._next(self._words + 1)
        self._asked = None if seat == self._asked else self._asked

    def _next(self, words: int) -> None:
        self.moment += 1
        self._words = words

    def taken(self) -> None:
        """The bot that had the floor had nothing to say."""
        self._words, self._asked = MOST_WORDS, None

    def floor(self, seats: Sequence[Seat], pace: float) -> tuple[Seat, float] | None:
        """The seat that may speak now, and after how many seconds."""
        if not seats or self._words >= MOST_WORDS:
            return None
        dice = Random(f"talk:{self._table}:{self.moment}")
        asked = [seat for seat in seats if seat == self._asked]
        return floor(dice, asked or sorted(seats)), dice.uniform(*DELAY) * pace
