"""hatbox play"""

from __future__ import annotations

from pathlib import Path

from ..games import GAMES
from .common import GameId, Lang, Options, end_like_an_interrupt, speak
from .planning import USUAL_PLAYERS, plan_for
from .replay import story

FIRST_GAME = next(iter(GAMES))
"""The default game."""


def play(
    game: GameId = FIRST_GAME,
    *,
    players: int | None = None,
    bots: str = "random",
    seed: str | None = None,
    option: Options = None,
    deck: Path | None = None,
    first: int | None = None,
    lang: Lang = "en",
) -> None:
    """Watch a game between bots, told in words.

    Parameters
    ----------
    players
        How many bots play; by default as many as are named, or four, or as near to four as the
        game allows.
    bots
        One bot for each seat, with commas between; a single name stands for all seats.
    seed
        The same seed gives the same game.
    deck
        A deck file of your own.
    first
        The seat that begins, from 0; by default chance decides.
    """
    words = speak(lang)
    end_like_an_interrupt()
    plan = plan_for(
        game,
        players=players,
        usual=USUAL_PLAYERS,
        bots=bots,
        seed=seed,
        option=option,
        deck=deck,
        first=first,
    )
    record = plan.play(0).record()
    print("\n".join(story(record.split(b"\n"), words)))
