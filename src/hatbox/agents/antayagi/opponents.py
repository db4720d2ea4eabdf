"""A model of the other players, who see the bot's cards and not their own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import assert_never

from ...games.antayagi.cards import Held, Object, ObjectSide
from ...games.antayagi.position import Position
from ...kernel.engine import Seat
from .gains import gain

KEENNESS = 1.0
"""How strongly an offer depends on what the receiver would gain."""
NOTICED = 0.02
"""Loss of chance to win from which on a player considers a sabotage."""
ALERT = 0.7
"""Probability that a player who should sabotage does."""
KEPT = 0.4
"""Points by which a sabotage is less willingly offered."""


def likely_offers(
    at: Position, giver: Seat, receiver: Seat, clued: Sequence[Object]
) -> list[float]:
    """The probability that a giver offers each card, given what they see of it.

    `clued`: the objects that a clue hides in this deck.
    """
    area = [card.object for card in at.areas[receiver]]
    weights = [exp(-KEENNESS * _feared(held, area, clued)) for held in at.hands[giver]]
    total = sum(weights)
    return [weight / total for weight in weights]


def _feared(held: Held, area: Sequence[Object], clued: Sequence[Object]) -> float:
    """Points that the receiver would gain, as far as the owner can tell."""
    if isinstance(held.own, ObjectSide):
        return gain(held.own.object, area)
    match held.own.back:
        case "clue":
            return sum([gain(object_, area) for object_ in clued]) / len(clued)
        case "sabotage":
            return 0.8 + KEPT
        case "plain" | "small-hat":
            return 0.8
        case _:
            assert_never(held.own.back)


def likely_to_cancel(at: Position, going_on: Sequence[float], stopped: Sequence[float]) -> float:
    """The probability that sabotages stop the exchange: those who lose by it play against those who
    gain."""
    against = in_favour = 0
    for seat, hand in enumerate(at.hands):
        held = sum(card.card.back == "sabotage" for card in hand)
        if stopped[seat] - going_on[seat] > NOTICED:
            against += held
        elif going_on[seat] > stopped[seat]:
            in_favour += held
    if not against:
        return 0.0
    return ALERT if against > in_favour else ALERT * (1 - ALERT)
