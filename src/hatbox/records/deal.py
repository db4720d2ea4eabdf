"""The committed deal: shuffles that follow from a seed, so that anybody can check them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

SEED_BYTES = 32
"""Length of a seed."""
FIRST = 2**64 - 1
"""Number of the draw of who begins; no game has as many shuffles."""
T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """The hash of the seed, which a table is told before the first card."""
    return sha256(b"hatbox-deal-1:" + seed).hexdigest()


def shuffled(cards: Sequence[T], seed: bytes, number: int) -> tuple[T, ...]:
    """The sorted cards in the order of shuffle `number`; 0 is the first deal."""
    deck = sorted(cards, key=str)
    draws = _numbers(seed, number)
    for i in range(len(deck) - 1, 0, -1):
        j = _below(i + 1, draws)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def first_seat(seed: bytes, players: int) -> int:
    """Who begins, where nobody has said so: drawn like a shuffle, with a number of its own."""
    return _below(max(players, 1), _numbers(seed, FIRST))


def first_seat_before(seed: bytes, players: int) -> int:
    """Who begins at tables that 0.1.0 began, where nobody has said so. It is not even."""
    return int.from_bytes(commitment(b"first:" + seed).encode(), "big") % max(players, 1)


def _below(n: int, draws: Iterator[int]) -> int:
    """A number below n, each as likely as the others."""
    limit = 2**32 // n * n
    return next(draw for draw in draws if draw < limit) % n


def _numbers(seed: bytes, number: int) -> Iterator[int]:
    """32-bit numbers, big-endian, from the hashes of seed, shuffle and block."""
    block = 0
    while True:
        digest = sha256(seed + number.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
