"""The fault campaign: `make faults`, or `python -m tests.durability.campaign --help`.

People play at many tables while one thing after the other goes wrong; an independent checker
compares what they remember with what the database holds. Each phase ends when people have got
further at every table.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.server.cluster import Cluster, cluster
from tests.server.proxy import Proxy

from .audit import EMPTY, ask, strangers, watch
from .load import Load
from .phases import PHASES, Scene
from .plants import PLANTS
from .players import KINDS, Kind
from .process import PATIENCE, Servers

PROCESSES = 2
SHOWN = 20
"""Maximum number of faults that are printed."""


@asynccontextmanager
async def scene(
    folder: Path,
    postgres: Cluster | None,
    rng: Random,
    *,
    kinds: Sequence[Kind] = KINDS,
    patience: float = PATIENCE,
    how: dict[str, Any] | None = None,
    **wanted: Any,
) -> AsyncIterator[Scene]:
    """People who play, at one process on a file or at two on a PostgreSQL."""
    async with AsyncExitStack() as stack:
        if postgres is None:
            path, proxy = folder / "hatbox.db", None
            servers = Servers(path, folder, **(how or {}))
            await stack.enter_async_context(servers)
            load = Load(servers.door, path, rng, tuple(kinds), patience)
        else:
            await ask(postgres.place, EMPTY)
            proxy = await stack.enter_async_context(Proxy(("127.0.0.1", postgres.port)))
            place = postgres.through(proxy.port)
            servers = Servers(place, folder, PROCESSES, **(how or {}))
            await stack.enter_async_context(servers)
            await watch(postgres.place)
            load = Load(servers.door, postgres.place, rng, tuple(kinds), patience)
        stack.push_async_callback(load.stop)
        load.begin()
        yield Scene(folder, servers, load, rng, postgres, proxy, **wanted)


async def suffer(scene: Scene, name: str) -> None:
    """One phase: something goes wrong, people play on, and the checker looks."""
    load = scene.load
    load.longest = 0.0
    try:
        await load.everywhere()
        await PHASES[name].strike(scene)
        await load.everywhere()
    except* TimeoutError as error:
        load.faults.append(f"{name}: {error.exceptions[0]}")
    await look(scene)


async def look(scene: Scene) -> None:
    """The checker, and the witness in the database."""
    await scene.load.check()
    if scene.cluster is not None:
        scene.load.faults += await strangers(scene.cluster.place)


async def campaign(scene: Scene, only: Sequence[str] = ()) -> None:
    """All phases; then everybody finishes their game."""
    database = "sqlite" if scene.cluster is None else "postgres"
    for name in only or PHASES:
        if database not in PHASES[name].databases:
            continue
        begin = time.monotonic()
        await suffer(scene, name)
        seconds = time.monotonic() - begin
        waited = f"nothing acknowledged for {scene.load.longest:.1f} s at most"
        scene.say(f"{name}: {seconds:.0f} s, {waited}; {scene.load}")
        if scene.load.faults:
            await scene.load.stop()
            await scene.load.check_unfinished()
            return
    await scene.load.finish()
    await look(scene)


def figures(scene: Scene) -> list[tuple[str, str]]:
    """What is worth knowing in the end."""
    load = scene.load
    back = sorted(scene.back) or [0.0]
    return [
        ("answers acknowledged", f"{load.answers:,}"),
        ("kills", f"{len(scene.back)}"),
        ("seconds until all tables play on after a kill: half of the times", f"{median(back):.1f}"),
        ("the same, at most", f"{back[-1]:.1f}"),
        ("games played to their end and checked", f"{sum(load.over.values()):,}"),
        ("replies that said that the server has trouble", f"{load.troubles:,}"),
        ("faults", f"{len(load.faults)}"),
    ]


@contextmanager
def place(database: str) -> Iterator[Cluster | None]:
    """A PostgreSQL if that is wanted."""
    if database == "sqlite":
        yield None
    else:
        with cluster() as made:
            yield made


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)  # noqa: T201


def run(wanted: argparse.Namespace, database: str, postgres: Cluster | None, plant: str) -> Scene:
    """The campaign on one database, with a planted fault or without."""

    async def play() -> Scene:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        kills, answers = (3, 1000) if plant else (wanted.kills, wanted.acknowledged)
        with tempfile.TemporaryDirectory() as folder:
            async with scene(
                Path(folder),
                postgres,
                Random(wanted.seed),
                kinds=KINDS * wanted.tables,
                patience=30.0 if plant else PATIENCE,
                how={"plant": plant} if plant else {},
                kills=kills,
                answers=answers,
                outage=wanted.outage,
                say=lambda text: say(f"{database} {text}"),
            ) as made:
                only = (PLANTS[plant].phase,) if plant else wanted.only
                await campaign(made, only)
                return made

    return asyncio.run(play())


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.durability.campaign")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--acknowledged", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=4, help="of each kind")
    parser.add_argument("--outage", type=float, default=30.0, help="seconds without a database")
    parser.add_argument("--only", action="append", choices=list(PHASES), default=[])
    parser.add_argument("--plants", action="store_true", help="planted faults, each to be found")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    say(f"seed {wanted.seed}")
    databases = ("sqlite", "postgres") if wanted.database == "both" else (wanted.database,)
    failed, rows = False, dict[str, list[str]]()
    for database in databases:
        with place(database) as postgres:
            if wanted.plants:
                for name, plant in PLANTS.items():
                    if database in plant.databases:
                        found = run(wanted, database, postgres, name).load.faults
                        failed |= not found
                        say(f"{database} {name}: {found[0] if found else 'NOT FOUND'}")
                continue
            done = run(wanted, database, postgres, "")
            failed |= bool(done.load.faults)
            print(*done.load.faults[:SHOWN], sep="\n")  # noqa: T201
            for figure, value in figures(done):
                rows.setdefault(figure, []).append(value)
    for figure, values in rows.items():
        print("|", " | ".join([figure, *values]), "|")  # noqa: T201
    sys.exit(failed)


if __name__ == "__main__":
    main()
