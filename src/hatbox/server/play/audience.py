"""The clients at a table, who is away, and the messages to each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from msgspec.structs import replace

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from ...kernel.written import to_json
from ..protocol import messages
from ..protocol.changes import changes
from ..table.lobby import lobby_of, result_of
from ..table.story import Chapter, question_of
from ..table.table import Notice, Table
from .clock import Clock
from .connection import Connection

MOST_CONNECTIONS = 256
"""Maximum number of connections to a table; then no further spectators without a name."""
MOST_SCREENS = 8
"""Maximum number of screens at a table: with its link, and again without."""


class Audience:
    """The clients of a table: players, spectators, and those who may come back."""

    def __init__(
        self, table: Table, clock: Clock, seconds_left: Callable[[Watcher], float | None]
    ) -> None:
        self._table, self._clock, self._seconds_left = table, clock, seconds_left
        self.connections: dict[Connection, None] = {}
        """The clients in the order in which they came, so that all are told in the same order."""
        self.away = dict.fromkeys(table.people, clock.now())
        """Members who are not connected, each with the time since when."""
        self._came: set[int] = set()
        """Members who have been here since the server began."""

    # --- Who is there -------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        """A client has connected; an older connection of the same member is closed."""
        if connection.member is not None:
            self.send_off(connection.member, "replaced")
            self._came.add(connection.member)
        self.connections[connection] = None

    def remove(self, connection: Connection) -> None:
        """A client has disconnected."""
        self.connections.pop(connection, None)
        if connection.member is not None:
            self.missing(connection.member)

    def missing(self, member: int) -> None:
        """A member is not connected, from now on, nor is anybody at the same device."""
        for each in self._table.at_device_of(member) if member in self._table.people else [member]:
            self.away[each] = self._clock.now()

    def send_off(self, member: int, reason: Literal["replaced", "kicked"]) -> None:
        """Close the connections of a member."""
        people = self._table.people
        gone = {member, *(m for m, person in people.items() if person.device == member)}
        self.away = {m: at for m, at in self.away.items() if m in people and m not in gone}
        self._close([each for each in self.connections if each.member == member], reason)

    def send_off_strangers(self) -> None:
        """Close the connections that the table does not admit any more."""
        self._close([each for each in self.connections if not self.admits(each)], "refused")

    def _close(
        self, connections: list[Connection], reason: Literal["replaced", "kicked", "refused"]
    ) -> None:
        for connection in connections:
            self.connections.pop(connection, None)
            connection.close(messages.Bye(reason))

    def admits(self, connection: Connection) -> bool:
        """Whether a client may watch: a member, a spectator without a name, or a screen."""
        if connection.screen is not None:
            return self._table.admits_screen(connection.screen.key)
        return connection.member is not None or self._table.settings.spectators

    def has_room_for(self, connection: Connection) -> bool:
        """Whether one more may watch. Spectators and screens keep no others out."""
        screen = connection.screen
        if screen is None:
            others = [each for each in self.connections if each.screen is None]
            return len(others) < MOST_CONNECTIONS
        screens = [each.screen for each in self.connections if each.screen is not None]
        alike = [each for each in screens if (each.key is None) == (screen.key is None)]
        return len(alike) < MOST_SCREENS

    def misses(self, member: int) -> bool:
        """Whether a member is not connected."""
        return member in self.away

    def is_away(self, member: int | None) -> bool:
        """Whether a member has been away for longer than the table waits."""
        since = None if member is None else self.away.get(member)
        return since is not None and self._clock.now() - since >= self._table.settings.grace

    def watcher(self, connection: Connection) -> Watcher:
        """The seat that a connection watches from; None sees what everybody sees.

        So does a device that is shared, until one of the people there uncovers it.
        """
        table, member = self._table, connection.member
        if table.shares(member):
            member = connection.uncovered
        person = table.people.get(-1 if member is None else member)
        return None if person is None else person.seat

    @property
    def members(self) -> set[int | None]:
        """The members who are connected; None stands for spectators without a name."""
        here = {each.member for each in self.connections if not each.closing}
        return here | {m for m, person in self._table.people.items() if person.device in here}

    @property
    def heir(self) -> int | None:
        """The member who is the host while the host is away.

        Never a spectator: a stranger with the link could wait until everybody is gone.
        """
        people = self._table.people.items()
        own = {m for m, each in people if each.device == m and not each.program}
        seated = {m for m, each in people if each.seat is not None}
        return min(own & seated & self.members, default=None)

    @property
    def has_anybody(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections)

    @property
    def has_players(self) -> bool:
        """Whether anybody who has a seat is connected."""
        here = {each.member for each in self.connections if not each.closing}
        people = self._table.people.items()
        return any(
            each.seat is not None and (m in here or each.device in here) for m, each in people
        )

    @property
    def has_all_players(self) -> bool:
        """Whether everybody who plays a seat is connected."""
        seats = self._table.persons()
        return {self._table.member_at(seat) for seat in seats} <= self.members

    @property
    def awaits_invited(self) -> bool:
        """Whether somebody with a seat is invited from the game before and has not come yet."""
        return any(
            person.invited and person.seat is not None and person.device not in self._came
            for person in self._table.people.values()
        )

    # --- What they are told -------------------------------------------------------------

    def lobby(self) -> messages.Lobby:
        """The table as everybody may see it."""
        away = {member: self._clock.now() - since for member, since in self.away.items()}
        screens = sum(each.screen is not None for each in self.connections if not each.closing)
        return lobby_of(self._table, self.members, away, screens)

    def tell_lobby(self, *, but: Connection | None = None) -> None:
        self._send([each for each in self.connections if each is not but], self.lobby())

    def _send(self, connections: Collection[Connection], message: messages.Message) -> None:
        """Send the same to several: it is written once, because a lobby may hold a whole deck."""
        if not connections:
            return
        frame = to_json(message)
        for connection in connections:
            connection.send_written(frame)

    @contextmanager
    def in_one_piece(self) -> Iterator[None]:
        """All messages to a client, from here on, go out together."""
        here = [*self.connections]
        for connection in here:
            connection.hold()
        try:
            yield
        finally:
            for connection in here:
                connection.release()

    def tell(self, message: messages.Said | messages.Over) -> None:
        """Send the same to everybody."""
        self._send(self.connections, message)

    def nudge(self, member: int, by: int) -> None:
        """Remind a member that the table waits for them."""
        for connection in self.connections:
            if connection.member == self._table.people[member].device:
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
        chapters: dict[Watcher, Chapter] = {}
        for connection in self.connections:
            watcher = self.watcher(connection)
            if (notice := by_watcher.get(watcher)) is None:
                continue
            if watcher not in chapters:
                chapters[watcher] = notice.chapter()
            self._tell(connection, notice, chapters[watcher])

    def _tell(self, connection: Connection, notice: Notice, chapter: Chapter) -> None:
        """Send news, which go on from the view that the client has."""
        watcher = notice.watcher
        if notice.number == 1:
            self._send_view(connection, watcher, 0, self._table.first_view(watcher))
        if connection.shown != watcher:
            self.show(connection)
            return
        connection.send(self._news(connection, notice, chapter))

    def _news(self, connection: Connection, notice: Notice, chapter: Chapter) -> messages.News:
        return messages.News(
            number=notice.number,
            events=chapter.events,
            now=chapter.now,
            hurried=notice.hurried,
            told=notice.told,
            question=self._question(connection, notice.watcher),
            seconds=self._seconds(notice.watcher),
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
            elif (question := self._question(connection, watcher)) or watcher is None:
                number, seconds = self._table.told[watcher].number, self._seconds(watcher)
                connection.send(messages.News(number=number, question=question, seconds=seconds))

    def show(self, connection: Connection, last: int | None = None) -> None:
        """Send the whole view, with the sentences missed since `last`, where they may be told."""
        if self._table.match is None:
            return
        watcher = self.watcher(connection)
        number, question = self._table.told[watcher].number, self._question(connection, watcher)
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
        seconds = self._seconds(watcher)
        connection.send(messages.WholeView(number, view, lines, claims, question, seconds))
        connection.shown = watcher

    def _seconds(self, watcher: Watcher) -> float | None:
        """The time that others have left, for those who are never asked."""
        return self._seconds_left(None) if watcher is None else None

    def _question(self, connection: Connection, seat: Watcher) -> messages.Question | None:
        """The question to the seat that a client shows; without secrets, to any seat there."""
        if seat is None and self._table.game.open_to_all:
            seat = self._asked_at(connection)
        if seat is None or not self._table.asks(seat):
            return None
        return self._table.question(seat, self._seconds_left(seat))

    # --- Devices that several people share ----------------------------------------------

    def uncover(self, connection: Connection, member: int | None) -> None:
        """Show the view of somebody at a shared device, or cover it."""
        if connection.uncovered != member:
            connection.uncovered = member
            self.show(connection, 0)

    def hand_on(self) -> None:
        """Tell every device that is passed on who should get it, if that is somebody else now."""
        if not self._table.shared or self._table.game.open_to_all:
            return
        for connection in self.connections:
            if not self._table.shares(connection.member):
                continue
            seat = self._asked_at(connection)
            if seat != connection.next:
                connection.next = seat
                connection.send(messages.HandTo(seat))

    def _asked_at(self, connection: Connection) -> Seat | None:
        """The first seat at a shared device that is asked, in the order of the table.

        Everybody who holds cards is asked in a window: so it does not depend on the cards.
        """
        table, member = self._table, connection.member
        if member is None or not table.shares(member):
            return None
        seats = {table.people[each].seat for each in table.at_device_of(member)} - {*table.bots}
        return next((seat for seat in table.asked() if seat in seats), None)
