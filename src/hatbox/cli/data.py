"""The place of all tables of a server, also where nobody says which."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from ..kernel.errors import malformed
from ..server.store.address import Address, place_of

NAME = "hatbox.db"
VARIABLE = "HATBOX_DATA"
Data = Annotated[str | None, Parameter(env_var=VARIABLE)]
"""A file or the address of a PostgreSQL."""


def database(wanted: str | None) -> Path | Address:
    """What was asked for, a file in this folder, or one where the platform keeps such things."""
    if wanted is not None:
        return place_of(wanted)
    here = Path(NAME)
    return here if here.exists() else data_folder() / NAME


def file_of(wanted: str | None) -> Path:
    """The same for those who need a file; a RuleError if it is a PostgreSQL."""
    place = database(wanted)
    if isinstance(place, Address):
        raise malformed("error-no-file-to-copy", database=str(place))
    return place


def data_folder() -> Path:
    """Where the platform keeps the data of programs."""
    return user_data_path("hatbox", appauthor=False)


def hide_password(place: Path | Address) -> None:
    """Begin again without a password in the command, which everybody at the machine can see."""
    if not isinstance(place, Address) or not place.has_password or sys.platform == "win32":
        return
    shown = [each.replace(place.url, str(place)) for each in sys.orig_argv]
    if shown != sys.orig_argv:
        # The variable counts only where no argument does.
        left = [each for each in shown if each not in ("--data", str(place), f"--data={place}")]
        os.execve(sys.executable, left, os.environ | {VARIABLE: place.url})  # noqa: S606 ourselves
