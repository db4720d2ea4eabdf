"""A record as one watcher saw it: what a table would have sent, without a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import Raw

from ...games import GAMES
from ...kernel.engine import Seat
from ...kernel.game import Watcher
from ...kernel.written import to_builtins
from ...records import Match, replay
from ...records.lines import Line
from ..protocol import messages
from .story import chapter


class Moment(NamedTuple):
    """What one line of a record led to, for one watcher."""

    number: int
    """The number of the line; the header is line 1."""
    line: Line | None
    """The line itself; None for the header."""
    before: Any
    """The watcher's view before the line; blank before the deal."""
    seen: tuple[Any, ...]
    """The events as the watcher saw them."""
    told: tuple[Raw, ...]
    """The same on the wire: each with its sentences and what it changes."""
    now: dict[str, Any]
    """The fields of the view that belong to the question, as far as they are new."""
    after: Any
    match: Match
    """The match after the line; it goes on with the next moment."""


def moments(lines: Iterable[bytes], watcher: Watcher) -> Iterator[Moment]:
    """Play a record for one watcher; a RecordError at the first line that is wrong."""
    view: Any = None
    for number, match, line, news in replay(lines):
        game = GAMES[match.header.game]
        before = game.blank(watcher, len(match.header.seats)) if view is None else view
        seen = tuple(game.redact(event, watcher) for event in news)
        view = match.view(watcher)
        told = chapter(game, before, seen, view, (None,) * len(seen))
        yield Moment(number, line, before, seen, told.events, told.now, view, match)


def question_to(
    match: Match, seat: Seat, number: int, seconds: float | None = None
) -> messages.Question:
    """The open question to a seat; where any face can be named, without the faces."""
    options: Any = match.options(seat)
    naming = None
    if lacks := options[0].names:
        faces = [getattr(option, lacks) for option in options]
        naming = messages.Naming(lacks, tuple(sorted({*faces} - match.game.faces)))
        ways = [to_builtins(each) for each in options if getattr(each, lacks) == faces[0]]
        options = [{name: value for name, value in way.items() if name != lacks} for way in ways]
    return messages.Question(number, seat, tuple(options), naming, seconds)
