"""A table at work: its connections, its bots and its clock around the pure state machine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from .. import __version__
from ..agents import AGENTS, Agent, public
from ..kernel.engine import Answer, Seat
from ..kernel.errors import RuleError, illegal
from ..kernel.written import from_json, to_json
from ..records import replay
from ..records.deal import SEED_BYTES
from . import messages
from .clock import Clock, Timer
from .commands import DECIDE, ready
from .connection import Connection
from .entries import Answered, AnyContent, BotSeated, Passed, Started, WindowClosed
from .limits import Limit
from .store import Conflict, Entry, Report, Store, StoreError
from .table import STAND_IN, Notice, Table
from .talk import spoken

log = logging.getLogger("hatbox.server")
TimerKey = tuple[Any, ...]
Action = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class World:
    """What a server gets from outside: its store, time and chance."""

    store: Store
    clock: Clock
    rng: Random
    """For what is no secret: a bot's choices, who speaks first."""
    entropy: Callable[[int], bytes]
    """For secrets: the seeds of deals."""


class Session:
    """One table, its people and its bots. Everything that happens goes through `commit`."""

    def __init__(self, table: Table, world: World) -> None:
        self.table = table
        self.store, self.clock, self.rng = world.store, world.clock, world.rng
        self.entropy = world.entropy
        self.talk_limit = Limit(rate=1, burst=6)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.agents: dict[Seat, tuple[str, Agent]] = {}
        self.intents: dict[tuple[Seat, int], Answer] = {}
        self.timers: dict[TimerKey, tuple[float, Timer]] = {}
        self.away: dict[int, float] = dict.fromkeys(table.people, self.clock.now())
        self.tasks: set[asyncio.Task[None]] = set()
        self.schedule()

    @classmethod
    async def load(cls, table_id: str, world: World) -> Session | None:
        """A table out of the store; None if it never was."""
        table = await rebuild(table_id, world.store)
        return None if table is None else cls(table, world)

    # --- Commands -----------------------------------------------------------------------

    async def command(self, connection: Connection, command: messages.Command) -> None:
        """A member's command: it happens once and is acknowledged, or it fails with a reason."""
        member = connection.member
        key = f"{member}:{command.key}"
        try:
            if member is None:
                raise illegal("error-spectator")
            async with self.lock:
                if member not in self.table.people:
                    raise illegal("error-not-a-member")
                if isinstance(command, messages.Say | messages.Write | messages.Report):
                    await self._talk(member, command)
                elif key not in self.table.keys:
                    await self.commit(lambda: self._decide(member, command), key)
                connection.send(messages.Ack(command.key))
        except RuleError as error:
            connection.send(failed(command.key, error))

    def _decide(self, member: int, command: messages.Command) -> AnyContent:
        if isinstance(command, messages.Start):
            ready(self.table, member)
            return Started(self.entropy(SEED_BYTES).hex(), self._names())
        if isinstance(command, messages.SeatBot) and self.table.playing:
            self._check_away(command.seat)
        return DECIDE[type(command)](self.table, member, command)

    def _names(self) -> tuple[str, ...]:
        """The names for the record."""
        owners = [self.table.member_at(seat) for seat in range(self.table.settings.players)]
        return tuple(
            self.table.bots[seat] if owner is None else self.table.people[owner].name
            for seat, owner in enumerate(owners)
        )

    async def _talk(
        self, member: int, command: messages.Say | messages.Write | messages.Report
    ) -> None:
        """Talk is heard once and kept nowhere; a report goes to whoever runs the server."""
        table = self.table
        if not self.talk_limit.allows(member, self.clock.now()):
            raise illegal("error-too-fast")
        if isinstance(command, messages.Report):
            await self.store.report(Report(table.id, command.member, member, self.clock.today()))
            return
        said = spoken(table, member, command)
        for connection in self.connections:
            connection.send(said)

    def _check_away(self, seat: Seat) -> None:
        """A bot sits in only for somebody who has been away for a while."""
        member = self.table.member_at(seat)
        since = None if member is None else self.away.get(member)
        if since is None or self.clock.now() - since < self.table.settings.grace:
            raise illegal("error-not-away")

    async def commit(self, decide: Callable[[], AnyContent], key: str) -> None:
        """Into the database, then true, then told. Another process may have been first."""
        while True:
            content = decide()
            entry = Entry(
                self.table.id, self.table.seq + 1, key, to_json(content), self.clock.today()
            )
            try:
                await self.store.append(entry)
                break
            except Conflict:
                await self._catch_up()
                if key in self.table.keys:
                    return
        self.happened(content, key)

    async def _catch_up(self) -> None:
        table = await rebuild(self.table.id, self.store)
        assert table is not None
        self.table = table
        self.agents.clear()
        self.resend()

    def happened(self, content: AnyContent, key: str) -> None:
        """An entry is in the database: tell everybody whom it concerns."""
        before = self.table.state
        notices = self.table.apply(content, key)
        for notice in notices:
            if isinstance(notice.watcher, int) and notice.watcher in self.agents:
                self.agents[notice.watcher][1].observe(notice.view, notice.events)
        self.schedule()
        if not isinstance(content, Answered | Passed | WindowClosed):
            self.tell_lobby()
        by_watcher = {notice.watcher: notice for notice in notices}
        for connection in self.connections:
            watcher = self.watcher(connection)
            if watcher in by_watcher:
                connection.send(self._news(by_watcher[watcher]))
        if self.table.state != before and self.table.state in ("over", "ended"):
            self.tell_lobby()
            for connection in self.connections:
                connection.send(self.over())

    # --- Telling ------------------------------------------------------------------------

    def watcher(self, connection: Connection) -> Seat | None:
        """The seat that a connection watches from; None sees what everybody sees."""
        person = self.table.people.get(-1 if connection.member is None else connection.member)
        return None if person is None else person.seat

    def _news(self, notice: Notice) -> messages.News:
        seconds = self._seconds(notice.watcher)
        question = self.table.question(notice.watcher, seconds)
        return messages.News(notice.number, notice.events, notice.view, question)

    def _seconds(self, seat: Seat | None) -> float | None:
        """How long a seat may still think."""
        ends = [
            due
            for key, (due, _) in self.timers.items()
            if key[0] == "window" or key[:2] == ("limit", seat)
        ]
        return round(min(ends) - self.clock.now(), 3) if ends else None

    def lobby(self) -> messages.Lobby:
        table = self.table
        online = {connection.member for connection in self.connections}
        return messages.Lobby(
            table=table.id,
            settings=table.settings,
            state=table.state,
            host=table.host,
            members=tuple(
                messages.Member(
                    m, person.name, person.language, person.seat, m in online, person.muted
                )
                for m, person in sorted(table.people.items())
            ),
            places=tuple(
                messages.Place(table.member_at(seat), table.bots.get(seat))
                for seat in range(table.settings.players)
            ),
            paused=table.paused,
            agreed=tuple(sorted(table.agreed)),
            commit=table.commit,
            rematch=table.rematch,
        )

    def over(self) -> messages.Over:
        match = self.table.match
        assert match is not None
        assert match.seed is not None
        return messages.Over(match.winners, match.scores, match.seed.hex())

    def tell_lobby(self) -> None:
        lobby = self.lobby()
        for connection in self.connections:
            connection.send(lobby)

    def resend(self) -> None:
        """Everybody gets things as they are now."""
        for connection in self.connections:
            self.show(connection, last=None)

    def show(self, connection: Connection, last: int | None) -> None:
        """Things as they are now; with what was missed since `last`, where that may be shown."""
        connection.send(self.lobby())
        if self.table.match is None:
            return
        watcher = self.watcher(connection)
        told = self.table.told[watcher]
        events = () if last is None else self.table.since(watcher, last)
        connection.send(self._news(Notice(watcher, told.number, events, told.view)))
        if self.table.state in ("over", "ended"):
            connection.send(self.over())

    async def attach(self, connection: Connection, last: int) -> None:
        """A client has come; an older connection of the same member goes."""
        async with self.lock:
            member = connection.member
            for other in list(self.connections):
                if member is not None and other.member == member:
                    self.connections.discard(other)
                    other.close(messages.Bye("replaced"))
            self.connections.add(connection)
            if member is not None:
                self.away.pop(member, None)
            connection.send(messages.Welcome(messages.PROTOCOL, __version__, member, self.lobby()))
            await self._give_back(member)
            self.show(connection, last)
            self.tell_lobby()
            self.schedule()

    async def _give_back(self, member: int | None) -> None:
        """Whoever returns gets the seat back from the bot that sat in."""
        person = self.table.people.get(-1 if member is None else member)
        if person is None or not self.table.playing or person.seat not in self.table.bots:
            return
        seat = person.seat
        await self.commit(lambda: BotSeated(seat, None), f"back:{member}:{self.table.seq}")

    def detach(self, connection: Connection) -> None:
        """A client has gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if connection.member is not None:
            self.away[connection.member] = self.clock.now()
        self.tell_lobby()
        self.schedule()

    # --- Time and bots ------------------------------------------------------------------

    def schedule(self) -> None:
        """Set the timers that are needed now and stop the others."""
        wanted = self._wanted()
        for key in [key for key in self.timers if key not in wanted]:
            self.timers.pop(key)[1].cancel()
        for key, (delay, action) in wanted.items():
            if key not in self.timers:
                due = self.clock.now() + delay
                timer = self.clock.call_later(delay, lambda k=key, a=action: self._ring(k, a))  # type: ignore[misc]
                self.timers[key] = due, timer

    def _ring(self, key: TimerKey, action: Action) -> None:
        task = asyncio.ensure_future(self._run(key, action))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, key: TimerKey, action: Action) -> None:
        async with self.lock:
            if key not in self.timers:
                return
            try:
                await action()
            except (RuleError, StoreError):
                log.exception("timer at table %s", self.table.id)
            self.timers.pop(key, None)
            self.schedule()

    def _wanted(self) -> dict[TimerKey, tuple[float, Action]]:
        """What is to happen by itself, if nothing else happens first."""
        table = self.table
        if not table.playing or table.paused:
            return {}
        wanted: dict[TimerKey, tuple[float, Action]] = {}
        number, asked, people = table.questions, table.asked(), table.persons()
        for seat in asked:
            if seat in table.bots and (seat, number) not in self.intents:
                wanted["bot", seat, number] = (
                    self._pace(seat),
                    lambda seat=seat: self._bot_acts(seat),  # type: ignore[misc]
                )
            elif seat in people and table.silence is None and table.settings.limit:
                wanted["limit", seat, number] = (
                    table.settings.limit,
                    lambda seat=seat: self._clock_acts(seat),  # type: ignore[misc]
                )
        if table.silence is not None:
            if len(people) > 1:
                wanted["window", number] = table.settings.window, self._close_window
            elif not set(people) & set(asked):
                wanted["settle", number] = 0 if people else self._pace(0), self._bots_settle
        if table.settings.stand_in:
            for member in self.away:
                person = table.people.get(member)
                if person is not None and person.seat in people:
                    wanted["grace", member] = (
                        table.settings.grace,
                        lambda seat=person.seat: self._sit_in(seat),  # type: ignore[misc]
                    )
        return wanted

    def _pace(self, seat: Seat) -> float:
        """How long a bot takes: it depends on the table and the question, on nothing hidden."""
        roll = Random(f"{self.table.id}:{seat}:{self.table.questions}").uniform(0.5, 1.5)
        return roll * self.table.settings.pace / 1000

    async def _bot_acts(self, seat: Seat) -> None:
        """A bot answers. That it says nothing in an open window, nobody is told."""
        reply = await self._intent(seat)
        if reply == self.table.silence:
            return
        await self._answer(seat, reply, "bot")

    async def _bots_settle(self) -> None:
        """The only person has passed: what the bots have to say, they say now."""
        number = self.table.questions
        bots = self.table.asked()
        self.rng.shuffle(bots)
        for seat in bots:
            if self.table.questions == number:
                await self._answer(seat, await self._intent(seat), "bot")

    async def _clock_acts(self, seat: Seat) -> None:
        """Time is up: any option, chosen by chance alone, so that it tells nothing."""
        assert self.table.match is not None
        await self._answer(seat, self.rng.choice(self.table.match.options(seat)), "clock")

    async def _answer(self, seat: Seat, reply: Answer, by: Any) -> None:
        key = f"{by}:{seat}:{self.table.told[seat].question}"
        content: Any = Answered(seat, reply, by)  # type: ignore[arg-type]
        await self.commit(lambda: content, key)

    async def _close_window(self) -> None:
        await self.commit(WindowClosed, f"window:{self.table.questions}")

    async def _sit_in(self, seat: Seat) -> None:
        await self.commit(lambda: BotSeated(seat, STAND_IN), f"sit-in:{seat}:{self.table.seq}")

    async def _intent(self, seat: Seat) -> Answer:
        """What a bot decides, once for each question. A bot that fails plays at random."""
        key = seat, self.table.questions
        if key not in self.intents:
            match = self.table.match
            assert match is not None
            options = match.options(seat)
            try:
                agent = self._agent(seat)
                reply = agent.decide(self.table.view(seat), options)
            except Exception:
                log.exception("bot at table %s", self.table.id)
                reply = self.rng.choice(options)
            self.intents = {k: v for k, v in self.intents.items() if k[1] == key[1]}
            self.intents[key] = reply if reply in options else self.rng.choice(options)
        return self.intents[key]

    def _agent(self, seat: Seat) -> Agent:
        """The seat's bot, told all that the seat has been told."""
        name = self.table.bots[seat]
        if seat not in self.agents or self.agents[seat][0] != name:
            match = self.table.match
            assert match is not None
            rng = Random(f"{self.rng.random()}")
            agent = AGENTS[name](match.game, seat, public(match.setup), rng)
            for step in replay(match.record().split(b"\n")):
                events = tuple(match.game.redact(event, seat) for event in step.news)
                if events:
                    agent.observe(match.game.view(step.match.position, seat), events)
            self.agents[seat] = name, agent
        return self.agents[seat][1]

    IDLE = 600
    """Seconds without anybody before a table leaves the memory."""

    def idle(self) -> bool:
        """Nobody is here, and nobody has been for a while."""
        now = self.clock.now()
        gone = all(now - since > self.IDLE for since in self.away.values())
        return not self.connections and not self.lock.locked() and gone

    def stop(self) -> None:
        """No more timers."""
        for _, timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    def close(self) -> None:
        """The server stops: say so to everybody."""
        self.stop()
        for connection in self.connections:
            connection.close(messages.Bye("restarting"))


async def rebuild(table_id: str, store: Store) -> Table | None:
    """A table as its log says."""
    entries = await store.load(table_id)
    if not entries:
        return None
    table = Table(table_id)
    for entry in entries:
        table.apply(from_json(entry.content, AnyContent), entry.key)  # type: ignore[arg-type]
    return table


def failed(key: str | None, error: RuleError) -> messages.Failed:
    """An error as a message."""
    return messages.Failed(key, error.kind, error.message, error.args_of_message)
