"""How That's Not a Hat's events are told."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from ..games.not_a_hat import events as ev
from ..kernel.game import Watcher
from .telling import Telling, hands, sentence


def tell(event: ev.AnyEvent, watcher: Watcher) -> Telling:
    """An event, which everybody saw alike."""
    said = partial(sentence, event, watcher)
    match event:
        case ev.RoundDealt():
            gifts = [[{"gift": gift} for gift in column] for column in event.gifts]
            return said(), *hands(watcher, "event-gifts", gifts)
        case ev.GiftTurned():
            return (said("-oldest" if "H.T4" in event.why else ""),)
        case ev.GameEnded():
            said = partial(said, winners=len(event.winners))
            if watcher not in event.winners:
                return (said(names=list(event.winners)),)
            others = [seat for seat in event.winners if seat != watcher]
            return (said(you="winner", names=others),)
        case (
            ev.GiftShown()
            | ev.GiftPicked()
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
