"""hatbox play"""

from __future__ import annotations

from pathlib import Path

from .common import Lang, Options, end_like_an_interrupt, speak
from .planning import plan_for
from .replay import story


def play(
    game: str = "antayagi-80",
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
    game
        antayagi-80, antayagi-65 or not-a-hat.
    players
        How many bots play; as many as are named, or four, unless said.
    bots
        One bot for each seat, with commas between; a single name stands for all seats.
    seed
        The same seed gives the same game.
    option
        A variant, KEY=VALUE; may be repeated.
    deck
        A deck file of your own.
    first
        The seat that begins; by chance unless said.
    """
    words = speak(lang)
    end_like_an_interrupt()
    if players is None and "," not in bots:
        players = 4
    plan = plan_for(
        game, players=players, bots=bots, seed=seed, option=option, deck=deck, first=first
    )
    record = plan.play(0).record()
    print("\n".join(story(record.split(b"\n"), words)))
