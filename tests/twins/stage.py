"""A whole server on real sockets and a real file, with a clock and cards that the test decides."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import pytest
from litestar.utils.signature import ParsedSignature
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hatbox.kernel.conformance import Deal
from hatbox.kernel.conformance.play import question
from hatbox.server.play.connection import Connection
from hatbox.server.play.session import Session, World
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.store.store import Store
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.logs import JsonFormatter
from hatbox.server.web.owner import Owner
from hatbox.server.web.run import listen, server
from tests.server.clock import VirtualClock

PATIENCE = 120.0
BARRIER = "barrier"
OWNER = "the-owners-own-secret-of-32-letters"


class Heard(NamedTuple):
    """Something that reached a receiver: what it was about, and everything that can be noticed."""

    receiver: str
    question: str
    kind: str
    time: float
    place: int
    """On which of the receiver's connections."""
    content: str
    truth: Any
    """The position at that moment, which decides whether there was anything to hide."""


class _Frame(msgspec.Struct):
    """The parts of a frame that a peer needs to know."""

    type: str
    key: str | None = None
    number: int | None = None
    question: dict[str, Any] | None = None
    view: dict[str, Any] | None = None


_read = msgspec.json.Decoder(_Frame).decode


def secret(name: str) -> str:
    """A token that is the same in both worlds."""
    return sha256(name.encode()).hexdigest()[:40]


class Peer:
    """One client; it may come and go."""

    def __init__(
        self,
        stage: Stage,
        kind: str,
        token: str | None,
        *,
        screen: bool = False,
        compared: bool = True,
    ) -> None:
        self.stage, self.kind, self.token, self.screen = stage, kind, token, screen
        self.compared = compared
        self.name = f"{kind} {len(stage.peers)}"
        self.question = 0
        """The number of the last question that it was asked."""
        self.answered = 0
        self.last = 0
        self.private = False
        """Whether the device is in the hands of somebody who is not compared."""
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._count = 0
        """Frames on the newest connection."""
        self._served: Connection | None = None
        self._keys, self._barriers = count(), count()
        self._replies: dict[str, asyncio.Future[str]] = {}
        stage.peers.append(self)

    @property
    def here(self) -> bool:
        return self._served is not None and not self._served.closing

    @property
    def behind(self) -> bool:
        """Whether something is on its way to it."""
        if self._served is None:
            return False
        if self._served.closing:
            return not self._readers[-1].done()
        return bool(self._served.waiting) or self._count < self._served.sent

    async def come(self, last: int = 0) -> None:
        """Connect; if a seat is connected already, the newer connection wins."""
        fresh = await connect(
            self.stage.socket_url, compression=None, ping_interval=None, open_timeout=PATIENCE
        )
        before = set(self.stage.audience.connections)
        self._count, self._served = 0, None
        self._sockets.append(fresh)
        self._readers.append(asyncio.create_task(self._listen(fresh, len(self._sockets))))
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "last": last}
        if self.screen:
            hello["screen"] = True
        await fresh.send(json.dumps(hello))
        async with asyncio.timeout(PATIENCE):
            while not (new := {*self.stage.audience.connections} - before):
                if self._readers[-1].done():
                    return
                await asyncio.sleep(0.0005)
            self._served = new.pop()
            if self.token is not None and not self.screen:
                await asyncio.gather(*self._readers[:-1])  # the older one has heard its goodbye
        await self.stage.settle()

    async def go(self) -> None:
        """Disconnect, and wait until the server has noticed."""
        await self._sockets[-1].close()
        async with asyncio.timeout(PATIENCE):
            while self._served in self.stage.audience.connections:
                await asyncio.sleep(0.0005)
            await self._readers[-1]
        self._served = None
        await self.stage.settle()

    async def gone(self) -> None:
        """Wait until the server has closed the connection."""
        async with asyncio.timeout(PATIENCE):
            await self._readers[-1]

    async def again(self, last: int | None = None, *, gently: bool) -> None:
        if gently and self.here:
            await self.go()
        await self.come(self.last if last is None else last)

    async def say(self, command: dict[str, Any]) -> str:
        """Send a command; the type of the server's answer. (A pass is answered later.)"""
        if not self.here:
            return "gone"
        reply = await self._ask(f"key-{next(self._keys)}", command)
        if command.get("answer") == {"do": "pass"}:
            barrier = await self._ask(f"{BARRIER}-{next(self._barriers)}", {"type": BARRIER})
            async with asyncio.timeout(PATIENCE):
                await barrier
        else:
            async with asyncio.timeout(PATIENCE):
                await reply
        return reply.result() if reply.done() else ""

    async def play(self, answer: dict[str, Any]) -> str:
        return await self.say({"type": "play", "question": max(1, self.question), "answer": answer})

    async def _ask(self, key: str, command: dict[str, Any]) -> asyncio.Future[str]:
        reply: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._replies[key] = reply
        await self._sockets[-1].send(json.dumps({**command, "key": key}))
        return reply

    async def _listen(self, connection: ClientConnection, number: int) -> None:
        with suppress(ConnectionClosed):
            async for text in connection:
                assert isinstance(text, str)
                self._hear(text, number)

    def _hear(self, text: str, place: int) -> None:
        frame = _read(text)
        if place == len(self._sockets):
            self._count += 1
        if frame.type == "view" and frame.view is not None and frame.view["watcher"] is None:
            self.private = False
        if self.compared and not self.private and not (frame.key or "").startswith(BARRIER):
            self.stage.heard(self.kind, _kind(frame), place, text, self.name)
        if frame.type == "news" and frame.number is not None:
            self.last = frame.number
        if frame.question is not None:
            self.question = frame.question["number"]
        if frame.type in ("ack", "failed") and frame.key is not None:
            self._replies.pop(frame.key).set_result(frame.type)

    async def close(self) -> None:
        for each in self._sockets:
            await each.close()
        await asyncio.gather(*self._readers)


