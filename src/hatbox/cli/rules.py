"""hatbox rules"""

from __future__ import annotations

from ..games import find_game
from ..kernel.errors import malformed
from ..words import clauses
from .common import GameId, Lang, speak


def rules(clause: str | None = None, *, game: GameId | None = None, lang: Lang = "en") -> None:
    """State the rules in our own words, all of them or one clause.

    Parameters
    ----------
    clause
        A clause's id, such as A.T3.
    """
    words = speak(lang)
    if game is not None:
        find_game(game)
    known = [info for info in clauses() if game is None or game in info.games]
    wanted = [info for info in known if clause is None or info.id == clause.upper()]
    if not wanted:
        raise malformed("error-unknown-clause", clause=str(clause)[:80])
    section = ""
    for info in wanted:
        if clause is None and info.section != section:
            section = info.section
            print(f"\n# {words.say(f'section-{section}')}\n")
        stated = words.clause(info.id, game)
        print(f"{info.id}  {stated.title}\n  {stated.text}\n  ({stated.origin})\n")
