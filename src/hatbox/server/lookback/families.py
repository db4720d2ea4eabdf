"""How each family's games are looked back at: the only list of families in this layer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ...games import by_family
from . import antayagi, not_a_hat
from .figures import Accountant
from .truth import Hindsight


class Family(NamedTuple):
    """What follows the truth of a family's games, and what counts in them."""

    truth: Callable[[], Hindsight]
    accounts: Callable[[], Accountant]


FAMILIES: Mapping[str, Family] = by_family(
    "hindsight",
    {
        "antayagi": Family(antayagi.Hands, antayagi.Accounts),
        "not-a-hat": Family(not_a_hat.Gifts, not_a_hat.Accounts),
    },
)
