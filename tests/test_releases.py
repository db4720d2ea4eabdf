"""What earlier releases wrote is still read."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from hatbox import __version__
from hatbox.games import GAMES
from hatbox.records import verify
from hatbox.server.session import replayed
from hatbox.server.store import Store
from hatbox.server.table import Table
from tests.releases import DATABASE, FOLDER

RELEASES = sorted(FOLDER.iterdir())


def test_what_this_release_writes_is_kept() -> None:
    assert __version__ in [folder.name for folder in RELEASES]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_records_are_still_proved(release: Path, game: str) -> None:
    text = (release / f"{game}.jsonl").read_bytes()
    verdict = verify(text.splitlines())
    assert verdict.deal == "proved"
    assert verdict.match.over
    assert verdict.match.game.id == game


async def tables_of(path: Path) -> list[Table]:
    store = await Store.open(path)
    try:
        return [replayed(id_, await store.load(id_)) for id_ in await store.tables()]
    finally:
        await store.close()


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_tables_stand_as_they_were_left(release: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hatbox.db")) as database:
        database.executescript((release / DATABASE).read_text(encoding="utf-8"))
    tables = asyncio.run(tables_of(tmp_path / "hatbox.db"))
    states = Counter((table.settings.game, table.state) for table in tables)
    assert states == {(game, state): 1 for game in GAMES for state in ("over", "playing")}
    for table in tables:
        assert table.match is not None
        if table.state == "over":
            record = (release / f"{table.settings.game}.jsonl").read_bytes()
            assert list(verify(record.splitlines()).match.winners) == list(table.match.winners)
        else:
            assert table.asked()
