"""The variants, and the cards that each uses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .cards import Card


class Variants(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings that a table can agree on."""

    special: bool = False
    """Whether the special cards are used, whose givers choose the receiver."""
    arrows: Literal["both", "black", "white"] = "both"
    """The colour of the arrows in use."""
    gifts: Annotated[int, Meta(ge=1, le=2)] = 1
    """Number of gifts with which each player begins."""
    rounds: Annotated[int, Meta(ge=1, le=8)] = 1
    """Number of rounds."""


def in_play(card: Card, variants: Variants) -> bool:
    """Whether the agreed variants use this card."""
    if card.arrow == "any" and not variants.special:
        return False
    return variants.arrows in ("both", card.colour)
