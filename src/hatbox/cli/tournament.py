"""hatbox tournament"""

from __future__ import annotations

import os
import secrets
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.progress import Progress

from ..agents import STRENGTHS
from ..games import find_game
from ..kernel.errors import malformed
from ..lab.tournament import Played, Tournament, hold
from ..records.lines import read_variants
from ..words import Words
from .common import (
    GameId,
    Lang,
    Options,
    deck_text,
    end_like_an_interrupt,
    parse_options,
    plain,
    speak,
)
from .planning import USUAL_PLAYERS, nearest
from .progress import shown


def tournament(
    game: GameId,
    *,
    players: int | None = None,
    games: int = 100,
    bots: str = ",".join(STRENGTHS),
    against: str | None = None,
    seed: str | None = None,
    out: Path = Path("tournament"),
    option: Options = None,
    deck: Path | None = None,
    processes: int | None = None,
    lang: Lang = "en",
) -> None:
    """Let bots play a round robin, and measure how strong they are.

    Each bot sits alone at a table full of each other bot, and of its own kind, in every seat in
    turn. All play the same deals. Writes results.json, times.json, table.md and picture.svg.

    Parameters
    ----------
    players
        How many play; by default four, or as near to four as the game allows.
    games
        How many games for each pair of bots.
    bots
        Names with commas between.
    against
        The bots that fill the other seats of a table, with commas between; by default all of
        --bots.
    seed
        The same seed gives the same results (but not the same times).
    out
        The folder for the results; if it is not empty, another one with a number after its name.
    deck
        A deck file of your own.
    processes
        The number of processes; by default one for each core.
    """
    words = speak(lang)
    end_like_an_interrupt()
    the_game = find_game(game)
    if games < 1 or (processes is not None and processes < 1):
        raise malformed("error-at-least-one")
    variants = parse_options(option or [])
    seats = the_game.seats(read_variants(the_game, variants))
    plan = Tournament(
        game=game,
        players=nearest(USUAL_PLAYERS, seats) if players is None else players,
        bots=tuple(dict.fromkeys(bots.split(","))),
        games=games,
        seed=secrets.token_hex(8) if seed is None else plain(seed),
        variants=variants,
        against=() if against is None else tuple(dict.fromkeys(against.split(","))),
        deck=None if deck is None else deck_text(deck),
    )
    plan.check()
    report = _report(words)
    folder = report.new_folder(out)
    with shown() as progress:
        played = _held(plan, processes or os.cpu_count() or 1, progress)
        rating = partial(progress.track, description=words.say("tournament-rating"))
        table = report.write(plan, played, folder, words, rating)
    print(table)
    print(words.say("cli-tournament-done", folder=str(folder), seed=plan.seed))


def _report(words: Words) -> Any:
    """The module that writes the results, loaded late: its libraries are large and optional."""
    try:
        return import_module("hatbox.lab.report")
    except ImportError as error:
        sys.exit(words.say("cli-lab-missing", library=str(error.name)))


def _held(plan: Tournament, processes: int, progress: Progress) -> list[Played]:
    """All games, sorted by number and pairing."""
    played: list[Played] = []
    bar = progress.add_task(plan.game, total=plan.games * len(plan.pairings))
    for chunk in hold(plan, processes):
        played += chunk
        progress.advance(bar, len(chunk))
    return sorted(played, key=lambda game: (game.number, game.pairing))
