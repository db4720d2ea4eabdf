"""hatbox reports"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel.written import from_json
from ..server.store.address import Address
from ..server.store.store import Entry, Store, StoreError
from ..server.table.entries import Joined, Renamed
from .common import Lang, speak
from .data import Data, database


class Told(NamedTuple):
    """One report, with the latest names of both people at their table."""

    time: str
    table: str
    name: str
    by: str


def reports(data: Data = None, *, lang: Lang = "en") -> None:
    """List what people at the tables have reported, the oldest first.

    Parameters
    ----------
    data
        The file or the address of the database, as for serve; the server may be running.
    """
    words = speak(lang)
    place = database(data)
    if isinstance(place, Path):
        place.stat()  # opening a file that is not there would make it
    try:
        found = asyncio.run(_read(place))
    except StoreError as error:
        print(f"hatbox: {error}", file=sys.stderr)
        sys.exit(1)
    for told in found:
        sentence = words.say(
            "cli-report", time=told.time, by=told.by, name=told.name, table=told.table
        )
        print(sentence)
    if not found:
        print(words.say("cli-no-reports", file=str(place)))


async def _read(data: Path | Address) -> list[Told]:
    store = await Store.open(data)
    try:
        found = []
        for report in await store.reports():
            names = _names(await store.load(report.table))
            time = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
            name, by = (names.get(m, str(m)) for m in (report.member, report.by))
            found.append(Told(time, report.table, name, by))
        return found
    finally:
        await store.close()


def _names(entries: Iterable[Entry]) -> dict[int, str]:
    """The latest names of all members of a table, also of those who have left."""
    names = {}
    for entry in entries:
        try:
            content: Any = from_json(entry.content, Joined | Renamed)  # type: ignore[arg-type]
        except ValueError:
            continue  # another kind of entry
        names[content.member] = content.name
    return names
