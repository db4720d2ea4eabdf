"""A whole server on real sockets and a real file, with a clock and cards that the test decides."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hatbox.client import Client
from hatbox.kernel.conformance import Deal
from hatbox.kernel.engine import Seat
from hatbox.kernel.game import Watcher
from hatbox.server.play.session import Session, World
from hatbox.server.protocol.messages import LARGEST_FRAME, PROTOCOL
from hatbox.server.store.store import Store
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.run import listen
from tests.server.clock import VirtualClock

PATIENCE = 60.0
BARRIER = "barrier"
NOBODY: Mapping[Seat, str] = MappingProxyType({})


class Frame(NamedTuple):
    """A message to a client: when, on which of its connections, and its text, byte for byte."""

    time: float
    connection: int
    text: str


class Peer:
    """One client; it may come and go."""

    def __init__(self, stage: Stage, token: str | None, *, screen: bool = False) -> None:
        self.stage, self.token, self.screen = stage, token, screen
        self.frames: list[Frame] = []
        self.question = 0
        """The number of the last question that it was asked."""
        self.answered = 0
        """The number of the last question that it has answered."""
        self.last = 0
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._keys, self._barriers = count(), count()
        self._replies: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def come(self, last: int = 0) -> None:
        """Connect; if a seat is connected already, the newer connection wins."""
        fresh = await connect(self.stage.socket_url, compression=None, ping_interval=None)
        self._sockets.append(fresh)
        self._readers.append(asyncio.create_task(self._read(fresh, len(self._sockets))))
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "last": last}
        if self.screen:
            hello["screen"] = True
        await fresh.send(json.dumps(hello))
        await self.barrier()
        # The older one has heard its goodbye, and when.
        if self.token is not None and not self.screen:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*self._readers[:-1])

    async def go(self) -> None:
        """Disconnect, and wait until the server has noticed."""
        before = len(self.stage.session.audience.connections)
        await self._sockets[-1].close()
        async with asyncio.timeout(PATIENCE):
            while len(self.stage.session.audience.connections) >= before:
                await asyncio.sleep(0.001)

    async def say(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command; what the server answers to it. (A pass is answered later.)"""
        reply = await self._ask(f"key-{next(self._keys)}", command)
        await self.barrier()
        return reply.result() if reply.done() else {}

    async def barrier(self) -> None:
        """Wait for all messages of the server so far: its refusal of this command comes last."""
        refusal = await self._ask(f"{BARRIER}-{next(self._barriers)}", {"type": BARRIER})
        async with asyncio.timeout(PATIENCE):
            await refusal

    async def _ask(self, key: str, command: dict[str, Any]) -> asyncio.Future[dict[str, Any]]:
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._replies[key] = reply
        await self._sockets[-1].send(json.dumps({**command, "key": key}))
        return reply

    async def _read(self, connection: ClientConnection, number: int) -> None:
        with suppress(ConnectionClosed):
            async for text in connection:
                assert isinstance(text, str)
                self._hear(text, number)

    def _hear(self, text: str, connection: int) -> None:
        message = json.loads(text)
        if not str(message.get("key")).startswith(BARRIER):
            self.frames.append(Frame(self.stage.clock.now(), connection, text))
        if message["type"] == "news":
            self.last = message["number"]
            if message["question"] is not None:
                self.question = message["question"]["number"]
        if message["type"] in ("ack", "failed"):
            self._replies.pop(message["key"]).set_result(message)

    async def close(self) -> None:
        for each in self._sockets:
            await each.close()
        await asyncio.gather(*self._readers)


class Stage:
    """A server, its table, and all who sit there."""

    def __init__(self, url: str, clock: VirtualClock, hub: Any) -> None:
        self.url, self.clock, self.hub = url, clock, hub
        self.peers: dict[Watcher, Peer] = {}
        self.session: Session
        self.socket_url = ""

    async def open(
        self,
        settings: dict[str, Any],
        bots: Mapping[Seat, str] = NOBODY,
        *,
        screen: str | None = None,
    ) -> None:
        """A table with a scripted client in every seat that no bot has, and a spectator.

        With the secret of a link, the spectator is a screen.
        """
        host = await Client.open(self.url, settings, "Seat 0")
        table, tickets = host.table, {0: host}
        async with Client(self.url, host) as first:
            for seat, bot in bots.items():
                await first.command({"type": "seat-bot", "seat": seat, "bot": bot})
            if screen is not None:
                await first.command({"type": "screen", "token": screen})
        for seat in range(1, settings["players"]):
            if seat not in bots:
                tickets[seat] = await Client.join(self.url, table, f"Seat {seat}")
        self.socket_url = f"ws{self.url.removeprefix('http')}/api/tables/{table}/ws"
        self.session = await self.hub.session(table)
        for seat, ticket in tickets.items():
            self.peers[seat] = Peer(self, ticket.token)
        self.peers[None] = Peer(self, screen, screen=screen is not None)
        for peer in self.peers.values():
            await peer.come()

    async def settle(self, watched: Peer) -> None:
        """Nothing is under way any more, and the watched client has heard all of it."""
        lock, clockwork = self.session.lock, self.session.clockwork
        async with asyncio.timeout(PATIENCE):
            while clockwork.timers.tasks or clockwork.thinking or lock.locked():
                await asyncio.sleep(0.0005)
        await watched.barrier()

    async def move_to(self, moment: float, watched: Peer) -> None:
        """Time passes, from one thing that is due to the next."""
        while (due := self.clock.next_alarm()) is not None and due <= moment:
            self.clock.move_to(due)
            await self.settle(watched)
        self.clock.move_to(moment)

    async def close(self) -> None:
        for peer in self.peers.values():
            await peer.close()


class Unlimited:
    """The scripts are faster than people, by a clock that is not theirs."""

    def __init__(self, rate: float, burst: int) -> None:
        pass

    def allows(self, _who: object, _now: float) -> bool:
        return True


def decide_chance(patch: pytest.MonkeyPatch, deal: Deal) -> None:
    """The cards in a given order under the same seed, and the same name for the table."""

    def given(_cards: Sequence[Any], _seed: bytes, number: int) -> tuple[Any, ...]:
        return (deal.deck, *deal.shuffles)[number]

    patch.setattr("hatbox.records.match.shuffled", given)
    patch.setattr("hatbox.server.play.hub.new_table_id", lambda: "twins")
    patch.setattr("hatbox.server.web.live.Limit", Unlimited)


@asynccontextmanager
async def stage(folder: Path, deal: Deal) -> AsyncIterator[Stage]:
    """A server for one world, from its first table to its end."""
    with pytest.MonkeyPatch.context() as patch:
        decide_chance(patch, deal)
        clock = VirtualClock()
        world = World(await Store.open(folder / "world.db"), clock, Random(1), bytes)
        app = create_app(world, Gate(limited=False))
        listener = listen("127.0.0.1", 0)
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.001)
        set_up = Stage(f"http://127.0.0.1:{listener.getsockname()[1]}", clock, app.state.hub)
        try:
            yield set_up
        finally:
            await set_up.close()
            server.should_exit = True
            await serving
