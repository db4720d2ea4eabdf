"""A table at work: its connections, its bots and its clock around the pure state machine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Literal

from .. import __version__
from ..kernel.engine import Answer, Seat
from ..kernel.errors import RuleError, illegal
from ..kernel.written import from_json, to_json
from ..records.deal import SEED_BYTES
from . import messages
from .bots import Bots
from .chatter import Chatter
from .clock import Clock
from .commands import DECIDE, known_member, ready
from .connection import Connection
from .entries import (
    Answered,
    AnyContent,
    BotSeated,
    Changed,
    Left,
    Passed,
    Paused,
    Sat,
    Started,
    WindowClosed,
)
from .limits import Limit
from .lobby import lobby_of, result_of
from .store import Conflict, Entry, Report, Store, StoreError
from .table import STAND_IN, Notice, Table
from .talk import saying, spoken, spoken_by_bot, talkers
from .timers import Action, Key, Timers

log = logging.getLogger("hatbox.server")
SETTLE_SECONDS = 0.2
"""From the only person's pass to what the bots say: longer than they think, whatever they hold."""
REMEMBERED_TALK = 256


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
        self.change_limit = Limit(rate=1, burst=60)
        """For all that is kept and is no move: nobody fills the disk by renaming themselves."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bots = Bots(world.rng)
        self.chatter = Chatter(table.id)
        self.timers = Timers(world.clock, self.lock, self.schedule)
        self.away: dict[int, float] = dict.fromkeys(table.people, self.clock.now())
        self._said: dict[str, None] = {}
        """Keys of what was said lately: sent again, it is not said again."""
        self.schedule()

    @classmethod
    async def load(cls, table_id: str, world: World) -> Session | None:
        """A table out of the store; None if it never was."""
        table = await rebuild(table_id, world.store)
        return None if table is None else cls(table, world)

    # --- Commands -----------------------------------------------------------------------

    async def command(self, connection: Connection, command: messages.Command) -> None:
        """A member's command: it happens once and is acknowledged; else an error says why."""
        member = connection.member
        if member is None:
            raise illegal("error-spectator")
        async with self.lock:
            if member not in self.table.people:
                raise illegal("error-not-a-member")
            await self._obey(connection, member, command)

    async def _obey(self, connection: Connection, member: int, command: messages.Command) -> None:
        key = f"{member}:{command.key}"

        def acknowledge() -> None:
            connection.send(messages.Ack(command.key))

        if isinstance(command, messages.Say | messages.Write | messages.Report):
            await self._talk(member, command, acknowledge)
        elif key in self.table.keys:
            acknowledge()
        elif not isinstance(command, messages.Play) and not self.change_limit.allows(
            member, self.clock.now()
        ):
            raise illegal("error-too-fast")
        else:
            await self.commit(lambda: self._decide(member, command), key, acknowledge)

    def _decide(self, member: int, command: messages.Command) -> AnyContent:
        if isinstance(command, messages.Start):
            ready(self.table, member)
            return Started(self.entropy(SEED_BYTES).hex(), self._names())
        if isinstance(command, messages.HandOver) and self._takes_over(member, command.member):
            member = self.table.host
        content = DECIDE[type(command)](self.table, member, command)
        if isinstance(content, BotSeated) and self.table.playing:
            self._check_away(content.seat)
        return content

    def _names(self) -> tuple[str, ...]:
        """The names for the record."""
        owners = [self.table.member_at(seat) for seat in range(self.table.settings.players)]
        return tuple(
            self.table.bots[seat] if owner is None else self.table.people[owner].name
            for seat, owner in enumerate(owners)
        )

    async def _talk(
        self,
        member: int,
        command: messages.Say | messages.Write | messages.Report,
        acknowledge: Callable[[], None],
    ) -> None:
        """Talk is heard once and kept nowhere; a report goes to whoever runs the server."""
        key = f"{member}:{command.key}"
        if key in self._said:
            acknowledge()
            return
        if not self.talk_limit.allows(member, self.clock.now()):
            raise illegal("error-too-fast")
        if isinstance(command, messages.Report):
            await self._report(member, command.member)
            acknowledge()
        else:
            said = spoken(self.table, member, command)
            acknowledge()
            self._told(said)
            self.chatter.person_spoke()
            self.schedule()
        self._said[key] = None
        if len(self._said) > REMEMBERED_TALK:
            del self._said[next(iter(self._said))]

    def _told(self, said: messages.Said) -> None:
        """Everybody hears it, people and bots."""
        for connection in self.connections:
            connection.send(said)
        phrase = saying(said)
        if said.seat is not None and phrase is not None:
            self.bots.hear(said.seat, phrase)

    async def _report(self, by: int, member: int) -> None:
        known_member(self.table, member)
        await self.store.report(Report(self.table.id, member, by, self.clock.today()))
        log.warning("member %d of table %s was reported by member %d", member, self.table.id, by)

    def _is_away(self, member: int | None) -> bool:
        """Whether somebody has been gone for longer than the table wants to wait."""
        since = None if member is None else self.away.get(member)
        return since is not None and self.clock.now() - since >= self.table.settings.grace

    def _takes_over(self, member: int, to: int) -> bool:
        """Whoever sits at the table may become the host when the host does not come back."""
        seated = self.table.people[member].seat is not None
        return member == to and seated and self._is_away(self.table.host)

    def _check_away(self, seat: Seat) -> None:
        """A bot sits in only for somebody who has been away for a while."""
        if not self._is_away(self.table.member_at(seat)):
            raise illegal("error-not-away")

    async def commit(
        self,
        decide: Callable[[], AnyContent],
        key: str,
        acknowledge: Callable[[], None] = lambda: None,
    ) -> None:
        """Into the database, then acknowledged, then true and told to all whom it concerns.

        Another process may have been first: then it is decided again.
        """
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
                    acknowledge()
                    return
        acknowledge()
        # Those who were committed together are all acknowledged before anything is told: in the
        # first round of the loop they wake up, in the second their acknowledgements go out.
        for _ in range(2):
            await asyncio.sleep(0)
        self.happened(content, key)

    async def _catch_up(self) -> None:
        table = await rebuild(self.table.id, self.store)
        assert table is not None
        self.table = table
        self.bots.forget()
        self.schedule()
        for connection in self.connections:
            connection.send(self.lobby())
            self.show(connection, last=None)

    def happened(self, content: AnyContent, key: str) -> None:
        """An entry is in the database: tell everybody whom it concerns."""
        before = self.table.state
        notices = self.table.apply(content, key)
        for notice in notices:
            self.bots.observe(notice.watcher, notice.view, notice.events)
        if any(notice.events for notice in notices):
            self.chatter.happened()
        if isinstance(content, Left):
            self._see_off(content.member, "kicked")
        elif isinstance(content, Changed) and not content.settings.spectators:
            self._see_off(None, "refused")
        self.schedule()
        if not isinstance(content, Answered | Passed | WindowClosed):
            self.tell_lobby()
        by_watcher = {notice.watcher: notice for notice in notices}
        for connection in self.connections:
            watcher = self.watcher(connection)
            if watcher in by_watcher:
                connection.send(self._news(by_watcher[watcher]))
        if isinstance(content, Paused | BotSeated | Left | Sat):
            self._remind()
        if self.table.state != before and self.table.state in ("over", "ended"):
            self.tell_lobby()
            for connection in self.connections:
                connection.send(result_of(self.table))

    def _see_off(self, member: int | None, reason: Literal["kicked", "refused"]) -> None:
        """A member, or (None) all spectators without a name."""
        if member is not None:
            self.away.pop(member, None)
        for connection in [each for each in self.connections if each.member == member]:
            self.connections.discard(connection)
            connection.close(messages.Bye(reason))

    def _remind(self) -> None:
        """Clocks may have stopped or begun: whoever is asked something hears how long is left."""
        for connection in self.connections:
            if self.table.asks(self.watcher(connection)):
                self.show(connection, last=None)

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
        number = self.table.questions
        return self.timers.left([("window", number), ("limit", seat, number)])

    def lobby(self) -> messages.Lobby:
        """The table as everybody may see it."""
        return lobby_of(self.table, {each.member for each in self.connections if not each.closing})

    def tell_lobby(self, *, but: Connection | None = None) -> None:
        lobby = self.lobby()
        for connection in self.connections:
            if connection is not but:
                connection.send(lobby)

    def show(self, connection: Connection, last: int | None) -> None:
        """Things as they are now; with what was missed since `last`, where that may be shown."""
        if self.table.match is None:
            return
        watcher = self.watcher(connection)
        told = self.table.told[watcher]
        events = () if last is None else self.table.since(watcher, last)
        connection.send(self._news(Notice(watcher, told.number, events, told.view)))
        if self.table.state in ("over", "ended"):
            connection.send(result_of(self.table))

    async def attach(self, connection: Connection, last: int) -> None:
        """A client has come; an older connection of the same member goes."""
        async with self.lock:
            member = connection.member
            if member is not None and member not in self.table.people:
                connection.close(messages.Bye("kicked"))
                return
            for other in [each for each in self.connections if each.member == member]:
                if member is not None:
                    self.connections.discard(other)
                    other.close(messages.Bye("replaced"))
            if member is not None:
                self.away.pop(member, None)
            await self._give_back(member)
            self.connections.add(connection)
            self.schedule()
            connection.send(messages.Welcome(messages.PROTOCOL, __version__, member, self.lobby()))
            self.show(connection, last)
            self.tell_lobby(but=connection)

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
        self.timers.want(self._wanted())

    def _wanted(self) -> dict[Key, tuple[float, Action]]:
        """What is to happen by itself, if nothing else happens first."""
        table = self.table
        if table.state == "over":
            return self._wanted_of_talk()
        # Where nobody looks on, bots do not play either: it would only keep the server busy.
        if not table.playing or table.paused or not self.connections:
            return {}
        wanted = self._wanted_of_talk() | self._wanted_of_bots()
        # Nobody's time runs while no player is there: a game can wait for the next day.
        if self._somebody_is_here():
            wanted |= self._wanted_of_people()
        return wanted

    def _somebody_is_here(self) -> bool:
        return any(self.watcher(each) is not None for each in self.connections if not each.closing)

    def _wanted_of_talk(self) -> dict[Key, tuple[float, Action]]:
        """A bot may say something. What, it thinks of before it thinks of anything else, so that
        the time that it takes tells nothing."""
        table, moment = self.table, self.chatter.moment
        given = self.chatter.floor(talkers(table), table.settings.pace / 1000)
        if given is None or not self.connections:
            return {}
        assert table.match is not None
        seat, delay = given
        self.bots.speech(seat, table.bots[seat], moment, table.match, table.view(seat))
        return {("talk", seat, moment): (delay, partial(self._bot_speaks, seat, moment))}

    async def _bot_speaks(self, seat: Seat, moment: int) -> None:
        """A bot speaks like anybody else, or says nothing."""
        table = self.table
        assert table.match is not None
        said = await self.bots.speech(seat, table.bots[seat], moment, table.match, table.view(seat))
        if said is None or not self.talk_limit.allows(("bot", seat), self.clock.now()):
            self.chatter.taken()
            return
        self._told(spoken_by_bot(table, seat, said))
        self.chatter.bot_spoke()

    def _wanted_of_bots(self) -> dict[Key, tuple[float, Action]]:
        table, number = self.table, self.table.questions
        wanted: dict[Key, tuple[float, Action]] = {}
        for seat in table.asked():
            if seat not in table.bots:
                continue
            intent = self._intent(seat)
            if not intent.done() or intent.result() != table.silence:
                wanted["bot", seat, number] = self._pace(seat), partial(self._bot_acts, seat)
        people = table.persons()
        if table.silence is not None and len(people) < 2 and not set(people) & set(table.asked()):
            pace = table.settings.pace / 1000
            wanted["settle", number] = min(SETTLE_SECONDS, pace), self._bots_settle
        return wanted

    def _wanted_of_people(self) -> dict[Key, tuple[float, Action]]:
        table, number, people = self.table, self.table.questions, self.table.persons()
        wanted: dict[Key, tuple[float, Action]] = {}
        if table.silence is not None:
            if len(people) > 1:
                wanted["window", number] = table.settings.window, self._close_window
        elif table.settings.limit:
            for seat in set(table.asked()) & set(people):
                wanted["limit", seat, number] = (
                    table.settings.limit,
                    partial(self._clock_acts, seat),
                )
        for member in self.away if table.settings.stand_in else ():
            person = table.people.get(member)
            if person is not None and person.seat in people:
                wanted["grace", member] = table.settings.grace, partial(self._sit_in, person.seat)
        return wanted

    def _pace(self, seat: Seat) -> float:
        """How long a bot takes: it depends on the table and the question, on nothing hidden."""
        roll = Random(f"{self.table.id}:{seat}:{self.table.questions}").uniform(0.5, 1.5)
        pace = roll * self.table.settings.pace / 1000
        return pace if self.table.silence is None else min(pace, self.table.settings.window / 2)

    async def _bot_acts(self, seat: Seat) -> None:
        """A bot answers. That it says nothing in an open window, nobody is told."""
        reply = await self._intent(seat)
        if reply != self.table.silence:
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
        question = self.table.told[seat].question

        def decide() -> AnyContent:
            if not self.table.asks(seat) or self.table.told[seat].question != question:
                raise RuleError("not-your-turn", "error-question-closed")
            content: Any = Answered(seat, reply, by)  # type: ignore[arg-type]
            return content  # type: ignore[no-any-return]

        await self.commit(decide, f"{by}:{seat}:{question}")

    async def _close_window(self) -> None:
        number = self.table.questions

        def decide() -> AnyContent:
            if self.table.questions != number:
                raise RuleError("not-your-turn", "error-question-closed")
            return WindowClosed()

        await self.commit(decide, f"window:{number}")

    async def _sit_in(self, seat: Seat) -> None:
        await self.commit(lambda: BotSeated(seat, STAND_IN), f"sit-in:{seat}:{self.table.seq}")

    def _intent(self, seat: Seat) -> asyncio.Task[Answer]:
        """What a bot is going to answer."""
        table = self.table
        match = table.match
        assert match is not None
        return self.bots.intent(
            seat,
            table.bots[seat],
            table.questions,
            lambda: (match, table.view(seat), match.options(seat)),
        )

    IDLE = 600
    """Seconds without anybody before a table leaves the memory."""

    def idle(self) -> bool:
        """Nobody is here, and nobody has been for a while."""
        now = self.clock.now()
        gone = all(now - since > self.IDLE for since in self.away.values())
        return not self.connections and not self.lock.locked() and gone

    def stop(self) -> None:
        """No more timers."""
        self.timers.want({})

    def close(self) -> None:
        """The server stops: say so to everybody."""
        self.stop()
        for connection in self.connections:
            connection.close(messages.Bye("restarting"))


async def rebuild(table_id: str, store: Store) -> Table | None:
    """A table as its log says."""
    entries = await store.load(table_id)
    return replayed(table_id, entries) if entries else None


def replayed(table_id: str, entries: Sequence[Entry]) -> Table:
    """A table to which all of this has happened."""
    table = Table(table_id)
    for entry in entries:
        try:
            content: Any = from_json(entry.content, AnyContent)  # type: ignore[arg-type]
        except ValueError as error:
            raise StoreError(f"cannot understand entry {entry.seq}: {error}") from error
        table.apply(content, entry.key)
    return table


def failed(key: str | None, error: RuleError) -> messages.Failed:
    """An error as a message."""
    return messages.Failed(key, error.kind, error.message, error.args_of_message)
