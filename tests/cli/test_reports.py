"""hatbox reports: for the person who runs a server, and only about names."""

import asyncio
from pathlib import Path

import pytest

from hatbox.kernel.written import to_json
from hatbox.server.store.store import Entry, Report, Store
from hatbox.server.table.entries import HostIs, Joined, Left, Renamed
from hatbox.words import LANGUAGES

from .running import hatbox, refused

TOKEN = "5e" * 32
LOG = (
    Joined(0, "Ana", "en", 0, TOKEN),
    Joined(1, "Ben", "nl", 1, TOKEN),
    Joined(2, "Zoë", "fr", 2, TOKEN),
    HostIs(1),
    Renamed(0, "Anna", "en"),
    Left(1, None),
)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two reports at one table, and one of somebody whom its table does not know."""

    async def write() -> None:
        store = await Store.open(tmp_path / "hatbox.db")
        for seq, content in enumerate(LOG):
            await store.append(Entry("k7wq3mzx2p", seq, f"{seq}", to_json(content), 0.0))
        await store.append(Entry("other", 0, "0", b"of the future", 0.0))
        await store.report(Report("k7wq3mzx2p", 1, by=0, at=1_800_000_000.0))
        await store.report(Report("other", 7, by=8, at=1_700_000_000.0))
        await store.report(Report("k7wq3mzx2p", 0, by=2, at=1_800_000_060.0))
        await store.close()

    asyncio.run(write())
    return tmp_path / "hatbox.db"


def test_reports_are_told_with_the_names_of_those_whom_they_concern(data: Path) -> None:
    ran = hatbox("reports", data)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "2023-11-14 22:13 UTC: 8 reported 7 at table other.",
        "2027-01-15 08:00 UTC: Anna reported Ben at table k7wq3mzx2p.",
        "2027-01-15 08:01 UTC: Zoë reported Anna at table k7wq3mzx2p.",
    ]
    assert TOKEN not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_who_reported_whom_and_where(data: Path, language: str) -> None:
    lines = hatbox("reports", data, "--lang", language).out.splitlines()
    for part in ("2027-01-15", "Anna", "Ben", "k7wq3mzx2p"):
        assert part in lines[1]
    assert lines[1].index("Anna") < lines[1].index("Ben")


def test_where_nobody_was_reported_that_is_said(tmp_path: Path) -> None:
    asyncio.run(_empty(tmp_path / "hatbox.db"))
    said = {hatbox("reports", tmp_path / "hatbox.db", "--lang", each).out for each in LANGUAGES}
    assert len(said) == len(LANGUAGES)


async def _empty(path: Path) -> None:
    await (await Store.open(path)).close()


def test_a_file_that_is_none_of_ours_is_refused_and_one_that_is_missing_is_not_made(
    tmp_path: Path,
) -> None:
    assert "nowhere.db" in refused(hatbox("reports", tmp_path / "nowhere.db"))
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "diary.db").write_text("Dear diary, " * 100)
    assert "not a database" in refused(hatbox("reports", tmp_path / "diary.db"))
