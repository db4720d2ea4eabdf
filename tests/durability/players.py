"""Scripted people who play whatever happens to the server, and remember what it said."""

from __future__ import annotations

import asyncio
import http.client
import json
import urllib.request
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from websockets.exceptions import ConnectionClosed

from hatbox.client import Client, Ticket
from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from hatbox.server.play.tokens import digest, new_token

from .history import History, Seen, Sent

T = TypeVar("T")
Door = Callable[[], str]
"""Gives the address of a server process that is there, as a load balancer chooses it."""
DOOR_SECONDS = 5.0
"""Seconds until a client that is not let in tries another process."""
TROUBLE = ("error-internal", "error-restarting", "error-store")
"""What a server says that has trouble itself: nobody knows whether the command has happened."""
NOT_NOW = (*TROUBLE, "error-too-fast")
"""Replies after which a command is worth sending again."""
REMEMBERED = 20
INVENTED: tuple[dict[str, Any], ...] = (
    {"do": "offer", "slot": 77},
    {"do": "give", "gift": "no such gift"},
    {"do": "accept"},
)
SAYINGS: tuple[dict[str, Any], ...] = (
    {"phrase": "my-card-is", "slot": 0, "card": "bone"},
    {"phrase": "my-card-is", "slot": 1, "card": "fish"},
    {"phrase": "my-card-is", "slot": 1, "card": "no such card"},
)


@dataclass(frozen=True)
class Kind:
    """A kind of table: a game, its people and its bots."""

    game: str
    people: int
    bots: int


KINDS = (
    Kind("antayagi-80", 1, 3),
    Kind("antayagi-65", 1, 2),
    Kind("antayagi-80", 3, 0),
    Kind("not-a-hat", 3, 0),
    Kind("not-a-hat", 4, 0),
    Kind("not-a-hat", 1, 2),
)


async def insisting(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask again until the server is there to answer, and has no trouble."""
    while True:
        try:
            return await ask()
        except (OSError, http.client.HTTPException, ValueError):
            await asyncio.sleep(0.1)
        except RuleError as error:
            if error.message not in NOT_NOW:
                raise
            await asyncio.sleep(0.2)


class Guest(Client):
    """A client that comes back to whichever process is there."""

    def __init__(
        self, door: Door, ticket: Ticket, troubled: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(door(), ticket)
        self._door, self._troubled = door, troubled

    def _fail(self, message: dict[str, Any]) -> None:
        if message["message"] in TROUBLE:
            self._troubled()
        super()._fail(message)

    async def _connect(self) -> None:
        while True:
            self.url = self._door()
            with suppress(TimeoutError):
                async with asyncio.timeout(DOOR_SECONDS):
                    await super()._connect()
                    return

    def cut(self) -> None:
        """Lose the connection."""
        if self._socket is not None:
            self._socket.transport.abort()

    def stop_reading(self) -> None:
        if self._socket is not None:
            self._socket.transport.pause_reading()

    def read_on(self) -> None:
        if self._socket is not None:
            self._socket.transport.resume_reading()

    async def send_once_more(self, command: dict[str, Any], key: str) -> None:
        """As a network does it that delivers late and twice; nobody waits for an answer."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps({**command, "key": key}))


class Game:
    """One game at one table, from its opening to its record."""

    def __init__(self, door: Door, kind: Kind, rng: Random, hurry: asyncio.Event) -> None:
        self.door = door
        self.kind = kind
        self.rng = rng
        self.begins = rng.random() < 0.5
        """Whether the game begins by itself; otherwise the host starts it."""
        self.hurry = hurry
        """Set when a game that waits for clocks may be ended by agreement."""
        self.unruly: Callable[[], float] = lambda: 0.1
        """Chance of each mistake that people and networks make."""
        self.acknowledged = 0
        self.noted: Callable[[Sent], None] = lambda _sent: None
        """Told of each command whose outcome is known."""
        self.troubled: Callable[[], None] = lambda: None
        """Called whenever the server says that it has trouble."""
        self.people: list[Person] = []
        self.history: History | None = None

    async def play(self) -> None:
        """Play it to the end."""
        tickets = await self.gather()
        kind = self.kind
        history = History(tickets[0].table, kind.game, kind.bots == 0 and kind.game == "not-a-hat")
        for ticket in tickets:
            assert ticket.token is not None
            assert ticket.member is not None
            history.joined[ticket.member] = digest(ticket.token).hex()
        self.history = history
        self.people = [Person(self, history, ticket) for ticket in tickets]
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())
        history.record = await insisting(lambda: self.record(history.table))
        history.over = True

    async def gather(self) -> list[Ticket]:
        """A table and its people."""
        kind = self.kind
        settings = {
            "game": kind.game,
            "players": kind.people + kind.bots,
            "window": 2,
            "pace": 400,
            "telling": 0,
            "begins": self.begins,
        }
        host = await self._come("/api/tables", {"settings": settings})
        path = f"/api/tables/{host.table}/join"
        others = await asyncio.gather(*(self._come(path, {}) for _ in range(1, kind.people)))
        return [host, *others]

    async def _come(self, path: str, wanted: dict[str, Any]) -> Ticket:
        """A place; a player who is not sure to have it asks again, and some ask twice anyway."""
        body = {"name": "Ana", "language": "en", "token": new_token()} | wanted
        again = await asyncio.gather(
            *(
                insisting(lambda: Client.request(self.door(), path, body))
                for _ in range(self.rng.choice([1, 1, 2]))
            )
        )
        assert again[0] == again[-1]
        return Ticket(**again[0])

    async def record(self, table: str) -> bytes:
        def fetch() -> bytes:
            address = f"{self.door()}/api/tables/{table}/record"
            with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310
                content: bytes = answer.read()
                return content

        return await asyncio.to_thread(fetch)


