"""The server under attack: `python -m benchmarks.abuse [--clients 1 10 1000] [--seconds 10]`.

Attackers with one address do the same thing again and again, while innocent friends with another
address play. What they wait for the acknowledgements of their moves is what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from hatbox.client import Client, Ticket, options
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.web.run import raise_file_limit

from .attacks import ATTACKS, WORK, Attack, prepare
from .load import Server

INNOCENT = "127.0.0.2"
"""Its address. (On Linux every address in 127.0.0.0/8 is this machine.)"""
AFTERWARDS = 5
"""Seconds after which memory should have come back."""
USUAL_SECONDS = 0.25
MOST_SECONDS = 1.0
"""Maximum seconds that the innocent client waits: at the 99th percentile, and ever."""
MOST_GROWTH = 0.1
"""Maximum growth of the server's memory, as a part of what it was."""
GAME = {"game": "not-a-hat", "players": 3}
PAUSE = 0.02
"""Seconds before each move of the innocent: a connection may send 20 in a second."""
WARM_MOVES = 100


def attackers(
    port: int, table: str, name: str, long: list[str], clients: int, seconds: float
) -> tuple[int, int]:
    """A crowd for a while, in a process of its own; how many connections it opened and lost."""
    raise_file_limit()
    attack = Attack(port, table, name, long)

    async def crowd() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(attack.again() for _ in range(clients)))

    asyncio.run(crowd())
    return attack.opened, attack.closed


async def company(url: str) -> list[Ticket]:
    """Three friends at a new table, at a game that lasts as long as they like."""
    host = await Client.open(url, {**GAME, "telling": 0, "pace": 400}, "Ana")
    return [host, *[await Client.join(url, host.table, name) for name in ("Ben", "Cleo")]]


class Friend:
    """One of them: each of its moves is stored, and has to be acknowledged."""

    def __init__(self, socket: ClientConnection, ticket: Ticket, times: list[float]) -> None:
        self.socket, self.ticket, self.times = socket, ticket, times
        self._sent: dict[str, float] = {}
        self._number = 0

    async def come(self) -> None:
        await self.send(type="hello", protocol=PROTOCOL, token=self.ticket.token)
        while json.loads(await self.socket.recv())["type"] != "welcome":
            pass

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def play(self) -> None:
        """Accept what is offered, so that nobody is punished and the game goes on."""
        async for text in self.socket:
            message, now = json.loads(text), time.perf_counter()
            if message["type"] == "failed":
                raise RuntimeError(f"an innocent move was refused: {text!r}")
            if message["type"] == "ack" and message["key"] in self._sent:
                self.times.append(now - self._sent.pop(message["key"]))
            question = message.get("question")
            if question is not None and question["number"] > self._number:
                self._number = question["number"]
                await asyncio.sleep(PAUSE)
                await self._answer(question)
        raise ConnectionError("an innocent client was disconnected")

    async def _answer(self, question: dict[str, Any]) -> None:
        found = options(str(GAME["game"]), question)
        answer = next((each for each in found if each["do"] == "accept"), found[0])
        key = f"m{self._number}"
        self._sent[key] = time.perf_counter()
        await self.send(type="play", key=key, question=self._number, answer=answer)


