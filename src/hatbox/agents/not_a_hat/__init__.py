"""That's Not a Hat bots: one player, several memories."""

from __future__ import annotations

from functools import partial

from ..agent import Factory
from .memory import Quality
from .player import HatPlayer, Temper

TEMPERS: dict[str, Temper] = {
    "novice": Temper(
        memory=Quality(fading=0.06, mixing=0.8, attention=0.9, rehearsal=0.3, suggestible=0.5),
        sure=0.35,
        doubt=0.6,
        patience=60,
        reads=False,
    ),
    "regular": Temper(
        memory=Quality(fading=0.035, mixing=0.5, attention=0.95, rehearsal=0.45, suggestible=0.5),
        sure=0.3,
        doubt=0.6,
        patience=60,
        reads=True,
    ),
    "sharp": Temper(
        memory=Quality(fading=0.02, mixing=0.3, attention=1.0, rehearsal=0.6, suggestible=0.4),
        sure=0.3,
        doubt=0.6,
        patience=60,
        reads=True,
    ),
    "master": Temper(
        memory=Quality(fading=0.012, mixing=0.2, attention=1.0, rehearsal=0.7, suggestible=0.3),
        sure=0.3,
        doubt=0.6,
        patience=60,
        reads=True,
    ),
    "perfect": Temper(
        memory=Quality(fading=0.0, mixing=0.0, attention=1.0, rehearsal=1.0, suggestible=0.0),
        sure=0.3,
        doubt=0.5,
        patience=200,
        reads=True,
    ),
}

BOTS: dict[str, Factory] = {name: partial(HatPlayer, temper) for name, temper in TEMPERS.items()}
"""The strengths, by name."""
