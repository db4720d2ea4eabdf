"""A program in a process of its own that has everything imported when it begins: servers start at
once, and can be killed as any other process."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from multiprocessing import get_context
from pathlib import Path
from subprocess import TimeoutExpired

_READY = get_context("forkserver")
_READY.set_forkserver_preload(["hatbox.cli.serve", "tests.server.running"])
PATIENCE = 120.0
"""Seconds until a process that does not end counts as broken: the machine may be busy."""


class Forked:
    """Runs a piece of Python, with such arguments; what it prints goes into files."""

    def __init__(self, code: str, arguments: list[str], output: Path, errors: Path) -> None:
        self.returncode: int | None = None
        paths = str(output), str(errors)
        self._process = _READY.Process(target=_run, args=(code, arguments, *paths))
        self._process.start()
        # No daemon, which could not start a process of its own; but none outlives the tests.
        atexit.register(self.send_signal, signal.SIGKILL)
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._process.exitcode
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> None:
        self._process.join(timeout)
        if self.poll() is None:
            raise TimeoutExpired("a forked program", timeout)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def _run(code: str, arguments: list[str], output: str, errors: str) -> None:
    for path, stream in ((output, sys.stdout), (errors, sys.stderr)):
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        os.dup2(os.open(path, flags, 0o644), stream.fileno())
    sys.argv = ["hatbox", *arguments]
    exec(compile(code, "<started>", "exec"), {"__name__": "__main__"})  # noqa: S102 a test's own
