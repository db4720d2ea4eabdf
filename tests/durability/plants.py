"""Faults planted into the server: their phase of the campaign has to find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from hatbox.server.play.timers import Timers
from hatbox.server.store import postgres, sqlite
from hatbox.server.store.processes import Fenced
from hatbox.server.table.table import Table

LATER = 3600
"""Seconds by which it writes after its acknowledgement: too late whenever it is killed."""
STORES: tuple[Any, ...] = (sqlite.SqliteStore, postgres.PostgresStore)
_unfinished: set[asyncio.Task[None]] = set()


def hasty() -> None:
    """What is played is acknowledged before it is committed."""
    for store in STORES:
        _make_hasty(store)


def _make_hasty(store: Any) -> None:
    append = store.append

    async def hastily(self: Any, *entries: Any, **more: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(LATER)
            await append(self, *entries, **more)

        playing = entries[-1].seq > 1 and len(entries) == 1
        task = asyncio.create_task(later() if playing else append(self, *entries, **more))
        _unfinished.add(task)
        task.add_done_callback(_unfinished.discard)
        if not playing:
            await task

    store.append = hastily


def no_fence() -> None:
    """A process that was taken for dead writes on."""
    for name in ("ENTRIES", "EVERYTHING"):
        passed = postgres.PASSED.format(6)
        assert passed in vars(postgres)[name]
        unfenced = vars(postgres)[name].replace(passed, "($6::bigint IS NULL OR true)")
        vars(postgres)[name] = unfenced


def late_writer() -> None:
    """What a process that was taken for dead could not write, it writes when it is back."""
    store: Any = postgres.PostgresStore
    append = store.append

    async def lately(self: Any, *entries: Any, **more: Any) -> None:
        before = self.leases.me
        try:
            await append(self, *entries, **more)
        except Fenced:
            while self.leases.me == before:
                await asyncio.sleep(0.01)
            await append(self, *entries, **more)

    store.append = lately


def forget_keys() -> None:
    """What has happened is not known any more: sent again, it is refused or happens again."""
    apply = Table.apply

    def forgetful(self: Table, content: Any, key: str) -> Any:
        notices = apply(self, content, key)
        self.keys.discard(key)
        return notices

    vars_of(Table, apply=forgetful)


def lose_a_timer() -> None:
    """Every tenth timer does not ring."""
    ring, rung = Timers._ring, count(1)  # noqa: SLF001 it is what breaks

    def seldom(self: Timers, *args: Any) -> None:
        if next(rung) % 10:
            ring(self, *args)

    vars_of(Timers, _ring=seldom)


def swallowed_error() -> None:
    """A database that cannot write counts as one that has written."""
    for module in (sqlite, postgres):
        vars(module)["_unwritten"] = lambda _error: None


def vars_of(owner: type, **new: Any) -> None:
    """Put other functions into a class."""
    for name, value in new.items():
        setattr(owner, name, value)


class Plant(NamedTuple):
    """A fault, and the phase that has to find it."""

    put: Callable[[], None]
    phase: str
    databases: tuple[str, ...] = ("sqlite", "postgres")


PLANTS = {
    "hasty": Plant(hasty, "kills"),
    "no-fence": Plant(no_fence, "frozen", ("postgres",)),
    "late-writer": Plant(late_writer, "frozen", ("postgres",)),
    "forgotten-key": Plant(forget_keys, "before-acknowledgement"),
    "lost-timer": Plant(lose_a_timer, "messages"),
    "swallowed-error": Plant(swallowed_error, "disk-full"),
}
"""Each by its name."""
