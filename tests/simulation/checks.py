"""What must hold of all that clients remember and of what is committed, whatever happened."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from hatbox.games import GAMES
from hatbox.kernel.written import to_builtins, to_json
from hatbox.server.table.table import Table as Replayed
from tests.durability.checker import Row, faults

from .disk import Disk
from .people import STORED, Table


def broken(table: Table, disk: Disk) -> list[str]:
    """All that is wrong at one table."""
    history = table.history
    log = [
        Row(entry.seq, entry.key, json.loads(entry.content))
        for entry in disk.entries.get(history.table, [])
    ]
    found = faults(history, log)
    found += [f"table {history.table}: {each}" for each in _commands(table, log)]
    try:
        truth = Truth(table, disk)
    except Exception as error:  # noqa: BLE001 whatever is wrong with it
        return [*found, f"table {history.table}: the log cannot be replayed: {error!r}"]
    for member, player in table.players:
        who = f"table {history.table}, member {member}"
        found += [f"{who}: {each}" for each in truth.of_views(member, player.shown)]
        found += [f"{who}: {each}" for each in truth.of_words(player.heard, player.ticket.token)]
    return found


def _commands(table: Table, log: list[Row]) -> Iterator[str]:
    """Other commands, too, are in the log once, or not at all if they were refused."""
    keys = {row.key for row in log}
    for sent in table.stored:
        if sent.command["type"] not in STORED:
            continue
        there = f"{sent.member}:{sent.key}" in keys
        if sent.outcome == "acknowledged" and not there:
            yield f"{sent.command} was acknowledged and is lost"
        if sent.outcome == "refused" and there:
            yield f"{sent.command} was refused and is in the log"


class Truth:
    """What the engine shows to each seat after each entry, by the log alone."""

    def __init__(self, table: Table, disk: Disk) -> None:
        self.table = table
        game = GAMES[table.plan.game]
        self.views: dict[Any, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        self.events: dict[Any, set[str]] = defaultdict(set)
        self.seats: dict[int, set[Any]] = defaultdict(lambda: {None})
        self.secrets = set(table.secrets)
        self.seed = None
        replayed = Replayed(table.history.table)
        for entry in disk.entries.get(table.history.table, []):
            content = replayed.read(entry.content)
            replayed.apply(content, entry.key)
            for member, person in replayed.people.items():
                self.secrets.add(person.token)
                for each in (member, person.device):
                    self.seats[each].add(person.seat)
            match = replayed.match
            if match is None:
                continue
            self.seed = match.seed.hex() if match.seed is not None else None
            for watcher, told in replayed.told.items():
                view = game.view(match.position, watcher)
                self.views[watcher][told.number].add(_plain(to_builtins(view)))
                for event in match.news:
                    told_event = to_builtins(game.redact(event, watcher))
                    self.events[watcher].add(to_json(told_event).decode())
        self.secrets.discard("")

    def of_views(
        self, member: int | None, shown: list[tuple[int, dict[str, Any]]]
    ) -> Iterator[str]:
        """Every view that a client has followed is the engine's, and one of its own seats'."""
        for number, view in shown:
            watcher = view["watcher"]
            if watcher not in (self.seats[member] if member is not None else {None}):
                yield f"was shown the view of seat {watcher}"
            elif number and _plain(view) not in self.views[watcher][number]:
                yield f"its view {number} is not the engine's"

    def of_words(self, heard: list[dict[str, Any]], own: str | None) -> Iterator[str]:
        """No event tells more than its seat may know, and nobody else's secret is told."""
        watcher: Any = None
        over = False
        for message in heard:
            if message["type"] == "view":
                watcher = message["view"]["watcher"]
            for event in message.get("events", ()):
                plain = {k: v for k, v in event.items() if k not in ("tell", "then", "claims")}
                if to_json(plain).decode() not in self.events[watcher]:
                    yield f"was told of an event that is not its seat's: {plain}"
            over = over or message["type"] == "over"
            text = json.dumps(message)
            yield from (
                f"a secret in {message['type']}"
                for secret in self.secrets
                if secret != own and secret in text
            )
            if not over and self.seed is not None and self.seed in text:
                yield f"the seed of the deal in {message['type']}"


def _plain(view: dict[str, Any]) -> str:
    """A view without what is sealed: a pass is shown to its seat before it is written."""
    return to_json({**view, "sealed": None, "waiting": None}).decode()
