"""The options that each task offers, and how it is performed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...kernel.engine import NATURE, NOBODY, AnyOrder, Asked, Event, Seat, Step, Task
from ...kernel.rows import put, without
from . import effects
from .answers import Choose, Feed, Offer, Pass, Reshuffle, Sabotage, Take
from .cards import Card, Object, drawn
from .events import (
    Arrived,
    Discarded,
    Drew,
    ExchangeCancelled,
    ExchangeEnded,
    ExchangeGoesOn,
    GameEnded,
    GameWon,
    OfferSealed,
    OffersRevealed,
    PartnerChosen,
    Reshuffled,
    Sabotaged,
    TurnBegan,
    TurnSkipped,
    WindowOpened,
)
from .position import Hand, Laid, Position, exchange_partner, exchangers, top_back
from .tasks import (
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

if TYPE_CHECKING:
    from .game import Edition

Answers = Mapping[Seat, Any]

_PASS = Pass()


class Rules:
    """The rules of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def options(self, at: Position, task: Any) -> Asked:
        ask = OPTIONS.get(type(task))
        return ask(self.edition, at, task) if ask else NOBODY

    def perform(self, at: Position, task: Any, answers: Answers) -> Step[Position]:
        return PERFORM[type(task)](self.edition, at, task, answers)

    def noticed(self, task: Any, seat: Seat) -> tuple[Event, ...]:
        return (OfferSealed(("A.T2",), seat),) if type(task) is ChooseOffers else ()


# --- The seats that a task asks, and their options -------------------------------------


def partners(_edition: Edition, at: Position, _task: ChoosePartner) -> Asked:
    """Anybody else who holds a card."""
    return {at.active: choices(tuple([s for s in holders(at) if s != at.active]))}


def offers(_edition: Edition, at: Position, _task: ChooseOffers) -> Asked:
    """Both exchangers: any card of their own hand."""
    return {seat: any_card(Offer, len(at.hands[seat])) for seat in exchangers(at)}


def sabotages(_edition: Edition, at: Position, _task: Window) -> Asked:
    """Everybody who holds cards, whether they hold a sabotage or not."""
    return {seat: pass_or_sabotage(hand) for seat, hand in enumerate(at.hands) if hand}


@lru_cache(maxsize=2**12)
def pass_or_sabotage(hand: Hand) -> tuple[Pass | Sabotage, ...]:
    """Pass, or play any sabotage of the hand, also one that its owner cannot see now."""
    backs = [held.card.back for held in hand]
    return (_PASS, *[Sabotage(slot) for slot, back in enumerate(backs) if back == "sabotage"])


def takes(_edition: Edition, at: Position, task: TakeFromHand) -> Asked:
    """Any card of the partner's hand."""
    return {task.seat: any_card(Take, len(at.hands[task.partner]))}


def foods(edition: Edition, at: Position, task: FeedTRex) -> Asked:
    """The kinds of food, where the edition leaves a choice."""
    choice = edition.diet(effects.menu(at, task.seat))
    return {task.seat: tuple([Feed(food) for food in choice])} if len(choice) > 1 else NOBODY


def orders(_edition: Edition, at: Position, _task: ReshuffleDiscards) -> Asked:
    """Chance: any order of the discards."""
    return {NATURE: AnyOrder(Reshuffle, at.discard)}


# Answers that occur again and again are made once: most questions then cost no allocation.


@cache
def choices(seats: tuple[Seat, ...]) -> tuple[Choose, ...]:
    """One of these seats."""
    return tuple([Choose(seat) for seat in seats])


@cache
def any_card(kind: type[Offer | Take], cards: int) -> tuple[Offer | Take, ...]:
    """Any slot of a hand with this number of cards."""
    return tuple([kind(slot) for slot in range(cards)])


# --- Performing a task ------------------------------------------------------------------


def begin_turn(edition: Edition, at: Position, _task: Turn, _answers: Answers) -> Step[Position]:
    """A player with cards exchanges with another who has cards; without either, they only draw."""
    if at.hands[at.active] and len(holders(at)) > 1:
        return Step(replace(at, skipped=0), (ChoosePartner(),))
    draws = ((at.active, missing(edition, at, at.active)),)
    return Step(
        replace(at, skipped=at.skipped + 1),
        (Refill(draws, ("A.T11",)), PassTurn()),
        (TurnSkipped(("A.T11",), at.active, at.skipped + 1),),
    )


def choose(
    _edition: Edition, at: Position, _task: ChoosePartner, answers: Answers
) -> Step[Position]:
    """The exchange begins."""
    partner = answers[at.active].partner
    news = (PartnerChosen(("A.T1",), at.active, partner),)
    return Step(replace(at, chosen=partner), (ChooseOffers(),), news)


