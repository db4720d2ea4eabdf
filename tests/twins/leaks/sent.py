"""Servers that send a seat, or a spectator, too much."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.kernel.game import Watcher
from hatbox.kernel.written import to_json
from hatbox.server.play.audience import Audience
from hatbox.server.play.connection import Connection
from hatbox.server.play.hub import Hub
from hatbox.server.play.session import Session
from hatbox.server.protocol import messages
from hatbox.server.table.entries import Passed
from hatbox.server.table.lobby import result_of
from hatbox.server.table.story import Story
from hatbox.server.table.table import Table

from .hidden import armed, hidden, spy


def news_of_a_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Session.happened

    def happened(self: Session, content: Any, key: str) -> None:
        honest(self, content, key)
        if isinstance(content, Passed):
            for connection in self.audience.connections:
                self.audience.show(connection)

    patch.setattr(Session, "happened", happened)


def numbers_are_the_tables(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._news  # noqa: SLF001 - leaks begin inside

    def news(self: Audience, *about: Any) -> messages.News:
        return replace(honest(self, *about), number=self._table.seq)

    patch.setattr(Audience, "_news", news)


def question_numbers_skip_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Table._tell  # noqa: SLF001 - leaks begin inside

    def tell(self: Table, *about: Any) -> Any:
        for told in self.told.values():
            told.question += hidden(self) % 7
        return honest(self, *about)

    patch.setattr(Table, "_tell", tell)


def everybody_sees_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, watcher: Watcher) -> Any:
        return replace(honest(self, 0), watcher=watcher)

    patch.setattr(Table, "view", view)


def screens_see_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.watcher

    def watcher(self: Audience, connection: Connection) -> Watcher:
        return honest(self, connection) if connection.screen is None else 0

    patch.setattr(Audience, "watcher", watcher)


def guests_see_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.watcher

    def watcher(self: Audience, connection: Connection) -> Watcher:
        found = honest(self, connection)
        return 0 if connection.member is not None and found is None else found

    patch.setattr(Audience, "watcher", watcher)


def answers_are_not_sealed(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._news  # noqa: SLF001 - leaks begin inside

    def news(self: Audience, *about: Any) -> messages.News:
        assert self._table.match is not None
        sealed = self._table.match.position.sealed
        news = honest(self, *about)
        return replace(news, events=(*news.events, *sealed))

    patch.setattr(Audience, "_news", news)


def only_the_armed_are_waited_for(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, watcher: Watcher) -> Any:
        shown = honest(self, watcher)
        if self.silence is None:
            return shown
        return replace(shown, waiting=tuple(s for s in self.asked() if armed(self, s)))

    patch.setattr(Table, "view", view)


def changes_of_the_watcher_before(patch: pytest.MonkeyPatch) -> None:
    honest = Story._changes  # noqa: SLF001 - leaks begin inside

    def changes(self: Story, *seen: Any) -> Any:
        return honest(self, *seen) if self._changed is None else self._changed[1]

    patch.setattr(Story, "_changes", changes)


def options_come_in_an_order_of_the_piles(patch: pytest.MonkeyPatch) -> None:
    honest = Table.question

    def question(self: Table, *about: Any) -> messages.Question:
        asked = honest(self, *about)
        options = list(asked.options)
        Random(hidden(self)).shuffle(options)
        return replace(asked, options=tuple(options))

    patch.setattr(Table, "question", question)


def whoever_returns_is_told_what_the_first_seat_saw(patch: pytest.MonkeyPatch) -> None:
    honest = Table.since

    def since(self: Table, watcher: Watcher, _last: int) -> list[Any]:
        lines = honest(self, 0, 0)
        return [*honest(self, watcher, 0), *lines]

    patch.setattr(Table, "since", since)


def whoever_returns_is_told_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Table.since

    def since(self: Table, *about: Any) -> list[Any]:
        return [*honest(self, *about), messages.Line((("pile", {"n": hidden(self)}),), ())]

    patch.setattr(Table, "since", since)


def frames_are_longer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    def padded(message: Any) -> bytes:
        return to_json(message) + b" " * number()

    patch.setattr("hatbox.server.play.connection.to_json", padded)


def keys_come_in_an_order_of_the_piles(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    def shuffled(message: Any) -> bytes:
        fields = list(json.loads(to_json(message)).items())
        Random(number()).shuffle(fields)
        return json.dumps(dict(fields)).encode()

    patch.setattr("hatbox.server.play.connection.to_json", shuffled)


def results_tell_the_pile(patch: pytest.MonkeyPatch) -> None:
    def result(table: Table) -> messages.Over:
        told = result_of(table)
        return replace(told, scores=(*told.scores, hidden(table)))

    patch.setattr("hatbox.server.play.audience.result_of", result)
    patch.setattr("hatbox.server.play.session.result_of", result)


def whoever_is_sent_away_is_told_why_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._close  # noqa: SLF001 - leaks begin inside

    def close(self: Audience, connections: Any, reason: Any) -> None:
        if reason == "kicked" and hidden(self._table) % 2:
            reason = "refused"
        honest(self, connections, reason)

    patch.setattr(Audience, "_close", close)


def the_owners_word_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    number, honest = spy(patch), Hub.announce

    def announce(self: Hub, text: str, seconds: float | None) -> None:
        honest(self, f"{text} {number()}" if text else text, seconds)

    patch.setattr(Hub, "announce", announce)
