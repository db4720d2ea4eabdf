"""Several server processes on one PostgreSQL: people play on, whichever process has their table."""

from __future__ import annotations

import asyncio
import json
import shlex
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from hatbox import RuleError
from hatbox.cli.app import app
from hatbox.server.play.clock import RealClock
from hatbox.server.play.connection import Connection
from hatbox.server.play.fellows import Fellows
from hatbox.server.play.hub import Hub
from hatbox.server.play.session import World
from hatbox.server.protocol import messages
from hatbox.server.store.address import Address
from hatbox.server.store.processes import Fenced
from hatbox.server.store.store import Entry, StoreError
from tests.documents import ROOT, blocks, commands
from tests.durability.players import Game, Kind
from tests.server.databases import database
from tests.server.proxy import Proxy
from tests.server.running import Address as Heard
from tests.server.running import http, settings, until
from tests.server.several import Process, Shared, ask, kill_a_worker, played, processes
from tests.server.stores import entry, memory, open_store, outcomes
from tests.simulation.disk import Disk
from tests.simulation.memory import MemoryLeases, MemoryStore

PAGE = ROOT / "docs" / "machines.md"
LONG = Kind("antayagi-80", 3, 0)
"""A table with sabotage windows: its game is not over before something happens to a process."""


@pytest.fixture
def place() -> Iterator[Address]:
    with database() as address:
        yield address


@pytest.fixture(params=["postgres", "memory"])
def anywhere(request: pytest.FixtureRequest) -> Iterator[Address | Disk]:
    """A PostgreSQL, or what stands for it in the simulation."""
    if request.param == "memory":
        yield memory()
    else:
        with database() as address:
            yield address


# --- Leases -----------------------------------------------------------------------------------


@asynccontextmanager
async def entered(place: Address | Disk, number: int) -> AsyncIterator[list[Any]]:
    stores = [await open_store(place) for _ in range(number)]
    try:
        for each in stores:
            assert each.leases is not None
            await each.leases.enter("127.0.0.1:1", "here")
        await end_leases(place, inf)
        yield stores
    finally:
        for each in stores:
            await each.close()


async def end_leases(place: Address | Disk, seconds: float) -> None:
    """Let all leases end at once that have an end, or none of them ever."""
    if isinstance(place, Disk):
        end = place.loop.time() + seconds
        for each, (address, host, until) in place.processes.items():
            place.processes[each] = address, host, until if until == inf else end
    elif seconds == inf:
        await ask(place, "UPDATE processes SET until = 'infinity'")
    else:
        await ask(place, "UPDATE processes SET until = now() WHERE until <> 'infinity'")


def test_of_processes_that_want_a_table_at_the_same_time_one_gets_it(
    anywhere: Address | Disk,
) -> None:
    async def run() -> None:
        async with entered(anywhere, 3) as stores:
            tables = [f"t{number}" for number in range(10)]
            await stores[0].append(*(entry(table, 1) for table in tables))
            for table in tables:
                found = await asyncio.gather(*(each.leases.holder(table) for each in stores))
                ids = {each.id for each in found if each is not None}
                assert len(ids) == 1, found
                assert None not in found
            assert await stores[1].leases.holder("never was") is None
            await stores[0].leases.leave()
            for table in tables:
                holder = await stores[1].leases.holder(table)
                assert holder is not None
                assert holder.id != stores[0].leases.me

    asyncio.run(run())


def test_a_process_that_was_taken_for_dead_writes_nothing_more(anywhere: Address | Disk) -> None:
    async def run() -> None:
        async with entered(anywhere, 2) as (one, other):
            await one.append(entry("a", 1))
            holders = await one.leases.holder("a"), await other.leases.holder("a")
            assert [each and each.id for each in holders] == [one.leases.me] * 2
            assert await one.leases.beat()
            await end_leases(anywhere, 0)
            # Who has only just heard of the database again buries nobody: the others may have, too.
            assert await other.leases.beat()
            holder = await other.leases.holder("a")
            assert holder is not None
            assert holder.id == one.leases.me
            assert await other.leases.beat()
            assert not await one.leases.beat()
            # One after the other, because a group with a conflict is written in another way.
            results = [
                *await outcomes(one.append(entry("a", 2))),
                *await outcomes(one.append(entry("a", 1))),
                *await outcomes(one.append(entry("b", 1), tokens={b"t": ("b", 0)})),
                *await outcomes(one.check()),
            ]
            assert [type(each) for each in results] == [Fenced] * 4
            assert await other.load("a") == [entry("a", 1)]
            assert await other.tables() == {"a": 0.0}
            await one.leases.enter("127.0.0.1:1", "here")
            await one.append(entry("a", 2))

    asyncio.run(run())