def reveal(edition: Edition, at: Position, _task: ChooseOffers, answers: Answers) -> Step[Position]:
    """Both cards go to the table, object side up; two equal objects cancel at once."""
    pair = exchangers(at)
    hands, table = at.hands, at.table
    for seat in pair:
        slot = answers[seat].slot
        table = (*table, Laid(seat, hands[seat][slot].card, revealed=True))
        hands = put(hands, seat, without(hands[seat], slot))
    at = replace(at, hands=hands, table=table)
    mine, theirs = (laid.card.object for laid in table)
    slots = (answers[pair[0]].slot, answers[pair[1]].slot)
    revealed = OffersRevealed(("A.T2",), pair, slots, (mine, theirs))
    if mine != theirs:
        return Step(at, (Window(),), (revealed, WindowOpened(("A.T4", "A.X5"), 0)))
    at, gone = clear_table(at, 0, ("A.T3", "A.S8"))
    return end_exchange(edition, at, (revealed, ExchangeCancelled(("A.T3",)), *gone))


def close_window(edition: Edition, at: Position, _task: Window, answers: Answers) -> Step[Position]:
    """A sabotage opens the next window; when all have passed, the number of sabotages decides."""
    for seat, reply in answers.items():
        if type(reply) is Sabotage:
            return sabotage(at, seat, reply.slot)
    played = len(at.table) - 2
    if not played:
        return Step(at, (Exchange(),))
    odd = played % 2 == 1
    why = "A.X3" if odd else "A.X4"
    at, gone = clear_table(at, 2, (why, "A.S8"))
    if not odd:
        return Step(at, (Exchange(),), (ExchangeGoesOn((why,)), *gone))
    at, rest = clear_table(at, 0, (why, "A.S8"))
    return end_exchange(edition, at, (ExchangeCancelled((why,)), *gone, *rest))


def sabotage(at: Position, seat: Seat, slot: int) -> Step[Position]:
    """The sabotage is laid on the table back up, and everybody is asked again."""
    hand = at.hands[seat]
    played = len(at.table) - 1
    at = replace(
        at,
        hands=put(at.hands, seat, without(hand, slot)),
        table=(*at.table, Laid(seat, hand[slot].card)),
    )
    turned = hand[slot] is not drawn(hand[slot].card)
    why = ("A.X1" if played == 1 else "A.X2", *(("A.X7",) if turned else ()))
    return Step(
        at, (Window(),), (Sabotaged(why, seat, slot), WindowOpened(("A.X2", "A.X5"), played))
    )


def exchange(_edition: Edition, at: Position, _task: Exchange, _answers: Answers) -> Step[Position]:
    """Each exchanger receives the other's card, the active player first; a Wizard leaves both."""
    active, chosen = exchangers(at)
    news: tuple[Event, ...] = ()
    why: tuple[str, ...] = ()
    arrivals: tuple[Arrive, ...] = (
        Arrive(active, chosen, chosen),
        Arrive(chosen, active, active),
    )
    for slot, laid in enumerate(at.table):
        if laid.card.object == "wizard":
            other = at.table[1 - slot].seat
            why = ("A.O9",)
            at, gone = discard_from_table(at, slot, (*why, "A.S8"))
            news, arrivals = (gone,), (Arrive(other, other, laid.seat),)
            break
    meals = (FeedTRex(active, why=why), FeedTRex(chosen, why=why))
    return Step(at, (*arrivals, *meals, Count(why=why)), news)


def deliver(edition: Edition, at: Position, task: Arrive, _answers: Answers) -> Step[Position]:
    """A card goes from the table to its receiver."""
    slot = next(i for i, laid in enumerate(at.table) if laid.seat == task.giver)
    card = at.table[slot].card
    at = replace(at, table=without(at.table, slot))
    led = ("A.O9",) if task.giver == task.seat else ()
    why = led or ("A.T5", "A.T6")
    arrival = Arrived(why, task.seat, card.object, "table", task.giver, slot)
    return effects.arrive(edition, at, card, task.partner, arrival, led)


def take(edition: Edition, at: Position, task: TakeFromHand, answers: Answers) -> Step[Position]:
    """A card goes straight from the partner's hand to the taker's area."""
    slot = answers[task.seat].slot
    hand = at.hands[task.partner]
    card = hand[slot].card
    at = replace(at, hands=put(at.hands, task.partner, without(hand, slot)))
    led = effects.also(("A.O4",), task.why)
    arrival = Arrived(led, task.seat, card.object, "hand", task.partner, slot)
    return effects.arrive(edition, at, card, task.partner, arrival, led)


def feed(edition: Edition, at: Position, task: FeedTRex, answers: Answers) -> Step[Position]:
    """A T-Rex eats, and again while there is a T-Rex and food."""
    choice = edition.diet(effects.menu(at, task.seat))
    if not choice:
        return Step(at)
    food = answers[task.seat].object if answers else choice[0]
    step = effects.because(task.why, effects.eat(at, task.seat, food))
    return Step(step.position, (task,), step.news)