def _kind(frame: _Frame) -> str:
    if frame.type == "news":
        return "news, asked" if frame.question is not None else "news"
    return frame.type


class Stage:
    """A server, a table, and all who are there."""

    def __init__(self, url: str, clock: VirtualClock, hub: Any) -> None:
        self.url, self.clock, self.hub = url, clock, hub
        self.peers: list[Peer] = []
        self.session: Session
        self.table = self.socket_url = ""
        self.all: dict[str, list[Heard]] = {}
        """What each receiver heard."""
        self._line: http.client.HTTPConnection | None = None

    @property
    def audience(self) -> Any:
        return self.session.audience

    async def at(self, table: str) -> None:
        """From now on everybody comes to this table."""
        self.session = await self.hub.session(table)
        self.table = table
        self.socket_url = f"ws{self.url.removeprefix('http')}/api/tables/{table}/ws"

    @property
    def question(self) -> str:
        """The kind of question that is open at the table."""
        table = self.session.table
        if table.match is None:
            return "before"
        return question(table.match.now) if table.playing else "over"

    def heard(self, receiver: str, kind: str, place: int, content: str, name: str) -> None:
        match = self.session.table.match
        truth = None if match is None else match.position
        heard = Heard(receiver, self.question, kind, self.clock.now(), place, content, truth)
        self.all.setdefault(name, []).append(heard)

    async def post(self, path: str, body: Any = None, bearer: str = "") -> tuple[int, str, bytes]:
        """An HTTP request, with what its sender can notice of the reply."""
        return await asyncio.to_thread(self._request, path, body, bearer)

    def _request(self, path: str, body: Any, bearer: str) -> tuple[int, str, bytes]:
        headers = {"Host": "hatbox.local"} | (
            {"Authorization": f"Bearer {bearer}"} if bearer else {}
        )
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        for _ in range(3):
            if self._line is None:
                self._line = http.client.HTTPConnection(self.url.removeprefix("http://"))
            try:
                self._line.request("GET" if body is None else "POST", path, data, headers)
                reply = self._line.getresponse()
                content = reply.read()
            except (OSError, http.client.HTTPException):  # it was idle for too long
                self._line.close()
                self._line = None
                continue
            said = [(k, v) for k, v in reply.getheaders() if k.lower() != "date"]
            return reply.status, str(said), content
        raise AssertionError("no reply")

    async def settle(self) -> None:
        """Nothing is under way any more, and everybody has heard all of it."""
        lock, clockwork = self.session.lock, self.session.clockwork
        async with asyncio.timeout(PATIENCE):
            for turn in count():
                busy = clockwork.timers.tasks or clockwork.thinking or lock.locked()
                if not busy and not any(peer.behind for peer in self.peers):
                    return
                await asyncio.sleep(0 if turn < 20 else 0.0005)

    async def move_to(self, moment: float) -> None:
        """Time passes, from one thing that is due to the next."""
        while (due := self.clock.next_alarm()) is not None and due <= moment:
            self.clock.move_to(due)
            await self.settle()
        self.clock.move_to(moment)

    async def close(self) -> None:
        if self._line is not None:
            self._line.close()
        for peer in self.peers:
            await peer.close()


