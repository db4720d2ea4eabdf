"""The server's front door: HTTP for tables, a WebSocket for play, and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import File
from litestar.static_files import create_static_files_router

from ... import __version__
from ...agents import STRENGTHS, characters_of, own_bot
from ...agents.talk import phrases
from ...games import GAMES
from ...kernel.errors import RuleError, illegal
from ...kernel.game import Setup
from ...kernel.written import from_json, to_json
from ..play.estimates import Estimates
from ..play.hub import Elsewhere, Hub, Ticket
from ..play.keeping import Keep, Keeper
from ..play.session import Session, World
from ..play.tokens import digest
from ..protocol import messages
from ..protocol.messages import Settings
from ..store.processes import Process
from ..store.store import StoreError
from .bodies import (
    Addresses,
    GameInfo,
    Games,
    Health,
    Mine,
    MyTable,
    NewMember,
    NewQuick,
    NewSecret,
    NewTable,
    Problem,
    Ready,
    TableToken,
    problems,
)
from .booth import BOOTH, Booth
from .deals import DEALS
from .decks import DECKS
from .gate import RELAYED, Gate
from .learning import LEARNING
from .live import play
from .metrics import note
from .owner import DESK, Owner, sample
from .pairing import INSIDE, TELEVISIONS, Pairing
from .preview import with_preview
from .reach import Reach
from .ready import Readiness
from .relay import nobody_else
from .schema import frames, openapi
from .strict import StrictRequest

log = logging.getLogger("hatbox.server")
PAGE = Path(__file__).parent.parent / "page"
HOUSEKEEPING_SECONDS = 60

STATUS = {
    "error-no-such-table": 404,
    "error-no-such-deal": 404,
    "error-no-such-lesson": 404,
    "error-no-such-example": 404,
    "error-too-fast": 429,
    "error-origin": 403,
    "error-owner": 403,
    "error-restarting": 503,
    "error-newer": 503,
    "error-store": 503,
}
"""The status of a refusal, where it does not follow from its kind."""


@get("/api/health", responses=problems(429))
async def health() -> Health:
    """The version of the server and of the protocol."""
    return Health(__version__, messages.PROTOCOL)


@get("/api/ready", responses=problems(429) | {503: ResponseSpec(Ready, description="Not now.")})
async def ready(state: State) -> Response[Ready]:
    """Whether people can be sent to this server; 503 if not."""
    found: Ready = await state.readiness.state()
    return Response(found, status_code=200 if found.ready else 503)


@get("/api/addresses", responses=problems(403, 429))
async def addresses(request: Request[Any, Any, Any], state: State) -> Addresses:
    """The addresses by which others reach this server."""
    state.gate.check(state.gate.asking, request)
    reach: Reach | None = state.reach
    if reach is None or not (reach.public_url or state.gate.is_here(request)):
        return Addresses(())
    return Addresses(tuple(await asyncio.to_thread(reach.addresses)))


@get("/api/schema/openapi.json", responses=problems(403, 429))
async def schema(request: Request[Any, Any, Any], state: State) -> dict[str, Any]:
    """This document."""
    state.gate.check(state.gate.asking, request)
    document: dict[str, Any] = await _made(state, _openapi)
    return document


def _openapi() -> dict[str, Any]:
    return openapi(API)


@get("/api/schema/frames.json", responses=problems(403, 429))
async def frame_schema(request: Request[Any, Any, Any], state: State) -> dict[str, Any]:
    """The JSON Schema of the WebSocket's frames."""
    state.gate.check(state.gate.asking, request)
    document: dict[str, Any] = await _made(state, frames)
    return document


@get("/api/games", responses=problems(403, 429))
async def games(request: Request[Any, Any, Any], state: State) -> Games:
    """The games, their bots, and the phrases."""
    state.gate.check(state.gate.asking, request)
    known: Games = await _made(state, all_games)
    return known


async def _made(state: State, make: Callable[[], Any]) -> Any:
    """A document that is made once and in a thread: it may take a second, and nobody waits."""
    if make not in state.made:
        state.made[make] = asyncio.create_task(asyncio.to_thread(make))
    return await asyncio.shield(state.made[make])


def all_games() -> Games:
    """What can be played."""
    infos = []
    for game in GAMES.values():
        variants = msgspec.json.schema(game.variants)
        properties = next(iter(variants["$defs"].values())).get("properties", {})
        usual = game.variants()
        known = game.inventory(Setup(game.players[0], 0, game.cards(usual), usual))
        infos.append(
            GameInfo(
                id=game.id,
                family=game.family,
                fewest=game.players[0],
                most=game.players[-1],
                slots=game.slots,
                deck=known.deck,
                backs=known.backs,
                faces=tuple(sorted(game.faces)),
                options=properties,
                bots=STRENGTHS,
                characters=characters_of(game.id),
            )
        )
    return Games(tuple(infos), phrases())


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


