"""A seat's belief about the cards that it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from ...games.antayagi.cards import BACKS, CLUED, OBJECTS, Back, Card, Object
from ...games.antayagi.events import (
    Arrived,
    OfferSealed,
    PartnerChosen,
    TurnBegan,
    TurnSkipped,
    WindowOpened,
)
from ...games.antayagi.knowledge import Knowledge
from ...games.antayagi.position import Position
from ...games.antayagi.secrecy import View
from ...games.antayagi.worlds import Pile, TooManyWaysError, Trace, Worlds
from ...kernel.engine import Seat
from ...kernel.game import Setup
from ..character import Manners
from ..talk import Heard
from .claims import Ears
from .clues import Clue, clue_of

TRIES = 5
"""Number of quick deals that may get stuck before worlds are dealt exactly."""
PILES = 12
"""Number of shuffled piles beyond which it is forgotten which card came out of which pile."""
STEPS = 20_000
"""Number of steps of counting worlds beyond which that is forgotten, too."""


class Belief:
    """A memory of what was shown, and worlds that fit it."""

    def __init__(
        self,
        seat: Seat,
        setup: Setup,
        *,
        exact: bool = True,
        reads: bool = True,
        ears: Ears | None = None,
    ) -> None:
        self.exact = exact
        """Whether worlds have exactly the right probabilities, or nearly, for less work."""
        self.reads = reads
        """Whether it draws conclusions from others' choices."""
        self.ears = ears or Ears(Manners(), seat, setup)
        self.knowledge = Knowledge(seat, setup.deck)
        self._heard: list[Any] = []
        self._worlds: list[Position] = []
        self._certain: tuple[dict[Trace, Card], Counter[Card], list[Trace]] | None = None
        self._forgetful: Worlds | None = None
        self.clues: list[Clue] = []
        """Clues about the bot's own hand in what others chose and said."""

    def hear(self, events: Sequence[Any]) -> None:
        """Keep events; they are thought about when there is something to decide."""
        self._heard += events

    def attend(self, view: View) -> None:
        """Take in the events that were kept, up to this view."""
        if self._heard or self.knowledge.view is None:
            if not all(isinstance(event, UNINFORMATIVE) for event in self._heard):
                self._worlds, self._certain, self._forgetful = [], None, None
            self._learn(view)
        self.knowledge.view = view

    def _learn(self, view: View) -> None:
        """Learn; event by event where a choice tells something, as it is about the hands then."""
        known = self.knowledge
        pending: list[Any] = []
        for event in self._heard:
            clue = None
            if isinstance(event, PartnerChosen | Arrived | Heard):
                known.learn(view, pending)
                pending = []
                clue = self._clue(event)
            elif isinstance(event, TurnBegan):
                self.ears.new_turn()
            if clue is not None:
                self.clues.append(clue)
            if not isinstance(event, Heard):
                pending.append(event)
        known.learn(view, pending)
        self._heard = []
        self.ears.judge()
        assert known.watcher is not None
        held = known.hands[known.watcher] if known.hands else []
        self.clues = [clue for clue in self.clues if any(t in held for t in clue.cards)]

    def _clue(self, event: PartnerChosen | Arrived | Heard) -> Clue | None:
        if isinstance(event, Heard):
            return self.ears.hear(event, self.knowledge)
        return clue_of(event, self.knowledge) if self.reads else None

    def likely_worlds(self, number: int, out_of: int, rng: Random) -> list[Position]:
        """Worlds drawn out of `out_of`, weighted by how well they explain what others chose."""
        worlds = self.worlds(out_of, rng)
        if not self.clues:
            return worlds[:number]
        return rng.choices(worlds, [self._explains(world) for world in worlds], k=number)

    def odds(self, out_of: int, rng: Random) -> list[dict[Object, float]]:
        """For each card of the bot's own hand, the probability of each object."""
        seat = self.knowledge.watcher
        assert seat is not None
        odds: list[dict[Object, float]] = [{} for _ in self.knowledge.hands[seat]]
        worlds = self.worlds(out_of, rng)
        weights = [self._explains(world) for world in worlds]
        total = sum(weights)
        for world, weight in zip(worlds, weights, strict=True):
            for slot, held in zip(odds, world.hands[seat], strict=True):
                slot[held.card.object] = slot.get(held.card.object, 0.0) + weight / total
        return odds

    def _explains(self, world: Position) -> float:
        """How well others' choices fit a world."""
        seat = self.knowledge.watcher
        assert seat is not None
        objects = {
            trace: held.card.object
            for trace, held in zip(self.knowledge.hands[seat], world.hands[seat], strict=True)
        }
        weight = 1.0
        for clue in self.clues:
            weight *= clue.likelihood([objects.get(t, t.object) for t in clue.cards])
        return weight

    def worlds(self, number: int, rng: Random) -> list[Position]:
        """Worlds that fit; the same ones as before while nothing new is learnt."""
        view = self._view
        while len(self._worlds) < number:
            self._worlds.append(self._imagine(rng))
        return [
            replace(world, agenda=view.agenda, chosen=view.chosen, sealed=())
            for world in self._worlds[:number]
        ]

    @property
    def _view(self) -> View:
        assert self.knowledge.view is not None
        return self.knowledge.view

    def _imagine(self, rng: Random) -> Position:
        piles = len(self.knowledge.piles)
        # A quick deal does not know piles: it could make a card one that its pile never had.
        for _ in range(0 if self.exact or piles > 1 else TRIES):
            if self._certain is None:
                self._certain = _certain(self._traces(), self.knowledge.deck)
            cards = _deal(*self._certain, rng)
            if cards is not None:
                return self._dealt(*cards, rng)
        if piles <= PILES and self._forgetful is None:
            try:
                return self.knowledge.imagine(rng, STEPS)
            except TooManyWaysError:
                pass
        return self._imagine_forgetfully(rng)

    def _imagine_forgetfully(self, rng: Random) -> Position:
        """A world as if all cards had been dealt from one shuffled deck, which never takes long."""
        if self._forgetful is None:
            pile, draw = Pile(), self._view.draw
            pile.members = self._traces()
            self._forgetful = Worlds(self.knowledge.deck, [pile], draw.cards, draw.top)
        cards, rest = self._forgetful.deal(rng)
        return self._dealt(cards, list(rest), rng)

    def _dealt(self, cards: dict[Trace, Card], rest: list[Card], rng: Random) -> Position:
        """The world with these cards; the rest is the draw pile, in any order."""
        return self.knowledge.position(cards, _pile(rest, self._view.draw.top, rng))

    def _traces(self) -> list[Trace]:
        known = self.knowledge
        rows = (*known.hands, *known.areas, known.discard)
        return [trace for row in rows for trace in row] + [trace for _, trace, _ in known.table]


