"""A program at the other end of three pipes. Nothing that it does can stop or stall us."""

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
AT_ONCE = 64 * 1024
LAST_WORDS = 2048
"""Bytes of its complaints that are kept."""
PARTING = 0.3
"""Seconds to learn how it ended once it has closed its output."""
TICK = 0.02
KEPT = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR")
"""What it gets of our environment: what programs need to start, and nothing that is ours."""


class Fault(Exception):  # noqa: N818 the fault is the program's
    """What a program did wrong, in a few words."""


class Program:
    """One running program, in a session of its own so that it ends with all it has started."""

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
        # Functions, not methods: what knows us would keep us, and the program, for ever.
        self._ready.register(self._output, EVENT_READ, Program._hear)
        self._ready.register(self._errors, EVENT_READ, Program._hear_complaints)

    def tell(self, line: bytes) -> None:
        """Send a line; what it does not read yet waits for the next time that we listen."""
        if not self._unsent:
            self._ready.register(self._input, EVENT_WRITE, Program._send)
        self._unsent += line + b"\n"
        self._send()

    def ask(self, seconds: float) -> bytes | None:
        """The next line that it says; None if there is none in time, a Fault if never."""
        if not self._pump(seconds, self._has_said_something):
            if self._process.poll() is not None:  # what it has started keeps its output open
                raise Fault(self._how_it_ended())
            return None
        line, newline, rest = self._heard.partition(b"\n")
        if newline and len(line) <= LONGEST_LINE:
            self._heard = rest
            return bytes(line)
        raise Fault(self._how_it_ended() if self._closed else "it said too much in one line")

    def end(self, seconds: float = 0) -> None:
        """Let it finish for so long, then end it, and all that it has started."""
        if self._pump(seconds, lambda: self._is_quiet() or not self._unsent):
            if self._unsent:
                self._forget_unsent()
            _pipes(self._process)[0].close()
            self._pump(seconds, self._is_quiet)
        self._kill()

    # --- Pipes --------------------------------------------------------------------------

    def _pump(self, seconds: float, done: Callable[[], bool]) -> bool:
        """Move bytes until something is the case; False if time runs out before."""
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
        """It has no more to say; what it says meanwhile nobody reads."""
        self._heard.clear()
        return self._closed

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._input, self._unsent[:AT_ONCE])]
        except BlockingIOError:
            return
        except OSError:  # it does not listen: what it says, or that it ended, tells the rest
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
    """The last line; of JavaScript, the last before its trace, details and version."""
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
    """Its descriptor; reading and writing never wait."""
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def _read(pipe: int) -> bytes:
    """What is there; nothing at the end."""
    try:
        return os.read(pipe, AT_ONCE)
    except OSError:
        return b""


def _kill(process: subprocess.Popen[bytes], ready: DefaultSelector) -> None:
    """End a program and whatever it has started, and leave no zombie."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    ready.close()
    for stream in _pipes(process):
        stream.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(1)
