"""Table talk: phrases that each reads in their own language, and free text where allowed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from ..games.antayagi.cards import OBJECTS
from ..games.not_a_hat.cards import catalogue_gifts
from ..kernel.errors import illegal
from . import messages
from .table import Table


@cache
def phrases() -> dict[str, dict[str, Any]]:
    """The phrases of the games and what they speak about."""
    text = (files("hatbox") / "data" / "phrases.toml").read_text("utf-8")
    return {phrase.pop("id"): phrase for phrase in tomllib.loads(text)["phrases"]}


def spoken(table: Table, member: int, command: messages.Say | messages.Write) -> messages.Said:
    """What the others hear."""
    person = table.people[member]
    if person.muted:
        raise illegal("error-muted")
    if isinstance(command, messages.Write):
        if not table.settings.free_text:
            raise illegal("error-no-free-text")
        text = clean(command.text)
        if not 0 < len(text) <= messages.LONGEST_TEXT:
            raise illegal("error-text-length", most=messages.LONGEST_TEXT)
        return messages.Said(member, person.seat, None, None, None, None, text)
    if person.seat is None:
        raise illegal("error-not-seated")
    _check(table, command)
    return messages.Said(
        member, person.seat, command.phrase, command.to, command.slot, command.card, None
    )


JOINERS = "\u200c\u200d"
"""Several scripts, and pictures of families, are written with these invisible characters."""


def clean(text: str) -> str:
    """On one line, without characters that command a screen, and without outer space."""
    kept = (c if c.isprintable() or c in JOINERS else " " for c in text)
    cleaned = " ".join("".join(kept).split())
    return cleaned if cleaned.strip(JOINERS + " ") else ""


def _check(table: Table, say: messages.Say) -> None:
    """A phrase has just the arguments that it speaks about."""
    phrase = phrases().get(say.phrase)
    if phrase is None or table.settings.game not in phrase["games"]:
        raise illegal("error-unknown-phrase")
    given = {name for name in ("to", "slot", "card") if getattr(say, name) is not None}
    if given != set(phrase["args"]):
        raise illegal("error-phrase-arguments")
    if say.to is not None and say.to >= table.settings.players:
        raise illegal("error-no-such-seat", seat=say.to + 1)
    known = catalogue_gifts() if table.settings.game == "not-a-hat" else frozenset(OBJECTS)
    if say.card is not None and say.card not in known:
        raise illegal("error-phrase-arguments")
