"""How likely each seat is to win, with an eye on the hands: what can be had from whom, and when.

The weights are log-odds: a conditional logit over the seats, fitted to 280,000 turns of 20,000
games with four players. The games were played, by bots like these and by novices, in a quicker
implementation made for this purpose. On games that were not used for the fit the outlook
explains the winner better than the same fit without the hands, by 0.0125 nats a turn.
`benchmarks/foresight.py` asks how well it does on games of the bots here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from ...games.antayagi.cards import Card, Held, Object, ObjectSide
from ...games.antayagi.effects import FOODS
from ...games.antayagi.position import Position, points
from ...kernel.engine import Seat

AREAS = (
    ((2.39,) * 5, (2.39,) * 5),
    ((0.89, 0.91, 0.92, 0.79, 0.58), (0.99, 1.13, 1.14, 0.97, 0.67)),
    ((0.30, 0.22, 0.24, -0.32, -0.58), (0.42, 0.40, 0.33, -0.07, -0.54)),
    ((-0.17, -0.17, -0.20, -0.65, -1.20), (0.07, 0.03, 0.02, -0.50, -0.89)),
    ((-0.65, -0.62, -0.65, -1.11, -1.50), (-0.43, -0.40, -0.43, -0.85, -1.20)),
    ((-0.95, -0.95, -0.95, -1.40, -1.80), (-0.73, -0.73, -0.73, -1.15, -1.50)),
    ((-1.25, -1.25, -1.25, -1.70, -2.10), (-1.03, -1.03, -1.03, -1.45, -1.80)),
)
"""By the points to go, without and with Toxic Waste, and by what else lies there: nothing that
matters, a food, several, a T-Rex, several."""
TURN = (0.0, -0.36, -0.17, -0.18, -0.14, -0.11)
"""By the points to go, between having the next turn and having just had one."""
SABOTAGE = (0.0, 0.68, 0.47, 0.41, 0.36)
"""By the points to go, for a first sabotage in the hand."""
ANOTHER = 0.31
"""For each further one."""
THREATENED = (0.0, -0.17, -0.07, -0.06)
"""By the points to go, for each sabotage in others' hands."""
KNOWN = 0.044
"""For each card of the hand of which its owner sees the object, or the clue."""
BEST = (0.17, 0.06, 0.08)
"""What a card out of the best hand brings, by the turns until one may choose: none, one, more."""
MEAN = (0.45, 0.34, 0.24)
"""The same for the mean of all hands."""
WIN = (1.36, 0.47, 0.06)
"""The share of cards in the best hand that win, if nobody else holds a sabotage."""
WIN_STOPPED = (0.07, 0.27, 0.18)
"""The same if somebody does."""
RECEIVED = 0.23
"""What a card out of the active player's hand brings."""
ANOTHER_LOLLIPOP = 0.4
"""Worth of a second Lollipop to whoever takes it with the first, besides its point."""

USUAL: dict[Object, float] = {
    "treasure": 0.15,
    "bone": 0.11,
    "hat": 0.11,
    "lollipop": 0.11,
    "muffin": 0.11,
    "toxic-waste": 0.1,
    "t-rex": 0.11,
    "fish": 0.1,
    "wizard": 0.06,
    "empty-box": 0.04,
}
"""How often a card of which only the back is seen has which object."""


class Area(NamedTuple):
    """What matters of an area."""

    to_go: int
    t_rexes: int
    foods: int
    wastes: int

    @property
    def value(self) -> float:
        kind = min(self.t_rexes, 2) + 2 if self.t_rexes else min(self.foods, 2)
        return AREAS[max(0, min(self.to_go, len(AREAS) - 1))][self.wastes > 0][kind]


class Hand(NamedTuple):
    """What matters of a hand."""

    objects: tuple[Object, ...]
    seen: tuple[Object | None, ...]
    """The objects that the others see."""
    sabotages: int
    known: int


@lru_cache(maxsize=2**14)
def area_of(cards: tuple[Card, ...], needed: int) -> Area:
    objects = [card.object for card in cards]
    foods = sum(object_ in FOODS for object_ in objects)
    wastes = objects.count("toxic-waste")
    return Area(needed - points(objects), objects.count("t-rex"), foods, wastes)


