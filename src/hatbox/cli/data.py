"""The file with all tables of a server, where nobody says which."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

NAME = "hatbox.db"


def database(wanted: Path | None) -> Path:
    """The file that was asked for, one in this folder, or where the platform keeps such things."""
    if wanted is not None:
        return wanted
    here = Path(NAME)
    return here if here.exists() else user_data_path("hatbox", appauthor=False) / NAME
