"""A real game with single parts altered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from msgspec.structs import replace

from hatbox.kernel.engine import Asked, Event, Moment, Rules, Seat, Step, begin
from hatbox.kernel.game import Game, Knowledge, Setup, Watcher

AlterView = Callable[[Any, Any, Watcher], Any]
AlterSeen = Callable[[Any, Any, Watcher], Any]
AlterFollow = Callable[[dict[str, Any], Any, Any], dict[str, Any]]
AlterAsked = Callable[[Asked, Any, Any], Asked]
AlterStep = Callable[[Step[Any], Any, Any, Mapping[Seat, Any]], Step[Any]]
AlterMemory = Callable[[Any, Watcher, Setup], Any]


@dataclass
class AlteredRules:
    """Rules whose questions or effects are altered."""

    inner: Rules[Any]
    asked: AlterAsked | None
    step: AlterStep | None

    def options(self, at: Any, task: Any) -> Asked:
        asked = self.inner.options(at, task)
        return self.asked(asked, at, task) if self.asked and asked else asked

    def perform(self, at: Any, task: Any, answers: Mapping[Seat, Any]) -> Step[Any]:
        step = self.inner.perform(at, task, answers)
        return self.step(step, at, task, answers) if self.step else step

    def noticed(self, task: Any, seat: Seat) -> tuple[Event, ...]:
        return self.inner.noticed(task, seat)


class AlteredGame:
    """A game of which only a part is altered; the rest is the real game's."""

    def __init__(
        self,
        inner: Game,
        alter_view: AlterView | None,
        alter_seen: AlterSeen | None,
        alter_memory: AlterMemory | None,
        alter_follow: AlterFollow | None,
        rules: AlteredRules,
        position: Any,
    ) -> None:
        self.inner = inner
        self.alter_view = alter_view
        self.alter_seen = alter_seen
        self.alter_memory = alter_memory
        self.alter_follow = alter_follow
        self.latest: Any = None
        """The whole event that was redacted last: a leak needs to know it."""
        self.rules = rules
        self.position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def start(self, setup: Setup) -> Moment[Any]:
        now = self.inner.start(setup)
        return replace(begin(self.rules, now.position), news=now.news)

    def view(self, at: Any, watcher: Watcher) -> Any:
        view = self.inner.view(at, watcher)
        return self.alter_view(view, at, watcher) if self.alter_view else view

    def follow(self, view: Any, event: Any) -> dict[str, Any]:
        new = self.inner.follow(view, event)
        return self.alter_follow(new, view, self.latest) if self.alter_follow else new

    def redact(self, event: Any, watcher: Watcher) -> Any:
        self.latest = event
        seen = self.inner.redact(event, watcher)
        return self.alter_seen(seen, event, watcher) if self.alter_seen else seen

    def knowledge(self, watcher: Watcher, setup: Setup) -> Knowledge:
        memory = self.inner.knowledge(watcher, setup)
        if self.alter_memory:
            memory = self.alter_memory(memory, watcher, setup)
        return memory


def altered(
    game: Game,
    *,
    view: AlterView | None = None,
    seen: AlterSeen | None = None,
    memory: AlterMemory | None = None,
    follow: AlterFollow | None = None,
    asked: AlterAsked | None = None,
    step: AlterStep | None = None,
    position: Any = None,
) -> Game:
    """The game with these parts altered."""
    rules = AlteredRules(game.rules, asked, step)
    return cast(
        "Game", AlteredGame(game, view, seen, memory, follow, rules, position or game.position)
    )
