"""Everything that a watcher has seen, and the worlds that fit it.

This is a perfect memory: it remembers every gift on the table, though the table no longer shows
it. It cannot know the order of the shop below its top gift, nor the arrow of a gift that it has
never seen turned. (Each deck decides which gift has which back, so nobody knows it beforehand;
an arrow that was seen stays known in later rounds.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from ...kernel.game import Watcher
from .cards import Back, Card, Gift
from .events import (
    AnyEvent,
    GameEnded,
    GiftAccepted,
    GiftOffered,
    GiftPicked,
    GiftRefused,
    GiftShown,
    GiftTurned,
    PenaltyTaken,
    RoundDealt,
    RoundEnded,
    Shuffled,
)
from .position import Position
from .secrecy import View

if TYPE_CHECKING:
    from random import Random


class Knowledge:
    """A perfect memory of what was shown to all."""

    def __init__(self, watcher: Watcher, deck: Sequence[Card], foreign: tuple[Gift, ...]) -> None:
        self.watcher = watcher
        self.gifts = sorted(card.gift for card in deck)
        self.backs = sorted(card.back for card in deck)
        self.foreign = foreign
        self.columns: list[list[Gift]] = []
        self.up: set[Gift] = set()
        """The gifts that have lain face up since the deal."""
        self.penalties: list[list[Gift]] = []
        self.offered: Gift | None = None
        self.earlier: tuple[int, ...] = ()
        self.arrows: dict[Gift, Back] = {}
        """The back of each gift whose back was seen."""
        self.view: View | None = None

    def learn(self, view: View, events: Sequence[AnyEvent]) -> None:
        """Follow the gifts through the events."""
        for event in events:
            self._follow(event)
        self.view = view

    def _follow(self, event: AnyEvent) -> None:
        match event:
            case RoundDealt(gifts=gifts):
                self.earlier = tuple(
                    before + len(pile)
                    for before, pile in zip(self.earlier, self.penalties, strict=True)
                ) or (0,) * len(gifts)
                self.columns = [list(column) for column in gifts]
                self.up = {gift for column in gifts for gift in column}
                self.penalties = [[] for _ in gifts]
            case GiftShown(gift=gift):
                self.offered = gift
            case GiftAccepted(seat=seat):
                assert self.offered is not None
                self.columns[seat].append(self.offered)
                self.offered = None
            case GiftTurned(seat=seat, back=back) | GiftPicked(seat=seat, back=back):
                if self.offered is None:
                    self.offered = self.columns[seat].pop(0)
                self.arrows[self.offered] = back
                self.up.discard(self.offered)
            case PenaltyTaken(seat=seat, gift=gift):
                self.penalties[seat].append(gift)
                self.offered = None
            case GiftOffered() | GiftRefused() | RoundEnded() | Shuffled() | GameEnded():
                pass  # nothing moves, or the next deal tells where to
            case _:
                assert_never(event)

    def imagine(self, rng: Random) -> Position:
        """A random world that fits, with the right probability."""
        view = self.view
        assert view is not None, "nothing learnt yet"
        cards = self._cards(rng)
        return Position(
            agenda=view.agenda,
            sealed=(),
            columns=tuple(
                tuple(cards[gift].up if gift in self.up else cards[gift].down for gift in column)
                for column in self.columns
            ),
            penalties=tuple(tuple(cards[gift] for gift in pile) for pile in self.penalties),
            shop=tuple(cards[gift] for gift in self._shop(view, rng)),
            offered=None if self.offered is None else cards[self.offered],
            named=view.named,
            giver=view.giver,
            receiver=view.receiver,
            starter=view.starter,
            round=view.round,
            rounds=view.rounds,
            gifts=view.gifts,
            earlier=self.earlier,
            foreign=self.foreign,
            winners=view.winners,
        )

    def _cards(self, rng: Random) -> dict[Gift, Card]:
        """Every gift with its back; the backs not seen yet are dealt out at random."""
        unseen = list((Counter(self.backs) - Counter(self.arrows.values())).elements())
        rng.shuffle(unseen)
        return {
            gift: Card.of(f"{gift}/{self.arrows[gift] if gift in self.arrows else unseen.pop()}")
            for gift in self.gifts
        }

    def _shop(self, view: View, rng: Random) -> list[Gift]:
        """The gifts that lie nowhere else, in any order below the top gift."""
        placed = {self.offered, view.shop.top}
        placed.update(
            gift for rows in (self.columns, self.penalties) for row in rows for gift in row
        )
        rest = [gift for gift in self.gifts if gift not in placed]
        rng.shuffle(rest)
        return rest if view.shop.top is None else [view.shop.top, *rest]
