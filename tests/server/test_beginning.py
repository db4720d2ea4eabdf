"""A game that begins by itself: as soon as its players are there, or soon."""

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hatbox.client import Client
from hatbox.games import GAMES
from hatbox.server.play.hub import Ticket
from hatbox.server.protocol.messages import Settings
from hatbox.server.store.store import Entry, Store
from tests.server.house import Guest, House, house, live
from tests.server.running import running, until

DEAL = {
    "antayagi": ["dealt", "turn-began"],
    "not-a-hat": ["round-dealt", "gift-shown", "gift-turned"],
}


def kinds(guest: Guest) -> list[str]:
    return [event["event"] for message in guest.of("news") for event in message["events"]]


def began(entries: Sequence[Entry]) -> int:
    """How often the game begins in the log."""
    return sum(b'"entry":"started"' in entry.content for entry in entries)


async def beginnings(here: House, table: str) -> int:
    return began(await here.store.load(table))


async def gathered(here: House, people: int, **more: Any) -> list[Ticket]:
    """People who have a place at a table that begins by itself, and are not there yet."""
    wanted = Settings(game="not-a-hat", players=3, begins=True, telling=0, **more)
    tickets = [await here.hub.open(wanted, "Ana", "en")]
    table = tickets[0].table
    return tickets + [
        await here.hub.join(table, f"P{n}", "en", spectate=False) for n in range(1, people)
    ]


@pytest.mark.parametrize("game", GAMES)
@live
async def test_whoever_plays_against_bots_sees_the_deal(tmp_path: Path, game: Any) -> None:
    async with house(tmp_path) as here:
        settings = Settings(game=game, players=GAMES[game].players[:2][-1], first=1)
        ticket = await here.hub.quick(settings, "Ana", "en", "random")
        ana = await here.guest(ticket)
        told = kinds(ana)
        assert told == DEAL.get(GAMES[game].family, told[:1])
        assert ana.heard[0]["type"] == "welcome"
        assert ana.heard[0]["lobby"]["state"] == "open"
        assert ana.lobby["state"] == "playing"


@live
async def test_nothing_begins_while_nobody_but_spectators_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ticket = await here.hub.quick(Settings(game="not-a-hat", players=3), "Ana", "en", "random")
        await here.watch(ticket.table)
        await here.wait(1000)
        assert await beginnings(here, ticket.table) == 0
        ana = await here.guest(ticket)
        assert kinds(ana) == DEAL["not-a-hat"]


