"""Bots that speak and listen, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from ...agents.talk import Saying, phrases
from ...kernel.engine import Seat
from ...kernel.errors import RuleError
from ..protocol import messages
from ..table.table import Table
from ..table.talk import saying, spoken_by_bot, talkers
from .bots import Bots
from .chatter import Chatter
from .clock import Clock
from .limits import talk_limit
from .moves import Append
from .pace import Pace
from .timers import Wanted


class Speaking:
    """What the bots at one table say and hear."""

    def __init__(
        self,
        table: Table,
        bots: Bots,
        pace: Pace,
        clock: Clock,
        append: Append,
        say: Callable[[messages.Said], None],
    ) -> None:
        self._table, self._bots, self._pace = table, bots, pace
        self._clock, self._append, self._say = clock, append, say
        self._chatter = Chatter(table.id)
        self._limit = talk_limit()

    def happened(self) -> None:
        """Everybody has seen something."""
        self._chatter.happened()

    def heard(self, said: messages.Said) -> None:
        """Tell the bots what somebody said; one of them may reply."""
        words, match = saying(said), self._table.match
        if self._table.settings.deal is not None:
            return  # the bots would play otherwise, depending on when somebody speaks
        if said.seat is not None and words is not None and match is not None:
            self._bots.hear(said.seat, words, self._table.bots, match)
        if said.member is None and said.seat is not None:
            self._chatter.bot_spoke(said.seat)
        else:
            asks = words is not None and phrases()[words.phrase].asks
            self._chatter.person_spoke(said.to if asks else None)

    def wanted(self) -> Wanted:
        """The timer of a bot that may speak; it thinks of its saying before anything else."""
        given = self._chatter.floor(talkers(self._table), self._pace.seconds)
        if given is None:
            return {}
        seat, delay = given
        self._speech(seat)
        speaks = partial(self._speak, seat, self._pace.slowness)
        return {("talk", seat, self._chatter.moment): (delay, speaks)}

    def _speech(self, seat: Seat) -> asyncio.Task[Saying | None]:
        """A bot's saying to come."""
        table = self._table
        assert table.match is not None
        return self._bots.speech(
            seat, table.bots[seat], self._chatter.moment, table.match, table.view(seat)
        )

    async def _speak(self, seat: Seat, slowness: int) -> None:
        """A bot speaks like anybody else, or says nothing."""
        speech = self._speech(seat)
        if not speech.done():
            self._pace.late(slowness)
            return
        words = speech.result()
        if words is None or not self._limit.allows(seat, self._clock.now()):
            self._chatter.taken()
            return
        table = self._table
        try:
            content = spoken_by_bot(table, seat, words)
        except RuleError:  # a program's or a slow bot's word that does not fit the table
            self._chatter.taken()
            return
        if table.keeps_talk(seat):
            await self._append(lambda: content, f"talk:{seat}:{table.seq}")
        else:
            self._say(table.said(content))
