"""A server that is killed while people play loses and doubles nothing."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from tests.durability.checker import faults, read_log
from tests.durability.players import Game, Kind
from tests.durability.process import Server
from tests.durability.soak import Soak, soak

HASTY = "from tests.durability.hasty import serve; serve()"


def test_what_was_acknowledged_survives_kills_and_games_go_on(tmp_path: Path) -> None:
    run = asyncio.run(soak(tmp_path, kills=6, seed=1))
    assert run.faults() == []
    assert run.server.errors.read_text() == ""
    games = Counter(history.game for history in run.histories)
    assert set(games) == {"antayagi-80", "antayagi-65", "not-a-hat"}
    outcomes = Counter(sent.outcome for history in run.histories for sent in history.sent)
    assert outcomes["acknowledged"] >= 6 * 20
    assert outcomes["refused"]
    assert not outcomes["unknown"]
    logs = [(each, read_log(run.server.database, each.table)) for each in run.histories]
    talked = [(*each, row) for each in logs for row in each[1] if row.content["entry"] == "spoke"]
    assert talked
    for history, log, row in talked:
        without = "\n".join(faults(history, [each for each in log if each is not row]))
        assert "was acknowledged and is lost" in without
        assert "the record does not have just what was said" in without


async def killed_at_the_door(folder: Path, kills: int) -> list[str]:
    """Many come at once while the server is killed, and ask again; what went wrong."""
    rng, wanted = Random(3), Kind("not-a-hat", 8, 0)
    found: list[str] = []
    async with Server(folder) as server:
        for _ in range(kills):
            game = Game(server.url, wanted, rng, asyncio.Event())
            coming = asyncio.create_task(game.gather())
            await asyncio.sleep(rng.uniform(0, 0.2))
            server.kill()
            await server.start()
            tickets = await coming
            log = read_log(server.database, tickets[0].table)
            seats = sorted(row.content["seat"] for row in log if "seat" in row.content)
            if seats != list(range(8)) or {ticket.member for ticket in tickets} != set(seats):
                found.append(f"table {tickets[0].table}: the seats are {seats}")
    return found


def test_whoever_asks_for_a_place_again_after_a_kill_has_one_place(tmp_path: Path) -> None:
    assert asyncio.run(killed_at_the_door(tmp_path, 4)) == []


def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    async def hastily() -> list[str]:
        async with Server(tmp_path, HASTY) as server:
            run = Soak(server, Random(2))
            await run.run_once()
        return run.faults()

    lost = [fault for fault in asyncio.run(hastily()) if "was acknowledged and is lost" in fault]
    assert lost
