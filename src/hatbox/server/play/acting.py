"""Bots that answer, each when its time is over."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

from ...kernel.engine import Answer, Seat
from ..table.table import Table
from .bots import Bots
from .moves import Moves
from .pace import Pace
from .timers import Wanted

SETTLE_SECONDS = 0.2
"""Seconds from the only person's pass to the bots' answers: longer than bots ever think."""


class Acting:
    """The answers of the bots at one table. Nobody waits here for a bot to think."""

    def __init__(self, table: Table, bots: Bots, pace: Pace, moves: Moves, rng: Random) -> None:
        self._table, self._bots, self._pace = table, bots, pace
        self._moves, self._rng = moves, rng

    def wanted(self) -> Wanted:
        table, number = self._table, self._table.questions
        wanted: Wanted = {}
        # In a deal with a name the person comes first: how fast they are must not matter.
        patient = table.settings.deal is not None and table.silence is not None
        for seat in table.asked():
            if seat not in table.bots:
                continue
            intent = self._intent(seat)
            if patient:
                continue
            if not intent.done() or intent.result() != table.silence:
                acts = partial(self._act, seat, self._pace.slowness)
                wanted["bot", seat, number] = self._pace.of(seat), acts
        waiting = set(table.persons()) & set(table.asked())
        if table.silence is not None and not table.keeps_passes and not waiting:
            acts = partial(self._settle, self._pace.slowness)
            wanted["settle", number] = SETTLE_SECONDS * self._pace.slowness, acts
        return wanted

    def _intent(self, seat: Seat) -> asyncio.Task[Answer]:
        """A bot's answer to come."""
        table = self._table
        match = table.match
        assert match is not None
        return self._bots.intent(
            seat,
            table.bots[seat],
            table.questions,
            lambda: (match, table.view(seat), match.options(seat)),
        )

    async def _act(self, seat: Seat, slowness: int) -> None:
        """A bot answers. Nobody is told if it says nothing in an open window."""
        intent = self._intent(seat)
        if not intent.done():
            self._pace.late(slowness)
        elif intent.result() != self._table.silence:
            await self._moves.answer(seat, intent.result(), "bot")

    async def _settle(self, slowness: int) -> None:
        """The only person has passed: a bot sabotages if it wants to, or the window closes."""
        intents = [(seat, self._intent(seat)) for seat in self._table.asked()]
        if not all(intent.done() for _, intent in intents):
            self._pace.late(slowness)
            return
        deal = self._table.settings.deal
        dice = self._rng if deal is None else Random(f"{deal}:{self._table.questions}")
        dice.shuffle(intents)
        for seat, intent in intents:
            if intent.result() != self._table.silence:
                await self._moves.answer(seat, intent.result(), "bot")
                return
        await self._moves.close_window()
