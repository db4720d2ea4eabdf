"""A database that is away for a while: nothing is half served, people are told and wait."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.store.address import Address
from hatbox.server.store.processes import LEASE_SECONDS
from tests.durability.players import Kind
from tests.server.cluster import Cluster, cluster
from tests.server.peers import address, dial
from tests.server.running import http, settings, until
from tests.server.several import Process, Shared, ask, kill_a_worker, played, processes

WITH_A_BOT = Kind("not-a-hat", 3, 1)
NEW = {"settings": settings("not-a-hat", 3), "name": "Ana", "language": "en"}


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def database(own: Cluster) -> Iterator[Cluster]:
    """A PostgreSQL that runs again afterwards."""
    yield own
    if not own.runs:
        own.start()


async def greeted(process: Process, table: str) -> list[dict[str, Any]]:
    """What a spectator hears who comes to a table."""
    async with dial(address(process.heard, table)) as peer:
        await peer.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        heard = [json.loads(await peer.recv())]
        if heard[0]["type"] == "failed":
            heard.append(json.loads(await peer.recv()))
        return heard


def test_while_the_database_is_away_people_are_told_and_wait(
    tmp_path: Path, database: Cluster
) -> None:
    async def run() -> None:
        async with processes(tmp_path, database.place) as (one, other):
            game = Shared(other, one, WITH_A_BOT)

            def away() -> None:
                assert game.history is not None
                table = game.history.table
                database.stop()
                for each in (one, other):
                    for body, path in ((NEW, "/api/tables"), (None, "/api/tables/never-seen")):
                        reply = http(each.heard, path, body)
                        assert (reply.status, reply.problem) == (503, "error-store")
                    while (ready := http(each.heard, "/api/ready")).status != 503:
                        time.sleep(0.05)  # a look at the database counts for a second
                    assert json.loads(ready.body)["why"] == "store"
                # Who has the table shows it; the other cannot know who has it.
                assert asyncio.run(greeted(one, table))[0]["type"] == "welcome"
                failed, bye = asyncio.run(greeted(other, table))
                assert (failed["message"], bye["reason"]) == ("error-store", "store")
                time.sleep(LEASE_SECONDS + 0.5)  # now nobody's heartbeat is in time
                database.start()

            await played(database.place, game, trouble=away, after=4)
            for each in (one, other):
                await until(each.ready)
                errors = each.errors
                await until(lambda errors=errors: "the heartbeat is back" in errors.read_text())  # type: ignore[misc]
                said = errors.read_text()
                assert "Traceback" not in said, said
                assert said.count("people have to wait: cannot write: ") == 1, said
                assert said.count("no heartbeat") == said.count("the heartbeat is back") == 1, said
            assert "the database writes again" in one.errors.read_text()

    asyncio.run(run())


async def alive(place: Address) -> set[int]:
    query = "SELECT array_agg(id) FROM processes WHERE until > clock_timestamp()"
    return {*(await ask(place, query) or [])}  # type: ignore[misc]


def test_a_process_that_dies_while_the_database_is_away_waits_for_it(
    tmp_path: Path, database: Cluster
) -> None:
    async def run() -> None:
        server = Process(tmp_path, database.place, "--workers", "2")
        try:
            await until(server.ready)
            while len(before := await alive(database.place)) != 2:
                await asyncio.sleep(0.05)
            database.stop()
            kill_a_worker(server)
            await until(lambda: "cannot use" in server.errors.read_text())
            await asyncio.sleep(1.5)  # it has tried again
            assert server.errors.read_text().count("cannot use") == 1
            database.start()
            while len(after := await alive(database.place)) != 2 or after == before:
                assert server.process.poll() is None, server.errors.read_text()
                await asyncio.sleep(0.05)
            server.end()
            assert server.process.poll() == 0
        finally:
            if server.process.poll() is None:
                server.end(9)

    asyncio.run(run())


def test_processes_that_find_no_database_at_first_say_so_and_end(
    tmp_path: Path, database: Cluster
) -> None:
    database.stop()
    server = Process(tmp_path, database.place, "--workers", "2")
    server.process.wait()
    assert server.process.poll() == 1
    assert "is it running, and is the address right?" in server.errors.read_text()
