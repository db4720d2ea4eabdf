"""hatbox backup while a server runs, and hatbox restore while none does."""

import asyncio
import json
import os
import resource
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hatbox.server.store.migrations import STEPS, open_database
from hatbox.server.store.store import Entry, Store
from hatbox.words import LANGUAGES
from tests.server import running as run
from tests.server.house import live
from tests.server.remembering import Player, entries
from tests.server.running import Server, running

from .running import COMMAND, hatbox, refused

KILLED = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("INSERT INTO tables VALUES ('late', 5)")
connection.commit()
os._exit(9)
"""


def command(*argv: str | Path) -> None:
    """A command in a process of its own, as its owner runs it beside the server."""
    ran = subprocess.run([*COMMAND, *map(str, argv)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, ""), ran


@live
async def test_a_backup_under_play_has_all_that_was_acknowledged_and_brings_it_back(
    tmp_path: Path,
) -> None:
    data, backups = tmp_path / "hatbox.db", [tmp_path / f"backup {n}.db" for n in range(2)]
    with running(tmp_path) as server:
        wanted = run.settings("not-a-hat", 3, options={"rounds": 8})
        async with run.at_table(server.url, wanted, "en", bots="random") as (ana,):
            table, player = ana.ticket.table, Player(ana)
            await ana.command({"type": "start"})
            playing = asyncio.create_task(player.play())
            for number, backup in enumerate(backups):
                least = number * 3 + 1
                await player.has_played(least)
                before = set(player.acknowledged)
                await asyncio.to_thread(command, "backup", backup, "--data", data)
                assert before <= {key for _, key, _ in entries(backup, table)}
            await player.has_played(10)
            playing.cancel()
        history = entries(data, table)
        for backup in backups:
            copied = entries(backup, table)
            assert copied == history[: len(copied)]
            assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        # A server holds its database, also while nobody plays.
        assert "in use" in refused(hatbox("restore", backups[0], "--data", data))
        assert entries(data, table) == history
        await brought_back(server, backups[0], table)


async def brought_back(server: Server, backup: Path, table: str) -> None:
    """The server goes on from the backup, and what was there before is kept."""
    data = server.folder / "hatbox.db"
    server.stop()
    history = entries(data, table)
    command("restore", backup, "--data", data)
    (aside,) = set(server.folder.glob("hatbox-*.db"))
    assert entries(aside, table) == history
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert entries(data, table) == entries(backup, table) == history[: len(entries(backup, table))]
    server.start()
    found = json.loads(run.http(server, f"/api/tables/{table}").body)
    assert found["state"] == "playing"


# --- Small files ----------------------------------------------------------------------------


def made(file: Path, *tables: str) -> Path:
    """A database with these tables."""

    async def write() -> None:
        store = await Store.open(file)
        await store.append(*(Entry(table, 1, "key", b"{}", 0.0) for table in tables))
        await store.close()

    asyncio.run(write())
    return file


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return made(tmp_path / "hatbox.db", "new")


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    return made(tmp_path / "backup.db", "old")


def test_a_backup_in_a_folder_is_named_by_its_date(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "all backups"
    folder.mkdir()
    said = hatbox("backup", folder, "--data", data).out
    (made,) = folder.iterdir()
    assert made.name.startswith("hatbox-20")
    assert str(made) in said
    assert len(entries(made, "new")) == 1


def test_nothing_is_overwritten_unless_it_is_said(data: Path, backup: Path) -> None:
    before = backup.read_bytes()
    assert "--overwrite" in refused(hatbox("backup", backup, "--data", data))
    assert backup.read_bytes() == before
    assert hatbox("backup", backup, "--data", data, "--overwrite").status == 0
    assert len(entries(backup, "new")) == 1
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_what_a_killed_server_left_in_its_log_is_copied_and_kept_aside(
    data: Path, backup: Path, tmp_path: Path
) -> None:
    subprocess.run([COMMAND[0], "-c", KILLED, data], check=False)
    assert Path(f"{data}-wal").stat().st_size > 0
    copy = tmp_path / "copy.db"
    command("backup", copy, "--data", data)
    command("restore", backup, "--data", data)
    (aside,) = tmp_path.glob("hatbox-*.db")
    for file in (copy, aside):
        with closing(sqlite3.connect(file)) as connection:
            assert ("late",) in connection.execute("SELECT id FROM tables").fetchall()
    assert len(entries(data, "old")) == 1
    assert entries(data, "new") == []


def test_where_there_is_no_database_a_backup_becomes_one(backup: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "elsewhere" / "hatbox.db"
    fresh.parent.mkdir()
    assert hatbox("restore", backup, "--data", fresh).status == 0
    assert list(fresh.parent.iterdir()) == [fresh]
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o600
    assert len(entries(fresh, "old")) == 1


def test_a_database_that_cannot_be_read_is_kept_aside_with_its_log(
    backup: Path, tmp_path: Path
) -> None:
    data, log = tmp_path / "hatbox.db", tmp_path / "hatbox.db-wal"
    data.write_bytes(b"Dear diary, " * 100)
    log.write_bytes(b"a log of something else")
    assert hatbox("restore", backup, "--data", data).status == 0
    assert {each.read_bytes() for each in tmp_path.glob("hatbox-*")} == {
        b"Dear diary, " * 100,
        b"a log of something else",
    }
    assert not log.exists()
    assert len(entries(data, "old")) == 1


# --- Refusals -------------------------------------------------------------------------------


def missing(_file: Path) -> None:
    pass


def a_folder(file: Path) -> None:
    file.mkdir()


def not_a_database(file: Path) -> None:
    file.write_bytes(b"Dear diary, " * 100)


def empty(file: Path) -> None:
    file.touch()


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")


def of_a_newer_version(file: Path) -> None:
    open_database(file, steps=(*STEPS, ("CREATE TABLE later (id TEXT)",))).dispose()


def damaged(file: Path) -> None:
    made(file, *(f"table {n}" for n in range(2000)))
    content = bytearray(file.read_bytes())
    content[8192:-4096] = os.urandom(len(content) - 8192 - 4096)
    file.write_bytes(content)


WRONG: dict[Callable[[Path], None], str] = {
    missing: "There is no database",
    a_folder: "There is no database",
    not_a_database: "not a database of Hatbox",
    empty: "not a database of Hatbox",
    of_another_program: "not a database of Hatbox",
    of_a_newer_version: "a newer one",
    damaged: "damaged",
}


@pytest.mark.parametrize("make", WRONG)
def test_what_is_no_whole_database_of_ours_is_neither_copied_nor_put_back(
    make: Callable[[Path], None], data: Path, tmp_path: Path
) -> None:
    wrong, target = tmp_path / "wrong.db", tmp_path / "target.db"
    make(wrong)
    before = data.read_bytes(), set(tmp_path.iterdir())
    assert WRONG[make] in refused(hatbox("backup", target, "--data", wrong))
    assert WRONG[make] in refused(hatbox("restore", wrong, "--data", data))
    assert (data.read_bytes(), set(tmp_path.iterdir())) == before


@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
def test_a_database_is_no_copy_of_itself(data: Path, tmp_path: Path, ending: str) -> None:
    before = data.read_bytes()
    link = tmp_path / "link.db"
    link.symlink_to(data)
    for target in (f"{data}{ending}", f"{tmp_path}/../{tmp_path.name}/hatbox.db{ending}", link):
        said = refused(hatbox("backup", target, "--data", data, "--overwrite"))
        assert "itself" in said
    assert "itself" in refused(hatbox("restore", link, "--data", data))
    assert data.read_bytes() == before


def test_a_full_disk_is_told_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    data = made(tmp_path / "hatbox.db", "new")
    large = made(tmp_path / "large.db", *(f"table {n}" for n in range(2000)))
    before = set(tmp_path.iterdir())
    for argv in (
        ["backup", tmp_path / "target.db", "--data", large],
        ["restore", large, "--data", data],
    ):
        ran = subprocess.run(
            [*COMMAND, *map(str, argv)],
            preexec_fn=small_files,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 1
        assert "the disk is full" in ran.stderr
    assert entries(data, "new") == [(1, "key", b"{}")]
    assert {each for each in tmp_path.iterdir() if "hatbox-20" not in each.name} == before


def small_files() -> None:
    """A limit on the size of files is a full disk that needs no disk of its own."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, hard))


def refusals(tmp_path: Path) -> Iterator[list[Any]]:
    data = made(tmp_path / "hatbox.db", "new")
    yield ["backup", data, "--data", data]
    for number, make in enumerate(WRONG):
        wrong = tmp_path / f"{number}.db"
        make(wrong)
        yield ["restore", wrong, "--data", data]
    yield ["backup", tmp_path / "0.db" / "x", "--data", data]
    (tmp_path / "taken").touch()
    yield ["backup", tmp_path / "taken", "--data", data]
    with closing(sqlite3.connect(data)) as server:
        server.execute("SELECT * FROM tables").fetchall()
        yield ["restore", made(tmp_path / "good.db"), "--data", data]


def test_every_refusal_is_said_in_every_language(tmp_path: Path) -> None:
    for argv in refusals(tmp_path):
        said = {refused(hatbox(*argv, "--lang", each)) for each in LANGUAGES}
        assert len(said) == len(LANGUAGES) or "No such file" in said.pop()
