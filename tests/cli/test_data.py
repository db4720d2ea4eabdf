"""Where a server's tables are kept."""

from pathlib import Path

import pytest

from hatbox.cli.data import database


def test_tables_are_kept_where_the_platform_keeps_such_things_or_where_their_owner_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "hatbox.cli.data.user_data_path", lambda name, **_: tmp_path / "data" / name
    )
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert database(None) == tmp_path / "data" / "hatbox" / "hatbox.db"
    assert database("mine.db") == Path("mine.db")
    assert list(folder.iterdir()) == []
    (folder / "hatbox.db").touch()
    assert database(None) == Path("hatbox.db")