# --- Tables of a process that stood still -------------------------------------------------------


def hub_in_memory() -> tuple[Hub, MemoryStore, MemoryLeases]:
    store = MemoryStore(memory())
    assert store.leases is not None
    return Hub(World(store, RealClock(), Random(0), Random(0).randbytes)), store, store.leases


async def opened_by(hub: Hub) -> str:
    ticket = await hub.open(messages.Settings(game="not-a-hat", players=3), "Ana", "en")
    await hub.session(ticket.table)
    return ticket.table


def test_who_may_be_dead_shows_nobody_what_may_be_old_news() -> None:
    async def run() -> None:
        hub, _, leases = hub_in_memory()
        await leases.enter("127.0.0.1:1", "here")
        table = await opened_by(hub)
        vars(leases)["_sure_until"] = 0.0  # it stood still
        with pytest.raises(RuleError, match="error-restarting"):
            await hub.session(table)
        assert await leases.beat()
        await hub.session(table)

    asyncio.run(run())


def test_what_has_happened_is_not_refused_when_it_is_sent_again_because_its_reply_was_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        hub, store, leases = hub_in_memory()
        await leases.enter("127.0.0.1:1", "here")
        session, append = await hub.session(await opened_by(hub)), store.append
        host = Connection(0)
        await session.command(host, messages.AddPerson("a", "Ben"))

        async def lost(*entries: Entry) -> None:
            await append(*entries)
            raise StoreError("the answer is lost")

        last = messages.AddPerson("b", "Cleo")
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", lost)
            with pytest.raises(StoreError):
                await session.command(host, last)
        await session.command(host, last)
        assert len(session.table.people) == 3
        with pytest.raises(RuleError, match="error-table-full"):
            await session.command(host, messages.AddPerson("c", "Dan"))

    asyncio.run(run())


def test_a_table_is_opened_although_its_confirmation_was_lost_and_it_was_written_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        hub, store, leases = hub_in_memory()
        await leases.enter("127.0.0.1:1", "here")
        append = store.append

        async def twice(*entries: Entry, **more: Any) -> None:
            await append(*entries, **more)
            await append(*entries, **more)

        monkeypatch.setattr(store, "append", twice)
        assert await opened_by(hub) in await store.tables()

    asyncio.run(run())


def test_a_table_that_is_read_while_its_process_comes_back_from_the_dead_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        hub, store, leases = hub_in_memory()
        fellows = Fellows(hub, leases, "127.0.0.1:1", lambda _: None)
        await fellows.enter()
        table = await opened_by(hub)
        hub.lose_all()
        load, enter = store.load, leases.enter
        read, gone_on = asyncio.Event(), asyncio.Event()

        async def slowly(table: str) -> list[Entry]:
            read.set()
            await gone_on.wait()
            return await load(table)

        async def entering(*args: str) -> None:
            gone_on.set()
            await session
            assert table in hub.sessions
            await enter(*args)

        monkeypatch.setattr(store, "load", slowly)
        monkeypatch.setattr(leases, "enter", entering)
        session, before = asyncio.create_task(hub.session(table)), leases.me
        await read.wait()
        assert before is not None
        vars(store)["_disk"].bury(before)
        await until(lambda: leases.me != before)
        await until(lambda: not hub.sessions)
        await fellows.leave()

    monkeypatch.setattr("hatbox.server.play.fellows.BEAT_SECONDS", 0.01)
    asyncio.run(run())


# --- Real processes -----------------------------------------------------------------------------


