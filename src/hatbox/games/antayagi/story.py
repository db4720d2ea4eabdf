"""What an event changes in a watcher's view: the whole story, told event by event.

It is given nothing but what the watcher has, so it cannot tell more. Slots are those of just
before the event.
"""

from __future__ import annotations

from typing import Any, assert_never

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from ...kernel.rows import put, without
from .cards import Object, ObjectSide
from .events import (
    AnyEvent,
    Arrived,
    Ate,
    CardsStay,
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
    Origin,
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
from .position import points
from .secrecy import DiscardPile, DrawPile, LaidObject, LaidSabotage, View

Changes = dict[str, Any]
"""The fields of a view that an event changes, with their new values."""


def blank(watcher: Watcher, players: int) -> View:
    """The table before the deal."""
    return View(
        watcher=watcher,
        hands=((),) * players,
        areas=((),) * players,
        scores=(0,) * players,
        needed=(0,) * players,
        draw=DrawPile(0, None),
        discard=DiscardPile(0, None),
        table=(),
        active=0,
        chosen=None,
        skipped=0,
        agenda=(),
        waiting=(),
        sealed=None,
        winners=(),
    )


def counted(view: View) -> int:
    """The number of cards, wherever they are."""
    rows = (*view.hands, *view.areas, view.table)
    return sum(map(len, rows)) + view.draw.cards + view.discard.cards


def follow(view: View, event: SeenEvent) -> Changes:  # noqa: C901, PLR0911, PLR0912 one case an event
    """What an event changes; an event that is not listed here does not type-check."""
    match event:  # the usual kinds first, because each that it is not takes time
        case OfferSealed() | WindowOpened() | Ate() | ExchangeGoesOn():
            return {}
        case PartnerChosen(_, _, partner):
            return {"chosen": partner}
        case TurnBegan(_, seat):
            return {"active": seat, "chosen": None, "skipped": 0}
        case ExchangeEnded() | ExchangeCancelled():
            return {"chosen": None}
        case OffersRevealed(_, seats, slots, objects):
            hands, table = view.hands, view.table
            for seat, slot, object_ in zip(seats, slots, objects, strict=True):
                hands = put(hands, seat, without(hands[seat], slot))
                table = (*table, LaidObject(seat, object_))
            return {"hands": hands, "table": table}
        case Arrived(_, seat, object_, origin, giver, slot):
            gone = _gone(view, origin, giver, slot)
            areas = gone.get("areas", view.areas)
            return {**gone, **_scored(view, put(areas, seat, (*areas[seat], object_)))}
        case SawDrew(_, seat, _, side, top):
            hands = put(view.hands, seat, (*view.hands[seat], side))
            return {"hands": hands, "draw": DrawPile(view.draw.cards - 1, top)}
        case Discarded(_, seat, object_, origin, slot):
            pile_ = DiscardPile(view.discard.cards + 1, object_)
            return {**_gone(view, origin, seat, slot), "discard": pile_}
        case Sabotaged(_, seat, slot):
            table = (*view.table, LaidSabotage(seat))
            return {**_gone(view, "hand", seat, slot), "table": table}
        case TurnSkipped(_, _, skipped):
            return {"skipped": skipped}
        case SawTurned(_, seat, hand):
            return {"hands": put(view.hands, seat, hand)}
        case NeedsMore(_, seat, needed):
            return {"needed": put(view.needed, seat, needed)}
        case SawDealt(_, first, hands, needed, pile, top):
            everybody = (needed,) * len(hands)
            dealt = DrawPile(pile, top)
            return {"hands": hands, "needed": everybody, "draw": dealt, "active": first}
        case Reshuffled(_, cards, top):
            return {"draw": DrawPile(cards, top), "discard": DiscardPile(0, None)}
        case GameWon(_, seat, hands):
            return {"winners": (seat,), "chosen": None, "hands": _shown(hands)}
        case GameEnded(_, hands):
            return {"hands": _shown(hands)}
        case _:
            assert_never(event)


def _shown(hands: tuple[tuple[Object, ...], ...]) -> tuple[tuple[ObjectSide, ...], ...]:
    return tuple(tuple(ObjectSide(object_) for object_ in hand) for hand in hands)


def left_hands(event: AnyEvent) -> tuple[tuple[Seat, int], ...]:
    """The cards that leave a hand: seat and slot of each. A Hat turns cards in their places."""
    match event:
        case OffersRevealed(_, seats, slots):
            return tuple(zip(seats, slots, strict=True))
        case Sabotaged(_, seat, slot):
            return ((seat, slot),)
        case Discarded(_, seat, _, "hand", slot) | Arrived(_, _, _, "hand", seat, slot):
            return ((seat, slot),)
        case (
            CardsStay()
            | Discarded()
            | Arrived()
            | Dealt()
            | Turned()
            | Drew()
            | Reshuffled()
            | GameWon()
            | GameEnded()
        ):
            return ()
        case _:
            assert_never(event)


def _gone(view: View, origin: Origin, seat: Seat, slot: int) -> Changes:
    """A card leaves its place."""
    match origin:
        case "hand":
            return {"hands": put(view.hands, seat, without(view.hands[seat], slot))}
        case "table":
            return {"table": without(view.table, slot)}
        case "area":
            return _scored(view, put(view.areas, seat, without(view.areas[seat], slot)))
        case _:
            assert_never(origin)


def _scored(view: View, areas: tuple[tuple[Object, ...], ...]) -> Changes:
    """Areas, and what they score; only areas that changed are counted again."""
    scores = tuple(
        [
            score if area is before else points(area)
            for area, before, score in zip(areas, view.areas, view.scores, strict=True)
        ]
    )
    return {"areas": areas, "scores": scores}
