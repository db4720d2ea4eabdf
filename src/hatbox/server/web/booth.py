"""Where records are looked back at: anybody's work, so it is bounded, and nobody else waits."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ...kernel.errors import illegal
from ..lookback.theatre import Theatre, theatre
from .bodies import NewTheatre, problems

MOST_SECONDS = 5
"""Maximum time for one record: a game of an evening takes some hundredths of a second."""
MOST_WAITING = 16
"""Maximum number of records that wait for their turn."""


class Booth:
    """One record at a time, in a thread."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._waiting = 0

    async def show(self, asked: NewTheatre) -> Theatre:
        if self._waiting >= MOST_WAITING:
            raise illegal("error-too-fast")
        self._waiting += 1
        try:
            async with self._one:
                return await asyncio.to_thread(_shown, asked)
        finally:
            self._waiting -= 1


def _shown(asked: NewTheatre) -> Theatre:
    end = monotonic() + MOST_SECONDS

    def hurry() -> None:
        if monotonic() > end:
            raise illegal("error-record-too-long")

    return theatre(asked.record.encode(), asked.watcher, hurry)


@post("/api/theatre", status_code=200, responses=problems(400, 403, 409, 429))
async def look_back(
    data: JSONBody[NewTheatre], request: Request[Any, Any, Any], state: State
) -> Theatre:
    """A record as a play: every moment as one seat saw it, and what was true.

    It is made from the record alone, which a table gives out when nobody plays there any more.
    """
    state.gate.check(state.gate.watching, request)
    shown: Theatre = await state.booth.show(data)
    return shown
