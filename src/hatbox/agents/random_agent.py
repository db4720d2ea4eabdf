"""A bot that plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from ..kernel.engine import Answer, Event, Seat
from ..kernel.game import Game, Setup
from .agent import Agent


class RandomAgent(Agent):
    """Chooses any option."""

    watches: ClassVar[bool] = False

    def __init__(self, _game: Game, _seat: Seat, _setup: Setup, rng: Random) -> None:
        self.rng = rng

    def observe(self, _view: Any, _events: Sequence[Event]) -> None:
        """Remember nothing."""

    def decide(self, _view: Any, options: Sequence[Answer]) -> Answer:
        return self.rng.choice(options)
