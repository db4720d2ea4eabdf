"""A limit that a client meets is a line in the log, without secrets, and a figure for the owner."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from benchmarks.attacks import Attack
from hatbox.client import Client
from hatbox.server.play.connection import QUEUE, Connection
from hatbox.server.protocol.messages import Ack
from hatbox.server.web import live as sockets
from hatbox.server.web.door import Door
from hatbox.server.web.gate import Gate
from tests.server.house import house, live
from tests.server.peers import NOT_A_HAT
from tests.server.running import PATIENCE, served, until

MET = {
    "half a head": {"slow-head"},
    "half a body": {"slow-body"},
    "nothing sent": set[str](),  # as browsers do that keep a connection for later
    "no hello": {"no-hello"},
    "pings": {"too-many-frames"},
    "messages": {"too-fast-commands", "too-many-frames"},
    "parts before the hello": {"too-many-parts"},
}
"""The limits that an attack meets."""


@pytest.mark.parametrize("name", MET)
@live
async def test_a_limit_that_no_reply_tells_of_is_in_the_log_and_among_the_figures(
    tmp_path: Path,
    name: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Door, "seconds", {"head": 0.05, "body": 0.05, "reply": PATIENCE})
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05 if name == "no hello" else PATIENCE)
    gate = Gate()
    async with served(tmp_path, gate) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        with suppress(ConnectionError, EOFError):  # closed before everything was sent
            await asyncio.wait_for(Attack(server.port, ticket.table, name).once(), PATIENCE)
        await until(lambda: not gate.open)
    assert {*gate.meter.refused} == MET[name]
    lines = [each.getMessage() for each in caplog.records]
    assert {*lines} == {f"refused a client in 127.0.0.0/24: {why}" for why in MET[name]}


@live
async def test_one_reason_without_end_leaves_room_for_lines_about_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = Gate()
    for _ in range(1000):
        gate.cut_off("too-many-frames", "127.0.0.1")
    gate.cut_off("too-slow", "127.0.0.1")
    assert gate.meter.refused == {"too-many-frames": 1000, "too-slow": 1}
    assert len(caplog.records) < 30
    assert caplog.records[-1].getMessage().endswith(": too-slow")


@live
async def test_who_changes_the_table_too_fast_and_who_does_not_read_are_noticed(
    tmp_path: Path,
) -> None:
    noticed = list[str]()
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        assert ana.connection is not None
        ana.connection.limited = noticed.append
        while not noticed:
            await ana.send(type="rename", name="Ana", language="en")
        assert noticed == ["too-fast-commands"]
    reader = Connection(0)
    reader.limited = noticed.append
    for _ in range(2 * QUEUE):
        reader.send(Ack("not read"))
    assert noticed == ["too-fast-commands", "too-slow"]
