"""Everything that goes wrong with machines, the network and the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from .disk import Disk
from .loop import Machine, SeededLoop
from .machines import Server
from .network import Network

Strike = Callable[[Random], Awaitable[None]]


class Storm:
    """Faults of the kinds that a seed has chosen, until it is over."""

    def __init__(
        self, net: Network, disk: Disk, servers: list[Server], counts: dict[str, int], rng: Random
    ) -> None:
        self.loop: SeededLoop = net.loop
        self.net, self.disk, self.servers, self.counts = net, disk, servers, counts
        self.lasts = rng.choice([0.0, 60.0, 300.0])
        """Seconds."""
        self.resting: Server | None = None
        """One that is not begun again for now."""

    async def tend(self, rng: Random) -> None:
        """Begin again what has died, as whatever watches over processes does."""
        while True:
            await asyncio.sleep(rng.random() * 3)
            for server in self.servers:
                if not server.runs and server is not self.resting:
                    server.start()

    async def rage(self, rng: Random) -> None:
        kinds: list[tuple[str, Strike]] = [
            ("cut", self._cut),
            ("stall", self._stall),
            ("kill", self._kill),
            ("stop", self._stop),
            ("freeze", self._freeze),
            ("full", self._full),
            ("all cut", self._cut_all),
            ("jump", self._jump),
        ]
        if self.disk.shared:
            kinds += [("cut off", self._cut_off), ("divided", self._divide), ("bury", self._bury)]
        chosen = [kind for kind in kinds if rng.random() < 0.5] or kinds
        every = rng.choice([1.0, 5.0, 20.0])
        disk, end = self.disk, self.loop.time() + self.lasts
        if self.lasts:
            disk.kill = self._die
            disk.failing = rng.choice([0.0, 0.0, 0.02, 0.1])
            disk.unsure = rng.choice([0.0, 0.0, 0.02])
            disk.first = rng.choice([0.0, 0.0, 0.05])
            disk.deadly = rng.choice([0.0, 0.0, 0.02])
        while self.loop.time() < end:
            await asyncio.sleep(rng.expovariate(1 / every))
            name, strike = rng.choice(chosen)
            self.count(name)
            self.loop.trace(f"fault: {name}")
            await strike(rng)
        disk.failing = disk.unsure = disk.first = disk.deadly = 0.0

    def count(self, name: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1

    async def calm(self) -> None:
        """Wait until nothing of it is left at the servers, and all of them are at work."""
        while True:
            now, disk = self.loop.time(), self.disk
            well = all(
                server.runs
                and server.store is not None
                and server.machine is not None
                and max(server.machine.frozen_until, server.store.cut_until) < now
                for server in self.servers
            )
            if well and max(disk.full_until, self.net.divided_until) < now:
                return
            await asyncio.sleep(1)

    # --- At machines --------------------------------------------------------------------

    def _die(self, machine: Machine) -> None:
        """The process that asks the disk dies there and then."""
        for server in self.servers:
            if server.machine is machine and server.runs:
                self.count("kill at a commit")
                server.kill()

    async def _kill(self, rng: Random) -> None:
        rng.choice(self.servers).kill()

    async def _stop(self, rng: Random) -> None:
        await rng.choice(self.servers).stop()

    async def _freeze(self, rng: Random) -> None:
        rng.choice(self.servers).freeze(rng.choice([0.5, 5.0, 40.0]))

    async def _jump(self, rng: Random) -> None:
        """A calendar is wrong; where there are several machines, they differ from then on."""
        rng.choice(self.servers).clock.jumped = rng.choice([0.0, -3600.0, 3600.0, 1e6])

    # --- In the network -----------------------------------------------------------------

    async def _cut(self, rng: Random) -> None:
        if self.net.open:
            self.net.cut(rng.choice(list(self.net.open)), rng.choice([0.1, 40.0]))

    async def _cut_all(self, rng: Random) -> None:
        for pair in list(self.net.open):
            self.net.cut(pair, rng.choice([0.1, 40.0]))

    async def _stall(self, rng: Random) -> None:
        if self.net.open:
            side = rng.choice(rng.choice(list(self.net.open)))
            self.net.stall(side.out, rng.choice([1.0, 15.0, 120.0]))

    async def _divide(self, rng: Random) -> None:
        self.net.divide(rng.choice([1.0, 5.0, 20.0]))

    # --- At the database ----------------------------------------------------------------

    async def _full(self, rng: Random) -> None:
        self.disk.full_until = self.loop.time() + rng.choice([0.5, 5.0, 30.0])

    async def _cut_off(self, rng: Random) -> None:
        """One machine does not reach the database."""
        if (store := rng.choice(self.servers).store) is not None:
            store.cut_until = self.loop.time() + rng.choice([1.0, 4.0, 20.0])

    async def _bury(self, rng: Random) -> None:
        """A process that is alive is taken for dead."""
        if self.disk.processes:
            self.disk.bury(rng.choice(list(self.disk.processes)))
