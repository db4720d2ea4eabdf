"""HTTP connections as they come in: bounded in number and in time, and read strictly."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .gate import Gate, counted

SECONDS = {"head": 10, "body": 20, "reply": 120}
"""Seconds for a client to send a request, counted from the connection on or from the reply before;
for the request's body; and to take the reply."""
LARGEST_HEAD = 16 * 1024
MOST_HEADERS = 100


class _Strict(h11.Connection):
    """Refuses requests that another program could understand differently, or that are work."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = [name for name, _ in event.headers]
            # Two programs in a row may disagree where a request with both lengths ends. Chunks
            # of a byte are work for nothing, and a client that writes JSON knows its length.
            if b"transfer-encoding" in names:
                raise h11.RemoteProtocolError("a body has a length")
            if len(names) > MOST_HEADERS:
                raise h11.RemoteProtocolError("too many headers")
        return event


def _address(protocol: Any) -> tuple[Gate, str | None]:
    """The gate, and the address that it counts a connection by; behind a proxy that is its own."""
    gate: Gate = protocol.config.app.gate
    known = protocol.client is not None and not gate.behind_proxy
    return gate, counted(protocol.client[0]) if known else None


def enter(protocol: Any) -> bool:
    """Count a connection; whether it may stay."""
    gate, address = _address(protocol)
    return address is None or gate.enter(address)


def leave(protocol: Any) -> None:
    """A connection has ended, as HTTP or as a WebSocket."""
    gate, address = _address(protocol)
    if address is not None:
        gate.leave(address)


def cut_off(protocol: Any, why: str) -> None:
    """A connection has met a limit before it is known whose it is."""
    gate, address = _address(protocol)
    gate.cut_off(why, address or "?")


class Door(H11Protocol):
    """One HTTP connection, until it becomes a WebSocket."""

    seconds: ClassVar = SECONDS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = _Strict(h11.SERVER, LARGEST_HEAD)
        self._awaited: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if enter(self):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read no more at once than a head may have, or a longer one would be noticed too late."""
        for start in range(0, len(data), LARGEST_HEAD):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[start : start + LARGEST_HEAD])
            if self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
                # No browser asks before it has the reply: what waits here would fill the memory.
                self.cycle.keep_alive = False
                break
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Set the time limit for what must come next."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        theirs = self.conn.their_state
        self._await(
            "head" if theirs is h11.IDLE else "body" if theirs is h11.SEND_BODY else "reply"
        )

    def _await(self, what: str | None) -> None:
        if what == self._awaited:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        self._awaited, self._deadline = what, None
        if what is not None:
            self._deadline = self.loop.call_later(self.seconds[what], self._late)

    def _late(self) -> None:
        """End a connection; browsers, too, open some for later and send nothing."""
        if self._awaited != "head" or self.conn.trailing_data[0]:
            cut_off(self, f"slow-{self._awaited}")
        self.transport.abort()
