"""Cards with numbers."""

from __future__ import annotations

from typing import Self

from ...kernel.errors import malformed
from ...kernel.written import Written

HIGHEST = 15


class Card(Written):
    """A number, written `number/plain`: all backs are alike."""

    __slots__ = ("number",)
    number: int

    @classmethod
    def of(cls, text: str) -> Self:
        if text not in _CARDS:
            raise malformed("error-unknown-card", card=text[:80])
        return _CARDS[text]  # type: ignore[return-value]


def _card(number: int) -> Card:
    card = Card()
    card.text, card.number = f"{number}/plain", number
    return card


_CARDS = {card.text: card for card in map(_card, range(1, HIGHEST + 1))}
"""One object for each text."""
