"""hatbox play"""

from __future__ import annotations

import secrets

from ..lab.simulate import Plan
from .common import speak
from .replay import story


def play(
    game: str = "antayagi-80", *, players: int = 4, seed: str | None = None, lang: str = "en"
) -> None:
    """Watch a game between bots, told in words.

    Parameters
    ----------
    game
        antayagi-80, antayagi-65 or not-a-hat.
    players
        How many bots play.
    seed
        The same seed gives the same game.
    lang
        en, es, fr, de or nl.
    """
    words = speak(lang)
    plan = Plan(game=game, bots=("random",) * players, seed=seed or secrets.token_hex(8))
    plan.check()
    record = plan.play(0).record()
    print("\n".join(story(record.split(b"\n"), words)))
