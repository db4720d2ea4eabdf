"""hatbox simulate"""

from __future__ import annotations

import os
from pathlib import Path

from ..kernel.errors import malformed
from ..lab.simulate import simulate as simulated
from .common import GameId, Lang, Options, end_like_an_interrupt, speak
from .planning import plan_for
from .progress import shown


def simulate(
    game: GameId,
    *,
    players: int | None = None,
    games: int = 1,
    bots: str = "random",
    seed: str | None = None,
    out: Path = Path("games"),
    option: Options = None,
    deck: Path | None = None,
    first: int | None = None,
    talk: bool = False,
    processes: int | None = None,
    lang: Lang = "en",
) -> None:
    """Play games between bots and write one record for each.

    Parameters
    ----------
    players
        How many play; by default as many as bots are named, or the fewest that can.
    games
        How many games.
    bots
        One bot for each seat, with commas between; a single name stands for all seats.
    seed
        The same seed gives the same games, whatever the number of processes.
    out
        The folder for the records. No file in it is ever overwritten.
    deck
        A deck file of your own.
    first
        The seat that begins, from 0; by default chance decides.
    talk
        Let the bots talk with each other, which changes what they decide.
    processes
        The number of processes; by default one for each core.
    """
    words = speak(lang)
    end_like_an_interrupt()
    if games < 1 or (processes is not None and processes < 1):
        raise malformed("error-at-least-one")
    plan = plan_for(
        game,
        players=players,
        bots=bots,
        seed=seed,
        option=option,
        deck=deck,
        first=first,
        talk=talk,
    )
    with shown() as progress:
        bar = progress.add_task(game, total=games)
        for done in simulated(plan, games, out, processes or os.cpu_count() or 1):
            progress.advance(bar, done)
    print(words.say("cli-simulated", games=games, folder=str(out), seed=plan.seed))
