"""When a bot speaks, and how far it trusts others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from ..kernel.engine import Event, Seat
from .character import Manners
from .talk import Heard, Saying, phrases

WEIGHT = 4.0
"""Number of tested claims that the initial trust counts as."""


class Trust:
    """How far a player is trusted: the initial trust, and how often they proved right."""

    def __init__(self, assumed: float) -> None:
        self.true = WEIGHT * assumed
        self.false = WEIGHT * (1 - assumed)

    def count(self, *, true: bool) -> None:
        if true:
            self.true += 1
        else:
            self.false += 1

    @property
    def mean(self) -> float:
        return self.true / (self.true + self.false)


class Voice(ABC):
    """Decides when to speak by what everybody saw and heard; only the words depend on more.

    Each moment has its own dice, so that whether a bot speaks depends on nothing hidden, not even
    on the number of random numbers it has drawn so far.
    """

    def __init__(self, manners: Manners, seat: Seat, rng: Random) -> None:
        self.manners = manners
        self.seat = seat
        self.seen: tuple[Event, ...] = ()
        self.heard: Heard | None = None
        """The last saying of another seat since anything happened; a question until its answer."""
        self.own: Saying | None = None
        """The bot's own last saying since anything happened."""
        self._seed = _peek(rng)
        self._moments = 0

    def observe(self, events: Sequence[Event]) -> None:
        if events:
            self.seen, self.own = tuple(events), None
            self.heard = self.heard if self._asked() else None

    def hear(self, heard: Heard) -> None:
        if not self._asked() or self.heard is None or self.heard.said.to is None:
            self.heard = heard

    def speak(self, view: Any) -> Saying | None:
        """Answer a question; else say something or nothing, depending on how talkative it is."""
        self._moments += 1
        dice = Random(self._seed + self._moments)
        heard, asked = self.heard, self._asked()
        if dice.random() >= self.manners.talk and not asked:
            return None
        said = self.remark(view, dice) if heard is None else self.reply(view, heard, dice)
        if asked:
            self.heard = None
        self.own = said or self.own
        return said

    def _asked(self) -> bool:
        """Whether somebody has asked this bot, or anybody, something."""
        if self.heard is None or not phrases()[self.heard.said.phrase].asks:
            return False
        return self.heard.said.to in (None, self.seat)

    @abstractmethod
    def remark(self, view: Any, dice: Random) -> Saying | None:
        """A word on what has just happened, or is about to."""

    @abstractmethod
    def reply(self, view: Any, heard: Heard, dice: Random) -> Saying | None:
        """A reply to what somebody has just said."""


def _peek(rng: Random) -> int:
    """A seed drawn without changing the generator: a silent bot decides as if it had none."""
    copy = Random()
    copy.setstate(rng.getstate())
    return copy.getrandbits(64)
