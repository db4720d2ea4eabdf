"""Whether people can be sent to this server: it does not stop, and its disk takes what is written.

While it starts it accepts no connection, so that nobody can ask.
"""

from __future__ import annotations

import asyncio

from ..play.hub import Hub
from ..store.store import StoreError
from .bodies import Ready

FRESH_SECONDS = 1.0
"""Seconds for which a look at the disk counts: asking more often causes no more work."""
PATIENCE_SECONDS = 2.0


class Readiness:
    """Looks when somebody asks, once for all who ask at the same time."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._look: asyncio.Task[bool] | None = None
        self._stale = 0.0
        """The time from which a new look is due."""

    async def state(self) -> Ready:
        if self._hub.closing:
            return Ready(False, "stopping")
        now = asyncio.get_running_loop().time()
        if self._look is None or (self._look.done() and now >= self._stale):
            self._look, self._stale = asyncio.create_task(self._writes()), now + FRESH_SECONDS
        return Ready(True) if await asyncio.shield(self._look) else Ready(False, "store")

    async def _writes(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._hub.world.store.check()
        except (StoreError, TimeoutError):
            return False
        return True
