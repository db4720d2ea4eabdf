"""The campaign of attacks, in short: each ends with its connections closed, and nobody waits."""

import asyncio
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from benchmarks import attacks
from benchmarks.abuse import INNOCENT, company, innocent
from benchmarks.attacks import ATTACKS, TABLES, WORK, Attack, ask, prepare
from benchmarks.passes import auc, measure
from hatbox.kernel.written import to_json
from hatbox.server.play import replays
from hatbox.server.play.estimates import Estimate, Estimates, played
from hatbox.server.play.limits import Limit
from hatbox.server.table.company import MOST_WATCHING
from hatbox.server.web.gate import MOST_WAITING, Gate
from tests.server.house import live
from tests.server.running import PATIENCE, served

SOON = [
    "tiny chunks", "both lengths", "thousands of headers", "wrong tokens", "pings", "pongs",
    "messages", "parts before the hello", "nonsense", "pauses",
]  # fmt: skip
"""The attacks at which the server hangs up by itself, and not only after some seconds."""
MOST_BYTES = 1_000_000
"""More than any of them is sent: a thousand answers, and the table."""


def test_every_attack_has_a_name_of_its_own() -> None:
    assert set(SOON) < {*ATTACKS}
    assert len(ATTACKS) == len({*ATTACKS})


@pytest.mark.parametrize("name", SOON)
@live
async def test_whoever_attacks_is_disconnected_and_the_innocent_play_on(
    tmp_path: Path, name: str
) -> None:
    async def attack(once: Attack) -> None:
        try:
            await asyncio.wait_for(once.once(), PATIENCE)
        except (ConnectionError, EOFError):  # closed before everything was sent
            once.closed += 1

    async with served(tmp_path, Gate()) as server:
        tickets = await company(server.url)
        five = [Attack(server.port, tickets[0].table, name) for _ in range(5)]
        attacking = asyncio.gather(*map(attack, five))
        await innocent(server.port, tickets, lambda times: attacking.done() and len(times) > 2)
        await attacking
    for each in five:
        assert (each.opened, each.closed) == (1, 1)
        assert each.received < MOST_BYTES


LARGEST_PLAY = 8_000_000
"""Bytes of the longest record as a play."""


@live
async def test_strangers_work_is_refused_when_there_is_too_much_of_it_and_others_find_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = attacks.endless_record(400)
    monkeypatch.setattr(attacks, "endless_record", lambda: record)
    few = [Limit(rate=0.001, burst=8) for _ in range(4)]
    gate = Gate(estimating=few[0], watching=few[1], thinking=few[2], opening=few[3])
    most = 0

    def enough(times: list[float]) -> bool:
        nonlocal most
        most = max(most, gate.waiting["127.0.0.1"])
        return attacking.done() and len(times) > 2

    async with served(tmp_path, gate) as server:
        tickets = await company(server.url)
        table = tickets[0].table
        crowd = [Attack(server.port, table, name) for name in WORK for _ in range(12)]
        attacking = asyncio.gather(*(each.once() for each in crowd))
        await innocent(server.port, tickets, enough)
        await attacking
        assert not gate.waiting
    assert 0 < most <= MOST_WAITING
    assert all((each.opened, each.closed) == (1, 1) for each in crowd)
    assert all(each.received < LARGEST_PLAY for each in crowd)
    refused = Counter(each.name for each in crowd if each.refused)
    done = {*WORK} - {*refused}
    assert done == {"lessons", "worked examples", "decks of many gifts", "games and schemas"}
    assert refused["a deck of dots"] == 12
    assert refused["deep bodies"] == refused["names of deals"] == 12
    for name in ("endless decks", *attacks.LOOKING_BACK):
        assert 4 <= refused[name] < 13


@live
async def test_one_address_opens_few_tables_whatever_it_says_it_is_and_few_people_watch(
    tmp_path: Path,
) -> None:
    gate = Gate(opening=Limit(rate=0.001, burst=10))
    async with served(tmp_path, gate) as server:
        tickets = await company(server.url)  # one of the ten
        for names, most, allowed in (
            ([*TABLES], 10, 9),
            (["a crowd of spectators"], 70, MOST_WATCHING),
        ):
            crowd = [
                Attack(server.port, tickets[0].table, name) for name in names for _ in range(most)
            ]
            await asyncio.gather(*(each.once() for each in crowd))
            assert len(crowd) - sum(each.refused for each in crowd) == allowed
        assert gate.meter.refused["error-too-fast"] == 10 * len(TABLES) - 9
        await innocent(server.port, tickets, lambda times: len(times) > 2)


@live
async def test_long_games_are_told_in_part_and_let_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attacks, "LONG_TABLES", 3)
    monkeypatch.setattr(replays, "LONG_LOG", 10_000)
    long = await prepare(tmp_path / "hatbox.db", entries=600)
    async with served(tmp_path, Gate()) as server:
        tickets = await company(server.url)
        crowd = [Attack(server.port, "", "endless games", long) for _ in range(12)]
        attacking = asyncio.gather(*(each.once() for each in crowd))
        await innocent(server.port, tickets, lambda times: attacking.done() and len(times) > 2)
        await attacking
    assert all((each.opened, each.closed) == (1, 1) for each in crowd)
    assert all(1000 < each.received < MOST_BYTES for each in crowd)


@live
async def test_estimates_that_were_abandoned_keep_nobody_else_from_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, begun = Gate(), list[int]()
    ask_for = Estimates.ask

    async def counted(self: Estimates, *about: Any) -> Estimate:
        begun.append(gate.waiting["127.0.0.1"])
        return await ask_for(self, *about)

    monkeypatch.setattr(Estimates, "ask", counted)
    async with served(tmp_path, gate) as server:
        [wanted] = WORK["endless decks"](Attack(server.port, "", "endless decks"))
        for _ in range(200):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(wanted)
            await writer.drain()
            writer.transport.abort()
        mine = {"game": "not-a-hat", "players": 3}
        async with asyncio.timeout(PATIENCE):
            head = body = b""
            while not head.startswith(b"HTTP/1.1 200"):  # a busy machine may take too long
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", server.port, local_addr=(INNOCENT, 0)
                )
                writer.write(ask("decks/estimate", mine))
                head, _, body = (await reader.read()).partition(b"\r\n\r\n")
                writer.close()
    # What is told is a matter of the deck alone, whatever goes on at this server.
    assert json.loads(body) == json.loads(to_json(played("not-a-hat", 3, None, 0)))
    assert max(begun) <= MOST_WAITING
    assert len(begun) < 100  # the others were refused, or their clients were gone


def test_fuzzed_frames_and_requests_leave_no_error_in_the_servers_log() -> None:
    command = [sys.executable, "-m", "benchmarks.fuzz", "--frames", "4000", "--examples", "1"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 errors of its own" in done.stdout
    [(read, decoded)] = re.findall(r"([\d,]+) of them were read, ([\d,]+) as commands", done.stdout)
    assert int(read.replace(",", "")) > 2000
    assert int(decoded.replace(",", "")) > 500


def test_the_area_under_the_curve_is_the_chance_that_a_window_with_a_pass_took_longer() -> None:
    assert auc([2, 3], [0, 1]) == 1
    assert auc([0, 1], [2, 3]) == 0
    assert auc([1, 1], [1, 1]) == 0.5
    assert auc([1, 3], [2, 2]) == 0.5


def test_a_spectator_measures_windows_with_a_pass_and_without() -> None:
    measured = measure(8)
    assert {*measured} == {"slowest reply", "mean reply"}
    assert all(0 <= value <= 1 for value in measured.values())
