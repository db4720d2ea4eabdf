"""Compares what clients remember with what the database holds, and describes the faults."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from hatbox.records.reader import RecordError
from hatbox.records.verify import verify
from hatbox.server.store.address import Address

from .history import History, Seen, Sent


class Row(NamedTuple):
    """One entry of a table's log."""

    seq: int
    key: str
    content: dict[str, Any]


async def read_logs(place: Path | Address, *tables: str) -> dict[str, list[Row]]:
    """Tables' entries as the database has them; not through the code that is tested."""
    if isinstance(place, Path):
        return {table: read_log(place, table) for table in tables}
    logs: dict[str, list[Row]] = {table: [] for table in tables}
    connection = await asyncpg.connect(place.url)
    try:
        query = (
            'SELECT "table", seq, key, content FROM entries WHERE "table" = ANY($1) ORDER BY seq'
        )
        for table, seq, key, content in await connection.fetch(query, tables):
            logs[table].append(Row(seq, key.decode(), json.loads(content)))
    finally:
        await connection.close()
    return logs


def read_log(database: Path, table: str) -> list[Row]:
    """The same of one table in a file."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        query = 'SELECT seq, key, content FROM entries WHERE "table" = ? ORDER BY seq'
        return [
            Row(seq, key, json.loads(raw)) for seq, key, raw in connection.execute(query, [table])
        ]
    finally:
        connection.close()


def faults(history: History, log: Sequence[Row]) -> list[str]:
    """All faults; empty if nothing acknowledged is lost, doubled or out of order."""
    found = [
        *_numbers(log),
        *_places(history, log),
        *_acknowledged(history, log),
        *_order(history, log),
        *_strangers(history, log),
        *(fault for seen in history.seen for fault in _told(seen)),
        *(_record(history, log) if history.over else ["the game has not ended"]),
    ]
    return [f"table {history.table}: {fault}" for fault in found]


def _numbers(log: Sequence[Row]) -> Iterator[str]:
    if [row.seq for row in log] != list(range(1, len(log) + 1)):
        yield "the log has gaps"
    for key, times in Counter(row.key for row in log).items():
        if times > 1:
            yield f"{key} is {times} times in the log"
    if sum(_is(row, "started") for row in log) > 1:
        yield "the game begins twice"


def _places(history: History, log: Sequence[Row]) -> Iterator[str]:
    """Everybody who got a token has exactly one place."""
    kept = [(row.content["member"], row.content["token"]) for row in log if _is(row, "joined")]
    for digest, times in Counter(digest for _, digest in kept).items():
        if times > 1:
            yield f"somebody has {times} places: {digest}"
    for member, digest in history.joined.items():
        if (member, digest) not in kept:
            yield f"member {member} got a token and has no place"


def _acknowledged(history: History, log: Sequence[Row]) -> Iterator[str]:
    by_key = {row.key: row for row in log}
    for sent in history.sent:
        row = by_key.get(f"{sent.member}:{sent.key}")
        if sent.outcome == "acknowledged" and row is None:
            yield f"{sent.command} was acknowledged and is lost"
        elif sent.outcome == "refused" and row is not None:
            yield f"{sent.command} was refused and is in the log"
        elif row is not None and not _says(row, sent):
            yield f"{sent.command} is in the log as {row.content}"


def _says(row: Row, sent: Sent) -> bool:
    """Whether an entry is the one that was sent."""
    content = row.content
    match sent.command["type"]:
        case "play":
            if _is(row, "passed"):
                return bool(sent.command["answer"] == {"do": "pass"})
            return _is(row, "answered") and content["answer"] == sent.command["answer"]
        case "say":
            return _is(row, "spoke") and _said(row) == _words(sent.command, "type")
        case "agree-to-end":
            declined = _is(row, "declined") and not sent.command["agree"]
            return declined or (_is(row, "agreed") and content["agree"] == sent.command["agree"])
        case kind:
            return kind == "start" and _is(row, "started")


def _order(history: History, log: Sequence[Row]) -> Iterator[str]:
    """A command acknowledged before another was sent comes before it."""
    places = {row.key: row.seq for row in log}
    once: dict[str, Sent] = {}
    for each in history.sent:  # sent once more, it stays where it was
        if each.outcome == "acknowledged" and f"{each.member}:{each.key}" in places:
            once.setdefault(f"{each.member}:{each.key}", each)
    settled = sorted(once.items(), key=lambda item: item[1].settled, reverse=True)
    latest = 0
    for key, each in sorted(once.items(), key=lambda item: item[1].sent):
        while settled and settled[-1][1].settled < each.sent:
            latest = max(latest, places[settled.pop()[0]])
        if places[key] < latest:
            yield f"{each.command} came before what was acknowledged earlier"


def _strangers(history: History, log: Sequence[Row]) -> Iterator[str]:
    """Nothing that people are said to have done was done by nobody."""
    sent = {f"{each.member}:{each.key}" for each in history.sent}
    for row in log:
        by_person = (
            _is(row, "passed")
            or (_is(row, "answered") and row.content["by"] == "person")
            or (_is(row, "spoke") and row.content["member"] is not None)
        )
        if by_person and row.key not in sent:
            yield f"nobody sent {row.content}"


def _told(seen: Seen) -> Iterator[str]:
    """News are never taken back: numbers never fall, and a number means one thing."""
    for name, told in (("news", seen.news), ("question", seen.questions)):
        numbers = [number for number, _ in told]
        if numbers != sorted(numbers):
            yield f"the numbers of member {seen.member}'s {name} fall: {numbers}"
        first: dict[int, str] = {}
        for number, text in told:
            if first.setdefault(number, text) != text:
                yield f"member {seen.member} was told two things as {name} {number}"


def _record(history: History, log: Sequence[Row]) -> Iterator[str]:
    """The record is proved, and has all acknowledged commands in their order."""
    lines = history.record.splitlines()
    try:
        verdict = verify(lines)
    except RecordError as error:
        yield f"the record is wrong: {error}"
        return
    if verdict.deal != "proved":
        yield f"the deal is {verdict.deal}"
    decided: dict[int, list[dict[str, Any]]] = {}
    said = []
    for line in map(json.loads, lines[1:]):
        if "seat" in line:
            decided.setdefault(line.pop("seat"), []).append(line)
        elif "say" in line:
            said.append(line["say"])
    if said != [{"seat": row.content["seat"], **_said(row)} for row in log if _is(row, "spoke")]:
        yield "the record does not have just what was said"
    for seat, answers in _answers(history, log).items():
        rest = iter(decided.get(seat, []))
        if not all(answer in rest for answer in answers):
            yield f"the record has not all that seat {seat} answered, in its order"
        if history.all_people and len(answers) + _sat_in(log, seat) != len(decided.get(seat, [])):
            yield f"the record has more than seat {seat} answered"


def _sat_in(log: Sequence[Row], seat: int) -> int:
    """The number of answers of a bot: one sits in for whoever is not back when a game begins."""
    return sum(
        _is(row, "answered") and row.content["seat"] == seat and row.content["by"] == "bot"
        for row in log
    )


def _answers(history: History, log: Sequence[Row]) -> dict[int, list[dict[str, Any]]]:
    """The acknowledged answers of each seat's member, once each, in order."""
    seats = {row.content["member"]: row.content["seat"] for row in log if _is(row, "joined")}
    unfinished = {row.key for row in takewhile(lambda row: not _moves(row), reversed(log))}
    kept: dict[int, dict[str, dict[str, Any]]] = {}
    for each in history.sent:
        if f"{each.member}:{each.key}" in unfinished:
            continue  # a pass in a window that was open when they agreed to end the game
        played = each.outcome == "acknowledged" and each.command["type"] == "play"
        if played and each.member in seats:  # without a place: said by _places
            seat = seats[each.member] if each.seat is None else each.seat
            kept.setdefault(seat, {})[each.key] = each.command["answer"]
    return {seat: list(answers.values()) for seat, answers in kept.items()}


def _said(row: Row) -> dict[str, Any]:
    """What somebody said, by an entry of the log."""
    return _words(row.content["said"])


def _words(said: dict[str, Any], *without: str) -> dict[str, Any]:
    return {
        name: value for name, value in said.items() if value is not None and name not in without
    }


def _moves(row: Row) -> bool:
    """Whether the game went on with this entry."""
    return row.content["entry"] in ("started", "answered", "window-closed")


def _is(row: Row, entry: str) -> bool:
    return bool(row.content["entry"] == entry)
