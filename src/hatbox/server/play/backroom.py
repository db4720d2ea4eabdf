"""Strangers' work, in a process of its own: nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import ParamSpec, TypeVar

from ...kernel.errors import illegal

P = ParamSpec("P")
T = TypeVar("T")


class BackRoom:
    """One process, which begins with the first request, and the requests that wait for it."""

    def __init__(self, waiting: int, seconds: float) -> None:
        self.workers: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.most, self.seconds = waiting, seconds
        self._closed = False
        self._open: Connection | None = None
        """The process ends when this is closed, or gone with its server."""

    async def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of some work that ends by itself; a RuleError if too many wait already."""
        if self.waiting >= self.most or self._closed:
            raise illegal("error-busy")
        if self.workers is None:
            context = get_context("spawn")
            following, self._open = context.Pipe(duplex=False)
            self.workers = ProcessPoolExecutor(1, context, _humble, (following,))
        workers = self.workers
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(workers, partial(work, *args, **kwargs))
        except TimeoutError:
            raise illegal("error-busy") from None
        except BrokenExecutor:  # the process was killed: the next request gets a new one
            if self.workers is workers:
                self.workers = None
            raise illegal("error-busy") from None
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """The server stops, and waits for nothing here: what has begun ends, too."""
        self._closed = True
        if self._open is not None:
            self._open.close()
        if self.workers is not None:
            self.workers.shutdown(wait=False, cancel_futures=True)


def _humble(server: Connection) -> None:
    """People at a table come first; and the process ends with its server."""
    os.nice(10)
    Thread(target=_follow, args=(server,), daemon=True).start()


def _follow(server: Connection) -> None:
    with suppress(EOFError):
        server.recv()
    os._exit(0)
