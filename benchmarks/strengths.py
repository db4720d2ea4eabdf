"""The strength of the bots: plays the tournaments of docs/bots.md, and prints its tables.

`make strengths`, or `python -m benchmarks.strengths [--out FOLDER] [--games N]`, where N is the
maximum number of games of each pairing. Results that are already in the folder are not played
again, so it may be stopped and continued later.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hatbox.agents import STRENGTHS
from hatbox.cli.tournament import tournament

LADDER = STRENGTHS[1:]
"""All strengths but the weakest."""


class Plan(NamedTuple):
    """A tournament."""

    game: str
    games: int
    players: int = 4
    bots: Sequence[str] = STRENGTHS
    against: Sequence[str] = STRENGTHS


class Steps(NamedTuple):
    """AntaYagí: each strength among novices, and among the one below it."""

    game: str
    players: int
    novices: int
    regulars: int
    sharps: int

    @property
    def plans(self) -> list[Plan]:
        return [
            Plan(self.game, self.novices, self.players, LADDER, ["novice"]),
            Plan(self.game, self.regulars, self.players, ["sharp"], ["regular"]),
            Plan(self.game, self.sharps, self.players, ["master"], ["sharp"]),
        ]


HAT = [
    Plan("not-a-hat", 100),
    Plan("not-a-hat", 100, players=3),
    Plan("not-a-hat", 100, players=6),
    Plan("not-a-hat", 100, players=8),
]
ROBIN = Plan("antayagi-80", 100)
STEPS = [
    Steps("antayagi-80", 4, novices=900, regulars=600, sharps=600),
    Steps("antayagi-80", 3, novices=300, regulars=300, sharps=300),
    Steps("antayagi-80", 5, novices=300, regulars=300, sharps=300),
    Steps("antayagi-80", 7, novices=300, regulars=300, sharps=300),
    Steps("antayagi-65", 4, novices=300, regulars=300, sharps=300),
]
TIMES = Plan("antayagi-80", 40, bots=LADDER, against=["sharp", "master"])


class Played:
    """The results of tournaments, which are played when asked for."""

    def __init__(self, folder: Path, most: int | None) -> None:
        self.folder, self.most = folder, most

    def results(self, plan: Plan) -> Any:
        return json.loads((self._folder(plan) / "results.json").read_bytes())

    def meetings(self, plan: Plan) -> dict[tuple[str, str], Any]:
        return {(each["one"], each["rest"]): each for each in self.results(plan)["meetings"]}

    def times(self, plan: Plan) -> Any:
        return json.loads((self._folder(plan) / "times.json").read_bytes())

    def _folder(self, plan: Plan) -> Path:
        bots, against = "+".join(plan.bots), "+".join(plan.against)
        games = min(plan.games, self.most or plan.games)
        folder = self.folder / f"{plan.game}-{plan.players}-{bots}-among-{against}-{games}"
        if not (folder / "results.json").exists():
            tournament(
                plan.game,
                players=plan.players,
                games=games,
                bots=",".join(plan.bots),
                against=",".join(plan.against),
                seed="hatbox",
                out=folder,
                # Times are true only if nothing else runs.
                processes=1 if plan is TIMES else None,
            )
        return folder


def hats(played: Played) -> Iterator[str]:
    """That's Not a Hat: penalty points."""
    plan = HAT[0]
    met, rated = played.meetings(plan), played.results(plan)["ratings"]
    yield from _head(["one", "rating", *[f"among {bot}s" for bot in STRENGTHS], "passes"])
    for one in STRENGTHS:
        points = [_span(met[one, rest]["points"], ".2f") for rest in STRENGTHS]
        yield _row([one, _span(rated[one], ".1f"), *points, f"{met[one, one]['turns']:g}"])


def hats_of_other_sizes(played: Played) -> Iterator[str]:
    """That's Not a Hat with other numbers of players: ratings, and passes among equals."""
    yield from _head(["players", *STRENGTHS, "passes"])
    for plan in HAT[1:]:
        rated, met = played.results(plan)["ratings"], played.meetings(plan)
        passes = sorted(met[bot, bot]["turns"] for bot in STRENGTHS)
        ratings = [_span(rated[bot], ".1f") for bot in STRENGTHS]
        yield _row([str(plan.players), *ratings, f"{passes[0]:g} to {passes[-1]:g}"])


def robin(played: Played) -> Iterator[str]:
    """AntaYagí: a round robin."""
    met, rated = played.meetings(ROBIN), played.results(ROBIN)["ratings"]
    yield from _head(["one", "rating", *[f"among {bot}s" for bot in STRENGTHS]])
    for one in STRENGTHS:
        wins = [_span(met[one, rest]["won"], ".0%") for rest in STRENGTHS]
        yield _row([one, _span(rated[one], ".1f"), *wins])


def steps(played: Played) -> Iterator[str]:
    """AntaYagí: each strength and the one below it, by the number of players."""
    pairs = [*[(bot, "novice") for bot in LADDER], ("sharp", "regular"), ("master", "sharp")]
    yield from _head(["", "by chance", *[f"{one}, among {rest}s" for one, rest in pairs]])
    for each in STEPS:
        met = {pair: line for plan in each.plans for pair, line in played.meetings(plan).items()}
        cards = each.game.removeprefix("antayagi-")
        wins = [_span(met[pair]["won"], ".1%") for pair in pairs]
        yield _row([f"{cards} cards, {each.players} players", f"{1 / each.players:.0%}", *wins])


def times(played: Played) -> Iterator[str]:
    """AntaYagí: time for a decision."""
    spent = played.times(TIMES)
    yield from _head(["bot", "median", "99th percentile"])
    for bot in LADDER:
        median, p99, _ = spent[bot]
        yield _row([bot, f"{median:.1f} ms", f"{p99:.1f} ms"])


def _head(cells: Sequence[str]) -> list[str]:
    return [_row(cells), _row(["---"] * len(cells))]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _span(estimate: Sequence[float], form: str) -> str:
    value, low, high = (format(number, form) for number in estimate)
    return f"{value} ({low} to {high})"


def tables(played: Played) -> Iterator[str]:
    """All tables, in the order of the page."""
    for table in (hats, hats_of_other_sizes, robin, steps, times):
        yield "\n".join([table.__doc__ or "", "", *table(played), ""])


def main() -> None:
    """Play what is missing, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/strengths"))
    parser.add_argument("--games", type=int, help="the most of each pairing")
    arguments = parser.parse_args()
    done = list(tables(Played(arguments.out, arguments.games)))
    print("\n" + "\n".join(done))


if __name__ == "__main__":
    main()
