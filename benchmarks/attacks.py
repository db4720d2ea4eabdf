"""What attackers send: requests, frames, and short conversations."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import socket
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hatbox import Match
from hatbox.kernel.written import to_json
from hatbox.server.lookback.reading import MOST_LINES
from hatbox.server.protocol.messages import PROTOCOL, Settings
from hatbox.server.store.store import Entry, Store
from hatbox.server.table.deals import new_deal
from hatbox.server.table.entries import Answered, AnyContent, Joined, Opened
from hatbox.server.table.starting import starting
from hatbox.server.table.table import MOST_ENTRIES, Table

TEXT, MORE, PING, PONG = 1, 0, 9, 10
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
ENDLESS = 'game = "antayagi"\n[cards.plain]\nempty-box = 40\n'
"""A deck that never ends a game."""
MANY_GIFTS = f'game = "not-a-hat"\n[cards]\nblack-left = {[f"g{each}" for each in range(1200)]}\n'
"""A deck as large as one may be."""
DOTS = f'game = "antayagi"\n[cards.plain]\n{"a." * 1999}a = 1\n'
"""A deck with a key of 1,999 dots."""
DEEP = b'{"game":"antayagi-80","counts":' + b'{"a":' * 40_000
RNG = random.Random(1)
ESTIMATE = {"game": "antayagi-80", "players": 7, "deck": ENDLESS}
DEAL = "antayagi-80-4-sharp"
DEAL_NAME = new_deal("antayagi-80", 4, "sharp", bytes).name
LONG_TABLES = 20
SMALL_BUFFER = 4096


# --- What stands on the wire ---------------------------------------------------------------------


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A client's frame, masked by zeros."""
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([last << 7 | kind]) + length + bytes(4) + payload


def said(**content: Any) -> bytes:
    """A frame with a message."""
    return frame(TEXT, json.dumps(content).encode())


def hello(token: str | None) -> bytes:
    return said(type="hello", protocol=PROTOCOL, token=token)


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


def ask(path: str, body: Any = None, *, said_from: str = "") -> bytes:
    """A whole request, after which the connection ends."""
    content = (
        b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    )
    head = f"{'GET' if body is None else 'POST'} /api/{path} HTTP/1.1\r\nHost: localhost\r\n"
    forged = f"X-Forwarded-For: {said_from}\r\n" if said_from else ""
    kind = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    return f"{head}{forged}{kind}Connection: close\r\n\r\n".encode() + content


def new_table(said_from: str = "") -> bytes:
    wanted = {"settings": {"game": "not-a-hat", "players": 3}, "name": "Eve", "language": "en"}
    return ask("tables", wanted, said_from=said_from)


# --- Long games ----------------------------------------------------------------------------------


@cache
def endless_record(lines: int = MOST_LINES - 10) -> str:
    """The record of a game in which nobody scores, ended by agreement: its seed is opened."""
    match = Match.deal("antayagi-80", ["Ana"] * 7, seed=bytes(32), first=0, deck_text=ENDLESS)
    rng = random.Random(1)
    while len(match.lines) < lines:
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))
    assert match.seed is not None
    return match.record(seed=match.seed.hex()).decode()


def looking_back(path: str, **more: Any) -> bytes:
    """A request about a late moment of the longest record."""
    return ask(path, {"record": endless_record(), **more})


def late_line() -> int:
    return endless_record().count("\n")


def endless_log(entries: int) -> list[tuple[str, bytes]]:
    """The keys and contents of a table's log whose game never ends."""
    table, rng, log = Table("long"), random.Random(1), list[tuple[str, bytes]]()

    def happens(content: AnyContent) -> None:
        log.append((f"k{len(log)}", to_json(content)))
        table.apply(table.read(log[-1][1]), log[-1][0])

    happens(Opened(Settings(game="antayagi-80", players=7, deck=ENDLESS)))
    for seat in range(7):
        happens(Joined(seat, f"P{seat}", "en", seat, secrets.token_hex(32)))
    happens(starting(table.settings, tuple(f"P{seat}" for seat in range(7)), bytes(32)))
    while len(log) < entries:
        assert table.match is not None
        seat = RNG.choice(table.match.to_act)
        happens(Answered(seat, rng.choice(table.match.options(seat)), "person"))
    return log


