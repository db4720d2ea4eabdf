"""How the events of each family of games are told: the only list of them in this layer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..games import by_family
from ..kernel.engine import Event
from ..kernel.game import Game, Watcher
from . import antayagi, not_a_hat
from .telling import Telling
from .times import Times, summed


class Teller(NamedTuple):
    """How a family's events are told, and the time that this takes."""

    tell: Callable[[Any, Watcher], Telling]
    times: Times


TELLERS: Mapping[str, Teller] = by_family(
    "tellings",
    {
        "antayagi": Teller(antayagi.tell, antayagi.TIMES),
        "not-a-hat": Teller(not_a_hat.tell, not_a_hat.TIMES),
    },
)
"""How each family's events are told."""


def tell(game: Game, event: Event, watcher: Watcher) -> Telling:
    """How an event that a watcher has seen is told to them."""
    return TELLERS[game.family].tell(event, watcher)


def telling_time(game: Game, events: Sequence[Event]) -> int:
    """Milliseconds to tell these events and to act them out, one after the other."""
    teller = TELLERS[game.family]
    return summed(teller.times, lambda event: teller.tell(event, None), events)
