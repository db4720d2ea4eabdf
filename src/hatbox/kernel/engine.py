"""The agenda machine: tasks wait on a stack, some ask seats, all are performed in turn.

A turn reads best as a coroutine, but a coroutine can be neither saved nor cloned. So its
call stack is data: a position carries an agenda of tasks, the next one last.

`gc=False`: an immutable value made of its parts cannot be part of a cycle, so Python's
collector need not look for one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .errors import RuleError, illegal

Seat = int
NATURE: Seat = -1
"""Chance as a seat: its answers are recorded like everybody else's."""


class Answer(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """A seat's decision."""

    interrupts: ClassVar[bool] = False
    """Whether this answer settles its question before the other seats have answered."""
    names: ClassVar[str] = ""
    """The field in which it names a face, where every face can be named.

    Such options are told without this field, so that nobody is sent a list of all faces.
    """


class Task(Struct, frozen=True, gc=False, tag_field="task"):
    """An entry of the agenda."""

    silence: ClassVar[Answer | None] = None
    """The meaning of saying nothing, for a question that all are asked for a limited time."""


class Chance(Answer, frozen=True):
    """NATURE's decision: an order of cards."""

    deck: tuple[Any, ...]


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened, with the clauses that made it happen."""

    why: tuple[str, ...]
    """The ids of the clauses that made it happen."""


class Position(Struct, frozen=True, gc=False):
    """The whole truth about a game at one moment; each game adds its own fields."""

    agenda: tuple[Any, ...]
    sealed: tuple[tuple[Seat, Any], ...]

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.agenda


class Options(Protocol):
    """The legal answers of a seat: something that can tell whether an answer is in it."""

    def __contains__(self, answer: object, /) -> bool: ...


class AnyOrder:
    """NATURE's options, not listed but checked: any order of exactly these cards."""

    def __init__(self, kind: type[Chance], cards: Sequence[Any]) -> None:
        self.kind = kind
        self.cards = tuple(sorted(cards, key=str))

    def __contains__(self, answer: object, /) -> bool:
        return isinstance(answer, self.kind) and tuple(sorted(answer.deck, key=str)) == self.cards


P = TypeVar("P", bound=Position)
Asked = Mapping[Seat, Any]
"""The options of each seat that has to answer."""

NOBODY: Asked = {}
"""The empty `Asked`, for a task without a question."""


class Step(Struct, Generic[P], frozen=True, gc=False):
    """The result of a task: a position, tasks to do next in this order, and news."""

    position: P
    todo: tuple[Task, ...] = ()
    news: tuple[Event, ...] = ()


class Moment(Struct, Generic[P], frozen=True, gc=False):
    """A position in which somebody must choose, or the game is over; and the news before it."""

    position: P
    options: Asked
    news: tuple[Event, ...] = ()

    @property
    def to_act(self) -> list[Seat]:
        """The seats that have a decision to make now."""
        return sorted(seat for seat in self.options if seat != NATURE)


class Rules(Protocol[P]):
    """The functions that the kernel calls in a game."""

    def options(self, at: P, task: Any) -> Asked:
        """The seats that a task asks, with their options; without any, it is performed at once."""

    def perform(self, at: P, task: Any, answers: Mapping[Seat, Any]) -> Step[P]:
        """Do the task."""

    def noticed(self, task: Any, seat: Seat) -> tuple[Event, ...]:
        """The events that the table sees when a seat has answered and others have not yet."""


def begin(rules: Rules[P], at: P) -> Moment[P]:
    """The moment of a position. Its sealed answers stay sealed."""
    if at.sealed:
        asked = rules.options(at, at.agenda[-1])
        answered = {seat for seat, _ in at.sealed}
        return Moment(at, {seat: asked[seat] for seat in asked if seat not in answered})
    return _advance(rules, at, list(at.agenda), [])


def check(now: Moment[Any], seat: Seat, reply: Answer) -> None:
    """Raise a RuleError if a seat cannot answer that now."""
    if seat not in now.options:
        raise _unasked(now, seat)
    if reply not in now.options[seat]:
        raise illegal("error-not-an-option")


def answer(rules: Rules[P], now: Moment[P], seat: Seat, reply: Answer) -> Moment[P]:
    """The moment after a seat's answer; a RuleError, and nothing changed, if it is refused."""
    check(now, seat, reply)
    at, asked = now.position, now.options
    sealed = (*at.sealed, (seat, reply))
    if len(asked) > 1 and not reply.interrupts:
        waiting = dict(asked)
        del waiting[seat]
        return Moment(replace(at, sealed=sealed), waiting, rules.noticed(at.agenda[-1], seat))
    agenda = list(at.agenda)
    step = rules.perform(at, agenda.pop(), dict(sealed))
    agenda += step.todo[::-1]
    return _advance(rules, step.position, agenda, list(step.news))


def _advance(rules: Rules[P], at: P, agenda: list[Any], news: list[Event]) -> Moment[P]:
    """Work down the agenda until some seat must choose, or nothing is left."""
    while agenda:
        asked = rules.options(at, agenda[-1])
        if asked:
            return Moment(replace(at, agenda=tuple(agenda), sealed=()), asked, tuple(news))
        step = rules.perform(at, agenda.pop(), {})
        at = step.position
        agenda += step.todo[::-1]
        news += step.news
    return Moment(replace(at, agenda=(), sealed=()), NOBODY, tuple(news))


def _unasked(now: Moment[P], seat: Seat) -> RuleError:
    if now.position.over:
        return RuleError("game-over", "error-game-over")
    if seat == NATURE:
        return illegal("error-no-shuffle-due")
    if NATURE in now.options:
        return RuleError("not-your-turn", "error-shuffle-due")
    return RuleError("not-your-turn", "error-not-your-turn", seat=str(seat))
