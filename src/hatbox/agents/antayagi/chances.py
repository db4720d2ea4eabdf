"""How likely each seat is to win, at a glance.

The weights are log-odds. They were fitted (a conditional logit over the seats) to the turns of
some thousands of games between bots of different strength; they came out nearly the same for
both editions and for 3, 4 and 5 players.
"""

from __future__ import annotations

from math import exp

from ...games.antayagi.cards import ObjectSide
from ...games.antayagi.position import Position, points
from ...kernel.engine import Seat

TO_GO = (2.5, 1.6, 0.65, -0.07, -0.79, -1.4, -2.0, -2.6, -3.2)
"""By the number of points still to go."""
HUNGRY = (0.0, -0.2, -0.55, -0.7)
"""For each T-Rex in the area, by the points to go: the next food takes its point away again."""
WASTE = 0.33
"""With Toxic Waste, Fish count."""
SABOTAGE = 0.25
"""For each sabotage in the hand."""
KNOWN = 0.07
"""For each card of the hand that its owner sees."""
SOON = 0.32
"""Between having the next turn and having just had one."""


def chances(at: Position) -> list[float]:
    """A number for each seat; together one."""
    if at.winners:
        return [float(seat in at.winners) for seat in range(len(at.areas))]
    weights = [exp(_outlook(at, seat)) for seat in range(len(at.areas))]
    total = sum(weights)
    return [weight / total for weight in weights]


def _outlook(at: Position, seat: Seat) -> float:
    objects = [card.object for card in at.areas[seat]]
    to_go = at.needed[seat] - points(objects)
    outlook = TO_GO[max(0, min(to_go, len(TO_GO) - 1))]
    if "t-rex" in objects:
        outlook += HUNGRY[max(0, min(to_go, len(HUNGRY) - 1))] * objects.count("t-rex")
    if "toxic-waste" in objects:
        outlook += WASTE
    for held in at.hands[seat]:
        if held.card.back == "sabotage":
            outlook += SABOTAGE
        if type(held.own) is ObjectSide:
            outlook += KNOWN
    players = len(at.areas)
    return outlook - SOON * ((seat - at.active) % players) / (players - 1)
