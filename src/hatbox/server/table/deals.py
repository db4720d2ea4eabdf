"""Deals with a name: the cards and the bots' dice follow from it, for one person against bots.

A name says all that matters: `GAME-4-sharp-k7mq2x` is that game, four players, sharp bots, and one
of many deals; with a date at its end it is the deal of that day. The cards of a name never change.
How bots play them does when bots get better, so results carry the version that they belong to.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import cache
from hashlib import sha256

from msgspec import Struct

from ...agents import STRENGTHS, characters_of
from ...games import GAMES
from ...kernel.errors import RuleError, illegal, malformed
from ...kernel.game import Setup
from ...records import seed_of, shuffled
from ..protocol.messages import Settings

VERSION = 1
"""Version of how deals are played: one more whenever the rules or a bot decide otherwise."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a deal, without those that are easily taken for another."""
SIZE = 5
"""Number of letters that tell deals apart; one more finds a slip of the pen."""
CHARACTERS = 2**64 - 2
"""Number of the shuffle that says which bots sit where; no game has as many."""
LONGEST = 64
_NAME = re.compile(
    f"({'|'.join(map(re.escape, GAMES))})-([1-9][0-9]?)-({'|'.join(STRENGTHS)})-([a-z0-9-]+)"
)


class Deal(Struct, frozen=True):
    """A deal: what its name says."""

    name: str
    game: str
    players: int
    bot: str
    """The strength of all bots."""
    day: str | None
    """The date, if it is a deal of the day."""
    version: int = VERSION
    """Version of how this server plays deals: only results of the same one can be compared."""

    @property
    def bots(self) -> list[str]:
        """The bots from the left of the person on."""
        characters = shuffled(characters_of(self.game), seed_of(self.name), CHARACTERS)
        others = range(self.players - 1)
        return [f"{self.bot}+{characters[each % len(characters)]}" for each in others]

    def settings(self, pace: int, telling: int) -> Settings:
        """The settings of a table at which it is played.

        Nobody talks with the bots: what they hear, and when, would make them play otherwise.
        """
        return Settings(
            game=self.game,
            players=self.players,
            pace=pace,
            telling=telling,
            bots_talk=False,
            begins=True,
            deal=self.name,
        )


def find_deal(name: str) -> Deal:
    """The deal of this name; a RuleError if there is none."""
    tidy = "-".join(name[: 2 * LONGEST].lower().split())
    found = _NAME.fullmatch(tidy)
    if found is None:
        raise malformed("error-no-such-deal", deal=name[:LONGEST])
    game, players, bot, word = found.groups()
    day = _day(word)
    known = day or (len(word) == SIZE + 1 and word == _checked(tidy[: -len(word)], word[:SIZE]))
    if not known or int(players) not in _counts(game):
        raise malformed("error-no-such-deal", deal=name[:LONGEST])
    return Deal(tidy, game, int(players), bot, day)


def new_deal(game: str, players: int, bot: str, entropy: Callable[[int], bytes]) -> Deal:
    """Any deal."""
    number = int.from_bytes(entropy(8), "big")
    letters = "".join(
        LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(SIZE)
    )
    _check(game, players)
    begins = f"{game}-{players}-{bot}-"
    return find_deal(begins + _checked(begins, letters))


def deal_of_the_day(game: str, players: int, bot: str, day: str) -> Deal:
    """The deal of a day, which is the same everywhere."""
    _check(game, players)
    return find_deal(f"{game}-{players}-{bot}-{day}")


def alone(settings: Settings) -> None:
    """Raise a RuleError for a deal with a name: nobody changes it, or sits down there."""
    if settings.deal is not None:
        raise illegal("error-deal-alone")


def _check(game: str, players: int) -> None:
    """Raise a RuleError if so many cannot play the game as it is."""
    the_game = GAMES[game]
    usual = the_game.variants()
    the_game.check(Setup(players, 0, the_game.cards(usual), usual))


@cache
def _counts(game: str) -> frozenset[int]:
    """The numbers of players who can play the game as it is."""
    found = set()
    for players in GAMES[game].players:
        with suppress(RuleError):
            _check(game, players)
            found.add(players)
    return frozenset(found)


def _day(word: str) -> str | None:
    """The word if it is a date, written in the one way that counts."""
    try:
        return word if date.fromisoformat(word).isoformat() == word else None
    except ValueError:
        return None


def _checked(begins: str, letters: str) -> str:
    """The letters and the one that follows from them and from the rest of the name."""
    number = sha256((begins + letters).encode()).digest()[0]
    return letters + LETTERS[number % len(LETTERS)]
