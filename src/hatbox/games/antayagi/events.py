"""The events of a game: the log, and what a screen animates.

An event tells what everybody saw. The three that tell each seat something different (`Dealt`,
`Turned`, `Drew`) hold cards; secrecy.py turns them into what a seat saw of them.
"""

from __future__ import annotations

from typing import Literal

from ...kernel.engine import Event, Seat
from .cards import Back, Held, Object, Side

Origin = Literal["hand", "table", "area"]


class Dealt(Event, frozen=True, tag="dealt"):
    """All players got their first cards."""

    first: Seat
    hands: tuple[tuple[Held, ...], ...]
    needed: int
    """Points that everybody needs."""
    pile: int
    """Number of cards left in the draw pile."""
    top: Back | None
    """The back of its top card."""


class CardsStay(Event, frozen=True):
    """An event at which every card stays where it is, as it lies and as it is held."""


class TurnBegan(CardsStay, frozen=True, tag="turn-began"):
    seat: Seat


class TurnSkipped(CardsStay, frozen=True, tag="turn-skipped"):
    """No exchange was possible, now for so many turns in a row."""

    seat: Seat
    skipped: int


class PartnerChosen(CardsStay, frozen=True, tag="partner-chosen"):
    seat: Seat
    partner: Seat


class OfferSealed(CardsStay, frozen=True, tag="offer-sealed"):
    """One of the two exchangers has chosen a card; nobody else knows which."""

    seat: Seat


class OffersRevealed(Event, frozen=True, tag="offers-revealed"):
    """For the active and the chosen player: seat, slot that the card left, object."""

    seats: tuple[Seat, Seat]
    slots: tuple[int, int]
    objects: tuple[Object, Object]


class WindowOpened(CardsStay, frozen=True, tag="window-opened"):
    """Everybody may sabotage now; `sabotages` of them lie on the table."""

    sabotages: int


class Sabotaged(Event, frozen=True, tag="sabotaged"):
    """A sabotage was played, back up."""

    seat: Seat
    slot: int


class ExchangeCancelled(CardsStay, frozen=True, tag="exchange-cancelled"):
    pass


class ExchangeGoesOn(CardsStay, frozen=True, tag="exchange-goes-on"):
    """The sabotages have cancelled each other, so the exchange goes on."""


class ExchangeEnded(CardsStay, frozen=True, tag="exchange-ended"):
    """The exchange took place, and nobody has won."""


class Discarded(Event, frozen=True, tag="discarded"):
    """A card of `seat` left slot `slot` of its hand, its area or the table."""

    seat: Seat
    object: Object
    origin: Origin
    slot: int
    receiver: Seat | None = None
    """The seat whose area it would have joined, had it scored there."""


class Arrived(Event, frozen=True, tag="arrived"):
    """A card of `giver` left slot `slot` of its hand, its area or the table, and joined an area."""

    seat: Seat
    object: Object
    origin: Origin
    giver: Seat
    slot: int


class Turned(Event, frozen=True, tag="turned"):
    """A Hat turned all cards of a hand."""

    seat: Seat
    hand: tuple[Held, ...]


class NeedsMore(CardsStay, frozen=True, tag="needs-more"):
    """Toxic Waste: the seat now needs `needed` points."""

    seat: Seat
    needed: int


class Ate(CardsStay, frozen=True, tag="ate"):
    """A T-Rex ate; both leave the area (see the discards that follow)."""

    seat: Seat
    food: Object


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn; the next one shows its back."""

    seat: Seat
    held: Held
    top: Back | None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became the new draw pile, whose top card shows its back."""

    cards: int
    top: Back | None


class GameWon(Event, frozen=True, tag="game-won"):
    seat: Seat
    hands: tuple[tuple[Object, ...], ...]
    """The objects in each hand, which everybody shows now."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over without a winner."""

    hands: tuple[tuple[Object, ...], ...]
    """The objects in each hand, which everybody shows now."""


class SawDealt(Event, frozen=True, tag="dealt"):
    """What a seat saw of the deal."""

    first: Seat
    hands: tuple[tuple[Side, ...], ...]
    needed: int
    pile: int
    top: Back | None


class SawTurned(Event, frozen=True, tag="turned"):
    """What a seat sees of a hand after a Hat."""

    seat: Seat
    hand: tuple[Side, ...]


class SawDrew(Event, frozen=True, tag="drew"):
    """What a seat saw of a draw: the back on top of the pile, then the side that it now sees."""

    seat: Seat
    back: Back
    side: Side
    top: Back | None


Public = (
    TurnBegan
    | TurnSkipped
    | PartnerChosen
    | OfferSealed
    | OffersRevealed
    | WindowOpened
    | Sabotaged
    | ExchangeCancelled
    | ExchangeGoesOn
    | ExchangeEnded
    | Discarded
    | Arrived
    | NeedsMore
    | Ate
    | Reshuffled
    | GameWon
    | GameEnded
)
AnyEvent = Public | Dealt | Turned | Drew
SeenEvent = Public | SawDealt | SawTurned | SawDrew
