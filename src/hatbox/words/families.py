"""How the events of each family of games are told: the only list of them in this layer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..games import by_family
from ..kernel.engine import Event
from ..kernel.game import Game, Watcher
from . import antayagi, not_a_hat
from .telling import Telling

TELLERS: Mapping[str, Callable[[Any, Watcher], Telling]] = by_family(
    "tellings",
    {
        "antayagi": antayagi.tell,
        "not-a-hat": not_a_hat.tell,
    },
)
"""How each family's events are told."""


def tell(game: Game, event: Event, watcher: Watcher) -> Telling:
    """How an event that a watcher has seen is told to them."""
    return TELLERS[game.family](event, watcher)
