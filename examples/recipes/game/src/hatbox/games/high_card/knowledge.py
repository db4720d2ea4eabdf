"""All that a watcher has seen, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from .cards import Card
from .events import SeenEvent
from .position import Position
from .secrecy import View

if TYPE_CHECKING:
    from random import Random


class Knowledge:
    """The view shows all that was ever seen."""

    def __init__(self, deck: Sequence[Card]) -> None:
        self.deck = sorted(deck, key=str)
        self.view: View | None = None

    def learn(self, view: View, _events: Sequence[SeenEvent]) -> None:
        self.view = view

    def imagine(self, rng: Random) -> Position:
        """Deal out at random what was not seen."""
        view = self.view
        assert view is not None, "nothing learnt yet"
        seen = Counter([*view.hand, *chain(*view.played)])
        unseen = list((Counter(self.deck) - seen).elements())
        rng.shuffle(unseen)
        hands = tuple(
            view.hand if seat == view.watcher else tuple(unseen.pop() for _ in range(cards))
            for seat, cards in enumerate(view.held)
        )
        return Position(
            agenda=view.agenda,
            sealed=()
            if view.watcher is None or not view.sealed
            else ((view.watcher, view.sealed),),
            hands=hands,
            played=view.played,
            rest=tuple(unseen),
            scores=view.scores,
            winners=view.winners,
        )
