"""The owner's desk: what the person who runs the server can see and do, behind a secret.

It shows of a game what a spectator sees, and no more.
"""

from __future__ import annotations

import hmac
import logging
import os
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ... import __version__
from ...kernel.errors import RuleError, illegal
from ..play.hub import Hub
from ..play.meter import Sample
from ..play.session import Session
from ..protocol.messages import LONGEST_TEXT, GameId
from ..store.store import Report
from .metrics import CONTENT_TYPE, exposition, memory

log = logging.getLogger("hatbox.server")
TOKEN_FILE = "owner-token"  # noqa: S105 - its name, not its content
MOST_LISTED = 200
"""Maximum number of tables listed that nobody has used since the server started."""
LONGEST_NOTICE = 24 * 60
"""Maximum minutes by which a restart can be announced."""


@dataclass
class Owner:
    """The owner's secret, and when the server started."""

    token: str
    started: float = field(default_factory=time.monotonic)

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Raise a RuleError unless the request has the owner's secret."""
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        right = hmac.compare_digest(given.strip().encode(), self.token.encode())
        if scheme.lower() != "bearer" or not right:
            raise illegal("error-owner")


def owner_token(folder: Path) -> tuple[str, Path]:
    """The owner's secret and its file, which is made if need be; only its owner can read it."""
    path = folder / TOKEN_FILE
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        token = path.read_text(encoding="utf-8").strip()
        if len(token) >= 22:
            return token, path
        made = os.open(path, os.O_WRONLY | os.O_TRUNC)  # cut short, or emptied to get a new one
    path.chmod(0o600)
    token = secrets.token_urlsafe(24)
    with os.fdopen(made, "w", encoding="utf-8") as file:
        file.write(token + "\n")
    return token, path


class LiveTable(Struct, frozen=True):
    """A table in memory."""

    id: str
    game: GameId
    state: str
    names: tuple[str, ...]
    """The people at the table, spectators included."""
    connected: int
    spectators: bool
    """Whether one may watch it."""


class StoredTable(Struct, frozen=True):
    """A table that nobody has used since the server started."""

    id: str
    active: float
    """Unix time of its last activity."""


class Desk(Struct, frozen=True):
    """The server as its owner sees it."""

    version: str
    uptime: float
    memory: int | None
    """Bytes; null where the system does not say."""
    delay: float
    """Seconds by which everybody's messages were late at the last look, once a minute."""
    samples: tuple[Sample, ...]
    """The last two hours, minute by minute, the oldest first."""
    live: tuple[LiveTable, ...]
    stored: tuple[StoredTable, ...]
    """The most recent of the others, the newest first."""
    count: int
    """The number of all tables in the database."""
    reports: tuple[Report, ...]
    word: str | None
    """What is being said to all."""


class Word(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said to everybody; neither text nor minutes takes it back."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    minutes: Annotated[int, Meta(ge=0, le=LONGEST_NOTICE)] | None = None
    """Minutes until the server restarts."""


def _enter(request: Request[Any, Any, Any], state: State) -> Hub:
    """The hub, for the owner alone."""
    state.gate.check(state.gate.asking, request)
    try:
        state.owner.check(request)
    except RuleError as error:
        raise state.gate.refused(error, request) from None
    hub: Hub = state.hub
    return hub


@get("/api/owner")
async def desk(request: Request[Any, Any, Any], state: State) -> Desk:
    """Everything that the owner's page shows."""
    hub = _enter(request, state)
    store, meter = hub.world.store, hub.world.meter
    tables = await store.tables()
    others = sorted((at, table) for table, at in tables.items() if table not in hub.sessions)
    word = hub.word
    return Desk(
        version=__version__,
        uptime=time.monotonic() - state.owner.started,
        memory=memory(),
        delay=meter.loop_delay,
        samples=tuple(meter.samples),
        live=tuple(map(_live, hub.sessions.values())),
        stored=tuple(StoredTable(table, at) for at, table in others[: -MOST_LISTED - 1 : -1]),
        count=len(tables),
        reports=tuple(await store.reports()),
        word=None if word is None else word.text,
    )


def _live(session: Session) -> LiveTable:
    table = session.table
    return LiveTable(
        id=table.id,
        game=table.settings.game,
        state=table.state,
        names=tuple(person.name for person in table.people.values()),
        connected=len(session.audience.connections),
        spectators=table.settings.spectators,
    )


@post("/api/owner/tables/{table_id:str}/remove", status_code=204)
async def remove(table_id: FromPath[str], request: Request[Any, Any, Any], state: State) -> None:
    """Remove a table for good, with everything that belongs to it."""
    await _enter(request, state).remove_now(table_id)
    log.warning("table %(table)s was removed by the owner", {"table": table_id})


@post("/api/owner/word", status_code=204)
async def say(data: JSONBody[Word], request: Request[Any, Any, Any], state: State) -> None:
    """Say something to everybody who is or comes to a table, until it is taken back."""
    hub = _enter(request, state)
    hub.announce(data.text.strip(), None if data.minutes is None else data.minutes * 60.0)


@get("/api/owner/metrics")
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The server's figures in the format of Prometheus."""
    hub = _enter(request, state)
    stored = len(await hub.world.store.tables())
    return Response(exposition(hub, stored), media_type=CONTENT_TYPE)


def sample(hub: Hub, delay: float) -> None:
    """A minute is over, and its timer came `delay` seconds late."""
    clients = sum(len(session.audience.connections) for session in hub.sessions.values())
    hub.world.meter.loop_delay = max(0.0, delay)
    hub.world.meter.sample(clients, time.process_time())


DESK = (desk, remove, say, metrics)
"""All that the owner can ask."""
