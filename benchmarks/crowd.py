"""Very many clients in one process, as light as possible: they are not what is measured."""

from __future__ import annotations

import asyncio
import json
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from hatbox.games import GAMES
from hatbox.server.protocol.messages import PROTOCOL

GIFTS = sorted(GAMES["not-a-hat"].faces)
TICK = 0.002
"""Seconds between two looks at the clock."""
AT_ONCE = 32
"""Maximum number of requests under way while the tables are set up."""
ACK = b'{"type":"ack","key":"'
NEWS = b'{"type":"news"'
FAILED = b'{"type":"failed"'
NOT_ASKED = b'"question":null}'
Progress = Callable[[str, int, int], None]


class Ticket(NamedTuple):
    table: str
    token: str
    member: int


class Http:
    """One connection for many requests, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        raw = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(raw)}\r\n\r\n"
        )
        writer.write(head.encode() + raw)
        status, _, headers = (await reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")
        length = headers.lower().split(b"content-length:")[1].split(b"\r\n")[0]
        answer: dict[str, Any] = json.loads(await reader.readexactly(int(length)))
        if b" 201 " not in status:
            raise RuntimeError(f"{path}: {answer}")
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Seat(asyncio.Protocol):
    """A client in a seat: a WebSocket with only what a game needs."""

    def __init__(self, crowd: Crowd, ticket: Ticket) -> None:
        self.crowd, self.ticket = crowd, ticket
        self.question: dict[str, Any] | None = None
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport
        self._buffer = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET /api/tables/{self.ticket.table}/ws HTTP/1.1\r\nHost: localhost\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        self.question = None
        self.crowd.counts["lost"] += not self.crowd.leaving
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("no welcome"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
            hello = {"type": "hello", "protocol": PROTOCOL, "token": self.ticket.token, "last": 0}
            self.send(json.dumps(hello).encode())
        self._frames()

    def _frames(self) -> None:
        """Read all complete frames; a server's frames are short and not masked."""
        buffer, start = self._buffer, 0
        while len(buffer) >= start + 4:
            size, body = buffer[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if len(buffer) < body + size:
                break
            self._frame(buffer[start] & 15, buffer[body : body + size])
            start = body + size
        self._buffer = buffer[start:]

    def _frame(self, kind: int, text: bytes) -> None:
        if kind == 9:
            self._write(0x8A, text)
        elif kind == 1:
            self._hear(text)

    def _hear(self, text: bytes) -> None:
        if text.startswith(ACK):
            self.crowd.acknowledged(text[len(ACK) : -2])
        elif text.startswith(NEWS):
            self.crowd.counts["news"] += 1
            self.crowd.counts["bytes"] += len(text)
            self.question = None if text.endswith(NOT_ASKED) else json.loads(text)["question"]
            if self.question is not None:
                self.crowd.ready.append(self)
        elif text.startswith(FAILED):
            self.crowd.refused(json.loads(text)["key"])
        elif not self.welcome.done():
            self.welcome.set_result(None)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, text: bytes) -> None:
        """Send a frame with a mask of zeros, which the protocol allows and which costs nothing."""
        size = len(text)
        head = bytes([kind, 128 | size]) if size < 126 else bytes([kind, 254]) + size.to_bytes(2)
        self._transport.write(head + bytes(4) + text)

    def answer(self, rng: Random, key: str) -> None:
        """Answer with any of the options."""
        assert self.question is not None
        question, self.question = self.question, None
        reply = rng.choice(question["options"])
        if question["naming"] is not None:
            reply[question["naming"]["field"]] = rng.choice(GIFTS)
        command = {"type": "play", "key": key, "question": question["number"], "answer": reply}
        self.send(json.dumps(command).encode())

    def close(self) -> None:
        self._transport.close()


class Crowd:
    """All clients of all tables."""

    def __init__(self, port: int, progress: Progress) -> None:
        self.port, self.progress = port, progress
        self.rng = Random(1)
        self.tables: list[list[Ticket]] = []
        self.seats: list[Seat] = []
        self.ready: list[Seat] = []
        self.counts: Counter[str] = Counter()
        self.times: list[float] = []
        """Seconds from each answer to its acknowledgement."""
        self.leaving = False
        self._sent: dict[bytes, float] = {}
        self._keys = 0

    async def open(self, settings: Iterable[dict[str, Any]]) -> None:
        """Open a table for each of the settings, and take all its seats."""
        clients = [Http(self.port) for _ in range(AT_ONCE)]

        async def gather(client: Http, wanted: dict[str, Any]) -> None:
            host = {"settings": wanted, "name": "Ana", "language": "en"}
            tickets = [Ticket(**await client.post("/api/tables", host))]
            for number in range(1, wanted["players"]):
                path = f"/api/tables/{tickets[0].table}/join"
                guest = {"name": f"Ben {number}", "language": "en"}
                tickets.append(Ticket(**await client.post(path, guest)))
            self.tables.append(tickets)

        await self._all("tables", clients, [(gather, each) for each in settings])
        for client in clients:
            client.close()

    async def connect(self) -> None:
        """Connect all seats."""
        loop = asyncio.get_running_loop()

        async def come(_: None, ticket: Ticket) -> None:
            connection = loop.create_connection(lambda: Seat(self, ticket), "127.0.0.1", self.port)
            seat = (await connection)[1]
            await seat.welcome
            self.seats.append(seat)

        tickets = [ticket for table in self.tables for ticket in table]
        await self._all("connections", [None] * AT_ONCE, [(come, ticket) for ticket in tickets])

    async def start(self) -> None:
        """Begin all games."""
        hosts = [seat for seat in self.seats if seat.ticket.member == 0]

        for number, seat in enumerate(hosts, start=1):
            seat.send(b'{"type":"start","key":"start"}')
            while self.counts["acknowledged"] <= number - AT_ONCE:
                await asyncio.sleep(TICK)
            self.progress("games", number, len(hosts))
        while self.counts["acknowledged"] < len(hosts):
            await asyncio.sleep(TICK)

    async def _all(
        self,
        name: str,
        workers: list[Any],
        jobs: list[tuple[Callable[[Any, Any], Awaitable[None]], Any]],
    ) -> None:
        """Each worker takes the next job when it has done one."""
        todo, done = jobs[::-1], 0

        async def work(worker: Any) -> None:
            nonlocal done
            while todo:
                job, argument = todo.pop()
                await job(worker, argument)
                done += 1
                self.progress(name, done, len(jobs))

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
        while self._sent and time.perf_counter() < began + seconds + 10:
            await asyncio.sleep(TICK)
        return time.perf_counter() - began

    def _answer_one(self) -> bool:
        """Give one answer; False if the question was closed meanwhile."""
        place = self.rng.randrange(len(self.ready))
        self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
        seat = self.ready.pop()
        if seat.question is None:
            return False
        self._keys += 1
        key = f"k{self._keys}"
        self._sent[key.encode()] = time.perf_counter()
        seat.answer(self.rng, key)
        return True

    def acknowledged(self, key: bytes) -> None:
        self.counts["acknowledged"] += 1
        sent = self._sent.pop(key, None)
        if sent is not None:
            self.times.append(time.perf_counter() - sent)

    def refused(self, key: str | None) -> None:
        self.counts["failed"] += 1
        self._sent.pop((key or "").encode(), None)

    def leave(self) -> None:
        self.leaving = True
        for seat in self.seats:
            seat.close()
