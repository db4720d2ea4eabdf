"""The novice: counts points, overlooks effects, is often careless, and believes everybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, assert_never

from ...games.antayagi.answers import Choose, Decision, Feed, Offer, Pass, Sabotage, Take
from ...games.antayagi.cards import KINDS, ObjectSide, Side
from ...games.antayagi.events import TurnBegan
from ...games.antayagi.knowledge import Knowledge
from ...games.antayagi.secrecy import View
from ...games.antayagi.worlds import Trace
from ...kernel.engine import Answer, Event, Seat
from ...kernel.game import Game, Setup
from ..agent import Agent
from ..character import PLAIN, Character
from ..talk import Heard, Saying
from .careless import carelessly
from .claims import Ears
from .taste import Taste
from .temperament import Temperament
from .voice import AntaYagiVoice

CARELESS = 0.75
"""Probability of a careless decision."""
MEDDLES = 0.3
"""Probability of playing a sabotage that seems useful."""
UNSEEN = 0.8
"""Points that a card seems worth if only its back is seen."""
LOLLIPOP = 1.5
"""Points that a Lollipop seems worth, with the card that it takes."""
OBLIGES = 0.5
"""Points for doing what somebody asks for."""
WARY = 0.25
"""Trust at or below which the novice believes nobody."""
STRONGLY = 10
"""Factor on a character's taste, which is in chances to win, while a novice counts points."""


class Novice(Agent):
    """Looks at the table; remembers only what it is told."""

    watches: ClassVar[bool] = True

    def __init__(
        self,
        _game: Game,
        seat: Seat,
        setup: Setup,
        rng: Random,
        character: Character = PLAIN,
    ) -> None:
        self.seat = seat
        self.rng = rng
        self.taste = character.of(Taste)
        self.temper = Temperament(self.taste, seat, setup.players)
        self.voice = AntaYagiVoice(character.voice, seat, setup, rng)
        self.ears = Ears(character.voice, seat, setup)
        self.believes = character.voice.trust > WARY
        self.known = Knowledge(seat, setup.deck)
        self.told: dict[Trace, Side] = {}

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.known.learn(view, events)  # type: ignore[arg-type]
        self.temper.observe(events)  # type: ignore[arg-type]
        self.voice.observe(events)
        if any(isinstance(event, TurnBegan) for event in events):
            self.ears.new_turn()

    def hear(self, speaker: Seat, said: Saying) -> None:
        heard = Heard(speaker, said)
        self.voice.hear(heard)
        claim = self.ears.hear(heard, self.known)
        if claim is not None and not claim.denied and self.believes:
            self.told[claim.trace] = ObjectSide(claim.object)

    def speak(self, view: Any) -> Saying | None:
        return self.voice.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if self.rng.random() < CARELESS:
            return carelessly(options, self.rng)
        if isinstance(options[0], Pass):
            return self._window(view, options)
        likings = [self._liking(view, option) for option in options]  # type: ignore[arg-type]
        best = max(likings)
        liked = zip(options, likings, strict=True)
        return self.rng.choice([option for option, liking in liked if liking == best])

    def _liking(self, view: View, option: Decision) -> float:
        """How good an answer looks, and whether somebody asked for it."""
        wish = OBLIGES * self.ears.wish(option) if self.believes else 0.0
        match option:
            case Choose(partner):
                wish -= STRONGLY * self.taste.grudge * self.temper.wrongs[partner]
                return wish + sum(self._gain(view, partner, slot) for slot in _slots(view, partner))
            case Offer(slot):
                return wish - _worth(view, self._own(view, slot), self.seat)
            case Take(slot):
                return self._gain(view, view.agenda[-1].partner, slot)  # type: ignore[union-attr]
            case Feed() | Pass() | Sabotage():
                return 0.0
            case _:
                assert_never(option)

    def _own(self, view: View, slot: int) -> Side:
        """The side of its own card that the bot sees, or was told."""
        if self.told:
            trace = self.known.hands[self.seat][slot]
            return self.told.get(trace, view.hands[self.seat][slot])
        return view.hands[self.seat][slot]

    def _gain(self, view: View, partner: Seat, slot: int) -> float:
        side = view.hands[partner][slot]
        liked = self.taste.likes.get(side.object, 0.0) if isinstance(side, ObjectSide) else 0.0
        return _worth(view, side, self.seat) + STRONGLY * liked

    def _window(self, view: View, options: Sequence[Answer]) -> Answer:
        """Now and then stop others' exchanges, and defend its own."""
        involved = any(laid.seat == self.seat for laid in view.table[:2])
        taking_place = len(view.table) % 2 == 0
        if len(options) == 1 or involved == taking_place or self.rng.random() > self._meddles(view):
            return options[0]
        return self.rng.choice(options[1:])

    def _meddles(self, view: View) -> float:
        """The probability of a sabotage: higher if wronged, lower if it saves its sabotages."""
        wrongs = sum(self.temper.wrongs[laid.seat] for laid in view.table[:2])
        return MEDDLES + STRONGLY * (self.taste.grudge * wrongs - self.taste.reserve)


def _slots(view: View, seat: Seat) -> range:
    return range(len(view.hands[seat]))


def _worth(view: View, side: Side, seat: Seat) -> float:
    """The points that a card scores by itself, without its effect."""
    if not isinstance(side, ObjectSide):
        return UNSEEN
    object_ = side.object
    match object_:
        case "lollipop":
            return LOLLIPOP
        case "fish":
            return KINDS["fish"].points * ("toxic-waste" in view.areas[seat])
        case "treasure" | "bone" | "hat" | "muffin" | "toxic-waste" | "t-rex":
            return KINDS[object_].points
        case "wizard" | "empty-box":
            return 0
        case _:
            assert_never(object_)
