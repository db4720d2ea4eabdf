"""How the clause about the Mirror is switched off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi import effects
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Position
from hatbox.kernel.engine import Seat, Step
from hatbox.kernel.rows import put

from ..clauses import SwitchOff
from .seams import points, without_effect


def takes_the_oldest(patch: pytest.MonkeyPatch) -> None:
    true = effects.EFFECTS["mirror"]

    def changed(edition: Edition, at: Position, owner: Seat, partner: Seat) -> Step[Position]:
        turned = put(at.areas, partner, at.areas[partner][::-1])
        return true(edition, replace(at, areas=turned), owner, partner)

    patch.setitem(effects.EFFECTS, "mirror", changed)


OFF: dict[str, SwitchOff | tuple[SwitchOff, ...]] = {
    "A.O12": (without_effect("mirror"), takes_the_oldest, points({"mirror": 0})),
}
