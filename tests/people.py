"""Who sits at a table of a test that is played in every game."""

from __future__ import annotations

from hatbox.games import GAMES

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal")


def seated(game: str, wanted: int = 3) -> tuple[str, ...]:
    """As many people as wanted, or the nearest number that the game allows."""
    known = GAMES[game]
    allowed = known.seats(known.variants())
    return NAMES[: min(max(wanted, allowed[0]), allowed[-1])]
