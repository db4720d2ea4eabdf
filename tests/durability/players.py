"""Scripted people who play whatever happens to the server, and remember what it said."""

from __future__ import annotations

import asyncio
import http.client
import urllib.request
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from hatbox.client import Client, Ticket
from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from hatbox.server.play.tokens import digest, new_token

from .history import History, Seen

T = TypeVar("T")
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
    """Ask again until the server is there to answer."""
    while True:
        try:
            return await ask()
        except (OSError, http.client.HTTPException, ValueError):
            await asyncio.sleep(0.1)


class Game:
    """One game at one table, from its opening to its record."""

    def __init__(self, url: str, kind: Kind, rng: Random, hurry: asyncio.Event) -> None:
        self.url = url
        self.kind = kind
        self.rng = rng
        self.begins = rng.random() < 0.5
        """Whether the game begins by itself; otherwise the host starts it."""
        self.hurry = hurry
        """Set when a game that waits for clocks may be ended by agreement."""
        self.acknowledged = 0
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
        people = [Person(self, history, ticket) for ticket in tickets]
        await asyncio.gather(*(person.play() for person in people))
        history.record = await insisting(lambda: self._record(history.table))
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
                insisting(lambda: Client.request(self.url, path, body))
                for _ in range(self.rng.choice([1, 1, 2]))
            )
        )
        assert again[0] == again[-1]
        return Ticket(**again[0])

    async def _record(self, table: str) -> bytes:
        def fetch() -> bytes:
            address = f"{self.url}/api/tables/{table}/record"
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
        self.client = Client(game.url, ticket)
        self.answered = 0
        self.last: tuple[str, dict[str, Any]] | None = None

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
            await self.client.command({"type": "seat-bot", "seat": seat, "bot": "random"})
        if not self.game.begins:
            await self._send({"type": "start"})

    async def _answer(self, question: dict[str, Any]) -> None:
        options = self.client.options(question)
        self.answered = question["number"]
        if {"do": "pass"} in options and self.game.kind.people > 1 and self.rng.random() < 0.3:
            return  # silence is a pass
        number = question["number"]
        if self.rng.random() < 0.2 and GAMES[self.game.kind.game].may_look_back:
            await self._send({"type": "say", **self.rng.choice(SAYINGS)})
        if self.rng.random() < 0.1:
            await self._send(_play(number, self.rng.choice(INVENTED)))
        if self.rng.random() < 0.1:
            await self._send(_play(number + 1, self.rng.choice(options)))
        if self.rng.random() < 0.1 and self.last is not None:
            await self._send(self.last[1], self.last[0])
        await self._send(_play(number, self.rng.choice(options)))

    async def _give_up(self) -> None:
        """Agree to end the game: at a table with windows of seconds, games take long."""
        await self.game.hurry.wait()
        if self.game.kind.people > 1 and self.game.kind.game != "not-a-hat":
            await self._send({"type": "agree-to-end", "agree": True})

    async def _send(self, command: dict[str, Any], key: str | None = None) -> None:
        key = key or uuid.uuid4().hex
        sent = self.history.send(self.member, key, command)
        try:
            await self.client.command(command, key)
        except RuleError:
            sent.settle("refused")
        else:
            sent.settle("acknowledged")
            self.game.acknowledged += 1
            self.last = key, command


def _play(question: int, answer: dict[str, Any]) -> dict[str, Any]:
    return {"type": "play", "question": question, "answer": answer}
