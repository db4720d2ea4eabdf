"""What happens at a table by itself: bots act and speak, windows close, time runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from random import Random
from typing import Any

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from ..protocol import messages
from ..table.company import Person
from ..table.entries import Answered, AnyContent
from ..table.table import Notice, Table
from .acting import Acting
from .audience import Audience
from .bots import Bots
from .clock import Clock
from .moves import Append, Moves
from .pace import Pace
from .speaking import Speaking
from .telling import Telling
from .timers import Timers, Wanted

PROGRAM_SECONDS = 10
"""Seconds for a program to answer, or to return; then the regular bot plays on."""
BEGINNING_SECONDS = 10
"""Seconds that a game which begins by itself waits for players who are not connected."""
GATHERING_SECONDS = 10
"""Seconds that a game waits after a restart for the players who are still missing."""
LOST_SECONDS = 10
"""Seconds after which somebody who is not connected has no vote: a connection may be lost."""


class Clockwork:
    """After every change at a table, `schedule` finds out what is to happen next, and when."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        clock: Clock,
        rng: Random,
        lock: asyncio.Lock,
        append: Append,
        start: Callable[[], AnyContent],
    ) -> None:
        self._table, self._audience, self._clock, self._rng = table, audience, clock, rng
        self._gathered = inf if table.playing else 0.0
        """Until when a game that goes on after a restart waits; inf before the first has come."""
        self._fixed_time_over = 0
        """The number of the window whose fixed time is over."""
        self._moves = Moves(table, append, start)
        self._bots = Bots(rng, table.settings.deal)
        pace = Pace(table)
        self._acting = Acting(table, self._bots, pace, self._moves, rng)
        self._speaking = Speaking(table, self._bots, pace, clock, append, self.say)
        self._telling = Telling(table, clock)
        self.timers = Timers(clock, lock, self.schedule)

    @property
    def thinking(self) -> list[asyncio.Task[Any]]:
        """The bots' thoughts that are not finished yet."""
        return self._bots.thinking

    def happened(self, content: AnyContent, notices: list[Notice]) -> None:
        """Show the news to the bots, and leave people the time to see them."""
        answered = isinstance(content, Answered) and content.by == "person"
        if answered and not self._table.keeps_passes:
            self._telling.answered()
        self._telling.happened(notices)
        for notice in notices:
            if not notice.told:  # bots care for nothing but the game
                self._bots.observe(notice.watcher, notice.view, notice.events)
        if any(notice.events for notice in notices):
            self._speaking.happened()

    def say(self, said: messages.Said) -> None:
        """Tell everybody something that is not kept."""
        self._audience.tell(said)
        self.heard(said)

    def heard(self, said: messages.Said) -> None:
        """Tell the bots what somebody said; one of them may reply."""
        self._speaking.heard(said)
        self.schedule()

    def seconds_left(self, watcher: Watcher) -> float | None:
        """Seconds that a seat has left to answer; None: those whom everybody sees waited for.

        There is no end to tell in a window in which a device goes round.
        """
        number, told = self._table.questions, self._table.told
        if self._table.silence is not None and self._table.passed_on():
            return None
        seats = [watcher] if watcher is not None else told[None].view.waiting if told else ()
        return self.timers.left([("window", number), *(("limit", seat, number) for seat in seats)])

    @property
    def gathering(self) -> bool:
        """Whether a game that goes on after a restart waits for those who were there."""
        return self._clock.now() < self._gathered < inf and not self._audience.has_all_players

    def go_on(self) -> None:
        """Those who were there before a restart are back, or have been waited for."""
        self._gathered = 0.0
        self.schedule()
        if self._deadlines():
            self._audience.remind()

    def schedule(self) -> None:
        """Set the timers that are needed now and stop the others."""
        if self._gathered == inf and self._audience.has_players:
            self._gathered = self._clock.now() + GATHERING_SECONDS
        self.timers.want(self._wanted())

    def stop(self) -> None:
        """Stop all timers."""
        self.timers.want({})

    def _wanted(self) -> Wanted:
        """The timers that are wanted now."""
        # If nobody is connected, bots do not play: it would only keep the server busy.
        if not self._audience.has_anybody:
            return {}
        return self._of_the_game() | self._succession() | self._ending()

    def _of_the_game(self) -> Wanted:
        table = self._table
        if table.state == "open":
            return self._beginning()
        if table.state == "over":
            return self._when_told(self._speaking.wanted())
        if not table.playing or table.paused:
            return {}
        if self.gathering:
            return {("gather",): (self._gathered - self._clock.now(), self._go_on)}
        wanted = Wanted()
        if table.bots:
            wanted = self._when_told(self._speaking.wanted() | self._acting.wanted())
        # No clock runs while no player is there: a game can wait for the next day.
        if self._audience.has_players:
            wanted |= self._when_told(self._deadlines()) | self._absences()
        return wanted

    def _beginning(self) -> Wanted:
        """The beginning of a game that begins by itself: nobody is waited for long, but those who
        are invited to play again."""
        table, audience = self._table, self._audience
        if not table.settings.begins or table.free_seats() or not audience.has_players:
            return {}
        if audience.has_all_players:
            return {("begin",): (0, self._moves.begin)}
        if audience.awaits_invited:
            return {}
        return {("begin-without",): (BEGINNING_SECONDS, self._begin_without)}

    async def fill_in(self) -> None:
        """Bots sit in for the players who are not there, until they come."""
        await self._moves.fill_in(self._audience.members)

    async def _begin_without(self) -> None:
        await self.fill_in()
        await self._moves.begin()

    def _succession(self) -> Wanted:
        """The host's role moves on when the host has been away for too long."""
        table, since = self._table, self._audience.away.get(self._table.host)
        if since is None or (heir := self._audience.heir) is None:
            return {}
        left = since + table.settings.grace - self._clock.now()
        return {("host", table.host, heir): (max(0, left), partial(self._moves.succeed, heir))}

    def _ending(self) -> Wanted:
        """The game ends when everybody who is there wants it to."""
        table, away = self._table, self._audience.away
        if not table.playing or not table.agreed:
            return {}
        others = [m for m, person, _ in self._players() if not person.program]
        missing = [member for member in others if member not in table.agreed]
        if not all(map(self._audience.misses, missing)):
            return {}
        left = [away[member] + LOST_SECONDS - self._clock.now() for member in missing]
        return {("end", *sorted(table.agreed), *missing): (max([0, *left]), self._moves.end)}

    async def _go_on(self) -> None:
        self.go_on()

    def _when_told(self, wanted: Wanted) -> Wanted:
        """The same, after everything that has happened is told."""
        if not wanted:
            return wanted
        left = self._telling.left
        return {key: (left + seconds, action) for key, (seconds, action) in wanted.items()}

    def _deadlines(self) -> Wanted:
        """The ends of the time that people have to answer."""
        table, number, limit = self._table, self._table.questions, self._table.settings.limit
        moves, wanted = self._moves, Wanted()
        if table.silence is not None:
            return self._window() if table.keeps_passes else wanted
        for _, person, seat in self._players():
            if not (person.program or limit) or not table.asks(seat):
                continue
            if person.program:
                seconds = min(PROGRAM_SECONDS, limit or PROGRAM_SECONDS)
                wanted["limit", seat, number] = seconds, partial(moves.sit_in, seat)
            elif limit:
                wanted["limit", seat, number] = limit, partial(self._time_is_up, seat)
        return wanted

    def _window(self) -> Wanted:
        """The end of a window: after its fixed time, when devices that are passed on went round."""
        table, number, limit = self._table, self._table.questions, self._table.settings.limit
        if self._fixed_time_over != number:
            return {("window", number): (table.settings.window, self._end_window)}
        waiting = [seat for seat in table.passed_on() if seat in table.asked()]
        owners = {table.people[m].device for s in waiting if (m := table.member_at(s)) is not None}
        if all(map(self._audience.misses, owners)):
            away, now = self._audience.away, self._clock.now()
            left = [away[owner] + LOST_SECONDS - now for owner in owners]
            return {("round", number, *sorted(owners)): (max([0, *left]), self._moves.close_window)}
        if limit is None:
            return {}
        most = limit * len(table.passed_on())
        return {("round-limit", number): (most, self._moves.close_window)}

    async def _end_window(self) -> None:
        """The fixed time is over: the window closes, unless a device still goes round."""
        self._fixed_time_over = self._table.questions
        if not set(self._table.passed_on()) & set(self._table.asked()):
            await self._moves.close_window()

    def _absences(self) -> Wanted:
        """The ends of the time for which people may be away."""
        wanted, settings = Wanted(), self._table.settings
        if not self._audience.away:
            return wanted
        for member, person, seat in self._players():
            if self._audience.misses(member) and (person.program or settings.stand_in):
                grace = PROGRAM_SECONDS if person.program else settings.grace
                wanted["grace", member] = grace, partial(self._moves.sit_in, seat)
        return wanted

    def _players(self) -> Iterator[tuple[int, Person, Seat]]:
        """The members who play their seats themselves."""
        for member, person in self._table.people.items():
            if person.seat is not None and person.seat not in self._table.bots:
                yield member, person, person.seat

    async def _time_is_up(self, seat: Seat) -> None:
        """Choose any option, by chance alone, so that it reveals nothing."""
        assert self._table.match is not None
        reply = self._rng.choice(self._table.match.options(seat))
        await self._moves.answer(seat, reply, "clock")
