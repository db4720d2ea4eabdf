"""A record as a play: every moment as one watcher saw it, and what was true then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from ...agents.talk import Saying, owner
from ...kernel.engine import Seat
from ...kernel.errors import illegal
from ...kernel.game import Game, Watcher
from ...kernel.written import to_builtins
from ...records import RecordError, verify
from ...records.lines import Decided
from ..protocol.messages import LONGEST_NAME, Said
from ..table.moments import Moment, moments
from ..table.talk import clean
from .families import FAMILIES
from .figures import Figures, matrix
from .reading import Hurry, lines_of, patiently, refusing
from .truth import Truth

MOST_CLAIMS = 40_000
"""Maximum number of claims that are told: every saying tells all that stand."""


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


class Decision(Struct, frozen=True):
    """Somebody chose among several options."""

    line: int
    seat: int
    moment: int
    """Number of the moments before it."""


class Check(Struct, frozen=True, omit_defaults=True):
    """Whether the deal was fixed before the first card."""

    deal: Literal["proved", "sealed", "open", "failed"]
    """Proved; committed but not opened; without a commitment; or the commitment does not fit."""
    line: int = 0
    """The line that does not fit."""
    message: str = ""
    args: dict[str, str | int] = {}


class Play(Struct, frozen=True):
    """A game, or a part of one, as it is shown again."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    watcher: int | None
    """The seat with whose eyes it is seen; null for a spectator's."""
    start: Any
    """The view before the first moment."""
    moments: tuple[Shown, ...]


class Theatre(Play, frozen=True):
    """A whole game to look back at."""

    decisions: tuple[Decision, ...]
    over: bool
    """Whether it was played to its end."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    check: Check
    figures: Figures


def theatre(record: bytes, watcher: Watcher, hurry: Hurry) -> Theatre:
    """The play of a record, as a watcher saw it; a RuleError if it is refused."""
    lines = lines_of(record)
    with refusing():
        check = _checked(lines, hurry)
        return _played(moments(patiently(lines, hurry), watcher, None), watcher, check)


def _checked(lines: list[bytes], hurry: Hurry) -> Check:
    try:
        return Check(verify(patiently(lines, hurry)).deal)
    except RecordError as error:
        told = error.error
        return Check("failed", error.line, told.message, dict(told.args_of_message))


def _played(steps: Iterator[Moment], watcher: Watcher, check: Check) -> Theatre:
    first = next(steps)
    match = first.match
    players = len(match.header.seats)
    if watcher is not None and watcher >= players:
        raise illegal("error-no-such-seat", seat=watcher + 1)
    screen = Screen(match.game, players)
    moments = [*screen.show(first)]
    claims = 0
    for step in steps:
        shown = [*screen.show(step)]
        claims += sum(len(each.said.claims or ()) for each in shown if each.said)
        if claims > MOST_CLAIMS:
            raise illegal("error-record-too-long")
        moments += shown
    return Theatre(
        game=match.game.id,
        options=match.header.options,
        names=tuple(clean(name)[:LONGEST_NAME] for name in match.header.seats),
        watcher=watcher,
        start=to_builtins(first.before),
        moments=tuple(moments),
        decisions=tuple(screen.decisions),
        over=match.over,
        winners=match.winners,
        scores=match.scores,
        check=check,
        figures=screen.figures(),
    )


class Screen:
    """What was shown so far, and what is worth counting."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.hindsight = FAMILIES[game.family].truth()
        self.accounts = FAMILIES[game.family].accounts()
        self.points: list[tuple[int, tuple[int, ...]]] = []
        self.decisions: list[Decision] = []
        self.choosing: set[Seat] = set()
        """Seats that have more than one option now."""
        self.shown = 0
        self.truth: Truth | None = None

    def show(self, step: Moment) -> Iterator[Shown]:
        """The moments of a line."""
        if step.said is not None:
            yield self._hear(step.number, step.said)
        turn = False
        if isinstance(step.line, Decided):
            turn = self.game.is_turn(step.line.reply)
            if step.line.seat in self.choosing:
                self.decisions.append(Decision(step.number, step.line.seat, self.shown))
        match = step.match
        self.choosing = {seat for seat in match.to_act if len(match.options(seat)) > 1}
        last = len(step.told) - 1
        for place, (event, whole) in enumerate(zip(step.told, step.news, strict=True)):
            now = to_builtins(step.now) if place == last else {}
            begins = place == 0 and turn
            self.shown += 1
            self.accounts.count(self.shown, whole, match)
            if place == last:
                self._score(step.match.scores)
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

    def _hear(self, line: int, said: Said) -> Shown:
        self.shown += 1
        if said.slot is not None and said.card is not None:
            by = said.seat
            assert by is not None
            assert said.phrase is not None
            of = owner(by, Saying(said.phrase, said.to))
            self.accounts.hear(self.shown, by, of, said.slot, said.card)
        return Shown(line, said=said)
