"""The server's front door: HTTP for tables, a WebSocket for play, and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.static_files import create_static_files_router

from ... import __version__
from ...agents import STRENGTHS, characters_of
from ...agents.talk import phrases
from ...games import GAMES
from ...kernel.errors import RuleError
from ...kernel.game import Setup
from ..play.estimates import Estimates
from ..play.hub import Hub
from ..play.keeping import Keep, Keeper
from ..play.session import World
from ..protocol import messages
from ..store.store import StoreError
from .bodies import (
    Addresses,
    GameInfo,
    Games,
    Health,
    Ready,
    problems,
)
from .booth import BOOTH, Booth
from .deals import DEALS
from .decks import DECKS
from .gate import Gate
from .learning import LEARNING
from .live import play
from .metrics import note
from .owner import DESK, Owner, sample
from .pages import PAGE, PAGES
from .pairing import INSIDE, TELEVISIONS, Pairing
from .reach import Reach
from .ready import Readiness
from .refusals import broken, problem, refused, too_deep, unstored
from .relay import nobody_else
from .schema import frames, openapi
from .strict import StrictRequest
from .tables import TABLES

HOUSEKEEPING_SECONDS = 60


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


API = (
    health,
    ready,
    addresses,
    games,
    *LEARNING,
    *TABLES,
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
            *PAGES,
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
            RuleError: problem,
            StoreError: unstored,
            HTTPException: refused,
            RecursionError: too_deep,
            Exception: broken,
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
