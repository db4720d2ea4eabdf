"""Decks as data: a readable TOML file for each deck, ours or anybody's.

Each back has a table of objects and their numbers, or a list of objects that occur once:

    game = "antayagi"  # or "not-a-hat"; `name` and `note` as you like
    [cards.plain]
    treasure = 6
    [cards]
    black-left = ["hat", "sock"]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

from ..kernel.errors import RuleError, illegal, malformed
from ..kernel.written import Written

C = TypeVar("C", bound=Written)
MOST_CARDS = 2000
"""Maximum number of cards in a deck."""
MOST_CHARACTERS = 200_000
"""Maximum length of a deck file."""
MOST_DOTS = 20
"""Maximum number of dots in a line; TOML is read in quadratic time where keys are deep."""
_KEYS = {"game", "name", "note", "cards"}


def builtin(name: str) -> str:
    """The text of a deck file that comes with the product."""
    return (files("hatbox") / "data" / "decks" / f"{name}.toml").read_text("utf-8")


@lru_cache(maxsize=64)
def read_deck(
    text: str, game: str, card: Callable[[str], C], *, once: bool = False
) -> tuple[C, ...]:
    """The cards of a deck file, in its order; a RuleError that says where the file is wrong.

    `once`: no two cards may have the same face.
    """
    content = _content(text)
    for key in content:
        if key not in _KEYS:
            raise malformed("error-deck-key", place=key[:80])
    if content.get("game") != game:
        raise malformed("error-deck-game", place="game", expected=game)
    cards: list[C] = []
    faces: set[str] = set()
    for place, written, count in _entries(content.get("cards")):
        try:
            one = card(written)
        except RuleError as error:
            clue = error.message == "error-clue-on-other-object"
            message = "error-deck-clue" if clue else "error-deck-card"
            raise malformed(message, place=place[:80], card=written[:80]) from error
        if len(cards) + count > MOST_CARDS:
            raise malformed("error-deck-too-large", place=place[:80], most=MOST_CARDS)
        face = written.partition("/")[0]
        if once and count and (face in faces or count > 1):
            raise illegal("error-gift-twice", place=place[:80], gift=face)
        if count:
            faces.add(face)
        cards += [one] * count
    return tuple(cards)


def declared_family(text: str) -> str | None:
    """The family that a deck file is for; None if it does not say so."""
    family = _content(text).get("game")
    return family if isinstance(family, str) else None


def _content(text: str) -> dict[str, Any]:
    if _too_long(text):
        raise malformed("error-deck-too-long", most=MOST_CHARACTERS)
    if deep := next((line for line in text.splitlines() if line.count(".") > MOST_DOTS), None):
        raise malformed("error-deck-key", place=deep[:80])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with too many digits
        raise _not_toml(error) from None


def _too_long(text: str) -> bool:
    """Whether a text is too long for a deck, or has so many dotted keys that TOML reads slowly."""
    return len(text) > MOST_CHARACTERS or text.count(".") > MOST_CARDS


def _entries(table: Any) -> Iterator[tuple[str, str, int]]:
    """The place, the card and the number of each entry."""
    if not isinstance(table, dict) or not table:
        raise malformed("error-deck-no-cards", place="cards")
    for back, entries in table.items():
        place = f"cards.{back}"
        if isinstance(entries, list):
            for index, name in enumerate(entries):
                if not isinstance(name, str):
                    raise malformed("error-deck-name", place=f"{place}[{index}]"[:80])
                yield f"{place}[{index}]", f"{name}/{back}", 1
        elif isinstance(entries, dict):
            for name, count in entries.items():
                if type(count) is not int or count < 0:
                    raise malformed("error-deck-count", place=f"{place}.{name}"[:80])
                yield f"{place}.{name}", f"{name}/{back}", count
        else:
            raise malformed("error-deck-entries", place=place[:80])


def _not_toml(error: Exception) -> RuleError:
    found = re.search(r"line (\d+), column (\d+)", str(error))
    if found is None:
        return malformed("error-deck-toml", place="-")
    return malformed("error-deck-toml", place=f"{found[1]}:{found[2]}")
