"""Two processes that share everything: what people do at one is so at the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hatbox.client import Client, Ticket
from hatbox.server.store.address import Address
from tests.durability.checker import read_logs
from tests.durability.players import Kind
from tests.server.databases import database
from tests.server.running import http, settings, until
from tests.server.several import Process, Shared, ask, played, processes


@pytest.fixture(scope="module")
def place() -> Iterator[Address]:
    with database() as address:
        yield address


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    """One loop for all tests, so that the processes are begun once."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def pair(
    loop: asyncio.Runner, place: Address, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Process]]:
    """Two processes, in neither of which anything breaks in any of these tests."""
    begun = processes(tmp_path_factory.mktemp("pair"), place)
    both = loop.run(begun.__aenter__())
    yield both
    for each in both:
        assert "Traceback" not in each.errors.read_text()
    loop.run(begun.__aexit__(None, None, None))


@asynccontextmanager
async def at_both(one: Process, other: Process, **more: Any) -> AsyncIterator[list[Client]]:
    """Ana and Cleo come to the process that has the table, Ben to the other one."""
    wanted = settings("not-a-hat", 3, **more)
    host = await Client.open(one.heard.url, wanted, "Ana")
    await asyncio.to_thread(one.take, host.table)
    ben = await Client.join(other.heard.url, host.table, "Ben")
    cleo = await Client.join(one.heard.url, host.table, "Cleo")
    async with (
        Client(one.heard.url, host) as first,
        Client(other.heard.url, ben) as second,
        Client(one.heard.url, cleo) as third,
    ):
        yield [first, second, third]


def connected(client: Client) -> list[bool]:
    return [member["connected"] for member in client.lobby["members"]]


def texts(client: Client) -> list[str]:
    return [said["text"] for said in client.said if "text" in said]


def owner(process: Process) -> dict[str, str]:
    token = (process.errors.parent / "hatbox" / "owner-token").read_text().strip()
    return {"Authorization": f"Bearer {token}"}


def test_the_newest_connection_wins_and_who_is_there_is_known_wherever_they_came_in(
    loop: asyncio.Runner, pair: list[Process]
) -> None:
    async def run() -> None:
        one, other = pair
        async with at_both(one, other) as (ana, ben, _):
            await until(lambda: connected(ana) == [True, True, True])
            async with Client(one.heard.url, ben.ticket) as again:
                await until(lambda: ben.left is not None)
                assert str(ben.left) == "replaced"
                await again.command({"type": "rename", "name": "Benno", "language": "en"})
                async with Client(other.heard.url, ana.ticket) as newest:
                    await until(lambda: ana.left is not None)
                    assert connected(newest) == [True, True, True]
                    assert newest.lobby["members"][1]["name"] == "Benno"
                await until(lambda: connected(again) == [False, True, True])

    loop.run(run())


def test_a_bot_sits_in_for_who_was_at_another_process_and_gives_the_seat_back(
    loop: asyncio.Runner, pair: list[Process]
) -> None:
    async def run() -> None:
        one, other = pair
        async with at_both(one, other, grace=5, stand_in=True) as (ana, ben, _):
            await ana.command({"type": "start"})
            await ben.__aexit__()
            await until(lambda: ana.lobby["places"][1]["bot"] is not None)
            assert connected(ana) == [True, False, True]
            async with Client(other.heard.url, ben.ticket):
                await until(lambda: ana.lobby["places"][1]["bot"] is None)

    loop.run(run())


def test_talk_reports_and_rematches_reach_everybody_at_every_process(
    loop: asyncio.Runner, pair: list[Process]
) -> None:
    async def run() -> None:
        one, other = pair
        async with at_both(one, other, free_text=True) as people:
            ana, ben, _ = people
            for speaker, words in ((ben, "from there"), (ana, "from here")):
                await speaker.command({"type": "write", "text": words})
                await until(lambda words=words: all(words in texts(each) for each in people))  # type: ignore[misc]
            await ben.command({"type": "report", "member": 2})
            for process in pair:
                desk = json.loads(http(process.heard, "/api/owner", headers=owner(process)).body)
                assert (ana.ticket.table, 2, 1) in {
                    (each["table"], each["member"], each["by"]) for each in desk["reports"]
                }

            await ana.command({"type": "start"})
            for each in people:
                await each.command({"type": "agree-to-end", "agree": True})
            await until(lambda: ben.lobby["state"] == "ended")
            await ben.command({"type": "rematch"})
            await until(lambda: all(each.lobby.get("rematch") for each in people))
            table = ben.lobby["rematch"]
            await asyncio.to_thread(other.take, table)  # the new one is at work at the other one
            async with at_rematch(people, table) as again:
                await until(lambda: all(connected(each) == [True, True, True] for each in again))

    loop.run(run())


@asynccontextmanager
async def at_rematch(people: list[Client], table: str) -> AsyncIterator[list[Client]]:
    """The same people, each at the process of before, with the same tokens."""
    tickets = [Ticket(table, each.ticket.token, None) for each in people]
    ana, ben, cleo = (
        Client(each.url, ticket) for each, ticket in zip(people, tickets, strict=True)
    )
    async with ben, ana, cleo:  # who wanted the rematch is its host when the others come
        yield [ana, ben, cleo]


def test_people_play_antayagi_with_a_bot_wherever_they_come_in(
    loop: asyncio.Runner, pair: list[Process], place: Address
) -> None:
    """With sabotage windows, whose passes are known to the process alone that has the table."""

    async def run() -> None:
        one, other = pair
        game = Shared(other, one, Kind("antayagi-80", 2, 1))
        await played(place, game)
        assert game.history is not None
        table = game.history.table
        kinds = [row.content["entry"] for row in (await read_logs(place, table))[table]]
        assert "window-closed" in kinds

    loop.run(run())


def test_the_figures_of_all_processes_are_told_by_any_of_them(
    loop: asyncio.Runner, pair: list[Process], place: Address
) -> None:
    async def run() -> None:
        everybody = await ask(place, "SELECT array_agg(id::text) FROM processes")
        for each in pair:
            body = http(each.heard, "/api/owner/metrics", headers=owner(each)).body.decode()
            for figure in ("process_cpu_seconds_total", "hatbox_loop_delay_seconds"):
                lines = [line for line in body.splitlines() if line.startswith(figure + "{")]
                found = {line.partition('process="')[2].partition('"')[0] for line in lines}
                assert found == {*everybody}, body  # type: ignore[misc]
                assert body.count(f"# TYPE {figure} ") == 1
            assert body.count("\nhatbox_tables_stored ") == 1

    loop.run(run())


def test_a_table_that_only_a_newer_version_can_read_is_left_to_it(
    loop: asyncio.Runner, pair: list[Process], place: Address
) -> None:
    async def run() -> None:
        entry = "INSERT INTO entries VALUES ('newer', 1, 'k', $1, 0)"
        await ask(place, "INSERT INTO tables VALUES ('newer', 0)")
        await ask(place, entry, b'{"entry":"of the future"}')
        for each in pair:
            reply = http(each.heard, "/api/tables/newer")
            assert (reply.status, reply.problem) == (503, "error-newer")
            assert await ask(place, "SELECT count(*) FROM leases WHERE \"table\" = 'newer'") == 0
            assert "table newer needs a newer version" in each.errors.read_text()

    loop.run(run())
