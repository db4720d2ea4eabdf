"""Servers whose clocks tell too much."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from hatbox.kernel.engine import Seat
from hatbox.kernel.game import Watcher
from hatbox.server.play.audience import Audience
from hatbox.server.play.clockwork import Clockwork
from hatbox.server.play.pace import Pace
from hatbox.server.play.session import Session
from hatbox.server.play.telling import Telling
from hatbox.server.protocol import messages
from hatbox.server.table.table import Notice

from .hidden import armed, hidden


def window_closes_early_when_nobody_holds_a_sabotage(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        timers = honest(self)
        for key, (_, action) in list(timers.items()):
            if key[0] == "window" and not any(armed(self._table, s) for s in self._table.asked()):
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


def window_lasts_a_little_longer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        return {
            key: (seconds + hidden(self._table) / 1000, action)
            for key, (seconds, action) in honest(self).items()
        }

    patch.setattr(Clockwork, "_deadlines", wanted)


def seconds_are_rounded_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._seconds  # noqa: SLF001 - leaks begin inside

    def seconds(self: Audience, watcher: Watcher) -> float | None:
        left = honest(self, watcher)
        return None if left is None else left + hidden(self._table) / 1e6

    patch.setattr(Audience, "_seconds", seconds)


def sayings_come_later_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_said

    def tell(self: Audience, said: messages.Said) -> None:
        self._clock.call_later(hidden(self._table) / 1000, lambda: honest(self, said))

    patch.setattr(Audience, "tell_said", tell)


def bots_take_longer_over_some_hands(patch: pytest.MonkeyPatch) -> None:
    honest = Pace.of

    def by_its_cards(self: Pace, seat: Seat) -> float:
        hand = str(self._table.view(seat).hands[seat])
        return honest(self, seat) + Random(hand).random()

    patch.setattr(Pace, "of", by_its_cards)


def telling_takes_longer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Telling.happened

    def by_the_cards(self: Telling, notices: Iterable[Notice]) -> None:
        honest(self, notices)
        self._over += hidden(self._table) / 100

    patch.setattr(Telling, "happened", by_the_cards)
