"""The claims that stand at a table: what somebody said that a card is. Nobody says whether it is.

A claim stays with its card wherever that is in the hand, until the card leaves the hand or the
same speaker says otherwise.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.engine import Seat
from ..protocol.messages import Claim


class Claims:
    """The claims that stand, and every card that has left a hand."""

    def __init__(self) -> None:
        self.standing: tuple[Claim, ...] = ()
        self._left: list[tuple[Seat, int]] = []

    @property
    def moves(self) -> int:
        """Number of cards that have left a hand so far."""
        return len(self._left)

    def add(self, claim: Claim) -> None:
        """Somebody claims something; it replaces what they said about that card before."""
        others = [each for each in self.standing if _about(each) != _about(claim)]
        self.standing = (*others, claim)

    def leave(self, seat: Seat, slot: int) -> None:
        """A card leaves a hand: so do the claims about it, and the cards to its right move up."""
        self._left.append((seat, slot))
        if not self.standing:
            return
        followed = [(each, _after(each.seat, each.slot, seat, slot)) for each in self.standing]
        self.standing = tuple(
            each if now == each.slot else replace(each, slot=now)
            for each, now in followed
            if now is not None
        )

    def follow(self, seat: Seat, slot: int, since: int) -> int | None:
        """The present slot of a card that was in a slot after so many moves; None if it is gone."""
        now: int | None = slot
        for left_seat, left_slot in self._left[since:]:
            if now is None:
                break
            now = _after(seat, now, left_seat, left_slot)
        return now


def _about(claim: Claim) -> tuple[int | None, Seat, Seat, int]:
    """The speaker and the card. A bot that sits in for somebody is another speaker."""
    return claim.member, claim.by, claim.seat, claim.slot


def _after(seat: Seat, slot: int, left_seat: Seat, left_slot: int) -> int | None:
    """A card's slot after a card has left a hand; None if it was this card."""
    if seat != left_seat or slot < left_slot:
        return slot
    return slot - 1 if slot > left_slot else None
