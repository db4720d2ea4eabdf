"""A record up to one of its moments, from where the game can go on otherwise."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel.errors import illegal
from ...records import replay
from ...records.lines import Decided, Remark
from .reading import Hurry, finished, refusing

LONGEST_BRANCH = 60_000
"""Maximum number of characters of a record that a table can begin with."""


class Cut(NamedTuple):
    """The game until some moment."""

    record: str
    game: str
    players: int
    options: dict[str, Any]


def cut(record: bytes, line: int, hurry: Hurry) -> Cut:
    """The record before the question that a line answers; a RuleError if it is refused.

    Others may have answered the same question before: they are asked again. What was said is
    left out.
    """
    lines = finished(record, hurry)
    kept: list[bytes] = []
    asked = 0
    with refusing():
        for step in replay(lines):
            hurry()
            if step.number == line and isinstance(step.line, Decided):
                break
            if not isinstance(step.line, Remark):
                kept.append(lines[step.number - 1])
            if not step.match.position.sealed:
                asked = len(kept)
        else:
            raise illegal("error-no-decision", line=line)
    header = step.match.header
    text = b"\n".join(kept[:asked]).decode()
    if len(text) > LONGEST_BRANCH:
        raise illegal("error-record-too-long")
    return Cut(text, header.game, len(header.seats), dict(header.options))
