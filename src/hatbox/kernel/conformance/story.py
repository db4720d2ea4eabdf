"""Law 8: the events tell the whole story."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..game import QUESTION, Watcher
from .broken import LawBroken
from .play import Run, tag


def law_8_story(run: Run) -> int:
    """Following the events from the table before the deal gives every view, field by field, for
    every watcher, and after every event all cards are there; the number of views compared."""
    game, players = run.game, run.setup.players
    watchers: list[Watcher] = [None, *range(players)]
    told = {watcher: game.blank(watcher, players) for watcher in watchers}
    for number, now in enumerate(run.moments):
        for watcher in watchers:
            where = f"after {number} answers, watcher {watcher}"
            told[watcher] = _follow(run, told[watcher], now.news, where)
            _compare(told[watcher], game.view(now.position, watcher), where)
    return len(run.moments) * len(watchers)


def _follow(run: Run, view: Any, news: tuple[Any, ...], where: str) -> Any:
    for event in news:
        seen = run.game.redact(event, view.watcher)
        try:
            view = replace(view, **run.game.follow(view, seen))
        except Exception as error:
            raise LawBroken(8, f"{where}: {tag(event)} cannot be followed: {error!r}") from error
        cards = run.game.counted(view)
        if cards != len(run.setup.deck):
            raise LawBroken(8, f"{where}: {cards} cards after {tag(event)}")
    return view


def _compare(followed: Any, true: Any, where: str) -> None:
    for name in true.__struct_fields__:
        if name in QUESTION:
            continue
        mine, theirs = getattr(followed, name), getattr(true, name)
        if mine != theirs:
            raise LawBroken(8, f"{where}: the events tell {name} {mine!r}, the view {theirs!r}")
