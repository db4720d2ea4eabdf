"""The editions: data, and a function only where their behaviour differs."""

from __future__ import annotations

from ...kernel.rows import clockwise
from .game import Edition
from .position import Position, exchange_partner
from .rules import missing
from .tasks import Refill


def five_or_four(players: int) -> int:
    """Five points; with five players or more, four."""
    return 5 if players <= 4 else 4


def everybody_refills(edition: Edition, at: Position) -> Refill:
    """The active player refills their hand, then everybody else clockwise."""
    seats = clockwise(len(at.hands), at.active)
    return Refill(tuple([(seat, missing(edition, at, seat)) for seat in seats]), ("A.T8",))


def exchangers_refill(edition: Edition, at: Position) -> Refill:
    """The chosen player draws one card, then the active player refills their hand."""
    draws = ((exchange_partner(at), 1), (at.active, missing(edition, at, at.active)))
    return Refill(draws, ("A.T9",))


ANTAYAGI_80 = Edition(
    id="antayagi-80",
    players=range(3, 8),
    hand_size=3,
    deck_name="antayagi-80",
    goal=five_or_four,
    burden=lambda wastes: min(wastes, 1),
    diet=lambda foods: foods,
    refill=everybody_refills,
)
ANTAYAGI_65 = Edition(
    id="antayagi-65",
    players=range(3, 8),
    hand_size=3,
    deck_name="antayagi-65",
    goal=five_or_four,
    burden=lambda wastes: wastes,
    diet=lambda foods: foods[:1],
    refill=exchangers_refill,
)
