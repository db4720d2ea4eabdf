"""Connections in memory, as TCP is: in order, but late, in pieces, and cut at any moment.

Several servers may listen at one address: each connection comes to one of them, as behind a load
balancer.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from .loop import MACHINE, Machine, SeededLoop

HEAD_ROOM = 5
LOW_WATER = 4
"""The part of the buffer below which its writer may go on: a fourth."""


class Address(NamedTuple):
    """Where a server listens; uvicorn takes it for a socket."""

    host: str
    port: int

    def getsockname(self) -> Address:
        return self

    def close(self) -> None:
        """There is nothing to close."""


class Conditions:
    """What the network is like; the same for all connections."""

    def __init__(self, rng: Random) -> None:
        self.latency = rng.choice([0.0005, 0.01, 0.2])
        """Average seconds for a piece to arrive."""
        self.pieces = rng.random() < 0.3
        """Whether what is sent arrives in pieces of any size."""
        self.buffer = rng.choice([300, 5_000, 200_000])
        """Bytes on their way before the sender is asked to wait."""


class Flow:
    """One direction of a connection."""

    def __init__(self, source: Side, target: Side) -> None:
        self.source, self.target = source, target
        self.waiting: deque[bytes | None] = deque()
        """What is on its way; None is the end."""
        self.size = 0
        self.stalled_until = 0.0
        self._handle: asyncio.Handle | None = None

    def send(self, data: bytes | None) -> None:
        self.waiting.append(data)
        self.size += len(data or b"")
        self.schedule()

    def schedule(self) -> None:
        """The next piece arrives some time, unless the other side does not read."""
        target, loop = self.target, self.target.loop
        if self._handle is None and self.waiting and target.reading and not target.lost:
            delay = target.net.rng.expovariate(1 / target.net.now.latency)
            when = max(loop.time() + delay, self.stalled_until)
            self._handle = loop.call_at(when, self._arrive, context=target.context)

    def _arrive(self) -> None:
        self._handle = None
        target = self.target
        if target.lost or not self.waiting or not target.reading:
            return
        if target.loop.time() < self.stalled_until:
            self.schedule()
            return
        data = self._piece()
        if data is None:
            target.loop.trace("end")
            target.end()
        else:
            self.size -= len(data)
            target.loop.trace("arrives", data)
            target.protocol.data_received(data)
            self.source.drained()
        self.schedule()

    def _piece(self) -> bytes | None:
        """The next that arrives: all that was sent by now, or a part of it."""
        first = self.waiting.popleft()
        if first is None:
            return None
        rng = self.target.net.rng
        if self.target.net.now.pieces and len(first) > 1 and rng.random() < 0.5:
            cut = rng.randrange(1, len(first))
            self.waiting.appendleft(first[cut:])
            return first[:cut]
        parts = [first]
        while self.waiting and self.waiting[0] is not None:
            parts.append(self.waiting.popleft() or b"")
        return b"".join(parts)

    def drop(self) -> None:
        """What is on its way is lost."""
        self.waiting.clear()
        self.size = 0


class Side(asyncio.Transport):
    """One end of a connection, with the protocol there."""

    def __init__(
        self, net: Network, machine: Machine | None, here: Address, there: Address
    ) -> None:
        super().__init__({"sockname": here, "peername": there})
        self.net, self.loop, self.machine = net, net.loop, machine
        self.context = None if machine is None else machine.context
        self.protocol: Any = None
        self.out: Flow
        self.inn: Flow
        self.reading, self.lost = True, False
        self._closing = self._paused = False

    # --- What the protocol does ---------------------------------------------------------

    def write(self, data: Any) -> None:
        if self._closing or self.lost or not data:
            return
        self.out.send(bytes(data))
        if self.out.size > self.net.now.buffer and not self._paused:
            self._paused = True
            self.protocol.pause_writing()

    def drained(self) -> None:
        """Something has arrived on the other side."""
        if self._paused and self.out.size <= self.net.now.buffer // LOW_WATER and not self.lost:
            self._paused = False
            self.loop.call_soon(self.protocol.resume_writing, context=self.context)
        if self._closing and not self.out.size:
            self._lose_soon(None)

    def close(self) -> None:
        if self._closing or self.lost:
            return
        self._closing, self.reading = True, False
        self.out.send(None)
        if not self.out.size:
            self._lose_soon(None)

    def abort(self) -> None:
        if self.lost:
            return
        self._closing = True
        self.out.drop()
        self._lose_soon(None)
        self.out.target.cut_in(self.net.rng.expovariate(1 / self.net.now.latency))

    def write_eof(self) -> None:
        self.out.send(None)

    def can_write_eof(self) -> bool:
        return True

    def is_closing(self) -> bool:
        return self._closing or self.lost

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        if not self._closing:
            self.reading = True
            self.inn.schedule()

    def is_reading(self) -> bool:
        return self.reading

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """The network decides."""

    def get_write_buffer_size(self) -> int:
        return self.out.size

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    # --- What happens to it -------------------------------------------------------------

    def end(self) -> None:
        """The other side has said that it sends no more."""
        if not self.protocol.eof_received():
            self.close()

    def cut_in(self, delay: float) -> None:
        """The connection is lost; this side notices it after a while."""
        self.loop.call_later(delay, self._lose, ConnectionResetError("cut"), context=self.context)

    def _lose_soon(self, error: Exception | None) -> None:
        self.loop.call_soon(self._lose, error, context=self.context)

    def _lose(self, error: Exception | None) -> None:
        if self.lost:
            return
        self.lost = True
        self.net.forget()
        self.loop.trace("lost")
        if self.protocol is not None:
            self.protocol.connection_lost(error)


class Listener:
    """A server that takes connections."""

    def __init__(self, net: Network, address: Address, factory: Callable[[], Any]) -> None:
        self._net, self._address, self.factory = net, address, factory
        machine = MACHINE.get()
        assert machine is not None
        self.machine = machine

    def close(self) -> None:
        there = self._net.listeners[self._address]
        if self in there:
            there.remove(self)

    async def wait_closed(self) -> None:
        """There is nothing to wait for."""


class Network:
    """All connections there are."""

    def __init__(self, loop: SeededLoop, rng: Random) -> None:
        self.loop, self.rng = loop, rng
        self.now = Conditions(rng)
        self.listeners: dict[Address, list[Listener]] = defaultdict(list)
        self.open: dict[tuple[Side, Side], None] = {}
        """The connections, each with the client's side first."""
        self.divided_until = 0.0
        """The time until which servers do not reach each other."""
        loop.create_connecting, loop.create_listening = self.connect, self.listen
        self._ports = 1024

    def listen(self, factory: Callable[[], Any], address: Address) -> Listener:
        self.listeners[address].append(Listener(self, address, factory))
        return self.listeners[address][-1]

    async def connect(
        self, factory: Callable[[], Any], host: str, port: int, **_: Any
    ) -> tuple[Side, Any]:
        machine = MACHINE.get()
        await asyncio.sleep(self.rng.expovariate(1 / self.now.latency))
        if machine is not None:
            await asyncio.sleep(max(0.0, self.divided_until - self.loop.time()))
        there = Address(host, port)
        listening = [each for each in self.listeners[there] if each.machine.alive]
        if not listening:
            raise ConnectionRefusedError("nobody listens")
        listener = self.rng.choice(listening)
        self._ports += 1
        here = Address("192.0.2.1" if machine is None else machine.host, self._ports)
        mine = Side(self, machine, here, there)
        theirs = Side(self, listener.machine, there, here)
        mine.out = theirs.inn = Flow(mine, theirs)
        mine.inn = theirs.out = Flow(theirs, mine)
        self.open[mine, theirs] = None
        mine.protocol = factory()
        self.loop.call_soon(_begin, listener.factory, theirs, context=theirs.context)
        mine.reading = theirs.reading = True
        mine.protocol.connection_made(mine)
        return mine, mine.protocol

    def forget(self) -> None:
        """Connections that both sides have lost are over."""
        for pair in [pair for pair in self.open if all(each.lost for each in pair)]:
            del self.open[pair]

    # --- Faults -------------------------------------------------------------------------

    def cut(self, pair: tuple[Side, Side], latest: float) -> None:
        """Both sides notice at different times; what is on its way may arrive, or not."""
        for side in pair:
            if self.rng.random() < 0.5:
                side.out.drop()
            side.cut_in(self.rng.random() * self.rng.choice([0.01, 1.0, latest]))
            side.out.stalled_until = self.loop.time() + self.rng.choice([0.0, 2 * latest])

    def stall(self, flow: Flow, seconds: float) -> None:
        """Nothing arrives for a while: the network is slow, or the reader reads nothing."""
        flow.stalled_until = self.loop.time() + seconds

    def reset(self, machine: Machine) -> None:
        """A machine has died: the system closes its connections."""
        for listening in self.listeners.values():
            listening[:] = [each for each in listening if each.machine is not machine]
        for pair in list(self.open):
            for gone, other in (pair, pair[::-1]):
                if gone.machine is machine:
                    gone.lost = True
                    if self.rng.random() < 0.5:
                        gone.out.drop()
                    other.cut_in(self.rng.random())

    def divide(self, seconds: float) -> None:
        """Servers do not reach each other for a while, but everybody else reaches them."""
        self.divided_until = self.loop.time() + seconds
        for mine, theirs in self.open:
            if mine.machine is not None:
                for side in (mine, theirs):
                    self.stall(side.out, seconds)


def _begin(factory: Callable[[], Any], side: Side) -> None:
    if side.lost:
        return
    side.protocol = factory()
    side.protocol.connection_made(side)
