"""The whole truth about a game of That's Not a Hat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import engine
from ...kernel.engine import Seat
from .answers import AnyAnswer
from .cards import Card, Gift, Lying
from .tasks import AnyTask


class Position(engine.Position, frozen=True):
    """Columns have the lowest gift first, penalties the oldest, the shop its top gift."""

    agenda: tuple[AnyTask, ...]
    sealed: tuple[tuple[Seat, AnyAnswer], ...]
    columns: tuple[tuple[Lying, ...], ...]
    penalties: tuple[tuple[Card, ...], ...]
    shop: tuple[Card, ...]
    offered: Card | None
    named: Gift | None
    giver: Seat | None
    receiver: Seat | None
    starter: Seat
    """The seat that began this round."""
    round: int
    rounds: int
    gifts: int
    """Number of gifts with which each player begins a round."""
    earlier: tuple[int, ...]
    """The penalty points of the rounds before this one."""
    foreign: tuple[Gift, ...]
    """Gifts of this deck that are not in our catalogue."""
    winners: tuple[Seat, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(
            [before + len(pile) for before, pile in zip(self.earlier, self.penalties, strict=True)]
        )


def top_gift(pile: Sequence[Card]) -> Gift | None:
    """The gift that shows on a pile with the top card first."""
    return pile[0].gift if pile else None


def all_cards(at: Position) -> tuple[Card, ...]:
    """Every card of the game, wherever it is."""
    lying = [lying.card for column in at.columns for lying in column]
    points = [card for pile in at.penalties for card in pile]
    return (*lying, *points, *at.shop, *([at.offered] if at.offered else []))


def report(at: Position, to_act: list[Seat]) -> dict[str, Any]:
    """The position in the form that records and other programs use."""
    return {
        "over": at.over,
        "winners": list(at.winners),
        "scores": list(at.scores),
        "to_act": to_act,
        "columns": [[lying.text for lying in column] for column in at.columns],
        "penalties": [[card.text for card in pile] for pile in at.penalties],
        "shop": [card.text for card in at.shop],
        "offered": at.offered.text if at.offered else None,
        "named": at.named,
        "giver": at.giver,
        "receiver": at.receiver,
        "round": at.round,
    }
