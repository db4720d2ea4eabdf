"""The worth of an outcome to a bot: its chance to win, and what its character adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...games.antayagi.events import (
    Arrived,
    CardsStay,
    Discarded,
    GameEnded,
    GameWon,
    OffersRevealed,
    Origin,
    Reshuffled,
    Sabotaged,
    SawDealt,
    SawDrew,
    SawTurned,
    SeenEvent,
    WindowOpened,
)
from ...games.antayagi.position import Position
from ...games.antayagi.secrecy import View
from ...kernel.engine import Seat
from .taste import Taste

MOST_WRONGS = 3
"""Maximum number of wrongs that are counted for each seat."""


class Temperament:
    """A taste, and a memory of wrongs."""

    def __init__(self, taste: Taste, seat: Seat, players: int) -> None:
        self.taste = taste
        self.seat = seat
        self.wrongs = [0] * players
        self._plain = taste == Taste()
        self._usual = 1 / players
        self._exchanging: tuple[Seat, ...] = ()
        self._sabotages = 0

    def observe(self, events: Sequence[SeenEvent]) -> None:
        """Count wrongs: stopping this seat's exchange is one, and so is taking one of its cards."""
        for event in events:
            match event:
                case OffersRevealed(seats=seats):
                    self._exchanging = seats
                case WindowOpened(sabotages=sabotages):
                    self._sabotages = sabotages
                case Sabotaged(seat=seat):
                    if self._sabotages % 2 == 0 and self.seat in self._exchanging:
                        self._wrong(seat)
                case Arrived(origin=origin, giver=giver, seat=seat) if giver == self.seat:
                    if taken(origin):
                        self._wrong(seat)
                case (
                    CardsStay()
                    | Arrived()
                    | Discarded()
                    | SawDealt()
                    | SawDrew()
                    | SawTurned()
                    | Reshuffled()
                    | GameWon()
                    | GameEnded()
                ):
                    pass  # no wrong
                case _:
                    assert_never(event)

    def _wrong(self, seat: Seat) -> None:
        if seat != self.seat:
            self.wrongs[seat] = min(MOST_WRONGS, self.wrongs[seat] + 1)

    def reserve(self, view: View) -> float:
        """Chance to win that a sabotage must bring now: less if it harms those who wronged it."""
        two = [seat for seat in (view.active, view.chosen) if seat is not None]
        stops = len(view.table) % 2 == 0 and self.seat not in two
        wrongs = sum(self.wrongs[seat] for seat in two) if stops else 0
        return self.taste.reserve - self.taste.grudge * wrongs

    def worth(self, at: Position, odds: Sequence[float]) -> float:
        """The worth of a position in which the seats have these chances to win."""
        own = odds[self.seat]
        if self._plain:
            return own
        taste, usual = self.taste, self._usual
        # A power, scaled so that its slope at the usual chance is 1, as without daring.
        worth: float = usual * (own / usual) ** taste.daring / taste.daring
        others = [chance for seat, chance in enumerate(odds) if seat != self.seat]
        worth -= taste.spite * max(others)
        worth -= taste.grudge * sum(w * chance for w, chance in zip(self.wrongs, odds, strict=True))
        if taste.likes:
            worth += sum(taste.likes.get(card.object, 0.0) for card in at.areas[self.seat])
        return worth


def taken(origin: Origin) -> bool:
    """Whether a card that arrives from there was taken rather than given."""
    match origin:
        case "hand" | "area":
            return True
        case "table":
            return False
        case _:
            assert_never(origin)
