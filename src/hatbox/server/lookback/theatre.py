"""A record as a play: every moment as one watcher saw it, and what was true then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ...agents.talk import Saying, owner, wrong_with
from ...kernel.errors import RuleError, illegal
from ...kernel.game import Game, Watcher
from ...kernel.written import from_builtins, to_builtins
from ...records import Played, RecordError, replay, verify
from ...records.lines import Decided, Remark
from ..protocol.messages import LONGEST_NAME, Claim, Said
from ..table.claims import Claims
from ..table.story import chapter, tellings
from ..table.talk import clean
from .families import FAMILIES
from .figures import Figures, matrix
from .truth import Truth

LONGEST_RECORD = 240_000
"""Maximum number of characters of a record that can be looked at."""
MOST_LINES = 4000
"""Maximum number of its lines: a long game has some hundred."""


class Shown(Struct, frozen=True, omit_defaults=True):
    """A moment: something happened, or somebody said something."""

    line: int
    """The line of the record that led to it, from 1."""
    event: Any = None
    """The event as in `news`, with `tell` and `then`."""
    now: dict[str, Any] = {}
    """The fields of the view that belong to the question after it, as far as they are new."""
    said: Said | None = None
    truth: Truth | None = None
    """What is true after it; null if it is as before."""
    turn: bool = False
    """Whether a turn begins with it."""


class Check(Struct, frozen=True, omit_defaults=True):
    """Whether the deal was fixed before the first card."""

    deal: Literal["proved", "sealed", "open", "failed"]
    """Proved; committed but not opened; without a commitment; or the commitment does not fit."""
    line: int = 0
    """The line that does not fit."""
    message: str = ""
    args: dict[str, str | int] = {}


class Theatre(Struct, frozen=True):
    """A whole game to look back at."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    watcher: int | None
    """The seat with whose eyes it is seen; null for a spectator's."""
    start: Any
    """The view before the deal."""
    moments: tuple[Shown, ...]
    over: bool
    """Whether it was played to its end."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    check: Check
    figures: Figures


def theatre(record: bytes, watcher: Watcher, hurry: Callable[[], None]) -> Theatre:
    """The play of a record, as a watcher saw it; a RuleError if it is refused.

    `hurry` is called now and then, and raises an error if it takes too long.
    """
    lines = record.splitlines()
    if len(lines) > MOST_LINES:
        raise illegal("error-too-many-lines", most=MOST_LINES)
    try:
        return _played(replay(_patient(lines, hurry)), watcher, _checked(lines, hurry))
    except RecordError as error:
        refused = error.error
        known = {"line": error.line, **refused.args_of_message}
        raise RuleError(refused.kind, refused.message, **known) from None


def _patient(lines: list[bytes], hurry: Callable[[], None]) -> Iterator[bytes]:
    for line in lines:
        hurry()
        yield line


def _checked(lines: list[bytes], hurry: Callable[[], None]) -> Check:
    try:
        return Check(verify(_patient(lines, hurry)).deal)
    except RecordError as error:
        told = error.error
        return Check("failed", error.line, told.message, dict(told.args_of_message))


def _played(steps: Iterator[Played], watcher: Watcher, check: Check) -> Theatre:
    first = next(steps)
    match, game = first.match, first.match.game
    players = len(match.header.seats)
    if watcher is not None and watcher >= players:
        raise illegal("error-no-such-seat", seat=watcher + 1)
    start = game.blank(watcher, players)
    screen = Screen(game, start, players)
    moments = list(screen.show(first))
    for step in steps:
        moments += screen.show(step)
    return Theatre(
        game=game.id,
        options=match.header.options,
        names=tuple(clean(name)[:LONGEST_NAME] for name in match.header.seats),
        watcher=watcher,
        start=to_builtins(start),
        moments=tuple(moments),
        over=match.over,
        winners=match.winners,
        scores=match.scores,
        check=check,
        figures=screen.figures(),
    )


class Screen:
    """What one watcher has seen so far."""

    def __init__(self, game: Game, start: Any, players: int) -> None:
        self.game, self.view, self.players = game, start, players
        self.claims = Claims()
        self.hindsight = FAMILIES[game.family].truth()
        self.accounts = FAMILIES[game.family].accounts()
        self.points: list[tuple[int, tuple[int, ...]]] = []
        self.shown = 0
        self.truth: Truth | None = None

    def show(self, step: Played) -> Iterator[Shown]:
        """The moments of a line."""
        if isinstance(step.line, Remark):
            yield from self._hear(step)
        if not step.news:
            return
        claims = [self._claims_after(event) for event in step.news]
        watcher, match = self.view.watcher, step.match
        seen = [self.game.redact(event, watcher) for event in step.news]
        after = match.view(watcher)
        # Everybody is named, the watcher too: somebody else may look with their eyes.
        told = chapter(self.game, self.view, seen, after, claims, tellings(self.game, seen, None))
        self.view = after
        turn = isinstance(step.line, Decided) and self.game.is_turn(step.line.reply)
        last = len(told.events) - 1
        for place, (event, whole) in enumerate(zip(told.events, step.news, strict=True)):
            now = to_builtins(told.now) if place == last else {}
            begins = place == 0 and turn
            self.shown += 1
            self.accounts.count(self.shown, whole)
            if place == last:
                self._score(match.scores)
            yield Shown(step.number, event, now, truth=self._true_after(whole), turn=begins)

    def figures(self) -> Figures:
        """The game so far in figures."""
        flow, tables, found = self.accounts.close(self.players, self.shown)
        return Figures(tuple(self.points), matrix(flow, self.players), tables, tuple(found))

    def _score(self, scores: tuple[int, ...]) -> None:
        if not self.points or self.points[-1][1] != scores:
            self.points.append((self.shown, scores))

    def _true_after(self, event: Any) -> Truth | None:
        truth = self.hindsight.follow(event)
        if truth == self.truth:
            return None
        self.truth = truth
        return truth

    def _claims_after(self, event: Any) -> tuple[Claim, ...] | None:
        """The claims that stand after an event; None if they are as before."""
        before = self.claims.standing
        for seat, slot in self.game.left_hands(event):
            self.claims.leave(seat, slot)
        return None if self.claims.standing == before else self.claims.standing

    def _hear(self, step: Played) -> Iterator[Shown]:
        """A saying. A record may hold any remark: those that nobody can have said are left out."""
        assert isinstance(step.line, Remark)
        content = step.line.content
        if step.line.kind != "say" or not isinstance(content, dict):
            return
        seat = content.get("seat")
        about = {name: each for name, each in content.items() if name != "seat"}
        try:
            said: Saying = from_builtins(about, Saying)
        except msgspec.ValidationError:
            return
        if type(seat) is not int or not 0 <= seat < self.players:
            return
        if wrong_with(said, self.game, self.players) is not None:
            return
        cards = None
        if said.slot is not None:
            of = owner(seat, said)
            cards = self.game.hand_sizes(step.match.position)[of]
            if said.slot >= cards:
                return
            if said.card is not None:
                self.claims.add(Claim(of, said.slot, seat, said.card, None))
                self.accounts.hear(self.shown + 1, seat, of, said.slot, said.card)
        self.shown += 1
        yield Shown(
            step.number,
            said=Said(
                None,
                seat,
                said.phrase,
                said.to,
                said.slot,
                said.card,
                cards=cards,
                claims=self.claims.standing,
            ),
        )
