"""The store's file: kills, full disks, wrong files, old and new versions of the schema."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from hatbox.server.store import sqlite as store_module
from hatbox.server.store.migrations import STEPS, open_database, plain
from hatbox.server.store.sqlite import SqliteStore
from hatbox.server.store.store import Conflict, Entry, Report, Store, StoreError
from tests.server.running import PATIENCE
from tests.server.stores import ROOT, TABLES, entry, opened, outcomes

ALICE, BOB = b"a" * 32, b"b" * 32  # the hashes in it
VERSION_1 = ROOT / "tests" / "data" / "store-1.sql"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hatbox.db"


def command(kind: str, path: Path) -> list[str]:
    return [sys.executable, "-m", "tests.server.stores", kind, str(path)]


def run_child(kind: str, path: Path) -> str:
    child = subprocess.run(
        command(kind, path), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    return child.stdout


# --- Killed -----------------------------------------------------------------------------------


def killed(kind: str, path: Path, after: int) -> list[tuple[str, int]]:
    """The acknowledgements of a child process, killed after at least this number of them."""
    child = subprocess.Popen(command(kind, path), cwd=ROOT, stdout=subprocess.PIPE)
    assert child.stdout
    lines = [child.stdout.readline() for _ in range(after)]
    child.kill()
    rest = child.stdout.read()
    child.stdout.close()
    assert child.wait() == -9
    lines += [line for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
    return [(table, int(seq)) for table, seq in (line.decode().split("/") for line in lines)]


async def stored(path: Path) -> dict[str, list[Entry]]:
    async with opened(path) as store:
        return {table: await store.load(table) for table in TABLES}


def lost(
    acknowledged: list[tuple[str, int]], found: dict[str, list[Entry]]
) -> set[tuple[str, int]]:
    return set(acknowledged) - {(each.table, each.seq) for rows in found.values() for each in rows}


def test_what_was_acknowledged_before_a_kill_is_there_once_and_in_order(path: Path) -> None:
    rng = random.Random(1)
    acknowledged: list[tuple[str, int]] = []
    for _ in range(6):
        acknowledged += killed("append", path, after=rng.randrange(1, 200))
        assert len(set(acknowledged)) == len(acknowledged)
        found = asyncio.run(stored(path))
        assert lost(acknowledged, found) == set()
        for table, entries in found.items():
            assert entries == [entry(table, seq) for seq in range(len(entries))]
            assert len(entries) % 2 == 0, "half of an append"


def test_the_test_of_durability_notices_a_hasty_acknowledgement(path: Path) -> None:
    found_out = False
    for attempt in range(10):
        file = path.with_name(f"{attempt}.db")
        acknowledged = killed("hasty", file, after=200)
        found_out = bool(lost(acknowledged, asyncio.run(stored(file))))
        if found_out:
            break
    assert found_out


# --- Trouble with the file ------------------------------------------------------------------


def test_a_commit_that_fails_fails_its_whole_group_and_the_writer_goes_on(path: Path) -> None:
    poison = """
        CREATE TABLE debts (to_whom TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
        CREATE TRIGGER poison AFTER INSERT ON entries WHEN new.key = 'poison'
            BEGIN INSERT INTO debts VALUES ('nobody'); END;
    """  # a debt to nobody is noticed by the commit, no sooner

    async def run() -> None:
        async with opened(path) as store:
            await store.append(entry("a", 0))
            with closing(sqlite3.connect(path)) as other:
                other.executescript(poison)
            results = await outcomes(
                *(store.append(entry("a", n)) for n in range(1, 5)),
                store.append(entry("a", 5, "poison")),
                store.append(entry("a", 0, "a conflict, had the commit not failed")),
            )
            assert [type(result) for result in results] == [StoreError] * 6
            assert "FOREIGN KEY" in str(results[0])
            assert await store.load("a") == [entry("a", 0)]
            await store.append(entry("a", 1))
            assert await store.load("a") == [entry("a", 0), entry("a", 1)]

    asyncio.run(run())


def test_another_programs_lock_is_an_error_only_for_as_long_as_it_lasts(path: Path) -> None:
    async def run() -> None:
        async with opened(path, patience=0.05) as store:
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreError, match="locked"):
                    await store.append(entry("a", 0))
                assert await store.load("a") == []
            await store.append(entry("a", 0))

    asyncio.run(run())


def test_a_full_disk_is_an_error_and_loses_nothing(path: Path) -> None:
    run_child("full", path)

    async def run() -> None:
        async with opened(path) as store:
            assert await store.load("large") == []
            assert await store.load("afterwards") == [entry("afterwards", 0)]

    asyncio.run(run())


def test_a_full_disk_is_used_again_when_a_checkpoint_makes_room(path: Path) -> None:
    run_child("freed", path)


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_nothing_is_acknowledged_while_the_file_or_its_log_is_gone(path: Path, ending: str) -> None:
    file, away = path.with_name(path.name + ending), path.with_name("away")

    async def run() -> None:
        async with opened(path) as store:
            await store.append(entry("a", 0))
            file.rename(away)
            for _ in range(2):  # sent again, it is found in the file that is gone
                with pytest.raises(StoreError, match="stop the server"):
                    await store.append(entry("a", 1))
            away.rename(file)
            await store.append(entry("b", 0))

    asyncio.run(run())


def test_nobody_waits_while_the_log_cannot_be_emptied_and_later_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "WIPE_SECONDS", 0.01)
    log = path.with_name(f"{path.name}-wal")

    async def run() -> None:
        # Far more patience with others' locks than the test has.
        async with opened(path, patience=10 * PATIENCE) as store, asyncio.timeout(PATIENCE):
            await store.append(entry("a", 0))
            with closing(sqlite3.connect(path, isolation_level=None)) as backup:
                backup.execute("BEGIN")
                backup.execute("SELECT count(*) FROM entries").fetchone()
                assert await store.delete("a", idle_since=0.0)
                await store.wipe()
                await store.wipe()  # another table was removed
                await store.append(entry("b", 0))
                assert log.stat().st_size
            while log.stat().st_size:
                await asyncio.sleep(0.01)
            await store.append(entry("b", 1))
            assert await store.load("b") == [entry("b", 0), entry("b", 1)]

    asyncio.run(run())


def test_errors_show_nothing_of_a_key_a_content_or_a_token(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as store:
            said = Entry("a", 0, "secret", b"secret", 0.0)
            await store.append(said)
            failures = await outcomes(
                store.append(said), store.append(tokens={b"secret": ("no such table", 0)})
            )
            assert [type(failure) for failure in failures] == [Conflict, StoreError]
            for failure in failures:
                error = failure
                while error is not None:
                    assert "secret" not in str(error)
                    error = error.__cause__ or error.__context__

    asyncio.run(run())


def test_every_connection_waits_for_the_disk_and_checks_references(path: Path) -> None:
    engine = open_database(path)
    appending = plain(engine)
    with engine.connect() as first, engine.connect() as second:
        for connection in (first, second):
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            assert pragmas(driver) == pragmas(appending)
    assert pragmas(appending) == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "secure_delete": 1,
    }
    appending.close()
    engine.dispose()


def pragmas(connection: sqlite3.Connection) -> dict[str, object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete")
    return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}


def test_more_entries_than_one_statement_takes_are_written(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as store:
            assert isinstance(store, SqliteStore)
            appending = store._appending._connection  # noqa: SLF001 SQLite's own limit, as it is by default
            appending.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 32_766)
            await store.append(*(entry("a", number) for number in range(7_000)))
            assert len(await store.load("a")) == 7_000

    asyncio.run(run())


def test_a_new_database_and_its_log_are_for_their_owners_eyes(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as store:
            await store.append(entry("a", 0))
            assert {stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()} == {0o600}

    asyncio.run(run())


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 100)


def of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")


def of_a_newer_version(path: Path) -> None:
    open_database(path, steps=(*STEPS, ("CREATE TABLE later (id TEXT)",))).dispose()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (not_a_database, "not a database"),
        (of_another_program, "some other program"),
        (of_a_newer_version, f"version is {len(STEPS) + 1}, .* up to {len(STEPS)}"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    path: Path, make: Callable[[Path], None], words: str
) -> None:
    make(path)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=words) as caught:
        asyncio.run(Store.open(path))
    assert str(path) in str(caught.value)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_and_a_place_that_does_not_exist_are_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "hatbox.db"):
        with pytest.raises(StoreError, match="unable to open"):
            asyncio.run(Store.open(place))


def test_a_file_that_may_not_be_written_is_refused() -> None:
    # Not pytest's folder: nobody but its owner may enter that one.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hatbox.db"
        open_database(path).dispose()
        path.chmod(0o444)
        path.parent.chmod(0o555)
        assert "readonly" in run_child("unprivileged", path)


# --- Versions -------------------------------------------------------------------------------


@pytest.fixture
def version_1(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_1.read_text(encoding="utf-8"))
    return path


def schema(path: Path) -> list[tuple[str, str]]:
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    with closing(sqlite3.connect(path)) as connection:
        return [(name, " ".join(sql.split())) for name, sql in connection.execute(query)]


def version(path: Path) -> object:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT version FROM schema_version").fetchall()


def test_a_file_of_version_1_is_read_and_continued(version_1: Path) -> None:
    async def run() -> None:
        async with opened(version_1) as store:
            assert await store.load("t1") == [
                Entry("t1", 0, "k0", b'{"type":"create"}', 1000.5),
                Entry("t1", 1, "k1", b'{"type":"join","name":"Zo\xc3\xab"}', 1001.0),
            ]
            assert await store.tables() == {"t1": 1001.0, "t2": 2000.0}
            assert await store.find_tokens([ALICE, BOB]) == {ALICE: ("t1", 0), BOB: ("t1", 1)}
            assert await store.reports() == [Report("t1", 0, by=1, at=1002.0)]
            with pytest.raises(Conflict):
                await store.append(entry("t1", 1))
            await store.append(entry("t1", 2))

    asyncio.run(run())
    assert version(version_1) == [(len(STEPS),)]


def test_the_first_step_still_makes_version_1_as_it_was(version_1: Path, tmp_path: Path) -> None:
    open_database(tmp_path / "new.db", steps=STEPS[:1]).dispose()
    assert schema(tmp_path / "new.db") == schema(version_1)


def test_an_old_file_is_led_through_the_steps_that_it_lacks(version_1: Path) -> None:
    further = (
        ("ALTER TABLE reports ADD COLUMN words TEXT", "UPDATE reports SET words = 'none'"),
        ("ALTER TABLE reports RENAME COLUMN words TO reason",),
    )
    open_database(version_1, steps=(*STEPS[:1], *further)).dispose()
    assert version(version_1) == [(3,)]
    with closing(sqlite3.connect(version_1)) as connection:
        assert connection.execute("SELECT reason FROM reports").fetchall() == [("none",)]
        assert connection.execute("SELECT count(*) FROM entries").fetchall() == [(3,)]


def test_a_step_that_fails_leaves_the_file_at_its_version(version_1: Path) -> None:
    before = schema(version_1)
    broken = ("DROP TABLE reports", "INSERT INTO nowhere VALUES (1)")
    with pytest.raises(StoreError, match="nowhere"):
        open_database(version_1, steps=(*STEPS[:1], broken))
    assert schema(version_1) == before
    assert version(version_1) == [(1,)]