class Unlimited:
    """The scripts are faster than people, by a clock that is not theirs."""

    def __init__(self, rate: float, burst: int) -> None:
        pass

    def allows(self, *_who_and_when: object) -> bool:
        return True


_SIGNATURES: WeakKeyDictionary[Any, ParsedSignature] = WeakKeyDictionary()


def _signature(handler: Any, names: dict[str, Any]) -> ParsedSignature:
    """Litestar reads all signatures anew for each app, which takes half of a short game."""
    if handler not in _SIGNATURES:
        _SIGNATURES[handler] = _read_signature(handler, names)
    return _SIGNATURES[handler]


_read_signature = ParsedSignature.from_fn


class _Log(logging.Handler):
    """What the person who runs the server reads, though nobody can switch so much of it on."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        super().__init__(logging.DEBUG)
        self._hear = hear
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self._hear(self.format(record))


@contextmanager
def _logged(hear: Callable[[str], None]) -> Iterator[None]:
    log, handler = logging.getLogger("hatbox"), _Log(hear)
    level, propagates = log.level, log.propagate
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
        log.propagate = propagates


def decide_chance(patch: pytest.MonkeyPatch, deals: Sequence[Deal]) -> None:
    """The cards of one game after the other, under the same seed, and the same names of tables."""
    begun, names = iter(deals), count()
    current: list[Deal] = []

    def given(_cards: Sequence[Any], _seed: bytes, number: int) -> tuple[Any, ...]:
        if number == 0:
            current[:] = [next(begun, *current[-1:])]
        return (current[0].deck, *current[0].shuffles)[number]

    patch.setattr("hatbox.records.match.shuffled", given)
    patch.setattr("hatbox.server.play.hub.new_table_id", lambda: f"twins-{next(names)}")
    for name in ("web.live.Bucket", "web.wire.Bucket", "play.session.Limit"):
        patch.setattr(f"hatbox.server.{name}", Unlimited)
    patch.setattr("hatbox.server.play.session.talk_limit", partial(Unlimited, 1, 6))
    patch.setattr(ParsedSignature, "from_fn", _signature)
    patch.setattr("hatbox.server.web.app.HOUSEKEEPING_SECONDS", 1e6)  # rounds count the minutes


@asynccontextmanager
async def stage(folder: Path, deals: Sequence[Deal]) -> AsyncIterator[Stage]:
    """A server for one world, from its first table to its end."""
    with pytest.MonkeyPatch.context() as patch:
        decide_chance(patch, deals)
        clock = VirtualClock()
        world = World(await Store.open(folder / "world.db"), clock, Random(1), bytes)
        gate = Gate(limited=False)
        patch.setattr(gate, "_lines", defaultdict(partial(Unlimited, 1, 1)))
        app = create_app(world, gate, owner=Owner(OWNER))
        listener = listen("127.0.0.1", 0)
        served = server(app)
        serving = asyncio.create_task(served.serve(sockets=[listener]))
        while not served.started:
            await asyncio.sleep(0.001)
        set_up = Stage(f"http://127.0.0.1:{listener.getsockname()[1]}", clock, app.state.hub)

        def hear(line: str) -> None:
            if set_up.table:
                set_up.heard("log", "line", 1, line, "log")

        try:
            with _logged(hear):
                yield set_up
        finally:
            await set_up.close()
            served.should_exit = True
            await serving
