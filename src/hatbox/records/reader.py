"""Reading a record: every line is played through the rules, and refused where it cannot stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import BinaryIO, NamedTuple

from ..kernel.engine import NATURE, Event
from ..kernel.errors import RuleError, illegal, malformed
from .lines import Decided, Line, Remark, Result, Shuffled, chance_answer, read_header, read_line
from .match import Match

MOST_BYTES = 2**27
"""Of one line. No game needs that many: they are there so that what has no end is refused."""
MOST_LINES = 10_000_000


class RecordError(Exception):
    """A record that cannot stand, with the first line that is wrong."""

    def __init__(self, line: int, error: RuleError) -> None:
        super().__init__(line, error)
        self.line = line
        self.error = error

    def __str__(self) -> str:
        return f"line {self.line}: {self.error}"


class Played(NamedTuple):
    """A line of a record, and what followed from it (`line` is None for the header)."""

    number: int
    match: Match
    line: Line | None
    news: tuple[Event, ...]


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """A stream's lines; of one that is too long only so much as shows that it is."""
    return iter(lambda: stream.readline(MOST_BYTES + 1), b"")


def replay(lines: Iterable[bytes]) -> Iterator[Played]:
    """Play a record line by line; a RecordError at the first line that cannot stand."""
    match, closed = None, False
    for number, raw in enumerate(lines, start=1):
        try:
            _check_size(number, raw)
            if not raw.strip():
                continue
            if match is None:
                match = Match(*read_header(raw), seed=None)
                yield Played(number, match, None, match.news)
                continue
            line = read_line(match.game, raw)
            if closed and not isinstance(line, Remark):
                raise RuleError("game-over", "error-after-result")
            yield Played(number, match, line, _play(match, line))
            closed = closed or isinstance(line, Result)
        except RuleError as error:
            raise RecordError(number, error) from None
    if match is None:
        raise RecordError(1, malformed("error-empty-record"))


def _check_size(number: int, raw: bytes) -> None:
    """Neither an endless record nor an endless line is read to the end."""
    if len(raw) > MOST_BYTES:
        raise malformed("error-line-too-long", most=MOST_BYTES)
    if number > MOST_LINES:
        raise malformed("error-too-many-lines", most=MOST_LINES)


def _play(match: Match, line: Line) -> tuple[Event, ...]:
    match line:
        case Decided(seat, reply):
            if seat < 0 and not match.over:  # nobody may speak for chance by its number
                raise RuleError("not-your-turn", "error-not-your-turn", seat=str(seat))
            return match.answer(seat, reply)
        case Shuffled():
            return match.answer(NATURE, chance_answer(match.game, line))
        case Result(winners, scores):
            if not match.over:
                raise illegal("error-result-early")
            if (winners, scores) != (match.winners, match.scores):
                raise illegal("error-wrong-result")
            return ()
        case Remark():
            return ()
