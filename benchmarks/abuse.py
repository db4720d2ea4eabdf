"""The server under attack: `python -m benchmarks.abuse [--clients 1 10 1000] [--seconds 10]`.

Attackers with one address do the same thing again and again, while an innocent client with
another address plays. What the innocent client waits for its answers is what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

from hatbox.client import Client, Ticket
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.web.run import raise_file_limit

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
TEXT, MORE, PING, PONG = 1, 0, 9, 10
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
Parts = Callable[[], list[bytes]]


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A client's frame, masked by zeros."""
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([last << 7 | kind]) + length + bytes(4) + payload


def hello(token: str | None) -> bytes:
    content = {"type": "hello", "protocol": PROTOCOL, "token": token}
    return frame(TEXT, json.dumps(content).encode())


def upgrade(table: str) -> bytes:
    """The request that makes a connection a WebSocket of this table."""
    return (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def fuzzed(rng: random.Random, count: int) -> bytes:
    """Frames of any kind and content."""
    kinds = (TEXT, TEXT, TEXT, 2, MORE, PING, PONG)
    return b"".join(
        frame(rng.choice(kinds), rng.randbytes(rng.randrange(40)), last=rng.random() < 0.9)
        for _ in range(count)
    )


RNG = random.Random(1)
HTTP: dict[str, Parts] = {
    "nothing sent": list,
    "half a head": lambda: [HEAD],
    "half a body": lambda: [BODY + b"Content-Length: 1000\r\n\r\n{"],
    "tiny chunks": lambda: [BODY + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n{\r\n" * 40_000],
    "thousands of headers": lambda: [HEAD + b"a:b\r\n" * 3000 + b"\r\n"],
    "requests without end": lambda: [(HEAD + b"\r\n") * 2000],
    "pages without end": lambda: [b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000],
}
WEBSOCKET: dict[str, Parts] = {
    "no hello": list,
    "wrong tokens": lambda: [hello(secrets.token_urlsafe(24))],
    "pings": lambda: [hello(None), frame(PING, b"?") * 40_000],
    "pongs": lambda: [hello(None), frame(PONG) * 40_000],
    "messages": lambda: [hello(None), frame(TEXT, b"{}") * 40_000],
    "parts before the hello": lambda: [frame(TEXT, last=False) + frame(MORE, last=False) * 40_000],
    "nonsense": lambda: [hello(None), fuzzed(RNG, 5000)],
}


@dataclass
class Attack:
    """One thing that attackers do again and again, and what came of it."""

    port: int
    table: str
    name: str
    opened: int = 0
    closed: int = 0
    """Connections that the server has closed."""
    received: int = 0

    async def once(self) -> None:
        """One connection, until the server closes it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.opened += 1
        try:
            if self.name in WEBSOCKET:
                writer.write(upgrade(self.table))
                self.received += len(await reader.readuntil(b"\r\n\r\n"))
            for part in (HTTP | WEBSOCKET)[self.name]():
                writer.write(part)
            while data := await reader.read(2**16):
                self.received += len(data)
        finally:
            writer.transport.abort()
        self.closed += 1

    async def again(self) -> None:
        """One connection after the other, without end."""
        while True:
            try:
                await self.once()
            except (OSError, EOFError, asyncio.LimitOverrunError):
                self.closed += 1
                await asyncio.sleep(0.01)


def attackers(port: int, table: str, name: str, clients: int, seconds: float) -> tuple[int, int]:
    """A crowd for a while, in a process of its own; how many connections it opened and lost."""
    raise_file_limit()
    attack = Attack(port, table, name)

    async def crowd() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(attack.again() for _ in range(clients)))

    asyncio.run(crowd())
    return attack.opened, attack.closed


async def innocent(port: int, ticket: Ticket) -> AsyncIterator[float]:
    """Seconds for each answer to a client that changes its name, as stored as any move."""
    where = f"ws://127.0.0.1:{port}/api/tables/{ticket.table}/ws"
    async with connect(where, local_addr=(INNOCENT, 0), open_timeout=60) as socket:
        await socket.send(
            json.dumps({"type": "hello", "protocol": PROTOCOL, "token": ticket.token})
        )
        number = 0
        while True:
            number += 1
            key = f"k{number}"
            began = time.perf_counter()
            rename: dict[str, Any] = {"type": "rename", "name": f"N{number}", "language": "en"}
            await socket.send(json.dumps(rename | {"key": key}))
            while json.loads(await socket.recv()).get("key") != key:
                pass
            yield time.perf_counter() - began
            await asyncio.sleep(0.2)  # within the limits


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
            f"| {self.name} | {self.clients:,} | {self.usual * 1e3:.0f} ms "
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


async def attacked(server: Server, name: str, clients: int, seconds: float) -> Outcome:
    """Attack a server and see what comes of it."""
    url = f"http://127.0.0.1:{server.port}"
    ticket = await Client.open(url, {"game": "not-a-hat", "players": 3}, "Ana")
    before, cpu = server.memory, server.cpu
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        where = (server.port, ticket.table, name, clients, seconds)
        attacking = asyncio.get_running_loop().run_in_executor(pool, attackers, *where)
        times = list[float]()
        async for each in innocent(server.port, ticket):
            times.append(each)
            if attacking.done():
                break
        opened, closed = await attacking
    used = server.cpu - cpu
    await asyncio.sleep(AFTERWARDS)
    return Outcome(name, clients, times, used, before, server.memory, opened, closed)


async def campaign(names: list[str], clients: list[int], seconds: float, folder: Path) -> list[str]:
    """Print the table, and return the bounds that were missed."""
    missed = []
    print("| attack | clients | 99th percentile | maximum | processor | memory | opened | closed |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in names:
        for number in clients:  # a server of its own: limits remember an address
            data = folder / secrets.token_hex(4)
            data.mkdir()
            with serving(data) as server:
                outcome = await attacked(server, name, number, seconds)
            print(outcome.row(), flush=True)
            missed += outcome.missed()
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 10, 1000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--attacks", nargs="+", default=[*HTTP, *WEBSOCKET])
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        missed = asyncio.run(campaign(wanted.attacks, wanted.clients, wanted.seconds, Path(place)))
    for each in missed:
        print(f"missed: {each}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
