"""Reading a stranger's record: with limits, and with errors that name the line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...kernel.errors import RuleError, illegal
from ...records import RecordError, verify

LONGEST_RECORD = 240_000
"""Maximum number of characters of a record that can be looked at."""
MOST_LINES = 4000
"""Maximum number of its lines: a long game has some hundred."""

Hurry = Callable[[], None]
"""Is called now and then, and raises an error if it takes too long."""


def lines_of(record: bytes) -> list[bytes]:
    """The lines of a record; a RuleError if there are too many."""
    lines = record.splitlines()
    if len(lines) > MOST_LINES:
        raise illegal("error-too-many-lines", most=MOST_LINES)
    return lines


def patiently(lines: list[bytes], hurry: Hurry) -> Iterator[bytes]:
    """The lines one by one, unless it takes too long."""
    for line in lines:
        hurry()
        yield line


@contextmanager
def refusing() -> Iterator[None]:
    """Make a RecordError a RuleError, for those who are told in words."""
    try:
        yield
    except RecordError as error:
        refused = error.error
        known = {"line": error.line, **refused.args_of_message}
        raise RuleError(refused.kind, refused.message, **known) from None


def finished(record: bytes, hurry: Hurry) -> list[bytes]:
    """The lines of a record of a game that nobody plays any more; a RuleError for any other.

    It is over; or its seed is opened, which happens to a game that was ended by agreement.
    """
    lines = lines_of(record)
    with refusing():
        verdict = verify(patiently(lines, hurry))
    if not verdict.match.over and verdict.deal != "proved":
        raise illegal("error-game-not-over")
    return lines
