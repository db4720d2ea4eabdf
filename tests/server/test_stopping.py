"""A server that is asked to stop, and one that people cannot be sent to now."""

import asyncio
import json
import signal
import socket
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from hatbox import RuleError
from hatbox.client import Client
from hatbox.server.web.bodies import Ready
from hatbox.server.web.ready import Readiness
from tests.server import running as run
from tests.server.house import house, live
from tests.server.peers import NOT_A_HAT, next_of, raw
from tests.server.remembering import Player, entries
from tests.server.running import Server, http, running

# --- Stopping -------------------------------------------------------------------------------


@live
async def test_a_server_that_stops_keeps_what_was_acknowledged_tells_everybody_and_ends_well(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        wanted = run.settings("not-a-hat", 3, options={"rounds": 8})
        async with run.at_table(server.url, wanted, "en", bots="random") as (ana,):
            player = Player(ana)
            await ana.command({"type": "start"})
            playing = asyncio.create_task(player.play())
            other = await Client.open(server.url, NOT_A_HAT, "Ben")
            silent = socket.create_connection(("127.0.0.1", server.port))
            async with raw(server, other) as peer:
                await player.has_played(3)
                with closing(silent):
                    await asyncio.to_thread(server.stop)
                assert (await next_of(peer, "bye"))["reason"] == "restarting"
            playing.cancel()
        assert server.process.returncode == 0
        stored = {key for _, key, _ in entries(tmp_path / "hatbox.db", ana.ticket.table)}
        assert player.acknowledged <= stored
        assert server.log.read_text() == ""
        server.start()
        assert is_ready(server)
        server.stop(signal.SIGINT)
        assert server.process.returncode == 0


@live
async def test_what_waited_for_a_table_is_not_written_when_another_process_has_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        before = await here.store.load(ana.session.table.id)
        async with ana.session.lock:
            renaming = asyncio.create_task(ana.send(type="rename", name="Zoe", language="en"))
            await asyncio.sleep(0)
            here.hub.lose_all()
        assert await renaming == {}
        assert await here.store.load(ana.session.table.id) == before


@live
async def test_what_is_being_written_when_the_server_stops_is_acknowledged_first(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, _ = await here.table("not-a-hat", 3, 2)
        renaming = asyncio.create_task(ana.do("rename", name="Zoe", language="en"))
        await asyncio.sleep(0)
        assert ana.session.lock.locked()
        await here.hub.close()
        await renaming
        await here.settle()
        kinds = [message["type"] for message in ana.heard]
        assert kinds.index("ack") < kinds.index("bye") == len(kinds) - 1
        table = ana.session.table
        for coming in (here.hub.session(table.id), here.hub.open(table.settings, "Ben", "en")):
            with pytest.raises(RuleError, match="error-restarting"):
                await coming
        assert await Readiness(here.hub).state() == Ready(False, "stopping")


HANGING = """
import threading
from hatbox.cli import main
from hatbox.server.store.file import File
from hatbox.server.web import run

File.check = lambda self: threading.Event().wait()
run.STOP_SECONDS = 1.0
main()
"""


def test_a_server_whose_disk_hangs_stops_all_the_same_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "MAIN", HANGING)
    with running(tmp_path) as server:  # it writes as soon as it starts: which day it is
        assert http(server, "/api/health").status == 200
        try:
            server.stop()
        except subprocess.TimeoutExpired:
            server.process.send_signal(signal.SIGKILL)  # nothing else ends it
            raise
    assert server.process.returncode == 1
    assert "the disk does not answer" in server.log.read_text()


# --- Readiness ------------------------------------------------------------------------------


def is_ready(server: Server) -> bool:
    reply = http(server, "/api/ready")
    found = json.loads(reply.body)
    good, bad = (200, {"ready": True, "why": None}), (503, {"ready": False, "why": "store"})
    assert (reply.status, found) in (good, bad)
    return bool(found["ready"])


@live
async def test_a_server_is_ready_while_its_disk_takes_what_is_written(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert is_ready(server)
        file, away = tmp_path / "hatbox.db", tmp_path / "away"
        file.rename(away)
        await run.until(lambda: not is_ready(server))
        assert http(server, "/api/health").status == 200
        assert http(server, "/api/ready", method="HEAD").status == 503
        away.rename(file)
        await run.until(lambda: is_ready(server))


@pytest.mark.parametrize("path", ["/api/health", "/api/ready", "/api/tables/nowhere", "/"])
def test_whatever_can_be_asked_for_can_be_asked_about(server: Server, path: str) -> None:
    get, head = http(server, path), http(server, path, method="HEAD")
    assert (head.status, head.body) == (get.status, b"")
    ours = {name: get.headers[name] for name in get.headers if name.lower() != "date"}
    assert {name: head.headers[name] for name in ours} == ours
