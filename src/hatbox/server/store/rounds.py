"""Groups of jobs for a database that is asked without a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from .groups import Groups, Job

Commit = Callable[[Sequence[Job]], Awaitable[list[object]]]
"""Does all jobs, and returns the result or the error of each."""


class Rounds(Groups[Job]):
    """One group at a time is with the database; what comes meanwhile waits for the next one."""

    def __init__(self, commit: Commit[Job], *, most: int) -> None:
        super().__init__(_never, most=most)
        self._ask = commit
        self._asking: asyncio.Task[None] | None = None

    def _begin(self) -> None:
        group, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
        self._asking = self._loop.create_task(self._round(group))

    async def _round(self, group: Sequence[tuple[Job, asyncio.Future[Any]]]) -> None:
        results = await self._ask([job for job, _ in group])
        self._end([done for _, done in group], results)


def _never(_jobs: Sequence[object]) -> list[object]:
    raise AssertionError("nothing goes into the thread")
