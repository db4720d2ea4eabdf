"""The chance of each seat to win, also by the hands: what can be had from whom, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ...games.antayagi.cards import KINDS, Card, Object
from ...games.antayagi.position import Position
from ...kernel.rows import without
from .chances import Area, Chances, chances, glances, hand_of
from .logit import Features, Formula, Weights, dot, fitted

Burden = Callable[[int], int]
"""The additional points that a player needs, by their number of Toxic Wastes: see `Edition`."""
Seen = Object | None
"""An object, or None where only the back is seen."""


class Promise(NamedTuple):
    """The gain that a card brings to an area."""

    gain: float
    """Log-odds."""
    win: float
    """Probability that it wins."""


class Prospects(NamedTuple):
    """The features that the hands add to those of `Chances`.

    Features named `soon` are divided by the number of turns until the seat has had its own.
    """

    best_soon: float
    """The gain by a card of the best hand."""
    win_soon: float
    """The chance that a card wins, if the others hold no more sabotages than the seat does."""
    received: float
    """The gain by a card of the active player, who may choose this seat."""


class Outlook(Formula):
    """Chances by areas, sabotages, whose turn it is, and what can be had out of the hands."""

    names = (*Chances.names, *Prospects._fields)

    def __init__(
        self, weights: Weights, glance: Chances, burden: Burden, deck: Sequence[Card]
    ) -> None:
        self.standing = Chances(weights)
        self.weights = [weights[name] for name in Prospects._fields]
        self.value = cache(glance.value)
        """The worth of an area, in log-odds."""
        self.burden = burden
        self.usual = Counter(card.object for card in deck)
        """Number of cards of each object, for cards of which only the back is seen."""
        self.one = cache(self._one)
        self.promise = lru_cache(maxsize=2**16)(self._promise)

    def features(self, at: Position) -> list[Features]:
        pairs = zip(self.standing.features(at), self._prospects(at), strict=True)
        return [(*standing, *prospects) for standing, prospects in pairs]

    def log_odds(self, at: Position) -> list[float]:
        pairs = zip(self.standing.log_odds(at), self._prospects(at), strict=True)
        return [standing + dot(self.weights, prospects) for standing, prospects in pairs]

    def _prospects(self, at: Position) -> list[Prospects]:
        """The prospects that the hands give each seat."""
        hands = [hand_of(hand) for hand in at.hands]
        offered = hands[at.active].objects
        found = []
        for seat, glance in enumerate(glances(at)):
            area, turns = glance.area, (seat - at.active) % len(hands) + 1
            promises = [
                self.promise(area, hand.seen)
                for other, hand in enumerate(hands)
                if other != seat and hand.seen
            ] or [NOTHING]
            safe = glance.threats <= glance.sabotages
            received = self.promise(area, offered) if turns > 1 and offered else NOTHING
            found.append(
                Prospects(
                    best_soon=max(promises).gain / turns,
                    win_soon=max([win for _, win in promises]) / turns if safe else 0.0,
                    received=received.gain,
                )
            )
        return found

    def _promise(self, area: Area, hand: tuple[Seen, ...]) -> Promise:
        """The mean gain by a card of a hand."""
        each = [self._taken(area, hand, slot) for slot in range(len(hand))]
        return Promise(
            sum(taken.gain for taken in each) / len(each),
            sum(taken.win for taken in each) / len(each),
        )

    def _taken(self, area: Area, hand: tuple[Seen, ...], slot: int) -> Promise:
        """The gain by a card; a Lollipop also takes the best of the others."""
        object_ = hand[slot]
        one = self.one(area, object_)
        rest = without(hand, slot)
        if object_ != "lollipop" or not rest:
            return one
        after = received(area, object_, self.burden)
        more = max(self._taken(after, rest, place) for place in range(len(rest)))
        return Promise(one.gain + more.gain, max(one.win, more.win))

    def _one(self, area: Area, object_: Seen) -> Promise:
        """The gain by an object itself."""
        if object_ is None:
            cards = self.usual.total()
            each = [(number, self.one(area, known)) for known, number in self.usual.items()]
            return Promise(
                sum(number * one.gain for number, one in each) / cards,
                sum(number * one.win for number, one in each) / cards,
            )
        after = received(area, object_, self.burden)
        return Promise(self.value(after) - self.value(area), float(after.to_go <= 0))


NOTHING = Promise(0.0, 0.0)


@lru_cache(maxsize=16)
def outlook(burden: Burden, deck: tuple[Card, ...]) -> Outlook:
    """The formula with the fitted weights, for a deck."""
    return Outlook(fitted("outlook"), chances(), burden, deck)


def received(area: Area, object_: Object, burden: Burden) -> Area:
    """The area with one more object.

    All food counts alike, although a Fish that is eaten costs two points.
    """
    to_go, t_rexes, foods, wastes = area
    kind = KINDS[object_]
    if kind.scores == "never" or (kind.scores == "with-toxic-waste" and not wastes):
        return area
    if object_ == "toxic-waste":
        more = burden(wastes + 1) - burden(wastes)
        return Area(to_go + more - kind.points, t_rexes, foods, wastes + 1)
    food = kind.food is not None
    if object_ == "t-rex" and foods:
        return Area(to_go + 1, t_rexes, foods - 1, wastes)
    if food and t_rexes:
        return Area(to_go + 1, t_rexes - 1, foods, wastes)
    return Area(to_go - kind.points, t_rexes + (object_ == "t-rex"), foods + food, wastes)
