"""The store on a PostgreSQL: wrong addresses, wrong databases, connections that break."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from hatbox import RuleError
from hatbox.cli.app import app
from hatbox.server.store import schema
from hatbox.server.store.address import Address, place_of
from hatbox.server.store.schema import STEPS, migrate
from hatbox.server.store.store import Conflict, Entry, Store, StoreError
from tests.server.databases import ask, database
from tests.server.running import MAIN, PATIENCE, free_port, http, settings, until
from tests.server.running import Address as Heard
from tests.server.stores import entry, opened, outcomes


@pytest.fixture
def place() -> Iterator[Address]:
    with database() as address:
        yield address


async def asked(place: Address, query: str) -> object:
    connection = await asyncpg.connect(place.url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


# --- Addresses --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://hatbox@db.example.org/hatbox", "postgresql://hatbox@db.example.org/hatbox"),
        ("postgres://ana:secret@db:5432/cards", "postgresql://ana@db:5432/cards"),
        ("postgresql://ana:se%2Fcret@[::1]:5432,b/c", "postgresql://ana@[::1]:5432,b/c"),
        ("postgresql:///cards?host=/run/postgresql&password=secret", "postgresql:///cards"),
        ("postgresql://ana:s@cret@db/c", "postgresql://ana@db/c"),
    ],
)
def test_an_address_shows_no_password(url: str, shown: str) -> None:
    place = place_of(url)
    assert isinstance(place, Address)
    assert place.url == url
    assert (str(place), repr(place)) == (shown, f"Address({shown})")
    assert place.has_password == ("cret" in url)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://hatbox@db/hatbox",
        "postgresql://ana:sec/ret@db/hatbox",
        "postgresql://ana:sec?ret@db/hatbox",
        "postgresql://ana:sec#ret@db/hatbox",
        "postgresql://ana:sec[ret@db/hatbox",
        "postgresql://db:secret/hatbox",
    ],
)
def test_a_wrong_address_is_refused_with_a_sentence_that_does_not_repeat_it(url: str) -> None:
    with pytest.raises(RuleError) as caught:
        place_of(url)
    assert (caught.value.message, caught.value.args_of_message) == ("error-database-url", {})
    assert caught.value.__cause__ is None


def test_copies_of_a_postgresql_are_left_to_its_own_programs() -> None:
    for command in (["backup", "copy.db"], ["restore", "copy.db"]):
        with pytest.raises(RuleError) as caught:
            app([*command, "--data", "postgresql://ana:secret@db/c"], exit_on_error=False)
        assert caught.value.message == "error-no-file-to-copy"
        assert caught.value.args_of_message == {"database": "postgresql://ana@db/c"}


# --- Databases that cannot be used ------------------------------------------------------------


def refusal(place: Address) -> str:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(place))
    assert "secret" not in str(caught.value)
    assert str(place) in str(caught.value)
    return str(caught.value)


def test_a_database_that_does_not_answer_is_an_error_that_says_so() -> None:
    where = f"postgresql://ana:secret@127.0.0.1:{free_port()}/hatbox"
    assert "is it running" in refusal(Address(where))


def test_what_is_missing_is_said(place: Address) -> None:
    host = place.url.partition("?")[2]
    assert "createdb" in refusal(Address(f"postgresql://postgres:secret@/nowhere?{host}"))
    assert "pg_hba.conf" in refusal(Address(f"postgresql://nobody:secret@/postgres?{host}"))
    assert "address is wrong" in refusal(Address(f"{place.url}&sslmode=secret"))


def test_a_server_that_is_too_old_is_refused(
    place: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "OLDEST", 99)
    assert "needs 99 or later" in refusal(place)


def test_a_database_of_another_program_is_refused_and_left_alone(place: Address) -> None:
    asyncio.run(asked(place, "CREATE TABLE recipes (name TEXT)"))
    assert "some other program" in refusal(place)
    count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert asyncio.run(asked(place, count)) == 1


def test_a_database_of_a_newer_version_is_refused_and_left_alone(place: Address) -> None:
    async def renew() -> None:
        connection = await asyncpg.connect(place.url)
        await migrate(connection, steps=(*STEPS, ("CREATE TABLE later (id TEXT)",)))
        await connection.close()

    asyncio.run(renew())
    assert f"version is {len(STEPS) + 1}" in refusal(place)
    assert asyncio.run(asked(place, "SELECT version FROM schema_version")) == len(STEPS) + 1


def test_many_that_begin_at_once_make_the_tables_once(place: Address) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(place) for _ in range(4)))
        await outcomes(*(store.close() for store in stores))
        assert await asked(place, "SELECT version FROM schema_version") == len(STEPS)

    asyncio.run(run())


def test_a_server_serves_from_it_and_shows_its_password_nowhere(
    place: Address, tmp_path: Path
) -> None:
    url = place.url.replace("postgres:@", "postgres:secret@")
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port), "--data", url]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    with (tmp_path / "log").open("wb") as log:
        child = subprocess.Popen(
            [sys.executable, "-c", MAIN, "serve", *where],
            stdout=log,
            stderr=log,
            env=environment,
            cwd=tmp_path,
        )
    try:
        asyncio.run(until(lambda: "localhost" in (tmp_path / "log").read_text()))
        assert b"secret" not in Path(f"/proc/{child.pid}/cmdline").read_bytes()
        assert json.loads(http(Heard(port), "/api/ready").body)["ready"]
        body = {"settings": settings("not-a-hat", 3), "name": "Ana", "language": "en"}
        assert http(Heard(port), "/api/tables", body).status == 201
        assert asyncio.run(asked(place, "SELECT count(*) FROM tables")) == 1
    finally:
        child.terminate()
        assert child.wait(PATIENCE) == 0
    printed = (tmp_path / "log").read_text()
    assert str(place) in printed
    assert "secret" not in printed


def test_who_has_not_installed_the_driver_is_told_so() -> None:
    without = f"import sys; sys.modules['asyncpg'] = None; {MAIN}"
    command = [sys.executable, "-c", without, "serve", "--port", "0"]
    said = subprocess.run(
        [*command, "--data", "postgresql://db/hatbox"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 1
    assert said.stderr.startswith("hatbox: for a PostgreSQL, install the driver")


# --- At work ----------------------------------------------------------------------------------

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hatbox'"


def test_connections_that_were_cut_are_made_anew_and_nobody_notices(place: Address) -> None:
    async def run() -> None:
        async with opened(place) as store:
            for seq in range(3):
                await store.append(entry("a", seq))
                await asked(place, CUT)
            assert len(await store.load("a")) == 3

    asyncio.run(run())


def test_a_lock_of_another_program_is_an_error_only_for_as_long_as_it_lasts(
    place: Address,
) -> None:
    async def run() -> None:
        async with opened(place, patience=0.5) as store:
            other = await asyncpg.connect(place.url)
            locked = other.transaction()
            await locked.start()
            await other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            with pytest.raises(StoreError, match="cannot write"):
                await store.append(entry("a", 0))
            assert await store.load("a") == []
            await locked.rollback()
            await other.close()
            with suppress(Conflict):  # nobody knows of the first whether it came through
                await store.append(entry("a", 0))
            assert await store.load("a") == [entry("a", 0)]

    asyncio.run(run())


def test_what_was_acknowledged_is_on_the_disk_even_where_that_is_not_usual(
    place: Address,
) -> None:
    name = place.url.partition("?")[0].rpartition("/")[2]
    ask(f"ALTER DATABASE {name} SET synchronous_commit = off")
    try:

        async def run() -> None:
            async with opened(place) as store:
                query = "SELECT 1 FROM entries WHERE current_setting('synchronous_commit') = 'on'"
                await store.append(entry("a", 0))
                assert len(await store._read(query)) == 1  # type: ignore[attr-defined]  # noqa: SLF001

        asyncio.run(run())
    finally:
        ask(f"ALTER DATABASE {name} RESET synchronous_commit")


def test_errors_show_nothing_of_a_key_a_content_or_a_token(place: Address) -> None:
    async def run() -> None:
        async with opened(place) as store:
            said = Entry("a", 0, "secret", b"secret", 0.0)
            await store.append(said)
            failures = await outcomes(
                store.append(said),
                store.append(tokens={b"secret": ("no such table", 0)}),
                store.append(Entry("a", 1, "secret\ud800", b"secret", 0.0)),
                store.append(Entry("a", 2**70, "secret", b"secret", 0.0)),
                store.append(Entry("a", "secret", "secret", b"secret", 0.0)),  # type: ignore[arg-type]
            )
            assert [type(failure) for failure in failures] == [Conflict, *[StoreError] * 4]
            for failure in failures:
                error = failure
                while error is not None:
                    assert "secret" not in str(error)
                    error = error.__cause__ or error.__context__

    asyncio.run(run())


def test_a_client_can_choose_any_key_and_a_stranger_ask_for_any_table(place: Address) -> None:
    async def run() -> None:
        async with opened(place) as store:
            odd = entry("a", 0, "0:\0 'Zoë' \N{PARTY POPPER}")
            await store.append(odd)
            assert await store.load("a") == [odd]
            assert await store.load("a\0") == []

    asyncio.run(run())
