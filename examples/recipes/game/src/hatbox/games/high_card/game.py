"""High Card as a game that others can play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Never, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.engine import Answer, Moment, Seat, begin
from ...kernel.errors import illegal, malformed
from ...kernel.game import Inventory, Setup, Watcher
from .. import decks
from . import secrecy, story
from .answers import Choose
from .cards import Card
from .events import AnyEvent, Dealt, GameEnded, PointTaken, SeenEvent, TrickPlayed
from .knowledge import Knowledge
from .position import Position
from .rules import HAND, Rules
from .tasks import PlayTrick


class Variants(Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


class HighCard:
    """High Card."""

    id = "high-card"
    family = "high-card"
    face = "number"
    faces: frozenset[str] = frozenset()
    players = range(2, 7)
    slots = HAND
    open_to_all = False
    may_look_back = True
    variants = Variants
    decisions = Choose
    chances = Never
    position = Position
    rules = Rules()

    def card(self, text: str) -> Card:
        return Card.of(text)

    def seats(self, _variants: Variants) -> range:
        return self.players

    def cards(self, _variants: Variants, deck_text: str | None = None) -> tuple[Card, ...]:
        text = decks.builtin(self.id) if deck_text is None else deck_text
        return decks.read_deck(text, self.family, Card.of)

    def check(self, setup: Setup) -> None:
        players, cards, needed = setup.players, len(setup.deck), HAND * setup.players
        if players not in self.players:
            raise illegal("error-players-high-card", players=players)
        if setup.first not in range(players):
            raise malformed("error-first", first=str(setup.first))
        if cards < needed:
            raise illegal("error-too-few-cards", cards=cards, needed=needed, players=players)

    def public(self, setup: Setup) -> Setup:
        return replace(setup, deck=tuple(sorted(setup.deck, key=str)))

    def start(self, setup: Setup) -> Moment[Position]:
        self.check(setup)
        dealt = HAND * setup.players
        hands = tuple(setup.deck[place : place + HAND] for place in range(0, dealt, HAND))
        rest = setup.deck[dealt:]
        at = Position(
            agenda=(PlayTrick(),),
            sealed=(),
            hands=hands,
            played=(),
            rest=rest,
            scores=(0,) * setup.players,
            winners=(),
        )
        return replace(begin(self.rules, at), news=(Dealt(("C.S1",), hands, len(rest)),))

    def view(self, at: Position, watcher: Watcher) -> secrecy.View:
        return secrecy.view(at, watcher)

    def redact(self, event: AnyEvent, watcher: Watcher) -> SeenEvent:
        return secrecy.redact(event, watcher)

    def follow(self, view: secrecy.View, event: SeenEvent) -> dict[str, Any]:
        return story.follow(view, event)

    def blank(self, watcher: Watcher, players: int) -> secrecy.View:
        return story.blank(watcher, players)

    def counted(self, view: secrecy.View) -> int:
        return story.counted(view)

    def hand_sizes(self, at: Position) -> tuple[int, ...]:
        return tuple(map(len, at.hands))

    def left_hands(self, event: AnyEvent) -> tuple[tuple[Seat, int], ...]:
        match event:
            case TrickPlayed():
                return tuple(enumerate(event.slots))
            case Dealt() | PointTaken() | GameEnded():
                return ()
            case _:
                assert_never(event)

    def knowledge(self, _watcher: Watcher, setup: Setup) -> Knowledge:
        return Knowledge(setup.deck)

    def inventory(self, setup: Setup) -> Inventory:
        return Inventory(tuple(sorted(card.text for card in setup.deck)))

    def is_turn(self, answer: Answer) -> bool:
        return isinstance(answer, Choose)

    def ranks(self, _winners: Sequence[Seat], scores: Sequence[int]) -> tuple[int, ...]:
        """By points."""
        return tuple(-score for score in scores)

    def result(self, at: Position) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        return at.winners, at.scores

    def report(self, now: Moment[Position]) -> dict[str, Any]:
        at = now.position
        return {
            "over": at.over,
            "winners": list(at.winners),
            "scores": list(at.scores),
            "to_act": now.to_act,
            "hands": [[card.text for card in hand] for hand in at.hands],
            "played": [[card.text for card in trick] for trick in at.played],
            "rest": [card.text for card in at.rest],
        }


HIGH_CARD = HighCard()
