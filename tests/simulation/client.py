"""The shipped client; only its HTTP goes through the loop instead of a thread."""

from __future__ import annotations

import asyncio
import json
from http.client import IncompleteRead
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hatbox.client import LARGEST_NEWS, Client, Ticket
from hatbox.kernel.errors import RuleError
from hatbox.kernel.written import to_json
from hatbox.server.protocol import messages

PATIENCE = 30
"""Seconds that the shipped client waits for a reply."""


async def fetch(url: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
    """An HTTP request: the status and the body; an error if the connection is lost."""
    place = urlsplit(url)
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            data = b"" if body is None else json.dumps(body).encode()
            head = {
                "Host": place.netloc,
                "Connection": "close",
                "Content-Type": "application/json",
                "Content-Length": str(len(data)),
            }
            lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1"]
            lines += [f"{name}: {value}" for name, value in (head | headers).items()]
            writer.write("\r\n".join([*lines, "", ""]).encode() + data)
            whole = await reader.read(-1)
        finally:
            writer.close()
    start, gap, content = whole.partition(b"\r\n\r\n")
    said = dict(line.lower().split(b": ", 1) for line in start.split(b"\r\n")[1:])
    if not gap or len(content) < int(said.get(b"content-length", 0)):
        raise IncompleteRead(whole)
    return int(start.split()[1]), content


class Player(Client):
    """A client that remembers every message that it got."""

    def __init__(self, url: str, ticket: Ticket) -> None:
        super().__init__(url, ticket)
        self.heard: list[dict[str, Any]] = []
        """Everything, the oldest first."""
        self.shown: list[tuple[int, dict[str, Any]]] = []
        """The number and the whole view after each news."""
        self.moved = 0.0
        """The time of the last news."""
        self.asked_to_uncover: asyncio.Queue[int] = asyncio.Queue()
        self.next: int | None = None
        """The seat that a shared device is for."""

    @staticmethod
    async def request(url: str, path: str, body: Any = None) -> Any:
        try:
            status, content = await fetch(url, path, body)
        except TimeoutError as error:
            raise OSError("no reply") from error
        answer: Any = json.loads(content) if content else None
        if status >= 400 and "kind" not in answer:
            raise OSError(f"not ready: {status}")
        if status >= 400:
            raise RuleError(answer["kind"], answer["message"], **answer["args"])
        return answer

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        super()._hear(message)
        if message["type"] in ("view", "news"):
            self.shown.append((message["number"], self.latest["view"]))
        if message["type"] in ("news", "over"):
            self.moved = asyncio.get_running_loop().time()
        if message["type"] == "hand-to":
            self.next = message["seat"]
            self.hand_on()

    def hand_on(self) -> None:
        """A shared device is for somebody, who uncovers it."""
        if self.next is not None:
            self.asked_to_uncover.put_nowait(self.next)


class Television(Player):
    """A screen for a whole room: its hello says so, and it sends nothing else."""

    async def _connect(self) -> None:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.ticket.table}/ws"
        while True:
            try:
                self._socket = await connect(address, max_size=LARGEST_NEWS, compression=None)
                hello = messages.Hello(messages.PROTOCOL, self.ticket.token, self.last, screen=True)
                await self._socket.send(to_json(hello).decode())
            except (OSError, WebSocketException):
                await asyncio.sleep(1)
            else:
                return
