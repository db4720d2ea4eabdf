"""The phrases that can be said at a table, and who has the floor."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Literal, Protocol

from msgspec import Struct

from ..games import GAMES
from ..kernel.engine import Seat
from ..kernel.game import Game
from ..kernel.written import from_builtins

MOST_WORDS = 3
"""Maximum number of sayings at one moment: a remark, a reply, and a reply to that."""


class Saying(Struct, frozen=True):
    """A phrase, with the seat and the card that it is about."""

    phrase: str
    to: Seat | None = None
    slot: int | None = None
    card: str | None = None


class Heard(Struct, frozen=True):
    """A saying and its speaker."""

    speaker: Seat
    said: Saying


class Phrase(Struct, frozen=True):
    """A phrase that can be said with one touch."""

    games: tuple[str, ...]
    """Ids of the games in which it can be said."""
    args: tuple[Literal["to", "slot", "card"], ...]
    """Arguments that it needs, and no others."""
    own: bool = False
    """Whether the slot is one of the speaker's own hand, not of the hand of `to`."""
    asks: bool = False
    """Whether it asks for an answer, of `to` or of anybody."""


class _Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase as it stands in data/phrases.toml."""

    id: str
    families: tuple[str, ...]
    args: tuple[Literal["to", "slot", "card"], ...]
    own: bool = False
    asks: bool = False


@cache
def phrases() -> dict[str, Phrase]:
    """The phrases, by id."""
    text = (files("hatbox") / "data" / "phrases.toml").read_text("utf-8")
    listed: tuple[_Listed, ...] = from_builtins(tomllib.loads(text)["phrases"], tuple[_Listed, ...])
    return {
        each.id: Phrase(_games(each.families), each.args, each.own, each.asks) for each in listed
    }


def _games(families: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id_ for id_, game in GAMES.items() if game.family in families)


def owner(speaker: Seat, said: Saying) -> Seat:
    """The seat whose card a saying with a slot is about."""
    if phrases()[said.phrase].own:
        return speaker
    assert said.to is not None
    return said.to


def wrong_with(said: Saying, game: Game, players: int) -> str | None:
    """The error in a saying, as a message id; None if it can be said."""
    phrase = phrases().get(said.phrase)
    if phrase is None or game.id not in phrase.games:
        return "error-unknown-phrase"
    given = {name for name in ("to", "slot", "card") if getattr(said, name) is not None}
    if given != set(phrase.args):
        return "error-phrase-arguments"
    if said.to is not None and not 0 <= said.to < players:
        return "error-no-such-seat"
    if said.slot is not None and not 0 <= said.slot < game.slots:
        return "error-phrase-arguments"
    if said.card is not None and said.card not in game.faces:
        return "error-phrase-arguments"
    return None


class Talks(Protocol):
    """An agent that can speak and listen."""

    def hear(self, speaker: Seat, said: Saying) -> None:
        """Take in what somebody else said."""

    def speak(self, view: Any) -> Saying | None:
        """Say something, or nothing, having the floor."""


def floor(dice: Random, seats: list[Seat]) -> Seat:
    """The seat that may speak now: by chance alone, so that it reveals nothing."""
    return dice.choice(seats)


def converse(
    agents: Mapping[Seat, Talks], views: Mapping[Seat, Any], game: Game, rng: Random
) -> list[Heard]:
    """A short conversation at one moment of a game between bots."""
    spoken: list[Heard] = []
    for _ in range(MOST_WORDS):
        seat = floor(rng, list(agents))
        said = agents[seat].speak(views[seat])
        if said is None or wrong_with(said, game, len(views)):
            break
        spoken.append(Heard(seat, said))
        for other, agent in agents.items():
            if other != seat:
                agent.hear(seat, said)
    return spoken
