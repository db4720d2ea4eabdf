"""The events of a game. Everybody sees the same, and nothing is shown twice."""

from __future__ import annotations

from ...kernel.engine import Event, Seat
from .cards import Back, Gift


class RoundDealt(Event, frozen=True, tag="round-dealt"):
    """Everybody got their first gifts, face up, the lowest first."""

    round: int
    first: Seat
    gifts: tuple[tuple[Gift, ...], ...]
    rounds: int
    """Number of rounds in all."""
    shop: int
    """Number of gifts left in the shop."""
    top: Gift | None
    """Its top gift."""


class GiftShown(Event, frozen=True, tag="gift-shown"):
    """A gift out of the shop is shown to all; the next one lies on top."""

    seat: Seat
    gift: Gift
    top: Gift | None


class GiftTurned(Event, frozen=True, tag="gift-turned"):
    """The gift to be given is turned face down: its arrow can be seen."""

    seat: Seat
    back: Back
    receiver: Seat | None
    """The seat at which the arrow points; None if the giver chooses."""


class GiftPicked(Event, frozen=True, tag="gift-picked"):
    """The gift to be given was already face down."""

    seat: Seat
    back: Back
    receiver: Seat | None


class GiftOffered(Event, frozen=True, tag="gift-offered"):
    """The giver says what the gift is."""

    giver: Seat
    receiver: Seat
    named: Gift


class GiftAccepted(Event, frozen=True, tag="gift-accepted"):
    seat: Seat


class GiftRefused(Event, frozen=True, tag="gift-refused"):
    """The gift is turned up for all to see."""

    seat: Seat
    giver: Seat
    named: Gift
    gift: Gift


class PenaltyTaken(Event, frozen=True, tag="penalty-taken"):
    """The player who was wrong takes the gift as a penalty point; they now have `points`."""

    seat: Seat
    gift: Gift
    points: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    round: int
    scores: tuple[int, ...]


class Shuffled(Event, frozen=True, tag="shuffled"):
    """All cards are shuffled for a new round."""

    cards: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    gifts: tuple[tuple[Gift, ...], ...]
    """The gifts in front of each seat: nobody has to remember them any more."""


AnyEvent = (
    RoundDealt
    | GiftShown
    | GiftTurned
    | GiftPicked
    | GiftOffered
    | GiftAccepted
    | GiftRefused
    | PenaltyTaken
    | RoundEnded
    | Shuffled
    | GameEnded
)
