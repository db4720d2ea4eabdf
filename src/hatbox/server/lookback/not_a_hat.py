"""That's Not a Hat, looked back at: which gift lies under every back, and its journey."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from ...games.not_a_hat import events as ev
from ...games.not_a_hat.cards import Gift
from ...kernel.engine import Seat
from ...records import Match
from .figures import Accounted, Cell, Highlight, Lanes, Listing, Row, Tally, deciding, highlight
from .truth import Truth


class Gifts:
    """The gifts in front of everybody, and the one that is being given."""

    def __init__(self) -> None:
        self.columns: list[list[Gift]] = []
        self.given: Gift | None = None

    def follow(self, event: ev.AnyEvent) -> Truth:
        match event:
            case ev.RoundDealt():
                self.columns = [list(gifts) for gifts in event.gifts]
            case ev.GiftShown():
                self.given = event.gift
            case ev.GiftTurned() | ev.GiftPicked():
                if self.given is None:
                    self.given = self.columns[event.seat].pop(0)
            case ev.GiftAccepted():
                assert self.given is not None
                self.columns[event.seat].append(self.given)
                self.given = None
            case ev.PenaltyTaken():
                self.given = None
            case ev.Shuffled():
                self.columns = [[] for _ in self.columns]
            case ev.GiftOffered() | ev.GiftRefused() | ev.RoundEnded() | ev.GameEnded():
                pass  # no gift moves
            case _:
                assert_never(event)
        cards = tuple(tuple({"gift": str(gift)} for gift in column) for column in self.columns)
        return Truth(cards, None if self.given is None else {"gift": str(self.given)})


class Accounts:
    """Every gift's journey, and whose name for it was wrong."""

    def __init__(self) -> None:
        self.truth = Gifts()
        self.flow: Counter[tuple[Seat, Seat]] = Counter()
        self.journeys: list[Row] = []
        self.offer: ev.GiftOffered | None = None
        self.liars, self.gullible, self.sharp, self.doubters = Tally(), Tally(), Tally(), Tally()
        self.named, self.wrong, self.travels = Tally(), Tally(), Tally()
        self.judged, self.misjudged, self.misled = Tally(), Tally(), Tally()
        self.heard: dict[Gift, tuple[Seat, Gift]] = {}
        """Who holds a gift, and under which name they accepted it."""
        self.last: Highlight | None = None

    def count(self, moment: int, event: ev.AnyEvent, match: Match) -> None:  # noqa: ARG002 another needs it
        given = self.truth.given
        self.truth.follow(event)
        match event:
            case ev.RoundDealt():
                self.heard.clear()
            case ev.GiftOffered():
                self.offer = event
            case ev.GiftAccepted(seat=seat):
                assert given is not None
                self._answered(moment, given, accepted=True)
                self.travels.add(str(given), moment)
                assert self.offer is not None
                self.flow[self.offer.giver, seat] += 1
            case ev.GiftRefused(gift=gift):
                self._answered(moment, gift, accepted=False)
            case ev.PenaltyTaken(seat=seat, gift=gift):
                self._last(moment, seat, gift)
            case (
                ev.GiftShown()
                | ev.GiftTurned()
                | ev.GiftPicked()
                | ev.RoundEnded()
                | ev.Shuffled()
                | ev.GameEnded()
            ):
                pass  # nothing to count
            case _:
                assert_never(event)

    def _last(self, moment: int, seat: Seat, gift: Gift) -> None:
        """A penalty: for a name that was wrong and not believed, or right and not believed."""
        assert self.offer is not None
        named = self.offer.named
        if named == gift:
            self.last = deciding("best-last-doubt", moment, seat=seat, gift=str(gift))
        else:
            about = {"gift": str(gift), "named": str(named)}
            self.last = deciding("best-last-lie", moment, seat=seat, **about)

    def _answered(self, moment: int, gift: Gift, *, accepted: bool) -> None:
        offer = self.offer
        assert offer is not None
        true = offer.named == gift
        told: tuple[Cell, ...] = (
            {"gift": str(gift)},
            {"seat": offer.giver},
            {"seat": offer.receiver},
            {"gift": str(offer.named)},
        )
        self.journeys.append(Row(moment, (*told, {"true": true}, {"true": accepted})))
        self.named.add(offer.giver, moment)
        self.wrong.add(offer.giver, moment, int(not true))
        self.judged.add(offer.receiver, moment)
        self.misjudged.add(offer.receiver, moment, int(accepted != true))
        misled = not true and self.heard.pop(gift, None) == (offer.giver, offer.named)
        if misled:
            self.misled.add(offer.giver, moment)
        if accepted:
            self.heard[gift] = offer.receiver, offer.named
        if accepted and not true:
            if not misled:
                self.liars.add(offer.giver, moment)
            self.gullible.add(offer.receiver, moment)
        elif not accepted:
            (self.doubters if true else self.sharp).add(offer.receiver, moment)

    def hear(self, moment: int, by: Seat, seat: Seat, slot: int, card: str) -> None:
        """Nothing is kept of what is said: remembering is the game."""

    def close(self, players: int, moments: int) -> Accounted:  # noqa: ARG002 others need both
        found = [self.last] if self.last else []
        found += self.liars.best("best-liar")
        found += self.gullible.best("best-gullible")
        found += self.sharp.best("best-sharp")
        found += self.doubters.best("best-doubter")
        for seat in range(players):
            if self.named.numbers[seat] >= 3 and not self.wrong.numbers[seat]:
                number = self.named.numbers[seat]
                first = self.named.first[seat]
                found.append(highlight("best-memory", first, seat=seat, cards=number))
            if self.judged.numbers[seat] >= 4 and not self.misjudged.numbers[seat]:
                number, first = self.judged.numbers[seat], self.judged.first[seat]
                found.append(highlight("best-judge", first, seat=seat, cards=number))
        found += self.misled.best("best-misled", least=1)
        found += self.travels.best("best-traveller", "gift")
        by_gift = sorted(self.journeys, key=lambda row: str(row.cells[0]["gift"]))
        drawn = Lanes(0, 2, 4, joined=True)
        return self.flow, (Listing("theatre-journeys", JOURNEY, tuple(by_gift), drawn),), found


JOURNEY = (
    "theatre-head-gift",
    "theatre-head-from",
    "theatre-head-to",
    "theatre-head-named",
    "theatre-head-true",
    "theatre-head-accepted",
)