@live
async def test_all_who_have_come_see_the_deal_when_the_last_one_comes(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        first, second, third = await gathered(here, 3)
        ana = await here.guest(first)
        ben = await here.guest(second)
        await here.wait(9.9)
        assert ana.lobby["state"] == "open"
        cleo = await here.guest(third)
        assert [kinds(each) for each in (ana, ben, cleo)] == [DEAL["not-a-hat"]] * 3
        assert await beginnings(here, first.table) == 1


@live
async def test_after_ten_seconds_bots_sit_in_for_those_who_are_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        first, second, third = await gathered(here, 3)
        await here.wait(1000)
        ana = await here.guest(first)
        await here.wait(6)
        ben = await here.guest(second)
        await ben.leave()
        await here.wait(3.9)
        assert ana.lobby["state"] == "open"
        await here.wait(0.2)
        assert kinds(ana) == DEAL["not-a-hat"]
        assert [each["bot"] for each in ana.lobby["places"]] == [None, "regular", "regular"]
        ben = await here.guest(second)
        assert ben.news["number"] == 2  # after the deal, and that Ben is back
        assert [each["bot"] for each in ana.lobby["places"]] == [None, None, "regular"]
        assert await beginnings(here, third.table) == 1


@live
async def test_the_host_begins_without_those_who_do_not_come_and_bots_sit_in_for_them(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        first, second, third = await gathered(here, 3)
        await here.wait(1000)
        ana = await here.guest(first)
        await here.wait(5)
        assert ana.of("news") == []
        await ana.do("start")
        assert kinds(ana) == DEAL["not-a-hat"]
        assert [each["bot"] for each in ana.lobby["places"]] == [None, "regular", "regular"]
        ben = await here.guest(second)
        assert ben.news["number"] == 2  # after the deal, and that Ben is back
        assert [each["bot"] for each in ana.lobby["places"]] == [None, None, "regular"]
        assert await beginnings(here, third.table) == 1


@live
async def test_an_empty_seat_is_waited_for_and_whoever_takes_it_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as here:
        first, second = await gathered(here, 2)
        ana, ben = await here.guest(first), await here.guest(second)
        await here.wait(1000)
        assert ana.lobby["state"] == "open"
        third = await here.hub.join(first.table, "Cleo", "en", spectate=False)
        await here.wait(9)
        assert ana.lobby["state"] == "open"
        cleo = await here.guest(third)
        assert [kinds(each) for each in (ana, ben, cleo)] == [DEAL["not-a-hat"]] * 3
        assert caplog.text == ""  # it has not tried in vain


@live
async def test_the_host_need_not_wait(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        first, second, _ = await gathered(here, 3)
        ana, ben = await here.guest(first), await here.guest(second)
        assert await ben.fails("start") == "error-host-only"
        await ana.do("start")
        await here.wait(1000)
        assert kinds(ben) == DEAL["not-a-hat"]
        assert await beginnings(here, first.table) == 1


@live
async def test_a_table_that_does_not_begin_by_itself_waits_for_its_host(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.table("not-a-hat", 3, 3)
        await here.wait(1000)
        assert guests[0].lobby["state"] == "open"
        settings = guests[0].lobby["settings"]
        await guests[0].do("change", settings=settings | {"begins": True})
        await here.wait(0)
        assert guests[0].lobby["state"] == "playing"


@live
async def test_after_a_restart_it_begins_when_its_player_comes(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ticket = await here.hub.quick(Settings(game="not-a-hat", players=3), "Ana", "en", "random")
    async with house(tmp_path) as here:
        ana = await here.guest(ticket)
        assert kinds(ana) == DEAL["not-a-hat"]
    async with house(tmp_path) as here:
        ana = await here.guest(ticket)
        assert ana.news["number"] == 1
        assert await beginnings(here, ticket.table) == 1


@live
async def test_two_processes_begin_one_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ticket = await here.hub.quick(Settings(game="not-a-hat", players=3), "Ana", "en", "random")
        other = House(await Store.open(tmp_path / "hatbox.db"), seed=2)
        try:
            both = [await each.hub.session(ticket.table) for each in (here, other)]
            guests = [
                Guest(each, session, ticket.token)
                for each, session in zip((here, other), both, strict=True)
            ]
            await asyncio.gather(*(guest.come() for guest in guests))
            for each in (here, other):
                await each.wait(10)
            assert await beginnings(here, ticket.table) == 1
            views = [guest.session.table.view(0) for guest in guests]
            assert views[0].columns == views[1].columns
        finally:
            await other.hub.close()
            await other.store.close()


@live
async def test_a_server_that_is_killed_before_or_while_it_deals_deals_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for pause in (None, 0, 0.005, 0.05):
            ticket = await Client.quick(server.url, "not-a-hat", "Ana", players=3)
            if pause is None:
                server.restart(signal.SIGKILL)
            async with Client(server.url, ticket) as ana:
                await asyncio.sleep(pause or 0)
                seen = ana.lobby["commit"]
                server.restart(signal.SIGKILL)
                await until(lambda: ana.latest is not None and ana.lobby["commit"] is not None)
                assert seen in (None, ana.lobby["commit"])
            store = await Store.open(tmp_path / "hatbox.db")
            assert began(await store.load(ticket.table)) == 1
            await store.close()
