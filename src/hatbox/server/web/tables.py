"""Tables over HTTP: they are opened, joined and looked at, and give out their records."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from ...agents import own_bot
from ...kernel.errors import RuleError, illegal
from ...kernel.written import from_json, to_json
from ..play.hub import Elsewhere, Ticket
from ..play.session import Session
from ..play.tokens import digest
from ..protocol import messages
from ..protocol.messages import Settings
from ..store.processes import Process
from ..store.store import StoreError
from .bodies import (
    Mine,
    MyTable,
    NewMember,
    NewQuick,
    NewSecret,
    NewTable,
    TableToken,
    problems,
)
from .gate import RELAYED

log = logging.getLogger("hatbox.server")


@post("/api/tables", responses=problems(400, 403, 409, 429))
async def open_table(
    data: JSONBody[NewTable], request: Request[Any, Any, Any], state: State
) -> Ticket:
    """Open a table; its settings can be changed until the game begins."""
    state.gate.check(state.gate.opening, request)
    ticket: Ticket = await state.hub.open(
        data.settings, data.name, data.language, data.token, data.portrait
    )
    return ticket


@post("/api/quick", responses=problems(400, 403, 409, 429))
async def quick(data: JSONBody[NewQuick], request: Request[Any, Any, Any], state: State) -> Ticket:
    """A game against bots that begins when its player connects."""
    state.gate.check(state.gate.opening, request)
    for bot in (data.bot, *data.bots):
        own_bot(bot, data.game)
    settings = Settings(
        game=data.game,
        players=data.players,
        options=data.options,
        pace=data.pace,
        telling=data.telling,
        deck=data.deck,
    )
    ticket: Ticket = await state.hub.quick(
        settings,
        data.name,
        data.language,
        data.bot,
        data.token,
        bots=data.bots,
        people=data.people,
        portrait=data.portrait,
    )
    return ticket


@get("/api/tables/{table_id:str}", responses=problems(403, 404, 409, 429))
async def look(
    table_id: FromPath[str], request: Request[Any, Any, Any], state: State
) -> messages.Lobby:
    """The table as everybody may see it."""
    state.gate.check(state.gate.asking, request)
    session: Session = await state.hub.session(table_id, state.gate.address(request))
    return session.audience.lobby()


@post("/api/tables/{table_id:str}/join", responses=problems(400, 403, 404, 409, 429))
async def join(
    table_id: FromPath[str],
    data: JSONBody[NewMember],
    request: Request[Any, Any, Any],
    state: State,
) -> Ticket:
    """Join a table, in a free seat or as a spectator."""
    state.gate.check(state.gate.asking, request)
    ticket: Ticket = await state.hub.join(
        table_id,
        data.name,
        data.language,
        data.token,
        spectate=data.spectate,
        program=data.program,
        portrait=data.portrait,
        who=state.gate.address(request),
    )
    return ticket


@post(
    "/api/tables/{table_id:str}/token",
    status_code=200,
    responses=problems(400, 403, 404, 409, 429),
)
async def renew(
    table_id: FromPath[str],
    data: JSONBody[NewSecret],
    request: Request[Any, Any, Any],
    state: State,
) -> Ticket:
    """Replace a token: other devices, and everybody else who had the old one, are logged out."""
    state.gate.check(state.gate.asking, request)
    try:
        ticket: Ticket = await state.hub.renew(
            table_id, data.token, data.new, state.gate.address(request)
        )
    except RuleError as error:
        if error.message == "error-token":
            state.gate.refused(error, request)
        raise
    return ticket


@post("/api/mine", status_code=200, responses=problems(400, 403, 429))
async def mine(
    data: JSONBody[Mine], request: Request[Any, Any, Any], state: State
) -> tuple[MyTable, ...]:
    """The state of my tables; those that are gone or not mine are left out."""
    state.gate.check(state.gate.asking, request)
    for _ in data.tables[10::10]:  # ten tables are as much work as one request
        state.gate.count(state.gate.asking, request)
    found: list[MyTable] = []
    others: dict[Process, list[TableToken]] = {}
    who = state.gate.address(request)
    for held in data.tables:
        try:
            session: Session = await state.hub.session(held.table, who)
        except Elsewhere as error:
            others.setdefault(error.there, []).append(held)
            continue
        except RuleError:
            continue
        except StoreError:
            raise
        except Exception:
            log.exception("table %(table)s cannot be opened", {"table": held.table})
            continue
        table = session.table
        member = table.member_of(digest(held.token).hex())
        if member is not None:
            names = tuple(person.name for person in table.people.values())
            seats = {table.people[each].seat for each in table.at_device_of(member)}
            turn = not seats.isdisjoint(table.asked())
            found.append(MyTable(table.id, table.settings.game, table.state, names, turn))
    for there, theirs in others.items():
        found += await _mine_at(there, tuple(theirs), request, state)
    order = [held.table for held in data.tables]
    return tuple(sorted(found, key=lambda each: order.index(each.table)))


async def _mine_at(
    there: Process,
    tables: tuple[TableToken, ...],
    request: Request[Any, Any, Any],
    state: State,
) -> tuple[MyTable, ...]:
    """My tables at another process; none if it is lost."""
    if request.scope.get(RELAYED):
        return ()  # they have moved in this very moment
    try:
        answer = await state.ask(
            there, "/api/mine", to_json(Mine(tables)), state.gate.address(request)
        )
        mine: tuple[MyTable, ...] = from_json(answer, tuple[MyTable, ...])
        return mine
    except (OSError, ValueError):
        return ()


@get(
    "/api/tables/{table_id:str}/record",
    media_type="application/x-ndjson",
    responses=problems(403, 404, 409, 429),
)
async def record(table_id: FromPath[str], request: Request[Any, Any, Any], state: State) -> bytes:
    """The record, when the game is over."""
    state.gate.check(state.gate.asking, request)
    session: Session = await state.hub.session(table_id, state.gate.address(request))
    match = session.table.match
    if match is None or session.table.playing:
        raise illegal("error-game-not-over")
    assert match.seed is not None
    opened = {} if match.header.branch else {"seed": match.seed.hex()}
    content: bytes = match.record(table=table_id, **opened)
    return content


TABLES = (open_table, quick, look, join, renew, mine, record)
"""All that is asked about tables."""
