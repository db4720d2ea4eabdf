"""A program connected by three pipes. Nothing that it does can stop or stall us."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO
from weakref import finalize

LONGEST_LINE = 64 * 1024
"""Maximum number of bytes of a line."""
AT_ONCE = 64 * 1024
"""Maximum number of bytes to read or write at once."""
LAST_WORDS = 2048
"""Number of bytes of its error output that are kept."""
PARTING = 0.3
"""Seconds to wait for its exit status once it has closed its output."""
TICK = 0.02
"""Seconds between two looks at a program that has closed its output."""
KEPT = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR")
"""Environment variables passed to it: those that programs need to start, and none of our own."""


class Fault(Exception):  # noqa: N818 the fault is the program's
    """A program's fault, in a few words."""


class Program:
    """One running program, in a session of its own, so that all processes it starts end with it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 it was asked for by name
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd="/",
                env={name: os.environ[name] for name in KEPT if name in os.environ},
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Fault(f"it cannot be started ({reason})") from None
        self._ready = DefaultSelector()
        self._kill = finalize(self, _kill, self._process, self._ready)
        self._input, self._output, self._errors = map(_pipe, _pipes(self._process))
        self._unsent = bytearray()
        self._heard = bytearray()
        self._complaints = b""
        self._closed = False
        # Functions, not methods: a bound method would keep us, and the program, alive for ever.
        self._ready.register(self._output, EVENT_READ, Program._hear)
        self._ready.register(self._errors, EVENT_READ, Program._hear_complaints)

    def tell(self, line: bytes) -> None:
        """Send a line; bytes that it does not read yet are sent when we listen next."""
        if not self._unsent:
            self._ready.register(self._input, EVENT_WRITE, Program._send)
        self._unsent += line + b"\n"
        self._send()

    def ask(self, seconds: float) -> bytes | None:
        """The next line that it writes; None if none comes in time, a Fault if none can come."""
        if not self._pump(seconds, self._has_said_something):
            if self._process.poll() is not None:  # its child processes may keep its output open
                raise Fault(self._how_it_ended())
            return None
        line, newline, rest = self._heard.partition(b"\n")
        if newline and len(line) <= LONGEST_LINE:
            self._heard = rest
            return bytes(line)
        raise Fault(self._how_it_ended() if self._closed else "it said too much in one line")

    def end(self, seconds: float = 0) -> None:
        """Give it `seconds` to finish, then end it and everything that it has started."""
        if self._pump(seconds, lambda: self._is_quiet() or not self._unsent):
            if self._unsent:
                self._forget_unsent()
            _pipes(self._process)[0].close()
            self._pump(seconds, self._is_quiet)
        self._kill()

    # --- Pipes --------------------------------------------------------------------------

    def _pump(self, seconds: float, done: Callable[[], bool]) -> bool:
        """Move bytes until `done` is true; False if time runs out before."""
        until = monotonic() + seconds
        while not done():
            left = until - monotonic()
            if left <= 0:
                return False
            for key, _ in self._ready.select(min(left, TICK) if self._closed else left):
                key.data(self)
        return True

    def _has_said_something(self) -> bool:
        return self._closed or b"\n" in self._heard or len(self._heard) > LONGEST_LINE

    def _is_quiet(self) -> bool:
        """Whether it has ended its output; anything it writes meanwhile is thrown away."""
        self._heard.clear()
        return self._closed

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._input, self._unsent[:AT_ONCE])]
        except BlockingIOError:
            return
        except OSError:  # it does not read: its output, or its end, will tell why
            self._unsent.clear()
        if not self._unsent:
            self._ready.unregister(self._input)

    def _forget_unsent(self) -> None:
        self._unsent.clear()
        self._ready.unregister(self._input)

    def _hear(self) -> None:
        data = _read(self._output)
        self._heard += data
        if not data:
            self._closed = True
            self._ready.unregister(self._output)

    def _hear_complaints(self) -> None:
        data = _read(self._errors)
        self._complaints = (self._complaints + data)[-LAST_WORDS:]
        if not data:
            self._ready.unregister(self._errors)

    def _how_it_ended(self) -> str:
        """Its exit status, and its last words."""
        self._pump(PARTING, self._has_nothing_to_add)
        status = self._process.poll()
        words = _last_words(self._complaints.decode(errors="replace"))
        told = f" ({words})" if words else ""
        if status is None:
            return f"it has closed its output{told}"
        if status < 0:
            return f"it was ended by signal {-status}{told}"
        return f"it has ended with status {status}{told}"

    def _has_nothing_to_add(self) -> bool:
        return self._errors not in self._ready.get_map() and self._process.poll() is not None


def _last_words(complaints: str) -> str:
    """The last line; for JavaScript, the last before its stack trace, details and version."""
    lines = [line for line in complaints.splitlines() if line.strip()]
    if lines and lines[-1].startswith(("    at ", "Node.js v")):
        lines = [each for each in lines if not each.startswith((" ", "}", "Node.js v"))] or lines
    return lines[-1].strip() if lines else ""


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _pipe(stream: IO[bytes]) -> int:
    """The descriptor of a stream that never blocks."""
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def _read(pipe: int) -> bytes:
    """The bytes that are there; empty at the end."""
    try:
        return os.read(pipe, AT_ONCE)
    except OSError:
        return b""


def _kill(process: subprocess.Popen[bytes], ready: DefaultSelector) -> None:
    """End a program and everything that it has started, and leave no zombie."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    ready.close()
    for stream in _pipes(process):
        stream.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(1)
