"""The tasks on the agenda."""

from __future__ import annotations

from ...kernel.engine import Seat, Task


class TakeFromShop(Task, frozen=True, tag="take-from-shop"):
    """A seat takes the top gift of the shop and turns it face down."""

    seat: Seat
    why: tuple[str, ...]


class GiveGift(Task, frozen=True, tag="give-gift"):
    """A seat names the gift that it is giving."""

    seat: Seat


class AnswerGift(Task, frozen=True, tag="answer-gift"):
    """A seat accepts or refuses."""

    seat: Seat


class EndRound(Task, frozen=True, tag="end-round"):
    """The round is over."""

    why: tuple[str, ...]


class ShuffleAll(Task, frozen=True, tag="shuffle-all"):
    """Chance orders all cards for the next round."""


AnyTask = TakeFromShop | GiveGift | AnswerGift | EndRound | ShuffleAll
