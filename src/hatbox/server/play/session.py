"""A table at work: commands of its people happen, are stored, and are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Literal

from ... import __version__
from ...kernel.engine import Seat
from ...kernel.errors import RuleError, illegal
from ...kernel.written import to_json
from ...records import seed_of
from ...records.deal import SEED_BYTES
from ..protocol import messages
from ..store.store import Conflict, Entry, Report, Store, StoreError
from ..table.commands import DECIDE, host_only, known_member, ready
from ..table.entries import (
    AnyContent,
    BotSeated,
    Changed,
    Ended,
    HostIs,
    Left,
    Move,
    Passed,
    Paused,
    Sat,
    ScreenIs,
    Spoke,
)
from ..table.lobby import result_of
from ..table.starting import starting
from ..table.table import Table
from ..table.talk import spoken, written
from .audience import Audience
from .clock import Clock
from .clockwork import Clockwork
from .connection import Connection
from .limits import Limit, talk_limit
from .meter import Meter
from .passes import Passes
from .replays import content_of
from .sharing import actor, seat_owner
from .tokens import chosen, digest

log = logging.getLogger("hatbox.server")
REMEMBERED_TALK = 256
Unstored = messages.Say | messages.Write | messages.Report | messages.Nudge
"""The commands that change nothing at the table; phrases are stored where talk is kept."""


@dataclass(frozen=True)
class World:
    """The outside world of a server: its store, time and chance."""

    store: Store
    clock: Clock
    rng: Random
    """For things that are not secret: a bot's choices, who speaks first."""
    entropy: Callable[[int], bytes]
    """For secrets: the seeds of deals."""
    meter: Meter = field(default_factory=Meter)


