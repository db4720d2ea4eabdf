"""For each game: who can have seen what, and play that brings about what chance seldom does."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.conformance import Policy, Secrets, interrupting
from .antayagi import AntayagiSecrets, dawdling, sabotaging
from .not_a_hat import NotAHatSecrets, believing, truthful


class Oracle(NamedTuple):
    """What the laws need to know about a game."""

    secrets: Secrets
    policies: dict[str, Policy]


_ANTAYAGI = Oracle(
    AntayagiSecrets(),
    {"interrupting": interrupting, "sabotaging": sabotaging, "dawdling": dawdling},
)
ORACLES: dict[str, Oracle] = {
    "antayagi-80": _ANTAYAGI,
    "antayagi-65": _ANTAYAGI,
    "not-a-hat": Oracle(NotAHatSecrets(), {"truthful": truthful, "believing": believing}),
}
