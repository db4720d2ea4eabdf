"""Many games under all laws: `python -m hatbox.lab.campaign`.

Every game is a job whose number and the campaign's seed say everything about it, so that a
find can be looked at again: `--job NUMBER` with the same other options.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import count, product
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

import cyclopts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ..games import GAMES
from ..kernel.conformance import Counts, LawBroken, Policy, check_game
from ..kernel.game import Game, Setup
from .oracles import oracle

CHOSEN = 3
"""For so many random games of a combination, one more with chosen play."""
WORLDS = 3
"""Imagining is slow: in one of so many games."""


class Job(NamedTuple):
    """One game."""

    number: int
    seed: int
    game: str
    options: dict[str, Any]
    players: int
    policy: str = "random"
    """Random play with the game's own deck; or a policy's name, and maybe a short deck."""

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.game}, {self.players} players{options}, {self.policy} play"


class Find(NamedTuple):
    """A game that broke a law, or broke down."""

    job: Job
    detail: str


Combination = tuple[str, dict[str, Any], int]


def combinations() -> Iterator[Combination]:
    """Every game and edition with every combination of variants and number of players."""
    for game in GAMES.values():
        for options in variants(game):
            for players in game.seats(game.variants(**options)):
                yield game.id, options, players


def variants(game: Game) -> list[dict[str, Any]]:
    """Every combination of the variants that a game has; the rounds apart."""
    known = {"special": (False, True), "arrows": ("both", "black", "white"), "gifts": (1, 2)}
    names = [name for name in known if name in game.variants.__struct_fields__]
    values = [known[name] for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def jobs(games: int, each: int, seed: int) -> Iterator[Job]:
    """The whole campaign."""
    numbers = count()
    for game in GAMES.values():
        players = game.seats(game.variants())
        for number in range(games):
            yield Job(next(numbers), seed, game.id, {}, players[number % len(players)])
    for game_id, options, seats in combinations():
        policies = list(oracle(game_id).policies)
        for number in range(each):
            chosen = options | _rounds(game_id, number)
            yield Job(next(numbers), seed, game_id, chosen, seats)
            if number % CHOSEN == 0:
                policy = policies[number // CHOSEN % len(policies)]
                yield Job(next(numbers), seed, game_id, chosen, seats, policy)


def _rounds(game: str, number: int) -> dict[str, int]:
    """One round mostly, and any number that can be agreed on."""
    if "rounds" not in GAMES[game].variants.__struct_fields__:
        return {}
    return {"rounds": 1 if number % 2 else 1 + number // 2 % 8}


def check(job: Job) -> Counts | Find:
    """Play one game under the laws."""
    game = GAMES[job.game]
    rng = Random(f"{job.seed}/{job.number}")
    secrets, policies = oracle(job.game)
    policy: Policy | None = None if job.policy == "random" else policies[job.policy]
    setup = _setup(game, job, rng)
    worlds = int(job.number % WORLDS == 0)
    try:
        return check_game(game, setup, secrets, rng, policy=policy, twins=3, worlds=worlds)
    except LawBroken as broken:
        return Find(job, str(broken))
    except Exception:  # noqa: BLE001 (whatever it is, it is a find)
        return Find(job, traceback.format_exc())


def _setup(game: Game, job: Job, rng: Random) -> Setup:
    """With chosen play, half of the decks of AntaYagí are so short that they run out."""
    options = game.variants(**job.options)
    deck = game.deck(options)
    size = len(deck)
    if job.policy != "random" and "gifts" not in job.options and rng.random() < 0.5:
        size = 3 * job.players + rng.randrange(12)
    return Setup(job.players, rng.randrange(job.players), tuple(rng.sample(deck, size)), options)


def campaign(work: list[Job], processes: int, console: Console) -> tuple[Counts, Find | None]:
    """Check them all, or stop at the first find."""
    total = Counts()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(*columns, console=console))
        bar = progress.add_task("Games under the seven laws", total=len(work))
        outcomes: Iterable[Counts | Find] = map(check, work)
        if processes > 1:
            pool = stack.enter_context(Pool(processes))
            outcomes = pool.imap_unordered(check, work, chunksize=16)
        for outcome in outcomes:
            if isinstance(outcome, Find):
                return total, outcome
            total += outcome
            progress.advance(bar)
    return total, None


def tables(counts: Counts) -> Iterator[Table]:
    """What was checked."""
    overall = Table("games", "answers", "broken off", "imagined worlds", "sealed", "lookalikes")
    numbers = (counts.games, counts.answers, counts.unfinished, counts.imagined)
    overall.add_row(*[f"{n:,}" for n in (*numbers, counts.sealed, counts.lookalikes)])
    yield overall
    kinds = ("asked seat", "other seat", "spectator")
    asked = Table("twins", "at the question", *kinds)
    for game, question in sorted({(game, question) for game, _, question in counts.twins}):
        row = [f"{counts.twins[game, kind, question]:,}" for kind in kinds]
        asked.add_row(game, question, *row)
    yield asked
    told = Table("twins", "that were sent", "number")
    for (game, message), number in sorted(counts.messages.items()):
        told.add_row(game, message, f"{number:,}")
    yield told


def main(
    *,
    games: int = 10_000,
    variants: int = 300,
    processes: int = os.cpu_count() or 1,
    seed: int = 1,
    job: int | None = None,
) -> None:
    """Play many games under all laws; exit status 1 at the first find.

    Parameters
    ----------
    games:
        Random games of each game and edition.
    variants:
        Random games of every combination of variants and number of players; a third as many
        again with chosen play.
    processes:
        How many at a time.
    seed:
        Another seed, other games.
    job:
        Only the game of this number.
    """
    console = Console()
    work = list(jobs(games, variants, seed))
    if job is not None:
        work = work[job : job + 1]
    counts, find = campaign(work, processes, console)
    for table in tables(counts):
        console.print(table)
    if find is not None:
        console.print(f"A find in job {find.job.number} ({find.job}):\n{find.detail}", markup=False)
        again = f"--games {games} --variants {variants} --seed {seed} --job {find.job.number}"
        console.print(f"Again: python -m hatbox.lab.campaign {again}", markup=False)
        sys.exit(1)
    console.print("No law was broken.")


if __name__ == "__main__":
    cyclopts.run(main)
