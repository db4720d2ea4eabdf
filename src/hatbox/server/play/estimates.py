"""What a deck does to a game, by games between bots.

It is strangers' work: in a process of its own, a few games at a time, each with an end.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from ...agents import own_bot
from ...records import Match, seed_of
from .backroom import BackRoom

GAMES_AT_ONCE = 10
"""Number of games that one request plays."""
MOST_LINES = 600
"""Maximum length of a game, in decisions: a deck may have no end."""
MOST_WAITING = 8
"""Maximum number of requests that wait; then others are asked to come back."""
SECONDS = 20
"""Seconds after which a request is given up."""
BOT = "novice"


class Estimate(Struct, frozen=True):
    """Some games between bots, added up."""

    games: int
    decisions: int
    """Number of decisions in all games."""
    first_wins: int
    """Number of games that the player who began has won, alone or with others."""
    nobody: int
    """Number of games that nobody has won."""
    endless: int
    """Number of games that were not over in time."""


def played(game: str, players: int, deck: str | None, chunk: int) -> Estimate:
    """The games of this chunk: the same ones whenever they are played."""
    decisions = first_wins = nobody = endless = 0
    for number in range(chunk * GAMES_AT_ONCE, (chunk + 1) * GAMES_AT_ONCE):
        name = f"estimate-{number}"
        seats = [BOT] * players
        match = Match.deal(game, seats, seed=seed_of(name), first=number % players, deck_text=deck)
        _play(match, Random(name))
        decisions += len(match.lines)
        endless += not match.over
        nobody += match.over and not match.winners
        first_wins += match.over and number % players in match.winners
    return Estimate(GAMES_AT_ONCE, decisions, first_wins, nobody, endless)


def _play(match: Match, rng: Random) -> None:
    known = match.game.public(match.setup)
    seats = range(len(match.header.seats))
    agents = {s: own_bot(BOT)(match.game, s, known, Random(rng.getrandbits(64))) for s in seats}
    while True:
        if match.news:
            for seat, agent in agents.items():
                agent.observe(match.view(seat), match.seen(seat))
        if match.over or len(match.lines) >= MOST_LINES:
            return
        seat = rng.choice(match.to_act)
        match.answer(seat, agents[seat].decide(match.view(seat), match.options(seat)))


class Estimates:
    """The process that plays them."""

    def __init__(self) -> None:
        self.room = BackRoom(MOST_WAITING, SECONDS)

    async def ask(self, game: str, players: int, deck: str | None, chunk: int) -> Estimate:
        """Play a chunk; a RuleError if too many wait already."""
        return await self.room.ask(played, game, players, deck, chunk)
