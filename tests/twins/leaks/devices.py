"""Servers whose bots or shared devices tell too much."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.agents.talk import Saying
from hatbox.kernel.engine import Seat
from hatbox.kernel.game import Watcher
from hatbox.server.play.audience import Audience
from hatbox.server.play.connection import Connection
from hatbox.server.table.table import Table
from hatbox.server.table.talk import spoken_by_bot, talkers

from .hidden import armed, hidden


def the_floor_is_for_bots_with_certain_cards(patch: pytest.MonkeyPatch) -> None:
    def by_their_cards(table: Table) -> list[Seat]:
        assert table.match is not None
        hands = table.match.position.hands
        return [seat for seat in talkers(table) if len(str(hands[seat])) % 2]

    patch.setattr("hatbox.server.play.speaking.talkers", by_their_cards)


def bots_say_what_the_pile_is_like(patch: pytest.MonkeyPatch) -> None:
    def speak(table: Table, seat: Seat, said: Saying) -> Any:
        phrase = "thanks" if hidden(table) % 2 else said.phrase
        return spoken_by_bot(table, seat, Saying(phrase))

    patch.setattr("hatbox.server.play.speaking.spoken_by_bot", speak)


def a_device_goes_to_the_armed_first(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._asked_at  # noqa: SLF001 - leaks begin inside

    def armed_first(self: Audience, connection: Connection) -> Seat | None:
        table, found = self._table, honest(self, connection)
        asked = table.asked() if table.silence is not None else []
        those = [seat for seat in asked if armed(table, seat)]
        return those[0] if found is not None and those else found

    patch.setattr(Audience, "_asked_at", armed_first)


def a_covered_device_shows_the_others_view(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, watcher: Watcher) -> Any:
        shown = honest(self, watcher)
        return replace(honest(self, 2), watcher=None) if watcher is None else shown

    patch.setattr(Table, "view", view)
