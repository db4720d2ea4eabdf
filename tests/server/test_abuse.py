"""The campaign of attacks, in short: each ends with its connections closed, and nobody waits."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.abuse import HTTP, WEBSOCKET, Attack, innocent
from benchmarks.passes import auc, measure
from hatbox.client import Client
from hatbox.server.web.gate import Gate
from tests.server.house import live
from tests.server.peers import NOT_A_HAT
from tests.server.running import PATIENCE, served

SOON = [
    "tiny chunks", "thousands of headers", "wrong tokens", "pings", "pongs", "messages",
    "parts before the hello", "nonsense",
]  # fmt: skip
"""The attacks at which the server hangs up by itself, and not only after some seconds."""
MOST_BYTES = 1_000_000
"""More than any of them is sent: a thousand answers, and the table."""


def test_every_attack_has_a_name_of_its_own() -> None:
    assert set(SOON) < {*HTTP, *WEBSOCKET}
    assert not {*HTTP} & {*WEBSOCKET}


@pytest.mark.parametrize("name", SOON)
@live
async def test_whoever_attacks_is_disconnected_and_the_innocent_play_on(
    tmp_path: Path, name: str
) -> None:
    async def attack(once: Attack) -> None:
        try:
            await asyncio.wait_for(once.once(), PATIENCE)
        except (ConnectionError, EOFError):  # closed before everything was sent
            once.closed += 1

    async with served(tmp_path, Gate()) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        attacks = [Attack(server.port, ticket.table, name) for _ in range(5)]
        attacking = asyncio.gather(*map(attack, attacks))
        answers = 0
        async for _ in innocent(server.port, ticket):
            answers += 1
            if attacking.done() and answers > 2:
                break
        await attacking
    for each in attacks:
        assert (each.opened, each.closed) == (1, 1)
        assert each.received < MOST_BYTES


def test_fuzzed_frames_and_requests_leave_no_error_in_the_servers_log() -> None:
    command = [sys.executable, "-m", "benchmarks.fuzz", "--frames", "4000", "--examples", "1"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 errors of its own" in done.stdout


def test_the_area_under_the_curve_is_the_chance_that_a_window_with_a_pass_took_longer() -> None:
    assert auc([2, 3], [0, 1]) == 1
    assert auc([0, 1], [2, 3]) == 0
    assert auc([1, 1], [1, 1]) == 0.5
    assert auc([1, 3], [2, 2]) == 0.5


def test_a_spectator_measures_windows_with_a_pass_and_without() -> None:
    measured = measure(8)
    assert {*measured} == {"slowest reply", "mean reply"}
    assert all(0 <= value <= 1 for value in measured.values())