UNINFORMATIVE = (TurnBegan, PartnerChosen, OfferSealed, WindowOpened, TurnSkipped, Heard)
"""Events that move no card and reveal none."""


def _certain(
    traces: Sequence[Trace], deck: Sequence[Card]
) -> tuple[dict[Trace, Card], Counter[Card], list[Trace]]:
    """The cards whose both sides are known, the cards that are left, and the traces to deal."""
    cards = {
        trace: Card.of(f"{trace.object}/{trace.back}")
        for trace in traces
        if trace.object is not None and trace.back is not None
    }
    return cards, Counter(deck) - Counter(cards.values()), [t for t in traces if t not in cards]


def _deal(
    certain: dict[Trace, Card], left: Counter[Card], unsure: Sequence[Trace], rng: Random
) -> tuple[dict[Trace, Card], list[Card]] | None:
    """A card for each trace, and the cards that are left."""
    cards, pool = dict(certain), left.copy()
    vague = rng.sample(unsure, len(unsure))
    for trace in vague:
        fitting = [card for card in _candidates(trace) if pool[card] > 0]
        if not fitting:
            return None
        card = cards[trace] = rng.choices(fitting, [pool[card] for card in fitting])[0]
        pool[card] -= 1
    return cards, list(pool.elements())


def _candidates(trace: Trace) -> list[Card]:
    """All cards that fit a trace."""
    if trace.object is not None:
        return _WITH_OBJECT[trace.object, trace.may_be_small_hat]
    return _WITH_BACK[trace.back]


def _cards(objects: Iterable[Object], backs: Iterable[Back]) -> list[Card]:
    return [
        Card.of(f"{object_}/{back}")
        for object_ in objects
        for back in backs
        if back != "clue" or object_ in CLUED
    ]


_WITH_OBJECT = {
    (object_, small_hat): _cards(
        [object_], [back for back in BACKS if small_hat or back != "small-hat"]
    )
    for object_ in OBJECTS
    for small_hat in (True, False)
}
_WITH_BACK: dict[Back | None, list[Card]] = {
    None: _cards(OBJECTS, BACKS),
    **{back: _cards(OBJECTS, [back]) for back in BACKS},
}


def _pile(rest: list[Card], top: Back | None, rng: Random) -> tuple[Card, ...]:
    """The cards that are left, shuffled below one with the visible back."""
    rng.shuffle(rest)
    for place, card in enumerate(rest):
        if card.back == top:
            rest[0], rest[place] = card, rest[0]
            break
    return tuple(rest)
