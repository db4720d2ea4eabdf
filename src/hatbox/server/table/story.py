"""What a watcher is told about events: each with its sentences, and with what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from ...kernel.engine import Seat
from ...kernel.game import QUESTION, Game, Watcher
from ...kernel.written import to_builtins, to_json
from ...words import Telling, about, tell
from ..protocol.changes import changes
from ..protocol.messages import Claim, Line


class Encoded(NamedTuple):
    """An event in JSON, which is the same for all who saw the same of it."""

    event: Any
    fields: dict[str, Any]
    written: bytes


class Chapter(NamedTuple):
    """Events as a watcher saw them."""

    events: tuple[Raw, ...]
    """Each event, with its sentences (`tell`) and what it changes in the view (`then`)."""
    now: dict[str, Any]
    """The fields that belong to the question, as far as they have changed."""


def tellings(game: Game, events: Sequence[Any], watcher: Watcher) -> list[Telling]:
    """The sentences about each event, as a watcher saw it."""
    return [tell(game, event, watcher) for event in events]


def lines(
    events: Sequence[Any], told: Sequence[Telling], watcher: Watcher, hurried: Seat | None
) -> bytes:
    """The sentences for somebody who comes later, in JSON: a list of `Line`.

    `hurried` is the seat whose time was up, if that is why they happened.
    """
    said = [Line(each, event.why) for event, each in zip(events, told, strict=True) if each]
    if hurried is not None:
        said.insert(0, Line((about(watcher, "told-time-is-up", seat=hurried),), ()))
    return to_json(said)


def chapter(
    game: Game,
    before: Any,
    events: Sequence[Any],
    after: Any,
    claims: Sequence[tuple[Claim, ...] | None],
    sentences: Sequence[Telling] | None = None,
    encoded: dict[int, Encoded] | None = None,
) -> Chapter:
    """The events that led a watcher from one view to the next.

    `claims` holds for each event the claims that stand after it, or None if they are as before.
    `sentences` are the tellings, if they are known. `encoded` keeps the events in JSON for the
    next watcher, who may have seen the same.
    """
    encoded = {} if encoded is None else encoded
    if sentences is None:
        sentences = tellings(game, events, before.watcher)
    told, view, last = [], before, len(events) - 1
    for place, (event, standing) in enumerate(zip(events, claims, strict=True)):
        telling, new = sentences[place], game.follow(view, event)
        known = encoded.get(place)
        if known is None or known.event is not event:
            known = encoded[place] = Encoded(event, to_builtins(event), to_json(event)[:-1])
        told.append(_written(known, telling, changes(view, new), standing))
        if place < last:
            view = replace(view, **new)
    return Chapter(tuple(told), changes(before, question_of(after)))


def question_of(view: Any) -> dict[str, Any]:
    """The fields of a view that belong to the question."""
    return {name: getattr(view, name) for name in QUESTION if hasattr(view, name)}


def _written(
    event: Encoded, telling: Telling, then: dict[str, Any], claims: tuple[Claim, ...] | None
) -> Raw:
    """An event with what is told about it.

    A sentence does not repeat the event's own fields; the usual one is left out altogether.
    """
    _, fields, written = event
    short = [
        (message, {name: each for name, each in said.items() if fields.get(name) != each})
        for message, said in telling
    ]
    if short != [(f"event-{fields['event']}", {})]:
        written += b',"tell":' + to_json(short)
    if then:
        written += b',"then":' + to_json(then)
    if claims is not None:
        written += b',"claims":' + to_json(claims)
    return Raw(written + b"}")
