"""Hatbox."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hatbox.games import GAMES
from hatbox.server.protocol.messages import PROTOCOL

from ..crowd import SEATS, Room, Seat
from ..sockets import Http

SERVE = "from hatbox.cli import main; main()"
GIFTS = sorted(GAMES["not-a-hat"].faces)
ACK = b'{"type":"ack"'
NEWS = b'{"type":"news"'
FAILED = b'{"type":"failed"'
NOT_ASKED = b'"question":null}'
KINDS: tuple[dict[str, Any], ...] = (
    {"game": "not-a-hat", "options": {"rounds": 8}},
    {"game": "antayagi-80", "window": 2},
    {"game": "not-a-hat", "options": {"rounds": 8, "special": True}},
    {"game": "antayagi-65", "window": 2},
)
PASS = {"do": "pass"}
"""Acknowledged with the end of its window."""
OTHERWISE = 0.1
"""How often somebody does not accept or pass.

The longest games, and few penalties, so that hardly any of them ends before the measurement does.
"""


class Ticket(NamedTuple):
    table: str
    token: str
    member: int


class OurSeat(Seat):
    """A client that parses only news with a question."""

    ticket: Ticket
    question: dict[str, Any]
    keys = 0

    @property
    def path(self) -> str:  # type: ignore[override]
        return f"/api/tables/{self.ticket.table}/ws"

    def opened(self) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.ticket.token, "last": 0}
        self.send(json.dumps(hello).encode())

    def begin(self) -> None:
        if self.ticket.member == 0:
            self.send(b'{"type":"start","key":"start"}')
            self.crowd.expect(self)

    def heard(self, message: bytes) -> None:
        self.crowd.counts["bytes"] += len(message)
        if message.startswith(ACK):
            self.crowd.counts["answers"] += self.sent is None  # a pass, whose window has closed
            self.acknowledged()
        elif message.startswith(NEWS):
            self.crowd.counts["news"] += 1
            self.asked = False
            if not message.endswith(NOT_ASKED):
                self.question = json.loads(message)["question"]
                self.ask()
        elif message.startswith(FAILED):
            self.refused()
        else:
            self.welcomed()

    def answer(self, rng: Random) -> bool:
        options = self.question["options"]
        reply = rng.choice(options) if rng.random() < OTHERWISE else options[0]
        if self.question["naming"] is not None:
            reply[self.question["naming"]["field"]] = rng.choice(GIFTS)
        self.keys += 1
        number, key = self.question["number"], f"k{self.keys}"
        command = {"type": "play", "key": key, "question": number, "answer": reply}
        self.send(json.dumps(command).encode())
        return bool(reply != PASS)


async def _open(client: Http, number: int) -> list[Ticket]:
    settings = {**KINDS[number % len(KINDS)], "players": SEATS, "telling": 0}
    host = {"settings": settings, "name": "Ana", "language": "en"}
    tickets = [Ticket(**await client.post("/api/tables", host))]
    for seat in range(1, SEATS):
        guest = {"name": f"Ben {seat}", "language": "en"}
        path = f"/api/tables/{tickets[0].table}/join"
        tickets.append(Ticket(**await client.post(path, guest)))
    return tickets


def _command(folder: Path) -> list[str]:
    arguments = ["--host=127.0.0.1", "--port=0", "--no-limits", f"--data={folder / 'hatbox.db'}"]
    return [sys.executable, "-c", SERVE, "serve", *arguments]


HATBOX = Room("Hatbox", "every answer, in SQLite", _command, OurSeat, _open)
