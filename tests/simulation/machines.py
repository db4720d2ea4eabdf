"""The shipped server on a simulated machine: all of it, from uvicorn's protocols to the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

from uvicorn.server import ServerState

from hatbox.server.play.clock import Timer
from hatbox.server.play.hub import Hub
from hatbox.server.play.keeping import Keep
from hatbox.server.play.session import World
from hatbox.server.store.store import StoreError
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.owner import Owner
from hatbox.server.web.run import server, shared

from .disk import Disk
from .loop import Machine, SeededLoop
from .memory import MemoryStore
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
    """A server at one address, however often it is killed and started again.

    On a shared disk it is one of several processes, which all listen at that address, each also at
    a `door` of its own.
    """

    def __init__(
        self, net: Network, disk: Disk, rng: Random, address: Address, number: int, gate: Random
    ) -> None:
        self._net, self._disk, self._rng, self.address = net, disk, rng, address
        self.number = number
        self.door = Address(address.host, address.port + 1 + number)
        self.clock = SimulatedClock(net.loop)
        self.machine: Machine | None = None
        self.hub: Hub | None = None
        self.store: MemoryStore | None = None
        self._exit = asyncio.Event()
        self._gate = gate.random() < 0.5, gate.random() < 0.5
        self.starts = 0

    def start(self) -> None:
        """A new process, which knows only what is committed."""
        self.starts += 1
        name = f"server {self.number}.{self.starts}"
        self.machine = machine = Machine(name, f"10.0.0.{self.number + 1}")
        machine.context.run(self._begin)

    def _begin(self) -> None:
        self._exit = asyncio.Event()
        self._serving = self._net.loop.create_task(self._serve())

    async def _serve(self) -> None:
        """As `hatbox serve` does it."""
        chance = Random(self._rng.getrandbits(64))
        self.store = MemoryStore(self._disk)
        world = World(self.store, self.clock, chance, chance.randbytes)
        limited, behind_proxy = self._gate
        gate = Gate(limited=limited, behind_proxy=behind_proxy)
        try:
            token = OWNER
            if self.store.leases is not None:
                token = await self.store.leases.secret("owner", OWNER)
            app = create_app(world, gate, Keep(), owner=Owner(token, self._net.loop.time()))
            self.hub = app.state.hub
            inside: Any = Address("127.0.0.1", 10_000 + 100 * self.starts + self.number)
            async with shared(app, inside) if self._disk.shared else nullcontext():
                running = server(app)
                vars(running)["main_loop"] = self._exit.wait  # the shipped one looks all the time
                doors: list[Any] = [self.address, self.door]
                await running._serve(doors)  # noqa: SLF001 without the process's signals
        except StoreError:  # the process says why, and is begun again
            self._net.loop.trace("cannot serve")
            self.kill()

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
        if self.machine is machine:
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


class _Here:
    """Strangers' work is done in this process; the loop says when."""

    _max_workers = 1

    def __init__(self, *_: Any) -> None: ...

    def shutdown(self, **_: bool) -> None: ...


class _Connections(ServerState):
    """Those of a server, in an order that does not depend on addresses in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.connections, self.tasks = InOrder(), InOrder()  # type: ignore[assignment]


async def _rarely(inner: Any) -> None:
    """Ten looks a second whether it is over take longer than all that is simulated."""
    while not inner.should_exit:
        await asyncio.sleep(1)


def apart_from_the_system() -> None:
    """No timer of real seconds ends the process, and nobody looks how much memory it takes.

    Bots that sit in think quickly: what a bot thinks is no part of the server.
    """
    metrics = vars(import_module("hatbox.server.web.metrics"))
    metrics["ProcessCollector"] = lambda **_: SimpleNamespace(collect=tuple)
    metrics["_memory"] = lambda: None
    run = vars(import_module("hatbox.server.web.run"))
    run["threading"] = SimpleNamespace(Timer=_NoTimer)
    run["_Inner"].main_loop = _rarely
    vars(import_module("uvicorn.server"))["ServerState"] = _Connections
    vars(import_module("hatbox.server.play.backroom"))["ProcessPoolExecutor"] = _Here
    bots = vars(import_module("hatbox.server.play.bots"))
    own_bot = bots["own_bot"]
    bots["own_bot"] = lambda name, *more: own_bot("novice" if name == "regular" else name, *more)
