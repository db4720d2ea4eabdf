"""That's Not a Hat as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ...kernel.engine import Answer, Moment, Seat, begin
from ...kernel.errors import illegal, malformed
from ...kernel.game import Inventory, Setup, Watcher
from .. import decks
from . import secrecy, story
from .answers import Decision, Give, Shuffle
from .cards import Card, catalogue, catalogue_gifts
from .events import AnyEvent
from .knowledge import Knowledge
from .position import Position, report
from .rules import Rules, deal
from .variants import Variants, in_play


class NotAHat:
    """That's Not a Hat."""

    id = "not-a-hat"
    family = "not-a-hat"
    face = "gift"
    players = range(2, 9)
    slots = 0
    open_to_all = True
    may_look_back = False
    variants = Variants
    decisions = Decision
    chances = Shuffle
    position = Position
    rules = Rules()

    @property
    def faces(self) -> frozenset[str]:
        return catalogue_gifts()

    def card(self, text: str) -> Card:
        return Card.of(text)

    def seats(self, variants: Variants) -> range:
        return self.players if variants.gifts == 2 else self.players[1:]

    def cards(self, variants: Variants, deck_text: str | None = None) -> tuple[Card, ...]:
        cards = catalogue()
        if deck_text is not None:
            cards = decks.read_deck(deck_text, self.family, Card.of, once=True)
        return tuple(card for card in cards if in_play(card, variants))

    def check(self, setup: Setup) -> None:
        variants = setup.variants
        if setup.players not in self.seats(variants):
            raise illegal("error-players-not-a-hat", players=setup.players, gifts=variants.gifts)
        if setup.first not in range(setup.players):
            raise malformed("error-first", first=str(setup.first))
        check_gifts(setup.deck)
        for card in setup.deck:
            if not in_play(card, variants):
                raise illegal("error-back-not-in-play", card=card.text)
        needed = variants.gifts * setup.players
        if len(setup.deck) < needed:
            raise illegal(
                "error-too-few-cards",
                cards=len(setup.deck),
                needed=needed,
                players=setup.players,
            )

    def public(self, setup: Setup) -> Setup:
        """All gifts and all backs; nobody knows which belong together before it is seen."""
        gifts = sorted(card.gift for card in setup.deck)
        backs = sorted(card.back for card in setup.deck)
        pairs = zip(gifts, backs, strict=True)
        return replace(setup, deck=tuple(Card.of(f"{gift}/{back}") for gift, back in pairs))

    def start(self, setup: Setup) -> Moment[Position]:
        self.check(setup)
        at = Position(
            agenda=(),
            sealed=(),
            columns=(),
            penalties=(),
            shop=(),
            offered=None,
            named=None,
            giver=None,
            receiver=None,
            starter=setup.first,
            round=1,
            rounds=setup.variants.rounds,
            gifts=setup.variants.gifts,
            earlier=(0,) * setup.players,
            foreign=foreign(setup.deck),
            winners=(),
        )
        dealt = deal(at, setup.deck)
        now = begin(self.rules, replace(dealt.position, agenda=dealt.todo[::-1]))
        return replace(now, news=dealt.news + now.news)

    def view(self, at: Position, watcher: Watcher) -> secrecy.View:
        return secrecy.view(at, watcher)

    def redact(self, event: AnyEvent, watcher: Watcher) -> AnyEvent:
        return secrecy.redact(event, watcher)

    def follow(self, view: secrecy.View, event: AnyEvent) -> dict[str, Any]:
        return story.follow(view, event)

    def blank(self, watcher: Watcher, players: int) -> secrecy.View:
        return story.blank(watcher, players)

    def counted(self, view: secrecy.View) -> int:
        return story.counted(view)

    def hand_sizes(self, _at: Position) -> tuple[int, ...]:
        return ()

    def left_hands(self, _event: AnyEvent) -> tuple[tuple[Seat, int], ...]:
        return ()

    def knowledge(self, watcher: Watcher, setup: Setup) -> Knowledge:
        return Knowledge(watcher, setup.deck, foreign(setup.deck))

    def inventory(self, setup: Setup) -> Inventory:
        gifts = tuple(sorted(card.gift for card in setup.deck))
        return Inventory(gifts, tuple(sorted(card.back for card in setup.deck)))

    def is_turn(self, answer: Answer) -> bool:
        return isinstance(answer, Give)

    def ranks(self, _winners: Sequence[Seat], scores: Sequence[int]) -> tuple[int, ...]:
        """By penalty points, the fewest first."""
        return tuple(scores)

    def result(self, at: Position) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        return at.winners, at.scores

    def report(self, now: Moment[Position]) -> dict[str, Any]:
        return report(now.position, now.to_act)


def check_gifts(cards: tuple[Card, ...]) -> None:
    """Raise a RuleError if a gift occurs twice."""
    seen: set[str] = set()
    for gift in [card.gift for card in cards]:
        if gift in seen:
            raise illegal("error-gift-twice", gift=gift)
        seen.add(gift)


def foreign(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The gifts that are not in our catalogue."""
    return tuple(sorted({card.gift for card in cards} - catalogue_gifts()))


NOT_A_HAT = NotAHat()
