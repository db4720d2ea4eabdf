"""hatbox backup"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..server.store.backup import back_up
from .common import Lang, printable, speak
from .data import Data, file_of


def backup(
    target: Path,
    *,
    data: Data = None,
    overwrite: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang = "en",
) -> None:
    """Copy the database of a server, which may be running.

    Parameters
    ----------
    target
        The file to make; in a folder it gets a name with the date.
    data
        The file of the database, as for serve. A PostgreSQL is copied with its own pg_dump.
    overwrite
        Replace the file if it exists.
    """
    words = speak(lang)
    file = file_of(data)
    made = back_up(file, target, overwrite=overwrite)
    print(printable(words.say("cli-backed-up", file=str(file), backup=str(made))))
