"""What goes wrong while people play: one phase of the campaign after the other."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from hatbox.client import LeftError, Ticket
from hatbox.records import verify
from hatbox.server.store.address import Address
from tests.releases import FOLDER
from tests.server.cluster import Cluster
from tests.server.proxy import Proxy

from .audit import ask
from .hurried import HOUR
from .left import copy, dumps, play_on, restore
from .load import Load
from .players import Guest
from .process import Servers

SMALL = 65_536
"""Size beyond which no file grows while a disk is full: it needs no disk of its own."""
LARGER = 17_000_000
"""The same for a PostgreSQL, whose own log has files of 16 MB and must find room."""
BALLAST = """
INSERT INTO tables VALUES ('ballast', extract(epoch FROM now()));
INSERT INTO entries
SELECT 'ballast', n, ('open:' || n)::bytea, repeat(md5(n::text), 50)::bytea, 0
FROM generate_series(1, 12000) AS n;
"""


@dataclass
class Scene:
    """The people, the server processes and their database, and how much is wanted."""

    folder: Path
    servers: Servers
    load: Load
    rng: Random
    cluster: Cluster | None = None
    proxy: Proxy | None = None
    """In front of the database."""
    times: int = 3
    """How often something is done."""
    outage: float = 30.0
    """Seconds in which the database is away."""
    asleep: float = 6.0
    """Seconds for which a process is frozen: longer than a lease."""
    kills: int = 100
    answers: int = 100_000
    """How many are acknowledged before the last kill."""
    say: Callable[[str], None] = lambda _text: None
    dumps: Sequence[Path] = field(default_factory=dumps)
    """Databases of earlier releases."""
    back: list[float] = field(default_factory=list)
    """Seconds from each kill until people had got further at every table."""

    @property
    def between(self) -> int:
        """Answers between two kills: so a game that hangs is noticed."""
        return max(20, self.answers // max(1, self.kills))


async def releases(scene: Scene) -> None:
    """Databases and records of every released version: they are played on, and proved."""
    for record in FOLDER.glob("*/*.jsonl"):
        verify(record.read_bytes().splitlines())
    for dump in scene.dumps:
        folder = scene.folder / f"{dump.parent.name}-{dump.stem}"
        folder.mkdir()
        path = folder / "hatbox.db"
        tickets = restore(dump, path)
        if isinstance(scene.load.database, Address):
            await copy(path, scene.load.database)
            found = await play_on(scene.load.door, scene.load.database, tickets)
        else:
            async with Servers(path, folder, **scene.servers.how) as servers:
                found = await play_on(servers.door, path, tickets)
        scene.load.faults += found


async def messages(scene: Scene) -> None:
    """The same message twice, in another order, and late."""
    usual, scene.load.unruly = scene.load.unruly, 0.6
    await scene.load.answered(scene.between * scene.times)
    scene.load.unruly = usual


async def slow_readers(scene: Scene) -> None:
    """Watchers at every table that read nothing; then half of the players, for a while."""
    watchers = [
        Guest(scene.load.door, Ticket(each.table, None, None)) for each in scene.load.histories
    ]
    for watcher in watchers:
        with suppress(LeftError):  # the game is over
            await watcher.__aenter__()
            watcher.stop_reading()
    await scene.load.answered(scene.between * scene.times)
    players = scene.load.guests[::2]
    for player in players:
        player.stop_reading()
    await asyncio.sleep(scene.outage / 10)
    for each in (*players, *watchers):
        each.read_on()
    for watcher in watchers:
        await watcher.__aexit__()


async def reconnects(scene: Scene) -> None:
    """All clients lose their connection and come back at the same time."""
    for _ in range(scene.times):
        for guest in scene.load.guests:
            guest.cut()
        await scene.load.everywhere()


async def before_acknowledgement(scene: Scene) -> None:
    """A process dies between a commit and its acknowledgement."""
    servers = scene.servers
    for _ in range(scene.times):
        for number in servers.numbers:
            servers.kill(number)
            await servers.start(number, last=scene.rng.randint(20, 100))
            await scene.load.until(lambda number=number: not servers.runs(number))  # type: ignore[misc]
            servers.kill(number)  # it is dead: the door has to know
            await servers.start(number)
        await scene.load.everywhere()


async def disk_full(scene: Scene) -> None:
    """The database's disk is full, and then has room again."""
    processes = [scene.servers.process(0).pid]
    if scene.cluster is not None:
        await ask(scene.cluster.place, BALLAST)
        processes = scene.cluster.processes
    before = scene.load.troubles
    for process in processes:
        await asyncio.to_thread(_limit, process, SMALL if scene.cluster is None else LARGER)
    await scene.load.until(lambda: scene.load.troubles > before)
    await asyncio.sleep(scene.outage / 10)
    for process in processes if scene.cluster is None else scene.cluster.processes:
        await asyncio.to_thread(_limit, process, None)


