"""What stands between two programs: it passes on, delays, resets or swallows what goes through."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from types import TracebackType
from typing import Literal, Self

Backend = tuple[str, int]
Mode = Literal["pass on", "reset", "swallow"]
CHUNK = 65_536
RESET = struct.pack("ii", 1, 0)
"""A connection that lingers for no time is reset instead of closed."""


class Proxy:
    """Takes TCP connections at a port of 127.0.0.1 for some backends, which take turns.

    A backend that is not there is left out. What `pass_on`, `delay`, `reset` and `swallow` say
    holds for all connections, those that are open included, until another of them is called.
    """

    def __init__(self, *backends: Backend, port: int = 0) -> None:
        self._backends = [*backends]
        self.port = port
        self.taken = 0
        """Number of connections that have come."""
        self._mode: Mode = "pass on"
        self._delay = 0.0
        self._server: asyncio.Server | None = None
        self._links: set[_Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def pass_on(self) -> None:
        """Everything goes through at once; what has lost bytes meanwhile is cut."""
        self._mode, self._delay = "pass on", 0.0
        for link in [*self._links]:
            if link.lost:
                link.cut()

    def delay(self, seconds: float) -> None:
        """Everything goes through, each way so much later."""
        self.pass_on()
        self._delay = seconds

    def reset(self) -> None:
        """All connections are cut, and each new one."""
        self._mode = "reset"
        self.cut()

    def swallow(self) -> None:
        """Connections stay open, and new ones are taken, but nothing comes through."""
        self._mode = "swallow"

    def cut(self) -> None:
        """All connections are cut; what comes next is treated as before."""
        for link in [*self._links]:
            link.cut()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.taken += 1
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        link = _Link(writer)
        self._links.add(link)
        try:
            await self._serve(link, reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # one of the two has gone, or the proxy ends
        finally:
            link.cut()
            self._links.discard(link)
            self._tasks.discard(task)

    async def _serve(
        self, link: _Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if self._mode == "reset":
            return
        while self._mode == "swallow" and not link.is_cut:
            link.lost = True  # a backend that was never reached: nothing can go on later
            if not await reader.read(CHUNK):
                await asyncio.sleep(0.05)
        if link.lost:
            return
        there = await self._reach()
        if there is None:
            return
        link.writers.append(there[1])
        async with asyncio.TaskGroup() as both:
            both.create_task(self._copy(link, reader, there[1]))
            both.create_task(self._copy(link, there[0], writer))

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next backend that is there."""
        for _ in self._backends:
            backend = self._backends.pop(0)
            self._backends.append(backend)
            with suppress(OSError):
                return await asyncio.open_connection(*backend)
        return None

    async def _copy(
        self, link: _Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Copy one way, in order, until the end."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if self._mode == "swallow":
                    link.lost = True
                elif data:
                    writer.write(data)
                    await writer.drain()
                else:
                    with suppress(OSError):
                        writer.write_eof()
                if not data:
                    return

        delivering = asyncio.create_task(deliver())
        try:
            data = b"-"
            while data:
                try:
                    data = await reader.read(CHUNK)
                except OSError:
                    link.cut()  # one side was reset: so is the other
                    return
                waiting.put_nowait((loop.time() + self._delay, data))
            with suppress(OSError):
                await delivering
        finally:
            delivering.cancel()


class _Link:
    """The two ends of a connection."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.writers = [writer]
        self.lost = False
        """Whether bytes of it were swallowed."""
        self.is_cut = False

    def cut(self) -> None:
        self.is_cut = True
        for writer in self.writers:
            end: socket.socket = writer.get_extra_info("socket")
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()
