"""Law 6: a memory imagines the worlds that fit, each with the right probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain
from math import factorial, prod
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..engine import NATURE, Moment, answer, begin
from ..errors import RuleError
from ..game import Game, Knowledge, Setup, Watcher
from ..written import to_json
from .broken import LawBroken
from .play import Run, anything, attempt, by_chance, cards_in
from .told import Told, difference, told
from .twins import Secrets

if TYPE_CHECKING:
    from random import Random

Weights = dict[bytes, Fraction]
"""The probability of each position."""
Pack = Sequence[Any]
"""The cards of a deck in some order."""


def remember(run: Run, watcher: Watcher, upto: int, setup: Setup | None = None) -> Knowledge:
    """The memory of a watcher after the first `upto` answers."""
    memory = run.game.knowledge(watcher, run.setup if setup is None else setup)
    for now in run.moments[: upto + 1]:
        seen = [run.game.redact(event, watcher) for event in now.news]
        memory.learn(run.game.view(now.position, watcher), seen)
    return memory


def law_6_fits(
    run: Run, secrets: Secrets, watcher: Watcher, upto: int, rng: Random, further: int = 6
) -> None:
    """An imagined world looks like the true one to the watcher, and can be played on."""
    now = run.moments[upto]
    world = _imagine(remember(run, watcher, upto), rng)
    cards = list(cards_in(world, type(run.setup.deck[0])))
    if secrets.known(cards) != secrets.known(run.setup.deck):
        raise LawBroken(6, f"after {upto} answers {watcher} imagines other cards")
    imagined = begin(run.game.rules, world)
    expected = told(run.game, now, watcher)._replace(events=())
    if imagined.news or (odd := difference(expected, told(run.game, imagined, watcher))):
        raise LawBroken(6, f"after {upto} answers {watcher} imagines what it does not see: {odd}")
    if watcher in now.options:
        for _ in range(further):
            imagined = _onwards(run.game, imagined, rng)


def _imagine(memory: Knowledge, rng: Random) -> Any:
    try:
        return memory.imagine(rng)
    except Exception as error:
        raise LawBroken(6, f"nothing can be imagined: {error!r}") from error


def _onwards(game: Game, now: Moment[Any], rng: Random) -> Moment[Any]:
    if not now.options:
        return now
    seat = rng.choice(sorted(now.options))
    reply = by_chance(now, rng) if seat == NATURE else anything(now, seat, rng)
    try:
        return attempt(game, now, seat, reply)
    except LawBroken as broken:
        raise LawBroken(6, f"an imagined world cannot be played on: {broken.detail}") from broken


def law_6_told(run: Run, twin: Pack, watcher: Watcher, upto: int, rng: Random) -> None:
    """A memory knows only what it was told, nothing about the deal: in a twin world, whose deck
    has another order, it imagines the same from the same random numbers."""
    state = rng.getstate()
    mine = _imagine(remember(run, watcher, upto), rng)
    rng.setstate(state)
    theirs = _imagine(remember(run, watcher, upto, replace(run.setup, deck=twin)), rng)
    if mine != theirs:
        raise LawBroken(6, f"after {upto} answers {watcher} knows more than it was told")


def all_worlds(run: Run, watcher: Watcher, upto: int, packs: Iterable[Pack] = ()) -> Weights:
    """Every position that fits what the watcher was sent, found by trying every order of the deck
    and of every shuffle: only for tiny decks. Sealed answers are left out.

    `packs`: all decks that everybody holds equally possible, if there is more than one.
    """
    sent = [told(run.game, now, watcher) for now in run.moments[: upto + 1]]
    weights: Weights = {}
    for deck in chain.from_iterable(map(orders, packs or [run.setup.deck])):
        now = run.game.start(replace(run.setup, deck=deck))
        for world, weight in _fitting(run, now, watcher, sent, Fraction(1)):
            key = world_key(world)
            weights[key] = weights.get(key, Fraction(0)) + weight
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items()}


def _fitting(
    run: Run, now: Moment[Any], watcher: Watcher, sent: Sequence[Told], weight: Fraction
) -> Iterator[tuple[Any, Fraction]]:
    """Give the same answers while the watcher is sent the same; branch at every shuffle."""
    number = 0
    while _same(run.game, now, watcher, sent[number]):
        if number == len(sent) - 1:
            yield now.position, weight
            return
        seat, reply = run.answers[number]
        number += 1
        if seat == NATURE:
            yield from _shuffles(run, now, watcher, sent[number:], weight, number)
            return
        try:
            now = answer(run.game.rules, now, seat, reply)
        except RuleError:
            return


def _same(game: Game, now: Moment[Any], watcher: Watcher, sent: Told) -> bool:
    """Compares the events first: most worlds differ there, and need no closer look."""
    if len(now.news) != len(sent.events):
        return False
    for event, expected in zip(now.news, sent.events, strict=True):
        if to_json(game.redact(event, watcher)) != expected:
            return False
    return told(game, now, watcher) == sent


def _shuffles(
    run: Run,
    now: Moment[Any],
    watcher: Watcher,
    sent: Sequence[Told],
    weight: Fraction,
    number: int,
) -> Iterator[tuple[Any, Fraction]]:
    asked = now.options[NATURE]
    likely = weight / arrangements(asked.cards)
    rest = run._replace(answers=run.answers[number:])
    for deck in orders(asked.cards):
        after = answer(run.game.rules, now, NATURE, asked.kind(deck))
        yield from _fitting(rest, after, watcher, sent, likely)


def orders(cards: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """All different orders of cards, of which some may be equal."""
    left = Counter(cards)
    order: list[Any] = []

    def extend() -> Iterator[tuple[Any, ...]]:
        if len(order) == len(cards):
            yield tuple(order)
            return
        for card in left:
            if left[card]:
                left[card] -= 1
                order.append(card)
                yield from extend()
                order.pop()
                left[card] += 1

    return extend()


def arrangements(cards: Sequence[Any]) -> int:
    """How many different orders there are."""
    return factorial(len(cards)) // prod(map(factorial, Counter(cards).values()))


def world_key(position: Any) -> bytes:
    """A position as a key, without the sealed answers, which others can only guess."""
    return to_json(replace(position, sealed=()))


def law_6_fair(
    run: Run,
    watcher: Watcher,
    upto: int,
    rng: Random,
    *,
    samples: int = 4000,
    packs: Iterable[Pack] = (),
) -> tuple[int, float]:
    """Imagined worlds come up as often as enumeration says.

    Returns the number of worlds, and by how many standard deviations the chi-square statistic is
    off.
    """
    weights = all_worlds(run, watcher, upto, packs)
    memory = remember(run, watcher, upto)
    found = Counter(world_key(_imagine(memory, rng)) for _ in range(samples))
    for world in found:
        if world not in weights:
            raise LawBroken(6, f"after {upto} answers {watcher} imagines what cannot be: {world!r}")
    for world, weight in weights.items():
        if weight * samples > SURE and world not in found:
            raise LawBroken(6, f"after {upto} answers {watcher} never imagines {world!r}")
    off = max(_chi_square(cells) for cells in _cells(weights, found, samples))
    if off > FAR:
        raise LawBroken(
            6, f"after {upto} answers {watcher} imagines unfairly: {off:.1f} deviations"
        )
    return len(weights), off


SURE = 40
"""Expected count from which on a world that never comes up cannot be chance."""
FAR = 7.0
"""Standard deviations that cannot be chance, however many comparisons are made."""
ENOUGH = 20
"""Minimum expected count of a cell of the chi-square test."""


def _cells(
    weights: Weights, found: Counter[bytes], samples: int
) -> Iterator[list[tuple[float, int]]]:
    """Groups of worlds that are large enough, each of neighbours by probability, then by key."""
    for ranked in (
        sorted(weights, key=lambda world: (weights[world], world)),
        sorted(weights),
        sorted(weights, key=lambda world: world[::-1]),
    ):
        cells: list[tuple[float, int]] = []
        expected, seen = 0.0, 0
        for world in ranked:
            expected += float(weights[world]) * samples
            seen += found[world]
            if expected >= ENOUGH:
                cells.append((expected, seen))
                expected, seen = 0.0, 0
        if expected and cells:
            last_expected, last_seen = cells.pop()
            cells.append((last_expected + expected, last_seen + seen))
        yield cells


def _chi_square(cells: Sequence[tuple[float, int]]) -> float:
    """The distance of the statistic from its mean, in standard deviations."""
    degrees = len(cells) - 1
    if degrees < 1:
        return 0.0
    statistic = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    # Wilson and Hilferty: its cube root is close to normal even with few degrees of freedom.
    spread = 2 / (9 * degrees)
    return float(((statistic / degrees) ** (1 / 3) - (1 - spread)) / spread**0.5)
