"""A memory like a person's: traces fade, and neighbours get mixed up.

The table shows how cards move, so a card itself is never lost; only the belief about its face is.
A `Trace` is that belief and its strength. A gift that is named is rehearsed, and one that is seen
is learnt anew. Every pass lets all traces fade, the faster the more there are, and a weak trace
may change places with its neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import assert_never

from msgspec import Struct

from ...games.not_a_hat.cards import Gift
from ...games.not_a_hat.events import (
    AnyEvent,
    GameEnded,
    GiftAccepted,
    GiftOffered,
    GiftPicked,
    GiftRefused,
    GiftShown,
    GiftTurned,
    PenaltyTaken,
    RoundDealt,
    RoundEnded,
    Shuffled,
)
from ...kernel.engine import Seat


class Quality(Struct, frozen=True):
    """How good a memory is."""

    fading: float
    """Share of a trace's strength lost at each pass, for each card to follow."""
    mixing: float
    """Probability at each pass that a faint trace changes places with its neighbour."""
    attention: float
    """Strength of a trace just after the gift was seen, at most 1."""
    rehearsal: float
    """Share of the missing strength that a fitting name brings back."""
    suggestible: float
    """Probability that a name replaces a faint trace."""


class Trace:
    """A belief about a card's face, and its strength from 0 to 1."""

    __slots__ = ("age", "gift", "strength")

    def __init__(self, gift: Gift, strength: float) -> None:
        self.gift = gift
        self.strength = strength
        self.age = 0
        """Number of passes since everybody saw it."""


class Memory:
    """Follows all cards as well as it can."""

    def __init__(self, quality: Quality, rng: Random) -> None:
        self.quality = quality
        self.rng = rng
        self.columns: list[list[Trace]] = []
        self.offered: Trace | None = None
        self.named: Gift | None = None
        """The last name of the offered gift."""
        self.gone: dict[Gift, float] = {}
        """Gifts that became penalty points, and how firmly that is remembered."""
        self.quiet = 0
        """Number of passes since the last penalty point."""

    def hear(self, event: AnyEvent) -> None:
        """Take in an event."""
        match event:
            case RoundDealt(gifts=gifts):
                self.columns = [[self._seen(gift) for gift in column] for column in gifts]
                self.offered, self.gone, self.quiet = None, {}, 0
            case GiftShown(gift=gift):
                self.offered = self._seen(gift)
            case GiftTurned(seat=seat) | GiftPicked(seat=seat):
                self._pick(seat, fresh=isinstance(event, GiftTurned))
            case GiftOffered(named=named):
                self._named(named)
            case GiftAccepted(seat=seat):
                assert self.offered is not None
                self.columns[seat].append(self.offered)
                self.offered = None
                self._pass(seat)
            case PenaltyTaken(gift=gift):
                self.offered, self.quiet = None, 0
                self.gone[gift] = self.quality.attention
            case GiftRefused() | RoundEnded() | Shuffled() | GameEnded():
                pass  # nothing moves, or the next deal tells where to
            case _:
                assert_never(event)

    def reminded(self, *, confirmed: bool) -> None:
        """Somebody says whether the gift was named rightly: agreement makes the bot's own trace
        stronger, disagreement makes it weaker."""
        trace = self.offered
        if trace is None:
            return
        if (trace.gift == self.named) == confirmed:
            trace.strength += (1 - trace.strength) * self.quality.rehearsal / 2
        else:
            trace.strength *= 1 - self.quality.suggestible / 2

    def traces(self) -> Iterator[Trace]:
        """The traces of all cards in columns."""
        return (trace for column in self.columns for trace in column)

    def _seen(self, gift: Gift) -> Trace:
        return Trace(gift, self.quality.attention)

    def _pick(self, seat: Seat, *, fresh: bool) -> None:
        """Follow the gift to be given; one that was face up until now was also seen until now."""
        if self.offered is not None:
            return
        self.offered = self.columns[seat].pop(0)
        if fresh:
            self.offered.strength = self.quality.attention
            self.offered.age = 0

    def _named(self, named: Gift) -> None:
        """A fitting name rehearses a trace; another one may replace it if it is faint."""
        trace, self.named = self.offered, named
        if trace is None:
            return
        if trace.gift == named:
            trace.strength += (1 - trace.strength) * self.quality.rehearsal
        elif self.rng.random() < self.quality.suggestible * (1 - trace.strength):
            trace.gift, trace.strength = named, trace.strength / 2 + 0.2

    def _pass(self, seat: Seat) -> None:
        """Let time pass: all traces fade, and faint ones get mixed up."""
        self.quiet += 1
        traces = list(self.traces())
        keep = 1 - min(0.9, self.quality.fading * (1 + len(traces) / 4))
        for trace in traces:
            trace.age += 1
            trace.strength *= keep
        for gift in self.gone:
            self.gone[gift] *= keep
        self._mix(seat)

    def _mix(self, seat: Seat) -> None:
        """Exchange two neighbouring traces, if both are faint enough."""
        near = [*self.columns[seat], *self.columns[(seat + 1) % len(self.columns)]]
        if len(near) < 2:
            return
        one, other = self.rng.sample(near, 2)
        blur = (1 - one.strength) * (1 - other.strength)
        if self.rng.random() < self.quality.mixing * blur:
            one.gift, other.gift = other.gift, one.gift

    def elsewhere(self, openly: Sequence[Gift]) -> dict[Gift, float]:
        """Gifts that are not the offered one, as far as one knows, and how firmly."""
        known = dict(self.gone)
        for trace in self.traces():
            known[trace.gift] = max(trace.strength, known.get(trace.gift, 0.0))
        known.update(dict.fromkeys(openly, 1.0))
        return known
