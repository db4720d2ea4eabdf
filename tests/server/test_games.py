"""Whole games of each of the three by scripted people, over real sockets."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hatbox.client import Client
from hatbox.records import verify
from tests.server.house import live
from tests.server.running import MAIN, PATIENCE, Server, at_table, http, play, settings, until


@pytest.mark.parametrize(
    ("wanted", "languages", "bot"),
    [
        (settings("antayagi-80", 4), ("en", "es"), "regular"),
        (settings("antayagi-65", 3), ("de", "fr", "nl"), None),
        (settings("not-a-hat", 5, options={"special": True}), ("fr", "nl", "de", "es"), "sharp"),
        (settings("not-a-hat", 2, options={"gifts": 2, "rounds": 2}), ("nl", "en"), None),
        (settings("antayagi-80", 5, first=2), ("es",), "novice"),
    ],
    ids=lambda value: value["game"] if isinstance(value, dict) else None,
)
@live
async def test_people_play_to_the_end_and_the_deal_is_proved(
    hurried: Server, wanted: dict[str, object], languages: tuple[str, ...], bot: str | None
) -> None:
    async with at_table(hurried.url, wanted, *languages, bots=bot) as people:
        await people[0].command({"type": "start"})
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(play(p, Random(n)) for n, p in enumerate(people)))
        table = people[0].ticket.table
        assert people[0].over["winners"]
        assert all(person.over == people[0].over for person in people)
        assert {m["language"] for m in people[0].lobby["members"]} == set(languages)
        shown_before = people[0].lobby["commit"]
    content = (await asyncio.to_thread(http, hurried, f"/api/tables/{table}/record")).body
    head = json.loads(content.splitlines()[0])
    assert head["commit"] == shown_before
    assert head["seed"] == people[0].over["seed"]
    verdict = verify(content.splitlines())
    assert verdict.deal == "proved"
    assert list(verdict.match.winners) == people[0].over["winners"]


@live
async def test_the_command_line_proves_the_deal_of_a_game_that_was_ended(
    hurried: Server, tmp_path: Path
) -> None:
    async with at_table(hurried.url, settings("antayagi-80", 3), "en", bots="random") as (ana,):
        await ana.command({"type": "start"})
        await ana.command({"type": "agree-to-end", "agree": True})
        table = ana.ticket.table
    content = (await asyncio.to_thread(http, hurried, f"/api/tables/{table}/record")).body
    (tmp_path / "record.jsonl").write_bytes(content)
    told = subprocess.run(
        [sys.executable, "-c", MAIN, "verify", "record.jsonl"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "fixed beforehand" in told.stdout


@live
async def test_the_commitment_is_there_before_the_first_card_and_the_seed_only_at_the_end(
    hurried: Server,
) -> None:
    async with at_table(hurried.url, settings("not-a-hat", 3), "en", bots="random") as (ana,):
        before = ana.lobby["commit"]
        await ana.command({"type": "start"})
        await until(lambda: ana.lobby["state"] == "playing")
        commit = ana.lobby["commit"]
        assert before is None
        assert len(commit) == 64
        with pytest.raises(Exception, match="error-game-not-over"):
            await Client.request(hurried.url, f"/api/tables/{ana.ticket.table}/record")
        async with asyncio.timeout(PATIENCE):
            await play(ana, Random(1))
        assert ana.lobby["commit"] == commit
        assert len(ana.over["seed"]) == 64
