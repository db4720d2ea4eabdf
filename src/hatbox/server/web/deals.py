"""Deals with a name over HTTP: one person plays against bots, and others can play the same."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from ..play.hub import Hub, Ticket
from ..table.deals import Deal, deal_of_the_day, find_deal, new_deal
from .bodies import DealPlayer, NewDeal, problems


@post("/api/deals", status_code=200, responses=problems(400, 403, 404, 409, 429))
async def name_deal(data: JSONBody[NewDeal], request: Request[Any, Any, Any], state: State) -> Deal:
    """The name of any deal, or of the deal of a day. Nothing is kept: a name says it all."""
    state.gate.check(state.gate.asking, request)
    if data.day is not None:
        return deal_of_the_day(data.game, data.players, data.bot, data.day)
    hub: Hub = state.hub
    return new_deal(data.game, data.players, data.bot, hub.world.entropy)


@get("/api/deals/{name:str}", responses=problems(403, 404, 429))
async def look_at_deal(name: FromPath[str], request: Request[Any, Any, Any], state: State) -> Deal:
    """What the name of a deal says."""
    state.gate.check(state.gate.asking, request)
    return find_deal(name)


@post("/api/deals/{name:str}/play", responses=problems(400, 403, 404, 409, 429))
async def play_deal(
    name: FromPath[str], data: JSONBody[DealPlayer], request: Request[Any, Any, Any], state: State
) -> Ticket:
    """A table at which one person plays this deal; it begins when they connect."""
    state.gate.check(state.gate.opening, request)
    deal, hub = find_deal(name), state.hub
    settings = deal.settings(data.pace, data.telling)
    ticket: Ticket = await hub.quick(
        settings, data.name, data.language, deal.bot, data.token, deal.bots, portrait=data.portrait
    )
    return ticket


DEALS = (name_deal, look_at_deal, play_deal)
