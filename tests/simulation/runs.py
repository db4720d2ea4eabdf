"""Many seeds, each in a process of its own that begins in the same state."""

from __future__ import annotations

import gc
import os
import time
import traceback
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, suppress
from resource import RLIMIT_CPU, setrlimit
from selectors import EVENT_READ, DefaultSelector

import msgspec

from .evening import simulate
from .lines import lines_run
from .machines import apart_from_the_system
from .planted import PLANTS

PATIENCE = 20
"""Processor seconds after which a seed that never waits is ended."""
SLOWER = 5
"""How much longer a seed takes whose lines are measured, at most."""


class Run(msgspec.Struct):
    """What a seed has shown, and what it took."""

    seed: int
    faults: list[str]
    digest: str = ""
    steps: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    counts: dict[str, int] = {}
    lines: dict[str, list[int]] = {}
    """The lines of each file that were run, if they are measured."""


def runs(
    seeds: Iterable[int], *, jobs: int = 1, plant: str | None = None, measured: bool = False
) -> Iterator[Run]:
    """The seeds' runs, in the order in which they end; without jobs, all in this process."""
    gc.freeze()
    if not jobs:
        yield from (run(seed, plant, measured=measured) for seed in seeds)
        return
    waiting, selector, children = iter(seeds), DefaultSelector(), dict[int, tuple[int, int]]()
    while True:
        while len(children) < jobs and (seed := next(waiting, None)) is not None:
            reader, child = _fork(seed, plant, measured=measured)
            children[reader] = child, seed
            selector.register(reader, EVENT_READ)
        if not children:
            return
        for key, _ in selector.select():
            child, seed = children.pop(key.fd)
            selector.unregister(key.fd)
            with os.fdopen(key.fd, "rb") as pipe:
                raw = pipe.read()
            _, status = os.waitpid(child, 0)
            if os.WIFEXITED(status) and not raw:
                raise RuntimeError(f"the simulation itself fails at seed {seed}")
            yield msgspec.json.decode(raw, type=Run) if raw else Run(seed, ["it never waits"])


def _fork(seed: int, plant: str | None, *, measured: bool) -> tuple[int, int]:
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return reader, child
    try:
        os.close(reader)
        patience = SLOWER * PATIENCE if measured else PATIENCE
        setrlimit(RLIMIT_CPU, (patience, patience))
        answer = msgspec.json.encode(run(seed, plant, measured=measured))
    except BaseException:  # noqa: BLE001 the parent tells
        traceback.print_exc()
        os._exit(1)
    with suppress(OSError), os.fdopen(writer, "wb") as pipe:
        pipe.write(answer)
    os._exit(0)


def run(seed: int, plant: str | None = None, *, measured: bool = False) -> Run:
    """One seed, in this process, which is of no other use afterwards."""
    gc.disable()
    apart_from_the_system()
    if plant is not None:
        PLANTS[plant]()
    began = time.process_time()
    lines: dict[str, list[int]] = {}
    with lines_run(lines) if measured else nullcontext():
        outcome = simulate(seed)
    spent = time.process_time() - began
    found, digest, steps = outcome.faults, outcome.digest, outcome.steps
    return Run(seed, found, digest, steps, outcome.seconds, spent, outcome.counts, lines)
