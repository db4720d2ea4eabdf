"""Golden playthroughs: whole games that a person can read, and review like code.

A playthrough is a record with what followed from each line below it, indented: the events
with their clauses, and the position where a turn begins and at the end. So it holds all that
is needed to tell it anew:

    python -m tests.telling tests/playthroughs/*.txt

rewrites the files (a plain record becomes a playthrough); look at the difference before you
commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatbox.kernel.engine import Event
from hatbox.kernel.written import to_builtins
from hatbox.records import Match, replay

FOLDER = Path(__file__).parent / "playthroughs"
TURNS = {"turn-began", "gift-shown"}
"""The events with which a turn begins."""


def record_of(text: str) -> list[bytes]:
    """The record's lines: those at the margin."""
    return [line.encode() for line in text.splitlines() if line.startswith("{")]


def tell(record: list[bytes]) -> str:
    """The record with what followed from each line."""
    told: list[str] = []
    for played in replay(record):
        told.append(record[played.number - 1].decode())
        told += [f"    {_event(event)}" for event in played.news]
        tags = {to_builtins(event)["event"] for event in played.news}
        if tags & TURNS or (played.news and played.match.over):
            told += [f"        {line}" for line in _position(played.match)]
    return "\n".join(told) + "\n"


def _event(event: Event) -> str:
    fields = to_builtins(event)
    tag, why = fields.pop("event"), fields.pop("why")
    words = [tag, *[f"{name}={_brief(each)}" for name, each in fields.items() if each is not None]]
    return f"{' '.join(words)}  ({' '.join(why)})"


def _position(match: Match) -> Iterator[str]:
    for name, value in match.game.report(match.now).items():
        if isinstance(value, list) and value and isinstance(value[0], list):
            yield f"{name}:"
            yield from (f"    {seat}: {' '.join(row)}".rstrip() for seat, row in enumerate(value))
        else:
            yield f"{name}: {_brief(value)}"


def _brief(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_brief, value))}]"
    return str(value)


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(tell(record_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