def count(edition: Edition, at: Position, task: Count, _answers: Answers) -> Step[Position]:
    """An exchanger who has the points they need wins; if both have, the chosen player wins."""
    scores = at.scores
    for seat in (exchange_partner(at), at.active):
        if scores[seat] >= at.needed[seat]:
            at = replace(at, winners=(seat,), chosen=None)
            return Step(at, news=(GameWon(("A.S2", "A.T7", *task.why), seat, shown(at)),))
    return end_exchange(edition, at, (ExchangeEnded(("A.T7", *task.why)),))


def refill(_edition: Edition, at: Position, task: Refill, _answers: Answers) -> Step[Position]:
    """Draw card by card; if the pile runs out midway, the discards (if any) are shuffled."""
    hands, pile, used = at.hands, at.draw, 0
    news: list[Event] = []
    todo: tuple[Task, ...] = ()
    for turn, (seat, cards) in enumerate(task.draws):
        new = [drawn(card) for card in pile[used : used + cards]]
        if new:
            hands = put(hands, seat, (*hands[seat], *new))
            for held in new:
                used += 1
                why = (*task.why, held_why(held.card))
                news.append(Drew(why, seat, held, top_back(pile, used)))
        if len(new) < cards:
            rest = ((seat, cards - len(new)), *task.draws[turn + 1 :])
            todo = (ReshuffleDiscards(), Refill(rest, task.why)) if at.discard else ()
            break
    return Step(replace(at, hands=hands, draw=pile[used:]), todo, tuple(news))


def held_why(card: Card) -> str:
    """The clause by which a drawn card is held as it is."""
    return "A.H2" if card.back == "small-hat" else "A.H1"


def reshuffle(
    _edition: Edition, at: Position, _task: ReshuffleDiscards, answers: Answers
) -> Step[Position]:
    """The discards become the new draw pile."""
    deck = answers[NATURE].deck
    at = replace(at, draw=deck, discard=())
    return Step(at, news=(Reshuffled(("A.S7",), len(deck), top_back(deck)),))


def pass_turn(
    _edition: Edition, at: Position, _task: PassTurn, _answers: Answers
) -> Step[Position]:
    """The turn passes to the left; the game ends after a whole round without an exchange."""
    players = len(at.hands)
    if at.skipped == players:
        return Step(at, news=(GameEnded(("A.T12",), shown(at)),))
    at = replace(at, active=(at.active + 1) % players)
    return Step(at, (Turn(),), (TurnBegan(("A.T10",), at.active),))


# --- Parts -----------------------------------------------------------------------------


def holders(at: Position) -> list[Seat]:
    """The seats that hold cards."""
    return [seat for seat, hand in enumerate(at.hands) if hand]


def shown(at: Position) -> tuple[tuple[Object, ...], ...]:
    """The objects in each hand, at the end."""
    return tuple(tuple(held.card.object for held in hand) for hand in at.hands)


def missing(edition: Edition, at: Position, seat: Seat) -> int:
    """The number of cards missing from a full hand."""
    return edition.hand_size - len(at.hands[seat])


def discard_from_table(at: Position, slot: int, why: tuple[str, ...]) -> tuple[Position, Discarded]:
    """Move a card from the table to the discards."""
    laid = at.table[slot]
    at = replace(at, table=without(at.table, slot), discard=(laid.card, *at.discard))
    return at, Discarded(why, laid.seat, laid.card.object, "table", slot)


def clear_table(
    at: Position, start: int, why: tuple[str, ...]
) -> tuple[Position, tuple[Event, ...]]:
    """Move the table's cards from `start` on to the discards, in the order in which they lie."""
    news: tuple[Event, ...] = ()
    while len(at.table) > start:
        at, gone = discard_from_table(at, start, why)
        news += (gone,)
    return at, news


def end_exchange(edition: Edition, at: Position, news: tuple[Event, ...]) -> Step[Position]:
    """Nobody has won: hands are refilled and the turn passes."""
    return Step(replace(at, chosen=None), (edition.refill(edition, at), PassTurn()), news)


OPTIONS: dict[type, Callable[[Edition, Position, Any], Asked]] = {
    ChoosePartner: partners,
    ChooseOffers: offers,
    Window: sabotages,
    TakeFromHand: takes,
    FeedTRex: foods,
    ReshuffleDiscards: orders,
}
PERFORM: dict[type, Callable[[Edition, Position, Any, Answers], Step[Position]]] = {
    Turn: begin_turn,
    ChoosePartner: choose,
    ChooseOffers: reveal,
    Window: close_window,
    Exchange: exchange,
    Arrive: deliver,
    TakeFromHand: take,
    FeedTRex: feed,
    Count: count,
    Refill: refill,
    ReshuffleDiscards: reshuffle,
    PassTurn: pass_turn,
}
