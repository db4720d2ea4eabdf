"""Reading a record: every line is played through the rules, and refused if it is illegal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import BinaryIO, NamedTuple

from ..kernel.engine import NATURE, Event
from ..kernel.errors import RuleError, illegal, malformed
from .lines import Decided, Line, Remark, Result, Shuffled, chance_answer, read_header, read_line
from .match import Match

MOST_BYTES = 2**27
"""Maximum length of a line. No game needs that much: it is there to refuse endless input."""
MOST_LINES = 10_000_000
"""Maximum number of lines, for the same reason."""


class RecordError(Exception):
    """A record that is refused, with the first line that is wrong."""

    def __init__(self, line: int, error: RuleError) -> None:
        super().__init__(line, error)
        self.line = line
        self.error = error

    def __str__(self) -> str:
        return f"line {self.line}: {self.error}"


class Played(NamedTuple):
    """A line of a record and the match after it; `line` is None for the header."""

    number: int
    match: Match
    line: Line | None
    news: tuple[Event, ...]


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """A stream's lines; one that is too long is cut off where that shows."""
    return iter(lambda: stream.readline(MOST_BYTES + 1), b"")


def replay(lines: Iterable[bytes]) -> Iterator[Played]:
    """Play a record line by line; raise a RecordError at the first line that is wrong."""
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
    """Refuse an endless record or an endless line."""
    if len(raw) > MOST_BYTES:
        raise malformed("error-line-too-long", most=MOST_BYTES)
    if number > MOST_LINES:
        raise malformed("error-too-many-lines", most=MOST_LINES)


def _play(match: Match, line: Line) -> tuple[Event, ...]:
    match line:
        case Decided(seat, reply):
            if seat < 0 and not match.over:  # no line may answer for NATURE by its number
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
