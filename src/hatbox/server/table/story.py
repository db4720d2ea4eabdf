"""What a watcher is told about events: each with its sentences, and with what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from ...kernel.engine import Seat
from ...kernel.game import QUESTION, Game
from ...kernel.written import to_builtins, to_json
from ...words import Telling, about, tell
from ..protocol.changes import changes
from ..protocol.messages import Claim, Line


class Chapter(NamedTuple):
    """Events as a watcher saw them."""

    events: tuple[Raw, ...]
    """Each event, with its sentences (`tell`) and what it changes in the view (`then`)."""
    now: dict[str, Any]
    """The fields that belong to the question, as far as they have changed."""
    lines: bytes
    """The sentences for somebody who comes later, in JSON: a list of `Line`."""


def chapter(
    game: Game,
    before: Any,
    events: Sequence[Any],
    after: Any,
    claims: Sequence[tuple[Claim, ...] | None],
    hurried: Seat | None = None,
) -> Chapter:
    """The events that led a watcher from one view to the next.

    `claims` holds for each event the claims that stand after it, or None if they are as before.
    `hurried` is the seat whose time was up, if that is why they happened.
    """
    told, lines, view = [], [], before
    if hurried is not None:
        lines.append(Line((about(before.watcher, "told-time-is-up", seat=hurried),), ()))
    for event, standing in zip(events, claims, strict=True):
        telling, new = tell(game, event, before.watcher), game.follow(view, event)
        told.append(_written(event, telling, changes(view, new), standing))
        view = replace(view, **new)
        if telling:
            lines.append(Line(telling, event.why))
    return Chapter(tuple(told), changes(before, question_of(after)), to_json(lines))


def question_of(view: Any) -> dict[str, Any]:
    """The fields of a view that belong to the question."""
    return {name: getattr(view, name) for name in QUESTION if hasattr(view, name)}


def _written(
    event: Any, telling: Telling, then: dict[str, Any], claims: tuple[Claim, ...] | None
) -> Raw:
    """An event with what is told about it.

    A sentence does not repeat the event's own fields; the usual one is left out altogether.
    """
    fields = to_builtins(event)
    short = [
        (message, {name: each for name, each in said.items() if fields.get(name) != each})
        for message, said in telling
    ]
    written = to_json(event)[:-1]
    if short != [(f"event-{fields['event']}", {})]:
        written += b',"tell":' + to_json(short)
    if then:
        written += b',"then":' + to_json(then)
    if claims is not None:
        written += b',"claims":' + to_json(claims)
    return Raw(written + b"}")
