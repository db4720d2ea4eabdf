"""A bot that gives and accepts by what it remembers, and bluffs where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal, assert_never

from msgspec import UNSET, Struct, UnsetType

from ...games.not_a_hat.answers import Accept, Give, Refuse
from ...games.not_a_hat.cards import Gift, GiftSide
from ...games.not_a_hat.events import (
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
from ...games.not_a_hat.secrecy import View
from ...kernel.engine import Answer, Event, Seat
from ...kernel.game import Game, Setup
from ..agent import Judge
from ..character import PLAIN, Character
from ..talk import Heard, Saying
from .ears import HatEars
from .memory import Memory, Quality, Trace
from .nerve import Nerve
from .voice import HatVoice


class Temper(Struct, frozen=True):
    """How a bot uses its memory."""

    memory: Quality
    sure: float
    """Strength of memory above which a gift is called by its remembered name."""
    doubt: float
    """Probability of a wrong name above which a gift is refused."""
    patience: int
    """Number of passes without a penalty point, after which it refuses more and more readily."""
    reads: bool
    """Whether it doubts givers by how much they have to remember."""


class Told:
    """How many of a seat's names proved right and wrong."""

    def __init__(self) -> None:
        self.right = 0
        self.wrong = 0

    def count(self, *, true: bool) -> None:
        if true:
            self.right += 1
        else:
            self.wrong += 1


