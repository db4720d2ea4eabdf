"""The strengths: the same names in all games."""

from __future__ import annotations

from random import Random

from ..kernel.engine import Seat
from ..kernel.game import Game, Setup
from .agent import Agent, Factory
from .character import PLAIN, Character
from .families import FAMILIES

STRENGTHS = ("novice", "regular", "sharp", "master")
"""The strengths that a table can choose from, from weak to strong."""
PERFECT = "perfect"
"""A bot that forgets nothing, for research."""

for _family, _bots in FAMILIES.items():
    if missing := {*STRENGTHS, PERFECT} ^ set(_bots.strengths):
        raise LookupError(f"bots of {_family}: look at the strength {min(missing)}")


def strength(name: str, character: Character = PLAIN) -> Factory:
    """The bot of this strength and character, in whichever game is played."""

    def seated(game: Game, seat: Seat, setup: Setup, rng: Random) -> Agent:
        return FAMILIES[game.family].strengths[name](game, seat, setup, rng, character)

    return seated
