"""AntaYagí, looked back at: both sides of every card in every hand, exchanges and claims."""

from __future__ import annotations

from collections import Counter

from ...games.antayagi import events as ev
from ...games.antayagi.cards import Card
from ...games.antayagi.position import points
from ...games.antayagi.story import left_hands
from ...kernel.engine import Seat
from .figures import Accounted, Cell, Highlight, Listing, Row, Tally, highlight
from .truth import Truth


class Hands:
    """The hands, card by card."""

    def __init__(self) -> None:
        self.hands: list[list[Card]] = []

    def follow(self, event: ev.AnyEvent) -> Truth:
        for seat, slot in left_hands(event):
            del self.hands[seat][slot]
        match event:
            case ev.Dealt():
                self.hands = [[held.card for held in hand] for hand in event.hands]
            case ev.Drew():
                self.hands[event.seat].append(event.held.card)
            case _:
                pass  # it moves no card into a hand
        return Truth(
            tuple(
                tuple({"object": card.object, "back": card.back} for card in hand)
                for hand in self.hands
            )
        )


class Accounts:
    """Exchanges, sabotages and claims."""

    def __init__(self) -> None:
        self.truth = Hands()
        self.flow: Counter[tuple[Seat, Seat]] = Counter()
        self.exchanges: list[Row] = []
        self.claims: list[Row] = []
        self.sabotages, self.liars, self.lied_to, self.given = Tally(), Tally(), Tally(), Tally()
        self.last: dict[Seat, tuple[int, ev.Arrived]] = {}
        """The last card that joined each seat's area."""
        self.winner: Seat | None = None

    def count(self, moment: int, event: ev.AnyEvent) -> None:
        self.truth.follow(event)
        match event:
            case ev.OffersRevealed(seats=(active, chosen), objects=(mine, theirs)):
                offered: tuple[Cell, ...] = (
                    {"seat": active},
                    {"object": mine},
                    {"seat": chosen},
                    {"object": theirs},
                )
                self.exchanges.append(Row(moment, (*offered, {"true": True})))
            case ev.ExchangeCancelled():
                row = self.exchanges.pop()  # it was revealed before
                self.exchanges.append(Row(row.moment, (*row.cells[:-1], {"true": False})))
            case ev.Sabotaged(seat=seat):
                self.sabotages.add(seat, moment)
            case ev.Arrived():
                self._arrived(moment, event)
            case ev.GameWon(seat=seat):
                self.winner = seat
            case _:
                pass  # nothing to count

    def _arrived(self, moment: int, event: ev.Arrived) -> None:
        if event.giver != event.seat:
            self.flow[event.giver, event.seat] += 1
            self.given.add(event.giver, moment, points((event.object,)))
        self.last[event.seat] = moment, event

    def hear(self, moment: int, by: Seat, seat: Seat, slot: int, card: str) -> None:
        true = self.truth.hands[seat][slot].object
        said: tuple[Cell, ...] = ({"seat": by}, {"seat": seat}, {"object": card}, {"object": true})
        self.claims.append(Row(moment, (*said, {"true": card == true})))
        if card != true:
            self.liars.add(by, moment)
            if by != seat:
                self.lied_to.add(seat, moment)

    def close(self, players: int, moments: int) -> Accounted:  # noqa: ARG002 others need both
        found: list[Highlight] = []
        if self.winner is not None and self.winner in self.last:
            moment, event = self.last[self.winner]
            if event.giver != self.winner:
                found.append(
                    highlight(
                        "best-decisive",
                        moment,
                        giver=event.giver,
                        seat=event.seat,
                        object=event.object,
                    )
                )
        for seat, hand in enumerate(self.truth.hands):
            treasures = sum(card.object == "treasure" for card in hand)
            if treasures and seat != self.winner:
                found.append(highlight("best-treasures", moments, seat=seat, cards=treasures))
        found += self.sabotages.best("best-saboteur")
        found += self.given.best("best-generous")
        found += self.liars.best("best-fibber")
        found += self.lied_to.best("best-lied-to")
        tables = (
            Listing("theatre-exchanges", EXCHANGE, tuple(self.exchanges)),
            Listing("theatre-claims", CLAIM, tuple(self.claims)),
        )
        return self.flow, tables, found


EXCHANGE = (
    "theatre-head-active",
    "theatre-head-card",
    "theatre-head-chosen",
    "theatre-head-card",
    "theatre-head-happened",
)
CLAIM = (
    "theatre-head-by",
    "theatre-head-of",
    "theatre-head-said",
    "theatre-head-was",
    "theatre-head-true",
)
