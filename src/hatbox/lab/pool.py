"""Processes that share work."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int, chunk: int = 1
) -> Iterator[Result]:
    """The results of all jobs in their order, worked out by several processes.

    If the caller stops early, it waits for the jobs that have begun; the others never begin.
    """
    if processes == 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    workers = ProcessPoolExecutor(processes, initializer=_leave_interrupts)
    try:
        yield from workers.map(work, jobs, chunksize=chunk)
    finally:
        workers.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl+C is for the waiting process only, which lets the others finish."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
