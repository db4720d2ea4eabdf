"""A real server in a process of its own, and real clients that play at it."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random, SystemRandom, sample
from types import MappingProxyType
from typing import Any, NamedTuple

from hatbox import RuleError
from hatbox.client import Client, Ticket
from hatbox.server.play.clock import RealClock, Timer
from hatbox.server.play.session import World
from hatbox.server.store.store import Store
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.reach import Reach
from hatbox.server.web.run import listen, server
from tests.server.forked import Forked

FAST = {"pace": 400, "window": 2, "telling": 0}
PATIENCE = 120.0
"""Seconds until something that does not come counts as broken: the machine may be busy."""
MAIN = "from hatbox.cli import main; main()"
HURRY = "from tests.server.running import main; main()"
SPEED = 40
"""Factor by which the hurried server's clock runs faster."""


def same_deal(size: int) -> bytes:
    """The seed of every deal at the hurried server: who begins, and with which cards."""
    return bytes(range(size))


def free_port() -> int:
    """One that nobody else is given, as it must still be free after a restart.

    So it is below those that systems hand out, and each process of the tests has its own; and
    above the last one that browsers refuse to visit, 10080.
    """
    process = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in sample(range(10_096 + process % 16, 16_000, 16), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("all ports are taken")


class Server:
    """`hatbox serve` on a port of its own."""

    def __init__(self, folder: Path, *options: str, hurried: bool = False) -> None:
        self.folder = folder
        self.hurried = hurried
        self.options = options
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Returns when it takes connections and has said where."""
        printed = self.folder / "server.out"
        printed.write_bytes(b"")
        self.log.touch()
        before = len(self.log.read_text())
        self.process = self._begin(printed)
        address = f"http://localhost:{self.port}"
        while address not in printed.read_text() + self.log.read_text()[before:]:
            assert self.alive, self.log.read_text()
            time.sleep(0.005)

    def _begin(self, printed: Path) -> Forked | subprocess.Popen[bytes]:
        code = HURRY if self.hurried else MAIN
        return Forked(code, self._arguments(), printed, self.log)

    def _arguments(self) -> list[str]:
        data = str(self.folder / "hatbox.db")
        if self.hurried:
            return [str(self.port), data]
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", data]
        return ["serve", *where, *self.options]

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def restart(self, how: int = signal.SIGTERM) -> None:
        """The same address and the same file."""
        self.stop(how)
        self.start()

    @property
    def alive(self) -> bool:
        return self.process.poll() is None


@contextmanager
def running(folder: Path, *options: str, hurried: bool = False) -> Iterator[Server]:
    started = Server(folder, *(options or ("--no-limits",)), hurried=hurried)
    try:
        yield started
    finally:
        if started.alive:
            started.stop()


class Address(NamedTuple):
    """Where a server is."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def served(folder: Path, gate: Gate, reach: Reach | None = None) -> AsyncIterator[Address]:
    """The whole server in this process, which starts faster; on real sockets."""
    store = await Store.open(folder / "hatbox.db")
    world = World(store, RealClock(), SystemRandom(), secrets.token_bytes)
    listener = listen("127.0.0.1", 0)
    started = server(create_app(world, gate, reach=reach))
    serving = asyncio.create_task(started.serve(sockets=[listener]))
    try:
        yield Address(listener.getsockname()[1])
    finally:
        started.should_exit = True
        await serving


class Reply(NamedTuple):
    """An HTTP response."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def problem(self) -> str:
        """The message of a refusal."""
        return str(json.loads(self.body)["message"])


def http(
    server: Server | Address,
    path: str,
    body: Any = None,
    *,
    method: str | None = None,
    headers: Mapping[str, str] = MappingProxyType({}),
) -> Reply:
    """One request; a body that is no bytes goes as JSON."""
    raw = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        sent = {"Content-Type": "application/json"} | dict(headers)
        connection.request(method or ("GET" if body is None else "POST"), path, raw, sent)
        answer = connection.getresponse()
        return Reply(answer.status, dict(answer.headers), answer.read())
    finally:
        connection.close()


def settings(game: str, players: int, **more: Any) -> dict[str, Any]:
    return {"game": game, "players": players, **FAST, **more}


@asynccontextmanager
async def at_table(
    url: str, wanted: dict[str, Any], *languages: str, bots: str | None = None
) -> AsyncIterator[list[Client]]:
    """People at a new table, the host first; bots in the other seats; not started yet."""
    async with AsyncExitStack() as stack:
        ticket = await Client.open(url, wanted, "Ana", languages[0])
        clients = [await stack.enter_async_context(Client(url, ticket))]
        for number, language in enumerate(languages[1:], start=1):
            joined = await Client.join(url, ticket.table, f"P{number}", language)
            clients.append(await stack.enter_async_context(Client(url, joined)))
        for seat in range(len(languages), wanted["players"] if bots else 0):
            await clients[0].command({"type": "seat-bot", "seat": seat, "bot": bots})
        yield clients


async def play(client: Client, rng: Random, choose: Callable[..., Any] | None = None) -> None:
    """Answer whatever is asked until the game is over; a question may close before."""
    async for news in client.news():
        question = news["question"]
        if question is None:
            continue
        options = client.options(question)
        answer = choose(options) if choose else rng.choice(options)
        await tolerate(client.answer(question, answer))


async def tolerate(sending: Awaitable[None]) -> None:
    """A question may have closed, or a pause begun, while the answer was on its way."""
    try:
        await sending
    except RuleError as error:
        if error.message not in ("error-question-closed", "error-no-game", "error-paused"):
            raise


async def until(
    condition: Callable[[], Any], *, patience: float = PATIENCE, what: str = ""
) -> None:
    """Wait for something that other processes bring about."""
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(0.005)


def elsewhere(ticket: Ticket) -> Ticket:
    """The same place on another device: what a link holds."""
    return Ticket(ticket.table, ticket.token, None)


class HurriedClock(RealClock):
    """The event loop's clock, only faster, so that nobody sits out windows in the tests."""

    def now(self) -> float:
        return super().now() * SPEED

    def call_later(self, delay: float, action: Callable[[], None]) -> Timer:
        return super().call_later(delay / SPEED, action)


async def hurry(port: int, data: Path) -> None:
    """The whole server on such a clock, with the same deal and the same chance in every run."""
    world = World(await Store.open(data), HurriedClock(), Random(1), same_deal)
    listener = listen("127.0.0.1", port)
    print(f"http://localhost:{listener.getsockname()[1]}", flush=True)  # noqa: T201 as serve does
    await server(create_app(world, Gate(limited=False))).serve(sockets=[listener])


def main() -> None:
    """That server, on the port and the file that the arguments name."""
    asyncio.run(hurry(int(sys.argv[1]), Path(sys.argv[2])))
