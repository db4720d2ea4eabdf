"""A table to play scenarios at: a real game on an explicit deck, with words for tests.

Everything goes through the public interface: a record's header begins the game, answers are
put to the rules, and what followed is there to look at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from hatbox.kernel.engine import NATURE, Answer, Event, Seat
from hatbox.kernel.errors import Kind, RuleError
from hatbox.kernel.game import Watcher
from hatbox.kernel.written import to_json
from hatbox.records import Match, RecordError, replay

E = TypeVar("E", bound=Event)


def begin_match(
    game: str, players: int, deck: Sequence[str], *, first: Seat = 0, **options: Any
) -> Match:
    """A game on this deck, the top card first; a RuleError if it cannot begin like this."""
    header = {
        "hatbox": 1,
        "rules": 1,
        "game": game,
        "options": options,
        "seats": [f"seat {seat}" for seat in range(players)],
        "first": first,
        "deck": list(deck),
    }
    try:
        return next(replay([to_json(header)])).match
    except RecordError as error:
        raise error.error from None


class Table:
    """A match, and what tests ask about it. Each game has its own kind of table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.news: list[Event] = list(match.news)
        """The events that the last action caused; at first, those of the deal."""

    # --- What is done --------------------------------------------------------------------

    def answer(self, seat: Seat, reply: Answer) -> None:
        """A seat decides; it is a failure if the rules refuse it."""
        try:
            self.news = list(self.match.answer(seat, reply))
        except RuleError as error:
            raise AssertionError(f"seat {seat} may not {reply}: {error}") from error

    def answers(self, *decisions: tuple[Seat, Answer]) -> None:
        """Several decisions, whose news are taken together."""
        news: list[Event] = []
        for seat, reply in decisions:
            self.answer(seat, reply)
            news += self.news
        self.news = news

    def shuffle(self, *deck: str) -> None:
        """Chance lays the cards in this order, the top card first."""
        cards = tuple(self.match.game.card(text) for text in deck)
        assert self.shuffle_due, "no shuffle is due"
        self.answer(NATURE, self.match.now.options[NATURE].kind(cards))

    def refused(self, seat: Seat, reply: Answer) -> Kind:
        """The kind of error that an answer gets; nothing may have changed by it."""
        before, lines = self.match.now, len(self.match.lines)
        try:
            self.match.answer(seat, reply)
        except RuleError as error:
            assert self.match.now is before
            assert len(self.match.lines) == lines
            return error.kind
        raise AssertionError(f"seat {seat} was allowed to {reply}")

    # --- What there is -------------------------------------------------------------------

    def report(self) -> dict[str, Any]:
        """The whole position, as `hatbox replay --json` writes it."""
        return self.match.game.report(self.match.now)

    @property
    def to_act(self) -> list[Seat]:
        return self.match.to_act

    @property
    def shuffle_due(self) -> bool:
        return NATURE in self.match.now.options

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[Seat]:
        return list(self.match.winners)

    @property
    def scores(self) -> list[int]:
        return list(self.match.scores)

    def options(self, seat: Seat) -> list[Answer]:
        """The legal answers of a seat; empty if it is not asked."""
        return list(self.match.options(seat)) if seat in self.match.now.options else []

    def view(self, watcher: Watcher) -> Any:
        """What a seat sees now; None: a spectator."""
        return self.match.view(watcher)

    def seen(self, watcher: Watcher) -> list[Event]:
        """What a seat saw of the news."""
        return [self.match.game.redact(event, watcher) for event in self.news]

    # --- What happened -------------------------------------------------------------------

    def happened(self, kind: type[E], **fields: Any) -> list[E]:
        """The news of this kind, with these fields."""
        return [
            event
            for event in self.news
            if isinstance(event, kind)
            and all(getattr(event, name) == value for name, value in fields.items())
        ]

    def only(self, kind: type[E], **fields: Any) -> E:
        """The one piece of news of this kind; it is a failure if there is none, or another."""
        found = self.happened(kind, **fields)
        assert len(found) == 1, f"{kind.__name__} {fields}: {found or self.news}"
        return found[0]

    def why(self, kind: type[E], **fields: Any) -> tuple[str, ...]:
        """The clauses that the one piece of news of this kind gives as its reason."""
        return self.only(kind, **fields).why
