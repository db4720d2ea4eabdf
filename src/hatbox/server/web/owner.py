"""The owner's desk: what the person who runs the server can see and do, behind a secret.

It shows of a game what a spectator sees, and no more.
"""

from __future__ import annotations

import hmac
import logging
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
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
from .metrics import CONTENT_TYPE, Family, exposition, figures, note
from .relay import inside

log = logging.getLogger("hatbox.server")
TOKEN_FILE = "owner-token"  # noqa: S105 - its name, not its content
MOST_LISTED = 200
"""Maximum number of tables listed that nobody has used since the server started."""
T = TypeVar("T")
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


class Part(Struct, frozen=True):
    """What one process knows of it."""

    memory: int | None
    delay: float
    samples: tuple[Sample, ...]
    live: tuple[LiveTable, ...]


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
    store = hub.world.store
    tables = await store.tables()
    parts = [_part(hub), *(await _others(state, "/api/inside/part", Part)).values()]
    live = tuple(each for part in parts for each in part.live)
    here = {each.id for each in live}
    others = sorted((at, table) for table, at in tables.items() if table not in here)
    word = hub.word
    return Desk(
        version=__version__,
        uptime=time.monotonic() - state.owner.started,
        memory=sum(part.memory or 0 for part in parts) or None,
        delay=max(part.delay for part in parts),
        samples=_together([part.samples for part in parts]),
        live=live,
        stored=tuple(StoredTable(table, at) for at, table in others[: -MOST_LISTED - 1 : -1]),
        count=len(tables),
        reports=tuple(await store.reports()),
        word=None if word is None else word.text,
    )


def _part(hub: Hub) -> Part:
    meter = hub.world.meter
    live = tuple(map(_live, hub.sessions.values()))
    return Part(meter.memory, meter.loop_delay, tuple(meter.samples), live)


async def _others(state: State, path: str, kind: type[T]) -> dict[str, T]:
    """What each of the other processes knows; one that does not answer is left out."""
    leases = state.hub.world.store.leases
    found = {}
    for each in () if leases is None or leases.me is None else await leases.alive():
        if each.id != leases.me:
            with suppress(OSError, ValueError, RuleError):
                found[str(each.id)] = msgspec.json.decode(await state.ask(each, path), type=kind)
    return found


def _together(samples: Sequence[Sequence[Sample]]) -> tuple[Sample, ...]:
    """The sums of all processes, minute by minute; the latest minutes are the same."""
    minutes = zip_longest(*map(reversed, samples), fillvalue=Sample(0, 0, 0.0))
    sums = [
        Sample(
            sum(each.connections for each in minute),
            sum(each.moves for each in minute),
            round(sum(each.cpu for each in minute), 2),
        )
        for minute in minutes
    ]
    return tuple(reversed(sums))


@get("/api/inside/part", guards=[inside])
async def part(state: State) -> Part:
    """This process's part of the desk, for another one."""
    return _part(state.hub)


@get("/api/inside/figures", guards=[inside])
async def own_figures(state: State) -> tuple[Family, ...]:
    """This process's figures, for another one."""
    return figures(state.hub)


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
    text, seconds = data.text.strip(), None if data.minutes is None else data.minutes * 60.0
    leases = hub.world.store.leases
    if leases is None:
        hub.announce(text, seconds)
    else:
        await leases.say(text, seconds)  # every process hears it with its next heartbeat


@get("/api/owner/metrics")
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The figures of all processes in the format of Prometheus."""
    hub = _enter(request, state)
    leases, stored = hub.world.store.leases, len(await hub.world.store.tables())
    me = "" if leases is None or leases.me is None else str(leases.me)
    others = await _others(state, "/api/inside/figures", tuple[Family, ...])
    return Response(exposition(stored, {me: figures(hub)} | others), media_type=CONTENT_TYPE)


def sample(hub: Hub, delay: float) -> None:
    """A minute is over, and its timer came `delay` seconds late."""
    clients = sum(len(session.audience.connections) for session in hub.sessions.values())
    hub.world.meter.loop_delay = max(0.0, delay)
    hub.world.meter.sample(clients, time.process_time())
    note(hub.world.meter)


DESK = (desk, remove, say, metrics, part, own_figures)
"""All that the owner can ask."""
