"""What is asked here about a table that another process has at work is passed on to it.

A WebSocket is passed on as it is, byte by byte, so that a message is read and counted once, by the
process that has the table.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, cast

import h11
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from ...kernel.errors import RuleError, illegal, malformed
from ...kernel.written import from_json, to_json
from ..play.hub import SCREENS, Hub
from ..play.limits import Limit
from ..store.processes import Process
from ..store.store import StoreError
from .bodies import Problem
from .gate import RELAYED, Gate, Incoming
from .wire import WIRE, Wire

TABLE = re.compile(r"/api/(?:owner/)?tables/([^/]+)(?:/.*)?|/t/([^/]+)")
"""The paths that are about one table."""
OPENING = "/api/televisions"
TELEVISIONS = re.compile(r"/api/televisions(?:/.*)?")
SECRET, CLIENT = b"x-hatbox-secret", b"x-hatbox-client"
LARGEST_BODY = 256 * 1024
CONNECT_SECONDS = 2.0
PATIENCE_SECONDS = 6.0
"""Seconds in which a dead process's tables are surely somebody else's."""
REPLY_SECONDS = 60.0


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Relay:
    """The app, and before it the way to the other processes."""

    def __init__(self, app: ASGIApp, hub: Hub, gate: Gate, secret: str) -> None:
        self.app, self._hub, self._gate, self._secret = app, hub, gate, secret
        self._open: dict[asyncio.StreamWriter, int] = {}
        """The connections to other processes, each with the process."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan" or scope.get(RELAYED):
            await self.app(scope, receive, send)
            return
        try:
            stream = await self._elsewhere(scope)
        except (RuleError, StoreError, OSError):
            stream = None  # the app finds out itself what is wrong, and says so
        if stream is None:
            await self.app(scope, receive, send)
            return
        try:
            if str(scope["type"]) == "websocket":
                with self._gate.proxied(ASGIConnection(scope)) as allowed:
                    if allowed:
                        await self._splice(scope, stream)
                    else:
                        await send({"type": "websocket.close", "code": 4003, "reason": ""})
            else:
                await self._pass_on(scope, receive, send, stream)
        finally:
            stream[1].close()
            del self._open[stream[1]]

    def part_from(self, alive: set[int]) -> None:
        """End what is passed on to processes that are dead: a frozen one would never do it."""
        for writer, process in self._open.items():
            if process not in alive:
                writer.transport.abort()  # it takes nothing more that could be waited for

    async def _elsewhere(self, scope: Scope) -> Stream | None:
        """A connection to the process that has the table, if that is not this one."""
        path = scope["path"]
        found = TABLE.fullmatch(path)
        table = (found[1] or found[2]) if found else None
        if TELEVISIONS.fullmatch(path):
            table = SCREENS
        if table is None:
            return None
        if table in self._hub.sessions:
            return None
        connection: Incoming = ASGIConnection(scope)
        self._gate.count(self._limit(scope), connection)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (there := await self._hub.place(table)) is not None:
                with suppress(OSError):  # it may be dead, and its tables soon somebody else's
                    return await self._connect(there)
                await asyncio.sleep(0.2)
        return None

    def _limit(self, scope: Scope) -> Limit:
        """The limit by which is counted here what is not counted where the table is."""
        if str(scope["type"]) == "websocket":
            return self._gate.connecting
        return self._gate.opening if scope["path"] == OPENING else self._gate.asking

    async def _connect(self, there: Process) -> Stream:
        stream = await connect(there)
        self._open[stream[1]] = there.id
        return stream

    def _head(self, scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
        """The request as the client has sent it, and whose it is."""
        client = scope["client"]
        query = scope["query_string"]
        target = scope["raw_path"] + (b"?" + query if query else b"")
        method = str(scope.get("method", "GET")).encode()
        lines = [(name, value) for name, value in headers if name.lower() not in (SECRET, CLIENT)]
        lines += [
            (SECRET, self._secret.encode()),
            (CLIENT, (client[0] if client else "?").encode()),
        ]
        text = b"".join(name + b": " + value + b"\r\n" for name, value in lines)
        return method + b" " + target + b" HTTP/1.1\r\n" + text + b"\r\n"

    async def _splice(self, scope: Scope, stream: Stream) -> None:
        wire: Wire = scope["extensions"][WIRE]  # type: ignore[index, assignment]
        stream[1].write(self._head(scope, scope["headers"]))
        await spliced(wire, stream[1])

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, stream: Stream) -> None:
        reader, writer = stream
        begun = False

        async def sending(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            async with asyncio.timeout(REPLY_SECONDS):
                body = await _body(receive)
                if len(body) > LARGEST_BODY:
                    await problem(sending, 413, malformed("error-body"))
                    return
                headers = [each for each in scope["headers"] if each[0] != b"connection"]
                writer.write(self._head(scope, [*headers, (b"connection", b"close")]) + body)
                await _reply(reader, sending, scope)
        except (OSError, h11.RemoteProtocolError):
            if begun:
                raise
            await problem(send, 503, illegal("error-restarting"))

    async def ask(
        self, there: Process, path: str, body: bytes | None = None, client: str = "?"
    ) -> bytes:
        """Ask another process for something on behalf of a client; a RuleError if it refuses."""
        method = "GET" if body is None else "POST"
        head = (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body or b""))
        scope: Any = {
            "client": (client, 0), "query_string": b"", "raw_path": path.encode(), "method": method,
        }  # fmt: skip
        reader, writer = await self._connect(there)
        parts: list[Any] = []

        async def keep(message: Any) -> None:
            parts.append(message)

        try:
            async with asyncio.timeout(REPLY_SECONDS):
                headers = ((b"host", b"localhost"), (b"connection", b"close"), *head)
                writer.write(self._head(scope, headers) + (body or b""))
                await _reply(reader, keep, scope)
        except h11.RemoteProtocolError as error:
            raise ConnectionError from error
        finally:
            writer.close()
            del self._open[writer]
        answer = b"".join(part.get("body", b"") for part in parts)
        if parts[0]["status"] >= 400:
            said = from_json(answer, Problem)
            raise illegal(said.message, **said.args)
        return answer


