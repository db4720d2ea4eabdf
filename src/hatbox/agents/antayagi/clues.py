"""Clues in others' choices about the bot's hand: others see it, and choose by what they see."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Protocol

from ...games.antayagi.cards import Object
from ...games.antayagi.events import Arrived, PartnerChosen
from ...games.antayagi.knowledge import Knowledge
from ...games.antayagi.worlds import Trace
from .gains import gain

THOUGHTLESS = 0.7
"""Probability that others choose at random."""
GREED = 1.5
"""How strongly others prefer what brings them most."""
BLIND = 0.8
"""Points that a card of which only the back is seen seems to bring."""


class Clue(Protocol):
    """A choice that depended on cards of the bot's hand."""

    @property
    def cards(self) -> Sequence[Trace]:
        """The cards that it depended on."""

    def likelihood(self, objects: Sequence[Object | None]) -> float:
        """The probability of the choice, if the cards had these objects."""


class Preferred:
    """A player chose a partner, having seen all other hands."""

    def __init__(self, known: Knowledge, event: PartnerChosen) -> None:
        me = known.watcher
        assert me is not None
        self.cards = tuple(known.hands[me])
        self.seen = tuple(_seen_by_others(trace) for trace in self.cards)
        self.area = tuple(trace.object for trace in known.areas[event.seat] if trace.object)
        self.chosen_me = event.partner == me
        others = {
            seat: sum(gain(t.object, self.area) if t.object else BLIND for t in hand)
            for seat, hand in enumerate(known.hands)
            if hand and seat not in (me, event.seat)
        }
        self.rivals = sum(exp(GREED * liked) for liked in others.values())
        self.taken = exp(GREED * others[event.partner]) if not self.chosen_me else 0.0
        self.number = len(others) + 1

    def likelihood(self, objects: Sequence[Object | None]) -> float:
        mine = exp(GREED * _liking(objects, self.seen, self.area))
        chosen = mine if self.chosen_me else self.taken
        return THOUGHTLESS / self.number + (1 - THOUGHTLESS) * chosen / (self.rivals + mine)


class Taken:
    """A Lollipop took a card of the bot's hand, and left the others."""

    def __init__(self, known: Knowledge, event: Arrived) -> None:
        hand = known.hands[event.giver]
        self.cards = tuple(trace for slot, trace in enumerate(hand) if slot != event.slot)
        self.seen = tuple(_seen_by_others(trace) for trace in self.cards)
        self.area = tuple(trace.object for trace in known.areas[event.seat] if trace.object)
        self.taken = exp(GREED * gain(event.object, self.area))

    def likelihood(self, objects: Sequence[Object | None]) -> float:
        left = sum(
            exp(GREED * _liking([object_], [seen], self.area))
            for object_, seen in zip(objects, self.seen, strict=True)
        )
        number = 1 + len(objects)
        return THOUGHTLESS / number + (1 - THOUGHTLESS) * self.taken / (self.taken + left)


def clue_of(event: PartnerChosen | Arrived, known: Knowledge) -> Clue | None:
    """The clue in an event, if any, given what was known just before it."""
    me = known.watcher
    if isinstance(event, PartnerChosen):
        return Preferred(known, event) if me not in (event.seat, None) else None
    taken_from_me = event.origin == "hand" and event.giver == me
    return Taken(known, event) if taken_from_me and len(known.hands[event.giver]) > 1 else None


def _seen_by_others(trace: Trace) -> bool:
    """Whether the others see the object: the card is held as drawn and no small hat, or turned."""
    return (trace.back == "small-hat") == trace.turned


def _liking(
    objects: Sequence[Object | None], seen: Sequence[bool], area: Sequence[Object]
) -> float:
    """How much a hand seems to bring."""
    return sum(
        gain(object_, area) if object_ and visible else BLIND
        for object_, visible in zip(objects, seen, strict=True)
    )
