"""What an event changes in a watcher's view: the whole story, told event by event.

It is given nothing but what the watcher has, so it cannot tell more.
"""

from __future__ import annotations

from typing import Any, assert_never

from ...kernel.game import Watcher
from ...kernel.rows import put
from .cards import BackSide, Gift, GiftSide
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
from .secrecy import FacePile, View

Changes = dict[str, Any]
"""The fields of a view that an event changes, with their new values."""
NOTHING_OFFERED: Changes = {"offered": None, "named": None, "giver": None, "receiver": None}


def blank(watcher: Watcher, players: int) -> View:
    """The table before the deal."""
    return View(
        watcher=watcher,
        columns=((),) * players,
        penalties=(FacePile(0, None),) * players,
        shop=FacePile(0, None),
        shown=None,
        offered=None,
        named=None,
        giver=None,
        receiver=None,
        starter=0,
        round=0,
        rounds=0,
        gifts=0,
        scores=(0,) * players,
        agenda=(),
        waiting=(),
        winners=(),
    )


def counted(view: View) -> int:
    """The number of cards, wherever they are."""
    piles = sum(pile.cards for pile in (*view.penalties, view.shop))
    given = (view.shown is not None) + (view.offered is not None)
    return sum(map(len, view.columns)) + piles + given


def _face_up(gifts: tuple[tuple[Gift, ...], ...]) -> tuple[tuple[GiftSide, ...], ...]:
    return tuple(tuple(GiftSide(gift) for gift in column) for column in gifts)


def follow(view: View, event: AnyEvent) -> Changes:  # noqa: PLR0911 one case an event
    """What an event changes; an event that is not listed here does not type-check."""
    match event:  # the usual kinds first, because each that it is not takes time
        case GiftOffered(_, giver, receiver, named):
            return {"giver": giver, "receiver": receiver, "named": named}
        case GiftAccepted(_, seat):
            assert view.offered is not None
            column = (*view.columns[seat], BackSide(view.offered))
            return {**NOTHING_OFFERED, "columns": put(view.columns, seat, column)}
        case GiftPicked(_, seat, back) | GiftTurned(_, seat, back):
            if view.shown is not None:
                return {"shown": None, "offered": back, "giver": seat}
            columns = put(view.columns, seat, view.columns[seat][1:])
            return {"columns": columns, "offered": back, "giver": seat}
        case GiftShown(_, seat, gift, top):
            return {"shop": FacePile(view.shop.cards - 1, top), "shown": gift, "giver": seat}
        case RoundDealt(_, round_, first, gifts, rounds, shop, top):
            return {
                "columns": _face_up(gifts),
                "shop": FacePile(shop, top),
                "starter": first,
                "round": round_,
                "rounds": rounds,
                "gifts": len(gifts[0]),
            }
        case GiftRefused(gift=gift):
            return {"offered": None, "named": None, "shown": gift}
        case PenaltyTaken(_, seat, gift, points):
            scores = put(view.scores, seat, view.scores[seat] + 1)
            penalties = put(view.penalties, seat, FacePile(points, gift))
            return {**NOTHING_OFFERED, "shown": None, "penalties": penalties, "scores": scores}
        case Shuffled(_, cards):
            none = (FacePile(0, None),) * len(view.penalties)
            columns = ((),) * len(view.columns)
            return {"columns": columns, "penalties": none, "shop": FacePile(cards, None)}
        case GameEnded(_, winners, _, gifts):
            return {"winners": winners, "columns": _face_up(gifts)}
        case RoundEnded():
            return {}
        case _:
            assert_never(event)
