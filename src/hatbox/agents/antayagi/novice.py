"""The novice: goes by what looks good, and is often careless."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from ...games.antayagi.answers import Choose, Offer, Pass, Take
from ...games.antayagi.cards import ObjectSide
from ...games.antayagi.secrecy import LaidObject, View
from ...kernel.engine import Answer, Event, Seat
from ...kernel.game import Game, Setup
from .gains import gain

CARELESS = 0.35
"""How often anything is as good as anything else."""
MEDDLES = 0.25
"""How often a sabotage is played although nobody is about to win."""


class Novice:
    """Remembers nothing; looks at the table."""

    watches: ClassVar[bool] = False

    def __init__(self, _game: Game, seat: Seat, _setup: Setup, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def observe(self, _view: Any, _events: Sequence[Event]) -> None:
        """It does not follow what happens."""

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if isinstance(options[0], Pass):
            return self._window(view, options)
        if self.rng.random() < CARELESS:
            return self.rng.choice(options)
        best = max(self._liking(view, option) for option in options)
        return self.rng.choice([o for o in options if self._liking(view, o) == best])

    def _liking(self, view: View, option: Answer) -> float:
        """How good an answer looks."""
        match option:
            case Choose(partner):
                return sum(self._gain(view, partner, slot) for slot in _slots(view, partner))
            case Offer(slot):
                side = view.hands[self.seat][slot]
                return -gain(side.object, ()) if isinstance(side, ObjectSide) else -0.8
            case Take(slot):
                return self._gain(view, view.agenda[-1].partner, slot)  # type: ignore[union-attr]
            case _:
                return 0.0

    def _gain(self, view: View, partner: Seat, slot: int) -> float:
        side = view.hands[partner][slot]
        return gain(side.object, view.areas[self.seat]) if isinstance(side, ObjectSide) else 0.8

    def _window(self, view: View, options: Sequence[Answer]) -> Answer:
        """Somebody about to win is stopped, when it is noticed; others now and then."""
        if len(options) == 1:
            return options[0]
        taking_place = len(view.table) % 2 == 0
        offers = [laid for laid in view.table if isinstance(laid, LaidObject)][:2]
        involved = any(laid.seat == self.seat for laid in offers)
        if involved == taking_place:
            return options[0]
        likely = MEDDLES if involved or not _threat(view, offers) else 1 - CARELESS
        return self.rng.choice(options[1:]) if self.rng.random() < likely else options[0]


def _slots(view: View, seat: Seat) -> range:
    return range(len(view.hands[seat]))


def _threat(view: View, offers: Sequence[LaidObject]) -> bool:
    """One of the two is about to win by what they receive."""
    return any(
        view.scores[laid.seat] + gain(other.object, view.areas[laid.seat]) >= view.needed[laid.seat]
        for laid, other in zip(offers, offers[::-1], strict=True)
    )