def test_people_at_different_processes_play_at_one_table(tmp_path: Path, place: Address) -> None:
    async def run() -> None:
        async with processes(tmp_path, place) as (one, other):
            await played(place, Shared(other, one))
            await played(place, Shared(one, other))
            assert one.is_quiet
            assert other.is_quiet

    asyncio.run(run())


def test_when_the_process_of_a_table_is_killed_another_one_goes_on(
    tmp_path: Path, place: Address
) -> None:
    async def run() -> None:
        async with processes(tmp_path, place) as (one, other):
            game = Shared(other, one, LONG)
            await played(place, game, trouble=lambda: one.end(signal.SIGKILL))

    asyncio.run(run())


def test_a_process_that_was_frozen_finds_its_tables_with_another_one(
    tmp_path: Path, place: Address
) -> None:
    async def run() -> None:
        async with processes(tmp_path, place) as (one, other):
            game = Shared(other, one, LONG)
            await played(place, game, trouble=lambda: one.process.send_signal(signal.SIGSTOP))
            one.process.send_signal(signal.SIGCONT)
            await until(one.ready)
            assert game.history is not None
            lobby = http(one.heard, f"/api/tables/{game.history.table}")
            assert json.loads(lobby.body)["state"] in ("over", "ended")
            await until(lambda: "taken for dead" in one.errors.read_text())

    asyncio.run(run())


def test_a_process_that_stops_hands_its_tables_on(tmp_path: Path, place: Address) -> None:
    async def run() -> None:
        async with processes(tmp_path, place) as (one, other):
            await played(place, Shared(other, one), trouble=one.end)
            assert one.process.poll() == 0
            assert one.is_quiet

    asyncio.run(run())


def test_what_is_everybodys_is_the_same_at_every_process(tmp_path: Path, place: Address) -> None:
    async def run() -> None:
        async with processes(tmp_path, place) as (one, other):
            body = {"settings": settings("not-a-hat", 3), "name": "Ana", "language": "en"}
            ticket = json.loads(http(one.heard, "/api/tables", body).body)
            table, token = ticket["table"], ticket["token"]
            one.take(table)
            mine = {"tables": [{"table": table, "token": token}]}
            found = [http(each.heard, "/api/mine", mine).body for each in (one, other)]
            assert found[0] == found[1]
            assert json.loads(found[0])[0]["table"] == table

            # A television at either finds a table at either.
            for there, here in ((one, other), (other, one)):
                waiting = json.loads(http(there.heard, "/api/televisions", {}).body)
                typed = {"code": waiting["code"], "token": token}
                path = f"/api/tables/{table}/television"
                assert http(here.heard, path, typed).status == 200
                assert http(here.heard, path, typed).problem == "error-no-such-code"
                secret = {"secret": waiting["secret"]}
                shown = http(here.heard, "/api/televisions/table", secret).body
                assert json.loads(shown)["table"] == table

            # The owner sees all of them, and says something to all.
            key = (tmp_path / "hatbox" / "owner-token").read_text().strip()
            owner = {"Authorization": f"Bearer {key}"}

            def desk(process: Process) -> dict[str, object]:
                answer: dict[str, object] = json.loads(
                    http(process.heard, "/api/owner", headers=owner).body
                )
                return answer

            for each in (one, other):
                assert [live["id"] for live in desk(each)["live"]] == [table]  # type: ignore[attr-defined]
            word = {"text": "Tea at five", "minutes": 5}
            assert http(other.heard, "/api/owner/word", word, headers=owner).status == 204
            for each in (one, other):
                await until(lambda each=each: desk(each)["word"] == "Tea at five")  # type: ignore[misc]

            # It removes a table, wherever that is.
            gone = f"/api/owner/tables/{table}/remove"
            assert http(other.heard, gone, method="POST", headers=owner).status == 204
            for each in (one, other):
                assert http(each.heard, f"/api/tables/{table}").status == 404

    asyncio.run(run())


