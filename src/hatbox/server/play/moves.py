"""What happens without a person's command, as entries of the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container
from typing import Literal

from ...kernel.engine import Answer, Seat
from ...kernel.errors import RuleError
from ..table.company import STAND_IN
from ..table.entries import Answered, AnyContent, BotSeated, Ended, HostIs, WindowClosed
from ..table.table import Table

Append = Callable[[Callable[[], AnyContent], str], Awaitable[None]]
"""Appends an entry, which is decided at the last moment, under a key."""


class Moves:
    """Moves without a command. Each has a key that follows from its question: it happens once."""

    def __init__(self, table: Table, append: Append, start: Callable[[], AnyContent]) -> None:
        self._table, self._append, self._start = table, append, start

    async def begin(self) -> None:
        """The game begins."""
        await self._append(self._start, "begin")

    async def answer(self, seat: Seat, reply: Answer, by: Literal["bot", "clock"]) -> None:
        question = self._table.told[seat].question

        def decide() -> AnyContent:
            if not self._table.asks(seat) or self._table.told[seat].question != question:
                raise RuleError("not-your-turn", "error-question-closed")
            return Answered(seat, reply, by)

        await self._append(decide, f"{by}:{seat}:{question}")

    async def close_window(self) -> None:
        number = self._table.questions

        def decide() -> AnyContent:
            if self._table.questions != number:
                raise RuleError("not-your-turn", "error-question-closed")
            return WindowClosed()

        await self._append(decide, f"window:{number}")

    async def succeed(self, member: int) -> None:
        """A member is the host until the real one returns."""
        await self._append(lambda: HostIs(member, acting=True), f"host:{self._table.seq}")

    async def end(self) -> None:
        """Everybody who is there has agreed to end the game."""
        await self._append(Ended, "end")

    async def fill_in(self, here: Container[int | None]) -> None:
        """Before the game: the regular bot sits in for every player who is not here."""
        for seat in self._table.persons():
            if self._table.member_at(seat) not in here:
                await self.sit_in(seat)

    async def sit_in(self, seat: Seat) -> None:
        """The regular bot plays for a member who is away or silent."""
        await self._append(lambda: BotSeated(seat, STAND_IN), f"sit-in:{seat}:{self._table.seq}")
