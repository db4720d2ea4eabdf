"""Small helpers for tuples with one entry for each seat or card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .engine import Seat

T = TypeVar("T")


def clockwise(players: int, first: Seat) -> Iterator[Seat]:
    """All seats once, beginning with one of them; left is the next seat."""
    return ((first + step) % players for step in range(players))


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one entry changed."""
    return (*row[:index], value, *row[index + 1 :])


def without(row: tuple[T, ...], index: int) -> tuple[T, ...]:
    """The row with one entry gone and the gap closed."""
    return row[:index] + row[index + 1 :]
