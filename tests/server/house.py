"""A server without sockets, on a real database and on a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import msgspec
import pytest

from hatbox import RuleError
from hatbox.client import options
from hatbox.kernel.written import from_json
from hatbox.server.play.connection import Connection, Screen
from hatbox.server.play.hub import Hub, Ticket
from hatbox.server.play.session import Session, World
from hatbox.server.play.tokens import digest
from hatbox.server.protocol import messages
from hatbox.server.protocol.changes import Sight
from hatbox.server.protocol.messages import Settings
from hatbox.server.store.store import Store
from tests.server.clock import VirtualClock

P = ParamSpec("P")
KEYS = count()
SEEN = ("view", "news")


def live(story: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(story)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(story(*args, **kwargs))

    return run


class Guest:
    """A client in the same process: the messages it got, and the commands it sends."""

    def __init__(
        self, house: House, session: Session, token: str | None, *, screen: bool = False
    ) -> None:
        self.house, self.session, self.token, self.screen = house, session, token, screen
        self.frames: list[bytes] = []
        self.times: list[float] = []
        self._read: list[dict[str, Any]] = []
        self._sight = Sight()
        self.connection: Connection | None = None
        self._sender: asyncio.Task[None] | None = None

    async def come(self, last: int = 0) -> Guest:
        """Connect, or connect again; earlier messages are put aside."""
        self.frames, self.times, self._read, self._sight = [], [], [], Sight()
        table = self.session.table
        member = None if self.token is None else table.member_of(digest(self.token).hex())
        key = None if self.token is None else digest(self.token).hex()
        screen = Screen(key) if self.screen else None
        self.connection = Connection(None if screen else member, screen=screen)
        frames, times = self.frames, self.times

        async def write(frame: bytes) -> None:
            frames.append(frame)
            times.append(self.house.clock.now())

        self._sender = asyncio.create_task(self.connection.pump(write))
        await self.session.attach(self.connection, last)
        await self.house.wait(0)
        return self

    async def leave(self) -> None:
        assert self.connection is not None
        assert self._sender is not None
        self.session.detach(self.connection)
        self._sender.cancel()
        await self.house.settle()

    def stop_reading(self) -> None:
        """From now on it takes no message, and stays connected."""
        assert self._sender is not None
        self._sender.cancel()

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All messages since it came; `news` have the whole view, and so has `view`.

        Each is read once: a game asks for them at every step.
        """
        for each in map(msgspec.json.decode, self.frames[len(self._read) :]):
            self._read.append(self._sight.take(each) if each["type"] in SEEN else each)
        return list(self._read)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def news(self) -> dict[str, Any]:
        """The newest news, or the view that came after them."""
        return next(message for message in reversed(self.heard) if message["type"] in SEEN)

    @property
    def lobby(self) -> dict[str, Any]:
        """The newest one, from a message or from the welcome."""
        lobbies = [m["lobby"] if m["type"] == "welcome" else m for m in self.heard
                   if m["type"] in ("welcome", "lobby")]  # fmt: skip
        return lobbies[-1]

    @property
    def question(self) -> dict[str, Any] | None:
        seen = (message for message in reversed(self.heard) if message["type"] in SEEN)
        newest = next(seen, None)
        return newest["question"] if newest else None

    @property
    def options(self) -> list[dict[str, Any]]:
        game = self.session.table.settings.game
        return [] if self.question is None else options(game, self.question)

    async def send(self, key: str | None = None, **command: Any) -> dict[str, Any]:
        """A command, in JSON as a client would write it; what the server says to it.

        Nothing, if it is a pass in a window that is still open.
        """
        key = key or f"k{next(KEYS)}"
        frame = msgspec.json.encode(command | {"key": key})
        parsed: Any = from_json(frame, messages.FromClient)  # type: ignore[arg-type]
        assert self.connection is not None
        await self.house.hub.obey(self.session, self.connection, parsed)
        await self.house.settle()
        return next((m for m in reversed(self.heard) if m.get("key") == key), {})

    async def do(self, kind: str, **command: Any) -> None:
        """A command that has to succeed."""
        answer = await self.send(type=kind, **command)
        assert answer["type"] == "ack", answer

    async def fails(self, kind: str, **command: Any) -> str:
        """A command that has to fail; the message of the failure."""
        answer = await self.send(type=kind, **command)
        assert answer["type"] == "failed", answer
        return str(answer["message"])

    async def answer(self, answer: dict[str, Any]) -> dict[str, Any]:
        assert self.question is not None
        return await self.send(type="play", question=self.question["number"], answer=answer)


