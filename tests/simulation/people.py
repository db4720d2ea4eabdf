"""People who play whatever happens: each answers by chance, and does what people do at a table."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any, TypeVar

from hatbox.client import LeftError, Ticket
from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from hatbox.server.play.tokens import digest, new_token
from tests.durability.history import History, Seen, Sent
from tests.durability.players import INVENTED, SAYINGS

from .client import Player, Television

T = TypeVar("T")
WONDERING_SECONDS = 20.0
MOST_TRIES = 3
"""Number of times that somebody tries to answer a question which is still open."""
NET = (OSError, HTTPException, ValueError, TimeoutError)
STORED = (
    "pause",
    "kick",
    "mute",
    "rename",
    "seat-bot",
    "hand-over",
    "new-evening",
    "screen",
    "sit",
)
"""Commands that are in the log when they are acknowledged, besides those that the checker knows."""


@dataclass
class Plan:
    """What a seed wants of one table."""

    game: str
    people: int
    bots: int
    company: int
    """How many more people share the host's device."""
    watching: int
    settings: dict[str, Any]
    mischief: float
    """Chance that somebody does something besides playing, at each question."""
    patience: float
    """Seconds after which all agree to end the game; many games are played to their end."""


@dataclass
class Table:
    """A table of the simulation, and all that its clients remember."""

    url: str
    plan: Plan
    rng: Random
    history: History
    stored: list[Sent] = field(default_factory=list)
    """Commands of other kinds: the checker of the simulation looks for them."""
    players: list[tuple[int | None, Player]] = field(default_factory=list)
    secrets: set[str] = field(default_factory=set)
    kicked: set[int] = field(default_factory=set)
    tired: Callable[[], bool] = lambda: False
    stuck: bool = False
    done: bool = False
    """Whether everybody has left it for good."""


