"""Who sees what. No other file decides that.

All see the same. Hidden are the shop below its top gift, the arrows of gifts that lie face up,
and the past: a gift that lies face down is not shown again, so a view contains what lies on the
table now and nothing older. When the game is over, all gifts in front of the players are shown.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from .cards import Back, Card, Gift, Lying, Side
from .events import (
    AnyEvent,
    GameEnded,
    GiftAccepted,
    GiftOffered,
    GiftPicked,
    GiftRefused,
    GiftShown,
    GiftTurned,
    PenaltyTaken,
    RoundDealt,
    RoundEnded,
    Shuffled,
)
from .position import Position, top_gift
from .tasks import AnswerGift, AnyTask, EndRound, GiveGift, ShuffleAll, TakeFromShop


class FacePile(Struct, frozen=True, gc=False):
    """A pile that lies face up: the shop, or somebody's penalty points."""

    cards: int
    """Their number."""
    top: Gift | None
    """The gift on top; null if it is not to be seen."""


class View(Struct, frozen=True, gc=False):
    """What everybody sees now."""

    watcher: Watcher
    """The seat that sees this; null for a spectator."""
    columns: tuple[tuple[Side, ...], ...]
    """The gifts in front of each seat, the oldest first, with the side that lies up."""
    penalties: tuple[FacePile, ...]
    """The penalty pile of each seat in this round."""
    shop: FacePile
    """The gifts to draw from."""
    shown: Gift | None
    """A gift that lies face up in the middle, between two events: never while a seat is asked."""
    offered: Back | None
    """The back of the gift that is being given."""
    named: Gift | None
    """What that gift was called."""
    giver: Seat | None
    receiver: Seat | None
    """The seat that accepts or refuses it."""
    starter: Seat
    """The seat that began this round."""
    round: int
    """The number of this round, from 1."""
    rounds: int
    gifts: int
    """Number of gifts that each seat begins with."""
    scores: tuple[int, ...]
    """The penalty points of each seat over all rounds."""
    agenda: tuple[AnyTask, ...]
    """What is left to do: the last entry is being decided, the first comes last."""
    waiting: tuple[Seat, ...]
    """The seats that have not answered yet."""
    winners: tuple[Seat, ...]
    """The seats that have won, several if they share the win; empty before the end."""


def view(at: Position, watcher: Watcher) -> View:
    """What a watcher sees of a position."""
    return View(
        watcher=watcher,
        columns=tuple(
            [tuple([_shows(lying, at.over) for lying in column]) for column in at.columns]
        ),
        penalties=tuple([_penalties(pile) for pile in at.penalties]),
        shop=FacePile(len(at.shop), top_gift(at.shop)),
        shown=None,
        offered=at.offered.back if at.offered else None,
        named=at.named,
        giver=at.giver,
        receiver=at.receiver,
        starter=at.starter,
        round=at.round,
        rounds=at.rounds,
        gifts=at.gifts,
        scores=at.scores,
        agenda=at.agenda,
        waiting=_waiting(at),
        winners=at.winners,
    )


def _shows(lying: Lying, over: bool) -> Side:  # noqa: FBT001
    """The side that lies up; at the end all gifts are turned up."""
    return lying.card.up.shows if over else lying.shows


def _penalties(pile: tuple[Card, ...]) -> FacePile:
    return FacePile(len(pile), pile[-1].gift) if pile else _NO_PENALTY


_NO_PENALTY = FacePile(0, None)


def _waiting(at: Position) -> tuple[Seat, ...]:
    if not at.agenda:
        return ()
    task = at.agenda[-1]
    match task:
        case GiveGift() | AnswerGift():
            return (task.seat,)
        case TakeFromShop() | EndRound() | ShuffleAll():
            return ()
        case _:
            assert_never(task)


def redact(event: AnyEvent, _watcher: Watcher) -> AnyEvent:
    """What a watcher sees of an event. An event that is not listed here does not type-check."""
    match event:  # the usual kinds first, because each that it is not takes time
        case (
            GiftOffered()
            | GiftAccepted()
            | GiftPicked()
            | GiftTurned()
            | GiftShown()
            | GiftRefused()
            | RoundDealt()
            | PenaltyTaken()
            | RoundEnded()
            | Shuffled()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
