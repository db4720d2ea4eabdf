"""The tasks on the agenda."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.engine import Answer, Seat, Task
from .answers import Pass


class Led(Task, frozen=True, kw_only=True):
    """A task that another card may have led to."""

    why: tuple[str, ...] = ()
    """The clauses of the cards that led to it."""


class Turn(Task, frozen=True, tag="turn"):
    """The active player's turn begins."""


class ChoosePartner(Task, frozen=True, tag="choose-partner"):
    """The active player chooses whom to exchange with."""


class ChooseOffers(Task, frozen=True, tag="choose-offers"):
    """The two exchangers each choose a card."""


class Window(Task, frozen=True, tag="window"):
    """Everybody may sabotage."""

    silence: ClassVar[Answer | None] = Pass()


class Exchange(Task, frozen=True, tag="exchange"):
    """The two cards change hands."""


class Arrive(Task, frozen=True, tag="arrive"):
    """The card that `giver` laid on the table reaches `seat`."""

    seat: Seat
    giver: Seat
    partner: Seat


class TakeFromHand(Led, frozen=True, tag="take-from-hand"):
    """A Lollipop's owner takes a card out of the partner's hand."""

    seat: Seat
    partner: Seat


class FeedTRex(Led, frozen=True, tag="feed-t-rex"):
    """The T-Rexes in a seat's area eat while there is food."""

    seat: Seat


class Count(Led, frozen=True, tag="count"):
    """Check whether one of the two exchangers has won."""


class Refill(Task, frozen=True, tag="refill"):
    """Each seat, in this order, draws its number of cards."""

    draws: tuple[tuple[Seat, int], ...]
    why: tuple[str, ...]


class ReshuffleDiscards(Task, frozen=True, tag="reshuffle-discards"):
    """Chance makes a new draw pile out of the discards."""


class PassTurn(Task, frozen=True, tag="pass-turn"):
    """The turn passes to the left."""


AnyTask = (
    Turn
    | ChoosePartner
    | ChooseOffers
    | Window
    | Exchange
    | Arrive
    | TakeFromHand
    | FeedTRex
    | Count
    | Refill
    | ReshuffleDiscards
    | PassTurn
)
