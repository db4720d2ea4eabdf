"""Law 5: two worlds that differ only in what a watcher cannot know look the same to it.

A game's `Secrets` says which cards those are. It should be written from the rules of the game,
not from the code that is tested.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec.structs import replace

from ..engine import NATURE, Answer, Moment, Seat, answer
from ..errors import RuleError
from ..game import Game, Setup, Watcher, listed
from ..written import to_json
from .broken import LawBroken
from .play import Run, follow, question, tag
from .told import Told, changes, difference, told

if TYPE_CHECKING:
    from random import Random

PROBES = 4
"""Maximum number of answers to try in both worlds, to compare the errors."""


class Deal(NamedTuple):
    """Everything that chance decides in a game: the deck, and each later shuffle."""

    deck: tuple[Any, ...]
    shuffles: tuple[tuple[Any, ...], ...]


class Secrets(Protocol):
    """Who can have seen which cards, according to the rules of a game."""

    silent: frozenset[str]
    """The tasks whose answers leave no trace for others until the task is performed."""

    def known(self, cards: Sequence[Any]) -> Hashable:
        """What everybody knows about the cards before a game, whatever their order."""

    def twin(self, run: Run, watcher: Watcher, upto: int, rng: Random) -> Deal:
        """A deal in which cards, or sides of cards, are exchanged that the watcher cannot have
        seen in the moments up to this one."""

    def twin_for(self, run: Run, watchers: Sequence[Watcher], upto: int, rng: Random) -> Deal:
        """The same where none of several watchers can have seen them."""

    def lookalike(self, at: Any, watcher: Watcher, rng: Random) -> Any:
        """A position that looks the same now, even if earlier positions looked different."""


class Twin(NamedTuple):
    """A pair of worlds that was compared, and how it is counted."""

    watcher: str
    question: str
    messages: tuple[str, ...]


def law_5_twins(
    run: Run, secrets: Secrets, watcher: Watcher, upto: int, rng: Random
) -> Twin | None:
    """Every byte that the watcher was sent up to a moment is the same in the twin world.

    Returns None if chance made a twin that does not differ, else how it is counted.
    """
    game = run.game
    deal = secrets.twin(run, watcher, upto, rng)
    setup = replace(run.setup, deck=deal.deck)
    if deal == _deal(run, upto):
        return None
    probes = _probes(run, rng)
    twin = _twin_moments(game, setup, run.answers[:upto], deal)
    seen = game.blank(watcher, setup.players)
    for number, mine in enumerate(run.moments[: upto + 1]):
        try:
            theirs = next(twin)
        except RuleError as error:
            seat, reply = run.answers[number - 1]
            raise LawBroken(
                4, f"whether seat {seat} may answer {reply} tells {watcher} more: {error}"
            ) from error
        tried = probes if number == upto else ()
        _compare(told(game, mine, watcher, tried), told(game, theirs, watcher, tried), number)
        if [*changes(game, seen, mine)] != [*changes(game, seen, theirs)]:
            raise LawBroken(5, f"what an event changes tells {watcher} more after {number} answers")
        seen = game.view(mine.position, watcher)
    now = run.moments[upto]
    messages = tuple([tag(event) for event in now.news])
    return Twin(_kind(now, watcher), question(now), messages)


def _compare(mine: Told, theirs: Told, number: int) -> None:
    if mine != theirs:
        law = 4 if mine.options != theirs.options else 5
        raise LawBroken(law, f"after {number} answers, {difference(mine, theirs)}")


def _deal(run: Run, upto: int) -> Deal:
    shuffles = [reply.deck for seat, reply in run.answers[:upto] if seat == NATURE]  # type: ignore[attr-defined]
    return Deal(run.setup.deck, tuple(shuffles))


def _twin_moments(
    game: Game, setup: Setup, answers: Sequence[tuple[Seat, Answer]], deal: Deal
) -> Iterator[Moment[Any]]:
    """The moments of the same answers, with the other deal's shuffles."""
    shuffles = iter(deal.shuffles)
    return follow(
        game,
        setup,
        [
            (seat, replace(reply, deck=next(shuffles)) if seat == NATURE else reply)
            for seat, reply in answers
        ],
    )


def _probes(run: Run, rng: Random) -> list[Answer]:
    """Answers to try, wrong ones among them: answers given in this game, by any seat."""
    given = [reply for seat, reply in run.answers if seat != NATURE]
    return rng.sample(given, min(PROBES, len(given)))


def _kind(now: Moment[Any], watcher: Watcher) -> str:
    if watcher is None:
        return "spectator"
    return "asked seat" if watcher in now.options else "other seat"


def law_5_sealed(run: Run, secrets: Secrets, number: int, rng: Random) -> bool:
    """While an answer is sealed, others cannot tell which it is; nor, for silent tasks, that it
    was given. Returns False if the answer of that number was not sealed."""
    game, now, after = run.game, run.moments[number], run.moments[number + 1]
    seat, reply = run.answers[number]
    if not any(who == seat for who, _ in after.position.sealed):
        return False
    other = rng.choice([o for o in listed(now.options[seat]) if not o.interrupts])
    instead = answer(game.rules, now, seat, other)
    for watcher in (None, *range(run.setup.players)):
        if watcher == seat:
            continue
        mine = told(game, after, watcher)
        if found := difference(mine, told(game, instead, watcher)):
            raise LawBroken(5, f"a sealed answer {reply} shows after {number + 1} answers: {found}")
        before = told(game, now, watcher)._replace(events=())
        if question(now) in secrets.silent and (found := difference(before, mine)):
            raise LawBroken(5, f"that seat {seat} has answered shows: {found}")
    return True


def law_5_now(run: Run, secrets: Secrets, watcher: Watcher, number: int, rng: Random) -> bool:
    """A view shows what can be seen now, not what could be seen earlier.

    Returns False if the other position was the same.
    """
    at = run.moments[number].position
    other = secrets.lookalike(at, watcher, rng)
    mine, theirs = (to_json(run.game.view(position, watcher)) for position in (at, other))
    if mine != theirs:
        raise LawBroken(5, f"a view shows what cannot be seen now: {mine!r} / {theirs!r}")
    return bool(other != at)
