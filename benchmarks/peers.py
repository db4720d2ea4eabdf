"""Our speed compared with two well-known environments in one run: `make bench-peers`.

Runs in its own virtual environment, with RLCard and OpenSpiel beside this source tree.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.speed import RUNS, play, setup_of
from hatbox.games import GAMES

GAMES_A_RUN = 200


def uno() -> int:
    """RLCard's uno: steps with the next player's state."""
    import rlcard  # type: ignore[import-not-found]  # noqa: PLC0415

    env, steps = rlcard.make("uno"), 0
    for _ in range(GAMES_A_RUN):
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps


def liars_poker() -> int:
    """OpenSpiel's liar's poker in Python, with an observation for each decision."""
    import open_spiel.python.games  # type: ignore[import-not-found]  # noqa: F401, PLC0415
    import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415

    game: Any = pyspiel.load_game("python_liars_poker")
    observer, steps = game.make_py_observer(), 0
    for _ in range(GAMES_A_RUN):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def ours(game: str, *, view: bool) -> Callable[[], int]:
    setups = [setup_of(GAMES[game], 4, number) for number in range(GAMES_A_RUN)]
    rng = random.Random(0)
    return lambda: sum(play(GAMES[game], setup, rng, view=view) for setup in setups)


def main() -> None:
    runs: dict[str, Callable[[], int]] = {
        "RLCard uno": uno,
        "OpenSpiel liar's poker (Python, observations)": liars_poker,
    }
    for game in GAMES:
        runs[f"{game}, 4 players"] = ours(game, view=False)
        runs[f"{game}, 4 players, with views"] = ours(game, view=True)
    best = dict.fromkeys(runs, 0.0)
    for _ in range(RUNS):  # in turns, so that a busy moment slows all of them down alike
        for name, run in runs.items():
            start = time.perf_counter()
            done = run()
            best[name] = max(best[name], done / (time.perf_counter() - start))
    for name, rate in best.items():
        print(f"{name:48} {rate:10,.0f} a second   {rate / best['RLCard uno']:5.1f} x uno")


if __name__ == "__main__":
    main()
