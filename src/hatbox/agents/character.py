"""A character: a temperament as data, the same for every strength."""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta, Struct

Share = Annotated[float, Meta(ge=0, le=1)]
"""A share of all cases."""
Shift = Annotated[float, Meta(ge=-0.5, le=0.5)]
"""A shift of a probability, or of a chance to win."""


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


class Traits(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plays the games of one family; each family has its own."""


T = TypeVar("T", bound=Traits)


class Character(Struct, frozen=True):
    """A temperament."""

    id: str
    families: tuple[str, ...]
    """Families in which it makes a difference; elsewhere it plays like its strength."""
    voice: Manners = Manners()
    traits: tuple[Traits, ...] = ()
    """At most one of each family's kind."""

    def of(self, kind: type[T]) -> T:
        """Its traits of a family's kind; the default ones if it has none."""
        return next((each for each in self.traits if isinstance(each, kind)), kind())


PLAIN = Character("plain", ())
"""The temperament of a bot that has no character."""
