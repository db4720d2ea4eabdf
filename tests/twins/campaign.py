"""The leak campaign: twin worlds over the real protocol, for everybody who receives anything.

`python -m tests.twins.campaign` goes on until every cell has been compared often enough. A seed
and a job's name determine one game, so that a failure can be repeated: `--job NAME` with the same
seed. `--leaks` plants leaks into the server, each of which has to be found.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, zip_longest
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import cyclopts
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table

from hatbox.games import GAMES
from hatbox.kernel.game import Watcher
from hatbox.lab.families import family, oracle
from hatbox.lab.pool import spread

from .cells import RECEIVERS, Cell, cells, never, once
from .leaks import LEAKS, Leak
from .pairs import Play, Worlds, twins
from .perform import DEVICE, Scene, Setting
from .stage import Heard

ROUNDS = 12
"""Number of rounds at each kind of question of one game."""
LONGEST = {"short": 12, "few": 40, "long": 60, "whole": 300}
"""Maximum number of answers in a game, by its kind; one with few cards has a shuffle."""
TWINS = 3
"""Number of twins, of which the one is taken that hides most."""
TRIES = 20
"""Maximum number of games to find a planted leak in."""


class Job(NamedTuple):
    """One game in twin worlds."""

    game: str
    scene: str
    number: int
    rounds: int = ROUNDS

    def __str__(self) -> str:
        return f"{self.game}/{self.scene}/{self.number}/{self.rounds}"


class Outcome(NamedTuple):
    """What was compared in one game."""

    job: Job
    compared: Counter[Cell]
    """Comparisons in which the truth differed."""
    alike: int
    """Comparisons in which there was nothing to hide, which are not counted."""
    sizes: int
    """Bytes that were compared."""
    times: int
    """Number of different moments at which something was heard."""
    difference: str


Staging = Callable[[Random, int], tuple[tuple[Watcher, ...], Setting]]


def _alone(rng: Random, players: int) -> tuple[tuple[Watcher, ...], Setting]:
    return (rng.randrange(players),), Setting()


def _together(_rng: Random, players: int) -> tuple[tuple[Watcher, ...], Setting]:
    return tuple(range(players)), Setting()


def _device(rng: Random, _players: int) -> tuple[tuple[Watcher, ...], Setting]:
    return (rng.choice([0, 0, 0, 1]),), Setting(device=DEVICE)


def _bots(rng: Random, _players: int) -> tuple[tuple[Watcher, ...], Setting]:
    watcher = rng.choice([0, 2])
    return (watcher,), Setting(people=rng.choice([(0, 2), tuple(sorted({0, watcher}))]))


def _rematch(_rng: Random, players: int) -> tuple[tuple[Watcher, ...], Setting]:
    return tuple(range(players)), Setting(again=True)


SCENES: Mapping[str, tuple[Staging, tuple[str, ...]]] = {
    "alone": (_alone, ("seat",)),
    "together": (_together, ("seat",)),
    "device": (_device, ("device",)),
    "bots": (_bots, ("seat among bots",)),
    "rematch": (_rematch, ("seat in a rematch",)),
}
"""Kinds of tables, each with the receivers that it is for."""


def staged(job: Job, seed: str, *, sealed: bool = False, whole: bool = False) -> Scene:
    """The worlds of a job; if wanted, such that end with a sealed offer, or games to their end."""
    rng = Random(f"{seed}/{job}")
    game, small = GAMES[job.game], job.rounds <= 1
    combined = family(job.game).combined
    variants = {name: rng.choice(values) for name, values in combined.items()}
    seats = [each for each in game.seats(game.variants(**variants)) if each >= 3]
    players = min(seats) if small else rng.choice(seats[:3])
    watchers, setting = SCENES[job.scene][0](rng, players)
    if game.open_to_all and not setting.people and not setting.device:
        watchers = tuple(range(players))
    policy = rng.choice(["", *oracle(job.game).policies])
    kind = "short" if small else rng.choice(["short", "long", "whole", "whole", "few"])
    kind = "whole" if whole else kind
    few = kind == "few" and game.slots > 0
    playing = Play(job.game, players, variants, LONGEST[kind], policy, few, sealed)
    worlds = max((twins(playing, watchers, rng) for _ in range(TWINS)), key=_hidden)
    return Scene(worlds, setting._replace(rounds=job.rounds), f"{seed}/{job}")


def _hidden(worlds: Worlds) -> float:
    """The part of the game's moments in which there is something to hide."""
    return worlds.positions / len(worlds.moments)


def perform(job: Job, seed: str) -> Outcome:
    """Play a job's game in both worlds."""
    return compare(job, staged(job, seed))


