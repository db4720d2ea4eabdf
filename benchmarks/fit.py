"""Makes the weights of AntaYagí's bots, from nothing: `make fit`.

`python -m benchmarks.fit [--scale 1.0] [--processes N] [--out FILE]`. Novices need no weights, so
they play first. A conditional logit of their games gives the chances by which the next generation
plays, and so on. The games of all generations together give the weights, so that they fit weak
opponents as well as strong ones. One game of four is kept out of the fit: it shows how well the
formulas foresee the winner.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from hatbox.agents import Factory
from hatbox.agents.antayagi import REGULAR, SHARP
from hatbox.agents.antayagi.chances import Chances
from hatbox.agents.antayagi.logit import Features, Formula, Weights, dot, softmax
from hatbox.agents.antayagi.novice import Novice
from hatbox.agents.antayagi.outlook import Outlook
from hatbox.agents.antayagi.thinker import Strength, Thinker
from hatbox.games.antayagi import ANTAYAGI_80
from hatbox.kernel.engine import Seat
from hatbox.lab.pool import spread

from .foresight import Foresees, Watched, chance_alone, play

PLAYERS = 4
HELD_OUT = 4
"""One game of this many is not used for the fit."""
RIDGE = 1.0
"""Penalty on the squares of the weights, so that there is always a solution."""
DIGITS = 3
"""Decimal places of a weight."""
STEPS = 50
"""Maximum number of steps of Newton's method; it needs about six."""


class Generation(NamedTuple):
    """Games between bots of one strength, so that nobody wins for being stronger."""

    name: str
    games: int
    strength: Strength | None
    """None for novices."""


GENERATIONS = (
    Generation("novices", 1000, None),
    Generation("regular bots", 500, REGULAR),
    Generation(
        "sharp bots that think less and are never careless",
        1500,
        replace(SHARP, dealt=12, outcomes=50, worlds=2, careless=0.0),
    ),
)


class Turn(NamedTuple):
    """The features of each seat before a turn, and who won in the end."""

    seats: Sequence[Features]
    winner: Seat


def learn(scale: float, processes: int) -> dict[str, Weights]:
    """The weights of both formulas, after all generations have played."""
    weights: Weights = dict.fromkeys(Chances.names, 0.0)
    seen: list[Watched] = []
    held_out: dict[str, list[Watched]] = {}
    for generation in GENERATIONS:
        numbers = range(max(HELD_OUT, round(scale * generation.games)))
        games = list(spread(partial(game, generation, weights), numbers, processes, chunk=4))
        new = [game for number, game in enumerate(games) if number % HELD_OUT]
        seen += new
        held_out[generation.name] = games[::HELD_OUT]
        weights = fitted(Chances(weights), new)
        print(f"{len(games)} games of {generation.name}, {len(games) - len(new)} of them held out")
    weights = fitted(Chances(weights), seen)
    chances = Chances(weights)
    deck = ANTAYAGI_80.cards(ANTAYAGI_80.variants())
    outlook = partial(Outlook, glance=chances, burden=ANTAYAGI_80.burden, deck=deck)
    more = fitted(outlook(dict.fromkeys(Outlook.names, 0.0)), seen)
    formulas: dict[str, Foresees] = {
        "equal chances": chance_alone,
        "chances": chances,
        "outlook": outlook(more),
    }
    for name, formula in formulas.items():
        for players, games in held_out.items():
            surprise = fmean(game.surprise(formula) for game in games if game.winners)
            print(f"{name}: the winner of {players} is a surprise of {surprise:.4f} nats a turn")
    return {"chances": weights, "outlook": more}


def game(generation: Generation, weights: Weights, number: int) -> Watched:
    """One game of a generation that goes by chances with these weights."""
    bot: Factory = Novice
    if generation.strength is not None:
        bot = partial(Thinker, generation.strength, formula=Chances(weights))
    return play(ANTAYAGI_80.id, [bot] * PLAYERS, f"fit {generation.name} {number}")


def fitted(formula: Formula, games: Sequence[Watched]) -> Weights:
    """The weights by which a formula's features explain best who won."""
    turns = [
        Turn(formula.features(at), winner)
        for game in games
        for winner in game.winners
        for at in game.turns
    ]
    weights = logit(turns)
    return {name: round(w, DIGITS) for name, w in zip(formula.names, weights, strict=True)}


def logit(turns: Sequence[Turn]) -> list[float]:
    """The weights of the greatest likelihood, by Newton's method."""
    weights = [0.0] * len(turns[0].seats[0])
    for _ in range(STEPS):
        slope, curve = derivatives(turns, weights)
        step = solved(curve, slope)
        weights = [weight + by for weight, by in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 10**-DIGITS / 100:
            break
    return weights


def derivatives(
    turns: Sequence[Turn], weights: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and its negated Hessian (the lower half)."""
    size = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    curve = [[RIDGE * (row == column) for column in range(row + 1)] for row in range(size)]
    for seats, winner in turns:
        chances = softmax([dot(weights, features) for features in seats])
        means = [dot(chances, column) for column in zip(*seats, strict=True)]
        for seat, chance in enumerate(chances):
            off = [x - mean for x, mean in zip(seats[seat], means, strict=True)]
            if seat == winner:
                slope = [each + x for each, x in zip(slope, off, strict=True)]
            for row, x in zip(curve, off, strict=True):
                if x:
                    weighted = chance * x
                    for column in range(len(row)):
                        row[column] += weighted * off[column]
    return slope, curve


def solved(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a symmetric system of equations, by Cholesky's method."""
    size = len(right)
    root: list[list[float]] = []
    found: list[float] = []
    for i, row in enumerate(lower):
        new: list[float] = []
        for j in range(i):
            new.append((row[j] - dot(new, root[j])) / root[j][j])
        new.append((row[i] - dot(new, new)) ** 0.5)
        root.append(new)
        found.append((right[i] - dot(new, found)) / new[i])
    for i in reversed(range(size)):
        rest = sum(root[k][i] * found[k] for k in range(i + 1, size))
        found[i] = (found[i] - rest) / root[i][i]
    return found


def written(found: Mapping[str, Weights]) -> Iterator[str]:
    """The lines of a file of weights."""
    yield "# The weights of AntaYagí's bots, made by `make fit`."
    for formula, weights in found.items():
        yield f"\n[{formula}]"
        yield from (f"{name} = {weight}" for name, weight in weights.items())


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="play this share of the games")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    place = files("hatbox") / "data" / "weights.toml"
    parser.add_argument("--out", type=Path, default=Path(str(place)))
    arguments = parser.parse_args()
    found = learn(arguments.scale, arguments.processes)
    arguments.out.write_text("\n".join([*written(found), ""]), "utf-8")


if __name__ == "__main__":
    main()