async def innocent(
    port: int, tickets: Sequence[Ticket], enough: Callable[[list[float]], bool]
) -> list[float]:
    """Seconds until each move of the friends was acknowledged, until they have played enough.

    They begin the game, unless it has begun.
    """
    times: list[float] = []
    async with AsyncExitStack() as stack:
        friends = []
        for ticket in tickets:
            where = f"ws://127.0.0.1:{port}/api/tables/{ticket.table}/ws"
            there = connect(where, local_addr=(INNOCENT, 0), open_timeout=60)
            friends.append(Friend(await stack.enter_async_context(there), ticket, times))
            await friends[-1].come()
        await friends[0].send(type="start", key="start")
        playing = [asyncio.create_task(each.play()) for each in friends]
        try:
            while not enough(times):
                ended, _ = await asyncio.wait(
                    playing, timeout=0.02, return_when=asyncio.FIRST_COMPLETED
                )
                for each in ended:
                    each.result()
        finally:
            for each in playing:
                each.cancel()
    return times


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server with all its limits; its log is in the folder."""
    place = ("--host", "127.0.0.1", "--port", "0", "--data", str(folder / "hatbox.db"))
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-c", "from hatbox.cli import main; main()", "serve", *place],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    try:
        port = int(re.findall(r"localhost:(\d+)", process.stdout.readline())[0])
        yield Server(process.pid, port)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Outcome(NamedTuple):
    """What an attack did to the innocent client and to the server."""

    name: str
    clients: int
    times: list[float]
    """Seconds that the innocent client waited for each answer."""
    cpu: float
    """Seconds of the server's processor time."""
    before: int
    after: int
    """Bytes of memory before the attack, and some seconds after it."""
    opened: int
    closed: int

    @property
    def usual(self) -> float:
        """The 99th percentile of the waiting times."""
        return sorted(self.times)[int(len(self.times) * 0.99)]

    def row(self) -> str:
        """The row of the table."""
        grown = (self.after - self.before) / 2**20
        return (
            f"| {self.name} | {self.clients:,} | {len(self.times):,} | {self.usual * 1e3:.0f} ms "
            f"| {max(self.times) * 1e3:.0f} ms | {self.cpu:.1f} s | {grown:+.1f} MiB "
            f"| {self.opened:,} | {self.closed:,} |"
        )

    def missed(self) -> list[str]:
        """The bounds that were not kept, as sentences."""
        found, grown = [], self.after / self.before - 1
        if self.usual > USUAL_SECONDS:
            found.append(
                f"99th percentile {self.usual * 1e3:.0f} ms, not {USUAL_SECONDS * 1e3:.0f}"
            )
        if max(self.times) > MOST_SECONDS:
            found.append(f"maximum {max(self.times) * 1e3:.0f} ms, not {MOST_SECONDS * 1e3:.0f}")
        if grown > MOST_GROWTH:
            found.append(f"memory {grown:+.0%} afterwards, not {MOST_GROWTH:+.0%}")
        return [f"{self.name}, {self.clients:,} clients: {each}" for each in found]


async def warm_up(server: Server) -> None:
    """Let the server do everything once, so that what it keeps from then on is no growth."""
    for name in (*WORK, "pages without end"):
        with suppress(OSError):
            await Attack(server.port, "", name).once()
    url = f"http://127.0.0.1:{server.port}"
    await innocent(server.port, await company(url), lambda times: len(times) >= WARM_MOVES)


async def attacked(
    server: Server, name: str, long: list[str], clients: int, seconds: float
) -> Outcome:
    """Attack a server and see what comes of it."""
    await warm_up(server)
    tickets = await company(f"http://127.0.0.1:{server.port}")
    before, cpu = server.memory, server.cpu
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        where = (server.port, tickets[0].table, name, long, clients, seconds)
        attacking = asyncio.get_running_loop().run_in_executor(pool, attackers, *where)
        times = await innocent(server.port, tickets, lambda _: attacking.done())
        opened, closed = await attacking
    used = server.cpu - cpu
    await asyncio.sleep(AFTERWARDS)
    return Outcome(name, clients, times, used, before, server.memory, opened, closed)


async def campaign(names: list[str], clients: list[int], seconds: float, folder: Path) -> list[str]:
    """Print the table, and return the bounds that were missed."""
    missed = []
    print(
        "| attack | clients | moves | 99th percentile | maximum "
        "| processor | memory | opened | closed |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    long = await prepare(folder / "long.db") if "endless games" in names else []
    for name in names:
        for number in clients:  # a server of its own: limits remember an address
            data = folder / secrets.token_hex(4)
            data.mkdir()
            if name == "endless games":
                shutil.copy(folder / "long.db", data / "hatbox.db")
            with serving(data) as server:
                outcome = await attacked(server, name, long, number, seconds)
            shutil.rmtree(data)
            print(outcome.row(), flush=True)
            missed += outcome.missed()
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 10, 1000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--attacks", nargs="+", default=ATTACKS)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        missed = asyncio.run(campaign(wanted.attacks, wanted.clients, wanted.seconds, Path(place)))
    for each in missed:
        print(f"missed: {each}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
