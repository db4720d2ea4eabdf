"""All tables of a server: opened, joined, and loaded when somebody comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.errors import RuleError, illegal
from ...kernel.written import to_json
from ...words import Language
from ..protocol import messages
from ..protocol.messages import Portrait, Settings
from ..store.processes import Process
from ..store.store import Conflict, Entry, StoreError
from ..table.again import again
from ..table.commands import check_settings
from ..table.deals import alone
from ..table.entries import AnyContent, BotSeated, Branched, Joined, Opened, Rematched, Renewed
from ..table.names import clean_name, distinct
from ..table.table import Table
from .connection import Connection
from .replays import Replays
from .session import Session, World, failed
from .tokens import chosen, digest, new_table_id

log = logging.getLogger("hatbox.server")
SCREENS, KEEPING = "*screens", "*keeping"
"""Work that one process does for all; no table has such a name."""
FINISH_SECONDS = 3.0
"""Seconds for the tables to finish what is being written when the server stops."""


class Ticket(Struct, frozen=True):
    """Everything that a member needs to come back."""

    table: str
    token: str
    member: int


class Elsewhere(RuleError):  # noqa: N818 an answer that callers expect
    """Another process has the table at work; it is a moment that everybody can wait for."""

    def __init__(self, there: Process) -> None:
        super().__init__("illegal", "error-restarting")
        self.there = there


class Hub:
    """The tables in memory; the others are in the store, or at work in another process.

    A table is at work in one process at a time, which holds its lease: a pass is known to nobody
    else before its window closes, so nobody else could go on with the table.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.replays = Replays(world.store)
        self.sessions: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._removing: set[str] = set()
        self._releasing: set[asyncio.Task[None]] = set()
        self.leave: Callable[[], Awaitable[None]] | None = None
        """Lets other processes have all tables, when the server stops."""
        self.closing = False
        """Whether the server stops."""
        self._word: tuple[str, float | None] | None = None
        """What the owner says to all, and the time of the restart that it announces."""

    async def session(self, table_id: str, who: str = "") -> Session:
        """A table, for somebody's address; a RuleError if there is none."""
        self._check_open()
        if table_id not in self.sessions and table_id not in self._removing:
            await self._load(table_id, who)
        if table_id not in self.sessions:
            raise RuleError("illegal", "error-no-such-table")
        leases = self.world.store.leases
        if leases is not None and leases.me is not None and not leases.sure:
            raise illegal("error-restarting")  # what is in memory may be old news
        return self.sessions[table_id]

    async def _load(self, table_id: str, who: str) -> None:
        """Load a table from the store, once, however many ask for it."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.sessions:
                    if there := await self.place(table_id):
                        raise Elsewhere(there)
                    process = self._process
                    table = await self._read(table_id, who)
                    if table is None:
                        return
                    if process != self._process:
                        raise illegal("error-restarting")
                    session = Session(table, self.world)
                    if self.sessions.setdefault(table_id, session) is not session:
                        session.clockwork.stop()
        finally:
            self._loading.pop(table_id, None)

    async def _read(self, table_id: str, who: str) -> Table | None:
        """A table from the store; one that only a newer version can read is left to that."""
        try:
            return await self.replays.table(table_id, who)
        except RuleError as error:
            leases = self.world.store.leases
            if error.message == "error-newer":
                log.warning("table %(table)s needs a newer version of Hatbox", {"table": table_id})
                if leases is not None:
                    await leases.release(table_id)
            raise

    @property
    def _process(self) -> int | None:
        """The number of this process; another one after it was taken for dead."""
        leases = self.world.store.leases
        return None if leases is None else leases.me

    async def place(self, table_id: str) -> Process | None:
        """The process that has a table at work, or such work; None if it is this one, or nobody."""
        leases = self.world.store.leases
        if leases is None or leases.me is None:
            return None
        reserved = table_id in (SCREENS, KEEPING)
        holder = await leases.holder(table_id, reserved=reserved)
        return None if holder is None or holder.id == leases.me else holder

    async def look(self, table_id: str, who: str) -> Table | None:
        """A table as it is in the store, wherever it is at work; None if there is none."""
        if table_id in self.sessions:
            return self.sessions[table_id].table
        return await self.replays.table(table_id, who)

    def lose_all(self) -> None:
        """Others have our tables now: everybody connects again."""
        for session in self.sessions.values():
            session.close()
        self.sessions.clear()

    async def open(
        self,
        settings: Settings,
        name: str,
        language: Language,
        token: str | None = None,
        portrait: Portrait | None = None,
    ) -> Ticket:
        """Open a new table; its opener is the host and sits in the first seat."""
        alone(settings)
        if settings.branch:
            raise illegal("error-branch")
        check_settings(settings)
        token = chosen(token)
        holder = digest(token).hex()
        host = Joined(0, clean_name(name), language, 0, holder, portrait=portrait)
        return await self._write([Opened(settings), host], token)

    async def quick(  # noqa: PLR0913, PLR0917 all that the request says
        self,
        settings: Settings,
        name: str,
        language: Language,
        bot: str,
        token: str | None = None,
        bots: Sequence[str] = (),
        people: Sequence[str] = (),
        portrait: Portrait | None = None,
    ) -> Ticket:
        """A game against bots, first `bots` in order, then more of `bot`; it begins by itself.

        The `people` share the device; each sits to the left of the one before.
        """
        check_settings(settings)
        token = chosen(token)
        clean = clean_name(name)
        if people:
            alone(settings)
        if len(people) >= settings.players:
            raise illegal("error-table-full")
        names = [clean]
        for other in people:
            names.append(distinct(clean_name(other), names))
        here = len(names)
        others = [*bots, *[bot] * settings.players][: settings.players - here]
        contents: list[AnyContent] = [
            Opened(replace(settings, begins=True)),
            Joined(0, clean, language, 0, digest(token).hex(), portrait=portrait),
            *[
                Joined(seat, other, language, seat, "", device=0)
                for seat, other in enumerate(names[1:], start=1)
            ],
            *[BotSeated(seat, other) for seat, other in enumerate(others, start=here)],
        ]
        return await self._write(contents, token)

    async def branch(  # noqa: PLR0913, PLR0917 all that the request says
        self,
        settings: Settings,
        record: str,
        seat: int,
        people: Sequence[int],
        bot: str,
        name: str,
        language: Language,
        token: str | None = None,
        portrait: Portrait | None = None,
    ) -> Ticket:
        """A table that goes on from the end of a record, when all seats of people are taken.

        The opener has one of them; the seats in `people` are free, bots have the others.
        """
        check_settings(settings)
        token = chosen(token)
        holder = digest(token).hex()
        free = {seat, *people}
        contents: list[AnyContent] = [
            Opened(replace(settings, branch=True, begins=True)),
            Branched(record),
            Joined(0, clean_name(name), language, seat, holder, portrait=portrait),
            *[BotSeated(each, bot) for each in range(settings.players) if each not in free],
        ]
        return await self._write(contents, token)

    async def join(  # noqa: PLR0913 all that the request says
        self,
        table_id: str,
        name: str,
        language: Language,
        token: str | None = None,
        *,
        spectate: bool,
        program: bool = False,
        portrait: Portrait | None = None,
        who: str = "",
    ) -> Ticket:
        """Join a table: in a free seat before the game, otherwise as a spectator.

        A token that already has a place, because the reply was lost, gets the same place.
        """
        session = await self.session(table_id, who)
        token, clean = chosen(token), clean_name(name)
        key = f"join:{digest(token).hex()}"

        def decide() -> AnyContent:
            table = session.table
            if table.is_full:
                raise illegal("error-table-too-long")
            if table.settings.locked:
                raise illegal("error-table-locked")
            free = table.free_seats() if table.state == "open" and not spectate else []
            if not free and not table.settings.spectators:
                raise _no_room(table, spectate=spectate)
            if not free and not table.has_room_to_watch:
                raise illegal("error-table-full")
            seat = free[0] if free else None
            called = distinct(clean, (person.name for person in table.people.values()))
            holder = digest(token).hex()
            return Joined(table.joined, called, language, seat, holder, program, portrait=portrait)

        async with session.lock:
            member = session.table.member_of(digest(token).hex())
            out = session.table.kept_out
            if member is None and digest(token).hex() not in out and key not in session.table.keys:
                await session.append(decide, key)
                member = session.table.member_of(digest(token).hex())
                if member is not None:
                    session.audience.missing(member)
        if member is None:
            raise illegal("error-not-a-member")  # who was sent away since
        return Ticket(table_id, token, member)

    async def renew(self, table_id: str, old: str, new: str, who: str = "") -> Ticket:
        """Give a member a new token; the old one, and all who came in with it, are out."""
        session, mine = await self.session(table_id, who), digest(chosen(new)).hex()
        async with session.lock:
            table = session.table
            member, holder = table.member_of(digest(old).hex()), table.member_of(mine)
            if member is None and holder is not None:
                member = holder  # who asks again, because the reply was lost
            elif member is None or holder is not None:
                raise illegal("error-token")
            else:
                await session.append(partial(Renewed, member, mine), f"token:{mine}")
                for connection in session.audience.connections:
                    if connection.member == member:
                        connection.close(messages.Bye("replaced"))
        return Ticket(table_id, new, member)

    async def obey(
        self, session: Session, connection: Connection, command: messages.Command
    ) -> None:
        """Carry out a client's command. Only a rematch concerns a second table."""
        try:
            if isinstance(command, messages.Rematch):
                await self._rematch(session, connection, command)
            else:
                await session.command(connection, command)
        except RuleError as error:
            if error.message == "error-too-fast":
                connection.limited("too-fast-commands")
            connection.send(failed(command.key, error))
        except StoreError:
            connection.send(failed(command.key, illegal("error-store")))
        except Exception:
            log.exception("a command was not obeyed")
            connection.send(failed(command.key, illegal("error-internal")))

    async def _rematch(
        self, session: Session, connection: Connection, command: messages.Rematch
    ) -> None:
        """Open a new table for the same people and bots in the same order, with the same tokens."""
        key, member = command.key, connection.member
        async with session.lock:
            table = session.table
            person = table.people.get(-1 if member is None else member)
            if member is None or person is None:
                raise illegal("error-spectator")
            if table.state not in ("over", "ended"):
                raise illegal("error-game-not-over")
            if all(table.people[each].seat is None for each in table.at_device_of(member)):
                raise illegal("error-not-seated")
            while table.rematch is None:
                new_id = new_table_id()
                link = Entry(
                    table.id, table.seq + 1, "rematch", to_json(Rematched(new_id)), self._today()
                )
                contents = again(table, member, command.game)
                try:
                    await self.world.store.append(*self._entries(new_id, contents), link)
                except Conflict:  # another process was first, or a confirmation was lost
                    await session.catch_up()
                else:
                    connection.send(messages.Ack(key))
                    session.happened(Rematched(new_id), "rematch")
                    return
            connection.send(messages.Ack(key))

    async def _write(self, contents: Sequence[AnyContent], token: str) -> Ticket:
        """Write a new table, unless this token has opened one before."""
        self._check_open()
        holder, store = digest(token), self.world.store
        table_id = new_table_id()
        try:
            await store.append(*self._entries(table_id, contents), tokens={holder: (table_id, 0)})
        except (Conflict, StoreError):  # it may be there all the same, its confirmation lost
            found = await store.find_tokens([holder])
            if holder not in found:
                raise
            table_id, _ = found[holder]
        return Ticket(table_id, token, 0)  # the opener of a table is its first member

    def _entries(self, table_id: str, contents: Sequence[AnyContent]) -> list[Entry]:
        now = self._today()
        return [
            Entry(table_id, seq, f"open:{seq}", to_json(content), now)
            for seq, content in enumerate(contents, start=1)
        ]

    def _today(self) -> float:
        return self.world.clock.today()

    def forget_idle(self) -> None:
        """Drop tables without clients from memory; the store keeps them."""
        for table_id, session in list(self.sessions.items()):
            if session.idle():
                session.clockwork.stop()
                del self.sessions[table_id]
                if self.world.store.leases is not None:
                    task = asyncio.create_task(self._release(table_id))
                    self._releasing.add(task)
                    task.add_done_callback(self._releasing.discard)

    async def _release(self, table_id: str) -> None:
        """Let other processes have a table, unless somebody has come in the meantime."""
        leases = self.world.store.leases
        assert leases is not None
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.sessions:
                    with suppress(StoreError):
                        await leases.release(table_id)
        finally:
            self._loading.pop(table_id, None)

    async def remove(self, table_id: str, *, idle_since: float) -> bool:
        """Delete a table from the store, unless somebody is or was there in the meantime."""
        if table_id in self.sessions or table_id in self._loading:
            return False
        self._removing.add(table_id)
        try:
            if await self.place(table_id) is not None:
                return False
            return await self.world.store.delete(table_id, idle_since=idle_since)
        finally:
            self._removing.discard(table_id)

    async def remove_now(self, table_id: str) -> None:
        """Delete a table for good, even while people are there; a RuleError if there is none."""
        with suppress(RuleError, StoreError):  # one that is being loaded is waited for
            await self.session(table_id)
        session = self.sessions.get(table_id)
        self._removing.add(table_id)
        try:
            async with session.lock if session else nullcontext():
                if session:
                    session.close("gone")
                    del self.sessions[table_id]
                if not await self.world.store.delete(table_id, idle_since=inf):
                    raise illegal("error-no-such-table")
        finally:
            self._removing.discard(table_id)
        await self.world.store.wipe()

    def announce(self, text: str, seconds: float | None) -> None:
        """Say something to everybody, also to those who come later. Nothing takes it back."""
        now = self.world.clock.now()
        said = bool(text) or seconds is not None
        self._word = (text, None if seconds is None else now + seconds) if said else None
        for session in self.sessions.values():
            for connection in session.audience.connections:
                connection.send(self.word or messages.Announced("", None))

    @property
    def word(self) -> messages.Announced | None:
        """What the owner says to all, if anything."""
        if self._word is None:
            return None
        text, end = self._word
        left = None if end is None else max(0.0, end - self.world.clock.now())
        return messages.Announced(text, left)

    def _check_open(self) -> None:
        if self.closing:
            raise illegal("error-restarting")

    async def close(self) -> None:
        """The server stops: what is being written is acknowledged, then everybody is told.

        Passes that wait are not written. They are not acknowledged either, silence means the
        same, and how long the server takes to stop must not tell whether there are any.
        """
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                for session in list(self.sessions.values()):
                    async with session.lock:
                        session.close()
        for session in self.sessions.values():
            session.close()
        self.sessions.clear()
        if self.leave is not None:
            await self.leave()


def _no_room(table: Table, *, spectate: bool) -> RuleError:
    if spectate:
        return illegal("error-no-spectators")
    if table.state in ("over", "ended"):
        return RuleError("game-over", "error-game-over")
    return illegal("error-too-late" if table.playing else "error-table-full")
