"""Events in words. Each is one message, and its fields are the arguments:

- a seat becomes a name, and `$you` says in which field the reader sits ("seat", "giver", …);
- an object, a back or a gift becomes its phrases: `$object`, `$object-a`, `$object-the-obj`, …;
- a number stays one.

Only what holds several cards or seats, and what has more than one way of being said, has a
function of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ..games.antayagi import events as antayagi
from ..games.antayagi.cards import BackSide, Held, ObjectSide, Side, Unseen
from ..games.not_a_hat import events as not_a_hat
from ..games.not_a_hat.cards import catalogue
from ..kernel.engine import Event, Seat
from .lists import Say, names_and

Args = dict[str, str | int]

_SEATS = ("seat", "partner", "giver", "receiver", "first")
_KINDS = {"object": "object", "food": "object", "back": "back", "gift": "gift", "named": "gift"}
_FORMS = {
    "object": ("a", "a-obj", "the", "the-obj"),
    "back": ("a", "a-obj", "the", "the-obj"),
    "gift": ("a", "a-obj", "the", "the-obj", "a-nice", "have", "not-a"),
}


class Reader(NamedTuple):
    """Who reads about whom, in which language."""

    say: Say
    names: Sequence[str]
    seat: Seat | None


def tell(say: Say, event: Event, names: Sequence[str], watcher: Seat | None) -> str | None:
    """An event in words; None if another event says it already."""
    reader = Reader(say, names, watcher)
    special = SPECIAL.get(type(event))
    return special(reader, event) if special else sentence(reader, event)


def sentence(reader: Reader, event: Event, variant: str = "", /, **more: str | int) -> str:
    """The event's message, or a variant of it, with the event's fields."""
    args = arguments(reader, event)
    args.update(more)
    return reader.say(f"event-{event.__struct_config__.tag}{variant}", **args)


def arguments(reader: Reader, event: Event) -> Args:
    """What a message can say of an event's plain fields."""
    args: Args = {"you": "nobody"}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in _SEATS:
            args[name] = reader.names[value]
            if value == reader.seat:
                args["you"] = name
        elif name in _KINDS:
            args |= phrases(reader.say, name, _KINDS[name], value)
        elif isinstance(value, int):
            args[name] = value
    return args


def phrases(say: Say, name: str, kind: str, value: str) -> Args:
    """What a card is called, and its phrases."""
    message, own = _card(kind, value)
    forms: Args = {f"{name}-{form}": say(f"{message}.{form}", **own) for form in _FORMS[kind]}
    forms[name] = say(message, **own)
    return forms


def called(say: Say, kind: str, value: str) -> str:
    """A card's name as it stands in a list."""
    message, own = _card(kind, value)
    return say(message, **own)


def _card(kind: str, value: str) -> tuple[str, Args]:
    """A card's message; a gift of somebody's own deck has none, so it is only quoted."""
    if kind == "gift" and value not in _our_gifts():
        return "foreign-gift", {"name": value.replace("-", " ")}
    return f"{kind}-{value}", {}


@cache
def _our_gifts() -> frozenset[str]:
    return frozenset(card.gift for card in catalogue())


# --- What is in a hand -----------------------------------------------------------------


def hands(reader: Reader, message: str, cards: Sequence[Sequence[str]]) -> str:
    """A sentence a seat, of those of whose cards something can be seen."""
    return " ".join(
        reader.say(
            message,
            you="seat" if seat == reader.seat else "nobody",
            seat=reader.names[seat],
            cards=", ".join(hand),
        )
        for seat, hand in enumerate(cards)
        if hand
    )


def side(say: Say, seen: Side) -> str | None:
    """What one sees of a card; None for nothing."""
    match seen:
        case ObjectSide(object_):
            return called(say, "object", object_)
        case BackSide(back):
            return called(say, "back", back)
        case Unseen():
            return None


def sides(say: Say, hand: Sequence[Side]) -> list[str]:
    """What one sees of a hand."""
    return [text for text in (side(say, seen) for seen in hand) if text is not None]


def both_sides(say: Say, held: Held) -> str:
    return say(
        "event-card",
        object=called(say, "object", held.card.object),
        back=called(say, "back", held.card.back),
    )


# --- AntaYagí --------------------------------------------------------------------------


def dealt(reader: Reader, event: antayagi.Dealt) -> str:
    """The whole truth: both sides of every card."""
    cards = [[both_sides(reader.say, held) for held in hand] for hand in event.hands]
    return f"{sentence(reader, event)} {hands(reader, 'event-hand', cards)}"


def saw_dealt(reader: Reader, event: antayagi.SawDealt) -> str:
    cards = [sides(reader.say, hand) for hand in event.hands]
    return f"{sentence(reader, event)} {hands(reader, 'event-hand', cards)}".rstrip()


