"""The campaign of attacks, in short: each ends with its connections closed, and nobody waits."""

import asyncio
from pathlib import Path

import pytest

from benchmarks.abuse import HTTP, WEBSOCKET, Attack, innocent
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
