"""The language-independent telling of an event: message ids and variables.

A telling is plain JSON, so that a client can be sent it. `sentences.py` puts it into words.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from ..kernel.engine import Event
from ..kernel.game import Watcher
from ..kernel.written import to_builtins

Kind = Literal[
    "role", "number", "seat", "seats", "person", "scores", "object", "back", "gift", "cards"
]
KINDS: dict[str, Kind] = {
    "you": "role",
    "cards": "number",
    "needed": "number",
    "points": "number",
    "round": "number",
    "winners": "number",
    "active": "seat",
    "chosen": "seat",
    "first": "seat",
    "giver": "seat",
    "partner": "seat",
    "receiver": "seat",
    "seat": "seat",
    "names": "seats",
    "person": "person",
    "scores": "scores",
    "active-object": "object",
    "chosen-object": "object",
    "food": "object",
    "object": "object",
    "back": "back",
    "gift": "gift",
    "named": "gift",
    "shown": "cards",
}
"""The kind of each variable, by its name:

- role: the variable that is the watcher's seat, told as "you"; without it, nobody's;
- number: a number;
- seat: a seat, told by its player's name;
- person: somebody's name, who may have no seat any more;
- seats: a list of seats, told as "Ana, Ben and Cleo";
- scores: the points of every seat, told as "Ana 2, Ben 0";
- object, back, gift: the id of a card's side, told by its name and phrases;
- cards: a list of what is seen of cards, such as `{"object": "fish"}` or `{"back": "clue"}`.
"""

Face = dict[str, str]
"""The visible sides of a card: its object, its back, its gift, or both sides."""
Value = str | int | list[int] | list[Face]


class Sentence(NamedTuple):
    """A message and its variables."""

    message: str
    variables: dict[str, Value]


PLAIN = frozenset({int, str})
"""Types of fields that are the same in JSON."""

Telling = tuple[Sentence, ...]
"""The sentences that tell an event; none if another event tells it already."""


def sentence(event: Event, watcher: Watcher, variant: str = "", **more: Value) -> Sentence:
    """The event's message or a variant of it, with the event's fields and further variables."""
    tag, names = _variables(type(event))
    known: dict[str, Value] = {}
    for name in names:
        value = getattr(event, name)
        if value is not None:
            known[name] = value if type(value) in PLAIN else to_builtins(value)
    return about(watcher, f"event-{tag}{variant}", **(known | more))


@cache
def _variables(kind: type[Event]) -> tuple[str, list[str]]:
    """The name of a kind of event, and its fields that are variables."""
    tag = str(kind.__struct_config__.tag)
    return tag, [name for name in kind.__struct_fields__ if name in KINDS]


def about(watcher: Watcher, message: str, **variables: Value) -> Sentence:
    """A sentence that says "you" to the watcher, for the first variable that is their seat."""
    said = Sentence(message, variables)
    you = None if watcher is None else roles(said).get(watcher)
    return said if you is None else Sentence(message, {"you": you, **variables})


def roles(said: Sentence) -> dict[Watcher, str]:
    """The variable that is told as "you" to each seat in a sentence."""
    found: dict[Watcher, str] = {}
    for name, value in said.variables.items():
        if KINDS.get(name) == "seat" and isinstance(value, int):
            found.setdefault(value, name)
    return found


def listed(said: Sentence) -> set[Watcher]:
    """The seats in a list, to whom a sentence may be another one than to the others."""
    lists = [value for name, value in said.variables.items() if KINDS.get(name) == "seats"]
    return {
        each
        for seats in lists
        if isinstance(seats, list)
        for each in seats
        if isinstance(each, int)
    }


def hands(watcher: Watcher, message: str, cards: list[list[Face]]) -> Telling:
    """A sentence for each seat whose cards are visible, at least in part."""
    return tuple(
        about(watcher, message, seat=seat, shown=hand) for seat, hand in enumerate(cards) if hand
    )
