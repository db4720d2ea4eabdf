"""Lessons: a prepared game in which the learner makes the moves of one seat.

A lesson is a record and a small file beside it (`data/lessons`), which says at which lines the
story waits and what the learner is told there. Both are checked against each other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct, field

from ...kernel.engine import Seat
from ...kernel.written import from_builtins, from_json, to_builtins, to_json
from ...records.lines import Decided
from ...records.reader import RecordError
from ...words import LANGUAGES, about, clauses
from ...words.bundles import bundle
from ...words.sentences import Speaker
from ...words.telling import KINDS, Sentence
from ..protocol import messages
from .moments import Moment, moments, question_to
from .story import question_of

LESSONS = files("hatbox") / "data" / "lessons"
RECORD = ".hatbox.jsonl"
CARDS = ("object", "back", "gift")
"""Kinds of variables that stand for a card, which has to be in sight when it is spoken of."""


class LessonError(Exception):
    """A lesson whose text and record disagree; for its author, so in English."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the story waits, as its author writes it."""

    line: Annotated[int, Meta(ge=1)]
    """The line of the record: that of the move, or the one after which the learner reads."""
    text: str
    """The message is `lesson-TEXT`; that of a move has the attribute `hint`."""
    move: dict[str, Any] | None = None
    """The decision that the learner is told to make; without one, the learner only reads."""
    event: str | None = None
    """Wait after the first event of this kind that follows the line, not after the last one."""
    teaches: tuple[str, ...] = ()
    """Clauses that have to be the reason of something that happens just before or after."""
    names: dict[str, Any] = field(name="with", default_factory=dict)
    """The variables of the message."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The file beside a record."""

    seat: Seat
    bots: tuple[str, ...]
    """The bots whose names and pictures the other seats have, clockwise from the learner."""
    step: tuple[Step, ...]


class Stop(Struct, frozen=True):
    """What happens until the story waits, what the learner is told then, and the move to make."""

    news: tuple[messages.News, ...]
    tell: tuple[str, dict[str, Any]]
    """A message and its variables; its attribute `hint` is for a wrong move."""
    move: Any
    """The only answer with which the lesson goes on; null where the learner reads."""


class Lesson(Struct, frozen=True):
    """A lesson, as the page plays it: only what the learner's seat sees."""

    id: str
    game: messages.GameId
    players: int
    seat: Seat
    bots: tuple[str, ...]
    view: messages.WholeView
    """The table before the deal."""
    stops: tuple[Stop, ...]


class Waiting(NamedTuple):
    """A step, and the events and views between the one before it and itself."""

    step: Step
    where: str
    news: tuple[messages.News, ...]
    seen: tuple[Any, ...]
    view: Any


