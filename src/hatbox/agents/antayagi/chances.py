"""How likely each seat is to win, at a glance at the areas."""

from __future__ import annotations

from math import exp

from ...games.antayagi.position import Position, points
from ...kernel.engine import Seat

POINT = 1.0
"""What one point less to go is worth (log-odds)."""
HUNGRY = 0.35
"""A T-Rex in the area is a point that the next food takes away again."""
WASTE = 0.2
"""With Toxic Waste, Fish count."""
NEXT = 0.5
"""Whose turn it is next."""


def chances(at: Position) -> list[float]:
    """A number for each seat; together one."""
    if at.winners:
        return [float(seat in at.winners) for seat in range(len(at.areas))]
    weights = [exp(_outlook(at, seat)) for seat in range(len(at.areas))]
    total = sum(weights)
    return [weight / total for weight in weights]


def _outlook(at: Position, seat: Seat) -> float:
    objects = [card.object for card in at.areas[seat]]
    outlook = POINT * (points(objects) - at.needed[seat])
    if "t-rex" in objects:
        outlook -= HUNGRY
    if "toxic-waste" in objects:
        outlook += WASTE
    if seat == at.active:
        outlook += NEXT
    return outlook
