"""Can a spectator measure when somebody passes? `python -m benchmarks.passes [--windows 2000]`

A player passes in every second sabotage window, at a random moment. Meanwhile a spectator sends
commands that are refused, one after the other, and notes how long each reply takes. How well the
slowest reply and the mean tell the windows with a pass from the others is the area under the curve
(AUC): 0.5 is a guess, 1 is certainty. `--leaky` writes each pass at once, and `--slow 0.02` makes
each commit slower: with both, the measurement must tell.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple

from websockets.sync.client import connect

from hatbox.client import Client, Ticket
from hatbox.kernel.errors import RuleError
from hatbox.server.play.limits import Bucket
from hatbox.server.play.session import Session, World
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.store.sqlite import SqliteStore
from hatbox.server.table.entries import WindowClosed
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.run import listen, run, server
from tests.server.running import HurriedClock

DECK = 'game = "antayagi"\n[cards.plain]\nempty-box = 20\nfish = 20\n'
"""A deck whose games never end."""
SETTINGS = {"game": "antayagi-80", "players": 3, "window": 8, "telling": 0, "deck": DECK}
WINDOWS_A_TABLE = 250
TICK = 0.002
HIGHEST = 0.55
"""The highest AUC that we accept."""


class Window(NamedTuple):
    """A window that was open, and whether somebody passed in it."""

    opened: float
    closed: float
    passed: bool


class Reply(NamedTuple):
    """When the spectator asked, and how long the reply took."""

    asked: float
    took: float


def auc(with_pass: Sequence[float], without: Sequence[float]) -> float:
    """The chance that a window with a pass has the larger value; equal ones count half."""
    ordered = sorted(without)
    places = (bisect_left(ordered, each) + bisect_right(ordered, each) for each in with_pass)
    return sum(places) / 2 / (len(with_pass) * len(without))


async def _append_at_once(
    self: Session, decide: Any, key: str, acknowledge: Any = lambda: None
) -> None:
    """Write a pass at once: a leak that the measurement must notice."""
    await APPEND(self, decide, key, acknowledge)
    if key in self._passes:
        due = self._passes.due(WindowClosed())
        await self._store.append(*self._entries(due))
        self._passes.written({key for _, key in due})
        await self.catch_up()


APPEND = Session.append


def serve(folder: Path, slow: float, *, leaky: bool) -> None:
    """The server, on a clock that runs faster, without limits, perhaps on a slow disk."""

    class SlowStore(SqliteStore):
        def _commit(self, jobs: Any) -> list[object]:
            time.sleep(slow)
            return super()._commit(jobs)

    async def serving() -> None:
        store = await SlowStore.open_file(folder / "hatbox.db")
        world = World(store, HurriedClock(), SystemRandom(), SystemRandom().randbytes)
        listener = listen("127.0.0.1", 0)
        print(listener.getsockname()[1], flush=True)
        await server(create_app(world, Gate(limited=False))).serve(sockets=[listener])

    Bucket.allows = lambda *_: True  # type: ignore[method-assign] # the spectator may ask at will
    if leaky:
        Session.append = _append_at_once  # type: ignore[method-assign]
    run(serving())


@contextmanager
def unlimited(slow: float = 0.0, *, leaky: bool = False) -> Iterator[int]:
    """The port of such a server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.passes", "serve", folder, str(slow)]
        process = subprocess.Popen(  # noqa: S603 - our own command
            [*command, str(int(leaky))], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def probe(port: int, table: str, token: str) -> None:
    """The spectator: prints when it asked and how long the reply took, until it is cut off."""
    with suppress(Exception), connect(f"ws://127.0.0.1:{port}/api/tables/{table}/ws") as socket:
        refused: dict[str, Any] = {"type": "play", "question": 1, "answer": {"do": "pass"}}
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        number = 0
        while True:
            number += 1
            asked = time.perf_counter()
            socket.send(json.dumps(refused | {"key": f"p{number}"}))
            while f'"key":"p{number}"' not in str(socket.recv()):
                pass
            print(asked, time.perf_counter() - asked, flush=True)


class Player:
    """Answers everything but windows at once, and anything."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client, self.rng = client, rng
        self.window: Any = None
        """The question of the window that is open."""

    async def play(self) -> None:
        async for news in self.client.news():
            question = news["question"]
            self.window = None
            if question is not None and {"do": "pass"} in question["options"]:
                self.window = question
            elif question is not None:
                with suppress(RuleError):
                    await self.client.answer(question, self.rng.choice(question["options"]))

    async def let_it_happen(self) -> None:
        with suppress(RuleError):
            await self.client.answer(self.window, {"do": "pass"})


async def table(port: int, number: int, rng: Random) -> tuple[list[Window], list[Reply]]:
    """Windows at one table, and the spectator's replies."""
    url = f"http://127.0.0.1:{port}"
    tickets = [await Client.open(url, SETTINGS, "Ana")]
    name = tickets[0].table
    tickets += [await Client.join(url, name, each) for each in ("Ben", "Cleo")]
    watching = await Client.join(url, name, "Wim", spectate=True)
    with tempfile.TemporaryFile("w+") as notes:
        command = [sys.executable, "-m", "benchmarks.passes", "probe", str(port), name]
        spectator = subprocess.Popen([*command, str(watching.token)], stdout=notes)  # noqa: S603
        try:
            while os.fstat(notes.fileno()).st_size == 0:  # it is not there yet
                await asyncio.sleep(TICK)
            found = await _windows(url, tickets, number, rng)
        finally:
            spectator.terminate()
            spectator.wait()
        notes.seek(0)
        lines = [line.split() for line in notes.read().splitlines()[:-1]]
    return found, [Reply(*map(float, line)) for line in lines]


async def _windows(url: str, tickets: list[Ticket], number: int, rng: Random) -> list[Window]:
    found: list[Window] = []
    plan = [place % 2 == 0 for place in range(number)]
    rng.shuffle(plan)
    ana, ben, cleo = (Client(url, ticket) for ticket in tickets)
    async with ana, ben, cleo, asyncio.TaskGroup() as group:
        players = [Player(each, rng) for each in (ana, ben, cleo)]
        playing = [group.create_task(each.play()) for each in players]
        await ana.command({"type": "start"})
        first, quiet = players[0], players[2]
        for passes in plan:
            while first.window is None or quiet.window is None:
                await asyncio.sleep(TICK)
            opened = time.perf_counter()
            await asyncio.sleep(rng.uniform(0.02, 0.12))
            if passes and quiet.window is not None:
                playing.append(group.create_task(quiet.let_it_happen()))
            await asyncio.sleep(0.03)
            found.append(Window(opened, time.perf_counter(), passes))
            while first.window is not None:
                await asyncio.sleep(TICK)
        for task in playing:
            task.cancel()
    return found


def measure(total: int, *, slow: float = 0.0, leaky: bool = False) -> dict[str, float]:
    """How well each measure of the replies tells the windows with a pass from the others."""
    rng, left = Random(1), total
    values: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    with unlimited(slow, leaky=leaky) as port:
        while left > 0:
            found, replies = asyncio.run(table(port, min(left, WINDOWS_A_TABLE), rng))
            left -= len(found)
            times = [reply.asked for reply in replies]
            for each in found:
                first, last = bisect_left(times, each.opened), bisect_left(times, each.closed)
                took = [reply.took for reply in replies[first:last]]
                if took:
                    values[each.passed].append((max(took), sum(took) / len(took)))
            print(f"{total - left:,} of {total:,} windows", file=sys.stderr, flush=True)
    print(f"{len(values[True]):,} windows with a pass, {len(values[False]):,} without")
    names = enumerate(("slowest reply", "mean reply"))
    return {
        name: auc(*([each[index] for each in values[passed]] for passed in (True, False)))
        for index, name in names
    }


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        serve(Path(sys.argv[2]), float(sys.argv[3]), leaky=sys.argv[4] == "1")
        return
    if sys.argv[1:2] == ["probe"]:
        probe(int(sys.argv[2]), sys.argv[3], sys.argv[4])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=2000)
    parser.add_argument("--slow", type=float, default=0.0, help="more seconds for each commit")
    parser.add_argument("--leaky", action="store_true", help="write each pass at once")
    wanted = parser.parse_args()
    measured = measure(wanted.windows, slow=wanted.slow, leaky=wanted.leaky)
    for name, value in measured.items():
        print(f"AUC of the {name}: {value:.3f}")
    missed = {name: value for name, value in measured.items() if value > HIGHEST}
    for name, value in missed.items():
        print(f"missed: AUC of the {name} {value:.3f}, not {HIGHEST}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