def test_only_the_other_processes_come_in_from_inside(tmp_path: Path, place: Address) -> None:
    async def run() -> None:
        async with processes(tmp_path, place, 1) as (one,):
            for path in ("/api/inside/part", "/api/inside/television"):
                stranger = {"X-Hatbox-Secret": "", "X-Hatbox-Client": "10.0.0.1"}
                assert http(one.heard, path, headers=stranger).status in (404, 405)
            connection = await asyncpg.connect(place.url)
            address = await connection.fetchval("SELECT address FROM processes")
            await connection.close()
            inner = Heard(int(address.rpartition(":")[2]))
            for headers in ({}, {"X-Hatbox-Secret": "x" * 32, "X-Hatbox-Client": "10.0.0.1"}):
                for path in ("/api/health", "/api/inside/part"):
                    assert http(inner, path, headers=headers).status == 403

    asyncio.run(run())


def test_workers_share_a_port_and_one_that_dies_is_begun_again(
    tmp_path: Path, place: Address
) -> None:
    async def run() -> None:
        server = Process(tmp_path, place, "--workers", "2")
        try:
            await until(server.ready)
            await played(place, Shared(server, server), trouble=lambda: kill_a_worker(server))
            await until(lambda: "begun again" in server.errors.read_text())
            await until(server.ready)
            server.end()
            assert server.process.poll() == 0
        finally:
            if server.process.poll() is None:
                server.end(signal.SIGKILL)

    asyncio.run(run())


def test_what_waited_until_a_process_was_back_from_the_dead_is_not_written(place: Address) -> None:
    """It was decided by what the process knew before: another one may have the table since."""

    async def run() -> None:
        async with entered(place, 1) as (one,):
            await one.append(entry("a", 1))
            async with vars(one)["_pools"].writing():  # so that nothing can be written meanwhile
                waiting = asyncio.create_task(one.append(entry("a", 2)))
                await asyncio.sleep(0)
                await one.leases.leave()
                await one.leases.enter("127.0.0.1:1", "here")
            assert [type(each) for each in await outcomes(waiting)] == [Fenced]
            assert await one.load("a") == [entry("a", 1)]
            await one.append(entry("a", 2))

    asyncio.run(run())


def test_processes_share_the_limit_for_an_address(tmp_path: Path, place: Address) -> None:
    """Of a hundred tables that may be opened at once, each of two opens fifty."""

    async def run() -> None:
        beats = "SELECT min(until) FROM processes"
        async with processes(tmp_path, place, limits=True) as both:
            for _ in range(3):  # by then each has heard of the other
                last = await ask(place, beats)
                while await ask(place, beats) == last:
                    await asyncio.sleep(0.1)
            for each in both:
                body = {"settings": settings("not-a-hat", 3), "name": "Ana", "language": "en"}
                opened = 0
                while (reply := http(each.heard, "/api/tables", body)).status < 400:
                    opened += 1
                assert reply.problem == "error-too-fast"
                assert 50 <= opened < 90  # a busy machine is slow, and every four seconds one more

    asyncio.run(run())


def test_two_processes_behind_a_load_balancer_as_the_documentation_starts_them(
    tmp_path: Path, place: Address
) -> None:
    async def run() -> None:
        asked = [words for block in blocks(PAGE) for words in map(shlex.split, commands(block))]
        here = {"--internal": "127.0.0.1", "--workers": "1"}
        machines = [words for words in asked if words[0] == "hatbox" and "--internal" in words]
        assert len(machines) == 2
        started = []
        for words in machines:
            for option, value in here.items():
                words[words.index(option) + 1] = value
            data = words.index("--data")
            started.append(Process(tmp_path, place, *words[2:data], *words[data + 2 :]))
        one, other = started
        try:
            for each in started:
                await until(each.ready)
            ways = [("127.0.0.1", each.port) for each in started]
            async with Proxy(*ways) as proxy:
                address = f"http://127.0.0.1:{proxy.port}"
                game = Game(lambda: address, Kind("not-a-hat", 3, 0), Random(1), asyncio.Event())
                await played(place, game, trouble=one.end)
            assert one.process.poll() == 0
            assert other.is_quiet
        finally:
            for each in started:
                if each.process.poll() is None:
                    each.end(signal.SIGKILL)

    asyncio.run(run())


def test_workers_on_a_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RuleError) as caught:
        app(["serve", "--workers", "2", "--data", str(tmp_path / "a.db")], exit_on_error=False)
    assert caught.value.message == "error-workers"
