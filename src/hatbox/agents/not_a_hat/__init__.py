"""That's Not a Hat bots: one player, several memories."""

from __future__ import annotations

from functools import partial

from ..agent import Bots
from .memory import Quality
from .nerve import Nerve
from .player import HatPlayer, Temper

TEMPERS: dict[str, Temper] = {
    "novice": Temper(
        memory=Quality(fading=0.08, mixing=0.9, attention=0.85, rehearsal=0.3, suggestible=0.4),
        sure=0.4,
        doubt=0.5,
        patience=12,
        reads=False,
    ),
    "regular": Temper(
        memory=Quality(fading=0.05, mixing=0.7, attention=0.92, rehearsal=0.4, suggestible=0.4),
        sure=0.3,
        doubt=0.55,
        patience=14,
        reads=True,
    ),
    "sharp": Temper(
        memory=Quality(fading=0.03, mixing=0.5, attention=0.97, rehearsal=0.5, suggestible=0.4),
        sure=0.25,
        doubt=0.55,
        patience=16,
        reads=True,
    ),
    "master": Temper(
        memory=Quality(fading=0.018, mixing=0.4, attention=1.0, rehearsal=0.6, suggestible=0.3),
        sure=0.2,
        doubt=0.55,
        patience=18,
        reads=True,
    ),
    "perfect": Temper(
        memory=Quality(fading=0.0, mixing=0.0, attention=1.0, rehearsal=1.0, suggestible=0.0),
        sure=0.2,
        doubt=0.5,
        patience=30,
        reads=True,
    ),
}

BOTS = Bots(
    strengths={name: partial(HatPlayer, temper) for name, temper in TEMPERS.items()},
    traits=Nerve,
    judge=partial(HatPlayer, TEMPERS["master"]),
)
