"""Servers that tell too much, each in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.kernel.errors import RuleError
from hatbox.kernel.game import Watcher
from hatbox.server.play.audience import Audience
from hatbox.server.play.clockwork import Clockwork
from hatbox.server.play.session import Session
from hatbox.server.protocol import messages
from hatbox.server.table.commands import DECIDE
from hatbox.server.table.entries import Passed
from hatbox.server.table.table import Table

Leak = Callable[[pytest.MonkeyPatch], None]


def window_closes_early_when_nobody_holds_a_sabotage(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        timers = honest(self)
        for key, (_, action) in list(timers.items()):
            asked = self._table.match.now.options.values() if self._table.match else ()
            if key[0] == "window" and not any(r.interrupts for o in asked for r in o):
                timers[key] = 1.0, action
        return timers

    patch.setattr(Clockwork, "_deadlines", wanted)


def window_closes_when_all_have_passed(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        timers = honest(self)
        if self._table.silence is not None and not self._table.asked():
            timers["early", self._table.questions] = 0.0, self._moves.close_window
        return timers

    patch.setattr(Clockwork, "_deadlines", wanted)
    append = Session.append

    async def appended(self: Session, *entry: Any) -> None:
        await append(self, *entry)
        self.clockwork.schedule()

    patch.setattr(Session, "append", appended)


def news_of_a_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Session.happened

    def happened(self: Session, content: Any, key: str) -> None:
        honest(self, content, key)
        if isinstance(content, Passed):
            for connection in self.audience.connections:
                self.audience.show(connection)

    patch.setattr(Session, "happened", happened)


def failure_names_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = DECIDE[messages.Play]

    def play(table: Table, member: int, command: Any) -> Any:
        try:
            return honest(table, member, command)
        except RuleError as error:
            at: Any = table.match.position if table.match else None
            pile = at.draw if hasattr(at, "draw") else at.shop
            raise RuleError(error.kind, error.message, card=str(pile[-1])) from None

    patch.setitem(DECIDE, messages.Play, play)


def failure_of_others_is_told(patch: pytest.MonkeyPatch) -> None:
    honest = Session.command

    async def command(self: Session, connection: Any, said: Any) -> None:
        before = self.table.seq
        try:
            await honest(self, connection, said)
        finally:
            if self.table.seq == before:
                self.audience.tell_lobby()

    patch.setattr(Session, "command", command)


def numbers_are_the_tables(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._news  # noqa: SLF001 - leaks begin inside

    def news(self: Audience, notice: Any) -> messages.News:
        return replace(honest(self, notice), number=self._table.seq)

    patch.setattr(Audience, "_news", news)


def everybody_sees_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, _watcher: Watcher) -> Any:
        return honest(self, 0)

    patch.setattr(Table, "view", view)


def answers_are_not_sealed(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._news  # noqa: SLF001 - leaks begin inside

    def news(self: Audience, notice: Any) -> messages.News:
        assert self._table.match is not None
        sealed = self._table.match.position.sealed
        news = honest(self, notice)
        return replace(news, events=(*news.events, *sealed))

    patch.setattr(Audience, "_news", news)


LEAKS: tuple[Leak, ...] = (
    window_closes_early_when_nobody_holds_a_sabotage,
    window_closes_when_all_have_passed,
    news_of_a_pass,
    failure_names_a_card,
    failure_of_others_is_told,
    numbers_are_the_tables,
    everybody_sees_what_the_first_seat_sees,
    answers_are_not_sealed,
)
