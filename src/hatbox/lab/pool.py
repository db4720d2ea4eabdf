"""Processes that share work."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Who leaves early waits for what has begun; the rest never begins."""
    workers = ProcessPoolExecutor(processes, initializer=_leave_interrupts)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl+C is for the process that waits: it lets the others come to an end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
