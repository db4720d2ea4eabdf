"""The list of all clauses of the rules, and whose decision each is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from msgspec import Struct

from ..games import GAMES
from ..kernel.written import from_builtins

Origin = Literal["rulebook", "partly", "ruling"]


class ClauseInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause as data/clauses.toml lists it; its words are in the locales."""

    id: str
    family: str
    section: str
    origin: Origin
    """Whose decision it is."""
    editions: dict[str, Origin] = {}
    """Whose decision it is in editions that differ from `origin`."""
    only: tuple[str, ...] = ()
    """The editions in which it holds, if it does not hold in the whole family."""
    differ: tuple[str, ...] = ()
    """The editions whose rulebook's translations disagree here."""
    table: Literal["wholly", "partly"] | None = None
    """Whether it concerns only people at a table, so that no engine can show it."""

    @property
    def games(self) -> dict[str, Origin]:
        """The games in which it holds, and for each of them whose decision it is."""
        return {
            game.id: self.editions.get(game.id, self.origin)
            for game in GAMES.values()
            if game.family == self.family and (not self.only or game.id in self.only)
        }

    def decided_in(self, game: str) -> bool:
        """Whether Hatbox decided what the rulebook leaves open there, or how to read it."""
        return self.games[game] != "rulebook" or game in self.differ

    @property
    def message(self) -> str:
        """The id of its message."""
        return "clause-" + self.id.replace(".", "-")


class Clause(NamedTuple):
    """A clause in words."""

    title: str
    text: str
    origin: str
    """Whether the rulebook says so, or Hatbox does where the rulebook leaves it open; and why."""


class _File(Struct, frozen=True):
    clause: tuple[ClauseInfo, ...]


@cache
def _all() -> tuple[ClauseInfo, ...]:
    text = (files("hatbox") / "data" / "clauses.toml").read_text("utf-8")
    found: _File = from_builtins(tomllib.loads(text), _File)
    return found.clause


def clauses() -> list[ClauseInfo]:
    """All clauses, in the order in which a player reads them."""
    return list(_all())
