"""boardgame.io: messages of Socket.IO, in text."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, NamedTuple

from ..crowd import SEATS, Room, Seat
from ..sockets import Http
from .node import script

HANDSHAKE = b"0{"
JOINED = b"40/room,"
SYNC = b'42/room,["sync"'
UPDATE = b'42/room,["update"'
PING, PONG = b"2", b"3"
STATE = re.compile(rb'"_stateID":(\d+)')


class Ticket(NamedTuple):
    match: str
    seat: int
    credentials: str


class BoardgameSeat(Seat):
    """A client that knows whose turn it is by counting; it parses nothing else."""

    ticket: Ticket
    path = "/socket.io/?EIO=4&transport=websocket"
    state = 0

    def heard(self, message: bytes) -> None:
        self.crowd.counts["bytes"] += len(message)
        if message.startswith(UPDATE):
            self.crowd.counts["news"] += 1
            found = STATE.search(message)
            assert found is not None
            self.state = int(found[1])
            self.acknowledged()
            self._look()
        elif message == PING:
            self.send(PONG)
        elif message.startswith(HANDSHAKE):
            self.send(JOINED)
        elif message.startswith(JOINED):
            match, seat, credentials = self.ticket
            self._emit("sync", match, str(seat), credentials, SEATS)
        elif message.startswith(SYNC):
            self.welcomed()

    def begin(self) -> None:
        self._look()

    def _look(self) -> None:
        if self.state % SEATS == self.ticket.seat:
            self.ask()

    def answer(self, rng: Random) -> bool:
        match, seat, credentials = self.ticket
        to = str((seat + rng.randrange(1, SEATS)) % SEATS)
        move = {"type": "gift", "args": [to, rng.randrange(5)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": {**move, "credentials": credentials}}
        self._emit("update", action, self.state, match, str(seat))
        return True

    def _emit(self, *message: Any) -> None:
        self.send(b"42/room," + json.dumps(message).encode())


async def _open(client: Http, _number: int) -> list[Ticket]:
    match = (await client.post("/games/room/create", {"numPlayers": SEATS}))["matchID"]
    tickets = []
    for seat in range(SEATS):
        guest = {"playerID": str(seat), "playerName": f"Ben {seat}"}
        joined = await client.post(f"/games/room/{match}/join", guest)
        tickets.append(Ticket(match, seat, joined["playerCredentials"]))
    return tickets


BOARDGAME = Room("boardgame.io", "nothing", script("boardgame.mjs"), BoardgameSeat, _open)