async def nobody_else(
    _there: Process, _path: str, _body: bytes | None = None, _client: str = "?"
) -> bytes:
    """Ask, where there is but one process."""
    raise ConnectionError


def inside(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Let only other processes in."""
    if not connection.scope.get(RELAYED):
        raise NotFoundException


async def connect(there: Process) -> Stream:
    """A connection to another process."""
    host, _, port = there.address.rpartition(":")
    async with asyncio.timeout(CONNECT_SECONDS):
        return await asyncio.open_connection(host.strip("[]"), int(port))


async def _body(receive: Receive) -> bytes:
    body = b""
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionError("the client is gone")
        part: bytes = message.get("body", b"")
        body += part
        if not message.get("more_body") or len(body) > LARGEST_BODY:
            return body[: LARGEST_BODY + 1]


async def _reply(reader: asyncio.StreamReader, send: Send, scope: Scope) -> None:
    """Pass on a response."""
    parser = h11.Connection(h11.CLIENT)
    parser.send(h11.Request(method=str(scope.get("method")), target="/", headers=[("host", "")]))
    parser.send(h11.EndOfMessage())
    begun = False
    while True:
        event = parser.next_event()
        if event is h11.NEED_DATA:
            parser.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            begun = True
            names = (b"connection", b"transfer-encoding", b"date")
            headers = [(name, value) for name, value in event.headers if name not in names]
            await send(
                {"type": "http.response.start", "status": event.status_code, "headers": headers}
            )
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        elif isinstance(event, h11.EndOfMessage):
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        elif not begun:
            raise h11.RemoteProtocolError("no reply")


async def problem(send: Send, status: int, error: RuleError) -> None:
    """A refusal, as the app would send it."""
    body = to_json(Problem(error.kind, error.message, error.args_of_message))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class _End(asyncio.Protocol):
    """One of two connections whose bytes go to the other."""

    def __init__(self, mine: asyncio.Transport, other: asyncio.Transport) -> None:
        self._mine, self._other = mine, other
        self.lost = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        self._other.write(data)

    def eof_received(self) -> None:
        self._other.close()

    def pause_writing(self) -> None:
        self._other.pause_reading()

    def resume_writing(self) -> None:
        self._other.resume_reading()

    def connection_lost(self, _exc: Exception | None) -> None:
        self._other.close()
        if not self.lost.done():  # nobody waits for it any more when the server stops
            self.lost.set_result(None)


async def spliced(wire: Wire, writer: asyncio.StreamWriter) -> None:
    """Copy both ways until both are closed. The handshake is the other process's."""
    client, there = wire.transport, cast("asyncio.Transport", writer.transport)
    ends = _End(client, there), _End(there, client)
    wire.handshake_complete = wire.close_sent = True  # whatever is said, the other process says it
    there.set_protocol(ends[1])
    client.set_protocol(ends[0])
    client.resume_reading()
    there.resume_reading()
    try:
        await asyncio.gather(*(end.lost for end in ends))
    finally:
        client.close()
        there.close()
        wire.connection_lost(None)


class Inside:
    """The same server for what other processes pass on: they know a secret, and whose it is."""

    gate = Gate(behind_proxy=True, limited=False)
    """Their connections are not counted; what they pass on is."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app, self._secret = app, secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(SECRET, b""), self._secret):
            if str(scope["type"]) == "websocket":
                await send({"type": "websocket.close", "code": 4003, "reason": ""})
            else:
                await problem(send, 403, illegal("error-owner"))
            return
        theirs = [each for each in scope["headers"] if each[0] not in (SECRET, CLIENT)]
        client = headers[CLIENT].decode()
        inner: Any = {**scope, "headers": theirs, "client": (client, 0), RELAYED: True}
        await self.app(inner, receive, send)
