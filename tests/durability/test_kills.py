"""A server that is killed while people play loses and doubles nothing."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

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


def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    async def hastily() -> list[str]:
        async with Server(tmp_path, HASTY) as server:
            run = Soak(server, Random(2))
            await run.run_once()
        return run.faults()

    lost = [fault for fault in asyncio.run(hastily()) if "was acknowledged and is lost" in fault]
    assert lost
