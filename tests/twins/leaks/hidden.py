"""What leaks depend on: what nobody can have seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hatbox.kernel.engine import Seat
from hatbox.server.table.table import Notice, Table


def spy(patch: pytest.MonkeyPatch) -> Callable[[], int]:
    """A number from 1 to 99 that follows from the cards which nobody can have seen."""
    honest, latest = Table.apply, list[Table]()

    def apply(self: Table, *entry: Any) -> list[Notice]:
        latest[:] = [self]
        return honest(self, *entry)

    patch.setattr(Table, "apply", apply)
    return lambda: hidden(latest[0]) if latest else 1


def hidden(table: Table) -> int:
    """The same of one table; 1 before the deal."""
    if table.match is None:
        return 1
    at: Any = table.match.position
    pile = at.draw if hasattr(at, "draw") else at.shop
    return 1 + Random(str(pile[1:])).randrange(99)


def armed(table: Table, seat: Seat) -> bool:
    """Whether a seat could sabotage now."""
    match = table.match
    return match is not None and any(r.interrupts for r in match.now.options.get(seat, ()))
