"""How That's Not a Hat's events are told."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from ..games.not_a_hat import events as ev
from ..kernel.game import Watcher
from .telling import Telling, hands, sentence
from .times import Time, times

TIMES = times(
    ev.AnyEvent,
    {
        ev.RoundDealt: Time(2000, card=1000, deals="gifts"),
        ev.GiftShown: Time(4000),
        ev.GiftTurned: Time(
            2200,
            said={"event-gift-turned-oldest": 3500, "event-gift-turned-oldest-any": 3500},
        ),
        ev.GiftPicked: Time(2600),
        ev.GiftOffered: Time(2200),
        ev.GiftAccepted: Time(1500),
        ev.GiftRefused: Time(3700),
        ev.PenaltyTaken: Time(3100),
        ev.RoundEnded: Time(2500),
        ev.Shuffled: Time(2200),
        ev.GameEnded: Time(2700),
    },
)
"""Times to tell each event and to act it out. Gifts face up have to be memorised."""


def tell(event: ev.AnyEvent, watcher: Watcher) -> Telling:
    """An event, which everybody saw alike."""
    said = partial(sentence, event, watcher)
    match event:
        case ev.RoundDealt():
            gifts = [[{"gift": gift} for gift in column] for column in event.gifts]
            return said(), *hands(watcher, "event-gifts", gifts)
        case ev.GiftTurned() | ev.GiftPicked():
            oldest = "-oldest" if isinstance(event, ev.GiftTurned) and "H.T4" in event.why else ""
            return (said(oldest + ("-any" if event.receiver is None else "")),)
        case ev.GameEnded():
            said = partial(said, winners=len(event.winners))
            if watcher not in event.winners:
                return (said(names=list(event.winners)),)
            others = [seat for seat in event.winners if seat != watcher]
            return (said(you="winner", names=others),)
        case (
            ev.GiftShown()
            | ev.GiftOffered()
            | ev.GiftAccepted()
            | ev.GiftRefused()
            | ev.PenaltyTaken()
            | ev.RoundEnded()
            | ev.Shuffled()
        ):
            return (said(),)
        case _:
            assert_never(event)
