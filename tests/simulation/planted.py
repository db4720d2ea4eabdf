"""Faults planted into the server: the simulation has to find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any

from hatbox.server.play.audience import Audience
from hatbox.server.play.connection import Connection
from hatbox.server.play.fellows import Fellows
from hatbox.server.play.hub import Hub
from hatbox.server.play.light import LightQueue
from hatbox.server.play.passes import Passes
from hatbox.server.play.session import Session
from hatbox.server.store.store import Entry
from hatbox.server.web.relay import Relay, _End
from tests.durability.plants import forget_keys, lose_a_timer, vars_of

from .disk import Disk
from .memory import MemoryLeases, MemoryStore

LATER = 5.0
"""Seconds by which something happens too late."""


def acknowledge_before_commit() -> None:
    """Every append says at once that it is written, and is written some seconds later."""
    append = MemoryStore.append

    async def hasty(self: MemoryStore, *entries: Entry, **more: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(LATER)
            await append(self, *entries, **more)

        if entries[-1].seq > 3 and len(entries) == 1:
            asyncio.ensure_future(later())  # noqa: RUF006 the loop keeps all tasks
        else:
            await append(self, *entries, **more)

    vars_of(MemoryStore, append=hasty)


def apply_twice() -> None:
    """Every tenth entry is written a second time, under another key."""
    append = MemoryStore.append

    async def doubled(self: MemoryStore, *entries: Entry, **more: Any) -> None:
        await append(self, *entries, **more)
        last = entries[-1]
        if last.seq % 10 == 0:
            again = Entry(last.table, last.seq + 1, f"{last.key}!", last.content, last.at)
            await append(self, again)

    vars_of(MemoryStore, append=doubled)


def tell_before_commit() -> None:
    """Everybody is told what happens before it is certain."""
    append = Session.append

    async def hasty(
        self: Session,
        decide: Callable[[], Any],
        key: str,
        acknowledge: Callable[[], None] = lambda: None,
    ) -> None:
        store: Any = vars(self)["_store"]

        async def write(*entries: Entry, **_: Any) -> None:
            async def later() -> None:
                await asyncio.sleep(1)
                await store.append(*entries)

            asyncio.ensure_future(later())  # noqa: RUF006 the loop keeps all tasks

        class Store:
            append = staticmethod(write)
            load = store.load

        vars(self)["_store"] = Store
        try:
            await append(self, decide, key, acknowledge)
        finally:
            vars(self)["_store"] = store

    vars_of(Session, append=hasty)


def sleep_on() -> None:
    """A queue does not wake its reader."""
    put = LightQueue.put_nowait

    def quiet(self: Any, item: Any) -> None:
        if self.qsize() or not isinstance(item, bytes):
            put(self, item)
        else:
            self._items.append(item)

    vars_of(LightQueue, put_nowait=quiet)


def show_another_seat() -> None:
    """A client that comes back is shown the view of the seat to the left."""
    show = Audience.show

    def wrong(self: Any, connection: Connection, last: int | None = None) -> None:
        watcher = self.watcher
        if last and connection.member is not None:
            self.watcher = lambda each: (watcher(each) or 0) ^ 1
        try:
            show(self, connection, last)
        finally:
            vars(self).pop("watcher", None)

    vars_of(Audience, show=wrong)


def forget_passes() -> None:
    """A pass is acknowledged when its window closes, and is not written."""

    def due(self: Passes, _content: Any) -> list[Any]:
        vars(self)["_waiting"].clear()
        return []

    vars_of(Passes, due=due)


def say_nothing_of_passes() -> None:
    """A pass is written when its window closes, and is not acknowledged."""

    def acknowledge(self: Audience, commands: Iterable[tuple[int, str]]) -> None:
        for _ in commands:
            pass

    vars_of(Audience, acknowledge=acknowledge)


# --- Where several processes share the database ------------------------------------------------


def write_without_fence() -> None:
    """What a process writes that was taken for dead is taken all the same."""

    def fence(self: Disk, writer: int | None) -> None:
        del self, writer

    vars_of(Disk, fence=fence)


def take_at_once() -> None:
    """A process takes a table although another one has it."""
    holder = MemoryLeases.holder

    async def hasty(self: MemoryLeases, table: str, *, reserved: bool = False) -> Any:
        disk = vars(vars(self)["_store"])["_disk"]
        if not reserved:
            disk.leases.pop(table, None)
        return await holder(self, table, reserved=reserved)

    vars_of(MemoryLeases, holder=hasty)


def keep_tables_of_the_dead() -> None:
    """A process that was taken for dead goes on with its tables when it is back."""

    def lose_all(self: Hub) -> None:
        del self

    vars_of(Hub, lose_all=lose_all)


def show_old_news() -> None:
    """A process that has stood still shows what it remembers, before it knows that it is dead."""
    vars_of(MemoryLeases, sure=True)


def lose_a_frame() -> None:
    """Every tenth piece that is passed on from one process to another is lost."""
    received, passed = _End.data_received, count(1)

    def seldom(self: _End, data: bytes) -> None:
        if next(passed) % 10:
            received(self, data)

    vars_of(_End, data_received=seldom)


def stay_with_the_dead() -> None:
    """Who is connected through another process is not told that a process is dead."""

    def part_from(self: Relay, alive: set[int]) -> None:
        del self, alive

    vars_of(Relay, part_from=part_from)


def leave_without_a_word() -> None:
    """A process that stops keeps its tables until its lease ends."""

    async def leave(self: MemoryLeases) -> None:
        del self

    vars_of(MemoryLeases, leave=leave)


def hear_nothing() -> None:
    """What the owner says at one process is not heard at the others."""

    async def hear(self: Fellows) -> None:
        del self

    vars_of(Fellows, _hear=hear)


PLANTS: Mapping[str, Callable[[], None]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        acknowledge_before_commit,
        apply_twice,
        forget_keys,
        tell_before_commit,
        lose_a_timer,
        sleep_on,
        show_another_seat,
        forget_passes,
        say_nothing_of_passes,
        write_without_fence,
        take_at_once,
        keep_tables_of_the_dead,
        show_old_news,
        lose_a_frame,
        stay_with_the_dead,
        leave_without_a_word,
        hear_nothing,
    )
}
"""Each by its name."""
