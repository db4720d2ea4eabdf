"""hatbox characters"""

from __future__ import annotations

import os
import secrets
import sys
from importlib import import_module
from typing import Annotated, Any

from cyclopts import Parameter

from ..agents import STRENGTHS
from ..games import find_game
from ..kernel.errors import malformed
from ..words import Words
from .common import GameId, Lang, end_like_an_interrupt, one_of, speak
from .planning import USUAL_PLAYERS, nearest
from .progress import shown

Strength = Annotated[str, Parameter(help=f"{one_of(STRENGTHS)}.")]
"""The strength of the bots."""


def characters(
    game: GameId,
    *,
    strength: Strength = "regular",
    games: int = 40,
    players: int | None = None,
    seed: str | None = None,
    processes: int | None = None,
    lang: Lang = "en",
) -> None:
    """Measure how the characters of bots differ: what they do, and how often they win.

    Each character sits among bots of the same strength without a character, in every seat in
    turn. All play the same deals, and all talk. Prints a table.

    Parameters
    ----------
    games
        How many games for each character.
    players
        How many play; by default four, or as near to four as the game allows.
    seed
        The same seed gives the same table.
    processes
        The number of processes; by default one for each core.
    """
    words = speak(lang)
    end_like_an_interrupt()
    the_game = find_game(game)
    if games < 1 or (processes is not None and processes < 1):
        raise malformed("error-at-least-one")
    lab = _lab(words)
    seats = the_game.seats(the_game.variants())
    plan = lab.Measurement(
        game=game,
        strength=strength,
        games=games,
        seed=secrets.token_hex(8) if seed is None else seed,
        players=nearest(USUAL_PLAYERS, seats) if players is None else players,
    )
    plan.check()
    measured = []
    with shown() as progress:
        bar = progress.add_task(game, total=len(plan.bots))
        for bot in lab.measure(plan, processes or os.cpu_count() or 1):
            measured.append(bot)
            progress.advance(bar)
    print(lab.table(plan, measured, words))


def _lab(words: Words) -> Any:
    """The module that measures, loaded late: its libraries are large and optional."""
    try:
        return import_module("hatbox.lab.habits")
    except ImportError as error:
        sys.exit(words.say("cli-lab-missing", library=str(error.name)))
