"""Removes tables that have long been idle, so that the database does not grow for ever."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from ...kernel.errors import RuleError
from ..store.store import StoreError
from .clock import Timer
from .hub import KEEPING, Hub
from .replays import LONG, replayed

log = logging.getLogger("hatbox.server")
DAY = 86_400.0
MOST_DAYS = 2
"""Maximum number of days that pass from one round to the next, whatever the clock says."""


@dataclass(frozen=True)
class Keep:
    """Number of days that an idle table is kept; 0: for ever."""

    finished: int = 30
    """For tables whose game is over or never began."""
    unfinished: int = 365


class Keeper:
    """Looks through the tables when the server starts, and once a day."""

    def __init__(self, hub: Hub, keep: Keep) -> None:
        self._hub, self._keep = hub, keep
        self._store, self._clock = hub.world.store, hub.world.clock
        self._unfinished: dict[str, float] = {}
        """Tables known to be unfinished until something happens there."""
        self._timer: Timer | None = None
        self.round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now, and again every day."""
        self.round = asyncio.ensure_future(self._look_through())
        self._timer = self._clock.call_later(DAY, self.start)

    def stop(self) -> None:
        if self._timer is not None and self.round is not None:
            self._timer.cancel()
            self.round.cancel()

    async def _look_through(self) -> None:
        try:
            removed = await self._remove_old()
        except StoreError:
            log.warning("old tables were not removed")
        else:
            if removed:
                log.warning("%(removed)d old tables were removed", {"removed": removed})

    async def _remove_old(self) -> int:
        if await self._hub.place(KEEPING) is not None:
            return 0  # another process looks
        days = [days for days in (self._keep.finished, self._keep.unfinished) if days]
        if not days:
            return 0
        today = self._clock.today()
        now, removed = await self._store.count_days(today, most=MOST_DAYS * DAY), 0
        if now < today:
            jump = {"days": (today - now) // DAY}
            log.warning("by the clock %(days)d days have passed at once", jump)
        for table, active in (await self._store.tables(idle_since=now - min(days) * DAY)).items():
            goes_on = await self._goes_on(table, active)
            kept = self._keep.unfinished if goes_on else self._keep.finished
            if kept and active <= now - kept * DAY:
                removed += await self._hub.remove(table, idle_since=active)
        if removed:
            await self._store.wipe()
        return removed

    async def _goes_on(self, table: str, active: float) -> bool:
        """Whether a game is unfinished, as far as can be told."""
        if self._unfinished.get(table) == active:
            return True
        entries = await self._store.load(table)
        loop = asyncio.get_running_loop()
        try:  # in a thread, so that nobody waits for an old game to be replayed
            unfinished = (await loop.run_in_executor(LONG, replayed, table, entries)).playing
        except RuleError:  # a newer version has to look
            unfinished = True
        except Exception:
            log.exception("table %(table)s cannot be opened", {"table": table})
            unfinished = True
        if unfinished:
            self._unfinished[table] = active
        return unfinished
