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


def strength(name: str, character: Character = PLAIN) -> Factory:
    """The bot of this strength and character, in whichever game is played."""

    def seated(game: Game, seat: Seat, setup: Setup, rng: Random) -> Agent:
        return FAMILIES[game.family].strengths[name](game, seat, setup, rng, character)

    return seated