class Session:
    """One table, its people and its bots. Everything that happens goes through `append`."""

    def __init__(self, table: Table, world: World) -> None:
        self.table = table
        self.clock = world.clock
        self._store, self._entropy, self._meter = world.store, world.entropy, world.meter
        self._closed: RuleError | None = None
        """Why nothing happens here any more."""
        self._unsure = False
        """Whether something may be in the database that was not confirmed."""
        self._talk_limit = talk_limit()
        self._change_limit = Limit(rate=1, burst=60)
        """For everything stored that is not a move, so that nobody fills the disk by renaming."""
        self._said: dict[str, None] = {}
        """Keys of recent sayings, so that one sent again is not said again."""
        self.lock = asyncio.Lock()
        """Held while the table is changed or told about: one thing after the other."""
        self._passes = Passes(table)
        self.audience = Audience(
            table,
            world.clock,
            lambda seat: self.clockwork.seconds_left(seat),  # noqa: PLW0108 there is none yet
        )
        self.clockwork = Clockwork(
            table,
            self.audience,
            world.clock,
            world.rng,
            self.lock,
            self.append,
            self._start,
        )

    # --- Coming and going ---------------------------------------------------------------

    async def attach(self, connection: Connection, last: int) -> None:
        """A client has connected; an older connection of the same member is closed."""
        async with self.lock:
            member = connection.member
            if member is not None and member not in self.table.people:
                connection.close(messages.Bye("kicked"))
                return
            if connection.token and self.table.member_of(connection.token) != member:
                connection.close(messages.Bye("refused"))  # the token was replaced meanwhile
                return
            if not self.audience.admits(connection):
                connection.close(messages.Bye("refused"))
                return
            if member is not None:
                await self._give_back(member)
            gathering = self.clockwork.gathering
            self.audience.add(connection)
            self.clockwork.schedule()
            lobby = self.audience.lobby()
            connection.send(messages.Welcome(messages.PROTOCOL, __version__, member, lobby))
            # A shared device begins covered, and the number that it knows may be another seat's.
            self.audience.show(connection, 0 if self.table.shares(member) else last)
            self.audience.hand_on()
            self.audience.tell_lobby(but=connection)
            if gathering and not self.clockwork.gathering:
                self.clockwork.go_on()

    async def _give_back(self, member: int) -> None:
        """A member who returns gets back the seat in which a bot sat in, and the host's role.

        So does everybody who shares the device.
        """
        table = self.table
        for each in table.at_device_of(member):
            seat = table.people[each].seat
            if seat is not None and seat in table.bots and table.state in ("open", "playing"):
                await self.append(partial(BotSeated, seat, None), f"back:{each}:{table.seq}")
        if member == table.owner != table.host:
            await self.append(lambda: HostIs(member), f"host:{table.seq}")

    def detach(self, connection: Connection) -> None:
        """A client has disconnected, unless a newer one has taken its place."""
        if connection in self.audience.connections:
            self.audience.remove(connection)
            self.audience.tell_lobby()
            self.clockwork.schedule()

    IDLE = 600
    """Seconds without clients after which a table is dropped from memory."""

    def idle(self) -> bool:
        """Whether nobody has been connected for a while."""
        now, away = self.clock.now(), self.audience.away.values()
        gone = all(now - since > self.IDLE for since in away)
        return not self.audience.connections and not self.lock.locked() and gone

    def close(self, reason: Literal["restarting", "gone"] = "restarting") -> None:
        """The server stops, another process has the table, or it is removed: tell everybody."""
        gone = reason == "gone"
        self._closed = illegal("error-no-such-table" if gone else "error-restarting")
        self.clockwork.stop()
        for connection in self.audience.connections:
            connection.close(messages.Bye(reason))
        self.audience.connections.clear()  # nobody is left to play on for, while they go

    # --- Commands -----------------------------------------------------------------------

    async def command(self, connection: Connection, command: messages.Command) -> None:
        """Carry out a member's command once and acknowledge it, or send an error."""
        member = connection.member
        if member is None:
            raise illegal("error-spectator")
        async with self.lock:
            if self._unsure:  # nothing is refused that has happened
                await self.catch_up()
            if member not in self.table.people:
                raise illegal("error-not-a-member")
            await self._obey(connection, member, command)

    async def _obey(self, connection: Connection, member: int, command: messages.Command) -> None:
        key = f"{member}:{command.key}"

        def acknowledge() -> None:
            connection.send(messages.Ack(command.key))
            # What an answer leads to is for everybody at the device.
            if isinstance(command, messages.Play):
                self.audience.uncover(connection, None)

        if key in self.table.keys or key in self._said:
            acknowledge()
            return
        if key in self._passes:
            return  # it is acknowledged when its window closes
        member = actor(self.table, connection, command)
        if isinstance(command, Unstored):
            await self._talk(member, command, key, acknowledge)
        elif not isinstance(command, messages.Play) and not self._change_limit.allows(
            member, self.clock.now()
        ):
            raise illegal("error-too-fast")
        elif isinstance(command, messages.Uncover):
            owner = seat_owner(self.table, member, command.seat)
            acknowledge()
            self.audience.uncover(connection, owner)
        elif self.table.is_full:
            raise illegal("error-table-too-long")
        else:
            if isinstance(command, messages.Start):
                await self._fill_in(member)
            await self.append(lambda: self._decide(member, command), key, acknowledge)
            if isinstance(command, messages.Play) and self.table.shares(member):
                self._pass_on(connection)
            elif isinstance(command, messages.Stand) and self.table.playing:
                await self._resign(member)

    def _pass_on(self, connection: Connection) -> None:
        """After an answer a shared device is for the next; a pass is told nobody, so it waits."""
        self.audience.uncover(connection, None)
        self.audience.hand_on()
        self.clockwork.schedule()

    async def _resign(self, member: int) -> None:
        """A host who plays no more leaves the role to somebody who does and is there."""
        table, heir = self.table, self.audience.heir
        if member == table.host and heir is not None and len(table.at_device_of(member)) == 1:
            await self.append(partial(HostIs, heir), f"host:{table.seq}")

    async def _fill_in(self, member: int) -> None:
        """The host begins: bots sit in for those who are not there, until they come."""
        host_only(self.table, member)
        ready(self.table)
        await self.clockwork.fill_in()

    def _decide(self, member: int, command: messages.Command) -> AnyContent:
        if isinstance(command, messages.Start):
            host_only(self.table, member)
            return self._start()
        if isinstance(command, messages.ShowOnScreen):
            host_only(self.table, member)
            return ScreenIs(None if command.token is None else digest(chosen(command.token)).hex())
        content = DECIDE[type(command)](self.table, member, command)
        if isinstance(content, BotSeated) and self.table.playing:
            self._check_away(content.seat)
        if isinstance(content, HostIs) and content.member not in self.audience.members:
            raise illegal("error-away")
        return content

    def _start(self) -> AnyContent:
        """The beginning of the game."""
        ready(self.table)
        deal = self.table.settings.deal
        seed = self._entropy(SEED_BYTES) if deal is None else seed_of(deal)
        return starting(self.table.settings, self._names(), seed)

    def _check_away(self, seat: Seat) -> None:
        """Raise a RuleError unless the seat's member has been away for a while."""
        if not self.audience.is_away(self.table.member_at(seat)):
            raise illegal("error-not-away")

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
        command: Unstored,
        key: str,
        acknowledge: Callable[[], None],
    ) -> None:
        """Talk is heard once; a report goes to the person who runs the server."""
        if not self._talk_limit.allows(member, self.clock.now()):
            raise illegal("error-too-fast")
        if isinstance(command, messages.Report):
            await self._report(member, command.member)
            acknowledge()
        elif isinstance(command, messages.Nudge):
            self._nudge(member, command.member)
            acknowledge()
        elif isinstance(command, messages.Write):
            said = written(self.table, member, command)
            acknowledge()
            self.clockwork.say(said)
        else:
            await self._speak(member, command, key, acknowledge)
        self._said[key] = None
        if len(self._said) > REMEMBERED_TALK:
            del self._said[next(iter(self._said))]

    async def _speak(
        self, member: int, command: messages.Say, key: str, acknowledge: Callable[[], None]
    ) -> None:
        """A member says a phrase, which is stored where talk is kept."""

        def decide() -> Spoke:
            return spoken(self.table, member, command)

        content = decide()
        if self.table.keeps_talk(content.seat):
            await self.append(decide, key, acknowledge)
        else:
            acknowledge()
            self.clockwork.say(self.table.said(content))

    def _nudge(self, by: int, member: int) -> None:
        """Remind a member; a RuleError unless everybody can see that the table waits for them."""
        table = self.table
        known_member(table, member)
        if table.people[by].seat is None:
            raise illegal("error-not-seated")
        seat = table.people[member].seat
        # A window waits for nobody in particular: who has not passed yet is a secret.
        if not table.playing or table.silence is not None or seat not in table.persons():
            raise illegal("error-not-waited-for")
        if seat not in table.told[None].view.waiting:
            raise illegal("error-not-waited-for")
        if member not in self.audience.members:
            raise illegal("error-away")
        self.audience.nudge(member, by)

    async def _report(self, by: int, member: int) -> None:
        known_member(self.table, member)
        await self._store.report(Report(self.table.id, member, by, self.clock.today()))
        report = {"member": member, "table": self.table.id, "by": by}
        log.warning("member %(member)d of table %(table)s was reported by member %(by)d", report)

    # --- Entries ------------------------------------------------------------------------

    async def append(
        self,
        decide: Callable[[], AnyContent],
        key: str,
        acknowledge: Callable[[], None] = lambda: None,
    ) -> None:
        """Write an entry to the database, acknowledge it, apply it, and tell all whom it concerns.

        If another process was first, it is decided again. A pass waits for its window to close.
        """
        while True:
            content, began = self._decided(decide), self.clock.now()
            if isinstance(content, Passed):
                self._passes.keep(content, key)
                self.audience.tell_pass(content.seat)
                return
            contents = [*self._passes.due(content), (content, key)]
            try:
                await self._store.append(*self._entries(contents))
                self._meter.committed(self.clock.now() - began)
                break
            except StoreError:
                self._unsure = True
                raise
            except Conflict:
                await self.catch_up()
                if key in self.table.keys:
                    acknowledge()
                    return
        with self.audience.in_one_piece():
            acknowledge()
            if len(contents) > 1:
                self.audience.acknowledge(self._passes.written({key for _, key in contents}))
            for each in contents:
                self.happened(*each)
        if self.table.is_full and self.table.playing:
            await self.append(Ended, "full")

    def _entries(self, contents: Sequence[tuple[AnyContent, str]]) -> list[Entry]:
        """The next entries of the log."""
        table, now = self.table, self.clock.today()
        return [
            Entry(table.id, seq, key, to_json(content), now)
            for seq, (content, key) in enumerate(contents, start=table.seq + 1)
        ]

    def _decided(self, decide: Callable[[], AnyContent]) -> AnyContent:
        """The next entry; a RuleError if the table was closed while somebody waited."""
        if self._closed is not None:
            raise self._closed
        return decide()

    async def catch_up(self) -> None:
        """Apply the entries that another process has written."""
        for entry in (await self._store.load(self.table.id))[self.table.seq :]:
            self.happened(content_of(self.table, entry), entry.key)
        self._unsure = False
        # A commit whose confirmation was lost has written them, too.
        self.audience.acknowledge(self._passes.written(self.table.keys))

    def happened(self, content: AnyContent, key: str) -> None:
        """An entry is in the database: tell everybody whom it concerns."""
        before = self.table.state
        notices = self.table.apply(content, key)
        self._meter.happened(self.table, content, before)
        if isinstance(content, Spoke):
            said = self.table.said(content)
            self.audience.tell_said(said)
            self.clockwork.heard(said)
            return
        move = isinstance(content, Move)
        if not move:
            self._send_off(content)
        self.clockwork.happened(content, notices)
        self.clockwork.schedule()
        if not move:
            self.audience.tell_lobby()
        self.audience.tell_news(notices)
        if not move and isinstance(content, Paused | BotSeated | Left | Sat):
            self.audience.remind()
        if (now := self.table.state) != before and now in ("over", "ended"):
            self.audience.tell_lobby()
            self.audience.tell(result_of(self.table))
        self.audience.hand_on()

    def _send_off(self, content: AnyContent) -> None:
        """Close the connections of those who may not be there any more."""
        if isinstance(content, Left):
            self.audience.send_off(content.member, "kicked")
        elif isinstance(content, Changed | ScreenIs):
            self.audience.send_off_strangers()


def failed(key: str | None, error: RuleError) -> messages.Failed:
    """An error as a message."""
    return messages.Failed(key, error.kind, error.message, error.args_of_message)
