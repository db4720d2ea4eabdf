"""Bots. They are given views, redacted events and options; never a position."""

from __future__ import annotations

from .agent import Agent, Factory, play_out, public
from .random_agent import RandomAgent
from .strengths import STRENGTHS, strength

AGENTS: dict[str, Factory] = {
    "random": RandomAgent,
    **{name: strength(name) for name in (*STRENGTHS, "perfect")},
}
"""Everybody who can be seated, by name; `perfect` forgets nothing, and is for research."""

__all__ = ["AGENTS", "STRENGTHS", "Agent", "Factory", "RandomAgent", "play_out", "public"]
