"""A conditional logit over the seats: the weighted sum of a seat's features is its log-odds."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import ClassVar, Protocol

from ...games.antayagi.position import Position

Weights = Mapping[str, float]
"""A weight for each feature, by its name."""
Features = tuple[float, ...]
"""The features of a seat, in the order of their names."""


class Formula(Protocol):
    """How likely each seat is to win."""

    names: ClassVar[tuple[str, ...]]
    """The names of the features."""

    def features(self, at: Position) -> Sequence[Features]:
        """The features of each seat."""

    def log_odds(self, at: Position) -> Sequence[float]:
        """The weighted sums of the features."""

    def __call__(self, at: Position) -> list[float]:
        """A chance for each seat; together one."""
        if at.winners:
            return [float(seat in at.winners) for seat in range(len(at.areas))]
        return softmax(self.log_odds(at))


def dot(weights: Iterable[float], features: Iterable[float]) -> float:
    """The weighted sum."""
    total: float = sum(map(mul, weights, features))
    return total


def softmax(log_odds: Sequence[float]) -> list[float]:
    """The chances of all seats."""
    odds = [exp(each) for each in log_odds]
    total = sum(odds)
    return [each / total for each in odds]


@cache
def fitted(formula: str) -> Weights:
    """The weights that `make fit` found for a formula."""
    text = (files("hatbox") / "data" / "weights.toml").read_text("utf-8")
    weights: Weights = tomllib.loads(text)[formula]
    return weights
