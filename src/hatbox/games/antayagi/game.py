"""AntaYagí as a `Game`: what an edition consists of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.engine import Answer, Moment, Seat, begin
from ...kernel.errors import illegal, malformed
from ...kernel.game import Inventory, Setup, Watcher
from ...kernel.rows import clockwise
from .. import decks
from . import secrecy, story
from .answers import Choose, Decision, Reshuffle
from .cards import OBJECTS, Card, Object, drawn
from .events import AnyEvent, Dealt, SeenEvent, TurnBegan
from .knowledge import Knowledge
from .position import Position, report, top_back
from .rules import Rules
from .tasks import Refill, Turn


class NoVariants(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """AntaYagí has no variants."""


@dataclass(frozen=True)
class Edition:
    """One edition of AntaYagí, which is a `Game`."""

    id: str
    players: range
    hand_size: int
    deck_name: str
    """The name of its deck file in data/decks."""
    goal: Callable[[int], int]
    """The points needed to win, by the number of players."""
    burden: Callable[[int], int]
    """The points that a player needs in addition, by the number of their Toxic Wastes."""
    diet: Callable[[tuple[Object, ...]], tuple[Object, ...]]
    """The kinds of food that a T-Rex's owner may choose from, by those in the area."""
    refill: Callable[[Edition, Position], Refill]
    """The cards that each seat draws after an exchange."""

    family = "antayagi"
    face = "object"
    faces = frozenset(OBJECTS)
    open_to_all = False
    may_look_back = True
    variants = NoVariants
    decisions = Decision
    chances = Reshuffle
    position = Position

    @cached_property
    def rules(self) -> Rules:
        return Rules(self)

    @property
    def slots(self) -> int:
        return self.hand_size

    def card(self, text: str) -> Card:
        return Card.of(text)

    def seats(self, _variants: NoVariants) -> range:
        return self.players

    def cards(self, _variants: NoVariants, deck_text: str | None = None) -> tuple[Card, ...]:
        return decks.read_deck(
            decks.builtin(self.deck_name) if deck_text is None else deck_text, self.family, Card.of
        )

    def check(self, setup: Setup) -> None:
        if setup.players not in self.seats(setup.variants):
            raise illegal(
                "error-players-antayagi",
                players=setup.players,
                fewest=self.players[0],
                most=self.players[-1],
            )
        if setup.first not in range(setup.players):
            raise malformed("error-first", first=str(setup.first))
        needed = self.hand_size * setup.players
        if len(setup.deck) < needed:
            raise illegal(
                "error-too-few-cards",
                cards=len(setup.deck),
                needed=needed,
                players=setup.players,
            )

    def public(self, setup: Setup) -> Setup:
        return replace(setup, deck=tuple(sorted(setup.deck, key=str)))

    def start(self, setup: Setup) -> Moment[Position]:
        self.check(setup)
        players, first = setup.players, setup.first
        hands, needed = deal(setup, self.hand_size), self.goal(setup.players)
        draw = setup.deck[self.hand_size * players :]
        at = Position(
            agenda=(Turn(),),
            sealed=(),
            hands=hands,
            areas=((),) * players,
            needed=(needed,) * players,
            draw=draw,
            discard=(),
            table=(),
            active=first,
            chosen=None,
            skipped=0,
            winners=(),
        )
        now = begin(self.rules, at)
        opening = (
            Dealt(("A.S3", "A.H1", "A.H2"), first, hands, needed, len(draw), top_back(draw)),
            TurnBegan(("A.S6",), first),
        )
        return replace(now, news=opening + now.news)

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
        return story.left_hands(event)

    def knowledge(self, watcher: Watcher, setup: Setup) -> Knowledge:
        return Knowledge(watcher, setup.deck)

    def inventory(self, setup: Setup) -> Inventory:
        return Inventory(tuple(sorted(card.text for card in setup.deck)))

    def is_turn(self, answer: Answer) -> bool:
        return isinstance(answer, Choose)

    def ranks(self, winners: Sequence[Seat], scores: Sequence[int]) -> tuple[int, ...]:
        """One seat wins; all others are equal."""
        return tuple(int(seat not in winners) for seat in range(len(scores)))

    def result(self, at: Position) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        return at.winners, at.scores

    def report(self, now: Moment[Position]) -> dict[str, Any]:
        return report(now.position, now.to_act)


def deal(setup: Setup, hand_size: int) -> tuple[tuple[Any, ...], ...]:
    """Everybody's first cards: one at a time, clockwise, beginning with the first player."""
    hands: list[tuple[Any, ...]] = [()] * setup.players
    cards = iter(setup.deck)
    for _ in range(hand_size):
        for seat in clockwise(setup.players, setup.first):
            hands[seat] += (drawn(next(cards)),)
    return tuple(hands)
