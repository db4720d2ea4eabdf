"""One client: a bounded queue and a sender of its own, so that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ..kernel.written import to_json
from .messages import Bye, Message

QUEUE = 256
"""Messages that may wait for a reader before it counts as gone."""


class Connection:
    """What a table knows of a client."""

    def __init__(self, member: int | None) -> None:
        self.member = member
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closing = False
        self.attached = asyncio.Event()
        """Before that, nobody listens to its commands."""

    def send(self, message: Message) -> None:
        """Hand a message to the sender; never waits. A reader that is too slow is dropped."""
        if self.closing:
            return
        try:
            self._queue.put_nowait(to_json(message))
        except asyncio.QueueFull:
            self.close(Bye("too-slow"))

    def close(self, bye: Bye) -> None:
        """The last message. What still waits for a slow reader is thrown away."""
        if self.closing:
            return
        self.closing = True
        if self._queue.qsize() > QUEUE - 2:
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(to_json(bye))
        self._queue.put_nowait(None)

    async def pump(self, write: Callable[[bytes], Awaitable[None]]) -> None:
        """The sender: runs until the connection is closed."""
        while (frame := await self._queue.get()) is not None:
            await write(frame)