def compare(job: Job, scene: Scene) -> Outcome:
    """Compare everything that was heard in both worlds."""
    with tempfile.TemporaryDirectory() as folder:
        mine, theirs = asyncio.run(scene.perform(Path(folder)))
    compared: Counter[Cell] = Counter()
    alike = sizes = 0
    differ: dict[tuple[int, int], bool] = {}
    difference = ""
    for name in sorted({*mine, *theirs}):
        for one, other in zip_longest(_ordered(mine.get(name)), _ordered(theirs.get(name))):
            if one is None or other is None or _told(one) != _told(other):
                difference = difference or f"{name}: {_short(one)} / {_short(other)}"
                break
            both = id(one.truth), id(other.truth)
            if both not in differ:
                differ[both] = one.truth != other.truth
            sizes += len(one.content)
            if differ[both]:
                compared[Cell(job.game, one.receiver, one.question, one.kind)] += 1
            else:
                alike += 1
    times = len({heard.time for heard in chain(*mine.values())})
    return Outcome(job, compared, alike, sizes, times, difference)


def _ordered(heard: list[Heard] | None) -> list[Heard]:
    """Messages on two connections of one client at the same time have no order."""
    return sorted(heard or [], key=lambda each: (each.place, each.time))


def _told(heard: Heard) -> tuple[Any, ...]:
    """Everything about a message that its receiver can notice."""
    return heard.receiver, heard.kind, heard.time, heard.place, heard.content


def _short(heard: Heard | None) -> str:
    if heard is None:
        return "nothing"
    return f"{heard.receiver}, {heard.question}, {heard.kind} at {heard.time}: {heard.content}"


def guarded(job: Job, seed: str) -> Outcome:
    """The same; any error at all is a failure to report."""
    try:
        return perform(job, seed)
    except Exception:  # noqa: BLE001 (any error at all is a failure to report)
        return Outcome(job, Counter(), 0, 0, 0, traceback.format_exc())


# --- The campaign ----------------------------------------------------------------------------


class Tally:
    """What was compared so far, and what is still to be compared."""

    def __init__(self, least: int, comparisons: int) -> None:
        self.least, self.comparisons = least, comparisons
        self.compared: Counter[Cell] = Counter()
        self.games: Counter[tuple[str, str]] = Counter()
        self.alike = self.sizes = 0
        self.possible = [cell for cell in cells() if not never(cell)]
        self.demanded = [cell for cell in self.possible if not once(cell)]

    def add(self, outcome: Outcome) -> None:
        self.compared += outcome.compared
        self.games[outcome.job.game, outcome.job.scene] += 1
        self.alike += outcome.alike
        self.sizes += outcome.sizes

    @property
    def lacking(self) -> list[Cell]:
        """Cells that were not compared often enough."""
        return [cell for cell in self.demanded if self.compared[cell] < self.least]

    @property
    def unexpected(self) -> list[Cell]:
        """Cells that were met although a rule says that they cannot occur."""
        return sorted({*self.compared} - {*self.possible})

    def jobs(self, numbers: Counter[tuple[str, str]], rounds: int) -> Iterator[Job]:
        """The next game of each kind of table that is still needed."""
        wanted = {(cell.game, cell.receiver) for cell in self.lacking}
        short = self.compared.total() < self.comparisons
        for game in GAMES:
            outside = {who for which, who in wanted if which == game} - _SEATS
            for scene, (_, receivers) in SCENES.items():
                needed = any((game, who) in wanted for who in receivers)
                if needed or (outside and scene == "together") or (short and not wanted):
                    numbers[game, scene] += 1
                    yield Job(game, scene, numbers[game, scene], rounds)


_SEATS = {who for _, receivers in SCENES.values() for who in receivers}


def campaign(
    tally: Tally,
    seed: str,
    rounds: int,
    processes: int,
    console: Console,
    end: float = inf,
) -> str:
    """Compare until there is enough, or until the end; the first failure, with the command that
    repeats it."""
    numbers: Counter[tuple[str, str]] = Counter()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("Comparisons", total=tally.comparisons)
        while batch := list(
            chain.from_iterable(tally.jobs(numbers, rounds) for _ in range(processes))
        ):
            for outcome in spread(partial(guarded, seed=seed), batch, processes):
                tally.add(outcome)
                progress.update(bar, completed=tally.compared.total())
                lacking = len(tally.lacking)
                progress.update(bar, description=f"Comparisons ({lacking} cells are to go on)")
                if outcome.difference:
                    again = f"python -m tests.twins.campaign --seed {seed} --job {outcome.job}"
                    return f"{outcome.difference}\nAgain: {again}"
                if time.monotonic() > end:
                    return ""
            if not console.is_terminal:
                console.print(f"{tally.compared.total():,} comparisons, {lacking} cells to go")
    return ""


