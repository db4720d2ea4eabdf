"""The chance of each seat to win, at a glance."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from ...games.antayagi.cards import Card, Held, Object, ObjectSide
from ...games.antayagi.effects import FOODS
from ...games.antayagi.position import Position, points
from .logit import Features, Formula, Weights, dot, fitted


class Area(NamedTuple):
    """The relevant facts about an area."""

    to_go: int
    """Points that its owner still needs."""
    t_rexes: int
    foods: int
    wastes: int

    @property
    def near(self) -> float:
        """1 with one point to go, 1/2 with two, 1/3 with three."""
        return 1 / max(self.to_go, 1)


class Hand(NamedTuple):
    """The relevant facts about a hand."""

    objects: tuple[Object, ...]
    seen: tuple[Object | None, ...]
    """The objects that the others see."""
    sabotages: int
    known: int
    """Number of cards of which the owner sees the object, or a clue."""


class Glance(NamedTuple):
    """The relevant facts about a seat, at a glance."""

    area: Area
    sabotages: int
    known: int
    threats: int
    """Sabotages in others' hands."""
    wait: float
    """The turns until the seat's own, as a share of a round."""


class Worth(NamedTuple):
    """The features of an area; those named `near` weigh more if fewer points are to go."""

    to_go: float
    near: float
    t_rexes: float
    near_t_rexes: float
    waste: float


class Standing(NamedTuple):
    """The other features of a seat."""

    sabotages: float
    near_sabotages: float
    near_threats: float
    known: float
    wait: float
    near_wait: float


def worth(area: Area) -> Worth:
    """The features of an area."""
    near = area.near
    return Worth(
        to_go=area.to_go,
        near=near,
        t_rexes=area.t_rexes,
        near_t_rexes=near * area.t_rexes,
        waste=area.wastes > 0,
    )


def standing(seat: Glance) -> Standing:
    """The other features of a seat."""
    near = seat.area.near
    return Standing(
        sabotages=seat.sabotages,
        near_sabotages=near * seat.sabotages,
        near_threats=near * seat.threats,
        known=seat.known,
        wait=seat.wait,
        near_wait=near * seat.wait,
    )


class Chances(Formula):
    """Chances by areas, sabotages and whose turn it is."""

    names = (*Worth._fields, *Standing._fields)

    def __init__(self, weights: Weights) -> None:
        self.weights = [weights[name] for name in self.names]
        self._log_odds = lru_cache(maxsize=2**14)(self._weighed)

    def features(self, at: Position) -> list[Features]:
        return [self._features(seat) for seat in glances(at)]

    def log_odds(self, at: Position) -> list[float]:
        return [self._log_odds(seat) for seat in glances(at)]

    def value(self, area: Area) -> float:
        """The part of the log-odds that comes from an area."""
        return dot(self.weights, worth(area))

    def _features(self, seat: Glance) -> Features:
        return (*worth(seat.area), *standing(seat))

    def _weighed(self, seat: Glance) -> float:
        return dot(self.weights, self._features(seat))


@cache
def chances() -> Chances:
    """The formula with the fitted weights."""
    return Chances(fitted("chances"))


def glances(at: Position) -> list[Glance]:
    """The relevant facts about each seat."""
    hands = [hand_of(hand) for hand in at.hands]
    sabotages = sum([hand.sabotages for hand in hands])
    players = len(hands)
    return [
        Glance(
            area_of(at.areas[seat], at.needed[seat]),
            hand.sabotages,
            hand.known,
            sabotages - hand.sabotages,
            (seat - at.active) % players / players,
        )
        for seat, hand in enumerate(hands)
    ]


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
