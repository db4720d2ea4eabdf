"""The clients at a table, who is away, and the messages to each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec.structs import replace

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from ..protocol import messages
from ..protocol.changes import changes
from ..table.lobby import lobby_of, result_of
from ..table.story import question_of
from ..table.table import Notice, Table
from .clock import Clock
from .connection import Connection


class Audience:
    """The clients of a table: players, spectators, and those who may come back."""

    def __init__(
        self, table: Table, clock: Clock, seconds_left: Callable[[Watcher], float | None]
    ) -> None:
        self._table, self._clock, self._seconds_left = table, clock, seconds_left
        self.connections: set[Connection] = set()
        self.away = dict.fromkeys(table.people, clock.now())
        """Members who are not connected, each with the time since when."""

    # --- Who is there -------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        """A client has connected; an older connection of the same member is closed."""
        if connection.member is not None:
            self.send_off(connection.member, "replaced")
        self.connections.add(connection)

    def remove(self, connection: Connection) -> None:
        """A client has disconnected."""
        self.connections.discard(connection)
        if connection.member is not None:
            self.missing(connection.member)

    def missing(self, member: int) -> None:
        """A member is not connected, from now on."""
        self.away[member] = self._clock.now()

    def send_off(
        self, member: int | None, reason: Literal["replaced", "kicked", "refused"]
    ) -> None:
        """Close the connections of a member, or (None) of all spectators without a name."""
        if member is not None:
            self.away.pop(member, None)
        for connection in [each for each in self.connections if each.member == member]:
            self.connections.discard(connection)
            connection.close(messages.Bye(reason))

    def misses(self, member: int) -> bool:
        """Whether a member is not connected."""
        return member in self.away

    def is_away(self, member: int | None) -> bool:
        """Whether a member has been away for longer than the table waits."""
        since = None if member is None else self.away.get(member)
        return since is not None and self._clock.now() - since >= self._table.settings.grace

    def watcher(self, connection: Connection) -> Watcher:
        """The seat that a connection watches from; None sees what everybody sees."""
        person = self._table.people.get(-1 if connection.member is None else connection.member)
        return None if person is None else person.seat

    @property
    def members(self) -> set[int | None]:
        """The members who are connected; None stands for spectators without a name."""
        return {each.member for each in self.connections if not each.closing}

    @property
    def heir(self) -> int | None:
        """The member who is the host while the host is away; a player rather than a spectator."""
        people = self._table.people
        here = [m for m in people if m in self.members and not people[m].program]
        return min(here, key=lambda m: (people[m].seat is None, m), default=None)

    @property
    def has_anybody(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections)

    @property
    def has_players(self) -> bool:
        """Whether anybody who has a seat is connected."""
        return any(self.watcher(each) is not None for each in self.connections if not each.closing)

    @property
    def has_all_players(self) -> bool:
        """Whether everybody who plays a seat is connected."""
        seats = self._table.persons()
        return {self._table.member_at(seat) for seat in seats} <= self.members

    # --- What they are told -------------------------------------------------------------

    def lobby(self) -> messages.Lobby:
        """The table as everybody may see it."""
        away = {member: self._clock.now() - since for member, since in self.away.items()}
        return lobby_of(self._table, self.members, away)

    def tell_lobby(self, *, but: Connection | None = None) -> None:
        lobby = self.lobby()
        for connection in self.connections:
            if connection is not but:
                connection.send(lobby)

    def tell(self, message: messages.Said | messages.Over) -> None:
        """Send the same to everybody."""
        for connection in self.connections:
            connection.send(message)

    def nudge(self, member: int, by: int) -> None:
        """Remind a member that the table waits for them."""
        for connection in self.connections:
            if connection.member == member:
                connection.send(messages.Nudged(by))

    def tell_said(self, said: messages.Said) -> None:
        """Send everybody a saying that is kept, with the number that it has for them."""
        claims = None if said.card is None or said.slot is None else self._table.claims.standing
        for connection in self.connections:
            number = self._table.told[self.watcher(connection)].number
            connection.send(replace(said, number=number, claims=claims))

    def tell_news(self, notices: Iterable[Notice]) -> None:
        """Send everybody what their seat saw."""
        by_watcher = {notice.watcher: notice for notice in notices}
        for connection in self.connections:
            watcher = self.watcher(connection)
            if watcher in by_watcher:
                self._tell(connection, by_watcher[watcher])

    def _tell(self, connection: Connection, notice: Notice) -> None:
        """Send news, which go on from the view that the client has."""
        watcher = notice.watcher
        if notice.number == 1:
            before = self._table.game.blank(watcher, self._table.settings.players)
            self._send_view(connection, watcher, 0, before)
        if connection.shown != watcher:
            self.show(connection)
            return
        connection.send(self._news(notice))

    def _news(self, notice: Notice) -> messages.News:
        question = self._question(notice.watcher)
        events, now, _ = notice.chapter
        number, hurried = notice.number, notice.hurried
        return messages.News(
            number=number, events=events, now=now, hurried=hurried, question=question
        )

    def acknowledge(self, commands: Iterable[tuple[int, str]]) -> None:
        """Acknowledge commands of members, each by its key, wherever they are connected now."""
        for member, key in commands:
            for connection in self.connections:
                if connection.member == member:
                    connection.send(messages.Ack(key))

    def tell_pass(self, seat: Seat) -> None:
        """Show a seat its pass, which has no number before it is written."""
        told, view = self._table.told[seat], self._table.view(seat)
        now = changes(told.view, question_of(view))
        for connection in self.connections:
            if self.watcher(connection) == seat:
                connection.send(messages.News(number=told.number, now=now, question=None))

    def remind(self) -> None:
        """Clocks may have stopped or begun, and seats changed: send all whom it concerns that."""
        if self._table.match is None:
            return
        for connection in self.connections:
            watcher = self.watcher(connection)
            if connection.shown == "nothing":
                continue  # it is about to be shown everything
            if connection.shown != watcher:
                self.show(connection)
            elif self._table.asks(watcher):
                number = self._table.told[watcher].number
                connection.send(messages.News(number=number, question=self._question(watcher)))

    def show(self, connection: Connection, last: int | None = None) -> None:
        """Send the whole view, with the sentences missed since `last`, where they may be told."""
        if self._table.match is None:
            return
        watcher = self.watcher(connection)
        number, question = self._table.told[watcher].number, self._question(watcher)
        lines = [] if last is None else self._table.since(watcher, last)
        view = self._table.view(watcher)
        self._send_view(connection, watcher, number, view, tuple(lines), question)
        if self._table.state in ("over", "ended"):
            connection.send(result_of(self._table))

    def _send_view(
        self,
        connection: Connection,
        watcher: Watcher,
        number: int,
        view: Any,
        lines: tuple[messages.Line | messages.Said, ...] = (),
        question: messages.Question | None = None,
    ) -> None:
        claims = self._table.claims.standing
        connection.send(messages.WholeView(number, view, lines, claims, question))
        connection.shown = watcher

    def _question(self, watcher: Watcher) -> messages.Question | None:
        return self._table.question(watcher, self._seconds_left(watcher))
