"""How well the formulas of AntaYagí's bots predict the winner, in games between our bots.

`python -m benchmarks.foresight [--games 400] [--bots novice,regular,sharp,sharp]`: before each
turn every formula gives each seat a chance, from all that is on the table and in the hands. The
table shows the surprise at the winner by each formula (nats a turn, with a 95 % interval over the
games; less is better), and how often seats with a given chance won.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Any, ClassVar, NamedTuple

from hatbox.agents import Agent, Factory, bot_named, play_out
from hatbox.agents.antayagi.chances import chances
from hatbox.agents.antayagi.outlook import outlook
from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Choose
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Position
from hatbox.kernel.engine import Answer, Event, Seat
from hatbox.lab.ratings import bootstrap
from hatbox.lab.seeds import derived
from hatbox.records import Match

Foresees = Callable[[Position], Sequence[float]]
"""A formula: gives each seat a chance to win."""
CHANCE = "chance alone"


def chance_alone(at: Position) -> list[float]:
    """Equal chances for all."""
    return [1 / len(at.areas)] * len(at.areas)


class Watched(NamedTuple):
    """The positions of a game in which somebody chose a partner, and who won."""

    turns: Sequence[Position]
    winners: tuple[Seat, ...]

    def surprise(self, formula: Foresees) -> float:
        """The mean of its turns."""
        said = [formula(turn) for turn in self.turns]
        return -fmean(log(turn[seat]) for turn in said for seat in self.winners)


class Asked(Agent):
    """A bot; before each of its turns somebody looks at the whole position."""

    watches: ClassVar[bool] = True

    def __init__(self, agent: Agent, look: Callable[[], None]) -> None:
        self.agent, self.look = agent, look

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.agent.observe(view, events)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if isinstance(options[0], Choose):
            self.look()
        return self.agent.decide(view, options)


def play(game: str, bots: Sequence[Factory], seed: str) -> Watched:
    """One game, which follows from the seed."""
    names = [f"seat {seat}" for seat in range(len(bots))]
    match = Match.deal(game, names, seed=derived(seed))
    known = match.game.public(match.setup)
    turns: list[Position] = []
    agents = {
        seat: Asked(
            bot(match.game, seat, known, Random(f"{seed} {seat}")),
            lambda: turns.append(match.position),
        )
        for seat, bot in enumerate(bots)
    }
    play_out(match, agents, Random(seed))
    return Watched(turns, match.winners)


def calibration(games: Sequence[Watched], formula: Foresees, bins: int = 5) -> list[str]:
    """For ranges of chances, how often they came true."""
    found: list[list[tuple[float, bool]]] = [[] for _ in range(bins)]
    for game in games:
        for turn in game.turns:
            for seat, given in enumerate(formula(turn)):
                found[min(int(given * bins), bins - 1)].append((given, seat in game.winners))
    return [
        f"{fmean(given for given, _ in each):.0%}: {fmean(won for _, won in each):.0%}"
        for each in found
        if each
    ]


def formulas(game: str) -> dict[str, Foresees]:
    """The formulas to compare, by name."""
    edition = GAMES[game]
    assert isinstance(edition, Edition)
    return {
        CHANCE: chance_alone,
        "chances (regular, sharp)": chances(),
        "outlook (master)": outlook(edition.burden, edition.cards(edition.variants())),
    }


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="antayagi-80")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="novice,regular,sharp,sharp")
    arguments = parser.parse_args()
    bots = [bot_named(bot) for bot in arguments.bots.split(",")]
    games = []
    for number in range(arguments.games):
        first = number % len(bots)
        games.append(play(arguments.game, bots[first:] + bots[:first], f"foresight {number}"))
    print("| formula | surprise | less than the one above | given: came true |")
    print("| --- | --- | --- | --- |")
    above: Foresees = chance_alone
    for name, formula in formulas(arguments.game).items():
        surprise = bootstrap([game.surprise(formula) for game in games], "foresight")
        less = bootstrap([game.surprise(above) - game.surprise(formula) for game in games], "less")
        cells = [
            f"{each.value:.3f} ({each.low:.3f} to {each.high:.3f})" for each in (surprise, less)
        ]
        print(f"| {name} | {' | '.join(cells)} | {', '.join(calibration(games, formula))} |")
        above = formula


if __name__ == "__main__":
    main()
