"""hatbox restore"""

from __future__ import annotations

from pathlib import Path

from ..server.store import backup as backups
from .common import Lang, printable, speak
from .data import Data, file_of


def restore(backup: Path, *, data: Data = None, lang: Lang = "en") -> None:
    """Put a backup in the place of a server's database; the server has to be stopped.

    Parameters
    ----------
    backup
        A file that backup has made.
    data
        The file of the database, as for serve. What was in it is kept beside it.
    """
    words = speak(lang)
    file = file_of(data)
    if data is None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = backups.restore(backup, file)
    print(printable(words.say("cli-restored", file=str(file), backup=str(backup))))
    if kept is not None:
        print(printable(words.say("cli-kept-aside", file=str(kept))))
