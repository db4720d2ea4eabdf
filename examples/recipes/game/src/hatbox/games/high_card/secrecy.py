"""Who sees what. The only place that knows: hands and what was not dealt are hidden."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from .answers import Choose
from .cards import Card
from .events import AnyEvent, Dealt, GameEnded, PointTaken, SawDealt, SeenEvent, TrickPlayed
from .position import Position
from .tasks import PlayTrick


class View(Struct, frozen=True, gc=False):
    """What a watcher sees now."""

    watcher: Watcher
    hand: tuple[Card, ...]
    """The watcher's own."""
    held: tuple[int, ...]
    """Number of cards in each hand."""
    played: tuple[tuple[Card, ...], ...]
    rest: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    agenda: tuple[PlayTrick, ...]
    sealed: Choose | None
    """The watcher's own choice, which nobody has seen yet."""


def view(at: Position, watcher: Watcher) -> View:
    return View(
        watcher=watcher,
        hand=own(at.hands, watcher),
        held=tuple(map(len, at.hands)),
        played=at.played,
        rest=len(at.rest),
        scores=at.scores,
        winners=at.winners,
        agenda=at.agenda,
        sealed=next((choice for seat, choice in at.sealed if seat == watcher), None),
    )


def own(hands: tuple[tuple[Card, ...], ...], watcher: Watcher) -> tuple[Card, ...]:
    """The watcher's hand; a spectator has none."""
    return () if watcher is None else hands[watcher]


def redact(event: AnyEvent, watcher: Watcher) -> SeenEvent:
    """What a watcher sees of an event. An event that is not listed here does not type-check."""
    match event:
        case Dealt(why, hands, rest):
            return SawDealt(why, own(hands, watcher), len(hands[0]), rest)
        case TrickPlayed() | PointTaken() | GameEnded():
            return event
        case _:
            assert_never(event)
