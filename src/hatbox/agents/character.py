"""A character: a temperament as data, the same for every strength."""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta, Struct

Share = Annotated[float, Meta(ge=0, le=1)]
"""A probability."""
Shift = Annotated[float, Meta(ge=-0.5, le=0.5)]
"""A change of a probability, or of a chance to win."""


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot talks and listens."""

    talk: Share = 0.25
    """Probability of saying something when it has the floor."""
    truth: Share = 0.85
    """Probability that its claim is true."""
    tease: Share = 0.4
    """Probability of laughing where others thank or pity."""
    trust: Share = 0.5
    """Initial trust in a player whose word is not tested yet."""


class Traits(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plays the games of one family; each family has its own."""


T = TypeVar("T", bound=Traits)


class Character(Struct, frozen=True):
    """A bot's temperament."""

    id: str
    families: tuple[str, ...]
    """Families in which it makes a difference; it is offered in no other."""
    voice: Manners = Manners()
    traits: tuple[Traits, ...] = ()
    """At most one for each family."""

    def of(self, kind: type[T]) -> T:
        """Its traits for a family; the default ones if it has none."""
        return next((each for each in self.traits if isinstance(each, kind)), kind())


PLAIN = Character("plain", ())
"""The character of a bot that has none."""