def _problem(request: Request[Any, Any, Any], error: RuleError) -> Response[Problem]:
    request.app.state.hub.world.meter.refused[error.message] += 1
    status = 400 if error.kind == "malformed" else 409
    status = STATUS.get(error.message, status)
    return Response(Problem(error.kind, error.message, error.args_of_message), status_code=status)


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, without a stack trace; a browser gets the page instead."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return Response((PAGE / "index.html").read_bytes(), media_type="text/html", status_code=404)
    message = {404: "error-no-such-page", 405: "error-no-such-page"}.get(
        error.status_code, "error-body"
    )
    problem = Problem("malformed", message, _details(error))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _details(error: HTTPException) -> dict[str, str | int]:
    """The part of the body that is wrong, for authors of clients."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return {}
    lines = [f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra]
    return {"detail": "; ".join(lines)[:500]}


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply."""
    return Response(Problem("malformed", "error-body", {}), status_code=400)


def _unstored(request: Request[Any, Any, Any], _error: StoreError) -> Response[Problem]:
    """The database does not serve, of which the store has written to the log."""
    return _problem(request, illegal("error-store"))


def _broken(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own fault: a trace in our log, a sentence for the client."""
    log.error("unexpected", exc_info=error)
    return Response(Problem("illegal", "error-internal", {}), status_code=500)


PLACES = ["/", "/tv", "/about", "/owner", "/games", "/deck", "/theatre"]
"""Addresses of the page, besides those of a table and of a lesson."""


@get(
    [*PLACES, "/t/{table_id:str}/tv", "/t/{table_id:str}/theatre", "/learn/{table_id:str}"],
    include_in_schema=False,
)
async def index(table_id: FromPath[str] = "") -> File:  # noqa: ARG001 the page reads the address itself
    return File(PAGE / "index.html", media_type="text/html", content_disposition_type="inline")


@get(
    ["/deal", "/deal/{name:str}", "/example/{game:str}/{name:str}"],
    include_in_schema=False,
)
async def named_page(game: FromPath[str] = "", name: FromPath[str] = "") -> File:  # noqa: ARG001 the page reads the address itself
    return File(PAGE / "index.html", media_type="text/html", content_disposition_type="inline")


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(
    table_id: FromPath[str], request: Request[Any, Any, Any], state: State
) -> Response[str]:
    """The page, with a preview of the table for messengers; without one if that is not possible."""
    page = (PAGE / "index.html").read_text("utf-8")
    origin = state.gate.origin(request)
    try:
        state.gate.check(state.gate.asking, request)
        if origin is not None:
            session: Session = await state.hub.session(table_id, state.gate.address(request))
            page = with_preview(page, session.table, origin)
    except (RuleError, StoreError):
        pass
    except Exception:
        log.exception("table %(table)s cannot be opened", {"table": table_id})
    return Response(page, media_type="text/html")


API = (
    health,
    ready,
    addresses,
    games,
    *LEARNING,
    open_table,
    quick,
    look,
    join,
    renew,
    mine,
    record,
    *BOOTH,
    schema,
    frame_schema,
    *TELEVISIONS,
    *DEALS,
    *DECKS,
)
"""All that programs can ask over HTTP."""


def create_app(
    world: World,
    gate: Gate | None = None,
    keep: Keep | None = None,
    reach: Reach | None = None,
    owner: Owner | None = None,
) -> Litestar:
    """The whole server around a world; without an owner nobody has a desk."""
    hub, gate = Hub(world), gate or Gate()
    gate.meter = world.meter
    old = Keeper(hub, keep or Keep())
    estimates, booth = Estimates(), Booth()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        keeper = asyncio.create_task(_keep_house(hub))
        old.start()
        try:
            yield
        finally:
            keeper.cancel()
            old.stop()
            estimates.room.close()
            booth.close()
            await hub.close()
            await world.store.close()

    routes: list[Any] = [*API, play, *(DESK if owner else ()), *INSIDE]
    if PAGE.is_dir():
        routes += [
            index,
            named_page,
            table_page,
            create_static_files_router(path="/assets", directories=[PAGE / "assets"]),
        ]
    return Litestar(
        route_handlers=routes,
        state=State(
            {
                "hub": hub,
                "gate": gate,
                "reach": reach,
                "owner": owner,
                "pairing": Pairing(),
                "estimates": estimates,
                "booth": booth,
                "made": {},
                "readiness": Readiness(hub),
                "relay": None,
                "ask": nobody_else,
            }
        ),
        lifespan=[lifespan],
        exception_handlers={
            RuleError: _problem,
            StoreError: _unstored,
            HTTPException: _refused,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_class=StrictRequest,
        openapi_config=None,  # ours has the server's own bounds
        logging_config=None,  # the caller decides how the server logs
        request_max_body_size=256 * 1024,
        debug=False,
    )


async def _keep_house(hub: Hub) -> None:
    loop = asyncio.get_running_loop()
    note(hub.world.meter)
    while True:
        due = loop.time() + HOUSEKEEPING_SECONDS
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        sample(hub, loop.time() - due)
        hub.forget_idle()
