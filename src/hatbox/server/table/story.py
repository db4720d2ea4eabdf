"""What a watcher is told about events: each with its sentences, and with what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Raw, Struct
from msgspec.structs import replace

from ...kernel.engine import Seat
from ...kernel.game import QUESTION, Game, Watcher
from ...kernel.written import to_builtins, to_json
from ...words import Telling, about, listed, roles, tell
from ..protocol.changes import changes
from ..protocol.messages import Claim, Line, Sentence


class Chapter(NamedTuple):
    """Events as a watcher saw them."""

    events: tuple[Raw, ...]
    """Each event, with its sentences (`tell`) and what it changes in the view (`then`)."""
    now: dict[str, Any]
    """The fields that belong to the question, as far as they have changed."""


Changed = tuple[list[bytes], dict[str, Any]]
"""What each event changes, in JSON; and the fields that belong to the question."""


def tellings(game: Game, events: Sequence[Any], watcher: Watcher) -> list[Telling]:
    """The sentences about each event, as a watcher saw it."""
    return [tell(game, event, watcher) for event in events]


class Seen(Struct, frozen=True, gc=False):
    """Events as a watcher saw them, for somebody who comes later."""

    events: tuple[Any, ...]
    hurried: Seat | None
    """The seat whose time was up, if that is why they happened."""

    def lines(self, game: Game, watcher: Watcher) -> list[Line]:
        """The sentences about them."""
        told = zip(self.events, tellings(game, self.events, watcher), strict=True)
        said = [Line(telling, event.why) for event, telling in told if telling]
        if self.hurried is not None:
            late = about(watcher, "told-time-is-up", seat=self.hurried)
            said.insert(0, Line((late,), ()))
        return said


class _Page:
    """One event as it is written for all who saw it so. Its sentences differ in "you" alone."""

    def __init__(self, game: Game, event: Any) -> None:
        self.event = event
        self._game = game
        self._begin = to_json(event)[:-1]
        self._fields = to_builtins(event)
        telling = tell(game, event, None)
        self._short = _short(self._fields, telling)
        self._roles = [roles(each) for each in telling]
        """The variables that are told as "you" to somebody, for each sentence."""
        self._listed = set().union(*map(listed, telling))
        """The seats to whom it may be told in another way."""
        self._nobody = self._written(self._short)
        """The event as it is told to those whom it does not concern."""

    def to(self, watcher: Watcher) -> bytes:
        """The event and its sentences in JSON, without the end."""
        if watcher in self._listed:
            return self._written(_short(self._fields, tell(self._game, self.event, watcher)))
        you = [each.get(watcher) for each in self._roles]
        if not any(you):
            return self._nobody
        pairs = zip(self._short, you, strict=True)
        return self._written(
            [(said, {"you": name, **more} if name else more) for (said, more), name in pairs]
        )

    def _written(self, short: list[Sentence]) -> bytes:
        """The usual sentence is left out altogether."""
        if short == [(f"event-{self._fields['event']}", {})]:
            return self._begin
        return self._begin + b',"tell":' + to_json(short)


class Story:
    """What one answer led to, written for one watcher after the other; equal parts only once.

    `claims` holds for each event the claims that stand after it, or None if they are as before.
    """

    def __init__(self, game: Game, claims: Sequence[tuple[Claim, ...] | None]) -> None:
        self._game = game
        self._ends = [
            b"}" if each is None else b',"claims":' + to_json(each) + b"}" for each in claims
        ]
        self._pages: list[_Page | None] = [None] * len(self._ends)
        """The events as the last watcher saw them."""
        self._steps: list[tuple[object, bytes] | None] = [None] * len(self._ends)
        """The fields that each event changed for the last watcher, and how that is written."""
        self._changed: tuple[object, Changed] | None = None
        """What the last watcher saw, and what it changed."""

    def chapter(
        self, before: Any, events: tuple[Any, ...], after: Any, watcher: Watcher = None
    ) -> Chapter:
        """The events that led from one view to the next, told to this watcher."""
        then, now = self._changes(before, events, after)
        written = [
            Raw(self._page(place, event).to(watcher) + change)
            for place, (event, change) in enumerate(zip(events, then, strict=True))
        ]
        return Chapter(tuple(written), now)

    def _page(self, place: int, event: Any) -> _Page:
        """An event as a watcher saw it."""
        page = self._pages[place]
        if page is None or page.event != event:
            page = self._pages[place] = _Page(self._game, event)
        return page

    def _changes(self, before: Any, events: tuple[Any, ...], after: Any) -> Changed:
        """What each event changes, in JSON, and the changes of the question.

        A watcher who sees the same as the one before is told the same.
        """
        seen = replace(before, watcher=None), events, replace(after, watcher=None)
        if self._changed is None or self._changed[0] != seen:
            view, then = before, []
            for place, event in enumerate(events):
                new = self._game.follow(view, event)
                then.append(self._change(place, view, new))
                view = replace(view, **new) if new else view
            self._changed = seen, (then, changes(before, question_of(after)))
        return self._changed[1]

    def _change(self, place: int, view: Any, new: dict[str, Any]) -> bytes:
        """What one event changes, and its end. Most of it is the same for everybody."""
        if not new:
            return self._ends[place]
        same = [getattr(view, name) for name in new], new
        if (known := self._steps[place]) is None or known[0] != same:
            change, end = changes(view, new), self._ends[place]
            written = b',"then":' + to_json(change) + end if change else end
            known = self._steps[place] = same, written
        return known[1]


def question_of(view: Any) -> dict[str, Any]:
    """The fields of a view that belong to the question."""
    return {name: getattr(view, name) for name in QUESTION if hasattr(view, name)}


def _short(fields: dict[str, Any], telling: Telling) -> list[Sentence]:
    """The sentences about an event, without the event's own fields."""
    return [
        (message, {name: each for name, each in said.items() if fields.get(name) != each})
        for message, said in telling
    ]
