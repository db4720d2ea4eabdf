"""Servers whose lobby tells too much."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.server.play.session import Session
from hatbox.server.protocol import messages
from hatbox.server.table.lobby import lobby_of
from hatbox.server.table.table import Table

from .hidden import armed, hidden


def the_lobby_counts_the_armed(patch: pytest.MonkeyPatch) -> None:
    def lobby(table: Table, *about: Any) -> messages.Lobby:
        count = sum(armed(table, seat) for seat in range(table.settings.players))
        return replace(lobby_of(table, *about), screens=count)

    patch.setattr("hatbox.server.play.audience.lobby_of", lobby)


def a_rematchs_lobby_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    def lobby(table: Table, *about: Any) -> messages.Lobby:
        told = lobby_of(table, *about)
        return told if table.evening is None else replace(told, agreed=(hidden(table),))

    patch.setattr("hatbox.server.play.audience.lobby_of", lobby)
    patch.setattr(Table, "_end_if_agreed", _remembering_an_evening(Table._end_if_agreed))  # noqa: SLF001


def _remembering_an_evening(honest: Callable[[Table], None]) -> Callable[[Table], None]:
    """A game that was ended counts, so that a rematch has the score of an evening."""

    def end(self: Table) -> None:
        honest(self)
        if self.ended and self.evening is None:
            self.evening = messages.Evening({}, ())

    return end


def the_commitment_follows_from_the_cards(patch: pytest.MonkeyPatch) -> None:
    def commitment(self: Table) -> str | None:
        return (
            None if self.match is None else sha256(str(self.match.setup.deck).encode()).hexdigest()
        )

    patch.setattr(Table, "commitment", property(commitment))


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
