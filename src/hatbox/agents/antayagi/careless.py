"""Careless decisions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...games.antayagi.answers import Pass
from ...kernel.engine import Answer


def carelessly(options: Sequence[Answer], rng: Random) -> Answer:
    """Choose at random, and forget to sabotage."""
    return options[0] if isinstance(options[0], Pass) else rng.choice(options)
