"""Bots. They are given views, redacted events and options; never a position."""

from __future__ import annotations

from ..kernel.errors import malformed
from .agent import Agent, Factory, play_out
from .external import external
from .random_agent import RandomAgent
from .strengths import STRENGTHS, strength

AGENTS: dict[str, Factory] = {
    "random": RandomAgent,
    **{name: strength(name) for name in (*STRENGTHS, "perfect")},
}
"""Everybody who can be seated, by name; `perfect` forgets nothing, and is for research."""


def bot_named(name: str) -> Factory:
    """Whoever has that name, or the program that `exec:…` starts; a RuleError if there is none.

    For those who sit at this machine: names from elsewhere are looked up in AGENTS alone.
    """
    found = AGENTS.get(name) or external(name)
    if found is None:
        raise malformed("error-unknown-bot", bot=name[:80], bots=", ".join(AGENTS))
    return found


__all__ = [
    "AGENTS",
    "STRENGTHS",
    "Agent",
    "Factory",
    "RandomAgent",
    "bot_named",
    "play_out",
]
