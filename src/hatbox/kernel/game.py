"""What a game offers to records, servers, agents and the laws. None of them knows a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from .engine import Answer, Event, Moment, Position, Rules, Seat
from .written import Written

if TYPE_CHECKING:
    from random import Random

Watcher = Seat | None
"""Somebody who sees: a seat, or None for a spectator, who sees what everybody sees."""


class Setup(Struct, frozen=True):
    """All that a game begins with. The deck is in order, the top card first."""

    players: int
    first: Seat
    deck: tuple[Any, ...]
    variants: Any


class Knowledge(Protocol):
    """All that one watcher has seen: whoever owns it may also forget."""

    def learn(self, view: Any, events: Sequence[Any]) -> None:
        """The redacted events that have happened since, and the view that they led to."""

    def imagine(self, rng: Random) -> Any:
        """A position in which this is just what the watcher knows, as likely as it should be."""


class Inventory(Struct, frozen=True):
    """The cards of a game as everybody knows them beforehand, written and sorted."""

    deck: tuple[str, ...]
    """The cards; only their faces where nobody knows which back belongs to which face."""
    backs: tuple[str, ...] = ()
    """The backs, where `deck` holds only faces."""


class Game(Protocol):
    """One game in one edition."""

    @property
    def id(self) -> str:
        """Its name in records."""

    @property
    def family(self) -> str:
        """The name of the family whose cards, events and views it shares; also in deck files.

        Whatever another layer knows about a game is found under this name in that layer's index.
        """

    @property
    def players(self) -> range:
        """How many can play in one variant or another."""

    @property
    def faces(self) -> frozenset[str]:
        """The faces of cards that somebody can speak of, by their ids."""

    @property
    def face(self) -> str:
        """The prefix of a face's message id, such as `object` for `object-hat`."""

    @property
    def slots(self) -> int:
        """The most cards in a hand, which people refer to by slot; 0 if there are no hands."""

    @property
    def may_look_back(self) -> bool:
        """Whether what a seat has seen may be shown to it again."""

    @property
    def variants(self) -> type[Struct]:
        """The type of what a table can agree on, with a default for each."""

    @property
    def decisions(self) -> Any:
        """The union of what seats can answer."""

    @property
    def chances(self) -> Any:
        """The union of what NATURE can answer."""

    @property
    def position(self) -> type[Position]:
        """The type of its positions."""

    @property
    def rules(self) -> Rules[Any]:
        """Its rules."""

    def card(self, text: str) -> Written:
        """The card that is written like this; a RuleError if there is none."""

    def seats(self, variants: Any) -> range:
        """How many can play with these variants."""

    def cards(self, variants: Any, deck_text: str | None = None) -> tuple[Any, ...]:
        """The cards in play: those of a deck file's text, or of its own deck file."""

    def check(self, setup: Setup) -> None:
        """A RuleError if a game cannot begin like this."""

    def public(self, setup: Setup) -> Setup:
        """What everybody knows of a setup: which cards there are, not how they lie."""

    def start(self, setup: Setup) -> Moment[Any]:
        """Deal."""

    def view(self, at: Any, watcher: Watcher) -> Any:
        """What a watcher sees now, in a type that has no room for more."""

    def redact(self, event: Any, watcher: Watcher) -> Event:
        """What a watcher sees of an event."""

    def knowledge(self, watcher: Watcher, setup: Setup) -> Knowledge:
        """An empty memory; of the setup it uses only what everybody knows, see `public`."""

    def inventory(self, setup: Setup) -> Inventory:
        """The cards as everybody knows them before the first one is dealt."""

    def is_turn(self, answer: Answer) -> bool:
        """Whether this answer is the one that every turn has: they are counted by it."""

    def ranks(self, winners: Sequence[Seat], scores: Sequence[int]) -> tuple[int, ...]:
        """How good a result is for each seat: the lower the better, equal for equals."""

    def result(self, at: Any) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        """Winners and scores."""

    def report(self, now: Moment[Any]) -> dict[str, Any]:
        """The whole position as records and other programs write it."""


def listed(options: Any) -> Sequence[Answer]:
    """The answers that a seat may choose from."""
    assert isinstance(options, Sequence)
    return options
