"""The public part of a table and its people."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from ..protocol import messages
from .table import Table


def lobby_of(
    table: Table, online: Collection[int | None], away: Mapping[int, float], screens: int
) -> messages.Lobby:
    """The lobby of a table.

    The members in `online` are connected; `away` has for the others how many seconds they are not.
    `screens` show the table.
    """
    return messages.Lobby(
        table=table.id,
        settings=table.settings,
        state=table.state,
        host=table.host,
        members=tuple(
            messages.Member(
                m,
                person.name,
                person.language,
                person.seat,
                connected=m in online,
                muted=person.muted,
                program=person.program,
                away=None if m in online else int(away.get(m, 0)),
                device=None if person.device == m else person.device,
                portrait=person.portrait,
            )
            for m, person in sorted(table.people.items())
        ),
        places=tuple(
            messages.Place(table.member_at(seat), table.bots.get(seat))
            for seat in range(table.settings.players)
        ),
        paused=table.paused,
        paused_by=table.paused_by,
        agreed=tuple(sorted(table.agreed)),
        commit=table.commitment,
        rematch=table.rematch,
        evening=table.evening,
        screens=screens,
        screening=_screening(table),
    )


def _screening(table: Table) -> Literal["spectators", "link", "off"]:
    if table.screen is None:
        return "spectators"
    return "off" if table.screen.token is None else "link"


def result_of(table: Table) -> messages.Over:
    """The result, and the seed of the deal; a branch has none of its own."""
    match = table.match
    assert match is not None
    assert match.seed is not None
    seed = None if match.header.branch else match.seed.hex()
    return messages.Over(match.winners, match.scores, seed)
