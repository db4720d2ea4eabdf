"""A record as one watcher saw it: what a table would have sent, without a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from ...agents.talk import Heard, Saying, owner, wrong_with
from ...kernel.engine import Answer, Event, Seat
from ...kernel.game import Game, Watcher
from ...kernel.written import from_builtins, to_builtins, to_json
from ...records import Match, Played, replay
from ...records.lines import Line, Remark
from ..protocol import messages
from ..protocol.messages import Claim, Said
from .claims import Claims
from .story import Story


class Moment(NamedTuple):
    """What one line of a record led to, for one watcher."""

    number: int
    """The number of the line; the header is line 1."""
    line: Line | None
    """The line itself; None for the header."""
    before: Any
    """The watcher's view before the line; blank before the deal."""
    news: tuple[Event, ...]
    """The whole events, which no player is ever sent."""
    seen: tuple[Any, ...]
    """The events as the watcher saw them."""
    told: tuple[Raw, ...]
    """The same on the wire: each with its sentences and what it changes."""
    now: dict[str, Any]
    """The fields of the view that belong to the question, as far as they are new."""
    said: Said | None
    """What somebody said, with the claims that stand then."""
    after: Any
    match: Match
    """The match after the line; it goes on with the next moment."""


def moments(lines: Iterable[bytes], watcher: Watcher, reader: Watcher) -> Iterator[Moment]:
    """Play a record for one watcher; a RecordError at the first line that is wrong.

    The sentences say "you" to the `reader`, who may look with somebody else's eyes.
    """
    view: Any = None
    claims = Claims()
    for step in replay(lines):
        number, match, line, news = step
        game = match.game
        before = game.blank(watcher, len(match.header.seats)) if view is None else view
        said = _said(step, claims)
        standing = [_claims_after(game, claims, event) for event in news]
        seen = tuple(game.redact(event, watcher) for event in news)
        view = match.view(watcher)
        told = Story(game, standing).chapter(before, seen, view, reader)
        yield Moment(number, line, before, news, seen, told.events, told.now, said, view, match)


def heard(step: Played) -> Heard | None:
    """The saying of a line. A record may hold any remark: what nobody can have said is left out."""
    match, line = step.match, step.line
    if not isinstance(line, Remark) or line.kind != "say" or not isinstance(line.content, dict):
        return None
    seat = line.content.get("seat")
    about = {name: each for name, each in line.content.items() if name != "seat"}
    try:
        said: Saying = from_builtins(about, Saying)
    except msgspec.ValidationError:
        return None
    players = len(match.header.seats)
    if type(seat) is not int or not 0 <= seat < players:
        return None
    if wrong_with(said, match.game, players) is not None:
        return None
    if said.slot is not None:
        cards = match.game.hand_sizes(match.position)[owner(seat, said)]
        if said.slot >= cards:
            return None
    return Heard(seat, said)


def _said(step: Played, claims: Claims) -> Said | None:
    """The saying of a line as it is told; what it claims is added to the claims."""
    if (spoken := heard(step)) is None:
        return None
    seat, said, cards = spoken.speaker, spoken.said, None
    if said.slot is not None:
        of = owner(seat, said)
        cards = step.match.game.hand_sizes(step.match.position)[of]
        if said.card is not None:
            claims.add(Claim(of, said.slot, seat, said.card, None))
    about = said.phrase, said.to, said.slot, said.card
    return Said(None, seat, *about, cards=cards, claims=claims.standing)


def _claims_after(game: Game, claims: Claims, event: Event) -> tuple[Claim, ...] | None:
    """The claims that stand after an event; None if they are as before."""
    before = claims.standing
    for seat, slot in game.left_hands(event):
        claims.leave(seat, slot)
    return None if claims.standing == before else claims.standing


def question_to(
    match: Match, seat: Seat, number: int, seconds: float | None = None
) -> messages.Question:
    """The open question to a seat; where any face can be named, without the faces."""
    options: Any = match.options(seat)
    naming = None
    if options[0].names:
        options, naming = _unnamed(options, match.game.faces)
    return messages.Question(number, seat, options, naming, seconds)


@lru_cache(maxsize=256)
def _unnamed(
    options: tuple[Answer, ...], known: frozenset[str]
) -> tuple[tuple[Any, ...], messages.Naming]:
    """Options without the field that names a face; and which faces that can be."""
    lacks = options[0].names
    faces = [getattr(option, lacks) for option in options]
    ways = [to_builtins(each) for each in options if getattr(each, lacks) == faces[0]]
    short = [
        Raw(to_json({name: value for name, value in way.items() if name != lacks})) for way in ways
    ]
    return tuple(short), messages.Naming(lacks, tuple(sorted({*faces} - known)))
