"""Server processes that can be killed, stopped or frozen at any moment, and started again."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

from hatbox.server.store.address import Address
from tests.server.forked import Forked
from tests.server.running import free_port

START = """
import os
os.environ["XDG_DATA_HOME"] = {home!r}
from tests.durability.hurried import serve
serve(**{how!r})
"""
PATIENCE = 300.0
"""Seconds until a server that does not answer counts as broken."""


class Servers:
    """Processes of `hatbox serve` on one database, each at a port of its own, on a faster clock.

    `how` they are started: see `hurried.serve`.
    """

    def __init__(self, place: Path | Address, folder: Path, number: int = 1, **how: Any) -> None:
        self.place, self.how = place, how
        self.errors = folder / "errors.txt"
        self.errors.touch()
        self.ports = [free_port() for _ in range(number)]
        self.up: set[int] = set()
        """The processes that answer, as a load balancer knows it."""
        self._rng = Random(number)
        self._processes: list[Forked | None] = [None] * number

    def door(self) -> str:
        """The address of a process, as a load balancer chooses it."""
        numbers = sorted(self.up) or range(len(self.ports))
        return f"http://127.0.0.1:{self.ports[self._rng.choice(numbers)]}"

    @property
    def numbers(self) -> range:
        return range(len(self.ports))

    async def start(self, *numbers: int, **how: Any) -> None:
        """Returns when they take connections."""
        for number in numbers:
            where = ["--host", "127.0.0.1", "--port", str(self.ports[number])]
            url = self.place.url if isinstance(self.place, Address) else self.place
            arguments = ["serve", *where, "--no-limits", f"--data={url}"]
            code = START.format(home=str(self.errors.parent), how=self.how | how)
            self._processes[number] = Forked(code, arguments, Path(os.devnull), self.errors)
        async with asyncio.timeout(PATIENCE):
            for number in numbers:
                while not await self._answers(number):
                    assert self.runs(number), self.errors.read_text()
                    await asyncio.sleep(0.02)
                self.up.add(number)

    async def _answers(self, number: int) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.ports[number])
            writer.write(
                b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )
            answer = await reader.readline()
            writer.close()
        except OSError:
            return False
        return b" 200 " in answer

    def runs(self, number: int) -> bool:
        return self.process(number).poll() is None

    def process(self, number: int) -> Forked:
        process = self._processes[number]
        assert process is not None
        return process

    def kill(self, *numbers: int) -> None:
        """Without any warning."""
        for number in numbers:
            self.up.discard(number)
            self.process(number).send_signal(signal.SIGKILL)
            self.process(number).wait()

    async def stop(self, number: int) -> int | None:
        """As an owner does it; its exit status."""
        self.up.discard(number)
        self.process(number).send_signal(signal.SIGTERM)
        await asyncio.to_thread(self.process(number).wait)
        return self.process(number).poll()

    def freeze(self, number: int) -> None:
        self.up.discard(number)
        self.process(number).send_signal(signal.SIGSTOP)

    def thaw(self, number: int) -> None:
        self.process(number).send_signal(signal.SIGCONT)
        self.up.add(number)

    async def __aenter__(self) -> Self:
        await self.start(*self.numbers)
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.kill(*self.numbers)