def _limit(process: int, size: int | None) -> None:
    """Let no file of a process grow beyond this size; PostgreSQL may belong to another user."""
    with suppress(OSError):  # it has ended: PostgreSQL ends some of its processes
        owner = Path(f"/proc/{process}").stat().st_uid
        soft = "unlimited" if size is None else size
        command = ["prlimit", f"--pid={process}", f"--fsize={soft}:"]
        subprocess.run(command, user=owner, check=False, capture_output=True)


async def cut_off(scene: Scene) -> None:
    """What stands between the processes and their database delays, resets and swallows."""
    assert scene.proxy is not None
    proxy = scene.proxy
    troubles: list[Callable[[], None]] = [partial(proxy.delay, 0.3), proxy.reset, proxy.swallow]
    for trouble in troubles:
        trouble()
        await asyncio.sleep(scene.outage / 3)
        proxy.pass_on()
        await scene.load.everywhere()


async def database_away(scene: Scene) -> None:
    """PostgreSQL is stopped, or another program has locked the file."""
    if scene.cluster is not None:
        await asyncio.to_thread(scene.cluster.stop, "immediate")
        await asyncio.sleep(scene.outage)
        await asyncio.to_thread(scene.cluster.start)
        return
    assert isinstance(scene.load.database, Path)
    with closing(sqlite3.connect(scene.load.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(scene.outage)


async def two_at_a_table(scene: Scene) -> None:
    """Processes lose their leases and know nothing of it; then all are killed and come at once."""
    assert scene.cluster is not None
    for _ in range(scene.times):
        await ask(scene.cluster.place, "DELETE FROM leases")
        for guest in scene.load.guests:
            guest.cut()
        await asyncio.sleep(2)
        scene.servers.kill(*scene.servers.numbers)
        await scene.servers.start(*scene.servers.numbers)
        await ask(scene.cluster.place, "DELETE FROM audit.strangers")  # that was to be expected
        await scene.load.everywhere()


async def frozen(scene: Scene) -> None:
    """A process stands still for longer than its lease lasts, and wakes."""
    for _ in range(scene.times):
        number = scene.rng.choice(scene.servers.numbers)
        scene.servers.freeze(number)
        await asyncio.sleep(scene.asleep)
        scene.servers.thaw(number)
        await scene.load.everywhere()


async def clocks(scene: Scene) -> None:
    """The calendars of the processes differ by hours, and jump."""
    for number in scene.servers.numbers:
        scene.servers.kill(number)
        await scene.servers.start(number, ahead=HOUR * (number + 1), jumping=True)
    await scene.load.answered(scene.between * scene.times)
    scene.servers.kill(*scene.servers.numbers)
    await scene.servers.start(*scene.servers.numbers)


async def rolling_restart(scene: Scene) -> None:
    """One process after the other is stopped, and a newer version started instead."""
    scene.servers.how["newer"] = True
    for number in scene.servers.numbers:
        status = await scene.servers.stop(number)
        if status != 0:
            scene.load.faults.append(f"the process ends with {status}")
        await scene.load.answered(scene.between if len(scene.servers.up) else 0)
        await scene.servers.start(number)
        await scene.load.everywhere()


async def kills(scene: Scene) -> None:
    """Processes are killed again and again."""
    load, servers = scene.load, scene.servers
    while len(scene.back) < scene.kills or load.answers < scene.answers:
        await load.answered(scene.between)
        await asyncio.sleep(scene.rng.uniform(0, 0.3))
        number, killed = scene.rng.choice(servers.numbers), time.monotonic()
        servers.kill(number)
        await servers.start(number)
        await load.everywhere(killed)
        scene.back.append(time.monotonic() - killed)
        await load.check()
        scene.say(f"kill {len(scene.back)}: everywhere after {scene.back[-1]:.1f} s; {load}")


BOTH = ("sqlite", "postgres")
POSTGRES = ("postgres",)


class Phase(NamedTuple):
    """Something that goes wrong, and the databases with which it can."""

    strike: Callable[[Scene], Awaitable[None]]
    databases: Sequence[str] = BOTH


PHASES = {
    "releases": Phase(releases),
    "messages": Phase(messages),
    "slow-readers": Phase(slow_readers),
    "reconnects": Phase(reconnects),
    "before-acknowledgement": Phase(before_acknowledgement),
    "disk-full": Phase(disk_full),
    "cut-off": Phase(cut_off, POSTGRES),
    "database-away": Phase(database_away),
    "two-at-a-table": Phase(two_at_a_table, POSTGRES),
    "frozen": Phase(frozen),
    "clocks": Phase(clocks),
    "rolling-restart": Phase(rolling_restart),
    "kills": Phase(kills),
}
"""In their order. From the rolling restart on, the newer version runs."""
