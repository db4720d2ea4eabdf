"""The strengths: one name for all games."""

from __future__ import annotations

from random import Random

from ..kernel.engine import Seat
from ..kernel.game import Game, Setup
from .agent import Agent, Factory
from .character import PLAIN, Character
from .families import FAMILIES

STRENGTHS = ("novice", "regular", "sharp", "master")


def strength(name: str, character: Character = PLAIN) -> Factory:
    """Whoever has this strength, and this temper, in the game that is played."""

    def seated(game: Game, seat: Seat, setup: Setup, rng: Random) -> Agent:
        return FAMILIES[game.family].strengths[name](game, seat, setup, rng, character)

    return seated