def lesson_ids() -> tuple[str, ...]:
    """All lessons that there are; each has the id of its game."""
    names = sorted(each.name for each in LESSONS.iterdir())
    return tuple(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def lesson(name: str) -> Lesson:
    """One of our own lessons."""
    script = (LESSONS / f"{name}.toml").read_text("utf-8")
    return read_lesson(name, script, (LESSONS / f"{name}{RECORD}").read_bytes())


def read_lesson(name: str, script: str, record: bytes) -> Lesson:
    """Put a lesson together; a LessonError that says where its text and its record disagree."""
    try:
        plan: Script = from_builtins(tomllib.loads(script), Script)
        told = list(moments(record.splitlines(), plan.seat, plan.seat))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{name}.toml: {error}") from None
    except RecordError as error:
        raise LessonError(f"{name}{RECORD}, {error}") from None
    header = told[0].match.header
    if len(plan.bots) != len(header.seats) - 1:
        raise LessonError(f"{name}.toml: {len(header.seats) - 1} other seats need a bot each")
    _check_moves(name, plan, told)
    waits = _waits(name, plan, record)
    for before, each, after in zip([None, *waits], waits, [*waits[1:], None], strict=False):
        _check(each, before, after, header.game, header.seats)
    blank = messages.WholeView(0, to_builtins(told[0].before), (), (), None)
    stops = tuple(
        Stop(each.news, _sentence(each.step, plan.seat), each.step.move) for each in waits
    )
    return Lesson(name, header.game, len(header.seats), plan.seat, plan.bots, blank, stops)


def _sentence(step: Step, seat: Seat) -> Sentence:
    return about(seat, f"lesson-{step.text}", **step.names)


def _where(name: str, number: int, step: Step) -> str:
    return f"{name}.toml, step {number} ({step.text}), line {step.line} of the record"


def _check_moves(name: str, plan: Script, told: Sequence[Moment]) -> None:
    """Every decision of the learner has its step, and every step with a move its decision."""
    own = {
        each.number: to_builtins(each.line.reply)
        for each in told
        if isinstance(each.line, Decided) and each.line.seat == plan.seat
    }
    for number, step in enumerate(plan.step, start=1):
        if step.move is not None and own.pop(step.line, None) != step.move:
            raise LessonError(
                f"{_where(name, number, step)}: the move is {step.move}, "
                "which is not the learner's decision there"
            )
        if step.move is not None and step.event is not None:
            raise LessonError(f"{_where(name, number, step)}: a move waits for no event")
    for line, decision in own.items():
        raise LessonError(f"{name}.toml: no step tells the learner to make line {line}, {decision}")


def _waits(name: str, plan: Script, record: bytes) -> list[Waiting]:
    """The steps, each with the news that lead to it."""
    waits: list[Waiting] = []
    news: list[messages.News] = []
    seen: list[Any] = []
    left = list(enumerate(plan.step, start=1))
    number = 0

    def wait(view: Any) -> None:
        count, step = left.pop(0)
        waits.append(Waiting(step, _where(name, count, step), (*news,), (*seen,), view))
        news.clear()
        seen.clear()

    def tell(
        events: Sequence[Any], now: Mapping[str, Any], question: messages.Question | None
    ) -> None:
        nonlocal number
        number += 1
        plain = msgspec.json.decode(to_json((events, now)))
        made = messages.News(number=number, events=plain[0], now=plain[1], question=question)
        news.append(made)

    for moment in moments(record.splitlines(), plan.seat, plan.seat):
        begin = 0
        while left and left[0][1].line == moment.number and left[0][1].event is not None:
            count, step = left[0]
            kinds = [each.__struct_config__.tag for each in moment.seen]
            if step.event not in kinds[begin:]:
                raise LessonError(f"{_where(name, count, step)}: no event {step.event} there")
            end = kinds.index(step.event, begin) + 1
            # While one reads, nobody is waited for.
            tell(moment.told[begin:end], {"waiting": ()}, None)
            seen += moment.seen[begin:end]
            wait(moment.after)
            begin = end
        coming = left[0][1] if left else None
        asked = coming is not None and coming.move is not None and coming.line == moment.number + 1
        # A note or a saying may stand between a question and its answer.
        question = None
        if asked and plan.seat in moment.match.now.options:
            question = question_to(moment.match, plan.seat, len(waits) + 1)
            question = from_json(to_json(question), messages.Question)
        rest, now = moment.told[begin:], question_of(moment.after) if begin else moment.now
        if rest or now or question is not None:
            tell(rest, now, question)
        seen += moment.seen[begin:]
        while left and _due(left[0][1], moment.number):
            wait(moment.after)
    for count, step in left:
        raise LessonError(f"{_where(name, count, step)}: the story is past that, or never there")
    return waits


def _due(step: Step, line: int) -> bool:
    """Whether the story waits for this step after that line."""
    return step.event is None and step.line == (line if step.move is None else line + 1)


def _check(
    here: Waiting, before: Waiting | None, after: Waiting | None, game: str, seats: Sequence[str]
) -> None:
    """Raise an error if a step says something that is not so, or that a language lacks."""
    known = {info.id for info in clauses() if game in info.games}
    around = {why for each in (here, after) if each for event in each.seen for why in event.why}
    for clause in here.step.teaches:
        if clause not in known:
            raise LessonError(f"{here.where}: {game} has no clause {clause}")
        if clause not in around:
            raise LessonError(f"{here.where}: nothing that happens there is due to {clause}")
    in_sight = {
        text
        for each in (before, here, after)
        if each
        for part in (each.view, *each.seen)
        for text in _strings(to_builtins(part))
    } | {*_strings(here.step.move)}
    for variable, value in here.step.names.items():
        kind = KINDS.get(variable)
        if kind is None:
            raise LessonError(f"{here.where}: no sentence has a variable {variable}")
        if kind in CARDS and value not in in_sight:
            raise LessonError(f"{here.where}: speaks of {value}, which is not to be seen there")
        if kind == "seat" and value not in range(len(seats)):
            raise LessonError(f"{here.where}: there is no seat {value}")
    for language in LANGUAGES:
        for text in _texts(here.step):
            _say(language, text, here, game, seats)


def _texts(step: Step) -> tuple[str, ...]:
    message = f"lesson-{step.text}"
    return (message,) if step.move is None else (message, f"{message}.hint")


def _say(language: str, text: str, here: Waiting, game: str, seats: Sequence[str]) -> None:
    name, _, attribute = text.partition(".")
    if not bundle(language).has_message(name):
        raise LessonError(f"{here.where}: {language} has no message {text}")
    if attribute and attribute not in bundle(language).get_message(name).attributes:
        raise LessonError(f"{here.where}: {language} has no message {text}")
    try:
        Speaker(language, game, seats).sentence(Sentence(text, here.step.names))
    except KeyError as error:
        raise LessonError(f"{here.where}: {language}, {text}: {error}") from None


def _strings(value: Any) -> list[str]:
    """All texts in a value of JSON."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(inner, (list, tuple)) or isinstance(value, dict):
        return [text for each in inner for text in _strings(each)]
    return []
