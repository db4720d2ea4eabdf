"""Laws 1, 2 and 4: each step of a game that was played is checked by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine import NATURE, Answer, AnyOrder, Asked, Seat, begin
from ..errors import RuleError
from ..game import Watcher, listed
from ..written import from_json, to_json
from .broken import LawBroken
from .play import Run, attempt, follow

if TYPE_CHECKING:
    from random import Random


def law_1_replay(run: Run) -> None:
    """The written answers, read again and given again, lead to the same positions and events."""
    record = [(seat, to_json(reply)) for seat, reply in run.answers]
    answers: list[tuple[Seat, Answer]] = [
        (seat, from_json(raw, run.game.chances if seat == NATURE else run.game.decisions))
        for seat, raw in record
    ]
    try:
        again = list(follow(run.game, run.setup, answers))
    except Exception as error:
        raise LawBroken(1, f"the record cannot be replayed: {error!r}") from error
    for number, (once, twice) in enumerate(zip(run.moments, again, strict=True)):
        if to_json(once.position) != to_json(twice.position):
            raise LawBroken(1, f"another position after {number} answers")
        if to_json(once.news) != to_json(twice.news):
            raise LawBroken(1, f"other events after {number} answers")


def law_2_json(run: Run) -> None:
    """Positions, answers, views and events survive JSON at every step."""
    for seat, reply in run.answers:
        _survives(reply, run.game.chances if seat == NATURE else run.game.decisions)
    for number, now in enumerate(run.moments):
        decoded = _survives(now.position, run.game.position)
        again = begin(run.game.rules, decoded)
        if again.news or comparable(again.options) != comparable(now.options):
            raise LawBroken(2, f"after {number} answers: a position that was read asks otherwise")
        watchers: list[Watcher] = [None, number % run.setup.players]
        for watcher in watchers:
            view = run.game.view(now.position, watcher)
            _survives(view, type(view))
            for event in now.news:
                seen = run.game.redact(event, watcher)
                _survives(seen, type(seen))


def _survives(value: Any, kind: Any) -> Any:
    try:
        decoded = from_json(to_json(value), kind)
    except (RuleError, TypeError, ValueError, NotImplementedError) as error:
        raise LawBroken(2, f"no JSON for {type(value).__name__}: {error!r}") from error
    if decoded != value:
        raise LawBroken(2, f"{type(value).__name__} comes back changed: {decoded} for {value}")
    return decoded


def law_4_options(run: Run, rng: Random, most: int = 12) -> None:
    """Every option can be answered; from a long list, `most` options are tried.

    The rest of law 4 is checked elsewhere: during play, that no question lacks an option; by
    law 5's twins, that options tell nothing hidden.
    """
    for now in run.moments:
        for seat in now.to_act:
            options = listed(now.options[seat])
            for reply in options if len(options) <= most else rng.sample(options, most):
                attempt(run.game, now, seat, reply)


def comparable(asked: Asked) -> dict[Seat, Any]:
    """The options as values that can be compared with ==."""
    return {
        seat: options.cards if isinstance(options, AnyOrder) else tuple(options)
        for seat, options in asked.items()
    }