def offers_revealed(reader: Reader, event: antayagi.OffersRevealed) -> str:
    args: Args = {}
    for role, seat, object_ in zip(("active", "chosen"), event.seats, event.objects, strict=True):
        args[role] = reader.names[seat]
        args |= phrases(reader.say, f"{role}-object", "object", object_)
        if seat == reader.seat:
            args["you"] = role
    return sentence(reader, event, **args)


def window_opened(reader: Reader, event: antayagi.WindowOpened) -> str:
    return sentence(reader, event, "-again" if event.sabotages else "")


def exchange_cancelled(reader: Reader, event: antayagi.ExchangeCancelled) -> str:
    return sentence(reader, event, "-same-object" if "A.T3" in event.why else "")


def discarded(reader: Reader, event: antayagi.Discarded) -> str | None:
    if event.origin == "area":  # a T-Rex ate, and that was said
        return None
    if "A.T5" in event.why:
        return sentence(reader, event, "-worthless")
    if "A.O9" in event.why:
        return sentence(reader, event, "-wizard")
    if "A.O5" in event.why:
        return sentence(reader, event, "-muffin")
    return sentence(reader, event, "-sabotage" if event.slot >= 2 else "")


def arrived(reader: Reader, event: antayagi.Arrived) -> str:
    if event.seat == event.giver:
        return sentence(reader, event, "-own")
    return sentence(reader, event, "-from-hand" if event.origin == "hand" else "")


def turned(reader: Reader, event: antayagi.Turned) -> str:
    """The whole truth: what the owner sees now; the others see the other sides."""
    seen = sides(reader.say, [held.own for held in event.hand])
    now = sentence(reader, event, "-owner-sees", cards=", ".join(seen))
    return f"{sentence(reader, event)} {now}"


def saw_turned(reader: Reader, event: antayagi.SawTurned) -> str:
    seen = sides(reader.say, event.hand)
    if not seen:
        return sentence(reader, event)
    now = sentence(reader, event, "-you-see", cards=", ".join(seen))
    return f"{sentence(reader, event)} {now}"


def drew(reader: Reader, event: antayagi.Drew) -> str:
    """The whole truth: both sides."""
    card = event.held.card
    args = phrases(reader.say, "object", "object", card.object)
    args |= phrases(reader.say, "back", "back", card.back)
    return sentence(reader, event, "-object", **args)


def saw_drew(reader: Reader, event: antayagi.SawDrew) -> str:
    if not isinstance(event.side, ObjectSide):
        return sentence(reader, event, "-back")
    return sentence(
        reader, event, "-object", **phrases(reader.say, "object", "object", event.side.object)
    )


def game_without_winner(reader: Reader, event: antayagi.GameEnded) -> str:
    return sentence(reader, event, "-without-winner")


# --- That's Not a Hat ------------------------------------------------------------------


def round_dealt(reader: Reader, event: not_a_hat.RoundDealt) -> str:
    cards = [[called(reader.say, "gift", gift) for gift in gifts] for gifts in event.gifts]
    return f"{sentence(reader, event)} {hands(reader, 'event-gifts', cards)}"


def gift_turned(reader: Reader, event: not_a_hat.GiftTurned) -> str:
    return sentence(reader, event, "-oldest" if "H.T4" in event.why else "")


def round_ended(reader: Reader, event: not_a_hat.RoundEnded) -> str:
    scores = (f"{name} {points}" for name, points in zip(reader.names, event.scores, strict=True))
    return sentence(reader, event, scores=", ".join(scores))


def game_ended(reader: Reader, event: not_a_hat.GameEnded) -> str:
    winners = [reader.names[seat] for seat in event.winners if seat != reader.seat]
    return sentence(
        reader,
        event,
        you="winner" if reader.seat in event.winners else "nobody",
        winners=len(event.winners),
        names=names_and(reader.say, winners) if winners else "",
    )


SPECIAL: dict[type[Event], Callable[[Reader, Any], str | None]] = {
    antayagi.Dealt: dealt,
    antayagi.SawDealt: saw_dealt,
    antayagi.OffersRevealed: offers_revealed,
    antayagi.WindowOpened: window_opened,
    antayagi.ExchangeCancelled: exchange_cancelled,
    antayagi.Discarded: discarded,
    antayagi.Arrived: arrived,
    antayagi.Turned: turned,
    antayagi.SawTurned: saw_turned,
    antayagi.Drew: drew,
    antayagi.SawDrew: saw_drew,
    antayagi.GameEnded: game_without_winner,
    not_a_hat.RoundDealt: round_dealt,
    not_a_hat.GiftTurned: gift_turned,
    not_a_hat.RoundEnded: round_ended,
    not_a_hat.GameEnded: game_ended,
}