async def insisting(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask again until the server answers."""
    while True:
        try:
            return await ask()
        except NET:
            await asyncio.sleep(0.5)
        except RuleError as error:
            passing = ("error-internal", "error-store", "error-restarting", "error-too-fast")
            if error.message not in passing:
                raise
            await asyncio.sleep(2)


async def come(url: str, path: str, wanted: dict[str, Any], rng: Random) -> Ticket:
    """A place; a player who is not sure to have it asks again, and some ask twice anyway."""
    body = {"name": "Ana", "language": "en", "token": new_token()} | wanted
    asking = [
        insisting(lambda: Player.request(url, path, body)) for _ in range(rng.choice([1, 1, 2]))
    ]
    again = await asyncio.gather(*asking)
    assert again[0] == again[-1], "two places for one token"
    return Ticket(**again[0])


class Person:
    """One client, with a seat or without."""

    def __init__(self, table: Table, ticket: Ticket, *, screen: bool = False) -> None:
        self.table, self.rng, self.ticket = table, Random(table.rng.random()), ticket
        self.member = ticket.member
        self.client = self._client(screen=screen)
        self.seen: dict[int | None, Seen] = {}
        self.answered: dict[int, int] = {}
        self.last: tuple[str, dict[str, Any], int | None] | None = None

    def _client(self, *, screen: bool = False) -> Player:
        client = (Television if screen else Player)(self.table.url, self.ticket)
        self.table.players.append((self.member, client))
        return client

    # --- Playing ------------------------------------------------------------------------

    async def play(self) -> None:
        """Until the game is over, or the person was sent away; now and then from anew."""
        while True:
            try:
                async with self.client:
                    if self.member == 0:
                        await self._set_up()
                    ending = await self._play_on()
            except LeftError:
                return
            if ending:
                await self._play_again()
                return
            await asyncio.sleep(self.rng.random() * self.rng.choice([1, 20]))
            self.client = self._client()
            self.answered.clear()  # it knows nothing any more; the server knows

    async def _play_again(self) -> None:
        """Some ask for another game, and look who comes."""
        if self.member is None or self.client.left is not None or self.rng.random() < 0.7:
            return
        with suppress(LeftError, TimeoutError, RuleError):
            async with asyncio.timeout(60), self.client:
                game = self.rng.choice([None, *sorted(GAMES)])
                await self.client.command({"type": "rematch", "game": game})
                await asyncio.sleep(2)
                again = self.client.lobby["rematch"]
            if again is not None:
                async with asyncio.timeout(60):
                    async with Player(self.table.url, self.ticket._replace(table=again)):
                        await asyncio.sleep(self.rng.random() * 20)

    async def _play_on(self) -> bool:
        """Whether this is the end; otherwise the person has left for a while."""
        beside = [asyncio.create_task(self._hand_on()), asyncio.create_task(self._grow_tired())]
        try:
            async for news in self.client.news():
                if self.member is not None and "uncovered" not in news:
                    self._remember(news)
                if self.member is None:
                    continue
                question = news["question"]
                if question is None or question["number"] <= self.answered.get(question["seat"], 0):
                    continue
                if self.rng.random() < 0.1 * self.table.plan.mischief:
                    return False
                await self._answer(question)
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
        return True

    def _remember(self, news: dict[str, Any]) -> None:
        """Numbers are those of a seat: a shared device has several, and one may stand up."""
        watcher, question = news["view"]["watcher"], news["question"]
        self._seen(watcher).hear({**news, "question": None})
        if question is not None:
            self._seen(question["seat"]).asked(question)

    def _seen(self, seat: int | None) -> Seen:
        assert self.member is not None
        if seat not in self.seen:
            self.seen[seat] = Seen(self.member)
            self.table.history.seen.append(self.seen[seat])
        return self.seen[seat]

    async def _set_up(self) -> None:
        """Those who share the device sit down, bots take their seats, and the game begins."""
        plan = self.table.plan
        while self.client.lobby["state"] == "open":
            lobby = self.client.lobby
            if len(lobby["members"]) < plan.people + plan.company:
                await self._do({"type": "add-person", "name": "Friend"})
            for seat, place in enumerate(lobby["places"]):
                if place["member"] is None and place["bot"] is None:
                    bot = self.rng.choice(BOTS)
                    await self._do({"type": "seat-bot", "seat": seat, "bot": bot})
            if not plan.settings["begins"]:
                await self._send({"type": "start"})
            await asyncio.sleep(2)

    async def _answer(self, question: dict[str, Any]) -> None:
        options = self.client.options(question)
        number, seat, rng = question["number"], question["seat"], self.rng
        self.answered[seat] = number
        await asyncio.sleep(rng.expovariate(1.0))
        if rng.random() < self.table.plan.mischief:
            await self._mischief(question, options)
        if {"do": "pass"} in options and question["seconds"] is not None and rng.random() < 0.3:
            self.answered[seat] = 0  # silence is a pass, unless the window ends no more by itself
            return
        shared = seat if self.table.plan.company and self.member == 0 else None
        play = self._play(number, rng.choice(options), shared)
        playing = self._insist(question, play, shared)
        if shared is None or play["answer"] != {"do": "pass"}:
            await playing
        else:  # it is acknowledged when the device has gone round
            asyncio.ensure_future(playing)  # noqa: RUF006 the loop keeps all tasks

    async def _insist(
        self, question: dict[str, Any], play: dict[str, Any], shared: int | None
    ) -> None:
        """Answer, for as long as something goes wrong and the question is open."""
        passed_on = shared is not None and not GAMES[self.table.plan.game].open_to_all
        for _ in range(MOST_TRIES):
            if await self._send(play, seat=shared):
                if passed_on:
                    self.client.hand_on()  # the answer has covered it
                return
            if self.client.latest["question"] != question:
                break
            await asyncio.sleep(1)
        self.answered[question["seat"]] = 0  # it is asked again when the device is uncovered

    def _play(self, number: int, answer: dict[str, Any], seat: int | None) -> dict[str, Any]:
        command = {"type": "play", "question": number, "answer": answer}
        return command | ({} if seat is None else {"seat": seat})

    async def _hand_on(self) -> None:
        """At a device that is passed on, the next one uncovers it."""
        asked = self.client.asked_to_uncover
        while True:
            try:
                async with asyncio.timeout(WONDERING_SECONDS):
                    seat = await asked.get()
            except TimeoutError:
                await self._wonder()
                continue
            await asyncio.sleep(self.rng.random())
            await self._do({"type": "uncover", "seat": seat})

    async def _wonder(self) -> None:
        """Whoever the device is for looks whether there is still something to answer."""
        seat = self.client.next
        if seat is None:
            return
        await self._do({"type": "uncover", "seat": seat})
        await asyncio.sleep(1)
        question = self.client.latest["question"]
        if question is not None and question["seat"] == seat:
            answer = self.rng.choice(self.client.options(question))
            play = self._play(question["number"], answer, seat)
            asyncio.ensure_future(self._insist(question, play, seat))  # noqa: RUF006 as above

    async def _grow_tired(self) -> None:
        """A game that lasts too long ends by agreement; nobody leaves it paused for ever."""
        while self.member is not None:
            await asyncio.sleep(20)
            lobby = self.client.lobby or {}
            if lobby.get("state") != "playing":
                continue
            if lobby["paused"]:
                await self._do({"type": "pause", "paused": False})
            if self.table.tired() and self.member not in lobby["agreed"]:
                await self._send({"type": "agree-to-end", "agree": True})

    # --- What people do besides ---------------------------------------------------------

    async def _mischief(self, question: dict[str, Any], options: list[dict[str, Any]]) -> None:
        rng, number = self.rng, question["number"]
        kind = rng.randrange(16)
        shared = question["seat"] if self.table.plan.company and self.member == 0 else None
        if kind <= 1 and self.last is not None:
            key, command, seat = self.last
            await self._send(command, key, seat=seat)
        elif kind == 2:
            await self._send(self._play(number, rng.choice(INVENTED), shared), seat=shared)
        elif kind == 3:
            await self._send(self._play(number + 1, rng.choice(options), shared), seat=shared)
        elif kind == 4 and GAMES[self.table.plan.game].may_look_back:
            await self._send({"type": "say", **rng.choice(SAYINGS)}, seat=shared)
        elif kind == 5:
            agree = rng.random() < 0.7
            await self._send({"type": "agree-to-end", "agree": agree})
            await asyncio.sleep(1)
            await self._send({"type": "agree-to-end", "agree": False})
        elif kind == 6:
            await self._do({"type": "pause", "paused": True})
            await asyncio.sleep(rng.random() * 10)
            await self._do({"type": "pause", "paused": False})
        elif kind == 7:
            await self._look_around()
        elif kind == 8:
            await self._twice(self._play(number, rng.choice(options), shared), shared)
        elif kind == 9:
            await self._garble()
        else:
            await self._do(self._odd(kind))

    def _odd(self, kind: int) -> dict[str, Any]:
        """Something that a host does, or wants to."""
        rng, lobby = self.rng, self.client.lobby
        member = rng.choice(lobby["members"])["id"] if lobby["members"] else 0
        seat = rng.randrange(lobby["settings"]["players"])
        wanted = lobby["settings"] | {"telling": rng.choice([0, 100]), "locked": False}
        odd: dict[int, list[dict[str, Any]]] = {
            11: [{"type": "mute", "member": member, "muted": rng.random() < 0.5}],
            12: [{"type": "rename", "name": f"Name {seat}", "language": "fr"}],
            13: [{"type": "change", "settings": wanted}],
            14: [
                {"type": "nudge", "member": member},
                {"type": "report", "member": member},
                {"type": "write", "text": "hello"},
                {"type": "hand-over", "member": member},
                {"type": "new-evening"},
                {"type": "sit", "seat": seat},
            ],
            15: [{"type": "screen", "token": rng.choice([None, new_token()])}],
        }
        usual: list[dict[str, Any]] = [{"type": "seat-bot", "seat": seat, "bot": "random"}] * 3
        rare: list[dict[str, Any]] = [{"type": "kick", "member": member}, {"type": "stand"}]
        return rng.choice(odd.get(kind) or usual + rare)

    async def _twice(self, command: dict[str, Any], seat: int | None) -> None:
        """The same command twice at the same time."""
        key = uuid.uuid4().hex
        await asyncio.gather(self._send(command, key, seat=seat), self._raw(command | {"key": key}))

    async def _garble(self) -> None:
        for frame in (
            "",
            "{",
            '{"type":"play","key":"x"}',
            '{"type":"nothing","key":"y"}',
            "[" * 90,
        ):
            await self._raw(frame)

    async def _raw(self, frame: Any) -> None:
        """A frame that the client does not remember."""
        socket = vars(self.client)["_socket"]
        text = frame if isinstance(frame, str) else json.dumps(frame)
        with suppress(Exception):  # the connection may be lost
            await socket.send(text)

    async def _look_around(self) -> None:
        """What the page asks for over HTTP."""
        table, token = self.ticket.table, self.ticket.token
        mine = {"tables": [{"table": table, "token": token}]}
        asked = [
            (f"/api/tables/{table}", None),
            ("/api/mine", mine),
            ("/api/health", None),
            ("/api/ready", None),
            (f"/api/tables/{table}/record", None),
            (f"/api/tables/{table}/join", {"name": "Zoe", "language": "nl", "spectate": True}),
        ]
        with suppress(RuleError, *NET):
            await Player.request(self.table.url, *self.rng.choice(asked))

    # --- Commands -----------------------------------------------------------------------

    async def _send(
        self, command: dict[str, Any], key: str | None = None, seat: int | None = None
    ) -> bool:
        """A command that the checker of histories knows; whether it was acknowledged."""
        assert self.member is not None
        key = key or uuid.uuid4().hex
        sent = self.table.history.send(self.member, key, command)
        sent.seat = seat
        if await self._settle(sent):
            self.last = key, command, seat
        return sent.outcome == "acknowledged"

    async def _do(self, command: dict[str, Any]) -> None:
        """Any other command."""
        assert self.member is not None
        sent = Sent(self.member, uuid.uuid4().hex, command, 0)
        self.table.stored.append(sent)
        acknowledged = await self._settle(sent)
        if acknowledged and command["type"] == "kick":
            self.table.kicked.add(command["member"])

    async def _settle(self, sent: Sent) -> bool:
        try:
            await self.client.command(sent.command, sent.key)
        except RuleError as error:
            # Of an error of ours nobody knows whether the command has happened.
            sent.settle("unknown" if error.message == "error-internal" else "refused")
            return False
        sent.settle("acknowledged")
        return True


BOTS = ("random", "random", "novice")


def joined(history: History, ticket: Ticket) -> None:
    """Somebody has a place."""
    assert ticket.token is not None
    assert ticket.member is not None
    history.joined[ticket.member] = digest(ticket.token).hex()
