"""High Card bots: one player, more or less attentive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import ClassVar, Literal

from ..games.high_card.secrecy import View
from ..kernel.engine import Answer, Event, Seat
from ..kernel.game import Game, Setup
from .agent import Bots, Judge
from .character import PLAIN, Character, Traits

SLIPS = {"novice": 0.8, "regular": 0.5, "sharp": 0.3, "master": 0.1, "perfect": 0.0}
"""How often each strength plays any card."""


class Player(Judge):
    """Plays the highest card that nobody else can have; if there is none, the highest."""

    watches: ClassVar[bool] = False
    measure: ClassVar[Literal["win", "right"]] = "right"

    def __init__(
        self, slip: float, _game: Game, _seat: Seat, setup: Setup, rng: Random, _like: Character
    ) -> None:
        self.slip = slip
        self.deck = Counter(setup.deck)
        self.rng = rng

    def observe(self, _view: View, _events: Sequence[Event]) -> None:
        """The view shows all that it needs."""

    def decide(self, view: View, options: Sequence[Answer]) -> Answer:
        if self.rng.random() < self.slip:
            return self.rng.choice(options)
        return options[self._best(view)]

    def estimates(self, view: View, options: Sequence[Answer]) -> list[float]:
        """It is sure of its choice, but for its slips."""
        best, others = self._best(view), max(1, len(options) - 1)
        slip = self.slip * others / len(options)
        return [1 - slip if slot == best else slip / others for slot in range(len(options))]

    def _best(self, view: View) -> int:
        """The slot of the card to play."""
        seen = Counter([*view.hand, *chain(*view.played)])
        slots = range(len(view.hand))
        alone = [slot for slot in slots if seen[view.hand[slot]] == self.deck[view.hand[slot]]]
        return max(alone or slots, key=lambda slot: view.hand[slot].number)


BOTS = Bots(
    strengths={name: partial(Player, slip) for name, slip in SLIPS.items()},
    traits=Traits,
    judge=lambda game, seat, setup, rng: Player(SLIPS["master"], game, seat, setup, rng, PLAIN),
)
