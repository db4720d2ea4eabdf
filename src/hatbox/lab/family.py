"""The interface of a family of games in the lab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ..agents.talk import Saying
from ..kernel.conformance import Policy, Secrets
from ..kernel.engine import Answer, Event, Seat
from ..kernel.game import Game
from ..records import Match


class Oracle(NamedTuple):
    """Knowledge about a family that the laws do not have."""

    secrets: Secrets
    """Who can have seen which cards."""
    policies: Mapping[str, Policy]
    """Ways of playing that lead to positions which are rare in random play, by name."""


class Column(NamedTuple):
    """A column in the table of habits: one count divided by another."""

    title: str
    """The end of its message id, after `tournament-habit-`."""
    counted: str
    divisor: str


class Habits:
    """Counts the habits of one bot in one game; each family counts what matters in it."""

    columns: ClassVar[tuple[Column, ...]]

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.did: Counter[str] = Counter()

    def observe(self, events: Sequence[Event]) -> None:
        """Count events, as the bot's seat saw them."""

    def decide(self, view: Any, options: Sequence[Answer], answer: Answer) -> None:
        """Count the bot's answer."""

    def speak(self, said: Saying) -> None:  # noqa: ARG002 (a family may look at the words)
        """Count the bot's saying."""
        self.did["said"] += 1


class Family(NamedTuple):
    """Everything that the lab knows about a family."""

    oracle: Oracle
    habits: type[Habits]
    combined: Mapping[str, Sequence[Any]]
    """The variants of which a campaign plays every combination, with their values."""
    in_turn: Mapping[str, Sequence[Any]]
    """The variants that change from game to game within a combination, with their values."""
    short_decks: Callable[[Game, int], range] | None
    """The sizes of decks that soon run out, for a number of players; None for whole decks only."""
