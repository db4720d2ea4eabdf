"""How High Card's events are told."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from ..games.high_card import events as ev
from ..kernel.game import Watcher
from .telling import Telling, sentence
from .times import Time, times

TIMES = times(
    ev.SeenEvent,
    {
        ev.SawDealt: Time(1500),
        ev.TrickPlayed: Time(2000),
        ev.PointTaken: Time(1500),
        ev.GameEnded: Time(1500),
    },
)
"""Times to tell each event and to act it out."""


def tell(event: ev.AnyEvent | ev.SeenEvent, watcher: Watcher) -> Telling:
    """An event, as a watcher or the open record has it."""
    said = partial(sentence, event, watcher)
    match event:
        case ev.Dealt(hands=hands):
            return (said("-high-card", cards=len(hands[0])),)
        case ev.SawDealt():
            return (said("-high-card"),)
        case ev.TrickPlayed(trick=trick):
            return (said(played=[card.number for card in trick]),)
        case ev.PointTaken():
            return (said(),)
        case ev.GameEnded(winners=winners):
            return (said("-high-card", winners=len(winners), names=list(winners)),)
        case _:
            assert_never(event)
