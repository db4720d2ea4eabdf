"""Who sees what. No other file decides that.

`sees` is the rule; `view` and `redact` apply it to positions and to events, and give types
that have no room for anything else. When the game is over, everybody shows their hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, assert_never

from msgspec import Struct

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from .answers import Decision
from .cards import UNSEEN, Back, Object, ObjectSide, Side
from .events import (
    AnyEvent,
    Arrived,
    Ate,
    Dealt,
    Discarded,
    Drew,
    ExchangeCancelled,
    ExchangeEnded,
    ExchangeGoesOn,
    GameEnded,
    GameWon,
    NeedsMore,
    OfferSealed,
    OffersRevealed,
    PartnerChosen,
    Reshuffled,
    Sabotaged,
    SawDealt,
    SawDrew,
    SawTurned,
    SeenEvent,
    TurnBegan,
    Turned,
    TurnSkipped,
    WindowOpened,
)
from .position import Area, Hand, Laid, Position, exchange_partner, points, top_back
from .tasks import (
    AnyTask,
    Arrive,
    ChooseOffers,
    ChoosePartner,
    Count,
    Exchange,
    FeedTRex,
    PassTurn,
    Refill,
    ReshuffleDiscards,
    TakeFromHand,
    Turn,
    Window,
)


def sees(watcher: Watcher, owner: Seat, hand: Hand) -> tuple[Side, ...]:
    """A hand card has one side for its owner, the other for everybody else at the table."""
    if watcher is None:
        return (UNSEEN,) * len(hand)
    if watcher == owner:
        return tuple([held.own for held in hand])
    return tuple([held.others for held in hand])


@lru_cache(maxsize=2**12)
def _areas(areas: tuple[Area, ...]) -> tuple[list[list[Object]], list[int]]:
    """The objects of each area, and its points. The caller copies them: if a view got the very
    same list again, its watcher could tell that the backs are the same again."""
    objects = [[card.object for card in area] for area in areas]
    return objects, [points(area) for area in objects]


class LaidObject(Struct, frozen=True, gc=False, tag_field="side", tag="object"):
    """A revealed card on the table."""

    seat: Seat
    object: Object


class LaidSabotage(Struct, frozen=True, gc=False, tag_field="side", tag="back"):
    """A sabotage on the table, back up."""

    seat: Seat


class DrawPile(Struct, frozen=True, gc=False):
    """The draw pile; everybody sees the back of its top card."""

    cards: int
    """Their number."""
    top: Back | None
    """The back of the top card; null if there is none."""


class DiscardPile(Struct, frozen=True, gc=False):
    """The discards; everybody sees their top object."""

    cards: int
    """Their number."""
    top: Object | None
    """The object of the top card; null if there is none."""


class View(Struct, frozen=True, gc=False):
    """What a seat, or a spectator, sees now."""

    watcher: Watcher
    """The seat that sees this; null for a spectator."""
    hands: tuple[tuple[Side, ...], ...]
    """The cards in each seat's hand by slot, with the side that the watcher sees."""
    areas: tuple[tuple[Object, ...], ...]
    """The objects in front of each seat, in order of arrival."""
    scores: tuple[int, ...]
    """The points of each seat."""
    needed: tuple[int, ...]
    """The points that each seat needs to win."""
    draw: DrawPile
    discard: DiscardPile
    table: tuple[LaidObject | LaidSabotage, ...]
    """The revealed cards that have not gone anywhere yet, then the sabotages."""
    active: Seat
    """The seat whose turn it is."""
    chosen: Seat | None
    """The partner of the exchange under way."""
    skipped: int
    """Number of turns in a row in which nobody could exchange."""
    agenda: tuple[AnyTask, ...]
    """What is left to do: the last entry is being decided, the first comes last."""
    waiting: tuple[Seat, ...]
    """The seats that have not answered yet, as far as the watcher may know."""
    sealed: Decision | None
    """The watcher's own answer, while nobody else has seen it."""
    winners: tuple[Seat, ...]
    """The seats that have won; empty before the end, and if nobody has."""


def view(at: Position, watcher: Watcher) -> View:
    """What a watcher sees of a position."""
    draw, discard = at.draw, at.discard
    areas, scores = _areas(at.areas)
    sealed = _own(at, watcher)
    return View(
        watcher=watcher,
        hands=_hands(at, watcher),
        areas=tuple(map(tuple, areas)),
        scores=tuple(scores),
        needed=at.needed,
        draw=DrawPile(len(draw), top_back(draw)),
        discard=DiscardPile(len(discard), discard[0].object if discard else None),
        table=tuple([_laid(laid) for laid in at.table]),
        active=at.active,
        chosen=at.chosen,
        skipped=at.skipped,
        agenda=at.agenda,
        waiting=_waiting(at, None if sealed is None else watcher),
        sealed=sealed,
        winners=at.winners,
    )


def _hands(at: Position, watcher: Watcher) -> tuple[tuple[Side, ...], ...]:
    """At the end everybody shows their hand."""
    if at.over:
        return tuple([tuple([ObjectSide(held.card.object) for held in hand]) for hand in at.hands])
    return tuple([sees(watcher, owner, hand) for owner, hand in enumerate(at.hands)])


def _laid(laid: Laid) -> LaidObject | LaidSabotage:
    """Offers lie object side up, sabotages back up."""
    return LaidObject(laid.seat, laid.card.object) if laid.revealed else LaidSabotage(laid.seat)


def _waiting(at: Position, passed: Watcher) -> tuple[Seat, ...]:
    """The seats that must still answer. That a seat chose an offer is known to all; that it passed
    is known only to itself."""
    if not at.agenda:
        return ()
    task = at.agenda[-1]
    match task:
        case Window():
            return tuple([seat for seat, hand in enumerate(at.hands) if hand and seat != passed])
        case ChooseOffers():
            offered = [seat for seat, _ in at.sealed]
            return tuple([s for s in sorted((at.active, exchange_partner(at))) if s not in offered])
        case ChoosePartner():
            return (at.active,)
        case TakeFromHand() | FeedTRex():
            return (task.seat,)
        case ReshuffleDiscards() | Turn() | Exchange() | Arrive() | Count() | Refill() | PassTurn():
            return ()
        case _:
            assert_never(task)


def _own(at: Position, watcher: Watcher) -> Any:
    for seat, reply in at.sealed:
        if seat == watcher:
            return reply
    return None


def redact(event: AnyEvent, watcher: Watcher) -> SeenEvent:
    """What a watcher sees of an event. An event that is not listed here does not type-check."""
    match event:  # the usual kinds first, because each that it is not takes time
        case Drew(why, seat, held, top):
            return SawDrew(why, seat, held.card.back, sees(watcher, seat, (held,))[0], top)
        case (
            OfferSealed()
            | PartnerChosen()
            | TurnBegan()
            | OffersRevealed()
            | WindowOpened()
            | Arrived()
            | ExchangeEnded()
            | Discarded()
            | Sabotaged()
            | ExchangeCancelled()
            | ExchangeGoesOn()
            | TurnSkipped()
            | NeedsMore()
            | Ate()
            | Reshuffled()
            | GameWon()
            | GameEnded()
        ):
            return event
        case Turned(why, seat, hand):
            return SawTurned(why, seat, sees(watcher, seat, hand))
        case Dealt(why, first, hands, needed, pile, top):
            seen = tuple(sees(watcher, owner, hand) for owner, hand in enumerate(hands))
            return SawDealt(why, first, seen, needed, pile, top)
        case _:
            assert_never(event)
