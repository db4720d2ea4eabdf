"""The server under load: `python -m benchmarks.load [--tables 1000] [--rate 1000] [--data FOLDER]`.

Runs a server, a crowd of clients beside it, and a probe that times the same disk.
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
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from .crowd import Crowd
from .store import fsync_times

SERVE = "from hatbox.cli import main; main()"
TICKS = os.sysconf("SC_CLK_TCK")
SEATS = 4
KINDS: tuple[dict[str, Any], ...] = (
    {"game": "not-a-hat", "options": {"rounds": 8}},
    {"game": "antayagi-80", "window": 2},
    {"game": "not-a-hat", "options": {"rounds": 8, "special": True}},
    {"game": "antayagi-65", "window": 2},
)
"""Long games, so that none of them ends before the measurement does."""


class Server(NamedTuple):
    """`hatbox serve` in a process of its own."""

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


class Figures(NamedTuple):
    """The results of a measurement."""

    tables: int
    connections: int
    answers: int
    seconds: float
    news: int
    bytes: int
    failed: int
    lost: int
    times: list[float]
    disk: list[float]
    """Seconds for an fsync in the same folder at the same time."""
    server_cpu: float
    crowd_cpu: float
    server_waited: float
    crowd_waited: float
    most: float
    """Answers a second when the clients take no time to think."""
    for_a_table: float
    for_a_connection: float
    for_a_game: float
    memory: int

    @property
    def for_an_answer(self) -> float:
        """Seconds of the server's processor time for an answer, including all messages about it."""
        return self.server_cpu * self.seconds / max(self.answers, 1)

    def __str__(self) -> str:
        beyond = (percentile(self.times, 99) - percentile(self.disk, 99)) * 1e3
        return f"""\
tables: {self.tables:,}; connections: {self.connections:,}
durable answers: {self.answers / self.seconds:,.0f} a second ({self.answers:,} answers)
durable answers without time to think: {self.most:,.0f} a second
news: {self.news / self.seconds:,.0f} a second
bytes of news for an answer, to all four clients: {self.bytes / max(self.answers, 1):,.0f}
refused: {self.failed:,}; connections lost: {self.lost}
acknowledged after: {milliseconds(self.times)}
the disk's own fsync: {milliseconds(self.disk)}
99th percentile beyond the disk's own: {beyond:.1f} ms
memory for a table: {self.for_a_table / 1024:.1f} KiB, and {self.for_a_game / 1024:.1f} for its game
memory for a connection: {self.for_a_connection / 1024:.1f} KiB
memory in the end: {self.memory / 2**20:.0f} MiB
processor: the server {self.server_cpu:.0%} of a core, the clients {self.crowd_cpu:.0%}
waited for a processor: the server {self.server_waited:.0%} of the time, \
the clients {self.crowd_waited:.0%}
processor time of the server for an answer: {self.for_an_answer * 1e3:.2f} ms"""


def percentile(times: list[float], number: int) -> float:
    return quantiles(times, n=100)[number - 1] if len(times) > 1 else 0.0


def milliseconds(times: list[float]) -> str:
    return (
        f"{median(times or [0.0]) * 1e3:.1f} ms in the median, "
        f"{percentile(times, 99) * 1e3:.1f} ms in the 99th percentile"
    )


@contextmanager
def server(folder: Path) -> Iterator[Server]:
    """A server on any free port, its database in this folder."""
    arguments = ["--host=127.0.0.1", "--port=0", "--no-limits", f"--data={folder / 'hatbox.db'}"]
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", SERVE, "serve", *arguments], stdout=subprocess.PIPE, text=True
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

    def __init__(self, *, loud: bool) -> None:
        self._loud = loud
        self._next = 0.0

    def __call__(self, what: str, done: int, total: int) -> None:
        if self._loud and (time.monotonic() >= self._next or done == total):
            self._next = time.monotonic() + 2
            print(f"  {what}: {done:,} of {total:,}", file=sys.stderr, flush=True)


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
    settings = [{**KINDS[n % len(KINDS)], "players": SEATS} for n in range(tables)]
    for step in (crowd.open(settings), crowd.connect(), crowd.start()):
        await step
        memory.append(server.memory)
    return memory


async def measure(
    folder: Path, *, tables: int, rate: float, seconds: float, loud: bool = False
) -> Figures:
    """Set everything up, let it run, and measure."""
    with server(folder) as running, ProcessPoolExecutor(1) as probe:
        first = Crowd(running.port, Progress(loud=False))
        await set_up(first, len(KINDS), running)  # lets the server load what it loads only once
        first.leave()
        crowd = Crowd(running.port, Progress(loud=loud))
        memory = await set_up(crowd, tables, running)
        await crowd.play(rate, seconds / 4, "seconds to warm up")
        cpu, own = running.cpu, time.process_time()
        delays = waited(running.pid), waited(os.getpid())
        disk = asyncio.get_running_loop().run_in_executor(probe, disk_for, folder, seconds)
        took = await crowd.play(rate, seconds, "seconds")
        cpu, own = running.cpu - cpu, time.process_time() - own
        delays = waited(running.pid) - delays[0], waited(os.getpid()) - delays[1]
        times, counts = crowd.times, crowd.counts
        longest = await crowd.play(1e6, seconds / 4, "seconds without time to think")
        figures = Figures(
            tables=tables,
            connections=len(crowd.seats),
            answers=len(times),
            seconds=took,
            news=counts["news"],
            bytes=counts["bytes"],
            failed=counts["failed"],
            lost=counts["lost"] + crowd.counts["lost"],
            times=times,
            disk=await disk,
            server_cpu=cpu / took,
            crowd_cpu=own / took,
            server_waited=delays[0] / took,
            crowd_waited=delays[1] / took,
            most=len(crowd.times) / longest,
            for_a_table=(memory[1] - memory[0]) / tables,
            for_a_connection=(memory[2] - memory[1]) / len(crowd.seats),
            for_a_game=(memory[3] - memory[2]) / tables,
            memory=running.memory,
        )
        crowd.leave()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000, help="answers a second")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--data", type=Path, help="a folder on the disk to measure")
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(dir=given.data) as name:
        folder = Path(name)
        idle = fsync_times(folder)
        work = measure(
            folder, tables=given.tables, rate=given.rate, seconds=given.seconds, loud=True
        )
        print(asyncio.run(work))
    print(f"the disk's own fsync before: {milliseconds(idle)}")


if __name__ == "__main__":
    main()
