"""Checking a record against its commitment: was the deal fixed before the first card?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from ..kernel.errors import illegal, malformed
from .deal import SEED_BYTES, commitment, first_seat, shuffled
from .lines import Shuffled
from .match import Match
from .named import NAME, seed_of
from .reader import RecordError, replay


class Verdict(NamedTuple):
    """What a record proves about its deal."""

    match: Match
    deal: Literal["proved", "sealed", "open"]
    """Proved; sealed: committed but not opened yet; open: without a commitment."""


def verify(lines: Iterable[bytes]) -> Verdict:
    """Replay a record and check its shuffles; a RecordError at the first line that is wrong."""
    steps = replay(lines)
    first = next(steps)
    head = first.match.header
    commit = _bytes(head.commit, "commit", first.number)
    seed = _bytes(head.seed, "seed", first.number)
    if seed is None:
        for _ in steps:
            pass
        return Verdict(first.match, "open" if commit is None else "sealed")
    if commit is not None and commitment(seed) != commit.hex():
        raise RecordError(first.number, illegal("error-commitment"))
    if isinstance(head.deal, str) and NAME.fullmatch(head.deal) and seed_of(head.deal) != seed:
        raise RecordError(first.number, illegal("error-not-the-named-deal", deal=head.deal[:80]))
    _check(first.match.setup.deck, seed, 0, first.number)
    if head.first_drawn is True and head.first != first_seat(seed, len(head.seats)):
        raise RecordError(first.number, illegal("error-not-the-drawn-seat"))
    number = 1
    for step in steps:
        if isinstance(step.line, Shuffled):
            _check(step.line.deck, seed, number, step.number)
            number += 1
    return Verdict(first.match, "proved" if commit is not None else "open")


def _check(deck: tuple[object, ...], seed: bytes, number: int, line: int) -> None:
    if deck != shuffled(deck, seed, number):
        raise RecordError(line, illegal("error-not-the-committed-shuffle", number=number))


def _bytes(value: object, key: str, line: int) -> bytes | None:
    """The 32 bytes of a key, in hex."""
    if value is None:
        return None
    try:
        raw = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        raw = b""
    if len(raw) != SEED_BYTES:
        raise RecordError(line, malformed("error-hex", key=key, bytes=SEED_BYTES))
    return raw
