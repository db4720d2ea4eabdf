"""Bots that think: they imagine worlds, play an answer out in each, and compare the chances."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ...games.antayagi.answers import Choose, Decision, Feed, Offer, Pass, Sabotage, Take
from ...games.antayagi.game import Edition
from ...games.antayagi.position import Hand, Position
from ...games.antayagi.secrecy import View
from ...kernel.engine import Answer, Event, Moment, Seat, answer, begin
from ...kernel.game import Game, Setup
from ..agent import Judge
from ..character import PLAIN, Character
from ..talk import Heard, Saying
from .belief import Belief
from .careless import carelessly
from .chances import chances
from .claims import Ears
from .logit import Formula
from .opponents import likely_offers, likely_to_cancel
from .outcomes import (
    cancelled,
    gone_on,
    holding,
    is_pair,
    reveal,
    sabotaged,
    settled,
    without_draws,
)
from .outlook import outlook
from .taste import Taste
from .temperament import Temperament
from .voice import AntaYagiVoice

HEARSAY = 16
"""Minimum number of worlds to deal when there is a claim to weigh them by."""


class Strength(Struct, frozen=True):
    """How much a bot thinks, counted in work, and what it thinks of."""

    exact: bool
    """Whether worlds are dealt with exact probabilities."""
    dealt: int
    """Number of worlds to deal, of which those that explain others' choices are preferred; 0: only
    as many as are played out, without regard to others' choices."""
    outcomes: int
    """Approximate number of exchanges to play out for a choice or an offer."""
    worlds: int
    """Maximum number of worlds for any decision."""
    models: bool
    """Whether it expects others to use what they know, in their offers and sabotages."""
    hands: bool
    """Whether the chances take everybody's hands into account."""
    careless: float
    """Probability of a careless decision."""