class Person:
    """One seat's client: it answers by chance, and makes the mistakes that people make."""

    def __init__(self, game: Game, history: History, ticket: Ticket) -> None:
        assert ticket.member is not None
        self.game, self.rng, self.member = game, game.rng, ticket.member
        self.history = history
        self.seen = Seen(self.member)
        history.seen.append(self.seen)
        self.client = Guest(game.door, ticket, game.troubled)
        self.answered = 0
        self.done: list[tuple[str, dict[str, Any]]] = []
        """The latest answers that were acknowledged."""

    async def play(self) -> None:
        async with self.client:
            if self.member == 0:
                await self._set_up()
            giving_up = asyncio.create_task(self._give_up())
            async for news in self.client.news():
                self.seen.hear(news)
                question = news["question"]
                if question is not None and question["number"] > self.answered:
                    await self._answer(question)
            if not self.game.hurry.is_set():
                giving_up.cancel()
            await asyncio.gather(giving_up, return_exceptions=True)

    async def _set_up(self) -> None:
        """Bots take their seats, and the game begins."""
        for seat in range(self.game.kind.people, self.game.kind.people + self.game.kind.bots):
            command = {"type": "seat-bot", "seat": seat, "bot": "random"}
            key = uuid.uuid4().hex
            await insisting(lambda: self.client.command(command, key))  # noqa: B023 awaited here
        if not self.game.begins:
            await self._send({"type": "start"})

    async def _answer(self, question: dict[str, Any]) -> None:
        options = self.client.options(question)
        self.answered = question["number"]
        if {"do": "pass"} in options and self.game.kind.people > 1 and self.rng.random() < 0.3:
            return  # silence is a pass
        number, rng, unruly = question["number"], self.rng, self.game.unruly()
        if rng.random() < 2 * unruly and GAMES[self.game.kind.game].may_look_back:
            await self._send({"type": "say", **rng.choice(SAYINGS)})
        if rng.random() < unruly:
            await self._send(_play(number, rng.choice(INVENTED)))
        if rng.random() < unruly:
            await self._send(_play(number + 1, rng.choice(options)))
        if rng.random() < unruly and self.done:
            key, command = rng.choice(self.done)
            await self._send(command, key)
        answer = _play(number, rng.choice(options))
        if rng.random() < unruly:
            await self._jumble(answer)
        else:
            await self._send(answer)

    async def _jumble(self, answer: dict[str, Any]) -> None:
        """The answer several times, together with some of long ago, in any order."""
        key = uuid.uuid4().hex
        late = self.rng.sample(self.done, min(2, len(self.done)))
        sending = [self.client.send_once_more(command, old) for old, command in late]
        sending += [self._send(answer, key), self.client.send_once_more(answer, key)]
        self.rng.shuffle(sending)
        await asyncio.gather(*sending)

    async def _give_up(self) -> None:
        """Agree to end the game: at a table with windows of seconds, games take long."""
        await self.game.hurry.wait()
        if self.game.kind.people > 1 and self.game.kind.game != "not-a-hat":
            await self._send({"type": "agree-to-end", "agree": True})

    async def _send(self, command: dict[str, Any], key: str | None = None) -> None:
        """Send a command, and send it again while the server has trouble or hears too many."""
        key = key or uuid.uuid4().hex
        sent = self.history.send(self.member, key, command)
        while sent.settled == 0:
            try:
                await self.client.command(command, key)
            except RuleError as error:
                if error.message in NOT_NOW:
                    await asyncio.sleep(0.2)
                    continue
                sent.settle("refused")
            else:
                sent.settle("acknowledged")
                self.game.acknowledged += 1
                if command["type"] == "play":
                    self.done = [*self.done[-REMEMBERED:], (key, command)]
            self.game.noted(sent)


def _play(question: int, answer: dict[str, Any]) -> dict[str, Any]:
    return {"type": "play", "question": question, "answer": answer}
