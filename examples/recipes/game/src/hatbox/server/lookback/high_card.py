"""High Card, looked back at: every hand."""

from __future__ import annotations

from typing import assert_never

from ...games.high_card import events as ev
from ...games.high_card.cards import Card
from ...kernel.engine import Seat
from ...records import Match
from .figures import Accounted
from .truth import Truth


class Hands:
    """The hands, card by card."""

    def __init__(self) -> None:
        self.hands: list[list[Card]] = []

    def follow(self, event: ev.AnyEvent) -> Truth:
        match event:
            case ev.Dealt():
                self.hands = [list(hand) for hand in event.hands]
            case ev.TrickPlayed():
                for hand, slot in zip(self.hands, event.slots, strict=True):
                    del hand[slot]
            case ev.PointTaken() | ev.GameEnded():
                pass  # no card moves
            case _:
                assert_never(event)
        return Truth(tuple(tuple({"card": str(card)} for card in hand) for hand in self.hands))


class Accounts:
    """Nothing is worth a picture here but the points, which are drawn for every game."""

    def count(self, moment: int, event: ev.AnyEvent, match: Match) -> None:
        """Nothing to count."""

    def hear(self, moment: int, by: Seat, seat: Seat, slot: int, card: str) -> None:
        """Nobody speaks of cards."""

    def close(self, players: int, moments: int) -> Accounted:  # noqa: ARG002 other games need them
        return {}, (), []
