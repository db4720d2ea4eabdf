"""An event loop with no system below it: its time is virtual, and a seed decides the order."""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from random import Random
from typing import Any

MOST_STEPS = 100_000
"""Maximum number of callbacks at one moment: more is a loop that never waits."""
LATEST = 0.001
"""Maximum seconds by which a timer rings late."""
THREAD_SECONDS = 0.003
"""Average seconds until a thread has done its work."""


class Machine:
    """A simulated process. When it is killed, nothing that it has scheduled happens any more."""

    def __init__(self, name: str, host: str = "127.0.0.1") -> None:
        self.name, self.host = name, host
        self.alive = True
        self.frozen_until = 0.0
        """The time until which it does nothing, and notices nothing."""
        self.pending: deque[asyncio.Handle] = deque()
        """What it does as soon as it is thawed, in order."""
        self.context = copy_context()
        self.context.run(MACHINE.set, self)


MACHINE: ContextVar[Machine | None] = ContextVar("machine", default=None)
Owned = tuple[Machine | None, asyncio.Handle]


class StuckError(Exception):
    """Nothing will ever happen again, or always the same."""


class SeededLoop(asyncio.AbstractEventLoop):
    """All machines, in one thread.

    Each callback runs as a whole. Tasks that are ready take turns in an order that the seed
    decides; other callbacks keep theirs, because asyncio promises it.
    """

    def __init__(self, rng: Random, *, shuffled: bool) -> None:
        self._rng, self._shuffled = rng, shuffled
        self._now = 1000.0
        self._ready: deque[Owned] = deque()
        self._timers: list[tuple[float, int, Machine | None, asyncio.Handle]] = []
        self._count = count()
        self._lines: dict[int, float] = {}
        """For each executor with one thread, the time when its work so far is done."""
        self._kept: list[asyncio.Task[Any]] = []
        """All tasks: one that was collected would still run its `finally`, after its death."""
        self.errors: list[str] = []
        """Exceptions that nobody caught."""
        self.create_connecting: Callable[..., Coroutine[Any, Any, Any]] | None = None
        self.create_listening: Callable[..., Any] | None = None
        self.steps = 0
        self._trace = hashlib.blake2b(digest_size=16)

    # --- What happened ------------------------------------------------------------------

    def trace(self, what: str, data: bytes = b"") -> None:
        """Something that another run of the same seed must do at the same time."""
        self._trace.update(f"{self._now!r} {what} {len(data)}\n".encode())
        self._trace.update(data)

    @property
    def digest(self) -> str:
        """The hash of all that has happened so far."""
        return self._trace.hexdigest()

    # --- Callbacks ----------------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append((context.get(MACHINE), handle))
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        late = when + self._rng.random() * LATEST
        heapq.heappush(self._timers, (late, next(self._count), context.get(MACHINE), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays where it is, and is passed over when its time comes."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """The work is done in one piece, at some later time; an executor of one keeps the order."""
        done: asyncio.Future[Any] = self.create_future()
        when = self._now + self._rng.expovariate(1 / THREAD_SECONDS)
        if getattr(executor, "_max_workers", 0) == 1:
            when = max(when, self._lines.get(id(executor), 0.0) + LATEST)
            self._lines[id(executor)] = when
        self.call_at(when, _work, done, func, args)
        return done

    # --- Running ------------------------------------------------------------------------

    def run_until(self, done: asyncio.Future[Any], deadline: float) -> None:
        """Run until something is done; a StuckError if it is not by the deadline."""
        asyncio._set_running_loop(self)  # noqa: SLF001 there is no other way to be a loop
        try:
            here = 0
            while not done.done():
                if not self._ready:
                    self._advance(deadline)
                    here = 0
                self._step()
                here += 1
                if here > MOST_STEPS:
                    raise StuckError("a loop never waits")
        finally:
            asyncio._set_running_loop(None)  # noqa: SLF001

    def _advance(self, deadline: float) -> None:
        """The next moment at which something happens."""
        while self._timers and self._timers[0][3].cancelled():
            heapq.heappop(self._timers)
        if not self._timers:
            raise StuckError("nothing will ever happen")
        self._now = max(self._now, self._timers[0][0])
        if self._now > deadline:
            raise StuckError("it takes too long")
        while self._timers and self._timers[0][0] <= self._now:
            _, _, owner, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._ready.append((owner, handle))

    def _step(self) -> None:
        if self._shuffled and len(self._ready) > 1:
            self._rotate()
        owner, handle = self._ready.popleft()
        if handle.cancelled() or (owner is not None and not owner.alive):
            return
        if owner is not None and (owner.pending or owner.frozen_until > self._now):
            if not owner.pending:
                self.call_at(owner.frozen_until, self._thaw, owner, context=Context())
            owner.pending.append(handle)
            return
        self.steps += 1
        handle._run()  # noqa: SLF001 that is what a loop does with it

    def _thaw(self, machine: Machine) -> None:
        """A frozen machine goes on, unless it was frozen again."""
        if machine.frozen_until > self._now:
            self.call_at(machine.frozen_until, self._thaw, machine, context=Context())
            return
        for handle in reversed(machine.pending):
            self._ready.appendleft((machine, handle))
        machine.pending.clear()

    def _rotate(self) -> None:
        """Bring any task that is ready to the front, or leave what is not a task's there."""
        place = self._rng.randrange(len(self._ready))
        if place and _of_a_task(self._ready[0][1]) and _of_a_task(self._ready[place][1]):
            self._ready[0], self._ready[place] = self._ready[place], self._ready[0]

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        machine = MACHINE.get()
        if machine is None or machine.alive:
            self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    # --- The rest of what asyncio asks for ----------------------------------------------

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, **more)
        self._kept.append(task)
        return task

    async def create_connection(self, *args: Any, **more: Any) -> Any:
        assert self.create_connecting is not None
        return await self.create_connecting(*args, **more)

    async def create_server(  # type: ignore[override]
        self, factory: Any, **more: Any
    ) -> Any:
        assert self.create_listening is not None
        return self.create_listening(factory, more["sock"])

    def get_task_factory(self) -> None:
        """Tasks are asyncio's own."""

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False


def _work(done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    try:
        result = contextvars.copy_context().run(func, *args)
    except Exception as error:  # noqa: BLE001 as an executor does
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)


def _of_a_task(handle: asyncio.Handle) -> bool:
    owner = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined] # noqa: SLF001
    return isinstance(owner, asyncio.Task)
