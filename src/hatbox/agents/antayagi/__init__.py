"""AntaYagí bots."""

from __future__ import annotations

from functools import partial

from ..agent import Factory
from .novice import Novice
from .thinker import Strength, Thinker

REGULAR = Strength(dealt=0, outcomes=40, worlds=4, models=False, reserve=0.02)
SHARP = Strength(dealt=60, outcomes=240, worlds=10, models=True, reserve=0.0)
MASTER = Strength(dealt=200, outcomes=900, worlds=30, models=True, reserve=0.0)

BOTS: dict[str, Factory] = {
    "novice": Novice,
    "regular": partial(Thinker, REGULAR),
    "sharp": partial(Thinker, SHARP),
    "master": partial(Thinker, MASTER),
    "perfect": partial(Thinker, MASTER),
}
"""The strengths, by name."""
