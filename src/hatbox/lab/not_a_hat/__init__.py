"""That's Not a Hat in the lab."""

from __future__ import annotations

from ..family import Family, Oracle
from .habits import NotAHatHabits
from .oracle import NotAHatSecrets, believing, truthful

FAMILY = Family(
    oracle=Oracle(NotAHatSecrets(), {"truthful": truthful, "believing": believing}),
    habits=NotAHatHabits,
    combined={"special": (False, True), "arrows": ("both", "black", "white"), "gifts": (1, 2)},
    in_turn={"rounds": (1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1)},
    short_decks=None,
)
