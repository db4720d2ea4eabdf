"""Servers under load: `python -m benchmarks.load [--tables 1000] [--rate 1000] [--data FOLDER]`.

Runs a server, a crowd of clients beside it, and a probe that times the same disk; then the same
kind of room on other servers, one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from .crowd import Crowd, Room
from .rooms import ROOMS

TICKS = os.sysconf("SC_CLK_TCK")
FIRST_TABLES = 4
"""Tables that are opened before the measurement, so that the server loads what it loads once."""


class Server(NamedTuple):
    """A server in a process of its own."""

    pid: int
    port: int

    @property
    def memory(self) -> int:
        """Bytes of memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        return sum(int(ticks) for ticks in fields.split()[11:13]) / TICKS


def waited(pid: int) -> float:
    """Seconds that a process was ready to run while others had the processors."""
    stats = Path(f"/proc/{pid}").glob("schedstat")  # not every system has it
    return sum(int(each.read_text(encoding="ascii").split()[1]) for each in stats) / 1e9


class Phase(NamedTuple):
    """What happened while the crowd played."""

    answers: int
    seconds: float
    bytes: int
    news: int
    failed: int
    lost: int
    times: list[float]
    """Seconds from each answer to its acknowledgement, but for passes in a window."""
    server_cpu: float
    crowd_cpu: float
    """Seconds of processor time."""
    server_waited: float
    crowd_waited: float

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds

    @property
    def for_an_answer(self) -> float:
        """Seconds of the server's processor time for an answer, including all messages about it."""
        return self.server_cpu / max(self.answers, 1)


class Figures(NamedTuple):
    """The results of a measurement."""

    room: Room
    tables: int
    connections: int
    paced: Phase
    """Answers at a rate."""
    full: Phase
    """Answers without time to think."""
    disk: list[float]
    """Seconds for an fsync in the same folder at the same time."""
    memory: list[int]
    """Bytes at the beginning, with the tables, with their connections, with games, at the end."""

    @property
    def for_a_table(self) -> float:
        """Bytes for a table with its connections and its game."""
        return (self.memory[3] - self.memory[0]) / self.tables


Cell = Callable[[Figures], str]
ROWS: dict[str, Cell] = {
    "stored before the acknowledgement": lambda f: f.room.stores,
    "tables, connections": lambda f: f"{f.tables:,}, {f.connections:,}",
    "answers a second, at the rate": lambda f: f"{f.paced.rate:,.0f}",
    "answers a second, without time to think": lambda f: f"{f.full.rate:,.0f}",
    "processor time for an answer, at the rate": lambda f: _ms(f.paced.for_an_answer, 2),
    "processor time for an answer, without time to think": lambda f: _ms(f.full.for_an_answer, 2),
    "bytes for an answer, to all four clients": lambda f: (
        f"{f.paced.bytes / max(f.paced.answers, 1):,.0f}"
    ),
    "time to the acknowledgement, median": lambda f: _ms(median(f.paced.times or [0.0])),
    "time to the acknowledgement, 99th percentile": lambda f: _ms(percentile(f.paced.times, 99)),
    "the disk's own fsync, median": lambda f: _ms(median(f.disk or [0.0])),
    "the disk's own fsync, 99th percentile": lambda f: _ms(percentile(f.disk, 99)),
    "memory for a table with its four connections": lambda f: f"{f.for_a_table / 1024:.0f} KiB",
    "memory at the end": lambda f: f"{f.memory[-1] / 2**20:.0f} MiB",
    "waited for a processor: the server, the clients": lambda f: (
        f"{f.paced.server_waited / f.paced.seconds:.0%}, "
        f"{f.paced.crowd_waited / f.paced.seconds:.0%} of the time"
    ),
    "answers refused, connections lost": lambda f: (
        f"{f.paced.failed:,}, {f.paced.lost + f.full.lost:,}"
    ),
}


