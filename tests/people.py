"""Who sits at a table of a test that is played in every game."""

from __future__ import annotations

from hatbox.games import GAMES

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal")


def near(game: str, wanted: int) -> int:
    """The wanted number of players, or the nearest that the game allows."""
    known = GAMES[game]
    allowed = known.seats(known.variants())
    return min(max(wanted, allowed[0]), allowed[-1])


def seated(game: str, wanted: int = 3) -> tuple[str, ...]:
    """The names of so many players, or of as many as the game allows."""
    return NAMES[: near(game, wanted)]
