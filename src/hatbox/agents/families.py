"""The bots of each family of games: the only list of families in this layer."""

from __future__ import annotations

from ..games import by_family
from . import antayagi, not_a_hat

FAMILIES = by_family(
    "bots",
    {
        "antayagi": antayagi.BOTS,
        "not-a-hat": not_a_hat.BOTS,
    },
)
"""The bots of each family."""
