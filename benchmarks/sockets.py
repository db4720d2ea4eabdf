"""Clients as light as possible: the processor time that they use is missing for the server."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from typing import Any

TEXT, BINARY, PING, PONG = 0x1, 0x2, 0x9, 0xA


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
        content = await reader.readexactly(int(length))
        if b" 20" not in status:
            raise RuntimeError(f"{path}: {content.decode()}")
        answer: dict[str, Any] = json.loads(content)
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Socket(asyncio.Protocol):
    """A WebSocket with only what a game needs."""

    path: str

    def __init__(self) -> None:
        self._transport: asyncio.Transport
        self._buffer = b""
        self._open = False

    def opened(self) -> None:
        """The server has accepted the connection."""

    def heard(self, message: bytes) -> None:
        """The server has sent a message."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
            self.opened()
        self._frames()

    def _frames(self) -> None:
        """Read all complete frames; a server's frames are not masked."""
        buffer, start = self._buffer, 0
        while len(buffer) >= start + 2:
            size, body = buffer[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if len(buffer) < body + size:
                break
            kind, content = buffer[start] & 15, buffer[body : body + size]
            if kind == PING:
                self.send(content, PONG)
            elif kind in (TEXT, BINARY):
                self.heard(content)
            start = body + size
        self._buffer = buffer[start:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a frame with a mask of zeros, which the protocol allows and which costs nothing."""
        size = len(message)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2)
        self._transport.write(bytes([128 | kind]) + length + bytes(4) + message)

    def close(self) -> None:
        self._transport.close()
