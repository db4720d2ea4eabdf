"""Turns the arguments of a command into a plan for games between bots."""

from __future__ import annotations

import secrets
from pathlib import Path

from ..games import find_game
from ..kernel.errors import malformed
from ..kernel.game import Setup
from ..lab.simulate import Plan
from ..records.lines import read_variants
from .common import deck_text, parse_options

USUAL_PLAYERS = 4
"""The default number of players, where the game allows it."""


def plan_for(
    game: str,
    *,
    players: int | None,
    usual: int = 0,
    bots: str,
    seed: str | None,
    option: list[str] | None,
    deck: Path | None,
    first: int | None,
    talk: bool = False,
) -> Plan:
    """A plan that can be played, or a RuleError.

    By default as many play as bots are named, or as near to `usual` as the game allows.
    """
    the_game = find_game(game)
    variants = parse_options(option or [])
    agreed = read_variants(the_game, variants)
    seats = the_game.seats(agreed)
    names = tuple(bots.split(","))
    if players is None:
        players = len(names) if len(names) > 1 else nearest(usual, seats)
    if players not in seats:
        the_game.check(Setup(players, 0, (), agreed))
    if len(names) not in (1, players):
        raise malformed("error-bots-for-seats", bots=len(names), players=players)
    plan = Plan(
        game=game,
        bots=names * players if len(names) == 1 else names,
        seed=secrets.token_hex(8) if seed is None else seed,
        first=first,
        variants=variants,
        deck=None if deck is None else deck_text(deck),
        talk=talk,
    )
    plan.check()
    return plan


def nearest(number: int, seats: range) -> int:
    """The number of players nearest to this one."""
    return min(max(number, seats[0]), seats[-1])
