"""The outcome of an exchange in an imagined world, played by the rules to the next turn."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from ...games.antayagi.answers import Choose, Decision, Feed, Offer, Pass, Sabotage, Take
from ...games.antayagi.cards import KINDS, Card, Object, ObjectSide, drawn
from ...games.antayagi.game import Edition
from ...games.antayagi.position import Laid, Position
from ...games.antayagi.tasks import ChoosePartner, Exchange, PassTurn, Refill
from ...kernel.engine import NATURE, Moment, Seat, answer, begin
from ...kernel.rows import put, without
from .gains import gain


def without_draws(edition: Edition) -> Edition:
    """The same game, but nobody draws: new cards would only add noise to a comparison."""
    return dataclasses.replace(edition, refill=lambda _edition, _at: Refill((), ()))


def reveal(at: Position, partner: Seat, mine: int, theirs: int) -> Position:
    """The world after the active player and the partner have laid these cards on the table."""
    table, hands = at.table, at.hands
    for seat, slot in ((at.active, mine), (partner, theirs)):
        hand = hands[seat]
        table = (*table, Laid(seat, hand[slot].card, revealed=True))
        hands = put(hands, seat, without(hand, slot))
    return replace(at, hands=hands, table=table, chosen=partner)


def holding(at: Position, seat: Seat, slot: int, object_: Object) -> Position:
    """The world in which a card of a hand has this object."""
    hand = at.hands[seat]
    back = "sabotage" if hand[slot].card.back == "sabotage" else "plain"
    held = drawn(Card.of(f"{object_}/{back}"))
    return replace(at, hands=put(at.hands, seat, put(hand, slot, held)))


def sabotaged(at: Position, seat: Seat, slot: int) -> Position:
    """The world in which a card of a hand lies on the table as a sabotage."""
    hand = at.hands[seat]
    table = (*at.table, Laid(seat, hand[slot].card))
    return replace(at, hands=put(at.hands, seat, without(hand, slot)), table=table)


def is_pair(at: Position) -> bool:
    """Whether the two offers are the same object."""
    return at.table[0].card.object == at.table[1].card.object


def gone_on(edition: Edition, at: Position) -> Position:
    """The world after the exchange, whatever sabotages lie on the table."""
    gone = [laid.card for laid in at.table[2:]]
    at = replace(
        at, table=at.table[:2], discard=(*gone[::-1], *at.discard), agenda=(Exchange(),), sealed=()
    )
    return settled(edition, begin(edition.rules, at), at.active)


def cancelled(edition: Edition, at: Position) -> Position:
    """The world after the exchange was cancelled."""
    gone = [laid.card for laid in (*at.table[2:], *at.table[:2])]
    at = replace(at, table=(), discard=(*gone[::-1], *at.discard), sealed=())
    agenda = (PassTurn(), edition.refill(edition, at))
    now = begin(edition.rules, replace(at, chosen=None, agenda=agenda))
    return settled(edition, now, at.active)


def settled(edition: Edition, now: Moment[Position], active: Seat) -> Position:
    """Let Lollipops take and T-Rexes eat what looks best, until the turn of `active` is over."""
    while now.options and NATURE not in now.options:
        if type(now.position.agenda[-1]) is ChoosePartner:
            break
        (seat,) = now.options
        now = answer(edition.rules, now, seat, best_looking(now.position, seat, now.options[seat]))
    # A player without cards would draw some before their turn.
    return replace(now.position, active=(active + 1) % len(now.position.hands))


def best_looking(at: Position, seat: Seat, options: Sequence[Decision]) -> Decision:
    """The card that a Lollipop takes, or the food that a T-Rex eats."""
    area = [card.object for card in at.areas[seat]]

    def liking(option: Decision) -> float:
        match option:
            case Take(slot):
                side = at.hands[at.agenda[-1].partner][slot].others  # type: ignore[union-attr]
                return gain(side.object, area) if isinstance(side, ObjectSide) else BLIND
            case Feed(object_):
                return -KINDS[object_].points
            case Choose() | Offer() | Sabotage() | Pass():
                return 0
            case _:
                assert_never(option)

    return max(options, key=liking)


BLIND = 0.8
"""Points that a card of which only the back is seen seems to bring."""
