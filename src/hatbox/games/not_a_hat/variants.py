"""The variants: data, and which cards they use."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .cards import Card


class Variants(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table can agree on."""

    special: bool = False
    """With the special cards, whose givers choose the receiver."""
    arrows: Literal["both", "black", "white"] = "both"
    """Only the cards with arrows of this colour."""
    gifts: Annotated[int, Meta(ge=1, le=2)] = 1
    """How many gifts each player begins with."""
    rounds: Annotated[int, Meta(ge=1, le=8)] = 1
    """How many rounds are played."""


def in_play(card: Card, variants: Variants) -> bool:
    """Whether the agreed variants use this card."""
    if card.arrow == "any" and not variants.special:
        return False
    return variants.arrows in ("both", card.colour)
