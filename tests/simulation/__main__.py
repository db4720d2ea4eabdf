"""Simulate the server: `python -m tests.simulation [--seeds N] [--first N] [--jobs N] [--seed N]`.

Each seed is played in a process of its own. The same seed gives the same trace everywhere, so
`--seed` plays again what has failed. `--plants` shows that planted faults are found, and `--lines`
which lines of the server all seeds together have run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict

from .lines import covered
from .planted import PLANTS
from .runs import Run, runs

MOST_SEEDS = 300
"""Number of seeds in which a planted fault must be found."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--seed", type=int, help="play this one again")
    parser.add_argument("--seeds", type=int, default=2000, help="number of seeds")
    parser.add_argument("--first", type=int, default=1, help="the first of them")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument("--plant", choices=sorted(PLANTS), help="plant this fault into the server")
    parser.add_argument(
        "--plants", nargs="*", choices=sorted(PLANTS), help="plant each fault until it is found"
    )
    parser.add_argument("--lines", action="store_true", help="tell which lines are never run")
    wanted = parser.parse_args()
    if wanted.plants is not None:
        missed = [each for each in wanted.plants or PLANTS if not _found(each, wanted.jobs)]
        sys.exit(bool(missed))
    first, count = (wanted.first, wanted.seeds) if wanted.seed is None else (wanted.seed, 1)
    sys.exit(bool(_play(range(first, first + count), wanted)))


def _play(seeds: range, wanted: argparse.Namespace) -> int:
    """Play all seeds; the number of those that fail."""
    began, failed, total = time.monotonic(), 0, Counter[str]()
    lines = defaultdict[str, set[int]](set)
    seconds = processor = 0.0
    for run in runs(seeds, jobs=wanted.jobs, plant=wanted.plant, measured=wanted.lines):
        for file, those in run.lines.items():
            lines[file].update(those)
        seconds += run.seconds
        processor += run.processor
        total.update(run.counts)
        failed += _told(run)
        if len(seeds) == 1:
            _say(f"seed {run.seed}: trace {run.digest}, {run.steps} steps")
    spent = time.monotonic() - began
    _say(
        f"{len(seeds)} seeds in {spent:.0f} s ({processor:.0f} s of the processor, "
        f"{len(seeds) / spent * 60:.0f} a minute): {seconds / 3600:.1f} simulated hours, "
        f"{failed} failed"
    )
    _say(", ".join(f"{count} {what}" for what, count in sorted(total.items())))
    if wanted.lines:
        _say(covered(lines))
    return failed


def _told(run: Run) -> bool:
    """Whether a seed has failed; if so, how, and the command that plays it again."""
    if run.faults:
        _say(f"seed {run.seed} fails: python -m tests.simulation --seed {run.seed}")
        _say("\n".join(f"  {fault}" for fault in run.faults[:5]))
    return bool(run.faults)


def _found(plant: str, jobs: int) -> bool:
    """Whether a planted fault is found, and by how many seeds."""
    tried = 0
    for run in runs(range(1, MOST_SEEDS + 1), jobs=jobs, plant=plant):
        tried += 1
        if run.faults:
            _say(f"{plant}: found by {tried} seeds: {run.faults[0][:120]}")
            return True
    _say(f"{plant}: not found by {tried} seeds")
    return False


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 it is what this program is for


if __name__ == "__main__":
    main()
