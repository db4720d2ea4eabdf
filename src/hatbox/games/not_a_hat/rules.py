"""The options that each task offers, and how it is performed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ...kernel.engine import NATURE, NOBODY, AnyOrder, Asked, Event, Seat, Step
from ...kernel.rows import clockwise, put
from .answers import Accept, Give, Refuse, Shuffle
from .cards import Card, Gift, catalogue_gifts
from .events import (
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
from .position import Position, all_cards, top_gift
from .tasks import AnswerGift, EndRound, GiveGift, ShuffleAll, TakeFromShop

LAST_PENALTY = 3
"""Number of penalty points that ends a round."""
Answers = Mapping[Seat, Any]
_REPLIES = (Accept(), Refuse())


class Rules:
    """The rules; the variants are data in the position."""

    def options(self, at: Position, task: Any) -> Asked:
        ask = OPTIONS.get(type(task))
        return ask(at, task) if ask else NOBODY

    def perform(self, at: Position, task: Any, answers: Answers) -> Step[Position]:
        return PERFORM[type(task)](at, task, answers)

    def noticed(self, _task: Any, _seat: Seat) -> tuple[Event, ...]:
        raise AssertionError("no question of this game is put to two seats at once")


# --- The seats that a task asks, and their options -------------------------------------


class Menu(tuple[Give, ...]):
    """A long list of options in which an answer is found quickly."""

    def __init__(self, _gives: object) -> None:
        self._set = frozenset(self)

    def __hash__(self) -> int:
        return hash(self._set)  # which is worked out once

    def __contains__(self, answer: object) -> bool:
        try:
            return answer in self._set
        except TypeError:  # something without a hash, so it cannot be on the list
            return False


@lru_cache(maxsize=256)
def menu(foreign: tuple[Gift, ...], targets: tuple[Seat, ...]) -> Menu:
    """All gifts of the catalogue and of the deck, whether in play or not."""
    gifts = sorted(catalogue_gifts().union(foreign))
    if not targets:
        return Menu([Give(gift) for gift in gifts])
    return Menu([Give(gift, to) for gift in gifts for to in targets])


def gives(at: Position, task: GiveGift) -> Asked:
    """Any name; and any other player, if the arrow leaves the choice."""
    if offered(at).arrow != "any":
        return {task.seat: menu(at.foreign, ())}
    others = tuple(seat for seat in range(len(at.columns)) if seat != task.seat)
    return {task.seat: menu(at.foreign, others)}


def replies(_at: Position, task: AnswerGift) -> Asked:
    return {task.seat: _REPLIES}


def orders(at: Position, _task: ShuffleAll) -> Asked:
    """Chance: any order of all cards."""
    return {NATURE: AnyOrder(Shuffle, all_cards(at))}


# --- Performing a task ------------------------------------------------------------------


def take_from_shop(at: Position, task: TakeFromShop, _answers: Answers) -> Step[Position]:
    """The top gift is shown, turned, and must be given at once; an empty shop ends the round."""
    if not at.shop:
        return Step(at, (EndRound(("H.E3",)),))
    card = at.shop[0]
    at = replace(at, shop=at.shop[1:], offered=card, giver=task.seat)
    shown = GiftShown(task.why, task.seat, card.gift, top_gift(at.shop))
    turned = GiftTurned(("H.T1", "H.S5"), task.seat, card.back, _aim(at, task.seat, card))
    return Step(at, (GiveGift(task.seat),), (shown, turned))


def give(at: Position, task: GiveGift, answers: Answers) -> Step[Position]:
    """The gift goes in the direction of its arrow, under a name."""
    reply = answers[task.seat]
    arrow = offered(at).arrow
    receiver = reply.to if arrow == "any" else neighbour(at, task.seat, arrow)
    at = replace(at, named=reply.gift, receiver=receiver)
    why = ("H.T1", "H.T2", "H.V1") if arrow == "any" else ("H.T1", "H.T2")
    return Step(at, (AnswerGift(receiver),), (GiftOffered(why, task.seat, receiver, reply.gift),))


def answer_gift(at: Position, task: AnswerGift, answers: Answers) -> Step[Position]:
    if type(answers[task.seat]) is Accept:
        return accept(at, task.seat)
    return refuse(at, task.seat)


def accept(at: Position, seat: Seat) -> Step[Position]:
    """The gift joins the column face down; the oldest one there must be given next."""
    oldest, *rest = (*at.columns[seat], offered(at).down)
    at = replace(
        at,
        columns=put(at.columns, seat, tuple(rest)),
        offered=oldest.card,
        named=None,
        giver=seat,
        receiver=None,
    )
    accepted = GiftAccepted(("H.T3", "H.T4"), seat)
    kind, card = GiftTurned if oldest.up else GiftPicked, oldest.card
    return Step(
        at,
        (GiveGift(seat),),
        (accepted, kind(("H.T4",), seat, card.back, _aim(at, seat, card))),
    )


def refuse(at: Position, seat: Seat) -> Step[Position]:
    """The gift is turned up; the player who was wrong takes it as a penalty, and a new gift."""
    card, giver = offered(at), at.giver
    assert giver is not None
    assert at.named is not None
    refused = GiftRefused(("H.T3", "H.T6"), seat, giver, at.named, card.gift)
    wrong = seat if card.gift == at.named else giver
    pile = (*at.penalties[wrong], card)
    at = replace(
        at,
        penalties=put(at.penalties, wrong, pile),
        offered=None,
        named=None,
        giver=None,
        receiver=None,
    )
    news = (refused, PenaltyTaken(("H.T6",), wrong, card.gift, len(pile)))
    if len(pile) == LAST_PENALTY:
        return Step(at, (EndRound(("H.E1",)),), news)
    return Step(at, (TakeFromShop(wrong, ("H.T6", "H.T1")),), news)


def end_round(at: Position, task: EndRound, _answers: Answers) -> Step[Position]:
    """The next round begins, or the game ends and the fewest points win."""
    scores = at.scores
    ended = RoundEnded(task.why, at.round, scores)
    if at.round < at.rounds:
        return Step(at, (ShuffleAll(),), (ended,))
    winners = tuple([seat for seat, points in enumerate(scores) if points == min(scores)])
    why = ("H.E1", "H.E2") if at.rounds > 1 else ("H.E1",)
    gifts = tuple(tuple(lying.card.gift for lying in column) for column in at.columns)
    over = GameEnded(why, winners, scores, gifts)
    return Step(replace(at, winners=winners), news=(ended, over))


def next_round(at: Position, _task: ShuffleAll, answers: Answers) -> Step[Position]:
    """All cards are dealt anew; the player to the left of the last starter begins."""
    deck = answers[NATURE].deck
    starter = neighbour(at, at.starter, "left")
    at = replace(at, round=at.round + 1, earlier=at.scores, starter=starter)
    step = deal(at, deck)
    return replace(step, news=(Shuffled(("H.E2",), len(deck)), *step.news))


# --- Parts -----------------------------------------------------------------------------


def deal(at: Position, deck: tuple[Card, ...]) -> Step[Position]:
    """Deal one gift at a time, clockwise from the starter; the rest is the shop."""
    players = len(at.earlier)
    columns: list[tuple[Any, ...]] = [()] * players
    cards = iter(deck)
    for _ in range(at.gifts):
        for seat in clockwise(players, at.starter):
            columns[seat] += (next(cards).up,)
    at = replace(at, columns=tuple(columns), penalties=((),) * players, shop=tuple(cards))
    shown = tuple(tuple(lying.card.gift for lying in column) for column in columns)
    why = ("H.S3", "H.V3") if at.gifts > 1 else ("H.S3",)
    shop = at.shop
    dealt = RoundDealt(why, at.round, at.starter, shown, at.rounds, len(shop), top_gift(shop))
    first_gift = TakeFromShop(at.starter, ("H.S4", "H.T1"))
    return Step(at, (first_gift,), (dealt,))


def offered(at: Position) -> Card:
    """The gift that is being given."""
    assert at.offered is not None
    return at.offered


def neighbour(at: Position, seat: Seat, arrow: str) -> Seat:
    """Left is the next seat, right the one before."""
    return (seat + (1 if arrow == "left" else -1)) % len(at.columns)


def _aim(at: Position, seat: Seat, card: Card) -> Seat | None:
    """The seat at which the arrow points; None if the giver chooses."""
    return None if card.arrow == "any" else neighbour(at, seat, card.arrow)


OPTIONS: dict[type, Callable[[Position, Any], Asked]] = {
    GiveGift: gives,
    AnswerGift: replies,
    ShuffleAll: orders,
}
PERFORM: dict[type, Callable[[Position, Any, Answers], Step[Position]]] = {
    TakeFromShop: take_from_shop,
    GiveGift: give,
    AnswerGift: answer_gift,
    EndRound: end_round,
    ShuffleAll: next_round,
}
