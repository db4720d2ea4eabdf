"""The strengths: one name for all games."""

from __future__ import annotations

from random import Random

from ..kernel.engine import Seat
from ..kernel.game import Game, Setup
from . import antayagi, not_a_hat
from .agent import Agent, Factory
from .characters import PLAIN, Character

STRENGTHS = ("novice", "regular", "sharp", "master")


def strength(name: str, character: Character = PLAIN) -> Factory:
    """Whoever has this strength, and this temper, in the game that is played."""

    def seated(game: Game, seat: Seat, setup: Setup, rng: Random) -> Agent:
        bots = not_a_hat.BOTS if game.id == "not-a-hat" else antayagi.BOTS
        return bots[name](game, seat, setup, rng, character)

    return seated
