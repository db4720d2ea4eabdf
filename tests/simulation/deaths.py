"""When a process dies, stands still or stops, its tables go on elsewhere, and in time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.protocol import State

from .client import Player, fetch
from .machines import OWNER, Server
from .people import Table
from .storm import Storm

SOON = 5.0
"""Seconds after the end of a lease in which its table has to go on."""
AT_ONCE = 2.0
"""The same after a process has stopped properly, and handed its tables on."""
FROZEN = 60.0
SETTLED = 8.0
"""Seconds in which all processes have got to know each other."""
CALM = 0.01
"""Maximum average seconds for a message where times are measured."""
WORD = "We stop at midnight."


class Deaths:
    """What has to hold of several processes after the storm, while people go on playing."""

    def __init__(self, storm: Storm, tables: list[Table], complaints: list[str]) -> None:
        self._storm, self._tables, self._complaints = storm, tables, complaints
        self._loop, self._disk, self._net = storm.loop, storm.disk, storm.net

    async def watch(self, raging: asyncio.Task[None], rng: Random) -> None:
        """One process after the other, as long as somebody plays."""
        await raging
        await self._storm.calm()
        self._net.now.latency = min(self._net.now.latency, CALM)
        self._net.now.pieces = False
        await asyncio.sleep(SETTLED)
        if not self._storm.lasts:
            await self._spread_word(rng)
        for _ in range(2):
            await asyncio.sleep(rng.random() * 20)
            await self._storm.calm()
            await asyncio.sleep(SETTLED)
            victim = rng.choice(self._storm.servers)
            self._storm.resting = victim
            await self._end(victim, rng)
            self._storm.resting = None

    async def _end(self, victim: Server, rng: Random) -> None:
        me = _number(victim)
        going_on = [table for table in self._tables if not table.done]
        tables = {each.history.table for each in going_on}
        tables = {table for table in tables if self._disk.leases.get(table) == me}
        if not tables or me is None:
            return
        *_, until = self._disk.processes[me]
        kind = rng.choice(["kill", "freeze", "stop"])
        self._storm.count(f"last {kind}")
        self._loop.trace(f"fault: last {kind}")
        relayed = [each for each in self._connected(tables) if _machine(each) is not victim.machine]
        heard = [len(each.heard) for each in relayed]
        if kind == "kill":
            victim.kill()
        elif kind == "freeze":
            victim.freeze(FROZEN)
        else:
            await victim.stop()
            until = self._loop.time() - SOON + AT_ONCE
        others = [each for each in self._storm.servers if each is not victim]
        for table in sorted(tables):
            if not await self._goes_on(table, others, until + SOON):
                self._complaints.append(f"table {table} does not go on after a {kind}")
        await asyncio.sleep(max(0.0, until + SOON - self._loop.time()))
        for client, before in zip(relayed, heard, strict=True):
            if len(client.heard) == before and client.left is None and not self._gone(client):
                self._complaints.append(f"a client at another process hears nothing after a {kind}")

    async def _goes_on(self, table: str, others: list[Server], until: float) -> bool:
        """Whether another process has a table at work in time."""
        while self._loop.time() < until:
            for server in others:
                with suppress(OSError, HTTPException, ValueError):
                    async with asyncio.timeout(1):
                        status, _ = await fetch(_url(server), f"/api/tables/{table}")
                    holder = self._disk.leases.get(table)
                    if status == 200 and holder in [_number(each) for each in others]:
                        return True
            await asyncio.sleep(0.25)
        return False

    async def _spread_word(self, rng: Random) -> None:
        """What the owner says at one process is heard at all of them."""
        listening = self._connected({each.history.table for each in self._tables})
        path, server = "/api/owner/word", rng.choice(self._storm.servers)
        body = {"text": WORD, "minutes": None}
        await fetch(_url(server), path, body, Authorization=f"Bearer {OWNER}")
        await asyncio.sleep(SOON)
        for client in listening:
            heard = client.word is not None and client.word["text"] == WORD
            if not heard and client.left is None and not self._gone(client):
                self._complaints.append("somebody does not hear the owner's word")

    def _connected(self, tables: set[str]) -> list[Player]:
        """The clients of these tables that are connected."""
        players = [each for table in self._tables for _, each in table.players]
        return [each for each in players if each.ticket.table in tables and not self._gone(each)]

    @staticmethod
    def _gone(client: Player) -> bool:
        socket = vars(client)["_socket"]
        return socket is None or client.over is not None or socket.state is not State.OPEN


def _number(server: Server) -> int | None:
    """The number of a process by which it is known to the database."""
    store = server.store
    return None if store is None or store.leases is None else store.leases.me


def _url(server: Server) -> str:
    return f"http://{server.door.host}:{server.door.port}"


def _machine(client: Player) -> Any:
    """The machine with which a client is connected."""
    return vars(client)["_socket"].transport.out.target.machine
