"""Many tables of bots in one process: `python -m benchmarks.bots [--tables 200] [--bot regular]`.

Each table has bots in all seats. They think as they do in the server: in its threads, from the
moment they are asked. They answer at the pace at which people at a table would see them act. The
figures are how late the answers come, and how much processor time they cost.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from typing import Any

from hatbox.games import GAMES
from hatbox.kernel.engine import Answer, Seat
from hatbox.records import Match
from hatbox.server.play.bots import Bots

PACE = 0.9
"""Seconds between a question and a bot's answer, as in the server."""
SEATS = 4


class Table:
    """A table on which bots play one game after the other."""

    def __init__(self, number: int, game: str, bot: str) -> None:
        self.rng = Random(number)
        self.game, self.bot = game, bot
        self.waited: list[float] = []

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, PACE))
        while time.monotonic() < until:
            seed = self.rng.randbytes(32)
            match = Match.deal(self.game, [self.bot] * SEATS, seed=seed)
            bots = Bots(self.rng)
            question = 0
            while not match.over and time.monotonic() < until:
                await self._answers(match, bots, question)
                question += 1

    async def _answers(self, match: Match, bots: Bots, question: int) -> None:
        """All seats that are asked answer when it is time."""
        waiting = set(match.to_act)
        thoughts = {seat: self._intent(match, bots, seat, question) for seat in waiting}
        due = time.monotonic() + PACE
        await asyncio.sleep(PACE)
        for seat, thought in thoughts.items():
            reply = await thought
            self.waited.append(max(0.0, time.monotonic() - due))
            match.answer(seat, reply)
            if match.news:
                for other in range(SEATS):
                    bots.observe(other, match.view(other), match.seen(other))
            waiting.discard(seat)
            if set(match.to_act) != waiting:  # a sabotage: everybody is asked again
                return

    def _intent(self, match: Match, bots: Bots, seat: Seat, question: int) -> asyncio.Task[Answer]:
        def ask() -> tuple[Match, Any, Sequence[Answer]]:
            return match, match.view(seat), match.options(seat)

        return bots.intent(seat, self.bot, question, ask)


async def measure(tables: int, seconds: float, game: str, bot: str) -> None:
    seated = [Table(number, game, bot) for number in range(tables)]
    cpu, until = time.process_time(), time.monotonic() + seconds
    await asyncio.gather(*[table.play(until) for table in seated])
    spent = time.process_time() - cpu
    waited = sorted(wait for table in seated for wait in table.waited)
    print(
        f"{tables} tables of {bot} bots, {seconds:g} s: {len(waited) / seconds:.0f} answers a "
        f"second, {spent / seconds:.0%} of a core; an answer that was due came after "
        f"{1e3 * median(waited):.1f} ms (median), {1e3 * quantiles(waited, n=100)[-1]:.1f} ms "
        f"(99 %), {1e3 * waited[-1]:.0f} ms (longest)"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", choices=list(GAMES), default="antayagi-80")
    parser.add_argument("--bot", default="regular")
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.seconds, given.game, given.bot))


if __name__ == "__main__":
    main()
