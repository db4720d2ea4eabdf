"""The server on a socket."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Literal

import uvicorn
from litestar import Litestar

from ..play.fellows import Fellows
from ..play.hub import Hub
from ..play.limits import Bucket
from ..protocol.messages import LARGEST_FRAME
from .door import Door
from .guard import Guard
from .relay import Inside, Relay
from .wire import Wire

log = logging.getLogger("hatbox.server")
PATIENCE_SECONDS = 60
"""Seconds after which the system drops a client that has taken nothing, even within a message."""
GOODBYE_SECONDS = 1.0
"""Seconds for clients to read that the server restarts."""
STOP_SECONDS = 15.0
"""Maximum seconds that stopping takes, even if the disk does not answer."""
SWITCH_SECONDS = 0.0005
"""Maximum seconds that the store's thread waits for the interpreter while clients are served."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system may hold for one reader; beyond that we know that it is slow."""


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Run on the quickest event loop available, without the garbage collector's long pauses.

    A game leaves no cyclic garbage: looking for some finds nothing, and everybody waits a
    tenth of a second meanwhile. Connections do, so the collector runs after many of them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 10, 1_000)
    sys.setswitchinterval(SWITCH_SECONDS)
    if sys.platform == "win32":
        asyncio.run(serving)
    else:
        import uvloop  # noqa: PLC0415 there is none for Windows

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serving)


def listen(host: str, port: int) -> socket.socket:
    """A socket that clients can connect to."""
    six = ":" in host  # then for IPv4 too, where the system can
    listener = socket.create_server(
        (host, port),
        family=socket.AF_INET6 if six else socket.AF_INET,
        dualstack_ipv6=six and socket.has_dualstack_ipv6(),
        backlog=2048,
    )
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    # News do not wait until the client has confirmed the message before; uvloop does it by itself.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # every connection inherits it, where there is one
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE_SECONDS * 1000)
    return listener


class _Polite(uvicorn.Server):
    """Stops in a few seconds: nobody new, the last moves, goodbye to everybody."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self._hub = hub

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()  # to stop is what it was asked to: no failure

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        limit = threading.Timer(STOP_SECONDS, _give_up)
        limit.daemon = True
        limit.start()
        for accepting in self.servers:
            accepting.close()
        sessions = self._hub.sessions.values()
        leaving = [each for session in sessions for each in session.audience.connections]
        await self._hub.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(each.waiting for each in leaving):
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)
        if not self.force_exit:  # who does not want to wait has left the database open
            limit.cancel()


def _give_up() -> None:
    """End the process at once: a thread that waits for the disk would hold it for ever."""
    log.error(
        "stopped after %(seconds)d seconds although the disk does not answer; "
        "what was acknowledged is safe, what was being written may be lost",
        {"seconds": STOP_SECONDS},
    )
    os._exit(1)


def server(app: Litestar) -> uvicorn.Server:
    """A server that runs until a signal ends it."""
    guard = Guard(app.state.relay or app, app.state.gate)
    logging.getLogger("uvicorn.error").addFilter(_few)
    return _Polite(_config(guard), app.state.hub)


def _config(app: Any, lifespan: Literal["auto", "off"] = "auto") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan=lifespan,
        log_config=None,  # the caller decides how the server logs
        log_level="warning",
        access_log=False,
        http=Door,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # the gate decides whose word about an address counts
        timeout_graceful_shutdown=3,
    )


class _Inner(uvicorn.Server):
    """The server for the other processes, which ends with the one for everybody."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def shared(app: Litestar, internal: socket.socket) -> AsyncIterator[None]:
    """Be one of the processes that share a database; the others reach this one at `internal`."""
    hub: Hub = app.state.hub
    leases = hub.world.store.leases
    assert leases is not None
    secret = await leases.secret("relay")
    app.state.relay = Relay(app, hub, app.state.gate, secret)
    app.state.ask = app.state.relay.ask
    guard = Guard(app, app.state.gate)
    inner = _Inner(_config(Inside(guard, secret), lifespan="off"))
    serving = asyncio.create_task(inner.serve(sockets=[internal]))
    host, port = internal.getsockname()[:2]
    address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

    def meet(alive: set[int]) -> None:
        app.state.relay.part_from(alive)
        app.state.gate.share = max(1, len(alive))

    fellows = Fellows(hub, leases, address, meet)
    hub.leave = fellows.leave
    try:
        await fellows.enter()
        yield
    finally:
        inner.should_exit = True
        await serving


_LINES = Bucket(rate=1, burst=60)


def _few(record: logging.LogRecord) -> bool:
    """Leave out most lines about what clients send, so that nobody fills the disk with them."""
    clients = record.getMessage().startswith(("Invalid HTTP", "Unsupported upgrade"))
    return not clients or _LINES.allows(time.monotonic())


def raise_file_limit() -> int | None:
    """Let the server have as many open files as it may; their number, if the system has one."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 there is none for Windows

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS says that there is no limit, and has one
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
