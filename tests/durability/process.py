"""A server in a process of its own, which can be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.forked import Forked
from tests.server.running import free_port

START = "from tests.durability.hurried import serve; serve()"
PATIENCE = 300.0
"""Seconds until a server that does not answer counts as broken."""


class Server:
    """`hatbox serve` on one file and one port, however often it is killed; its clock is faster."""

    def __init__(self, folder: Path, start: str = START) -> None:
        self.database = folder / "hatbox.db"
        self.errors = folder / "errors.txt"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._start = start
        self._process: Forked | None = None

    async def start(self) -> None:
        """Returns when it takes connections."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--no-limits"]
        arguments.append(f"--data={self.database}")
        self._process = Forked(self._start, arguments, Path(os.devnull), self.errors)
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                assert self._process.poll() is None, self.errors.read_text()
                await asyncio.sleep(0.02)

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def kill(self) -> None:
        """Without any warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.kill()
