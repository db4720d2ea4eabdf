"""Jobs for the thread that writes: all that wait are one group, and end together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Job = TypeVar("Job")
Commit = Callable[[Sequence[Job]], list[object]]
"""Does all jobs, and returns the result or the error of each."""
GATHER_SECONDS = 0.004
"""Seconds from the beginning of a group of several jobs to that of the next one.

A commit costs as much for many as for one. A job that was alone does not make others wait.
"""


class Groups(Generic[Job]):
    """One group at a time is in the thread; what comes meanwhile waits for the next one."""

    def __init__(self, commit: Commit[Job], *, most: int) -> None:
        self._commit, self._most = commit, most
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._room = asyncio.Semaphore(most)
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._busy = False
        """Whether a group is under way, or about to be."""
        self._next = 0.0
        """The time before which no group begins."""
        self._callers = 0
        self._quiet = asyncio.Event()

    async def write(self, job: Job) -> Any:
        """The result of a job, once it is durable. Callers beyond the maximum wait for room."""
        self._callers += 1
        try:
            async with self._room:
                done: asyncio.Future[Any] = self._loop.create_future()
                self._waiting.append((job, done))
                if not self._busy:
                    self._busy = True
                    self._begin_soon()
                return await done
        finally:
            self._callers -= 1
            self._quiet.set()

    async def call(self, work: Callable[[], T]) -> T:
        """Do something else in the same thread, between two groups."""
        return await self._loop.run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Wait until nothing is waiting any more, and end the thread."""
        while self._callers or self._busy:
            self._quiet.clear()
            await self._quiet.wait()
        self._thread.shutdown()

    def _begin_soon(self) -> None:
        """Not at once: others of this round may come along."""
        left = self._next - self._loop.time()
        if left > 0:
            self._loop.call_later(left, self._begin)
        else:
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        group, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
        if len(group) > 1:
            self._next = self._loop.time() + GATHER_SECONDS
        self._thread.submit(self._work, group)

    def _work(self, group: Sequence[tuple[Job, asyncio.Future[Any]]]) -> None:
        """In the thread; one callback for the whole group."""
        results = self._commit([job for job, _ in group])
        self._loop.call_soon_threadsafe(self._end, [done for _, done in group], results)

    def _end(self, group: Sequence[asyncio.Future[Any]], results: Sequence[object]) -> None:
        for done, result in zip(group, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)
        self._busy = bool(self._waiting)
        if self._busy:
            self._begin_soon()
        self._quiet.set()
