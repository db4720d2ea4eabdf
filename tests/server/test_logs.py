"""The server's log: one JSON object a line where that is asked for, and never a secret."""

import asyncio
import json
import logging
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hatbox.client import Client, LeftError, Ticket
from hatbox.games import GAMES
from hatbox.server.play.tokens import digest
from hatbox.server.web.logs import JsonFormatter
from hatbox.server.web.owner import TOKEN_FILE
from tests.server import running as run
from tests.server.house import live
from tests.server.peers import dial
from tests.server.running import Server, http, running

NAMES = ("Ana", "Benvolio")
SAID = "do you think that this is private"


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


@live
async def test_the_log_of_a_whole_game_is_json_names_refusals_and_has_no_secret(
    tmp_path: Path,
) -> None:
    with running(tmp_path, "--log", "json") as server:
        wanted = run.settings("not-a-hat", 3, free_text=True)
        ana = await Client.open(server.url, wanted, NAMES[0])
        ben = await Client.join(server.url, ana.table, NAMES[1])
        async with Client(server.url, ana) as host, Client(server.url, ben) as guest:
            await host.command({"type": "seat-bot", "seat": 2, "bot": "random"})
            await host.command({"type": "write", "text": SAID})
            await host.command({"type": "report", "member": 1})
            await host.command({"type": "start"})
            async with asyncio.timeout(run.PATIENCE):
                await asyncio.gather(run.play(host, Random(1)), run.play(guest, Random(2)))
        owners = (tmp_path / TOKEN_FILE).read_text().strip()
        assert ana.token is not None
        assert ben.token is not None
        wrong = "w8Zk2" + ana.token[5:]
        await refusals(server, Ticket(ana.table, wrong, 0), owners[:-1])
        counted = http(
            server, "/api/owner/metrics", headers={"Authorization": f"Bearer {owners}"}
        ).body.decode()
        for why, times in (("token", 2), ("owner", 1), ("origin", 2), ("host", 1)):
            assert f'hatbox_refused_total{{why="error-{why}"}} {times}.0' in counted
        server.stop()
        written, found = server.log.read_text(), lines(server)
        assert {each["level"] for each in found} == {"info", "warning"}
        assert [found[0]["address"], found[-1]["message"]] == [
            f"http://localhost:{server.port}",
            "stopping",
        ]
        refused = [(each["network"], each["why"]) for each in found if "why" in each]
        whys = ["token", "token", "owner", "origin", "origin", "host"]
        assert refused == [("127.0.0.0/24", why) for why in whys]
        (report,) = (each for each in found if "reported" in each["message"])
        assert (report["table"], report["member"], report["by"]) == (ana.table, 1, 0)
        secrets = [ana.token, ben.token, wrong, owners, owners[:-1], *NAMES, SAID]
        hashes = [digest(token).hex() for token in (ana.token, ben.token, wrong)]
        for secret in (*secrets, *hashes, *GAMES["not-a-hat"].faces, "evil.example", "127.0.0.1"):
            assert not re.search(rf"\b{re.escape(secret)}\b", written), secret


async def refusals(server: Server, stranger: Ticket, almost: str) -> None:
    """Somebody with wrong tokens, and a page of another site."""
    with pytest.raises(LeftError, match="refused"):
        await Client(server.url, stranger).__aenter__()
    assert stranger.token is not None
    renewal = {"token": stranger.token, "new": stranger.token[::-1]}
    assert http(server, f"/api/tables/{stranger.table}/token", renewal).problem == "error-token"
    http(server, "/api/owner", headers={"Authorization": f"Bearer {almost}"})
    evil = {"Origin": "https://evil.example"}
    assert http(server, "/api/games", headers=evil).status == 403
    where = f"ws://127.0.0.1:{server.port}/api/tables/{stranger.table}/ws"
    with pytest.raises(InvalidStatus, match="403"):
        await dial(where, additional_headers=evil)
    assert http(server, "/api/games", headers={"Host": "evil.example"}).status == 421


def test_a_failure_is_one_line_with_its_trace_and_values_have_fields_of_their_own() -> None:
    try:
        raise ValueError("broken\nin two")
    except ValueError:
        record = logging.LogRecord(
            "hatbox.server", logging.ERROR, __file__, 1, "table %(table)s, %(time)s",
            ({"table": "k7\n{}", "time": "never"},), sys.exc_info(),
        )  # fmt: skip
    text = JsonFormatter().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["table"], line["level"]) == ("k7\n{}", "error")
    assert line["message"] == "table k7\n{}, never"
    assert line["time"].startswith("20")
    assert "ValueError: broken\nin two" in line["trace"]
