"""How well the formulas of AntaYagí's bots foretell the winner, on games of the bots here.

`python -m benchmarks.foresight [--games 400] [--bots novice,regular,sharp,sharp]`: before each
turn every formula gives each seat a chance, from all that is on the table and in the hands. Told
is how much of a surprise the winner is by it (nats a turn, with a 95 % interval over the games;
less is better), and how often those won who were given such a chance.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from math import log
from random import Random
from statistics import fmean
from typing import Any, ClassVar, NamedTuple

from hatbox.agents import Agent, bot_named, play_out
from hatbox.agents.antayagi.chances import chances
from hatbox.agents.antayagi.outlook import outlook
from hatbox.games.antayagi.answers import Choose
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Position
from hatbox.kernel.engine import Answer, Event, Seat
from hatbox.lab.ratings import bootstrap
from hatbox.records import Match

Formula = Callable[[Position], Sequence[float]]
CHANCE = "chance alone"


def chance_alone(at: Position) -> list[float]:
    """The same for all."""
    return [1 / len(at.areas)] * len(at.areas)


class Foretold(NamedTuple):
    """What the formulas said in a game, turn by turn, and who won."""

    said: dict[str, list[Sequence[float]]]
    winners: tuple[Seat, ...]

    def surprise(self, formula: str) -> float:
        """The mean of its turns."""
        turns = self.said[formula]
        return -fmean(log(turn[seat]) for turn in turns for seat in self.winners)


class Asked(Agent):
    """A bot; before each of its turns the formulas look at the whole position."""

    watches: ClassVar[bool] = True

    def __init__(self, agent: Agent, look: Callable[[], None]) -> None:
        self.agent, self.look = agent, look

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.agent.observe(view, events)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if isinstance(options[0], Choose):
            self.look()
        return self.agent.decide(view, options)


def play(game: str, bots: Sequence[str], number: int) -> Foretold:
    """One game; the bots sit elsewhere in each."""
    seats = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    match = Match.deal(game, seats, seed=sha256(f"foresight {number}".encode()).digest())
    assert isinstance(match.game, Edition)
    burden = match.game.burden(2) - match.game.burden(1)
    formulas: dict[str, Formula] = {
        CHANCE: chance_alone,
        "chances (regular, sharp)": chances,
        "outlook (master)": partial(outlook, burden=burden),
    }
    said: dict[str, list[Sequence[float]]] = {name: [] for name in formulas}

    def look() -> None:
        for name, formula in formulas.items():
            said[name].append(formula(match.position))

    known = match.game.public(match.setup)
    agents = {
        seat: Asked(bot_named(bot)(match.game, seat, known, Random(f"{number} {seat}")), look)
        for seat, bot in enumerate(seats)
    }
    play_out(match, agents, Random(number))
    return Foretold(said, match.winners)


def calibration(games: Sequence[Foretold], formula: str, bins: int = 5) -> list[str]:
    """For chances of about so much, how often they came true."""
    found: list[list[tuple[float, bool]]] = [[] for _ in range(bins)]
    for game in games:
        for turn in game.said[formula]:
            for seat, given in enumerate(turn):
                found[min(int(given * bins), bins - 1)].append((given, seat in game.winners))
    return [
        f"{fmean(given for given, _ in each):.0%}: {fmean(won for _, won in each):.0%}"
        for each in found
        if each
    ]


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="antayagi-80")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="novice,regular,sharp,sharp")
    arguments = parser.parse_args()
    bots = arguments.bots.split(",")
    games = [play(arguments.game, bots, number) for number in range(arguments.games)]
    print("| formula | surprise | less than the one above | given: came true |")
    print("| --- | --- | --- | --- |")
    above = CHANCE
    for name in games[0].said:
        surprise = bootstrap([game.surprise(name) for game in games], "foresight")
        less = bootstrap([game.surprise(above) - game.surprise(name) for game in games], "less")
        cells = [
            f"{each.value:.3f} ({each.low:.3f} to {each.high:.3f})" for each in (surprise, less)
        ]
        print(f"| {name} | {' | '.join(cells)} | {', '.join(calibration(games, name))} |")
        above = name


if __name__ == "__main__":
    main()
