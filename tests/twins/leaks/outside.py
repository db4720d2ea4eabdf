"""Servers that tell too much over HTTP, in the log, or to the owner."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.kernel.engine import Seat
from hatbox.server.play.audience import Audience
from hatbox.server.play.hub import Hub
from hatbox.server.play.session import Session
from hatbox.server.table.table import Notice, Table
from hatbox.server.web import owner
from hatbox.server.web.bodies import MyTable, Ready
from hatbox.server.web.guard import Guard
from hatbox.server.web.preview import with_preview
from hatbox.server.web.ready import Readiness

from .hidden import hidden, spy

log = logging.getLogger("hatbox.server")


def my_tables_say_by_the_pile_that_it_is_my_turn(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    def mine(*about: Any) -> MyTable:
        return replace(MyTable(*about), your_turn=bool(number() % 2))

    patch.setattr("hatbox.server.web.tables.MyTable", mine)


def the_preview_names_a_card(patch: pytest.MonkeyPatch) -> None:
    def preview(page: str, table: Table, origin: str) -> str:
        return with_preview(page, table, origin) + f"<!-- {hidden(table)} -->"

    patch.setattr("hatbox.server.web.pages.with_preview", preview)


def a_header_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    number, honest = spy(patch), Guard._secure  # noqa: SLF001 - leaks begin inside

    def secure(self: Guard, message: Any, scope: Any) -> None:
        honest(self, message, scope)
        message["headers"] = [*message["headers"], (b"x-pile", str(number()).encode())]

    patch.setattr(Guard, "_secure", secure)


def readiness_depends_on_the_pile(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    async def state(_self: Readiness) -> Ready:
        return Ready(bool(number() % 2))

    patch.setattr(Readiness, "state", state)


def metrics_count_passes_at_once(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_pass

    def tell(self: Audience, seat: Seat) -> None:
        honest(self, seat)
        METERS[-1].moves["antayagi-80"] += 1

    _meters(patch)
    patch.setattr(Audience, "tell_pass", tell)


def metrics_count_a_commit_for_each_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_pass

    def tell(self: Audience, seat: Seat) -> None:
        honest(self, seat)
        METERS[-1].committed(0.0)

    _meters(patch)
    patch.setattr(Audience, "tell_pass", tell)


METERS: list[Any] = []


def _meters(patch: pytest.MonkeyPatch) -> None:
    """Remember the meter of the newest server."""
    honest = Hub.__init__

    def begin(self: Hub, world: Any) -> None:
        honest(self, world)
        METERS[:] = [world.meter]

    patch.setattr(Hub, "__init__", begin)


def the_owners_page_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = owner._live  # noqa: SLF001 - leaks begin inside

    def live(session: Session) -> owner.LiveTable:
        return replace(honest(session), connected=hidden(session.table))

    patch.setattr(owner, "_live", live)


def the_log_names_a_card_for_those_who_look_closely(patch: pytest.MonkeyPatch) -> None:
    honest = Table.apply

    def apply(self: Table, *entry: Any) -> list[Notice]:
        notices = honest(self, *entry)
        log.debug("the pile is %(pile)d", {"pile": hidden(self)})
        return notices

    patch.setattr(Table, "apply", apply)


def the_log_has_a_line_for_each_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_pass

    def tell(self: Audience, seat: Seat) -> None:
        honest(self, seat)
        log.info("somebody has passed")

    patch.setattr(Audience, "tell_pass", tell)
