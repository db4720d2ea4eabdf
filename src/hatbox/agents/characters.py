"""Characters: temperaments as data, the same for every strength."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ..games.antayagi.cards import Object
from ..kernel.errors import malformed
from ..kernel.written import from_builtins

Share = Annotated[float, Meta(ge=0, le=1)]
Shift = Annotated[float, Meta(ge=-0.5, le=0.5)]


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot talks and listens."""

    talk: Share = 0.25
    """How often it says something when it has the floor."""
    truth: Share = 0.85
    """How often what it claims is true."""
    tease: Share = 0.4
    """How often it laughs where others thank or pity."""
    trust: Share = 0.5
    """How far it believes somebody of whom it has heard nothing yet."""


class Taste(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot likes in AntaYagí beside its chance to win."""

    reserve: Shift = 0.0
    """A sabotage has to bring so much more of a chance to win; below 0, so much less."""
    spite: Share = 0.0
    """How much it minds the chances of whoever is best off among the others."""
    grudge: Share = 0.0
    """The same of those who wronged it, for each wrong; and a sabotage of theirs has to bring so
    much less."""
    daring: Annotated[float, Meta(ge=0.25, le=4)] = 1.0
    """Above 1 it prefers a small chance of much; below, what is safe."""
    oblige: Annotated[float, Meta(ge=0, le=0.2)] = 0.0
    """What it is worth to do what somebody asks for."""
    likes: Mapping[Object, Shift] = {}
    """What an object in its area is worth beside its points."""


class Nerve(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot gives and takes in That's Not a Hat."""

    bluff: Share = 0.0
    """How often it misnames a gift that it knows."""
    sure: Shift = 0.0
    """How much firmer a memory has to be before it is trusted."""
    doubt: Shift = 0.0
    """How much more it takes to refuse a gift; below 0, how much less."""
    whim: Annotated[float, Meta(ge=0, le=0.5)] = 0.0
    """How far its readiness to refuse goes up and down."""
    grudge: Share = 0.0
    """How much more readily it refuses a gift of those who wronged it, for each wrong."""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A temperament."""

    id: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    games: tuple[str, ...]
    """Where it makes a difference; elsewhere it plays like its strength."""
    voice: Manners = Manners()
    antayagi: Taste = Taste()
    not_a_hat: Nerve = msgspec.field(name="not-a-hat", default=Nerve())


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    characters: tuple[Character, ...]


PLAIN = Character("plain", ())
"""Whoever has no character."""


def read_characters(text: str) -> dict[str, Character]:
    """The characters of a file by their ids; a RuleError that says where it is wrong."""
    try:
        read: _File = from_builtins(tomllib.loads(text), _File)
    except ValueError as error:
        raise malformed("error-characters", detail=str(error)) from None
    found = read.characters
    ids = Counter(character.id for character in found)
    twice = [id_ for id_, times in ids.items() if times > 1]
    if twice:
        raise malformed("error-characters", detail=f"{twice[0]}: 2×")
    return {character.id: character for character in found}


@cache
def characters() -> dict[str, Character]:
    """The characters that come with the product."""
    return read_characters((files("hatbox") / "data" / "characters.toml").read_text("utf-8"))
