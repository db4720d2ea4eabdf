"""AntaYagí in the lab."""

from __future__ import annotations

from ...kernel.conformance import interrupting
from ...kernel.game import Game
from ..family import Family, Oracle
from .habits import AntayagiHabits
from .oracle import AntayagiSecrets, dawdling, sabotaging


def short_decks(game: Game, players: int) -> range:
    """The dealt cards and up to eleven more."""
    dealt = game.slots * players
    return range(dealt, dealt + 12)


FAMILY = Family(
    oracle=Oracle(
        AntayagiSecrets(),
        {"interrupting": interrupting, "sabotaging": sabotaging, "dawdling": dawdling},
    ),
    habits=AntayagiHabits,
    combined={},
    in_turn={},
    short_decks=short_decks,
)
