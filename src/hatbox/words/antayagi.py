"""How AntaYagí's events are told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import assert_never

from ..games.antayagi import events as ev
from ..games.antayagi.cards import BackSide, Held, ObjectSide, Side, Unseen
from ..kernel.game import Watcher
from .telling import Face, Telling, hands, sentence
from .times import Time, times

TIMES = times(
    ev.SeenEvent,
    {
        ev.SawDealt: Time(2000, card=250, deals="hands"),
        ev.TurnBegan: Time(900),
        ev.TurnSkipped: Time(2000),
        ev.PartnerChosen: Time(1400),
        ev.OfferSealed: Time(1000),
        ev.OffersRevealed: Time(2900),
        ev.WindowOpened: Time(0),
        ev.Sabotaged: Time(2000),
        ev.ExchangeCancelled: Time(2000),
        ev.ExchangeGoesOn: Time(2300),
        ev.ExchangeEnded: Time(0),
        ev.Discarded: Time(
            1600,
            said={
                "event-discarded-sabotage": 2600,
                "event-discarded-muffin": 2500,
                "event-discarded-wizard": 2700,
                "event-discarded-worthless": 2800,
                "event-discarded-lollipop": 4500,
                "event-discarded-taken-from-hand": 3700,
                "event-discarded-taken-from-area": 3300,
            },
        ),
        ev.Arrived: Time(
            1800,
            said={
                "event-arrived-own": 3000,
                "event-arrived-lollipop": 3100,
                "event-arrived-from-hand": 2400,
            },
        ),
        ev.SawTurned: Time(4800),
        ev.NeedsMore: Time(2300),
        ev.Ate: Time(2000),
        ev.SawDrew: Time(1200, again=300),
        ev.Reshuffled: Time(3000),
        ev.GameWon: Time(2000),
        ev.GameEnded: Time(2600),
    },
)
"""Times to tell each event and to act it out. Draws in a row are told in one sentence. What is
revealed stays to be read while a window is open, which the bar tells."""


def tell(event: ev.AnyEvent | ev.SeenEvent, watcher: Watcher) -> Telling:  # noqa: C901, PLR0911, PLR0912 - flat: one case for each kind of event
    """An event as the watcher saw it; an event with whole cards, as a record tells it."""
    said = partial(sentence, event, watcher)
    match event:
        case ev.Dealt():
            truth = [[both(held) for held in hand] for hand in event.hands]
            return said(cards=len(event.hands[0])), *hands(watcher, "event-hand", truth)
        case ev.SawDealt():
            shown = [seen(hand) for hand in event.hands]
            return said(cards=len(event.hands[0])), *hands(watcher, "event-hand", shown)
        case ev.OffersRevealed():
            (active, chosen), (mine, theirs) = event.seats, event.objects
            objects = {"active-object": mine, "chosen-object": theirs}
            return (said(active=active, chosen=chosen, **objects),)
        case ev.ExchangeCancelled():
            return (said("-same-object" if "A.T3" in event.why else ""),)
        case ev.Discarded():
            return () if "A.O7" in event.why else (said(gone(event)),)  # a T-Rex ate: told already
        case ev.Arrived():
            return (said(arrived(event)),)
        case ev.Turned():
            own = seen(held.own for held in event.hand)
            return said(turned(event)), said("-owner-sees", shown=own)
        case ev.SawTurned():
            now = seen(event.hand)
            told = said(turned(event))
            return (told, said("-you-see", shown=now)) if now else (told,)
        case ev.NeedsMore():
            return (said("-waste" if "A.O6" in event.why else ""),)
        case ev.Drew():
            return (said("-object", **both(event.held)),)
        case ev.SawDrew(side=ObjectSide(object_)):
            return (said("-object", object=object_),)
        case ev.SawDrew():
            return (said("-back"),)
        case ev.WindowOpened() | ev.ExchangeEnded():
            return ()  # the question tells the one, and what it means is told before the other
        case ev.GameEnded():
            return (said("-without-winner"),)
        case (
            ev.TurnBegan()
            | ev.TurnSkipped()
            | ev.PartnerChosen()
            | ev.OfferSealed()
            | ev.Sabotaged()
            | ev.ExchangeGoesOn()
            | ev.Ate()
            | ev.Reshuffled()
            | ev.GameWon()
        ):
            return (said(),)
        case _:
            assert_never(event)


def gone(event: ev.Discarded) -> str:
    """The variant of the message that says why a card is discarded."""
    if event.receiver is not None:
        return unscored(event)
    if "A.O5" in event.why:
        return "-muffin"
    if event.origin != "table":
        return ""
    if "A.O9" in event.why:  # only from the table: a Wizard may have led to other discards, too
        return "-wizard"
    return "-sabotage" if event.slot >= 2 else ""


def unscored(event: ev.Discarded) -> str:
    """The variant of the message for a card that scores nothing on arrival."""
    match event.origin:
        case "table":
            return "-worthless"
        case "hand":
            return "-lollipop" if "A.O4" in event.why else "-taken-from-hand"
        case "area":
            return "-taken-from-area"
        case _:
            assert_never(event.origin)


def arrived(event: ev.Arrived) -> str:
    """The variant of the message for the way in which a card arrives."""
    match event.origin:
        case "table":
            return "-own" if event.seat == event.giver else ""
        case "hand":
            return "-lollipop" if "A.O4" in event.why else "-from-hand"
        case "area":
            return "-from-area"
        case _:
            assert_never(event.origin)


def turned(event: ev.Turned | ev.SawTurned) -> str:
    """The variant of the message that says what turned a hand."""
    return "-hat" if "A.O3" in event.why else ""


def both(held: Held) -> Face:
    """Both sides of a card."""
    return {"object": held.card.object, "back": held.card.back}


def seen(hand: Iterable[Side]) -> list[Face]:
    """The visible sides of a hand."""
    return [face for side in hand for face in one(side)]


def one(side: Side) -> list[Face]:
    match side:
        case ObjectSide(object_):
            return [{"object": object_}]
        case BackSide(back):
            return [{"back": back}]
        case Unseen():
            return []
