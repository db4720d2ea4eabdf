"""Where records are looked back at: anybody's work, so it is bounded, and nobody else waits."""

from __future__ import annotations

from time import thread_time
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Struct

from ...agents import own_bot
from ...kernel.errors import illegal
from ...kernel.game import Watcher
from ..lookback.cutting import Cut, cut
from ..lookback.master import Opinion, opinion
from ..lookback.reading import Hurry
from ..lookback.theatre import Theatre, theatre
from ..play.backroom import BackRoom
from ..play.hub import Ticket
from ..protocol.messages import Settings
from .bodies import NewBranch, NewOpinion, NewTheatre, problems

READING_SECONDS = 5
"""Maximum processor time for one record: a game of an evening takes some hundredths of a second."""
THINKING_SECONDS = 20
"""Maximum processor time for masters: they need up to three seconds."""


class Booth:
    """A process that reads records, and one in which masters think."""

    def __init__(self) -> None:
        self.room = BackRoom(waiting=16, seconds=30)
        self.study = BackRoom(waiting=6, seconds=60)

    def close(self) -> None:
        self.room.close()
        self.study.close()


def _until(seconds: float) -> Hurry:
    end = thread_time() + seconds

    def hurry() -> None:
        if thread_time() > end:
            raise illegal("error-record-too-long")

    return hurry


def shown(record: str, watcher: Watcher) -> bytes:
    """The play of a record, in JSON."""
    return msgspec.json.encode(theatre(record.encode(), watcher, _until(READING_SECONDS)))


def thought(record: str, line: int) -> Opinion:
    """What masters think of a decision."""
    return opinion(record.encode(), line, _until(THINKING_SECONDS))


def shortened(record: str, line: int) -> Cut:
    """The record before a decision."""
    return cut(record.encode(), line, _until(READING_SECONDS))


class _Head(Struct):
    table: Any = None


async def _check(record: str, request: Request[Any, Any, Any], state: State) -> None:
    """Refuse a record that claims to be of a table where people still play: nobody can have it."""
    try:
        head = msgspec.json.decode(record.partition("\n")[0], type=_Head)
        table = await state.hub.look(str(head.table)[:32], state.gate.address(request))
    except (msgspec.DecodeError, RecursionError):
        return  # other errors are told by those who read it
    if table is not None and table.playing:
        raise illegal("error-game-not-over")


@post("/api/theatre", status_code=200, responses=problems(400, 403, 409, 429))
async def look_back(
    data: JSONBody[NewTheatre], request: Request[Any, Any, Any], state: State
) -> Response[Theatre]:
    """A record as a play: every moment as one seat saw it, and what was true.

    It is made from the record alone, which a table gives out when nobody plays there any more.
    """
    with state.gate.working(state.gate.watching, request):
        await _check(data.record, request, state)
        content: Any = await state.booth.room.ask(shown, data.record, data.watcher)
    return Response(content, media_type=MediaType.JSON)


@post("/api/theatre/master", status_code=200, responses=problems(400, 403, 409, 429))
async def ask_masters(
    data: JSONBody[NewOpinion], request: Request[Any, Any, Any], state: State
) -> Opinion:
    """What masters would have done at a decision of a game that is over.

    They are told what that seat saw and heard until then, and nothing else.
    """
    with state.gate.working(state.gate.thinking, request):
        await _check(data.record, request, state)
        found: Opinion = await state.booth.study.ask(thought, data.record, data.line)
    return found


@post("/api/theatre/branch", responses=problems(400, 403, 409, 429))
async def branch_off(
    data: JSONBody[NewBranch], request: Request[Any, Any, Any], state: State
) -> Ticket:
    """A table that goes on from a moment of a game that is over.

    It begins when everybody is there. It has no commitment: who has looked back may know cards.
    """
    with state.gate.working(state.gate.opening, request):
        await _check(data.record, request, state)
        begins: Cut = await state.booth.room.ask(shortened, data.record, data.line)
    own_bot(data.bot, begins.game)
    for seat in (data.seat, *data.people):
        if seat >= begins.players:
            raise illegal("error-no-such-seat", seat=seat + 1)
    settings = Settings(
        game=begins.game,
        players=begins.players,
        options=begins.options,
        pace=data.pace,
        telling=data.telling,
    )
    ticket: Ticket = await state.hub.branch(
        settings,
        begins.record,
        data.seat,
        data.people,
        data.bot,
        data.name,
        data.language,
        data.token,
        data.portrait,
    )
    return ticket


BOOTH = (look_back, ask_masters, branch_off)
