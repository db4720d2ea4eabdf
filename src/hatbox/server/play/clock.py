"""Time, which is passed in: tests bring a clock of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that happens later unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment; for deadlines."""

    def today(self) -> float:
        """Seconds since 1970; for the log."""

    def call_later(self, delay: float, action: Callable[[], None]) -> Timer: ...


class RealClock:
    """The clock of the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def today(self) -> float:
        return time.time()

    def call_later(self, delay: float, action: Callable[[], None]) -> Timer:
        return self._loop.call_later(delay, action)
