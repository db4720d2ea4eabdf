"""Frames as they come in: a few at a time, and every one counts.

The library parses everything that has come at once, and a quarter of a megabyte has room for
forty thousand pings. Here other clients have their turn in between, and one that sends far
more than anybody needs is disconnected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from ..play.light import LightEvent, LightQueue
from ..play.limits import Bucket
from .door import cut_off, leave

FRAMES_PER_SECOND = 100
FRAMES_AT_ONCE = 1000
"""Maximum number of frames, including control frames and parts of messages."""
MOST_PARTS = 256
"""Maximum number of frames of one message."""
SLICE = 1024
"""Number of bytes that are parsed at once."""
NOT_READ, NO_TEXT, TOO_MANY_FRAMES, TOO_MANY_PARTS = 1006, 1007, 1008, 1009
WIRE = "hatbox.wire"
"""The wire's name among the extensions of its scope."""
TEXT, LONG_TEXT, LONGEST_TEXT = 0x81, b"\x81\x7e", b"\x81\x7f"
"""How a frame with a whole message begins, by the size of its length: 1, 2 or 8 bytes."""
GOODBYE_SECONDS = 1.0
"""Seconds for a flooding client to read the reason for its disconnection."""


def _not_at_once(_text: str) -> bool:
    return False


def _head(size: int) -> bytes:
    """The beginning of a frame with a whole message of this size."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 2**16:
        return LONG_TEXT + size.to_bytes(2, "big")
    return LONGEST_TEXT + size.to_bytes(8, "big")


class Wire(WebSocketsSansIOProtocol):
    """One client's WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = LightQueue()  # type: ignore[assignment]
        self.writable = LightEvent(is_set=True)  # type: ignore[assignment]
        self._limit = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._unread = bytearray()
        self._turn: asyncio.Handle | None = None
        self._failed = False
        self._spoke = False
        """Whether a message has come since the last ping was due."""
        self.take: Callable[[str], bool] = _not_at_once
        """Takes a message at once; False if it has to wait in the queue."""
        self.limited: Callable[[str], None] | None = None
        """Told of a limit that the client has met, as soon as it is known whose it is."""

    def connection_lost(self, exc: Exception | None) -> None:
        leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def settle(self) -> None:
        """Forget the request, a tenth of the memory of a connection that is open for hours."""
        self.scope["headers"] = []
        self.request.headers.clear()  # the library's parser holds on to it
        del self.request, self.response

    def hang_up(self) -> None:
        """End the application's part, which closes the connection."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NOT_READ, "reason": ""})

    def write(self, texts: list[bytes]) -> bool:
        """Send messages at once; False if the reader is behind, or the connection is closing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([_head(len(text)) + text for text in texts]))
        return True

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there, if it has said nothing meanwhile."""
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._turn is None:
            self._read()

    def _read(self) -> None:
        """Parse a slice, unless messages of the last one are still waiting."""
        self._turn = None
        if self.read_paused or self.transport.is_closing():
            return
        part = bytes(self._unread[:SLICE])
        del self._unread[:SLICE]
        super().data_received(part)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # No handshake: the library would leave such a connection open for ever.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return
        self._go_on()

    def _go_on(self) -> None:
        """Parse the next slice when other clients have had their turn; read nothing until then."""
        gone = self.conn.eof_sent or self.transport.is_closing()
        if gone or self.read_paused or self._turn is not None:
            return
        if self._unread:
            self.transport.pause_reading()
            self._turn = self.loop.call_soon(self._read)
        else:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """One after the other: what came in one piece with a reason for closing is dropped."""
        now = self.loop.time()
        for event in self.conn.events_received():
            if self._failed:
                return
            if not self._limit.allows(now):
                self._flooded(TOO_MANY_FRAMES, "too-many-frames")
                return
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.handle_text(event)  # nearly all that comes: this is the shorter way
                continue
            self.conn.events.append(event)
            super().handle_events()
            if len(self.frames) > MOST_PARTS:
                self._flooded(TOO_MANY_PARTS, "too-many-parts")

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; the library would fail at a wrong one that a close follows."""
        self._spoke = True
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(NO_TEXT, "not UTF-8")
                return
            if self.queue.empty() and not self.close_sent and self.take(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def _flooded(self, code: int, reason: str) -> None:
        if self.limited is None:
            cut_off(self, reason)
        else:
            self.limited(reason)
        self._fail(code, reason)

    def _fail(self, code: int, reason: str) -> None:
        """Send the reason and close; not at once, or the system would throw the reason away."""
        self._failed = True
        self.conn.fail(code, reason)
        if self.conn.close_sent is None:
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.transport.pause_reading()
        self.close_sent = True
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # the connection has not even been accepted
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def receive(self) -> Any:
        """The next message; between two that came together other clients have their turn."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await super().receive()
        self._go_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._go_on()  # after `websocket.close` the library reads on, for the peer's reply
