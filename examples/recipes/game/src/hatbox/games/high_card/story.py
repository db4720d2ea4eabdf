"""What an event changes in a watcher's view, from nothing but that view and what was seen."""

from __future__ import annotations

from typing import Any, assert_never

from ...kernel.game import Watcher
from ...kernel.rows import put, without
from .events import GameEnded, PointTaken, SawDealt, SeenEvent, TrickPlayed
from .secrecy import View


def blank(watcher: Watcher, players: int) -> View:
    """The table before the deal."""
    none = (0,) * players
    return View(
        watcher=watcher,
        hand=(),
        held=none,
        played=(),
        rest=0,
        scores=none,
        winners=(),
        agenda=(),
        sealed=None,
    )


def counted(view: View) -> int:
    """The number of cards, wherever they are."""
    return sum(view.held) + sum(map(len, view.played)) + view.rest


def follow(view: View, event: SeenEvent) -> dict[str, Any]:
    """The fields that change. An event that is not listed here does not type-check."""
    match event:
        case SawDealt(_, hand, cards, rest):
            return {"hand": hand, "held": (cards,) * len(view.held), "rest": rest}
        case TrickPlayed(_, trick, slots):
            hand = () if view.watcher is None else without(view.hand, slots[view.watcher])
            held = tuple(cards - 1 for cards in view.held)
            return {"hand": hand, "held": held, "played": (*view.played, trick)}
        case PointTaken(_, seat, points):
            return {"scores": put(view.scores, seat, points)}
        case GameEnded(_, winners, _):
            return {"winners": winners}
        case _:
            assert_never(event)
