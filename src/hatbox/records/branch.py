"""A branch: a game that goes on otherwise from some moment of another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from .match import Match
from .reader import replay


class Branch(NamedTuple):
    """A match at the moment where it branches off."""

    match: Match
    before: Any
    """The position before the last news; None if they are the deal."""


def branch(lines: Sequence[bytes], seats: Sequence[str], seed: bytes) -> Branch:
    """The game of these lines with other players; later shuffles follow from the seed.

    A RecordError if a line is wrong. There is no commitment: the cards may be known.
    """
    steps = replay(lines)
    match, before = next(steps).match, None
    position = match.position
    for step in steps:
        if step.news:
            before = position
        position = match.position
    match.header = replace(
        match.header,
        seats=tuple(seats),
        first_drawn=False,
        commit=None,
        seed=None,
        deal=None,
        branch=len(lines),
    )
    match.seed = seed
    return Branch(match, before)
