"""A clock that a test moves."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from hatbox.server.play.clock import Timer


class _Alarm:
    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self.action = None


class VirtualClock:
    """A clock that stands still until it is told to move."""

    def __init__(self) -> None:
        self._now = 0.0
        self._count = 0
        self._alarms: list[tuple[float, int, _Alarm]] = []

    def now(self) -> float:
        return self._now

    def today(self) -> float:
        return self._now

    def call_later(self, delay: float, action: Callable[[], None]) -> Timer:
        alarm = _Alarm(action)
        self._count += 1
        heapq.heappush(self._alarms, (self._now + delay, self._count, alarm))
        return alarm

    def next_alarm(self) -> float | None:
        """When something is due."""
        while self._alarms and self._alarms[0][2].action is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def move_to(self, moment: float) -> None:
        """Everything that is due until then happens, in its order."""
        while (due := self.next_alarm()) is not None and due <= moment:
            _, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, due)
            if alarm.action is not None:
                alarm.action()
        self._now = max(self._now, moment)
