"""Colyseus: messages in binary form."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ..crowd import SEATS, Room, Seat
from ..sockets import BINARY, Http
from .node import script

JOIN, MESSAGE, WHOLE, PATCH = 10, 13, 14, 15


class Ticket(NamedTuple):
    path: str
    seat: int


class ColyseusSeat(Seat):
    """A client that knows whose turn it is by counting; it decodes nothing."""

    ticket: Ticket
    gifts = 0

    @property
    def path(self) -> str:  # type: ignore[override]
        return self.ticket.path

    def heard(self, message: bytes) -> None:
        self.crowd.counts["bytes"] += len(message)
        if message[0] == PATCH:
            self.crowd.counts["news"] += 1
            self.gifts += 1
            self.acknowledged()
            self._look()
        elif message[0] == JOIN:
            self.send(bytes([JOIN]), BINARY)
        elif message[0] == WHOLE:
            self.welcomed()

    def begin(self) -> None:
        self._look()

    def _look(self) -> None:
        if self.gifts % SEATS == self.ticket.seat:
            self.ask()

    def answer(self, rng: Random) -> bool:
        to = (self.ticket.seat + rng.randrange(1, SEATS)) % SEATS
        content = b"\x82\xa2to%c\xa4slot%c" % (to, rng.randrange(5))  # MessagePack
        self.send(bytes([MESSAGE]) + b"\xa4gift" + content, BINARY)
        return True


async def _open(client: Http, _number: int) -> list[Ticket]:
    tickets: list[Ticket] = []
    way = "create/room"
    for seat in range(SEATS):
        found = await client.post(f"/matchmake/{way}", {"seat": seat})
        room = found["roomId"]
        path = f"/{found['processId']}/{room}?sessionId={found['sessionId']}"
        tickets.append(Ticket(path, seat))
        way = f"joinById/{room}"
    return tickets


COLYSEUS = Room(
    "Colyseus", "every answer, in SQLite (added here)", script("colyseus.mjs"), ColyseusSeat, _open
)