@lru_cache(maxsize=2**14)
def hand_of(hand: tuple[Held, ...]) -> Hand:
    return Hand(
        tuple([held.card.object for held in hand]),
        tuple([h.others.object if isinstance(h.others, ObjectSide) else None for h in hand]),
        sum(held.card.back == "sabotage" for held in hand),
        sum(isinstance(h.own, ObjectSide) or h.own.back == "clue" for h in hand),
    )


@cache
def received(area: Area, object_: Object, burden: int) -> Area:
    """The area with one more object; every Toxic Waste after the first is such a burden.

    Food is food: that a Fish which lies there would take two points with it is overlooked."""
    to_go, t_rexes, foods, wastes = area
    if object_ in ("wizard", "empty-box") or (object_ == "fish" and not wastes):
        return area
    if object_ == "toxic-waste":
        return Area(to_go - 1 + (burden if wastes else 1), t_rexes, foods, wastes + 1)
    if object_ == "t-rex" and foods:
        return Area(to_go + 1, t_rexes, foods - 1, wastes)
    if object_ in FOODS and t_rexes:
        return Area(to_go + 1, t_rexes - 1, foods, wastes)
    scored = 2 if object_ == "fish" else 1
    return Area(to_go - scored, t_rexes + (object_ == "t-rex"), foods + (object_ in FOODS), wastes)


@cache
def _one(area: Area, object_: Object | None, burden: int) -> tuple[float, float]:
    """What an object brings by itself, and how likely it wins."""
    if object_ is None:
        each = [(often, _one(area, o, burden)) for o, often in USUAL.items()]
        return sum(often * one[0] for often, one in each), sum(
            often * one[1] for often, one in each
        )
    after = received(area, object_, burden)
    return after.value - area.value, float(after.to_go <= 0)


def _taken(area: Area, object_: Object | None, burden: int) -> tuple[float, float]:
    """What an object brings that a Lollipop takes."""
    brings, wins = _one(area, object_, burden)
    return brings + ANOTHER_LOLLIPOP * (object_ == "lollipop"), wins


@lru_cache(maxsize=2**16)
def promise(area: Area, hand: tuple[Object | None, ...], burden: int) -> tuple[float, float]:
    """What a card out of a hand brings to an area in the mean, and how likely it wins."""
    gain = win = 0.0
    for slot, object_ in enumerate(hand):
        brings, wins = _one(area, object_, burden)
        if object_ == "lollipop" and len(hand) > 1:
            after = received(area, object_, burden)
            more, wins_then = max(
                _taken(after, other, burden) for place, other in enumerate(hand) if place != slot
            )
            brings, wins = brings + more, max(wins, wins_then)
        gain += brings
        win += wins
    return gain / len(hand), win / len(hand)


def outlook(at: Position, burden: int) -> list[float]:
    """A number for each seat; together one."""
    seats = range(len(at.areas))
    if at.winners:
        return [float(seat in at.winners) for seat in seats]
    areas = [area_of(at.areas[seat], at.needed[seat]) for seat in seats]
    hands = [hand_of(hand) for hand in at.hands]
    weights = [exp(_log_odds(at.active, areas, hands, seat, burden)) for seat in seats]
    total = sum(weights)
    return [weight / total for weight in weights]


def _log_odds(active: Seat, areas: list[Area], hands: list[Hand], seat: Seat, burden: int) -> float:
    area, hand = areas[seat], hands[seat]
    to_go = area.to_go
    wait = (seat - active) % len(areas)
    odds = area.value + _by(TURN, to_go) * wait / (len(areas) - 1) + KNOWN * hand.known
    if hand.sabotages:
        odds += _by(SABOTAGE, to_go) + ANOTHER * (hand.sabotages - 1)
    others = [each for other, each in enumerate(hands) if other != seat]
    threats = sum(each.sabotages for each in others)
    if to_go < len(THREATENED):
        odds += THREATENED[to_go] * threats
    promises = [promise(area, each.seen, burden) for each in others if each.seen]
    if promises:
        soon = min(wait, 2)
        odds += BEST[soon] * max(promises)[0]
        odds += MEAN[soon] * sum([gain for gain, _ in promises]) / len(promises)
        odds += (WIN_STOPPED if threats else WIN)[soon] * max([win for _, win in promises])
    if wait and hands[active].objects:
        odds += RECEIVED * promise(area, hands[active].objects, burden)[0]
    return odds


def _by(row: tuple[float, ...], to_go: int) -> float:
    return row[min(to_go, len(row) - 1)]
