"""Tables of earlier releases, whose people come back and play on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from hatbox.client import Ticket
from hatbox.server.play.tokens import digest, new_token
from hatbox.server.store.address import Address
from tests.releases import FOLDER

from .checker import faults, read_logs
from .history import History
from .players import Door, Game, Kind, Person, insisting

Tickets = dict[str, list[Ticket]]
"""The people of each table."""


class Returning(Person):
    """Somebody whose game has begun long ago."""

    async def _set_up(self) -> None:
        pass


def dumps() -> list[Path]:
    """The databases of all releases."""
    return sorted(FOLDER.glob("*/*.sql"))


def restore(dump: Path, path: Path) -> Tickets:
    """A file as the release left it, only that its people have tokens that we know."""
    tickets: Tickets = {}
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        query = 'SELECT "table", seq, content FROM entries ORDER BY "table", seq'
        for table, seq, raw in database.execute(query).fetchall():
            content = json.loads(raw)
            if content["entry"] == "joined":
                token = new_token()
                tickets.setdefault(table, []).append(Ticket(table, token, content["member"]))
                changed = json.dumps(content | {"token": digest(token).hex()}).encode()
                change = 'UPDATE entries SET content = ? WHERE "table" = ? AND seq = ?'
                database.execute(change, [changed, table, seq])
        database.commit()
    return tickets


async def copy(path: Path, place: Address) -> None:
    """The same tables in a PostgreSQL, which the releases did not know."""
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("SELECT id, active FROM tables").fetchall()
        query = 'SELECT "table", seq, CAST(key AS BLOB), content, at FROM entries'
        entries = database.execute(query).fetchall()
    connection = await asyncpg.connect(place.url)
    try:
        await connection.executemany("INSERT INTO tables VALUES ($1, $2)", tables)
        await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", entries)
    finally:
        await connection.close()


async def play_on(door: Door, place: Path | Address, tickets: Tickets) -> list[str]:
    """All games are played to their end; what the checker says of them."""
    logs = await read_logs(place, *tickets)
    found = [_play_on(door, logs[table], tickets[table]) for table in tickets]
    histories = await asyncio.gather(*found)
    logs = await read_logs(place, *tickets)
    return [fault for each in histories for fault in faults(each, logs[each.table])]


async def _play_on(door: Door, log: list[Any], tickets: list[Ticket]) -> History:
    settings = log[0].content["settings"]
    kind = Kind(settings["game"], len(tickets), settings["players"] - len(tickets))
    game = Game(door, kind, Random(log[0].key), asyncio.Event())
    game.hurry.set()
    history = game.history = History(tickets[0].table, kind.game, all_people=False)
    for row in log:
        for member, command in _sent(row):
            key = row.key.partition(":")[2]
            history.send(member, key, command).settle("acknowledged")
    game.people = [Returning(game, history, ticket) for ticket in tickets]
    async with asyncio.TaskGroup() as group:
        for person in game.people:
            group.create_task(person.play())
    history.record = await insisting(lambda: game.record(history.table))
    history.over = True
    return history


def _sent(row: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """What somebody must have sent, by the log."""
    content = row.content
    member = row.key.partition(":")[0]
    if not member.isdigit():
        return
    if content["entry"] == "passed":
        yield int(member), {"type": "play", "answer": {"do": "pass"}}
    elif content["entry"] == "answered":
        yield int(member), {"type": "play", "answer": content["answer"]}
