"""Servers that refuse too precisely."""

from __future__ import annotations

from typing import Any

import pytest

from hatbox.kernel.errors import RuleError, illegal
from hatbox.server.play.session import Session
from hatbox.server.protocol import messages
from hatbox.server.table.commands import DECIDE
from hatbox.server.table.table import Table
from hatbox.server.table.talk import spoken

from .hidden import hidden, spy


def failure_names_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = DECIDE[messages.Play]

    def play(table: Table, member: int, command: Any) -> Any:
        try:
            return honest(table, member, command)
        except RuleError as error:
            raise RuleError(error.kind, error.message, card=hidden(table)) from None

    patch.setitem(DECIDE, messages.Play, play)


def false_claims_are_refused(patch: pytest.MonkeyPatch) -> None:
    def honest_only(table: Table, member: int, command: messages.Say) -> Any:
        said = spoken(table, member, command)
        if command.card is not None and hidden(table) % 2:
            raise illegal("error-card-gone")
        return said

    patch.setattr("hatbox.server.play.session.spoken", honest_only)


def a_reminder_is_refused_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Session._nudge  # noqa: SLF001 - leaks begin inside

    def nudge(self: Session, by: int, member: int) -> None:
        if hidden(self.table) % 2:
            raise illegal("error-not-waited-for")
        honest(self, by, member)

    patch.setattr(Session, "_nudge", nudge)


def _refusals_name_a_card(patch: pytest.MonkeyPatch, module: str) -> None:
    number = spy(patch)

    def telling(message: str, **args: Any) -> RuleError:
        return illegal(message, **args, card=number())

    patch.setattr(f"hatbox.server.{module}.illegal", telling)


def the_records_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "web.tables")


def the_theatres_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "web.booth")


def the_televisions_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "web.pairing")


def whoever_was_sent_away_is_refused_with_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "play.hub")
