"""The interface of a game, for records, servers, agents and the laws. None of them knows a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from .engine import Answer, Event, Moment, Position, Rules, Seat
from .written import Written

if TYPE_CHECKING:
    from random import Random

Watcher = Seat | None
"""A seat, or None for a spectator, who sees what everybody sees."""


QUESTION = ("agenda", "waiting", "sealed")
"""The fields of a view that belong to the open question."""


class Setup(Struct, frozen=True):
    """Everything that a game begins with. The deck is in order, the top card first."""

    players: int
    first: Seat
    deck: tuple[Any, ...]
    variants: Any


class Knowledge(Protocol):
    """Everything that one watcher has seen; its owner may also forget."""

    def learn(self, view: Any, events: Sequence[Any]) -> None:
        """Take in the redacted events since the last call, and the view that they led to."""

    def imagine(self, rng: Random) -> Any:
        """A random position that fits what the watcher knows, with the right probability."""


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

        Every other layer finds what it knows about a game under this name in its index.
        """

    @property
    def players(self) -> range:
        """The numbers of players with which some variant can be played."""

    @property
    def faces(self) -> frozenset[str]:
        """The ids of the faces of cards that can be spoken of."""

    @property
    def face(self) -> str:
        """The prefix of a face's message id, such as `object` for `object-hat`."""

    @property
    def slots(self) -> int:
        """Maximum number of cards in a hand, which people refer to by slot; 0 without hands."""

    @property
    def open_to_all(self) -> bool:
        """Whether every seat sees the same, so that one screen can serve several of them."""

    @property
    def may_look_back(self) -> bool:
        """Whether a seat may be shown again what it has seen."""

    @property
    def variants(self) -> type[Struct]:
        """The type of the variants that a table can agree on, with a default for each."""

    @property
    def decisions(self) -> Any:
        """The union of the answers that seats can give."""

    @property
    def chances(self) -> Any:
        """The union of the answers that NATURE can give; `Never` if it is asked nothing."""

    @property
    def position(self) -> type[Position]:
        """The type of its positions."""

    @property
    def rules(self) -> Rules[Any]:
        """Its rules."""

    def card(self, text: str) -> Written:
        """The card with this written form; a RuleError if there is none."""

    def seats(self, variants: Any) -> range:
        """The numbers of players for these variants."""

    def cards(self, variants: Any, deck_text: str | None = None) -> tuple[Any, ...]:
        """The cards in play: those of a deck file's text, or of the game's own deck file."""

    def check(self, setup: Setup) -> None:
        """Raise a RuleError if a game cannot begin like this."""

    def public(self, setup: Setup) -> Setup:
        """The part of a setup that everybody knows: which cards there are, not their order."""

    def start(self, setup: Setup) -> Moment[Any]:
        """Deal the cards."""

    def view(self, at: Any, watcher: Watcher) -> Any:
        """What a watcher sees now, as a type that has no room for more."""

    def redact(self, event: Any, watcher: Watcher) -> Event:
        """What a watcher sees of an event."""

    def follow(self, view: Any, event: Any) -> dict[str, Any]:
        """The fields of a watcher's view that a redacted event changes, with their new values.

        What belongs to the question (`QUESTION`) comes with the question."""

    def blank(self, watcher: Watcher, players: int) -> Any:
        """What a watcher sees before the deal."""

    def counted(self, view: Any) -> int:
        """The number of cards in a view, wherever they are."""

    def hand_sizes(self, at: Any) -> tuple[int, ...]:
        """The number of cards in each seat's hand; empty without hands (see `slots`)."""

    def left_hands(self, event: Any) -> tuple[tuple[Seat, int], ...]:
        """The cards that leave a hand by an event: seat and slot of each, one after the other.

        All others stay where they are, or move up to the left; new ones join at the right."""

    def knowledge(self, watcher: Watcher, setup: Setup) -> Knowledge:
        """An empty memory. From the setup it uses only what everybody knows, see `public`."""

    def inventory(self, setup: Setup) -> Inventory:
        """The cards as everybody knows them before the first one is dealt."""

    def is_turn(self, answer: Answer) -> bool:
        """Whether this answer is the one that every turn has; turns are counted by it."""

    def ranks(self, winners: Sequence[Seat], scores: Sequence[int]) -> tuple[int, ...]:
        """Each seat's rank in a result: the lower the better, equal for equals."""

    def result(self, at: Any) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        """Winners and scores."""

    def report(self, now: Moment[Any]) -> dict[str, Any]:
        """The whole position in the form that records and other programs use."""


def listed(options: Any) -> Sequence[Answer]:
    """The answers that a seat may choose from."""
    assert isinstance(options, Sequence)
    return options
