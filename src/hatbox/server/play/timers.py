"""The timers of a table: set, rung under the table's lock, and tried again on failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

from ...kernel.errors import RuleError
from ..store.store import StoreError
from .clock import Clock, Timer

log = logging.getLogger("hatbox.server")

Key = tuple[Any, ...]
Action = Callable[[], Awaitable[None]]
Wanted = dict[Key, tuple[float, Action]]
"""Actions, each with the seconds until it happens."""
CLOCKS = ("window", "limit")
"""Timers that go on where they were stopped: a pause gives nobody more time for a question.

The number of the question is the last part of their key.
"""
RETRY_SECONDS = 1.0
"""Seconds before a failed action is tried again: a disk may be full for a while."""


class Due(NamedTuple):
    """An action that is going to happen."""

    at: float
    timer: Timer


class Timers:
    """Timers, each with a key that says what it is for, so that it is set and stopped once."""

    def __init__(self, clock: Clock, lock: asyncio.Lock, refresh: Callable[[], None]) -> None:
        self._clock = clock
        self._lock = lock
        self._refresh = refresh
        """Called after a timer has rung, to set those that are wanted then."""
        self._due: dict[Key, Due] = {}
        self._stopped: dict[Key, float] = {}
        """The seconds that were left when the clock of an open question was stopped."""
        self.tasks: set[asyncio.Task[None]] = set()

    def want(self, wanted: Wanted) -> None:
        """Set the timers that are wanted now and stop the others."""
        for key in [key for key in self._due if key not in wanted]:
            due = self._due.pop(key)
            due.timer.cancel()
            if key[0] in CLOCKS:
                self._stopped[key] = max(0.0, due.at - self._clock.now())
        for key, (delay, action) in wanted.items():
            if key not in self._due:
                self._set(key, min(delay, self._stopped.pop(key, delay)), action)
                if key[0] in CLOCKS:  # clocks of other questions are over
                    self._stopped = {k: v for k, v in self._stopped.items() if k[-1] == key[-1]}

    def left(self, keys: Iterable[Key]) -> float | None:
        """Seconds until the first of these rings; None if none of them is set."""
        ends = [self._due[key].at for key in keys if key in self._due]
        return max(0.0, round(min(ends) - self._clock.now(), 3)) if ends else None

    def _set(self, key: Key, delay: float, action: Action) -> None:
        timer = self._clock.call_later(delay, lambda: self._ring(key, action))
        self._due[key] = Due(self._clock.now() + delay, timer)

    def _ring(self, key: Key, action: Action) -> None:
        task = asyncio.ensure_future(self._run(key, action, self._due[key]))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, key: Key, action: Action, rung: Due) -> None:
        async with self._lock:
            if self._due.get(key) is not rung:
                return  # stopped, or set anew, while it waited for the lock
            try:
                await action()
            except Exception as error:
                # Of a StoreError the store has written itself.
                if not isinstance(error, StoreError) and not _too_late(error):
                    log.exception("timer %(timer)s", {"timer": key[0]})
                if self._due.get(key) is rung:
                    self._set(key, RETRY_SECONDS, action)
                return
            if self._due.get(key) is rung:
                del self._due[key]
            self._refresh()


def _too_late(error: Exception) -> bool:
    """Whether another process has done something meanwhile that leaves nothing to do here."""
    late = "error-question-closed", "error-restarting"
    return isinstance(error, RuleError) and error.message in late
