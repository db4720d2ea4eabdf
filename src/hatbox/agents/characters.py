"""The characters of data/characters.toml."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from msgspec import Meta, Struct

from ..kernel.errors import malformed
from ..kernel.written import from_builtins
from .character import Character, Manners
from .families import FAMILIES


class _Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A character as it stands in the file."""

    id: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    families: tuple[str, ...]
    voice: Manners = Manners()
    traits: dict[str, dict[str, Any]] = {}


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    characters: tuple[_Listed, ...]


def read_characters(text: str) -> dict[str, Character]:
    """The characters of a file, by id; a RuleError that says where the file is wrong."""
    try:
        read: _File = from_builtins(tomllib.loads(text), _File)
        found = [_character(listed) for listed in read.characters]
    except ValueError as error:
        raise malformed("error-characters", detail=str(error)) from None
    ids = Counter(character.id for character in found)
    twice = [id_ for id_, times in ids.items() if times > 1]
    if twice:
        raise malformed("error-characters", detail=f"{twice[0]}: 2×")
    return {character.id: character for character in found}


def _character(listed: _Listed) -> Character:
    unknown = {*listed.families, *listed.traits} - set(FAMILIES)
    if unknown:
        raise ValueError(f"{listed.id}: {min(unknown)}")
    traits = [from_builtins(each, FAMILIES[name].traits) for name, each in listed.traits.items()]
    return Character(listed.id, listed.families, listed.voice, tuple(traits))


@cache
def characters() -> dict[str, Character]:
    """The characters that come with the product."""
    return read_characters((files("hatbox") / "data" / "characters.toml").read_text("utf-8"))
