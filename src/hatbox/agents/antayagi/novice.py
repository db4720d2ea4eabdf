"""The novice: counts points, overlooks what cards do, and is often careless."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from ...games.antayagi.answers import Choose, Offer, Pass, Take
from ...games.antayagi.cards import ObjectSide, Side
from ...games.antayagi.secrecy import View
from ...kernel.engine import Answer, Event, Seat
from ...kernel.game import Game, Setup

CARELESS = 0.5
"""How often anything is as good as anything else."""
MEDDLES = 0.3
"""How often a sabotage is played that seems to be of use."""
UNSEEN = 0.8
"""What a card seems to be worth of which only the back is seen."""


class Novice:
    """Remembers nothing; looks at the table."""

    watches: ClassVar[bool] = False

    def __init__(self, _game: Game, seat: Seat, _setup: Setup, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def observe(self, _view: Any, _events: Sequence[Event]) -> None:
        """It does not follow what happens."""

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if self.rng.random() < CARELESS:
            return self.rng.choice(options)
        if isinstance(options[0], Pass):
            return self._window(view, options)
        best = max(self._liking(view, option) for option in options)
        return self.rng.choice([o for o in options if self._liking(view, o) == best])

    def _liking(self, view: View, option: Answer) -> float:
        """How good an answer looks."""
        match option:
            case Choose(partner):
                return sum(self._gain(view, partner, slot) for slot in _slots(view, partner))
            case Offer(slot):
                side = view.hands[self.seat][slot]
                return -_worth(view, side, self.seat)
            case Take(slot):
                return self._gain(view, view.agenda[-1].partner, slot)  # type: ignore[union-attr]
            case _:
                return 0.0

    def _gain(self, view: View, partner: Seat, slot: int) -> float:
        return _worth(view, view.hands[partner][slot], self.seat)

    def _window(self, view: View, options: Sequence[Answer]) -> Answer:
        """Now and then others' exchanges are stopped, and one's own defended."""
        involved = any(laid.seat == self.seat for laid in view.table[:2])
        taking_place = len(view.table) % 2 == 0
        if len(options) == 1 or involved == taking_place or self.rng.random() > MEDDLES:
            return options[0]
        return self.rng.choice(options[1:])


def _slots(view: View, seat: Seat) -> range:
    return range(len(view.hands[seat]))


def _worth(view: View, side: Side, seat: Seat) -> float:
    """The points that a card scores by itself, whatever else it does."""
    if not isinstance(side, ObjectSide):
        return UNSEEN
    match side.object:
        case "wizard" | "empty-box":
            return 0.0
        case "fish":
            return 2.0 if "toxic-waste" in view.areas[seat] else 0.0
        case "lollipop":
            return 1.5
        case _:
            return 1.0
