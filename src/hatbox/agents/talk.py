"""What can be said at a table, and who has the floor."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from ..games.antayagi.cards import OBJECTS
from ..games.not_a_hat.cards import catalogue_gifts
from ..kernel.engine import Seat

MOST_WORDS = 3
"""So much can be said at one moment: a remark, a reply, and a word to that."""
MOST_CARDS = 3
"""In a hand of AntaYagí."""


class Saying(Struct, frozen=True):
    """A phrase, and whom and what it is about."""

    phrase: str
    to: Seat | None = None
    slot: int | None = None
    card: str | None = None


class Heard(Struct, frozen=True):
    """Somebody said something."""

    speaker: Seat
    said: Saying


@cache
def phrases() -> dict[str, dict[str, Any]]:
    """The phrases of the games and what they speak about."""
    text = (files("hatbox") / "data" / "phrases.toml").read_text("utf-8")
    return {phrase.pop("id"): phrase for phrase in tomllib.loads(text)["phrases"]}


def wrong_with(said: Saying, game: str, players: int) -> str | None:
    """What is wrong with a saying, as a message's id; None if it can be said."""
    phrase = phrases().get(said.phrase)
    if phrase is None or game not in phrase["games"]:
        return "error-unknown-phrase"
    given = {name for name in ("to", "slot", "card") if getattr(said, name) is not None}
    if given != set(phrase["args"]):
        return "error-phrase-arguments"
    if said.to is not None and not 0 <= said.to < players:
        return "error-no-such-seat"
    if said.slot is not None and not 0 <= said.slot < MOST_CARDS:
        return "error-phrase-arguments"
    known = catalogue_gifts() if game == "not-a-hat" else frozenset(OBJECTS)
    if said.card is not None and said.card not in known:
        return "error-phrase-arguments"
    return None


class Talks(Protocol):
    """Somebody who can speak and listen."""

    def hear(self, speaker: Seat, said: Saying) -> None:
        """Somebody else said something."""

    def speak(self, view: Any) -> Saying | None:
        """What one has to say now that one has the floor."""


def floor(dice: Random, seats: list[Seat]) -> Seat:
    """Who may speak at a moment: by chance alone, so that it tells nothing."""
    return dice.choice(seats)


def converse(
    agents: Mapping[Seat, Talks], views: Mapping[Seat, Any], game: str, rng: Random
) -> list[Heard]:
    """A few words at one moment of a game between bots."""
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