def summary(tally: Tally) -> Iterator[Table]:
    """Tables of what was compared, and of what cannot be."""
    shown = Table("game", "receiver", "cells", "comparisons", "fewest in a cell")
    for game in GAMES:
        for who in RECEIVERS:
            mine = [cell for cell in tally.demanded if (cell.game, cell.receiver) == (game, who)]
            counts = {cell: tally.compared[cell] for cell in mine}
            if counts:
                fewest = min(counts, key=lambda cell: counts[cell])
                rare = f"{counts[fewest]:,} ({fewest.question}, {fewest.message})"
                total = f"{sum(counts.values()):,}"
                shown.add_row(game, who, f"{len(counts)}", total, rare)
    yield shown
    reasons = Counter(reason for cell in cells() if (reason := never(cell)))
    absent = Table("cells that cannot occur", "because")
    for reason, number in reasons.most_common():
        absent.add_row(f"{number:,}", reason)
    yield absent
    ends = [cell for cell in tally.possible if once(cell)]
    least = min((tally.compared[cell] for cell in ends), default=0)
    rare_ones = Table("cells that occur once in a game, at its end", "fewest in a cell")
    rare_ones.add_row(f"{len(ends)}", f"{least:,}")
    yield rare_ones


def conclude(tally: Tally, failure: str, seconds: float, console: Console) -> bool:
    """Print what was found; whether all is well."""
    for table in summary(tally):
        console.print(table)
    total = tally.compared.total()
    console.print(
        f"{total:,} comparisons in {len(tally.demanded):,} cells, {tally.games.total():,} games "
        f"played twice, {tally.sizes / 1e6:,.0f} MB, {60 * total / seconds:,.0f} comparisons a "
        f"minute; {tally.alike:,} more in which nothing was hidden yet are not counted."
    )
    if tally.lacking:
        console.print(
            f"{len(tally.lacking):,} cells were compared less than {tally.least:,} times."
        )
    for cell in tally.unexpected:
        console.print(f"A rule says that this cannot occur: {cell}", markup=False)
    if failure:
        console.print(failure, markup=False, soft_wrap=True)
    elif not tally.unexpected:
        console.print("No leak was found.")
    return not failure and not tally.unexpected


# --- Planted leaks ---------------------------------------------------------------------------


def caught(leak: Leak, seed: str, *, quick: bool = False) -> int:
    """The number of games in which a planted leak was found at last; 0 if it was not.

    Quickly, rounds consist of nothing but the part in which it should show.
    """
    for number in range(1, TRIES + 1):
        job = Job(leak.game, leak.scene, number, rounds=1)
        scene = staged(job, f"{seed} {leak.name}", sealed=leak.sealed, whole=leak.over)
        if quick:
            others = bool(leak.parts) or leak.outside
            only = scene.setting._replace(
                rounds=bool(leak.parts), parts=leak.parts, outsiders=others
            )
            scene = replace(scene, setting=only)
        with pytest.MonkeyPatch.context() as patch:
            leak.plant(patch)
            if compare(job, scene).difference:
                return number
    return 0


def plant(seed: str, processes: int, console: Console) -> bool:
    """Whether every planted leak is caught."""
    missed, found = 0, spread(partial(caught, seed=seed), LEAKS, processes)
    for leak, games in zip(LEAKS, found, strict=True):
        told = f"caught in game {games}" if games else "NOT CAUGHT"
        console.print(f"{leak.name.replace('_', ' ')}: {told}")
        missed += not games
    console.print(f"{len(LEAKS) - missed} of {len(LEAKS)} planted leaks were caught.")
    return not missed


def main(
    *,
    comparisons: int = 1_000_000,
    least: int = 1_000,
    rounds: int = ROUNDS,
    processes: int = os.cpu_count() or 1,
    minutes: float = inf,
    seed: str = "1",
    job: str | None = None,
    leaks: bool = False,
) -> None:
    """Look for leaks in twin worlds; exit status 1 at the first.

    Parameters
    ----------
    comparisons:
        Minimum number of comparisons.
    least:
        Minimum number of comparisons in every cell that can occur.
    rounds:
        Number of rounds, in which everybody does everything, at each kind of question of a game.
    processes:
        Number of processes.
    minutes:
        Stop after these minutes, even if there is not enough yet.
    seed:
        Chooses the games.
    job:
        Only this game, by its name.
    leaks:
        Plant leaks into the server instead, each of which has to be found.
    """
    console, began = Console(), time.monotonic()
    console.print(f"Seed {seed}")
    if leaks:
        sys.exit(not plant(seed, processes, console))
    tally = Tally(least, comparisons)
    if job is not None:
        game, scene, *numbers = job.split("/")
        outcome = perform(Job(game, scene, *map(int, numbers)), seed)
        tally.add(outcome)
        failure = outcome.difference
    else:
        failure = campaign(tally, seed, rounds, processes, console, began + 60 * minutes)
    sys.exit(not conclude(tally, failure, time.monotonic() - began, console))


if __name__ == "__main__":
    cyclopts.run(main)
