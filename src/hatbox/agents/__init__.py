"""Bots. They are given views, redacted events and options; never a position."""

from __future__ import annotations

from .agent import Agent, Factory, play_out, public
from .random_agent import RandomAgent

AGENTS: dict[str, Factory] = {"random": RandomAgent}
"""Everybody who can be seated, by name."""

__all__ = ["AGENTS", "Agent", "Factory", "RandomAgent", "play_out", "public"]
