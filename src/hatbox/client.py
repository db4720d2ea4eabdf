"""A client of the game server: the reference for writing another client, or a bot.

    ticket = await Client.quick(url, game="not-a-hat", name="Ana", language="en")
    async with Client(url, ticket) as client:
        async for news in client.news():
            if news.question:
                await client.answer(news.question, client.options(news.question)[0])

It reconnects by itself, says what it saw last, and sends unacknowledged commands again. The key
of a command ensures that it happens once. In the same way the token, which the client chooses
itself, ensures that a repeated request for a place gets the same place.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.request
import uuid
from collections.abc import AsyncIterator
from contextlib import suppress
from http.client import HTTPException
from typing import Any, NamedTuple, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .games import GAMES
from .kernel.errors import RuleError
from .kernel.written import to_json
from .server.protocol import messages
from .server.protocol.changes import Sight
from .server.protocol.messages import PROTOCOL

FINAL = ("replaced", "kicked", "gone", "version", "refused")
"""Reasons for closing a connection after which there is no use in coming back."""
LARGEST_NEWS = 2**24
"""Maximum size of a message: a client that returns to a long game may have missed a lot."""
PAUSES = (0.1, 0.5, 2.0)
"""Seconds to wait before each further request for a place."""
PASSING = ("error-restarting", "error-store", "error-newer")
"""Refusals that are over in a while: to ask again is worth it."""
AGAIN_SECONDS = 1.0
"""Seconds until a command is sent again that the server could not store."""


class Ticket(NamedTuple):
    """Everything needed to come back to a table; without a token, to watch."""

    table: str
    token: str | None
    member: int | None


class LeftError(Exception):
    """The server has closed the connection for good."""


class Client:
    """One seat, or one spectator, at one table."""

    def __init__(self, url: str, ticket: Ticket, *, last: int = 0) -> None:
        self.url = url.rstrip("/")
        self.ticket = ticket
        self.last = last
        """The number of the last news that was received."""
        self.lobby: Any = None
        self.latest: Any = None
        """The last news."""
        self.over: Any = None
        self.word: Any = None
        """The last word of the person who runs the server."""
        self.said: list[Any] = []
        self.claims: list[Any] = []
        """The claims that stand, true or not."""
        self.waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self.left: LeftError | None = None
        """The reason why the server has closed the connection for good."""
        self._sight = Sight()
        self._news: asyncio.Queue[Any] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._greeted = asyncio.Event()
        self._repeating: asyncio.Task[None] | None = None

    # --- Connecting ---------------------------------------------------------------------

    @staticmethod
    async def request(url: str, path: str, body: Any = None) -> Any:
        """An HTTP request; a RuleError if the server refuses it."""

        def run() -> Any:
            data = None if body is None else json.dumps(body).encode()
            headers = {"Content-Type": "application/json"}
            wanted = urllib.request.Request(url.rstrip("/") + path, data, headers)  # noqa: S310
            try:
                with urllib.request.urlopen(wanted, timeout=30) as answer:  # noqa: S310
                    return json.loads(answer.read())
            except urllib.error.HTTPError as error:
                problem = json.loads(error.read())
                raise RuleError(problem["kind"], problem["message"], **problem["args"]) from None

        return await asyncio.to_thread(run)

    @classmethod
    async def place(cls, url: str, path: str, body: dict[str, Any]) -> Ticket:
        """Ask for a place, and ask again if the reply was lost."""
        body = {"token": secrets.token_urlsafe(24)} | body
        for pause in PAUSES:
            try:
                return Ticket(**await cls.request(url, path, body))
            except (OSError, HTTPException, ValueError):
                pass
            except RuleError as error:
                if error.message not in PASSING:
                    raise
            await asyncio.sleep(pause)
        return Ticket(**await cls.request(url, path, body))

    @classmethod
    async def open(
        cls, url: str, settings: Any, name: str, language: str = "en", **more: Any
    ) -> Ticket:
        """Open a new table."""
        body = {"settings": settings, "name": name, "language": language} | more
        return await cls.place(url, "/api/tables", body)

    @classmethod
    async def join(
        cls, url: str, table: str, name: str, language: str = "en", **more: Any
    ) -> Ticket:
        """Take a place at a table: `spectate=True` to watch, `program=True` for a bot."""
        body = {"name": name, "language": language} | more
        return await cls.place(url, f"/api/tables/{table}/join", body)

    @classmethod
    async def quick(cls, url: str, game: str, name: str, **more: Any) -> Ticket:
        """A game against bots, which begins when its player connects."""
        body = {"game": game, "name": name, "language": "en"} | more
        return await cls.place(url, "/api/quick", body)

    @classmethod
    async def renew(cls, url: str, ticket: Ticket) -> Ticket:
        """A new token for the same place: anybody else who had the old one is logged out."""
        body = {"token": ticket.token, "new": secrets.token_urlsafe(24)}
        return await cls.place(url, f"/api/tables/{ticket.table}/token", body)

    async def __aenter__(self) -> Self:
        """Connect; a LeftError if the server refuses."""
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        await self._greeted.wait()
        if self.left is not None:
            await self.__aexit__()
            raise self.left
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        """Connect (again), however long it takes, and send again what was not acknowledged."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.ticket.table}/ws"
        pause = 0.05
        while True:
            try:
                self._socket = await connect(address, max_size=LARGEST_NEWS, compression=None)
                hello = messages.Hello(PROTOCOL, self.ticket.token, self.last)
                await self._socket.send(to_json(hello).decode())
                for frame, _ in list(self.waiting.values()):
                    await self._socket.send(frame.decode())
                return
            except (OSError, WebSocketException):
                await asyncio.sleep(pause)
                pause = min(pause * 2, 2)

    async def _read(self) -> None:
        while True:
            assert self._socket is not None
            try:
                async for frame in self._socket:
                    self._hear(json.loads(frame))
            except ConnectionClosed:
                pass
            except LeftError as left:
                self._leave(left)
                return
            await self._connect()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.lobby = message["lobby"]
                self._greeted.set()
            case "lobby":
                self.lobby = message
            case "view" | "news":
                self.last = message["number"]
                self.said += [line for line in message.get("told", ()) if "phrase" in line]
                for each in (message, *message.get("events", ())):
                    self.claims = each.get("claims", self.claims)
                self.latest = self._sight.take(message)
                if self.last:  # otherwise it is the table before the deal
                    self._news.put_nowait(self.latest)
            case "ack":
                self._settle(message["key"], None)
            case "failed":
                self._fail(message)
            case "said":
                self.said.append(message)
                self.last = message.get("number", self.last)
                self.claims = message.get("claims", self.claims)
            case "announced":
                self.word = message
            case "over":
                self.over = message
                self._news.put_nowait(None)
            case "bye" if message["reason"] in FINAL:
                raise LeftError(message["reason"])

    def _fail(self, message: dict[str, Any]) -> None:
        if message["message"] == "error-store":
            loop = asyncio.get_running_loop()
            loop.call_later(AGAIN_SECONDS, self._repeat, message["key"], self._socket)
            return
        error = RuleError(message["kind"], message["message"], **message["args"])
        self._settle(message["key"], error)

    def _repeat(self, key: str | None, socket: ClientConnection | None) -> None:
        """Send a command again for which the server had no room; with its key it happens once.

        Over another connection it has been sent again already: of two, one could be refused.
        """
        if key is not None and key in self.waiting and socket is self._socket:
            self._repeating = asyncio.ensure_future(self._transmit(self.waiting[key][0]))

    async def _transmit(self, frame: bytes) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again after reconnecting
                await self._socket.send(frame.decode())

    def _settle(self, key: str | None, error: RuleError | None) -> None:
        _, future = self.waiting.pop(key or "", (b"", None))
        if future is None or future.done():
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    def _leave(self, left: LeftError) -> None:
        for _, future in self.waiting.values():
            if not future.done():
                future.set_exception(left)
        self.left = left
        self._greeted.set()
        self._news.put_nowait(None)

    # --- Playing ------------------------------------------------------------------------

    async def news(self) -> AsyncIterator[Any]:
        """The news for this seat, as plain dictionaries, until the game is over.

        Each has the whole `view` after its `events`, however the server sent it.
        """
        while (news := await self._news.get()) is not None:
            yield news

    async def command(self, command: dict[str, Any], key: str | None = None) -> None:
        """Send a command and wait until it is acknowledged; a RuleError if it is refused."""
        if self.left is not None:
            raise self.left
        key = key or uuid.uuid4().hex
        frame = json.dumps({**command, "key": key}).encode()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[key] = frame, future
        await self._transmit(frame)
        await future

    async def answer(self, question: dict[str, Any], answer: dict[str, Any]) -> None:
        """Answer a question with one of its options."""
        await self.command({"type": "play", "question": question["number"], "answer": answer})

    def options(self, question: dict[str, Any]) -> list[dict[str, Any]]:
        """The options of a question, also where any face may be named."""
        return options(self.lobby["settings"]["game"], question)


def options(game: str, question: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of a question in this game."""
    naming = question["naming"]
    if naming is None:
        return list(question["options"])
    faces = sorted({*GAMES[game].faces, *naming.get("more", ())})
    return [option | {naming["field"]: face} for face in faces for option in question["options"]]
