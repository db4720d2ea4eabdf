"""AntaYagí bots."""

from __future__ import annotations

from functools import partial

from ..agent import Factory
from .novice import Novice
from .thinker import Strength, Thinker

REGULAR = Strength(exact=False, outcomes=36, worlds=4, models=False, reserve=0.05)
SHARP = Strength(exact=True, outcomes=300, worlds=16, models=True, reserve=0.04)
MASTER = Strength(exact=True, outcomes=1200, worlds=60, models=True, reserve=0.04)

BOTS: dict[str, Factory] = {
    "novice": Novice,
    "regular": partial(Thinker, REGULAR),
    "sharp": partial(Thinker, SHARP),
    "master": partial(Thinker, MASTER),
    "perfect": partial(Thinker, MASTER),
}
"""The strengths, by name."""
