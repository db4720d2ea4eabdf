"""Dealing out the unknown sides of cards, so that each possible world has the right probability.

All orders of a shuffled deck are equally likely; so are, given what was seen, all those that
agree with it. Two facts make it possible to sample them exactly and quickly:

* Once the objects are dealt out, the backs of one object's cards say nothing about
  another's. So the objects can be dealt one kind after the other, each choice weighted by
  the number of ways in which backs then fit (`_Choice.ways`).
* Among cards whose back is known and whose object is not, only the number of cards for each
  back and pile (a *column*) matters. There are few columns: a table over them (`Worlds._table`)
  counts the ways to deal the remaining kinds, and is walked once for each world.

An example: the deck is three hats (two plain, one sabotage) and two bones (both plain). I hold
one card with a plain back and one with a sabotage back; my neighbour's hand shows a bone, whose
back I have not seen; the draw pile has two cards, a plain one on top. The columns are: plain, two
cards (mine and the top of the pile), and sabotage, one card. Two cards show neither side of
interest: the bone's back, and the lower card of the pile.

* Hats first: all three are hidden. The only sabotage is a hat, so the hats take one card of the
  column sabotage. The two plain hats lie among three places: my plain card, the top, the lower card
  of the pile. Three ways.
* Bones next: the neighbour's bone is plain, and the other bone lies in the place that is left. One
  way each.

So there are three worlds, each as likely as the others: the hats take both cards of the column
plain in one of them, and one of its cards in two.

One pile has at most one column for each back. Every shuffle can add more, and the table grows
with their product: who has no time for that names a limit, beyond which it is given up
(`TooManyWaysError`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, factorial, inf, prod
from operator import add, gt, sub
from typing import TYPE_CHECKING, NamedTuple, assert_never

from .cards import BACKS, Back, BackSide, Card, Object, ObjectSide, Side, Unseen

if TYPE_CHECKING:
    from random import Random


class Trace:
    """What is known of one card."""

    __slots__ = ("back", "may_be_small_hat", "object", "turned")

    def __init__(self) -> None:
        self.object: Object | None = None
        self.back: Back | None = None
        self.turned = False
        """Whether it is held the other way than when it was drawn."""
        self.may_be_small_hat = True

    def see(self, side: Side) -> None:
        match side:
            case ObjectSide(object_):
                self.object = object_
            case BackSide(back):
                self.back = back
            case Unseen():
                pass
            case _:
                assert_never(side)


class Pile:
    """The cards of one shuffle: those put in (none: the whole deck), and those drawn so far."""

    def __init__(self, made_of: Sequence[Trace] = ()) -> None:
        self.made_of = tuple(made_of)
        self.members: list[Trace] = []


Column = tuple[int, Back]
"""A pile's number and a back: the pile's cards that show this back and hide their object."""
Counts = tuple[int, ...]
"""A number for each back, in the order of BACKS, or for each column."""

_HAT = BACKS.index("small-hat")
"""The place of the small hat in `BACKS`."""


class TooManyWaysError(Exception):
    """Counting all worlds would take more steps than allowed."""


class _Group:
    """Cards of one object whose backs are unknown."""

    def __init__(self, traces: Sequence[Trace] = ()) -> None:
        self.free = [trace for trace in traces if trace.may_be_small_hat]
        self.bound = [trace for trace in traces if not trace.may_be_small_hat]

    def __len__(self) -> int:
        return len(self.free) + len(self.bound)

    def arrangements(self, backs: Counts, more: int = 0) -> int:
        """The number of ways in which these backs fit; `more` free cards join the group."""
        hats = backs[_HAT]
        others = len(self) + more - hats
        divisor = prod(factorial(n) for i, n in enumerate(backs) if i != _HAT)
        return comb(len(self.free) + more, hats) * factorial(others) // divisor

    def spread(
        self, backs: Counts, rng: Random, more: Sequence[Trace] = ()
    ) -> Iterator[tuple[Trace, Back]]:
        """Deal the backs out, every arrangement equally likely."""
        free = [*self.free, *more]
        rng.shuffle(free)
        for trace in free[: backs[_HAT]]:
            yield trace, "small-hat"
        rest = [back for i, back in enumerate(BACKS) if i != _HAT for _ in range(backs[i])]
        rng.shuffle(rest)
        yield from zip([*free[backs[_HAT] :], *self.bound], rest, strict=True)


class _Choice(NamedTuple):
    """A way to deal a kind's backs: its number of arrangements, and its backs in each group."""

    ways: int
    old: tuple[Counts, ...]
    """For each later pile: the backs of the cards that went into it with their back unknown."""
    rest: Counts
    """The backs of the other cards whose back is unknown."""
    pile: Counts
    """The backs of this object's cards still in the draw pile, or of its wholly unknown cards."""