class House:
    """All of a server but the sockets."""

    def __init__(self, store: Store, *, seed: int = 1) -> None:
        self.clock = VirtualClock()
        rng = Random(seed)
        self.hub = Hub(World(store, self.clock, rng, rng.randbytes))
        self.store = store
        self.starved = False
        """Whether bots may need time to think; otherwise they need none by this house's clock."""

    async def settle(self) -> None:
        """Whatever has begun is finished."""
        for _ in range(3):
            while tasks := self._under_way():
                await asyncio.gather(*tasks)
            await asyncio.sleep(0)

    def _under_way(self) -> list[asyncio.Task[Any]]:
        clockworks = [session.clockwork for session in self.hub.sessions.values()]
        tasks = [task for each in clockworks for task in each.timers.tasks]
        return tasks + [task for each in clockworks for task in each.thinking if not self.starved]

    async def wait(self, seconds: float) -> None:
        """Let time pass, and everything due happen."""
        end = self.clock.now() + seconds
        await self.settle()
        while (due := self.clock.next_alarm()) is not None and due <= end:
            self.clock.move_to(due)
            await self.settle()
        self.clock.move_to(end)

    async def guest(self, ticket: Ticket, last: int = 0) -> Guest:
        session = await self.hub.session(ticket.table)
        return await Guest(self, session, ticket.token).come(last)

    async def guest_again(self, guest: Guest) -> Guest:
        """The same member on one more connection."""
        return await Guest(self, guest.session, guest.token).come()

    async def watch(self, table: str) -> Guest:
        """A spectator."""
        return await Guest(self, await self.hub.session(table), None).come()

    async def screen(self, table: str, token: str | None = None) -> Guest:
        """A television, with the secret of the host's link or without."""
        return await Guest(self, await self.hub.session(table), token, screen=True).come()

    async def table(
        self, game: Any, players: int, people: int, bot: str = "random", **more: Any
    ) -> list[Guest]:
        """People at a new table, the host first, and bots in the other seats."""
        wanted = Settings(game=game, players=players, **({"pace": 400, "telling": 0} | more))
        tickets = [await self.hub.open(wanted, "Ana", "en")]
        for number in range(1, people):
            joined = await self.hub.join(tickets[0].table, f"P{number}", "es", spectate=False)
            tickets.append(joined)
        guests = [await self.guest(ticket) for ticket in tickets]
        for seat in range(people, players):
            await guests[0].do("seat-bot", seat=seat, bot=bot)
        return guests

    async def game(self, game: Any, players: int, people: int, **more: Any) -> list[Guest]:
        """The same, and the game has begun."""
        guests = await self.table(game, players, people, **more)
        await guests[0].do("start")
        await self.settle()
        return guests


@asynccontextmanager
async def house(folder: Path, *, seed: int = 1) -> AsyncIterator[House]:
    store = await Store.open(folder / "hatbox.db")
    try:
        here = House(store, seed=seed)
        yield here
        await here.hub.close()
    finally:
        await store.close()


async def play_on(
    house: House, guests: list[Guest], rng: Random, until: Callable[[], bool], most: int = 2000
) -> None:
    """Everybody answers something until something is the case; windows are sat out."""
    for _ in range(most):
        if until():
            return
        asked = [guest for guest in guests if guest.question is not None]
        waiting = [guest for guest in asked if not passing(guest)]
        if waiting:
            guest = rng.choice(waiting)
            await guest.answer(rng.choice(guest.options))
        elif asked and len(guests) == 1:
            await asked[0].answer({"do": "pass"})
        else:
            await house.wait(1)
    raise AssertionError("the game does not get there")


def passing(guest: Guest) -> bool:
    """Whether the guest is asked for a sabotage."""
    return {"do": "pass"} in guest.options


def places(lobby: dict[str, Any]) -> list[tuple[int | None, str | None]]:
    """Who has each seat of a lobby: a member, or a bot."""
    return [(place["member"], place["bot"]) for place in lobby["places"]]


async def refused(sending: Coroutine[Any, Any, Any]) -> str:
    """The message with which something is refused."""
    with pytest.raises(RuleError) as caught:
        await sending
    return caught.value.message
