"""For each family: who can have seen what, and play that brings about what is rare."""

from __future__ import annotations

from typing import NamedTuple

from ...games import GAMES, by_family
from ...kernel.conformance import Policy, Secrets, interrupting
from .antayagi import AntayagiSecrets, dawdling, sabotaging
from .not_a_hat import NotAHatSecrets, believing, truthful


class Oracle(NamedTuple):
    """What the laws need to know about a game."""

    secrets: Secrets
    policies: dict[str, Policy]


ORACLES = by_family(
    "oracles",
    {
        "antayagi": Oracle(
            AntayagiSecrets(),
            {"interrupting": interrupting, "sabotaging": sabotaging, "dawdling": dawdling},
        ),
        "not-a-hat": Oracle(NotAHatSecrets(), {"truthful": truthful, "believing": believing}),
    },
)
"""The oracle of each family."""


def oracle(game: str) -> Oracle:
    """The oracle of a game, by its id."""
    return ORACLES[GAMES[game].family]
