"""Runs a command as `main` does: in this process, or in one of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hatbox.cli import main

COMMAND = (sys.executable, "-c", "from hatbox.cli import main; main()")


class Ran(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> list[dict[str, Any]]:
        """Its output, one JSON object a line."""
        return [json.loads(line) for line in self.out.splitlines()]


def hatbox(*argv: str | Path, stdin: bytes = b"") -> Ran:
    """A command, in this process, with streams of its own."""
    streams = {name: TextIOWrapper(BytesIO()) for name in ("stdin", "stdout", "stderr")}
    streams["stdin"].buffer.write(stdin)
    streams["stdin"].buffer.seek(0)
    status: Any = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["hatbox", *map(str, argv)])
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        try:
            main()
        except SystemExit as ended:
            status = ended.code
    return Ran(int(status or 0), _content(streams["stdout"]), _content(streams["stderr"]))


def _content(stream: TextIOWrapper[BytesIO]) -> str:
    stream.flush()
    return stream.buffer.getvalue().decode()


def started(*argv: str | Path, env: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
    """A command that runs in a process of its own."""
    pipe = subprocess.PIPE
    return subprocess.Popen([*COMMAND, *map(str, argv)], stdout=pipe, stderr=pipe, env=env)


def refused(ran: Ran) -> str:
    """The error output of a command that refuses its input, and does nothing else."""
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err.strip()
    assert "Traceback" not in ran.err
    return ran.err
