"""The shipped server on a simulated machine: all of it, from uvicorn's protocols to the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

from hatbox.server.play.clock import Timer
from hatbox.server.play.hub import Hub
from hatbox.server.play.keeping import Keep
from hatbox.server.play.session import World
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.owner import Owner
from hatbox.server.web.run import server

from .disk import Disk, MemoryStore
from .loop import Machine, SeededLoop
from .network import Address, Network

OWNER = "the-owner-of-this-simulated-server"
TODAY = 1_790_000_000.0


class SimulatedClock:
    """The loop's time; the date may jump."""

    def __init__(self, loop: SeededLoop) -> None:
        self._loop = loop
        self.jumped = 0.0

    def now(self) -> float:
        return self._loop.time()

    def today(self) -> float:
        return TODAY + self._loop.time() + self.jumped

    def call_later(self, delay: float, action: Callable[[], None]) -> Timer:
        return self._loop.call_later(delay, action)


class InOrder(dict[Any, None]):
    """A set that keeps its order; uvicorn's are in the order of addresses in memory."""

    def add(self, item: Any) -> None:
        self[item] = None

    def discard(self, item: Any) -> None:
        self.pop(item, None)

    def remove(self, item: Any) -> None:
        del self[item]


class Server:
    """A server at one address, however often it is killed and started again."""

    def __init__(self, net: Network, disk: Disk, rng: Random, address: Address) -> None:
        self._net, self._disk, self._rng, self.address = net, disk, rng, address
        self.clock = SimulatedClock(net.loop)
        self.machine: Machine | None = None
        self.hub: Hub | None = None
        self._exit = asyncio.Event()
        self._gate = Random(rng.random()).random() < 0.5
        self.starts = 0

    def start(self) -> None:
        """A new process, which knows only what is committed."""
        self.starts += 1
        self.machine = machine = Machine(f"server {self.starts}")
        machine.context.run(self._begin)

    def _begin(self) -> None:
        self._exit = asyncio.Event()
        self._serving = self._net.loop.create_task(self._serve())

    async def _serve(self) -> None:
        chance = Random(self._rng.getrandbits(64))
        world = World(MemoryStore(self._disk), self.clock, chance, chance.randbytes)
        gate = Gate(limited=self._gate, behind_proxy=False)
        app = create_app(world, gate, Keep(), owner=Owner(OWNER, self._net.loop.time()))
        self.hub = app.state.hub
        running = server(app)
        vars(running)["main_loop"] = self._exit.wait  # the shipped one looks ten times a second
        state: Any = running.server_state
        state.connections, state.tasks = InOrder(), InOrder()
        listener: Any = self.address
        await running._serve([listener])  # noqa: SLF001 without the signals of the whole process

    @property
    def runs(self) -> bool:
        return self.machine is not None and self.machine.alive

    def kill(self) -> None:
        """Whatever was not committed is lost."""
        if self.machine is not None and self.machine.alive:
            self._net.loop.trace("kill")
            self.machine.alive = False
            self._net.reset(self.machine)

    async def stop(self) -> None:
        """Stop politely, as `hatbox serve` does when it is asked to."""
        self._net.loop.trace("stop")
        if self.machine is None:
            return
        machine, serving = self.machine, self._serving
        machine.context.run(self._exit.set)
        while not serving.done() and machine.alive:
            await asyncio.sleep(0.1)
        self.kill()

    def freeze(self, seconds: float) -> None:
        """It does nothing for a while, and does not know it."""
        if self.machine is not None:
            thaw = self._net.loop.time() + seconds
            self.machine.frozen_until = max(thaw, self.machine.frozen_until)


class _NoTimer:
    """Ends the process if stopping takes too long: a matter of real seconds."""

    daemon = True

    def __init__(self, *_: Any) -> None: ...

    def start(self) -> None: ...

    def cancel(self) -> None: ...


def apart_from_the_system() -> None:
    """No timer of real seconds ends the process, and nobody looks how much memory it takes.

    Bots that sit in think quickly: what a bot thinks is no part of the server.
    """
    for module in ("owner", "metrics"):
        vars(import_module(f"hatbox.server.web.{module}"))["memory"] = lambda: None
    metrics = vars(import_module("hatbox.server.web.metrics"))
    metrics["ProcessCollector"] = lambda **_: None
    vars(import_module("hatbox.server.web.run"))["threading"] = SimpleNamespace(Timer=_NoTimer)
    bots = vars(import_module("hatbox.server.play.bots"))
    own_bot = bots["own_bot"]
    bots["own_bot"] = lambda name, *more: own_bot("novice" if name == "regular" else name, *more)