class _Kind:
    """Everything about the cards of one object."""

    def __init__(self, object_: Object, deck: Sequence[Card], piles: Sequence[Pile]) -> None:
        self.object = object_
        total = Counter(card.back for card in deck if card.object == object_)
        seen = [[t for t in pile.members if t.object == object_] for pile in piles]
        went_in = [[t for t in pile.made_of if t.object == object_] for pile in piles]
        self.known = [_backs(traces) for traces in seen]
        self.known_before = [_backs(traces) for traces in went_in]
        self.unplaced = _minus(tuple(total[back] for back in BACKS), self.known[0])
        self.old = [_Group([t for t in traces if t.back is None]) for traces in went_in]
        gone = {trace for traces in went_in for trace in traces}
        self.here = _Group([t for t in seen[0] if t.back is None and t not in gone])
        sizes = [sum(total.values()), *[len(traces) for traces in went_in[1:]]]
        self.hidden = [size - len(traces) for size, traces in zip(sizes, seen, strict=True)]
        """For each pile, the number of its cards of unknown object that are this object."""

    def most(self, pile: int, back: Back) -> int:
        """The maximum number of cards of a pile with this back that could be this object."""
        at = BACKS.index(back)
        if pile == 0:
            return min(self.hidden[0], self.unplaced[at])
        room = self.known_before[pile][at] + len(self.old[pile]) - self.known[pile][at]
        return max(0, min(self.hidden[pile], room))

    @property
    def most_splits(self) -> int:
        """Maximum number of ways to deal the backs of the cards that went into the last pile."""
        size = len(self.old[-1])
        return prod(min(n, size) + 1 for n in self.unplaced)

    def choices(self, taken: Sequence[Counts], blanks: Sequence[int]) -> Iterator[_Choice]:
        """All ways to deal the backs, for given numbers of this object's cards in each pile:
        `taken` counts those of each back, `blanks` those that show neither side."""
        last = len(self.known) - 1
        left = _minus(self.unplaced, taken[0])
        shown = [_plus(known, more) for known, more in zip(self.known, taken, strict=True)]
        old: list[Counts] = []
        ways = 1
        for pile in range(1, last):
            # A pile that is used up gave out exactly the cards that went in.
            backs = _minus(shown[pile], self.known_before[pile])
            left = _minus(left, backs)
            if min(backs) < 0 or sum(backs) != len(self.old[pile]):
                return
            ways *= self.old[pile].arrangements(backs) * prod(map(factorial, shown[pile]))
            old.append(backs)
        if min(left) < 0:
            return
        if last == 0:
            yield _Choice(self.here.arrangements(left, blanks[0]), (), left, left)
            return
        group = self.old[last]
        for backs in _splits(left, len(group)):
            inside = _plus(self.known_before[last], backs)
            hidden = _minus(inside, shown[last])
            rest = _minus(left, backs)
            if min(hidden) < 0:
                continue
            fits = (
                group.arrangements(backs)
                * self.here.arrangements(rest, blanks[0])
                * factorial(blanks[last])
                * prod(
                    factorial(n) // factorial(n - m)
                    for n, m in zip(inside, shown[last], strict=True)
                )
            )
            yield _Choice(ways * fits, (*old, backs), rest, hidden)