def table(figures: list[Figures]) -> str:
    """The table of the documentation."""
    lines = [["", *(each.room.name for each in figures)], ["---", *("---:" for _ in figures)]]
    lines += [[name, *map(cell, figures)] for name, cell in ROWS.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _ms(seconds: float, places: int = 1) -> str:
    return f"{seconds * 1e3:.{places}f} ms"


def percentile(times: list[float], number: int) -> float:
    return quantiles(times, n=100)[number - 1] if len(times) > 1 else 0.0


@contextmanager
def server(room: Room, folder: Path) -> Iterator[Server]:
    """A server on any free port, its data in this folder."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        room.command(folder),
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    assert process.stdout is not None
    try:
        port = int(re.findall(r"localhost:(\d+)", process.stdout.readline())[0])
        yield Server(process.pid, port)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Progress:
    """Prints a line now and then."""

    def __init__(self, name: str, *, loud: bool) -> None:
        self._name, self._loud = name, loud
        self._next = 0.0

    def __call__(self, what: str, done: int, total: int) -> None:
        if self._loud and (time.monotonic() >= self._next or done == total):
            self._next = time.monotonic() + 2
            print(f"  {self._name}, {what}: {done:,} of {total:,}", file=sys.stderr, flush=True)


def disk_for(folder: Path, seconds: float) -> list[float]:
    """Seconds that the disk takes for a page while the server uses it, measured at intervals."""
    times: list[float] = []
    end = time.monotonic() + seconds
    with (folder / "probe").open("wb", buffering=0) as file:
        while time.monotonic() < end:
            file.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
            time.sleep(0.05)
    return times


async def set_up(crowd: Crowd, tables: int, server: Server) -> list[int]:
    """Set up tables, connections and games; return the server's memory before and after each."""
    memory = [server.memory]
    for step in (crowd.open(tables), crowd.connect(), crowd.start()):
        await step
        memory.append(server.memory)
    return memory


async def play(crowd: Crowd, server: Server, rate: float, seconds: float, name: str) -> Phase:
    """Let the crowd play, and measure."""
    cpu, own = server.cpu, time.process_time()
    delays = waited(server.pid), waited(os.getpid())
    took = await crowd.play(rate, seconds, name)
    counts = crowd.counts
    return Phase(
        answers=counts["answers"],
        seconds=took,
        bytes=counts["bytes"],
        news=counts["news"],
        failed=counts["failed"],
        lost=counts["lost"],
        times=crowd.times,
        server_cpu=server.cpu - cpu,
        crowd_cpu=time.process_time() - own,
        server_waited=waited(server.pid) - delays[0],
        crowd_waited=waited(os.getpid()) - delays[1],
    )


async def measure(
    room: Room, folder: Path, *, tables: int, rate: float, seconds: float, loud: bool = False
) -> Figures:
    """Set everything up, let it run, and measure."""
    with server(room, folder) as running, ProcessPoolExecutor(1) as probe:
        first = Crowd(room, running.port, Progress(room.name, loud=False))
        await set_up(first, FIRST_TABLES, running)
        first.leave()
        crowd = Crowd(room, running.port, Progress(room.name, loud=loud))
        memory = await set_up(crowd, tables, running)
        await crowd.play(rate, seconds / 4, "seconds to warm up")
        disk = asyncio.get_running_loop().run_in_executor(probe, disk_for, folder, seconds)
        paced = await play(crowd, running, rate, seconds, "seconds")
        full = await play(crowd, running, 1e6, seconds / 2, "seconds without time to think")
        memory.append(running.memory)
        crowd.leave()
        return Figures(room, tables, len(crowd.seats), paced, full, await disk, memory)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000, help="answers a second")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--data", type=Path, help="a folder on the disk to measure")
    names = [room.name for room in ROOMS]
    parser.add_argument("--only", choices=names, action="append", help="leave out the others")
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    figures = []
    for room in ROOMS:
        if room.name not in (given.only or names):
            continue
        with tempfile.TemporaryDirectory(dir=given.data) as name:
            sizes = {"tables": given.tables, "rate": given.rate, "seconds": given.seconds}
            figures.append(asyncio.run(measure(room, Path(name), **sizes, loud=True)))
    print(table(figures))


if __name__ == "__main__":
    main()
