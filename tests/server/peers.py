"""Connections without a client's manners."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hatbox.client import Ticket
from hatbox.server.protocol.messages import PROTOCOL
from tests.server import running as run
from tests.server.running import Server

NOT_A_HAT = run.settings("not-a-hat", 3)


def address(server: Server | run.Address, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws"


def dial(where: str, **more: Any) -> connect:
    """A connection that waits for a slow machine."""
    return connect(where, compression=None, open_timeout=run.PATIENCE, **more)


@asynccontextmanager
async def raw(
    server: Server | run.Address, ticket: Ticket, **more: Any
) -> AsyncIterator[ClientConnection]:
    """A connection whose hello has been answered."""
    where = address(server, ticket.table)
    async with dial(where, close_timeout=1, **more) as peer:
        await peer.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": ticket.token}))
        assert json.loads(await peer.recv())["type"] == "welcome"
        yield peer


async def replies(peer: ClientConnection) -> list[dict[str, Any]]:
    """All messages up to the answer to a last command, or up to the end if it was closed."""
    found: list[dict[str, Any]] = []
    try:
        await peer.send(json.dumps({"type": "rename", "key": "z", "name": "Z", "language": "en"}))
        while not found or found[-1].get("key") != "z":
            found.append(json.loads(await asyncio.wait_for(peer.recv(), run.PATIENCE)))
    except ConnectionClosed as closed:
        found.append({"type": "closed", "code": closed.rcvd.code if closed.rcvd else None})
    return found


async def next_of(peer: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(peer.recv(), run.PATIENCE))
        if message["type"] == kind:
            return message
