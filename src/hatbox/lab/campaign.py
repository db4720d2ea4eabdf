"""Many games under all laws: `python -m hatbox.lab.campaign`.

The campaign's seed and a job's number determine one game, so that a failure can be repeated:
`--job NUMBER` with the same other options.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from itertools import count, product
from random import Random
from typing import Any, NamedTuple

import cyclopts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ..games import GAMES
from ..kernel.conformance import Counts, LawBroken, Policy, check_game
from ..kernel.game import Game, Setup
from .families import family, oracle
from .pool import spread

CHOSEN = 3
"""One game of this many is played by a policy."""
WORLDS = 3
"""In one game of this many, worlds are imagined, which is slow."""
AT_ONCE = 16
"""Number of games that one process plays before it reports."""


class Job(NamedTuple):
    """One game."""

    number: int
    seed: int
    game: str
    variants: dict[str, Any]
    players: int
    policy: str = "random"
    """`random` with the game's own deck; or the name of a policy, perhaps with a short deck."""

    def __str__(self) -> str:
        variants = "".join(f", {name} {value}" for name, value in self.variants.items())
        return f"{self.game}, {self.players} players{variants}, {self.policy} play"


class Failure(NamedTuple):
    """A game that broke a law, or raised an error."""

    job: Job
    detail: str


Combination = tuple[str, dict[str, Any], int]
"""A game's id, its variants and the number of players."""


def combinations() -> Iterator[Combination]:
    """Every game and edition with every combination of variants and number of players."""
    for game in GAMES.values():
        for variants in combined_variants(game):
            for players in game.seats(game.variants(**variants)):
                yield game.id, variants, players


def combined_variants(game: Game) -> list[dict[str, Any]]:
    """Every combination of the variants that the game's family combines."""
    combined = family(game.id).combined
    return [dict(zip(combined, values, strict=True)) for values in product(*combined.values())]


def jobs(games: int, each: int, seed: int) -> Iterator[Job]:
    """The whole campaign."""
    numbers = count()
    for game in GAMES.values():
        players = game.seats(game.variants())
        for number in range(games):
            yield Job(next(numbers), seed, game.id, {}, players[number % len(players)])
    for game_id, combined, seats in combinations():
        of_family = family(game_id)
        policies = list(of_family.oracle.policies)
        for number in range(each):
            in_turn = {
                name: values[number % len(values)] for name, values in of_family.in_turn.items()
            }
            variants = combined | in_turn
            yield Job(next(numbers), seed, game_id, variants, seats)
            if policies and number % CHOSEN == 0:
                policy = policies[number // CHOSEN % len(policies)]
                yield Job(next(numbers), seed, game_id, variants, seats, policy)


def check(job: Job) -> Counts | Failure:
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
        return Failure(job, str(broken))
    except Exception:  # noqa: BLE001 (any error at all is a failure to report)
        return Failure(job, traceback.format_exc())


def _setup(game: Game, job: Job, rng: Random) -> Setup:
    """The setup of a game. Half of the games by a policy get a short deck, where there are any."""
    variants = game.variants(**job.variants)
    deck = game.cards(variants)
    size = len(deck)
    short_decks = family(job.game).short_decks
    if job.policy != "random" and short_decks and rng.random() < 0.5:
        size = rng.choice(short_decks(game, job.players))
    return Setup(job.players, rng.randrange(job.players), tuple(rng.sample(deck, size)), variants)


def campaign(work: list[Job], processes: int, console: Console) -> tuple[Counts, Failure | None]:
    """Check them all, or stop at the first failure."""
    total = Counts()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("Games under the laws", total=len(work))
        for outcome in spread(check, work, processes, AT_ONCE):
            if isinstance(outcome, Failure):
                return total, outcome
            total += outcome
            progress.advance(bar)
    return total, None


def tables(counts: Counts) -> Iterator[Table]:
    """Tables of what was checked."""
    overall = Table(
        "games", "answers", "broken off", "imagined worlds", "sealed", "lookalikes", "followed"
    )
    numbers = (counts.games, counts.answers, counts.unfinished, counts.imagined)
    overall.add_row(
        *[f"{n:,}" for n in (*numbers, counts.sealed, counts.lookalikes, counts.followed)]
    )
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
    """Play many games under all laws; exit status 1 at the first failure.

    Parameters
    ----------
    games:
            Number of random games of each game and edition.
    variants:
            Number of random games of every combination of variants and number of players; a third
            as many again are played by a policy.
    processes:
            Number of processes.
    seed:
            Chooses the games.
    job:
        Only the game of this number.
    """
    console = Console()
    work = list(jobs(games, variants, seed))
    if job is not None:
        work = work[job : job + 1]
    counts, failure = campaign(work, processes, console)
    for table in tables(counts):
        console.print(table)
    if failure is not None:
        number = failure.job.number
        told = f"Job {number} ({failure.job}) failed:\n{failure.detail}"
        console.print(told, markup=False)
        again = f"--games {games} --variants {variants} --seed {seed} --job {number}"
        console.print(f"Again: python -m hatbox.lab.campaign {again}", markup=False)
        sys.exit(1)
    console.print("No law was broken.")


if __name__ == "__main__":
    cyclopts.run(main)
