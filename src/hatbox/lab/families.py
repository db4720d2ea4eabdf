"""The families of games in the lab: the only list of them in this layer."""

from __future__ import annotations

from ..games import GAMES, by_family
from . import antayagi, not_a_hat
from .family import Family, Oracle

FAMILIES = by_family(
    "lab",
    {
        "antayagi": antayagi.FAMILY,
        "not-a-hat": not_a_hat.FAMILY,
    },
)
"""What the lab knows about each family."""


def family(game: str) -> Family:
    """The family of a game, by the game's id."""
    return FAMILIES[GAMES[game].family]


def oracle(game: str) -> Oracle:
    """The oracle of a game, by its id."""
    return family(game).oracle
