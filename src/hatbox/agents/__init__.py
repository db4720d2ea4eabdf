"""Bots. They are given views, redacted events and options; never a position."""

from __future__ import annotations

from ..games import GAMES
from ..kernel.errors import illegal, malformed
from .agent import Agent, Factory, play_out
from .character import PLAIN, Character
from .characters import characters
from .external import external
from .random_agent import RandomAgent
from .strengths import PERFECT, STRENGTHS, strength

AGENTS: dict[str, Factory] = {
    "random": RandomAgent,
    **{name: strength(name) for name in (*STRENGTHS, PERFECT)},
}
"""All bots that can be seated, by name; `perfect` forgets nothing, and is for research."""


def own_bot(name: str, game: str | None = None) -> Factory:
    """The bot called `STRENGTH` or `STRENGTH+CHARACTER`; a RuleError if there is none.

    With a game, its character also has to be one of that game's. (Without: tables that were
    stored before this was asked still have their bots.)
    """
    base, plus, id_ = name.partition("+")
    if not plus and base in AGENTS:
        return AGENTS[base]
    if base in AGENTS and base != "random" and id_ in characters():
        if game is not None and id_ not in characters_of(game):
            known = ", ".join(characters_of(game))
            raise illegal("error-character-of-another-game", character=id_, characters=known)
        return strength(base, characters()[id_])
    raise malformed(
        "error-unknown-bot",
        bot=name[:80],
        bots=", ".join(AGENTS),
        characters=", ".join(characters()),
    )


def bot_named(name: str, game: str | None = None) -> Factory:
    """One of our own bots, or the program that `exec:…` starts; a RuleError if there is none.

    Only for names typed at this machine: names from elsewhere are looked up by `own_bot` alone.
    """
    program = external(name)
    if program is None and name.startswith(("exec:", "exec/")):
        raise malformed("error-program", bot=name[:80])
    return program or own_bot(name, game)


def characters_of(game: str) -> tuple[str, ...]:
    """The characters that have a style of their own in a game."""
    family = GAMES[game].family
    return tuple(id_ for id_, each in characters().items() if family in each.families)


__all__ = [
    "AGENTS",
    "PLAIN",
    "STRENGTHS",
    "Agent",
    "Character",
    "Factory",
    "RandomAgent",
    "bot_named",
    "characters_of",
    "own_bot",
    "play_out",
]
