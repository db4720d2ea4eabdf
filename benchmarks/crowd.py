"""Very many clients in one process, as light as possible: they are not what is measured."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from .sockets import Http, Socket

TICK = 0.002
"""Seconds between two looks at the clock."""
AT_ONCE = 32
"""Maximum number of requests under way while the tables are set up."""
SEATS = 4
Progress = Callable[[str, int, int], None]


class Seat(Socket):
    """A client in a seat, of any server."""

    def __init__(self, crowd: Crowd, ticket: Any) -> None:
        super().__init__()
        self.crowd, self.ticket = crowd, ticket
        self.asked = False
        """Whether it has a question to answer."""
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sent: float | None = None
        """The time of an answer that is not acknowledged yet."""

    @abstractmethod
    def answer(self, rng: Random) -> bool:
        """Answer with any of the options; False if it is not to be acknowledged at once."""

    def begin(self) -> None:
        """Begin the game, if it is this client's to begin."""

    def welcomed(self) -> None:
        if not self.welcome.done():
            self.welcome.set_result(None)

    def ask(self) -> None:
        self.asked = True
        self.crowd.ready.append(self)

    def connection_lost(self, _error: Exception | None) -> None:
        self.asked = False
        self.crowd.counts["lost"] += not self.crowd.leaving
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("no welcome"))

    def acknowledged(self) -> None:
        """The answer has happened."""
        sent, self.sent = self.sent, None
        if sent is not None:
            self.crowd.counts["answers"] += 1
            self.crowd.waiting -= 1
            self.crowd.times.append(time.perf_counter() - sent)

    def refused(self) -> None:
        self.crowd.counts["failed"] += 1
        self.crowd.waiting -= self.sent is not None
        self.sent = None


class Room(NamedTuple):
    """A server that is measured."""

    name: str
    stores: str
    """What it has stored when it acknowledges an answer."""
    command: Callable[[Path], list[str]]
    """How it is started, with a folder for its data."""
    seat: type[Seat]
    open: Callable[[Http, int], Awaitable[list[Any]]]
    """Opens the table with a number and returns a ticket for each seat."""


class Crowd:
    """All clients of all tables."""

    def __init__(self, room: Room, port: int, progress: Progress) -> None:
        self.room, self.port, self.progress = room, port, progress
        self.rng = Random(1)
        self.tables: list[list[Any]] = []
        self.seats: list[Seat] = []
        self.ready: list[Seat] = []
        self.counts: Counter[str] = Counter()
        self.times: list[float] = []
        """Seconds from each answer to its acknowledgement."""
        self.waiting = 0
        """Answers that are not acknowledged yet."""
        self.leaving = False

    async def open(self, tables: int) -> None:
        """Open tables, and take all their seats."""
        clients = [Http(self.port) for _ in range(AT_ONCE)]

        async def gather(client: Http, number: int) -> None:
            self.tables.append(await self.room.open(client, number))

        await self._all("tables", clients, gather, list(range(tables)))
        for client in clients:
            client.close()

    async def connect(self) -> None:
        """Connect all seats."""
        loop = asyncio.get_running_loop()

        async def come(_: None, ticket: Any) -> None:
            made = loop.create_connection(
                lambda: self.room.seat(self, ticket), "127.0.0.1", self.port
            )
            seat = (await made)[1]
            await seat.welcome
            self.seats.append(seat)

        tickets = [ticket for table in self.tables for ticket in table]
        await self._all("connections", [None] * AT_ONCE, come, tickets)

    async def start(self) -> None:
        """Begin all games."""
        for begun, seat in enumerate(self.seats, start=1):
            seat.begin()
            while self.waiting >= AT_ONCE:
                await asyncio.sleep(TICK)
            self.progress("games", begun // SEATS, len(self.tables))
        while self.waiting:
            await asyncio.sleep(TICK)

    async def _all(
        self,
        name: str,
        workers: list[Any],
        job: Callable[[Any, Any], Awaitable[None]],
        arguments: list[Any],
    ) -> None:
        """Each worker takes the next argument when it has done one."""
        todo, done = arguments[::-1], 0

        async def work(worker: Any) -> None:
            nonlocal done
            while todo:
                await job(worker, todo.pop())
                done += 1
                self.progress(name, done, len(arguments))

        await asyncio.gather(*(work(worker) for worker in workers))

    async def play(self, rate: float, seconds: float, name: str) -> float:
        """Answer at this rate (questions a second), by a clock that does not wait for the server.

        Returns the seconds until the last acknowledgement.
        """
        self.times, self.counts = [], Counter()
        began = last = time.perf_counter()
        owed = 0.0
        while (now := time.perf_counter()) < began + seconds:
            owed = min(owed + rate * (now - last), rate / 10)
            last = now
            while owed >= 1 and self.ready:
                owed -= self._answer_one()
            self.progress(name, int(now - began), int(seconds))
            await asyncio.sleep(TICK)
        while self.waiting and time.perf_counter() < began + seconds + 10:
            await asyncio.sleep(TICK)
        return time.perf_counter() - began

    def _answer_one(self) -> bool:
        """Give one answer; False if the question was closed meanwhile."""
        place = self.rng.randrange(len(self.ready))
        self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
        seat = self.ready.pop()
        if not seat.asked:
            return False
        seat.asked = False
        if seat.answer(self.rng):
            self.expect(seat)
        return True

    def expect(self, seat: Seat) -> None:
        """A client has sent something that is acknowledged as soon as it has happened."""
        # A client whose answer came too late may answer the next question before it is refused.
        self.waiting += seat.sent is None
        seat.sent = time.perf_counter()

    def leave(self) -> None:
        self.leaving = True
        for seat in self.seats:
            seat.close()
