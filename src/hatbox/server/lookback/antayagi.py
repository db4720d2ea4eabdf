"""AntaYagí, looked back at: both sides of every card in every hand, exchanges and claims."""

from __future__ import annotations

from collections import Counter
from typing import Any, assert_never

from ...games.antayagi import events as ev
from ...games.antayagi.answers import Pass
from ...games.antayagi.cards import Card
from ...games.antayagi.position import points
from ...games.antayagi.story import left_hands
from ...games.antayagi.tasks import Window
from ...kernel.engine import Moment, Rules, Seat, answer
from ...records import Match
from .figures import Accounted, Cell, Highlight, Lanes, Listing, Row, Tally, deciding, highlight
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
            case (
                ev.CardsStay()
                | ev.OffersRevealed()
                | ev.Sabotaged()
                | ev.Discarded()
                | ev.Arrived()
                | ev.Turned()
                | ev.Reshuffled()
                | ev.GameWon()
                | ev.GameEnded()
            ):
                pass  # no card comes into a hand
            case _:
                assert_never(event)
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
        self.stopped: list[Row] = []
        self.sabotages, self.liars, self.lied_to, self.given = Tally(), Tally(), Tally(), Tally()
        self.unlucky, self.offered, self.truths = Tally(), Tally(), Tally()
        self.last: dict[Seat, tuple[int, ev.Arrived]] = {}
        """The last card that joined each seat's area."""
        self.window: Moment[Any] | None = None
        """The last moment in which everybody could sabotage."""
        self.prevented: list[tuple[int, Seat, Seat]] = []
        """Sabotages without which another would have won: the moment, by whom, and that other."""
        self.over = False
        self.winner: Seat | None = None

    def count(self, moment: int, event: ev.AnyEvent, match: Match) -> None:
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
                self.offered.add(mine, moment)
                self.offered.add(theirs, moment)
            case ev.WindowOpened():
                self.window = match.now
            case ev.ExchangeCancelled():
                row = self.exchanges.pop()  # it was revealed before
                for cell in (row.cells[0], row.cells[2]):
                    self.unlucky.add(cell["seat"], moment)
                self.exchanges.append(Row(row.moment, (*row.cells[:-1], {"true": False})))
            case ev.Sabotaged(seat=seat):
                self.sabotages.add(seat, moment)
                cells = self.exchanges[-1].cells
                self.stopped.append(Row(moment, ({"seat": seat}, cells[0], cells[2])))
                assert self.window is not None
                for other in winners_if_all_pass(match.game.rules, self.window):
                    if other != seat:
                        self.prevented.append((moment, seat, other))
            case ev.Arrived():
                self._arrived(moment, event)
            case ev.GameWon(seat=seat):
                self.over, self.winner = True, seat
            case ev.GameEnded():
                self.over = True
            case (
                ev.CardsStay()
                | ev.Dealt()
                | ev.Discarded()
                | ev.Turned()
                | ev.Drew()
                | ev.Reshuffled()
            ):
                pass  # nothing to count
            case _:
                assert_never(event)

    def _arrived(self, moment: int, event: ev.Arrived) -> None:
        if event.origin == "table" and event.giver != event.seat:
            self.flow[event.giver, event.seat] += 1
            self.given.add(event.giver, moment, points((event.object,)))
        self.last[event.seat] = moment, event

    def hear(self, moment: int, by: Seat, seat: Seat, slot: int, card: str) -> None:
        true = self.truth.hands[seat][slot].object
        said: tuple[Cell, ...] = ({"seat": by}, {"seat": seat}, {"object": card}, {"object": true})
        self.claims.append(Row(moment, (*said, {"true": card == true})))
        if card == true:
            self.truths.add(by, moment)
        else:
            self.liars.add(by, moment)
            if by != seat:
                self.lied_to.add(seat, moment)

    def close(self, players: int, moments: int) -> Accounted:  # noqa: ARG002 others need both
        found = self._deciding()
        for seat, hand in enumerate(self.truth.hands):
            treasures = sum(card.object == "treasure" for card in hand)
            if treasures and seat != self.winner:
                found.append(highlight("best-treasures", moments, seat=seat, cards=treasures))
        found += self.sabotages.best("best-saboteur")
        found += self.given.best("best-generous")
        found += self.liars.best("best-fibber")
        found += self.lied_to.best("best-lied-to")
        found += [
            highlight("best-honest", self.truths.first[seat], seat=seat, cards=number)
            for seat, number in self.truths.numbers.items()
            if number >= HONEST and not self.liars.numbers[seat]
        ]
        found += self.unlucky.best("best-unlucky", least=STOPPED)
        found += self.offered.best("best-unwanted", "object", least=OFFERED)
        tables = (
            Listing("theatre-exchanges", EXCHANGE, tuple(self.exchanges), Lanes(0, 2, 4)),
            Listing("theatre-sabotages", SABOTAGE, tuple(self.stopped), Lanes(0, 1)),
            Listing("theatre-claims", CLAIM, tuple(self.claims), Lanes(0, 1, 4)),
        )
        return self.flow, tables, found

    def _deciding(self) -> list[Highlight]:
        """The exchange with which somebody won, the last sabotage that kept another from it."""
        found = []
        if self.winner is not None:
            moment, last = self.last[self.winner]
            seat, giver, card = last.seat, last.giver, last.object
            if giver == seat:
                found.append(deciding("best-decisive-own", moment, seat=seat, object=card))
            else:
                how = "best-decisive" if last.origin == "table" else "best-decisive-taken"
                found.append(deciding(how, moment, giver=giver, seat=seat, object=card))
        others = [each for each in self.prevented if each[2] != self.winner]
        if self.over and others:
            moment, by, partner = others[-1]
            found.append(deciding("best-decisive-sabotage", moment, seat=by, partner=partner))
        return found


def winners_if_all_pass(rules: Rules[Any], now: Moment[Any]) -> tuple[Seat, ...]:
    """Who wins for certain if nobody plays a sabotage now, whatever anybody chooses."""
    while now.options and isinstance(now.position.agenda[-1], Window):
        now = answer(rules, now, now.to_act[0], Pass())
    winners: tuple[Seat, ...] = now.position.winners
    return winners


HONEST, STOPPED, OFFERED = 3, 3, 5
"""From how many truths, stopped exchanges and offers on it is something special."""
EXCHANGE = (
    "theatre-head-active",
    "theatre-head-card",
    "theatre-head-chosen",
    "theatre-head-card",
    "theatre-head-happened",
)
SABOTAGE = ("theatre-head-by-whom", "theatre-head-active", "theatre-head-chosen")
CLAIM = (
    "theatre-head-by",
    "theatre-head-of",
    "theatre-head-said",
    "theatre-head-was",
    "theatre-head-true",
)
