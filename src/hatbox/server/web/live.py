"""One client at one table: a WebSocket, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from ...kernel.errors import RuleError, illegal
from ...kernel.written import from_json, to_json
from ..play.connection import Connection, Screen
from ..play.hub import Hub
from ..play.limits import Bucket
from ..play.session import Session, failed
from ..play.tokens import digest
from ..protocol import messages
from ..protocol.reading import read
from ..store.store import StoreError
from .gate import Gate
from .wire import WIRE, Wire

log = logging.getLogger("hatbox.server")
Socket = WebSocket[Any, Any, Any]
HELLO_SECONDS = 10
COMMANDS_PER_SECOND, COMMANDS_AT_ONCE = 20, 100
WRITE_SECONDS = 30
"""Seconds after which a client that takes no waiting message has stopped reading."""
GONE = (WebSocketDisconnect, RuntimeError, OSError, TimeoutError)
"""Errors that mean that the client is gone."""


class _Version(Struct, frozen=True, tag_field="type", tag="hello"):
    """The part of a hello that all versions of the protocol share."""

    protocol: int


class _Keyed(Struct, frozen=True):
    """The key of a command that cannot be read otherwise."""

    key: messages.Key | None = None


@websocket("/api/tables/{table_id:str}/ws")
async def play(socket: Socket, table_id: FromPath[str], state: State) -> None:
    """One client at one table."""
    gate: Gate = state.gate
    try:
        gate.check(gate.connecting, socket)
    except RuleError as error:
        gate.meter.refused[error.message] += 1
        await socket.close(code=4003)
        return
    with gate.proxied(socket) as allowed:
        if allowed:
            await _talk(socket, table_id, state)
        else:
            await socket.close(code=4003)


async def _talk(socket: Socket, table_id: str, state: State) -> None:
    gate: Gate = state.gate
    limited = partial(gate.cut_off, address=gate.address(socket))
    if (wire := _wire(socket)) is not None:
        wire.limited = limited
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS) as limit:
            raw = await socket.receive_data(mode="text")
        # However long the table takes to be read, that is not the client's time.
        session, connection, last = await _greet(raw, table_id, state.hub, gate.address(socket))
    except RuleError as error:
        gate.meter.refused[error.message] += 1
        if error.message == "error-token":
            gate.refused(error, socket)
        await _refuse(socket, error)
        return
    except GONE:
        if limit.expired():
            limited("no-hello")
        return
    except StoreError:
        await _refuse(socket, illegal("error-store"))
        return
    except Exception:
        log.exception("table %(table)s cannot be opened", {"table": table_id})
        await _refuse(socket, illegal("error-internal"))
        return
    connection.limited = limited
    await _serve(socket, state.hub, session, connection, last)


def _wire(socket: Socket) -> Wire | None:
    """The connection itself; None with any other server than ours."""
    wire = socket.scope["extensions"].get(WIRE)  # type: ignore[union-attr]
    return wire if isinstance(wire, Wire) else None


async def _greet(raw: str, table_id: str, hub: Hub, who: str) -> tuple[Session, Connection, int]:
    if read(raw, _Version).protocol != messages.PROTOCOL:
        raise RuleError("unsupported-version", "error-protocol")
    hello = read(raw, messages.Hello)
    session = await hub.session(table_id, who)
    if hello.token is None and not hello.screen and session.table.settings.locked:
        raise illegal("error-table-locked")
    if hello.token is None or hello.screen:
        return session, _watching(session, hello), hello.last
    token = digest(hello.token).hex()
    if token in session.table.kept_out:
        raise illegal("error-not-a-member")
    member = session.table.member_of(token)
    if member is None:
        raise illegal("error-token")
    return session, Connection(member, token), hello.last


def _watching(session: Session, hello: messages.Hello) -> Connection:
    """A client without a place: a spectator without a name, or a screen."""
    key = None if hello.token is None else digest(hello.token).hex()
    connection = Connection(None, screen=Screen(key) if hello.screen else None)
    if not session.audience.admits(connection):
        raise illegal("error-no-screen" if hello.screen else "error-no-spectators")
    if not session.audience.has_room_for(connection):
        raise illegal("error-table-full")
    return connection


async def _refuse(socket: Socket, error: RuleError) -> None:
    """Send the reason, then close."""
    reason: Any = {
        "error-protocol": "version",
        "error-no-such-table": "gone",
        "error-not-a-member": "kicked",
        "error-internal": "restarting",
        "error-busy": "restarting",
        "error-restarting": "restarting",
        "error-newer": "restarting",
        "error-store": "store",
    }.get(error.message, "refused")
    with suppress(*GONE):
        async with asyncio.timeout(WRITE_SECONDS):
            for message in (failed(None, error), messages.Bye(reason)):
                await socket.send_text(to_json(message).decode())
            await socket.close(code=4000)


async def _serve(
    socket: Socket, hub: Hub, session: Session, connection: Connection, last: int
) -> None:
    """Receive until the client is gone. What has to wait for it is sent by a task of its own."""
    wire, commands = _wire(socket), Commands(hub, session, connection)
    sender: list[asyncio.Task[None]] = []
    hang_up: Callable[[], None] = _nothing
    if wire is not None:  # any other server's messages go through the framework
        connection.write, hang_up = wire.write, wire.hang_up
        wire.settle()
    connection.start = lambda: sender.append(
        asyncio.create_task(send(socket.send_text, socket.close, connection, hang_up))
    )
    try:
        await session.attach(connection, last)
        if wire is not None:
            wire.take = commands.take
        if hub.word is not None:
            connection.send(hub.word)
        with suppress(*GONE):
            while True:
                await commands.take_next(await socket.receive_data(mode="text"))
    except StoreError:  # a bot sits in, and cannot leave the seat
        await _refuse(socket, illegal("error-store"))
    finally:
        connection.closing, connection.start = True, None
        session.detach(connection)
        for task in sender:
            task.cancel()
        await asyncio.gather(*sender, return_exceptions=True)


def _nothing() -> None:
    """A server without our wire drops a client that has stopped reading by its own pings."""


async def send(
    write: Callable[[bytes], Awaitable[None]],
    close: Callable[[int], Awaitable[None]],
    connection: Connection,
    hang_up: Callable[[], None],
) -> None:
    """Send what waits for a slow reader; a client that has vanished disturbs nobody else."""

    async def write_soon(frame: bytes) -> None:
        async with asyncio.timeout(WRITE_SECONDS):
            await write(frame)

    try:
        await connection.pump(write_soon)
        async with asyncio.timeout(WRITE_SECONDS):
            await close(4001)
    except GONE as error:
        if isinstance(error, TimeoutError) and not connection.closing:
            connection.limited("too-slow")
        hang_up()


class Commands:
    """The commands of one client, one after the other.

    A command that has begun is finished, even if its sender leaves meanwhile.
    """

    def __init__(self, hub: Hub, session: Session, connection: Connection) -> None:
        self._hub, self._session, self._connection = hub, session, connection
        self._limit = Bucket(COMMANDS_PER_SECOND, COMMANDS_AT_ONCE)
        self._loop = asyncio.get_running_loop()
        self._busy: asyncio.Future[None] | None = None
        self._waits = False
        """Whether one waits until another is finished."""

    def take(self, raw: str) -> bool:
        """Begin a command; False if another one is under way or waits."""
        if self._busy is not None or self._waits or self._connection.closing:
            return False
        try:
            if not self._limit.allows(self._loop.time()):
                self._connection.limited("too-fast-commands")
                raise illegal("error-too-fast")
            command = read(raw, messages.FromClient)
        except RuleError as error:
            self._connection.send(failed(_key_of(raw), error))
            # Several that came together take turns with other clients, also if they are wrong.
            self._busy = self._loop.create_future()
            self._loop.call_soon(self._busy.set_result, None)
        else:
            self._busy = self._loop.create_task(
                self._hub.obey(self._session, self._connection, command)
            )
        self._busy.add_done_callback(self._finished)
        return True

    async def take_next(self, raw: str) -> None:
        """Begin a command when the one before it is finished."""
        self._waits = True
        while self._busy is not None:
            await asyncio.wait([self._busy])
        self._waits = False
        self.take(raw)

    def _finished(self, _command: asyncio.Future[None]) -> None:
        self._busy = None


def _key_of(raw: str) -> str | None:
    """The key of a command that cannot be understood, if there is one."""
    with suppress(ValueError, RecursionError):
        return from_json(raw, _Keyed).key
    return None