async def prepare(database: Path, entries: int = MOST_ENTRIES) -> list[str]:
    """Write long tables into a new database, and return their ids."""
    store, log = await Store.open(database), endless_log(entries)
    names = [f"longtable{number:02}" for number in range(LONG_TABLES)]
    for name in names:
        rows = [Entry(name, seq, *each, 0.0) for seq, each in enumerate(log, start=1)]
        for first in range(0, len(rows), 1000):
            await store.append(*rows[first : first + 1000])
    await store.close()
    return names


# --- The attacks ---------------------------------------------------------------------------------


@dataclass
class Attack:
    """One thing that attackers do again and again, and what came of it."""

    port: int
    table: str
    """That of the innocent."""
    name: str
    long: Sequence[str] = ()
    """Tables with a long log."""
    opened: int = 0
    closed: int = 0
    """Connections that the server has closed."""
    received: int = 0
    refused: int = 0
    """Requests that got a refusal instead of a result."""

    async def once(self) -> None:
        """One connection, until the server closes it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.opened += 1
        try:
            await self._talk(reader, writer)
        finally:
            writer.transport.abort()
        self.closed += 1

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.name in STORIES:
            await STORIES[self.name](self, reader, writer)
            return
        if self.name in WEBSOCKET:
            await self.become_socket(self.table, reader, writer)
        for part in (HTTP | WEBSOCKET)[self.name](self):
            writer.write(part)
        await self.read_on(reader)

    async def become_socket(
        self, table: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        writer.write(upgrade(table))
        self.received += len(await reader.readuntil(b"\r\n\r\n"))

    async def read_on(self, reader: asyncio.StreamReader) -> bytes:
        """Read to the end, and return how it begins."""
        begin = b""
        while data := await reader.read(2**16):
            self.refused += data.startswith(b"HTTP/1.1 4")
            self.received += len(data)
            begin = begin or data
        return begin

    async def again(self) -> None:
        """One connection after the other, without end."""
        while True:
            try:
                await self.once()
            except (OSError, EOFError, asyncio.LimitOverrunError):
                self.closed += 1
                await asyncio.sleep(0.01)


async def _long_game(
    attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Ask for a table with a long log, come as a spectator, see everything and go."""
    table = RNG.choice(attack.long)
    await attack.become_socket(table, reader, writer)
    writer.write(hello(None))
    seen = b""
    while b'"type":"view"' not in seen and (data := await reader.read(2**16)):
        attack.received += len(data)
        seen = seen[-20:] + data