class HatPlayer(Judge):
    """Confident when sure, bluffing when not."""

    watches: ClassVar[bool] = True
    measure: ClassVar[Literal["win", "right"]] = "right"

    def __init__(
        self,
        temper: Temper,
        _game: Game,
        seat: Seat,
        setup: Setup,
        rng: Random,
        character: Character = PLAIN,
    ) -> None:
        self.temper = temper
        self.seat = seat
        self.rng = rng
        self.memory = Memory(temper.memory, rng)
        self.told = [Told() for _ in range(setup.players)]
        self.nerve = character.of(Nerve)
        self.wrongs = [0] * setup.players
        """Number of penalty points that each seat cost the bot."""
        self.voice = HatVoice(character.voice, seat, self.memory, rng)
        trust = character.voice.trust
        self.ears = HatEars(trust if temper.reads else (1 + trust) / 2, setup.players)
        self._between: tuple[Seat, ...] = ()

    def observe(self, _view: Any, events: Sequence[Event]) -> None:
        self.voice.observe(events)
        seen: Sequence[AnyEvent] = events  # type: ignore[assignment]
        for event in seen:
            self.memory.hear(event)
            match event:
                case GiftOffered(giver=giver):
                    self.ears.offered(giver)
                case GiftRefused(seat=seat, giver=giver, named=named, gift=gift):
                    self.told[giver].count(true=named == gift)
                    self.ears.judge(named_rightly=named == gift)
                    self._between = seat, giver
                case PenaltyTaken(seat=seat) if seat == self.seat:
                    self.wrongs[next(s for s in self._between if s != self.seat)] += 1
                case (
                    RoundDealt()
                    | GiftShown()
                    | GiftTurned()
                    | GiftPicked()
                    | GiftAccepted()
                    | PenaltyTaken()
                    | RoundEnded()
                    | Shuffled()
                    | GameEnded()
                ):
                    pass  # it tells nothing about anybody
                case _:
                    assert_never(event)

    def hear(self, speaker: Seat, said: Saying) -> None:
        heard = Heard(speaker, said)
        self.voice.hear(heard)
        opinion = self.ears.hear(heard)
        if opinion is not None:
            self.memory.reminded(confirmed=opinion)

    def speak(self, view: Any) -> Saying | None:
        return self.voice.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if isinstance(options[0], Give):
            return self._give(view, options)
        return Refuse() if self._refuses(view) else Accept()

    def estimates(self, view: Any, options: Sequence[Answer]) -> list[float]:
        """How likely a name is the gift's own, or a refusal is deserved."""
        if isinstance(options[0], Give):
            named = self._names(view)
            return [named.get(option.gift, 0.0) for option in options if isinstance(option, Give)]
        wrong = self.ears.weigh(self._wrong(view, view.named))
        return [wrong if isinstance(option, Refuse) else 1 - wrong for option in options]

    def _names(self, view: View) -> dict[Gift, float]:
        """The remembered name; as far as it is forgotten, all others that were seen alike."""
        trace, openly = self._offered, _open(view)
        others = {each.gift for each in self.memory.traces()} - {trace.gift, *openly}
        rest = (1 - trace.strength) / len(others) if others else 0.0
        return {trace.gift: trace.strength} | dict.fromkeys(sorted(others), rest)

    # --- Giving -------------------------------------------------------------------------

    def _give(self, view: View, options: Sequence[Answer]) -> Answer:
        trace = self._offered
        tells = self._tells(trace) and trace.gift not in _open(view)
        named = trace.gift if tells else self._bluff(view, trace)
        answer = Give(named, self._receiver(view, options))
        return answer if answer in options else self.rng.choice(options)

    def _tells(self, trace: Trace) -> bool:
        """Whether to call the gift by its remembered name."""
        if trace.strength < self.temper.sure + self.nerve.sure:
            return False
        return not (self.nerve.bluff and self.rng.random() < self.nerve.bluff)

    @property
    def _offered(self) -> Trace:
        assert self.memory.offered is not None
        return self.memory.offered

    def _bluff(self, view: View, trace: Trace) -> Gift:
        """A guess, or another plausible name: a gift seen before, and not openly elsewhere."""
        elsewhere = self.memory.elsewhere(_open(view))
        plausible = {}
        if trace.strength < self.temper.sure + self.nerve.sure:
            plausible[trace.gift] = 0.3 + trace.strength
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
        """The receiver of a special gift: one of those with the best score."""
        first = options[0]
        if not isinstance(first, Give) or first.to is UNSET:
            return UNSET
        others = [seat for seat in range(len(view.scores)) if seat != self.seat]
        fewest = min(view.scores[seat] for seat in others)
        return self.rng.choice([seat for seat in others if view.scores[seat] == fewest])

    # --- Taking -------------------------------------------------------------------------

    def _refuses(self, view: View) -> bool:
        assert view.named is not None
        wrong = self.ears.weigh(self._wrong(view, view.named))
        restless = max(0, self.memory.quiet - self.temper.patience) / (4 * self.temper.patience)
        return wrong + min(restless, 1.0) > min(self._doubt(view), LARGEST_DOUBT)

    def _doubt(self, view: View) -> float:
        """The probability of a wrong name above which the gift is refused."""
        assert view.giver is not None
        nerve = self.nerve
        doubt = self.temper.doubt + nerve.doubt
        if nerve.whim:
            doubt += self.rng.uniform(-nerve.whim, nerve.whim)
        return doubt - nerve.grudge * self.wrongs[view.giver]

    def _wrong(self, view: View, named: Gift) -> float:
        """The probability that the gift is not what it was called (Bayes: either the giver is
        mistaken, or the bot's own memory is)."""
        openly = _open(view)
        if named in openly:
            return 1.0
        trace, slip = self._offered, self._slip(view)
        if trace.gift == named:
            return slip * (1 - trace.strength)
        certain = max(trace.strength, self.memory.elsewhere(openly).get(named, 0.0))
        return slip / (slip + (1 - certain) * (1 - slip))

    def _slip(self, view: View) -> float:
        """The probability that the giver has forgotten the gift: by the time since all saw it, by
        the number of cards to follow, and by how often they were right before."""
        if not self.temper.reads:
            return UNREAD
        assert view.giver is not None
        told = self.told[view.giver]
        cards = sum(len(column) for column in view.columns)
        forgetting = FORGOTTEN * (1 + cards / 4) * (1 + told.wrong) / (1 + told.right)
        return min(0.9, 1 - 0.97 * (1 - min(forgetting, 0.5)) ** self._offered.age)


LARGEST_DOUBT = 0.95
"""Maximum of the threshold for a refusal: an impossible name is never accepted."""
UNREAD = 0.35
"""Assumed probability that a giver has forgotten, for bots that do not read others."""
FORGOTTEN = 0.02
"""Assumed share that others forget at each pass, for each four cards to follow."""


def _open(view: View) -> list[Gift]:
    """The gifts that lie face up for all to see."""
    lying = [side.gift for column in view.columns for side in column if isinstance(side, GiftSide)]
    piles = [pile.top for pile in (*view.penalties, view.shop) if pile.top is not None]
    return lying + piles
