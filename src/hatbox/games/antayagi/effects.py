"""The effects of cards that join an area: one small function for each card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from ...kernel.engine import Event, Seat, Step
from ...kernel.rows import put, without
from .cards import KINDS, OBJECTS, Card, Object
from .events import Arrived, Ate, Discarded, NeedsMore, Turned
from .position import Position, can_score
from .tasks import Led, TakeFromHand

if TYPE_CHECKING:
    from .game import Edition

_RANKS = {each: kind.food for each, kind in KINDS.items() if kind.food is not None}
FOODS: tuple[Object, ...] = tuple(sorted(_RANKS, key=_RANKS.__getitem__))
"""The foods of a T-Rex, in the order in which it prefers them."""

Effect = Callable[["Edition", Position, Seat, Seat], Step[Position]]


def hat(_edition: Edition, at: Position, owner: Seat, _partner: Seat) -> Step[Position]:
    """Turns round every card now in its owner's hand."""
    hand = tuple([held.turned for held in at.hands[owner]])
    if not hand:
        return Step(at)
    at = replace(at, hands=put(at.hands, owner, hand))
    return Step(at, news=(Turned(("A.O3", "A.H3"), owner, hand),))


def lollipop(_edition: Edition, at: Position, owner: Seat, partner: Seat) -> Step[Position]:
    """Takes a card out of the partner's hand, if there is one."""
    return Step(at, (TakeFromHand(owner, partner),) if at.hands[partner] else ())


def muffin(_edition: Edition, at: Position, owner: Seat, _partner: Seat) -> Step[Position]:
    """Its owner discards their whole hand, from slot 0 upwards."""
    news = []
    while at.hands[owner]:
        at, event = discard_from_hand(at, owner, 0, ("A.O5", "A.S8"))
        news.append(event)
    return Step(at, news=tuple(news))


def toxic_waste(edition: Edition, at: Position, owner: Seat, _partner: Seat) -> Step[Position]:
    """Its owner needs more points than the others."""
    wastes = sum(card.object == "toxic-waste" for card in at.areas[owner])
    needed = edition.goal(len(at.hands)) + edition.burden(wastes)
    if needed == at.needed[owner]:
        return Step(at)
    at = replace(at, needed=put(at.needed, owner, needed))
    return Step(at, news=(NeedsMore(("A.O6",), owner, needed),))


def nothing(_edition: Edition, at: Position, _owner: Seat, _partner: Seat) -> Step[Position]:
    """No effect."""
    return Step(at)


def effect_of(object_: Object) -> Effect:
    """The effect of an object on arrival; one that is not listed here does not type-check."""
    match object_:
        case "hat":
            return hat
        case "lollipop":
            return lollipop
        case "muffin":
            return muffin
        case "toxic-waste":
            return toxic_waste
        # A T-Rex eats when everything else is done: feed, in rules.py.
        case "treasure" | "bone" | "t-rex" | "fish" | "wizard" | "empty-box":
            return nothing
        case _:
            assert_never(object_)


EFFECTS: dict[Object, Effect] = {each: effect_of(each) for each in OBJECTS}


def arrive(
    edition: Edition,
    at: Position,
    card: Card,
    partner: Seat,
    arrival: Arrived,
    led: tuple[str, ...],
) -> Step[Position]:
    """A card joins an area, where its effect applies; if it scores nothing, it is discarded.

    `led` are the clauses of the cards that led to it.
    """
    at, news = join(at, card, arrival, led)
    if news is not arrival:
        return Step(at, news=(news,))
    step = because(led, EFFECTS[card.object](edition, at, arrival.seat, partner))
    return Step(step.position, step.todo, (arrival, *step.news))


def because(led: tuple[str, ...], step: Step[Position]) -> Step[Position]:
    """The same step; all that comes of it names the cards that led to it, too."""
    if not led:
        return step
    todo = [replace(task, why=led) if isinstance(task, Led) else task for task in step.todo]
    news = [replace(event, why=also(event.why, led)) for event in step.news]
    return Step(step.position, tuple(todo), tuple(news))


def also(why: tuple[str, ...], led: tuple[str, ...]) -> tuple[str, ...]:
    """All these clauses, each once."""
    return (*why, *[clause for clause in led if clause not in why])


def join(
    at: Position, card: Card, arrival: Arrived, led: tuple[str, ...] = ()
) -> tuple[Position, Arrived | Discarded]:
    """A card joins an area without its effect; if it scores nothing, it is discarded."""
    seat, area = arrival.seat, at.areas[arrival.seat]
    if can_score(card.object, area):
        return replace(at, areas=put(at.areas, seat, (*area, card))), arrival
    why = (*(led or arrival.why[:1]), KINDS[card.object].clause, "A.S8")
    gone = Discarded(why, arrival.giver, card.object, arrival.origin, arrival.slot, seat)
    return replace(at, discard=(card, *at.discard)), gone


def eat(at: Position, seat: Seat, food: Object) -> Step[Position]:
    """The first T-Rex of the area and its first such food leave it, the food first."""
    news: list[Event] = [Ate(("A.O7",), seat, food)]
    for object_ in (food, "t-rex"):
        area = at.areas[seat]
        slot = next(i for i, card in enumerate(area) if card.object == object_)
        at = replace(
            at,
            discard=(area[slot], *at.discard),
            areas=put(at.areas, seat, without(area, slot)),
        )
        news.append(Discarded(("A.O7", "A.O11", "A.S8"), seat, object_, "area", slot))
    return Step(at, news=tuple(news))


def menu(at: Position, seat: Seat) -> tuple[Object, ...]:
    """The kinds of food in this area that a T-Rex could eat now."""
    objects = {card.object for card in at.areas[seat]}
    return tuple([food for food in FOODS if food in objects]) if "t-rex" in objects else ()


def discard_from_hand(
    at: Position, seat: Seat, slot: int, why: tuple[str, ...]
) -> tuple[Position, Discarded]:
    """Move a card from a hand to the discards."""
    hand = at.hands[seat]
    card = hand[slot].card
    at = replace(
        at,
        hands=put(at.hands, seat, without(hand, slot)),
        discard=(card, *at.discard),
    )
    return at, Discarded(why, seat, card.object, "hand", slot)
