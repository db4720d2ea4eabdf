"""Decisions a second on one core, random play: `make bench`.

Every figure is the best of several runs. A fixed loop of plain Python is timed in the same
run, so that figures from two machines can be compared.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hatbox import Match
from hatbox.games import GAMES
from hatbox.kernel.engine import NATURE, Moment, answer
from hatbox.kernel.game import Game, Setup
from hatbox.kernel.written import from_json, to_json
from hatbox.records import replay, shuffled

RUNS = 5
GAMES_A_RUN = 60
PLAYERS = (3, 4, 5, 7)
LOOP = 1_000_000


def setup_of(game: Game, players: int, number: int) -> Setup:
    options = game.variants()
    deck = shuffled(game.cards(options), number.to_bytes(32, "big"), 0)
    return Setup(players, number % players, deck, options)


def play(game: Game, setup: Setup, rng: Random, *, view: bool) -> int:
    """Play a whole game at random; return the number of decisions."""
    rules, roll = game.rules, rng.random
    now: Moment[object] = game.start(setup)  # type: ignore[type-var]
    decisions = 0
    while now.options:
        if NATURE in now.options:
            due = now.options[NATURE]
            cards = list(due.cards)
            rng.shuffle(cards)
            now = answer(rules, now, NATURE, due.kind(tuple(cards)))
            continue
        seats = list(now.options)
        seat = seats[int(roll() * len(seats))]
        if view:
            game.view(now.position, seat)
        options = now.options[seat]
        now = answer(rules, now, seat, options[int(roll() * len(options))])
        decisions += 1
    return decisions


def best(run: Callable[[], int]) -> float:
    """Units a second in the best run."""
    rates = []
    for _ in range(RUNS):
        start = time.process_time()
        done = run()
        rates.append(done / (time.process_time() - start))
    return max(rates)


def plain_loop() -> int:
    """A yardstick: additions and list look-ups in plain Python."""
    row, total = list(range(100)), 0
    for i in range(LOOP):
        total += row[i % 100]
    assert total
    return LOOP


def microseconds(run: Callable[[], object], times: int) -> float:
    def repeat() -> int:
        for _ in range(times):
            run()
        return times

    return 1e6 / best(repeat)


def hundred_decisions(game: str) -> list[bytes]:
    """A record of 100 decisions, in several rounds if needed; fewer if the game has fewer."""
    rng = Random(1)
    options = {"rounds": 8} if game == "not-a-hat" else {}
    while True:
        seats = ["A", "B", "C", "D"]
        match = Match.deal(game, seats, seed=rng.randbytes(32), variants=options)
        for _ in range(100):
            if match.over:
                break
            seat = rng.choice(match.to_act)
            match.answer(seat, rng.choice(match.options(seat)))
        else:
            return match.record().split(b"\n")


def main() -> None:
    console = Console()
    loop = best(plain_loop)
    console.print(f"fixed loop of plain Python: {loop / 1e6:.1f} million rounds a second")
    speed = Table(title="decisions a second, one core, random play")
    for title in ("game", "players", "(a) options, answer", "(b) and the view", "(a) / loop"):
        speed.add_column(title, justify="right")
    cases = [(game, players) for game in GAMES.values() for players in PLAYERS]
    for game, players in track(cases, "playing", console=Console(stderr=True), transient=True):
        setups = [setup_of(game, players, number) for number in range(GAMES_A_RUN)]

        def rate(*, view: bool, game: Game = game, setups: list[Setup] = setups) -> float:
            rng = Random(0)
            return best(lambda: sum(play(game, setup, rng, view=view) for setup in setups))

        alone, seen = rate(view=False), rate(view=True)
        speed.add_row(
            game.id, str(players), f"{alone:,.0f}", f"{seen:,.0f}", f"1 : {loop / alone:.0f}"
        )
    console.print(speed)
    costs = Table(title="microseconds, 4 players")
    for title in ("game", "deal", "clone", "JSON there and back", "replay of 100 decisions"):
        costs.add_column(title, justify="right")
    for game in GAMES.values():
        setup, record = setup_of(game, 4, 1), hundred_decisions(game.id)
        position = game.start(setup).position
        times = (
            microseconds(lambda game=game, setup=setup: game.start(setup), 2000),  # type: ignore[misc]
            microseconds(lambda at=position: copy.copy(at), 20000),  # type: ignore[misc]
            microseconds(
                lambda at=position: from_json(to_json(at), type(at)),  # type: ignore[misc]
                2000,
            ),
            microseconds(lambda lines=record: list(replay(lines)), 50),  # type: ignore[misc]
        )
        costs.add_row(game.id, *[f"{cost:,.1f}" for cost in times])
    console.print(costs)


if __name__ == "__main__":
    main()
