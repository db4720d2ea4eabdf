"""What would a master have done here? Asked of several, who know what that seat knew then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Literal

from msgspec import Struct

from ...agents.agent import Judge
from ...agents.families import FAMILIES
from ...kernel.engine import Answer, Seat
from ...kernel.errors import RuleError, illegal
from ...kernel.written import to_builtins
from ...records import Match, replay
from ...records.lines import Decided, read_line
from ..protocol.messages import Sentence
from ..table.moments import heard
from .reading import Hurry, finished, refusing

MASTERS = 8
"""Number of masters who are asked: each imagines its own worlds, or forgets other things."""
MOST_OPTIONS = 12
"""Maximum number of options that are told, the best ones."""


class Judged(Struct, frozen=True):
    """What masters think of an option."""

    answer: Any
    tell: Sentence
    """The option in words."""
    value: float
    """The mean of their estimates."""
    error: float
    """Its standard error."""
    votes: int
    """Number of masters who would choose it."""
    played: bool
    """Whether it was chosen in this game."""


class Opinion(Struct, frozen=True):
    """What masters would have done."""

    line: int
    seat: Seat
    measure: Literal["win", "right"]
    """The estimates are chances to win, or chances that the answer is right."""
    masters: int
    options: tuple[Judged, ...]
    """The best first."""
    more: int
    """Number of further options, of which nobody thought much."""


def opinion(record: bytes, line: int, hurry: Hurry) -> Opinion:
    """What masters think of the decision in a line; a RuleError if it is refused.

    They are told what the seat saw and heard until then, and nothing else.
    """
    lines = finished(record, hurry)
    with refusing():
        match, decided = _before(lines, line)
        seat = decided.seat
        masters = _seated(match, seat)
        for step in replay(lines[: line - 1]):
            hurry()
            spoken = heard(step)
            for each in masters:
                if step.news:
                    each.observe(step.match.view(seat), step.match.seen(seat))
                if spoken is not None and spoken.speaker != seat:
                    each.hear(spoken.speaker, spoken.said)
    view, options = match.view(seat), match.options(seat)
    values, votes = [], Counter[Answer]()
    for each in masters:
        hurry()
        values.append(each.estimates(view, options))
        votes[each.decide(view, options)] += 1
    judged = [
        _judged(
            option,
            _tell(match.game.family, option),
            [each[place] for each in values],
            votes[option],
            played=option == decided.reply,
        )
        for place, option in enumerate(options)
    ]
    judged.sort(key=lambda each: (each.votes, each.value, each.played), reverse=True)
    told = judged
    if len(judged) > MOST_OPTIONS:
        some = [each for each in judged if each.votes or each.played or each.value]
        told = some[:MOST_OPTIONS] + [each for each in some[MOST_OPTIONS:] if each.played]
    measure = masters[0].measure
    return Opinion(line, seat, measure, MASTERS, tuple(told), len(judged) - len(told))


def _before(lines: Sequence[bytes], line: int) -> tuple[Match, Decided]:
    """The match before a line, and the decision there."""
    if not 1 < line <= len(lines):
        raise illegal("error-no-decision", line=line)
    *_, last = replay(lines[: line - 1])
    match = last.match
    try:
        decided = read_line(match.game, lines[line - 1])
    except RuleError:  # an empty line
        decided = None
    if not isinstance(decided, Decided):
        raise illegal("error-no-decision", line=line)
    return match, decided


def _seated(match: Match, seat: Seat) -> list[Judge]:
    """The masters; their dice are the same whenever they are asked."""
    judge, known = FAMILIES[match.game.family].judge, match.game.public(match.setup)
    return [judge(match.game, seat, known, Random(f"master {number}")) for number in range(MASTERS)]


def _tell(family: str, option: Answer) -> Sentence:
    """An option in words; people count cards from one."""
    fields = to_builtins(option)
    tag = fields.pop("do")
    if "slot" in fields:
        fields["cards"] = fields.pop("slot") + 1
    if "to" in fields:
        tag, fields["receiver"] = f"{tag}-to", fields.pop("to")
    return f"option-{family}-{tag}", fields


def _judged(
    option: Answer, tell: Sentence, values: Sequence[float], votes: int, *, played: bool
) -> Judged:
    error = stdev(values) / sqrt(len(values))
    return Judged(to_builtins(option), tell, fmean(values), error, votes, played)