class _Share(NamedTuple):
    """A kind's part of the columns. It does not depend on what is left for the other kinds."""

    blanks: Sequence[int]
    """For each pile, the number of cards that show neither side and are this object."""
    choices: Sequence[_Choice]
    ways: int
    """The number of ways of all choices together."""


class _Ways(NamedTuple):
    """All ways to deal a kind and the kinds after it: what the kind can take from the columns, each
    with the number of ways to deal the others then."""

    total: int
    listed: Sequence[tuple[int, Counts]]


class Worlds:
    """All the worlds that fit what was seen."""

    def __init__(
        self,
        deck: Sequence[Card],
        piles: Sequence[Pile],
        cards: int,
        top: Back | None,
        limit: float = inf,
    ) -> None:
        """`limit`: the maximum number of steps for counting, once the discards were shuffled."""
        self.draw = [Trace() for _ in range(cards)]
        if top is not None:
            self.draw[0].back = top
        hidden = [
            [
                t
                for t in (*pile.members, *(self.draw if pile is piles[-1] else ()))
                if t.object is None
            ]
            for pile in piles
        ]
        self.columns: dict[Column, list[Trace]] = {}
        self.blanks: list[list[Trace]] = [[] for _ in piles]
        for number, traces in enumerate(hidden):
            for trace in traces:
                if trace.back is None:
                    self.blanks[number].append(trace)
                else:
                    self.columns.setdefault((number, trace.back), []).append(trace)
        self.known = {
            trace: Card.of(f"{trace.object}/{trace.back}")
            for pile in piles
            for trace in pile.members
            if trace.object is not None and trace.back is not None
        }
        objects = dict.fromkeys(card.object for card in deck)
        self.kinds = [_Kind(object_, deck, piles) for object_ in objects]
        self._hidden = [
            [sum(kind.hidden[pile] for kind in self.kinds[number:]) for pile in self._piles]
            for number in range(len(self.kinds))
        ]
        self._table: dict[tuple[int, Counts], _Ways] = {}
        self._shares: dict[tuple[int, Counts], _Share] = {}
        self._steps = 0
        self._limit = limit if len(piles) > 1 else inf

    def deal(self, rng: Random) -> tuple[dict[Trace, Card], tuple[Card, ...]]:
        """A card for each trace, and the draw pile."""
        cards = dict(self.known)
        columns = {column: rng.sample(t, len(t)) for column, t in self.columns.items()}
        blanks = [rng.sample(traces, len(traces)) for traces in self.blanks]
        left = self._start
        for number, kind in enumerate(self.kinds):
            taken, choice = self._pick(number, left, rng)
            for count, (column, traces) in zip(taken, columns.items(), strict=True):
                for _ in range(count):
                    cards[traces.pop()] = Card.of(f"{kind.object}/{column[1]}")
            mine = [
                [traces.pop() for _ in range(count)]
                for traces, count in zip(blanks, self._share(number, taken).blanks, strict=True)
            ]
            for trace, back in self._backs(kind, choice, mine, rng):
                cards[trace] = Card.of(f"{kind.object}/{back}")
            left = _minus(left, taken)
        return cards, tuple(cards[trace] for trace in self.draw)

    @property
    def _start(self) -> Counts:
        return tuple(len(traces) for traces in self.columns.values())

    def _backs(
        self, kind: _Kind, choice: _Choice, blanks: Sequence[Sequence[Trace]], rng: Random
    ) -> Iterator[tuple[Trace, Back]]:
        """The unknown backs of a kind's cards."""
        for group, backs in zip(kind.old[1:], choice.old, strict=True):
            yield from group.spread(backs, rng)
        yield from kind.here.spread(choice.rest, rng, blanks[0])
        if len(blanks) > 1:
            yield from _Group().spread(choice.pile, rng, blanks[-1])

    def _pick(self, number: int, left: Counts, rng: Random) -> tuple[Counts, _Choice]:
        """A random choice, weighted by its ways (whole numbers far beyond a float's range)."""
        ways = self._ways(number, left)
        at = rng.randrange(ways.total)
        for others, taken in ways.listed:
            for choice in self._share(number, taken).choices:
                at -= others * choice.ways
                if at < 0:
                    return taken, choice
        raise AssertionError("unreachable")

    def _ways(self, number: int, left: Counts) -> _Ways:
        """What the kind of that number can take from the columns, each with the number of ways to
        deal the kinds after it."""
        found = self._table.get((number, left))
        if found is None:
            listed = list(self._count(number, left))
            total = sum(others * self._share(number, taken).ways for others, taken in listed)
            found = self._table[number, left] = _Ways(total, listed)
        return found

    def _count(self, number: int, left: Counts) -> Iterator[tuple[int, Counts]]:
        kind, last = self.kinds[number], number + 1 == len(self.kinds)
        blanks_left = self._blanks_left(number, left)
        most = [
            min(count, kind.most(pile, back))
            for (pile, back), count in zip(self.columns, left, strict=True)
        ]
        for taken in product(*[range(n + 1) for n in most]):
            self._take(1)
            share = self._share(number, taken)
            if not share.ways or any(map(gt, share.blanks, blanks_left)):
                continue
            after = _minus(left, taken)
            onwards = int(not any(after)) if last else self._ways(number + 1, after).total
            if onwards:
                places = prod(map(comb, left, taken)) * prod(map(comb, blanks_left, share.blanks))
                yield places * onwards, taken

    def _share(self, number: int, taken: Counts) -> _Share:
        found = self._shares.get((number, taken))
        if found is None:
            kind = self.kinds[number]
            blanks = self._blank_counts(kind, taken)
            possible = min(blanks) >= 0
            if possible:
                self._take(kind.most_splits)
            choices = list(kind.choices(self._by_pile(taken), blanks)) if possible else []
            ways = sum(choice.ways for choice in choices)
            found = self._shares[number, taken] = _Share(blanks, choices, ways)
        return found

    def _take(self, steps: int) -> None:
        self._steps += steps
        if self._steps > self._limit:
            raise TooManyWaysError

    def _blanks_left(self, number: int, left: Counts) -> list[int]:
        """For each pile, the number of cards that show neither side and have no object yet."""
        still = list(self._hidden[number])
        for (pile, _), count in zip(self.columns, left, strict=True):
            still[pile] -= count
        return still

    def _blank_counts(self, kind: _Kind, taken: Counts) -> list[int]:
        counts = list(kind.hidden)
        for (pile, _), count in zip(self.columns, taken, strict=True):
            counts[pile] -= count
        return counts

    def _by_pile(self, taken: Counts) -> list[Counts]:
        rows = [[0] * len(BACKS) for _ in self._piles]
        for (pile, back), count in zip(self.columns, taken, strict=True):
            rows[pile][BACKS.index(back)] = count
        return [tuple(row) for row in rows]

    @property
    def _piles(self) -> range:
        return range(len(self.blanks))


def _backs(traces: Sequence[Trace]) -> Counts:
    counted = Counter(trace.back for trace in traces)
    return tuple(counted[back] for back in BACKS)


def _plus(one: Counts, other: Counts) -> Counts:
    return tuple(map(add, one, other))


def _minus(one: Counts, other: Counts) -> Counts:
    return tuple(map(sub, one, other))


def _splits(counts: Counts, size: int) -> Iterator[Counts]:
    """All ways to take `size` out of the counts."""
    for taken in product(*[range(min(n, size) + 1) for n in counts]):
        if sum(taken) == size:
            yield taken
