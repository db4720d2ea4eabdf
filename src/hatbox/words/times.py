"""The time that it takes to tell events and to act them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, get_args

from ..kernel.engine import Event
from .telling import Telling


class Time(NamedTuple):
    """Milliseconds to tell an event and to act it out."""

    first: int
    again: int | None = None
    """The same right after another of its kind; None if it is told as the first one is."""
    card: int = 0
    """Further milliseconds for each card that it deals."""
    deals: str = ""
    """The field that holds the cards that it deals, by seat."""
    said: Mapping[str, int] = MappingProxyType({})
    """Milliseconds where one of these messages tells it."""


Times = Mapping[str, Time]
"""The time for each kind of event, by its tag."""


def times(kinds: Any, found: Mapping[type[Event], Time]) -> Times:
    """The times of a union of events; a LookupError unless each kind has one."""
    if wrong := set(get_args(kinds)) ^ set(found):
        names = ", ".join(sorted(kind.__name__ for kind in wrong))
        raise LookupError(f"each event needs exactly one time to be told; look at {names}")
    return {_tag(kind): time for kind, time in found.items()}


def summed(of: Times, tell: Callable[[Event], Telling], events: Sequence[Event]) -> int:
    """Milliseconds to tell these events, one after the other."""
    total, before = 0, ""
    for event in events:
        tag = _tag(type(event))
        first, again, card, deals, said = of[tag]
        if said:
            first = next(
                (said[each.message] for each in tell(event) if each.message in said), first
            )
        total += first if again is None or tag != before else again
        if deals:
            total += card * sum(map(len, getattr(event, deals)))
        before = tag
    return total


@cache
def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)
