"""AntaYagí bots."""

from __future__ import annotations

from functools import partial

from ..agent import Bots
from .novice import Novice
from .taste import Taste
from .thinker import Strength, Thinker

REGULAR = Strength(
    exact=False, dealt=0, outcomes=40, worlds=3, models=False, hands=False, careless=0.3
)
SHARP = Strength(
    exact=False, dealt=120, outcomes=270, worlds=6, models=True, hands=False, careless=0.15
)
MASTER = Strength(
    exact=True, dealt=160, outcomes=600, worlds=8, models=True, hands=True, careless=0.0
)

BOTS = Bots(
    strengths={
        "novice": Novice,
        "regular": partial(Thinker, REGULAR),
        "sharp": partial(Thinker, SHARP),
        "master": partial(Thinker, MASTER),
        "perfect": partial(Thinker, MASTER),
    },
    traits=Taste,
    judge=partial(Thinker, MASTER),
)
