"""Where the rules of AntaYagí let themselves be changed, to switch a clause off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi import ANTAYAGI_65, effects, position, rules, secrecy
from hatbox.games.antayagi.cards import Object
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Area, Position
from hatbox.games.antayagi.secrecy import View
from hatbox.kernel.engine import Asked, Step

from ..clauses import SwitchOff

Asking = Callable[[Edition, Position, Any], Asked]
Performing = Callable[[Edition, Position, Any, Any], Step[Position]]
EDITIONS = [game for game in GAMES.values() if isinstance(game, Edition)]


def options(task: type, ask: Callable[[Asking, Edition, Position, Any], Asked]) -> SwitchOff:
    """Another answer to whom a task asks, given the true one."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = rules.OPTIONS[task]
        patch.setitem(rules.OPTIONS, task, lambda *args: ask(true, *args))

    return switch_off


def perform(task: type, do: Callable[..., Step[Position]]) -> SwitchOff:
    """Another way of performing a task, given the true one."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = rules.PERFORM[task]
        patch.setitem(rules.PERFORM, task, lambda *args: do(true, *args))

    return switch_off


def view(change: Callable[[View, Position], View]) -> SwitchOff:
    """Another view, given the true one and the position."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = secrecy.view
        patch.setattr(secrecy, "view", lambda at, watcher: change(true(at, watcher), at))

    return switch_off


def edition(name: str, in_80: Any, in_65: Any) -> SwitchOff:
    """Other data for the editions; a further one gets those of the edition of 80 cards."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        for each in EDITIONS:
            value = in_65 if each is ANTAYAGI_65 else in_80
            # The editions are frozen, but not their dictionaries.
            patch.setitem(vars(each), name, value)

    return switch_off


def module(where: Any, name: str, value: Any) -> SwitchOff:
    """Another function or table in a module or class."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(where, name, value)

    return switch_off


def without_effect(object_: Object) -> SwitchOff:
    def switch_off(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(effects.EFFECTS, object_, effects.nothing)

    return switch_off


def can_score(of: dict[Object, bool]) -> SwitchOff:
    """Objects that would score, or not, other than they do."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        def changed(object_: Object, area: Area) -> bool:
            return of.get(object_, position.can_score(object_, area))

        patch.setattr(effects, "can_score", changed)

    return switch_off


def points(of: dict[Object, int]) -> SwitchOff:
    """Objects of an area that score something else than they do."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = position.points

        def changed(objects: Sequence[Object]) -> int:
            return sum(of.get(each, true([each])) for each in objects)

        patch.setattr(position, "points", changed)

    return switch_off
