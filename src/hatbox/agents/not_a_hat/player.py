"""A bot that gives and takes by what it remembers, and bluffs where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType

from ...games.not_a_hat.answers import Accept, Give, Refuse
from ...games.not_a_hat.cards import Gift, GiftSide
from ...games.not_a_hat.events import GiftRefused
from ...games.not_a_hat.secrecy import View
from ...kernel.engine import Answer, Event, Seat
from ...kernel.game import Game, Setup
from .memory import Memory, Quality, Trace


class Temper(Struct, frozen=True):
    """How a memory is used."""

    memory: Quality
    sure: float
    """A gift that is remembered more firmly than this is called by its name."""
    doubt: float
    """A gift is refused if it is more likely than this that it was named wrongly."""
    patience: int
    """After so many passes without a penalty point the bot grows more and more daring."""
    reads: bool
    """Whether a giver is doubted by how much there is for them to remember."""


class Told:
    """What came to light of a seat's names."""

    def __init__(self) -> None:
        self.right = 0
        self.wrong = 0

    def count(self, *, true: bool) -> None:
        if true:
            self.right += 1
        else:
            self.wrong += 1


class HatPlayer:
    """Confident when sure, bluffing when not."""

    watches: ClassVar[bool] = True

    def __init__(self, temper: Temper, _game: Game, seat: Seat, setup: Setup, rng: Random) -> None:
        self.temper = temper
        self.seat = seat
        self.rng = rng
        self.memory = Memory(temper.memory, rng)
        self.told = [Told() for _ in range(setup.players)]

    def observe(self, _view: Any, events: Sequence[Event]) -> None:
        for event in events:
            self.memory.hear(event)  # type: ignore[arg-type]
            if isinstance(event, GiftRefused):
                self.told[event.giver].count(true=event.named == event.gift)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if isinstance(options[0], Give):
            return self._give(view, options)
        return Refuse() if self._refuses(view) else Accept()

    # --- Giving -------------------------------------------------------------------------

    def _give(self, view: View, options: Sequence[Answer]) -> Answer:
        trace = self._offered
        named = trace.gift if trace.strength >= self.temper.sure else self._bluff(view, trace)
        answer = Give(named, self._receiver(view, options))
        return answer if answer in options else self.rng.choice(options)

    @property
    def _offered(self) -> Trace:
        assert self.memory.offered is not None
        return self.memory.offered

    def _bluff(self, view: View, trace: Trace) -> Gift:
        """A guess, or something else that could well be it: seen before, and not openly
        elsewhere."""
        elsewhere = self.memory.elsewhere(_open(view))
        plausible = {trace.gift: 0.3 + trace.strength}
        for other in self.memory.traces():
            if other.gift != trace.gift:
                plausible[other.gift] = 0.6 * (1 - elsewhere[other.gift])
        for gift in _open(view):
            plausible.pop(gift, None)
        gifts = list(plausible)
        if not gifts:
            return trace.gift
        return self.rng.choices(gifts, [plausible[gift] ** 2 + 1e-6 for gift in gifts])[0]

    def _receiver(self, view: View, options: Sequence[Answer]) -> Seat | UnsetType:
        """Who gets a special gift: one of those who are best off."""
        first = options[0]
        if not isinstance(first, Give) or first.to is UNSET:
            return UNSET
        others = [seat for seat in range(len(view.scores)) if seat != self.seat]
        fewest = min(view.scores[seat] for seat in others)
        return self.rng.choice([seat for seat in others if view.scores[seat] == fewest])

    # --- Taking -------------------------------------------------------------------------

    def _refuses(self, view: View) -> bool:
        assert view.named is not None
        wrong = self._wrong(view, view.named)
        restless = max(0, self.memory.quiet - self.temper.patience) / (4 * self.temper.patience)
        return wrong + min(restless, 1.0) > self.temper.doubt

    def _wrong(self, view: View, named: Gift) -> float:
        """How likely the gift is not what it was called (Bayes: either the giver is mistaken,
        or one's own memory is)."""
        openly = _open(view)
        if named in openly:
            return 1.0
        trace, slip = self._offered, self._slip(view)
        if trace.gift == named:
            return slip * (1 - trace.strength)
        certain = max(trace.strength, self.memory.elsewhere(openly).get(named, 0.0))
        return slip / (slip + (1 - certain) * (1 - slip))

    def _slip(self, view: View) -> float:
        """How likely the giver has forgotten what it is: by the time since all could see it, by
        the number of cards to follow, and by what came to light of what they said before."""
        if not self.temper.reads:
            return UNREAD
        assert view.giver is not None
        told = self.told[view.giver]
        cards = sum(len(column) for column in view.columns)
        forgetting = FORGOTTEN * (1 + cards / 4) * (1 + told.wrong) / (1 + told.right)
        return min(0.9, 1 - 0.97 * (1 - min(forgetting, 0.5)) ** self._offered.age)


UNREAD = 0.35
"""What somebody assumes who does not think about what others can remember."""
FORGOTTEN = 0.02
"""What others are taken to forget at each pass, for each four cards to follow."""


def _open(view: View) -> list[Gift]:
    """The gifts that lie face up for all to see."""
    lying = [side.gift for column in view.columns for side in column if isinstance(side, GiftSide)]
    piles = [pile.top for pile in (*view.penalties, view.shop) if pile.top is not None]
    return lying + piles
