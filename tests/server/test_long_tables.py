"""Tables with a long log: they end, and nobody waits for them."""

import asyncio
import json
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox import RuleError
from hatbox.records import verify
from hatbox.server.play import replays
from hatbox.server.play.hub import Ticket
from hatbox.server.store.store import Entry
from hatbox.server.table import table as tables
from hatbox.server.table.table import Table
from tests.server.house import house, live, play_on

ENDLESS = """
game = "antayagi"
[cards.plain]
empty-box = 40
"""


@live
async def test_an_endless_game_ends_as_by_agreement_when_its_log_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_ENTRIES", 60)
    async with house(tmp_path) as here:
        ana, ben, cleo = guests = await here.game("antayagi-80", 3, 3, deck=ENDLESS)
        table = ana.session.table
        await play_on(here, guests, Random(1), lambda: bool(ana.of("over")))
        assert ana.of("over")[-1]["winners"] == []
        assert (table.state, table.seq) == ("ended", 61)
        entries = await here.store.load(table.id)
        assert json.loads(entries[-1].content) == {"entry": "ended"}
        assert table.match is not None
        assert verify(table.match.record().splitlines()).deal == "sealed"
        assert await ben.fails("rename", name="Bea", language="en") == "error-table-too-long"
        with pytest.raises(RuleError) as refused:
            await here.hub.join(table.id, "Dan", "en", spectate=True)
        assert refused.value.message == "error-table-too-long"
        await cleo.do("rematch")
        assert ana.lobby["rematch"] is not None
    async with house(tmp_path) as here:
        again = await here.guest(Ticket(table.id, str(ana.token), 0))
        assert again.lobby["state"] == "ended"


@live
async def test_nobody_waits_while_a_table_is_rebuilt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        ana, *_ = await here.table("not-a-hat", 3, 2)
        ticket = Ticket(ana.session.table.id, str(ana.token), 0)
    go_on, really = threading.Event(), replays.replayed

    def slow(table_id: str, entries: list[Entry]) -> Table:
        assert go_on.wait(60)
        return really(table_id, entries)

    monkeypatch.setattr(replays, "replayed", slow)
    async with house(tmp_path) as here:
        loading: asyncio.Task[Any] = asyncio.create_task(here.hub.session(ticket.table))
        await asyncio.sleep(0)
        await here.hub.open(ana.session.table.settings, "Ben", "en")
        assert not loading.done()
        go_on.set()
        assert (await loading).table.people[0].name == "Ana"


@live
async def test_a_short_table_waits_for_no_long_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        (ana, *_), (ben, *_) = [await here.table("not-a-hat", 3, 2) for _ in range(2)]
        long, short = ana.session.table.id, ben.session.table.id
        await ana.do("rename", name="Anastasia", language="es")
        size = sum(len(each.content) for each in await here.store.load(long))
    begun, go_on, really = threading.Event(), threading.Event(), replays.replayed

    def slow(table_id: str, entries: list[Entry]) -> Table:
        if table_id == long:
            begun.set()
            assert go_on.wait(60)
        return really(table_id, entries)

    monkeypatch.setattr(replays, "replayed", slow)
    monkeypatch.setattr(replays, "LONG_LOG", size)
    async with house(tmp_path) as here:
        slowly = [
            asyncio.create_task(here.hub.session(long, "a")),
            asyncio.create_task(here.hub.look(long, "a")),
        ]
        assert await asyncio.to_thread(begun.wait, 60)
        assert (await here.hub.session(short, "a")).table.people[1].name == "P1"
        assert (await here.hub.look(short, "b")) is not None
        assert not any(each.done() for each in slowly)
        go_on.set()
        await asyncio.gather(*slowly)
        assert here.hub.sessions[long].table.people[0].name == "Anastasia"


@live
async def test_addresses_take_turns_and_none_fills_the_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 4)
    turns, order, go_on = replays.Turns(), list[str](), asyncio.Event()

    async def wait(who: str) -> None:
        async with turns.turn(who):
            order.append(who)
            await go_on.wait()

    waiting = [asyncio.create_task(wait(who)) for who in "aaaaabbc"]
    await asyncio.sleep(0)
    with pytest.raises(RuleError, match="error-busy"):
        await wait("a")
    waiting.pop(1).cancel()
    go_on.set()
    await asyncio.gather(*waiting)
    assert order == [*"abcabaa"]
    await wait("d")  # it is free again


@live
async def test_a_turn_that_comes_when_its_owner_is_gone_is_passed_on() -> None:
    turns = replays.Turns()
    async with turns.turn("a"):
        gone = asyncio.create_task(turns.turn("b").__aenter__())
        await asyncio.sleep(0)
    gone.cancel()  # in the moment in which it is called
    async with turns.turn("c"):
        assert gone.cancelled()