class Thinker(Judge):
    """Compares the answers by the chances that they leave."""

    watches: ClassVar[bool] = True
    measure: ClassVar[Literal["win", "right"]] = "win"

    def __init__(
        self,
        strength: Strength,
        game: Game,
        seat: Seat,
        setup: Setup,
        rng: Random,
        character: Character = PLAIN,
        formula: Formula | None = None,
    ) -> None:
        assert isinstance(game, Edition)
        self.strength = strength
        self.edition = without_draws(game)
        if formula is None:
            formula = outlook(game.burden, setup.deck) if strength.hands else chances()
        self.chances = formula
        self.seat = seat
        self.rng = rng
        self._clued = sorted({card.object for card in setup.deck if card.back == "clue"})
        self._without: dict[tuple[Hand, ...], tuple[Position, list[float]]] = {}
        self.temper = Temperament(character.of(Taste), seat, setup.players)
        self.voice = AntaYagiVoice(character.voice, seat, setup, rng)
        self.ears = Ears(character.voice, seat, setup)
        self.belief = Belief(
            seat, setup, exact=strength.exact, reads=strength.dealt > 0, ears=self.ears
        )

    def observe(self, _view: Any, events: Sequence[Event]) -> None:
        self.belief.hear(events)
        self.temper.observe(events)  # type: ignore[arg-type]
        self.voice.observe(events)

    def hear(self, speaker: Seat, said: Saying) -> None:
        heard = Heard(speaker, said)
        self.belief.hear([heard])
        self.voice.hear(heard)

    def speak(self, view: Any) -> Saying | None:
        return self.voice.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if len(options) == 1:
            return options[0]
        if self.rng.random() < self.strength.careless:
            return carelessly(options, self.rng)
        values = self.estimates(view, options)
        if oblige := self.temper.taste.oblige:
            wishes = map(self.ears.wish, options)
            values = [v + oblige * wish for v, wish in zip(values, wishes, strict=True)]
        best = max(values)
        return options[values.index(best)]

    def estimates(self, view: Any, options: Sequence[Answer]) -> list[float]:
        self.belief.attend(view)
        self._without.clear()
        return self._values(view, options)  # type: ignore[arg-type]

    def _values(self, view: View, options: Sequence[Decision]) -> list[float]:
        first = options[0]
        match first:
            case Choose():
                return self._partners(view, [o.partner for o in options if isinstance(o, Choose)])
            case Offer():
                return self._offers(view)
            case Pass() | Sabotage():
                return self._window(view, options)
            case Take() | Feed():
                return self._follow(options)
            case _:
                assert_never(first)

    def _worlds(self, number: int) -> list[Position]:
        number = max(1, min(number, self.strength.worlds))
        dealt = self.strength.dealt or HEARSAY * bool(self.belief.clues)
        if dealt:
            return self.belief.likely_worlds(number, dealt, self.rng)
        return self.belief.worlds(number, self.rng)

    # --- Choosing and offering ----------------------------------------------------------

    def _partners(self, view: View, partners: Sequence[Seat]) -> list[float]:
        """For each partner, the chances with the best offer that can be made blindly."""
        return [max(slots) for slots in self._exchanges(view, partners)]

    def _offers(self, view: View) -> list[float]:
        return self._exchanges(view, [self._other(view)])[0]

    def _exchanges(self, view: View, others: Sequence[Seat]) -> list[list[float]]:
        """For each partner and each card that can be offered, the mean of the chances.

        All are compared in the same worlds, so that luck favours none of them."""
        theirs = sum(len(view.hands[other]) for other in others)
        mine = range(len(view.hands[self.seat]))
        if not self.strength.dealt:
            worlds = self._worlds(self.strength.outcomes // (len(mine) * theirs))
            return [[self._mean(worlds, other, slot) for slot in mine] for other in others]
        odds = self.belief.odds(self.strength.dealt, self.rng)
        backs = [trace.back == "sabotage" for trace in self.belief.knowledge.hands[self.seat]]
        kinds = {(back, o): slot for slot, back in enumerate(backs) for o in odds[slot]}
        worlds = self._worlds(self.strength.outcomes // (len(kinds) * theirs))
        table = []
        for other in others:
            value = {
                (back, o): self._mean([holding(w, self.seat, slot, o) for w in worlds], other, slot)
                for (back, o), slot in kinds.items()
            }
            table.append(
                [
                    sum(likely * value[back, o] for o, likely in slot.items())
                    for slot, back in zip(odds, backs, strict=True)
                ]
            )
        return table

    def _mean(self, worlds: Sequence[Position], other: Seat, slot: int) -> float:
        return sum(self._offer(world, other, slot) for world in worlds) / len(worlds)

    def _other(self, view: View) -> Seat:
        """The other exchanger."""
        assert view.chosen is not None
        return view.chosen if view.active == self.seat else view.active

    def _offer(self, world: Position, other: Seat, slot: int) -> float:
        """The chances if this card is offered, averaged over the other exchanger's offers."""
        active = world.active == self.seat
        partner = other if active else self.seat
        total = 0.0
        for theirs, likely in enumerate(self._likely(world, other)):
            mine_first = (slot, theirs) if active else (theirs, slot)
            total += likely * self._revealed(reveal(world, partner, *mine_first))
        return total

    def _likely(self, world: Position, other: Seat) -> Sequence[float]:
        if self.strength.models:
            return likely_offers(world, other, self.seat, self._clued)
        cards = len(world.hands[other])
        return [1 / cards] * cards

    def _revealed(self, at: Position) -> float:
        """The chances when two cards lie on the table."""
        if is_pair(at):
            return self._worth(cancelled(self.edition, at))
        going_on = gone_on(self.edition, at)
        if not self.strength.models:
            return self._worth(going_on)
        chances_then = self.chances(going_on)
        stopped, chances_if_not = self._stopped(at)
        odds = likely_to_cancel(at, chances_then, chances_if_not)
        worth = self.temper.worth(going_on, chances_then)
        if odds:
            worth += odds * (self.temper.worth(stopped, chances_if_not) - worth)
        return worth

    def _stopped(self, at: Position) -> tuple[Position, list[float]]:
        """The chances without the exchange, which do not depend on the cards on the table."""
        found = self._without.get(at.hands)
        if found is None:
            stopped = replace(at, active=(at.active + 1) % len(at.hands))
            found = self._without[at.hands] = stopped, self.chances(stopped)
        return found

    def _worth(self, at: Position) -> float:
        return self.temper.worth(at, self.chances(at))

    # --- Sabotage -----------------------------------------------------------------------

    def _window(self, view: View, options: Sequence[Answer]) -> list[float]:
        """The worth of a pass, and of a sabotage, which reverses what is going to happen."""
        values = [0.0] * len(options)
        reserve = self.temper.reserve(view)
        for world in (worlds := self._worlds(self.strength.worlds)):
            for number, option in enumerate(options):
                at = world
                if isinstance(option, Sabotage):
                    at = sabotaged(world, self.seat, option.slot)
                    values[number] -= reserve
                outcome = cancelled if len(at.table) % 2 else gone_on
                values[number] += self._worth(outcome(self.edition, at))
        return [value / len(worlds) for value in values]

    # --- Taking and feeding -------------------------------------------------------------

    def _follow(self, options: Sequence[Answer]) -> list[float]:
        worlds = self._worlds(self.strength.worlds)
        return [
            sum(self._played(world, option) for world in worlds) / len(worlds) for option in options
        ]

    def _played(self, world: Position, option: Answer) -> float:
        now: Moment[Position] = begin(self.edition.rules, world)
        now = answer(self.edition.rules, now, self.seat, option)
        return self._worth(settled(self.edition, now, world.active))
