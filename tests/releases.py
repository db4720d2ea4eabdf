"""Keeps what a release wrote, for later ones to read: `python -m tests.releases VERSION`.

A folder for each release: one record of each game, and a database (as SQL) in which there is a
table of each game that was played to its end and one that was left in the middle.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from hatbox.client import Client
from hatbox.games import GAMES
from tests.server.running import at_table, http, play, running, settings, tolerate

FOLDER = Path(__file__).parent / "data" / "releases"
DATABASE = "hatbox.sql"
MOVES = 5
"""Number of moves at a table that is left in the middle of a game."""


async def leave_early(client: Client) -> None:
    asked = (news["question"] async for news in client.news() if news["question"])
    for _ in range(MOVES):
        question = await anext(asked)
        await tolerate(client.answer(question, client.options(question)[0]))


async def make(folder: Path, work: Path) -> None:
    with running(work, hurried=True) as server:
        for game in GAMES:
            async with at_table(server.url, settings(game, 4), "en", bots="regular") as (ana,):
                await ana.command({"type": "start"})
                await play(ana, Random(game))
                table = ana.ticket.table
            record = await asyncio.to_thread(http, server, f"/api/tables/{table}/record")
            (folder / f"{game}.jsonl").write_bytes(record.body)
            async with at_table(server.url, settings(game, 4), "en", bots="regular") as (ana,):
                await ana.command({"type": "start"})
                await leave_early(ana)
    with closing(sqlite3.connect(work / "hatbox.db")) as database:
        dump = "\n".join(database.iterdump())
    (folder / DATABASE).write_text(dump + "\n", encoding="utf-8")


def main() -> None:
    (version,) = sys.argv[1:]
    folder = FOLDER / version
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        asyncio.run(make(folder, Path(work)))


if __name__ == "__main__":
    main()
