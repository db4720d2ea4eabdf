"""A television finds its table by the code that it shows."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from hatbox import RuleError
from hatbox.server.web.bodies import TelevisionTable
from hatbox.server.web.gate import Gate
from hatbox.server.web.pairing import MOST_WAITING, WAITING_SECONDS, Pairing
from tests.server import running as run
from tests.server.house import live
from tests.server.running import Address, Server, http, served

LINK = "Tq4xZ0bNf8sLw2YhKd7uGm"
TABLE = TelevisionTable("k3v9mzqtw2")


def post(server: Server | Address, path: str, **body: Any) -> tuple[int, dict[str, Any]]:
    reply = http(server, f"/api/{path}", body)
    return reply.status, json.loads(reply.body)


def opened(server: Server | Address, **settings: Any) -> dict[str, Any]:
    wanted = run.settings("not-a-hat", 3, **settings)
    return post(server, "tables", settings=wanted, name="Ana", language="en")[1]


def test_a_television_goes_to_the_table_where_its_code_was_typed(server: Server) -> None:
    ticket = opened(server)
    _, waiting = post(server, "televisions")
    secret = waiting["secret"]
    assert post(server, "televisions/table", secret=secret)[1] == {"table": None, "token": None}
    typed = {"code": waiting["code"], "token": ticket["token"]}
    assert post(server, f"tables/{ticket['table']}/television", **typed)[0] == 200
    # Nobody else can send it elsewhere before it has asked.
    _, refused = post(server, f"tables/{ticket['table']}/television", **typed)
    assert refused["message"] == "error-no-such-code"
    found = post(server, "televisions/table", secret=secret)[1]
    assert found == {"table": ticket["table"], "token": None}
    assert post(server, "televisions/table", secret=secret)[1]["message"] == "error-no-such-code"


def test_only_somebody_at_the_table_who_may_show_it_sends_a_television_there(
    server: Server,
) -> None:
    ticket = opened(server, spectators=False)
    _, waiting = post(server, "televisions")
    path, code = f"tables/{ticket['table']}/television", waiting["code"]

    def refusal(**body: Any) -> str:
        return str(post(server, path, code=code, **body)[1]["message"])

    assert refusal(token="0" * 32) == "error-token"
    assert refusal(token=ticket["token"]) == "error-no-screen"
    assert refusal(token=ticket["token"], screen=LINK) == "error-no-screen"
    assert refusal(token=waiting["secret"], screen=LINK) == "error-token"
    assert post(server, path, code="12 345", token=ticket["token"])[0] == 400
    assert post(server, "televisions/table", secret="0" * 32)[0] == 409
    assert post(server, "televisions/table", secret=waiting["secret"])[1]["table"] is None


@live
async def test_codes_are_not_tried_out_one_after_the_other(tmp_path: Path) -> None:
    async with served(tmp_path, Gate()) as address:
        ticket = await asyncio.to_thread(opened, address)
        path = f"tables/{ticket['table']}/television"

        def tried() -> list[str]:
            codes = [f"{number:06}" for number in range(25)]
            return [
                post(address, path, code=code, token=ticket["token"])[1]["message"]
                for code in codes
            ]

        heard = await asyncio.to_thread(tried)
    assert heard[:20] == ["error-no-such-code"] * 20
    assert heard[22:] == ["error-too-fast"] * 3


def test_televisions_that_ask_no_more_are_forgotten_and_a_crowd_is_bounded() -> None:
    pairing = Pairing()
    first = pairing.begin(0.0)
    pairing.ask(first.secret, WAITING_SECONDS)
    pairing.show(first.code, TABLE, 2 * WAITING_SECONDS)
    assert pairing.ask(first.secret, 0.0) == TABLE
    gone = pairing.begin(0.0)
    with pytest.raises(RuleError, match="error-no-such-code"):
        pairing.show(gone.code, TABLE, WAITING_SECONDS + 1)
    crowd = [pairing.begin(1000.0) for _ in range(MOST_WAITING + 1)]
    assert len({each.code for each in crowd[1:]}) == len(pairing.waiting) == MOST_WAITING
    with pytest.raises(RuleError, match="error-no-such-code"):
        pairing.ask(crowd[0].secret, 1000.0)
