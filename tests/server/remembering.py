"""Somebody who remembers what was acknowledged, and what the file says about it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from hatbox.client import Client
from tests.server import running as run


def entries(file: Path, table: str) -> list[tuple[int, str, bytes]]:
    """A table's log, not through the code that is tested."""
    query = 'SELECT seq, key, content FROM entries WHERE "table" = ? ORDER BY seq'
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute(query, [table]).fetchall()


class Player:
    """Plays, and remembers the key in the log of each answer that was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client, self.acknowledged = client, set[str]()

    async def has_played(self, moves: int) -> None:
        await run.until(lambda: len(self.acknowledged) >= moves)

    async def play(self) -> None:
        rng, member = Random(1), self.client.ticket.member
        assert member is not None
        async for news in self.client.news():
            if (question := news["question"]) is None:
                continue
            key = f"answer {question['number']}"
            answer = rng.choice(self.client.options(question))
            play = {"type": "play", "question": question["number"], "answer": answer}
            await run.tolerate(self.client.command(play, key))
            self.acknowledged.add(f"{member}:{key}")
