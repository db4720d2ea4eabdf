"""Small versions of asyncio's Queue and Event, for one reader each.

Asyncio's hold up to four deques of 760 bytes, and every connection has several of them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class _Waiter:
    """A task that may wait for something."""

    __slots__ = ("_future",)

    def __init__(self) -> None:
        self._future: asyncio.Future[None] | None = None

    def _wake(self) -> None:
        if self._future is not None:
            with suppress(asyncio.InvalidStateError):  # it was cancelled
                self._future.set_result(None)
            self._future = None

    async def _woken(self) -> None:
        assert self._future is None, "there is another reader"
        self._future = asyncio.get_running_loop().create_future()
        try:
            await self._future
        finally:
            self._future = None


class LightQueue(_Waiter, Generic[T]):
    """A queue without a bound, for one reader."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        super().__init__()
        self._items: list[T] = []

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        self._wake()

    async def get(self) -> T:
        while not self._items:
            await self._woken()
        return self._items.pop(0)  # it is short: nobody may send or be sent much

    def clear(self) -> None:
        self._items.clear()


class LightEvent(_Waiter):
    """A flag that one reader can wait for."""

    __slots__ = ("_set",)

    def __init__(self, *, is_set: bool) -> None:
        super().__init__()
        self._set = is_set

    def is_set(self) -> bool:
        return self._set

    def set(self) -> None:
        self._set = True
        self._wake()

    def clear(self) -> None:
        self._set = False

    async def wait(self) -> None:
        while not self._set:
            await self._woken()
