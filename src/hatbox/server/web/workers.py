"""Several server processes behind one port, begun, watched and stopped together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from ..store.store import StoreError

log = logging.getLogger("hatbox.server")
AGAIN_SECONDS = 1.0
"""Seconds before a process that has died is begun again: what killed it may last."""
FAILED = 1
"""The exit status of a process that says itself why it cannot serve."""
SIGNALS = (signal.SIGTERM, signal.SIGINT)


def run_all(number: int, serve: Callable[[int], None]) -> None:
    """Run so many processes until a signal stops them; `serve` is told which it is."""
    workers = _Workers(serve)
    for each in SIGNALS:
        signal.signal(each, lambda *_: workers.stop())
    sys.exit(workers.watch(number))


class _Workers:
    """One that dies is begun again; if one says at first that it cannot serve, all end."""

    def __init__(self, serve: Callable[[int], None]) -> None:
        self._serve = serve
        self._children: dict[int, BaseProcess] = {}
        self._again: set[int] = set()
        """Those that have died once: if they find no database now, they are to wait for it."""
        self._stopping = False
        self._parent = os.getpid()

    def stop(self) -> None:
        if os.getpid() != self._parent:
            os._exit(0)  # a worker that has only just been forked, and does nothing yet
        self._stopping = True
        for child in self._children.values():
            if child.pid is not None and child.is_alive():
                os.kill(child.pid, signal.SIGTERM)

    def watch(self, number: int) -> int:
        """The exit status, when all have ended."""
        status = 0
        for place in range(number):
            self._begin(place)
        while self._children:
            wait([child.sentinel for child in self._children.values()])
            for place, child in [*self._children.items()]:
                if child.is_alive():
                    continue
                del self._children[place]
                if child.exitcode == FAILED and place not in self._again and not self._stopping:
                    status = 1
                    self.stop()
                elif not self._stopping:
                    self._begin_again(place, child)
        return status

    def _begin_again(self, place: int, child: BaseProcess) -> None:
        if child.exitcode != FAILED:
            log.error("process %(place)d has died and is begun again", {"place": place})
        self._again.add(place)
        time.sleep(AGAIN_SECONDS)
        if not self._stopping:
            self._begin(place, quiet=child.exitcode == FAILED)

    def _begin(self, place: int, *, quiet: bool = False) -> None:
        # Forked before any thread or loop begins, so that all share what is loaded.
        fork = multiprocessing.get_context("fork")
        work = partial(_work, self._serve, place, quiet=quiet)
        self._children[place] = fork.Process(target=work)
        self._children[place].start()
        if self._stopping:  # a signal came meanwhile
            self.stop()


def _work(serve: Callable[[int], None], place: int, *, quiet: bool) -> None:
    for each in SIGNALS:
        signal.signal(each, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        serve(place)
    except StoreError as error:
        if not quiet:  # it has said so a moment ago
            print(f"hatbox: {error}", file=sys.stderr)  # noqa: T201 as the command does
        sys.exit(FAILED)


def _end_with_parent() -> None:
    """Nobody would stop a worker whose parent was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
