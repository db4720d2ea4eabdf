"""Whatever goes wrong while people play: nothing is lost or doubled, and they play on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.durability.campaign import campaign, place, scene
from tests.durability.checker import read_log
from tests.durability.left import dumps
from tests.durability.phases import PHASES
from tests.durability.plants import PLANTS
from tests.durability.players import Game, Kind
from tests.durability.process import Servers
from tests.server.cluster import Cluster

DATABASES = ("sqlite", "postgres")
ALONE = [Kind("antayagi-65", 1, 2)] * 8
"""Tables whose only person is at the process that has the table: a frozen one has some of them."""
PATIENCE = 20.0
"""Seconds after which a planted fault that lets people wait is found."""
ATTEMPTS = 8


@pytest.fixture(scope="module", params=DATABASES)
def postgres(request: pytest.FixtureRequest) -> Iterator[Cluster | None]:
    with place(request.param) as made:
        yield made


def test_nothing_is_lost_whatever_goes_wrong(tmp_path: Path, postgres: Cluster | None) -> None:
    async def play() -> None:
        short: dict[str, Any] = {"times": 1, "outage": 6.0, "kills": 3, "answers": 200}
        short["dumps"] = dumps()[-1:]
        async with scene(tmp_path, postgres, Random(1), **short) as made:
            said: list[str] = []
            made.say = said.append
            await campaign(made)
            load = made.load
            assert load.faults == []
            assert len(made.back) == 3
            database = "sqlite" if postgres is None else "postgres"
            wanted = [name for name, phase in PHASES.items() if database in phase.databases]
            assert [
                name for name in wanted if any(text.startswith(name) for text in said)
            ] == wanted
            assert set(load.over) == {"antayagi-80", "antayagi-65", "not-a-hat"}
            assert load.outcomes["refused"]
            assert load.troubles

    asyncio.run(play())


async def killed_at_the_door(folder: Path, kills: int) -> list[str]:
    """Many come at once while the server is killed, and ask again; what went wrong."""
    rng, wanted, path = Random(3), Kind("not-a-hat", 8, 0), folder / "hatbox.db"
    found: list[str] = []
    async with Servers(path, folder) as servers:
        for _ in range(kills):
            game = Game(servers.door, wanted, rng, asyncio.Event())
            coming = asyncio.create_task(game.gather())
            await asyncio.sleep(rng.uniform(0, 0.2))
            servers.kill(0)
            await servers.start(0)
            tickets = await coming
            log = read_log(path, tickets[0].table)
            seats = sorted(row.content["seat"] for row in log if "seat" in row.content)
            if seats != list(range(8)) or {ticket.member for ticket in tickets} != set(seats):
                found.append(f"table {tickets[0].table}: the seats are {seats}")
    return found


def test_whoever_asks_for_a_place_again_after_a_kill_has_one_place(tmp_path: Path) -> None:
    assert asyncio.run(killed_at_the_door(tmp_path, 4)) == []


def test_planted_faults_are_found(tmp_path: Path, postgres: Cluster | None) -> None:
    """Some of them, by one of several attempts: a frozen process need not have been about to write.

    `make faults` plants all.
    """

    async def play(plant: str, seed: int) -> list[str]:
        folder = tmp_path / f"{plant}-{seed}"
        folder.mkdir()
        short: dict[str, Any] = {"times": 2, "outage": 6.0, "kills": 2, "answers": 100}
        how = {"plant": plant}
        wanted = scene(
            folder, postgres, Random(seed), kinds=ALONE, patience=PATIENCE, how=how, **short
        )
        async with wanted as made:
            await campaign(made, [PLANTS[plant].phase])
            return made.load.faults

    for plant in ["hasty", "swallowed-error"] if postgres is None else ["no-fence"]:
        assert any(asyncio.run(play(plant, seed)) for seed in range(ATTEMPTS)), plant
