"""Decisions without a thought."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...games.antayagi.answers import Pass
from ...kernel.engine import Answer


def carelessly(options: Sequence[Answer], rng: Random) -> Answer:
    """Anything is as good as anything else, and a sabotage is forgotten."""
    return options[0] if isinstance(options[0], Pass) else rng.choice(options)
