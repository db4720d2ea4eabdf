"""Everything that a watcher is sent, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from ..engine import Answer, Moment, answer
from ..errors import RuleError
from ..game import Game, Watcher
from ..written import to_json


class Told(NamedTuple):
    """What a watcher is sent after an answer."""

    view: bytes
    events: tuple[bytes, ...]
    options: bytes
    errors: tuple[str, ...]
    """The errors it would get if it gave certain answers now."""


def told(game: Game, now: Moment[Any], watcher: Watcher, probes: Sequence[Answer] = ()) -> Told:
    """Everything that a watcher is sent about a moment."""
    asked = () if watcher is None else tuple(now.options.get(watcher, ()))
    return Told(
        to_json(game.view(now.position, watcher)),
        tuple([to_json(game.redact(event, watcher)) for event in now.news]),
        to_json(asked),
        () if watcher is None else tuple([hears(game, now, watcher, probe) for probe in probes]),
    )


def changes(game: Game, view: Any, now: Moment[Any]) -> Iterator[bytes]:
    """What each event before a moment changes in the view that its watcher had."""
    for event in now.news:
        new = game.follow(view, game.redact(event, view.watcher))
        view = replace(view, **new)
        yield to_json(new)


def hears(game: Game, now: Moment[Any], seat: int, reply: Answer) -> str:
    """The error that a seat gets for an answer; empty if none."""
    try:
        answer(game.rules, now, seat, reply)
    except RuleError as error:
        return str(error)
    return ""


def difference(one: Told, other: Told) -> str:
    """The first part in which they differ; empty if they are the same."""
    for name, mine, theirs in zip(Told._fields, one, other, strict=True):
        if mine != theirs:
            return f"{name}: {mine!r} / {theirs!r}"
    return ""
