"""Decks of one's own over HTTP: read, put together, and estimated. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..play.estimates import Estimate, Estimates
from ..protocol.messages import GameId, Players, Settings
from ..table.commands import check_settings
from ..table.decks import MOST_OF_A_CARD, DeckInfo, put_together, read
from .bodies import problems

Text = Annotated[str, Meta(max_length=12_000)]
Count = Annotated[int, Meta(ge=0, le=MOST_OF_A_CARD)]
CardText = Annotated[str, Meta(max_length=100)]
MOST_CHUNKS = 50


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: a file, or the number of each card; without either, the game's own."""

    game: GameId
    deck: Text | None = None
    counts: Annotated[dict[CardText, Count], Meta(max_length=300)] | None = None


class NewEstimate(Struct, frozen=True, forbid_unknown_fields=True):
    """Ten games between bots."""

    game: GameId
    players: Players
    deck: Text | None = None
    """The text of a deck file; without it, the game's own deck."""
    chunk: Annotated[int, Meta(ge=0, lt=MOST_CHUNKS)] = 0
    """Which ten games: the same number gives the same games."""


@post("/api/decks", status_code=200, responses=problems(400, 403, 409, 429))
async def look_at_deck(
    data: JSONBody[NewDeck], request: Request[Any, Any, Any], state: State
) -> DeckInfo:
    """The cards of a deck, what is wrong with it, and how many can play with it."""
    state.gate.check(state.gate.asking, request)
    if data.counts is not None:
        return await asyncio.to_thread(put_together, data.game, data.counts)
    return await asyncio.to_thread(read, data.game, data.deck)


@post("/api/decks/estimate", status_code=200, responses=problems(400, 403, 409, 429))
async def estimate(
    data: JSONBody[NewEstimate], request: Request[Any, Any, Any], state: State
) -> Estimate:
    """How long games with a deck are, and whether it matters who begins: ten games of novices."""
    estimates: Estimates = state.estimates
    with state.gate.working(state.gate.estimating, request):
        settings = Settings(game=data.game, players=data.players, deck=data.deck)
        await asyncio.to_thread(check_settings, settings)
        return await estimates.ask(data.game, data.players, data.deck, data.chunk)


DECKS = (look_at_deck, estimate)
