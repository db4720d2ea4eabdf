"""A client that sends without end is disconnected, and everybody else has their turn meanwhile."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import pytest
from websockets.protocol import Protocol

from hatbox.client import Client, Ticket
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.web.gate import Gate
from hatbox.server.web.wire import FRAMES_AT_ONCE, FRAMES_PER_SECOND, MOST_PARTS, SLICE, Wire
from tests.server.house import live
from tests.server.peers import NOT_A_HAT, address, dial, raw
from tests.server.running import PATIENCE, Address, Server, served, until
from tests.server.test_frames import MORE, PING, TEXT, framed

PONG, CLOSE = 10, 8
MANY = 40 * FRAMES_AT_ONCE
PIECE = 1000
"""Frames that are written at one go."""


class Got(NamedTuple):
    """What a flooder was sent: the kind of each frame, and what it held."""

    frames: list[tuple[int, bytes]]

    def of(self, kind: int) -> list[bytes]:
        return [payload for each, payload in self.frames if each == kind]

    @property
    def code(self) -> int | None:
        """With which code it was disconnected."""
        closes = self.of(CLOSE)
        return int.from_bytes(closes[0][:2]) if closes else None


def parsed(received: bytes) -> Got:
    """The server's frames: it masks none."""
    frames, at = [], 0
    while len(received) >= at + 2:
        size, start = received[at + 1], at + 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(received[start : start + width]), start + width
        frames.append((received[at] & 15, received[start : start + size]))
        at = start + size
    return Got(frames)


def connected(server: Server | Address, ticket: Ticket) -> socket.socket:
    """A bare socket, on which the protocol has been upgraded."""
    peer = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    peer.sendall(
        f"GET /api/tables/{ticket.table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return peer


def flood(server: Server | Address, ticket: Ticket, first: bytes, frame: bytes) -> Got:
    """Many frames without a pause, by somebody who reads; what came until the server hung up."""
    received: list[bytes] = []

    def read(peer: socket.socket) -> None:
        with suppress(ConnectionError):
            while data := peer.recv(2**16):
                received.append(data)

    with connected(server, ticket) as peer:
        reply = peer.recv(4096)
        assert b" 101 " in reply
        received.append(reply.partition(b"\r\n\r\n")[2])
        reading = Thread(target=read, args=(peer,))
        reading.start()
        with suppress(ConnectionError):
            peer.sendall(first)
            for _ in range(MANY // PIECE):
                peer.sendall(frame * PIECE)
        reading.join()
    return parsed(b"".join(received))


def hello(ticket: Ticket) -> bytes:
    return framed(
        TEXT, json.dumps({"type": "hello", "protocol": PROTOCOL, "token": ticket.token}).encode()
    )


FLOODS = {
    "pings": framed(PING, b"?"),
    "pongs": framed(PONG),
    "messages": framed(TEXT, b"{}"),
    "parts": framed(TEXT, last=False) + framed(MORE, last=False) + framed(MORE),
}


@pytest.mark.parametrize("kind", FLOODS)
@live
async def test_whoever_sends_frames_without_end_is_disconnected(server: Server, kind: str) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
    got = await asyncio.to_thread(flood, server, ticket, hello(ticket), FLOODS[kind])
    assert got.code == 1008
    assert len(got.of(PONG)) + len(got.of(TEXT)) < 2 * FRAMES_AT_ONCE
    async with Client(server.url, ticket) as ana:
        await ana.command({"type": "rename", "name": "Anna", "language": "en"})


@live
async def test_a_message_in_parts_without_end_is_refused_also_before_the_hello(
    server: Server,
) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
    part = framed(MORE, last=False)
    got = await asyncio.to_thread(flood, server, ticket, framed(TEXT, last=False), part)
    assert got.code == 1009


@live
async def test_whoever_floods_before_the_connection_is_accepted_is_cut_off(
    server: Server,
) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")

    def impatient(frame: bytes) -> None:
        with connected(server, ticket) as peer, suppress(ConnectionError):
            for _ in range(MANY // PIECE):
                peer.sendall(frame * PIECE)
            while peer.recv(2**16):
                pass

    for frame in (FLOODS["pings"], framed(3)) * 5:
        await asyncio.to_thread(impatient, frame)
    async with Client(server.url, ticket) as ana:
        await ana.command({"type": "rename", "name": "Anna", "language": "en"})
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("kind", [*FLOODS, "one message"])
@live
async def test_everybody_else_has_their_turn_while_somebody_floods(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Counted in frames that the server takes between two turns of its loop, not in seconds."""
    turn, taken = 0, dict[int, int]()
    take = Protocol.recv_frame

    def counted(self: Any, frame: Any) -> None:
        taken[turn] = taken.get(turn, 0) + 1
        take(self, frame)

    monkeypatch.setattr(Protocol, "recv_frame", counted)
    async with served(tmp_path, Gate(limited=False)) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        first, frame = hello(ticket), FLOODS.get(kind, framed(MORE, last=False))
        if kind == "one message":
            first += framed(TEXT, last=False)
        flooding = asyncio.create_task(asyncio.to_thread(flood, server, ticket, first, frame))
        while not flooding.done():
            turn += 1
            await asyncio.sleep(0)
    assert max(taken.values()) <= SLICE // len(framed(PING)) + 1
    assert sum(taken.values()) <= FRAMES_AT_ONCE + PATIENCE * FRAMES_PER_SECOND


@live
async def test_only_a_client_that_has_said_nothing_meanwhile_is_pinged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires: list[Wire] = []
    settle = Wire.settle

    def settled(wire: Wire) -> None:
        wires.append(wire)
        settle(wire)

    def pinged() -> bool:
        return wires[0].pending_ping_payload is not None

    monkeypatch.setattr(Wire, "settle", settled)
    async with served(tmp_path, Gate(limited=False)) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        async with raw(server, ticket):
            wires[0].send_keepalive_ping()
            assert not pinged()
            wires[0].send_keepalive_ping()
            assert pinged()
            await until(lambda: not pinged())


@live
async def test_as_much_as_a_busy_client_needs_is_served(server: Server) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
    async with dial(address(server, ticket.table)) as peer:
        text = hello(ticket)[6:]
        parts = [framed(MORE, bytes([byte]), last=False) for byte in text]
        assert len(parts) < MOST_PARTS
        peer.transport.write(framed(TEXT, last=False) + b"".join(parts) + framed(MORE))
        assert json.loads(await asyncio.wait_for(peer.recv(), PATIENCE))["type"] == "welcome"
        pongs = [await peer.ping() for _ in range(FRAMES_AT_ONCE // 2)]
        await asyncio.wait_for(asyncio.gather(*pongs), PATIENCE)
