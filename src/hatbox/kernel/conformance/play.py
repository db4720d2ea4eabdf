"""Playing a game by some policy, and playing the same answers again.

Every position is checked at once for faults that would stop the game later: a lost card (law 3),
a question without an option (law 4), a game that does not end (law 7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from ..engine import NATURE, Answer, Asked, Event, Moment, Rules, Seat, Step, answer
from ..game import Game, Setup, listed
from ..written import Written
from .broken import LawBroken

if TYPE_CHECKING:
    from random import Random

Policy = Callable[[Moment[Any], Seat, "Random"], Answer]
"""A function that answers for a seat. It sees the whole truth, since it need not play fair."""

RESTLESS = 10_000
"""Number of tasks in a row that ask nobody, beyond which the rules are said to loop for ever."""


class Run(NamedTuple):
    """A game as it was played: `moments[n]` is the moment after the first n answers."""

    game: Game
    setup: Setup
    answers: tuple[tuple[Seat, Answer], ...]
    moments: tuple[Moment[Any], ...]

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.moments[-1].position.over)


class Patient:
    """Rules that raise a LawBroken when the tasks never lead to a question."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.performed = 0

    def options(self, at: Any, task: Any) -> Asked:
        return self.rules.options(at, task)

    def perform(self, at: Any, task: Any, answers: Mapping[Seat, Any]) -> Step[Any]:
        self.performed += 1
        if self.performed > RESTLESS:
            raise LawBroken(7, f"no question after {RESTLESS} tasks, the last is {tag(task)}")
        return self.rules.perform(at, task, answers)

    def noticed(self, task: Any, seat: Seat) -> tuple[Event, ...]:
        return self.rules.noticed(task, seat)


def anything(now: Moment[Any], seat: Seat, rng: Random) -> Answer:
    """Random play."""
    return rng.choice(listed(now.options[seat]))


def interrupting(now: Moment[Any], seat: Seat, rng: Random) -> Answer:
    """Random play, in which a seat that can interrupt does."""
    options = listed(now.options[seat])
    return rng.choice([reply for reply in options if reply.interrupts] or options)


def play(game: Game, setup: Setup, policy: Policy, rng: Random, most: int) -> Run:
    """Play until the end, or until `most` answers were given."""
    now = game.start(setup)
    deck = Counter(setup.deck)
    check_moment(now, setup, deck)
    moments = [now]
    answers: list[tuple[Seat, Answer]] = []
    while now.options and len(answers) < most:
        seat = rng.choice(sorted(now.options))
        reply = by_chance(now, rng) if seat == NATURE else policy(now, seat, rng)
        now = attempt(game, now, seat, reply)
        check_moment(now, setup, deck)
        answers.append((seat, reply))
        moments.append(now)
    return Run(game, setup, tuple(answers), tuple(moments))


def play_to_the_end(game: Game, setup: Setup, rng: Random, most: int = 8_000) -> Run:
    """Law 7: random play ends. The bound is far beyond any game with an edition's own deck."""
    run = play(game, setup, anything, rng, most)
    if not run.over:
        raise LawBroken(7, f"not over after {most} answers")
    return run


def by_chance(now: Moment[Any], rng: Random) -> Answer:
    """Any order of the cards that NATURE is asked about."""
    orders = now.options[NATURE]
    reply: Answer = orders.kind(tuple(rng.sample(orders.cards, len(orders.cards))))
    return reply


def attempt(game: Game, now: Moment[Any], seat: Seat, reply: Answer) -> Moment[Any]:
    """The moment after an answer that must be possible."""
    try:
        return answer(Patient(game.rules), now, seat, reply)
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken(4, f"seat {seat} cannot answer {reply}: {error!r}") from error


def check_moment(now: Moment[Any], setup: Setup, deck: Counter[Any]) -> None:
    """Check laws 3 and 4 in one position."""
    found = Counter(cards_in(now.position, type(setup.deck[0])))
    if found != deck:
        lost, doubled = deck - found, found - deck
        raise LawBroken(3, f"lost {_names(lost)}, too many {_names(doubled)}")
    for seat, options in now.options.items():
        if seat == NATURE:
            continue
        if seat not in range(setup.players):
            raise LawBroken(4, f"seat {seat} is asked, and there is none")
        choice = listed(options)
        if not choice:
            raise LawBroken(4, f"seat {seat} is asked and has no option")
        if len(set(choice)) < len(choice):
            raise LawBroken(4, f"seat {seat} has the same option twice")


def cards_in(position: Any, kind: type) -> Iterator[Any]:
    """All cards of a position; answers and tasks may name cards but do not hold them."""
    for name in position.__struct_fields__:
        if name not in ("agenda", "sealed"):
            yield from _cards(getattr(position, name), kind)


def _cards(value: Any, kind: type) -> Iterator[Any]:
    if isinstance(value, kind):
        yield value
    elif isinstance(value, Written):
        yield from _cards(getattr(value, "card", None), kind)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _cards(part, kind)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _cards(getattr(value, name), kind)


def _names(cards: Counter[Any]) -> str:
    return ", ".join(str(card) for card in cards.elements()) or "nothing"


def tag(task: Any) -> str:
    """The name of a task, an event or an answer in JSON."""
    return str(task.__struct_config__.tag)


def question(now: Moment[Any]) -> str:
    """The kind of the open question."""
    return tag(now.position.agenda[-1]) if now.position.agenda else "over"


def follow(
    game: Game, setup: Setup, answers: Iterable[tuple[Seat, Answer]]
) -> Iterator[Moment[Any]]:
    """The moments of a game: one for the deal and one for each answer.

    Raises a RuleError at an answer that cannot be given.
    """
    now = game.start(setup)
    yield now
    for seat, reply in answers:
        now = answer(game.rules, now, seat, reply)
        yield now
