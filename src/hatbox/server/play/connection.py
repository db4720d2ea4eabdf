"""One client: messages go out at once, or wait in a bounded queue of its own for a slow reader."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from ...kernel.written import to_json
from ..protocol.messages import Bye, Message
from .light import LightQueue

QUEUE = 256
BACKLOG = 2**20
"""Maximum numbers of messages, and of bytes, that may wait for a reader; then it is dropped."""


class Screen(NamedTuple):
    """A television, and the digest of the link's secret with which it came, if it had one."""

    key: str | None = None


def _nobody(_limit: str) -> None:
    """Nobody is told."""


def _not_at_once(_frames: list[bytes]) -> bool:
    return False


class Connection:
    """A client, as a table knows it."""

    def __init__(
        self, member: int | None, token: str | None = None, screen: Screen | None = None
    ) -> None:
        self.member = member
        self.token = token
        """The digest of the token that it came with."""
        self.screen = screen
        """Set if it shows the table to a whole room, without a seat."""
        self.write: Callable[[list[bytes]], bool] = _not_at_once
        """Sends messages at once, in one piece; False if they have to wait."""
        self.limited: Callable[[str], None] = _nobody
        """Told of a limit that the client has met."""
        self._held: list[bytes] | None = None
        """Messages that go out together with others, which are being made."""
        self.shown: Watcher | Literal["nothing"] = "nothing"
        """The seat whose view it has, and which news therefore go on from."""
        self.uncovered: int | None = None
        """The member whose view a device that is passed on shows; None while it is covered."""
        self.next: Seat | None = None
        """The seat that should get such a device next, as it was told."""
        self._queue: LightQueue[bytes | None] = LightQueue()
        self.start: Callable[[], None] | None = None
        """Starts the sender when a message has to wait, which few connections ever need."""
        self.waiting = 0
        """Bytes that have not gone out yet."""
        self.sent = 0
        """Messages that have gone out."""
        self.closing = False

    def send(self, message: Message) -> None:
        """Send a message, or let it wait for a slow reader. One that is too slow is dropped."""
        if not self.closing:
            self.send_written(to_json(message))

    def send_written(self, frame: bytes) -> None:
        """Send a message that is the same for others, and therefore written once."""
        if self.closing:
            return
        if self._held is not None:
            self._held.append(frame)
        else:
            self._go([frame])

    def hold(self) -> None:
        """Keep messages until `release`: one write for several takes much less time."""
        self._held = []

    def release(self) -> None:
        """Send the messages that were kept."""
        held, self._held = self._held, None
        if held:
            self._go(held)

    def _go(self, frames: list[bytes]) -> None:
        if not self.waiting and self.write(frames):
            self.sent += len(frames)
            return
        for frame in frames:
            # A client that comes back to a long game may be sent more than that at once.
            if self._queue.qsize() > QUEUE or self.waiting > BACKLOG:
                self.close(Bye("too-slow"))
                return
            self._put(frame)

    def close(self, bye: Bye) -> None:
        """Send the last message. Messages that still wait for a slow reader are thrown away."""
        self.release()
        if self.closing:
            return
        self.closing = True
        if bye.reason == "too-slow":
            self._queue.clear()
            self.limited("too-slow")
        self._put(to_json(bye))
        self._queue.put_nowait(None)

    def _put(self, frame: bytes) -> None:
        self.waiting += len(frame)
        self._queue.put_nowait(frame)
        if self.start is not None:
            start, self.start = self.start, None
            start()

    async def pump(self, write: Callable[[bytes], Awaitable[None]]) -> None:
        """The sender of messages that had to wait: runs until the connection is closed."""
        while (frame := await self._queue.get()) is not None:
            await write(frame)
            self.waiting -= len(frame)
            self.sent += 1