async def _pauses(
    attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """A game of its own, paused and continued again and again."""
    first, opening = await asyncio.open_connection("127.0.0.1", attack.port)
    opening.write(ask("quick", {"game": "not-a-hat", "name": "Eve", "language": "en"}))
    reply = await attack.read_on(first)
    opening.transport.abort()
    with suppress(ValueError):
        ticket = json.loads(reply.partition(b"\r\n\r\n")[2])
        if "token" in ticket:
            await attack.become_socket(ticket["table"], reader, writer)
            writer.write(hello(ticket["token"]))
            for number in range(5000):
                writer.write(said(type="pause", key=f"p{number}", paused=number % 2 == 0))
            await attack.read_on(reader)


async def _never_read(
    _attack: Attack, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Ask for something large and do not read it."""
    carrier = writer.get_extra_info("socket")
    carrier.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    writer.transport.pause_reading()  # type: ignore[attr-defined] # it reads from a socket
    writer.write(ask("schema/openapi.json"))
    await writer.wait_closed()


Parts = Callable[[Attack], list[bytes]]
Story = Callable[[Attack, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
LOOKING_BACK: dict[str, Parts] = {
    "endless records": lambda _: [looking_back("theatre", watcher=0)],
    "endless masters": lambda _: [looking_back("theatre/master", line=late_line())],
    "endless branches": lambda _: [
        looking_back("theatre/branch", line=late_line(), seat=0, name="Eve", language="en")
    ],
}
"""The longest record there is, to look back at."""
WORK: dict[str, Parts] = {
    **LOOKING_BACK,
    "endless decks": lambda _: [ask("decks/estimate", ESTIMATE)],
    "decks of many gifts": lambda _: [ask("decks", {"game": "not-a-hat", "deck": MANY_GIFTS})],
    "a deck of dots": lambda _: [ask("decks", {"game": "antayagi-80", "deck": DOTS})],
    "deep bodies": lambda _: [ask(RNG.choice(["decks", "theatre", "deals"]), DEEP)],
    "lessons": lambda _: [ask("lessons/antayagi-80")],
    "worked examples": lambda _: [ask("examples/antayagi-80/exchange")],
    # No name ends in a zero: by chance, any other could be that of a deal.
    "names of deals": lambda _: [ask(f"deals/{DEAL}-{secrets.token_hex(2)}x0")],
    "games and schemas": lambda _: [
        ask(RNG.choice(["games", "schema/openapi.json", "schema/frames.json"]))
    ],
}
"""What strangers let the server do for them."""
TABLES: dict[str, Parts] = {
    "tables without end": lambda _: [new_table()],
    "forged addresses": lambda _: [new_table(said_from=f"10.0.{RNG.randrange(256)}.1")],
    "deals played": lambda _: [ask(f"deals/{DEAL_NAME}/play", {"name": "Eve", "language": "en"})],
}
"""Tables opened by strangers."""
CROWDS: dict[str, Parts] = {
    "a crowd of spectators": lambda attack: [
        ask(
            f"tables/{attack.table}/join",
            {"name": f"Eve {secrets.token_hex(4)}", "language": "en", "spectate": True},
        )
    ]
}
"""Strangers who come to the table of the innocent."""
HTTP: dict[str, Parts] = {
    **WORK,
    **TABLES,
    **CROWDS,
    "nothing sent": lambda _: [],
    "half a head": lambda _: [HEAD],
    "half a body": lambda _: [BODY + b"Content-Length: 1000\r\n\r\n{"],
    "tiny chunks": lambda _: [
        BODY + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n{\r\n" * 40_000
    ],
    "both lengths": lambda _: [
        BODY + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HEAD + b"\r\n"
    ],
    "thousands of headers": lambda _: [HEAD + b"a:b\r\n" * 3000 + b"\r\n"],
    "requests without end": lambda _: [(HEAD + b"\r\n") * 2000],
    "pages without end": lambda _: [b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000],
}
WEBSOCKET: dict[str, Parts] = {
    "no hello": lambda _: [],
    "wrong tokens": lambda _: [hello(secrets.token_urlsafe(24))],
    "pings": lambda _: [hello(None), frame(PING, b"?") * 40_000],
    "pongs": lambda _: [hello(None), frame(PONG) * 40_000],
    "messages": lambda _: [hello(None), frame(TEXT, b"{}") * 40_000],
    "parts before the hello": lambda _: [
        frame(TEXT, last=False) + frame(MORE, last=False) * 40_000
    ],
    "nonsense": lambda _: [hello(None), fuzzed(RNG, 5000)],
}
STORIES: dict[str, Story] = {
    "endless games": _long_game,
    "pauses": _pauses,
    "slow readers": _never_read,
}
"""Attacks in which what is sent depends on the replies."""
ATTACKS = (*HTTP, *WEBSOCKET, *STORIES)
