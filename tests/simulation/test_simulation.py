"""One server process, and several, in simulated evenings: nothing is lost, doubled or leaked."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SEEDS = 12
PLANTED = ("forget-keys", "tell-before-commit", "take-at-once", "keep-tables-of-the-dead")


def simulation(*arguments: str, hash_seed: str = "0") -> str:
    """What the simulation prints, in a process of its own; it must not fail."""
    command = [sys.executable, "-m", "tests.simulation", *arguments]
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_nothing_is_lost_doubled_or_leaked_whatever_goes_wrong() -> None:
    said = simulation(f"--seeds={SEEDS}", "--jobs=1")
    counts = {what: int(count) for count, what in re.findall(r"(\d+) ([a-z ]+)(?:,|$)", said)}
    assert counts["acknowledged"] > 20 * SEEDS
    assert {"kill", "stop", "cut", "freeze", "full", "cut off", "divided"} <= set(counts)


def test_a_seed_gives_the_same_trace_in_another_process() -> None:
    traces = {
        re.findall(r"trace (\w+), (\d+) steps", simulation("--seed=3", hash_seed=each))[0]
        for each in ("1", "2")
    }
    assert len(traces) == 1


def test_planted_faults_are_found() -> None:
    """Some of them; `make simulate-server` plants all."""
    found = simulation("--plants", *PLANTED, "--jobs=1")
    assert "not found" not in found
