"""Files that earlier releases wrote are still read."""

import asyncio
import re
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest

from hatbox import __version__
from hatbox.games import GAMES
from hatbox.records import verify
from hatbox.server.play.replays import replayed
from hatbox.server.store.store import Store
from hatbox.server.table.table import Table
from tests.releases import DATABASE, FOLDER

RELEASES = sorted(FOLDER.iterdir())


def games_of(release: Path) -> set[str]:
    """The games that there were then."""
    return {game for game in GAMES if (release / f"{game}.jsonl").exists()}


def test_what_this_release_writes_is_kept() -> None:
    assert __version__ in [folder.name for folder in RELEASES]
    assert {"antayagi-80", "antayagi-65", "not-a-hat"} <= games_of(FOLDER / __version__)


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_records_are_still_proved(release: Path) -> None:
    for game in games_of(release):
        verdict = verify((release / f"{game}.jsonl").read_bytes().splitlines())
        assert verdict.deal == "proved"
        assert verdict.match.over
        assert verdict.match.game.id == game


async def tables_of(path: Path) -> list[Table]:
    store = await Store.open(path)
    try:
        return [replayed(id_, await store.load(id_)) for id_ in await store.tables()]
    finally:
        await store.close()


def opened(dump: Path, folder: Path) -> list[Table]:
    """The tables of a database that is kept as SQL."""
    with closing(sqlite3.connect(folder / "hatbox.db")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    return asyncio.run(tables_of(folder / "hatbox.db"))


def test_a_table_that_0_1_0_began_keeps_its_deck_and_who_begins(tmp_path: Path) -> None:
    """The piano and the book went to the right then: the next receiver would be another one."""
    tables = {table.id: table for table in opened(FOLDER / "0.1.0" / "piano.sql", tmp_path)}
    assert {table.state for table in tables.values()} == {"over", "playing"}
    for table in tables.values():
        assert table.match is not None
        record = (FOLDER / "0.1.0" / f"{table.id}.jsonl").read_bytes()
        assert table.match.record() == record
        assert {b'"gift":"piano"', b'"gift":"book"'} <= set(re.findall(rb'"gift":"\w+"', record))


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_tables_stand_as_they_were_left(release: Path, tmp_path: Path) -> None:
    tables = opened(release / DATABASE, tmp_path)
    states = Counter((table.settings.game, table.state) for table in tables)
    assert states == dict.fromkeys(product(games_of(release), ("over", "playing")), 1)
    for table in tables:
        assert table.match is not None
        if table.state == "over":
            record = (release / f"{table.settings.game}.jsonl").read_bytes()
            assert list(verify(record.splitlines()).match.winners) == list(table.match.winners)
        else:
            assert table.asked()
