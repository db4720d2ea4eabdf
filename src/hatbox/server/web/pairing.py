"""A television finds its table by a short code, because a remote control is slow to type with.

It shows a code and waits; somebody at a table types that code there. All that the television gets
is the table's address, so that it sees what any screen with that address sees.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ...kernel.errors import illegal
from ...kernel.written import to_json
from ..play.hub import SCREENS, Hub
from ..play.limits import Limit
from ..play.tokens import digest, new_token
from .bodies import (
    NewTelevision,
    TelevisionSecret,
    TelevisionTable,
    WaitingTelevision,
    problems,
)
from .relay import inside

MOST_WAITING = 500
"""Maximum number of televisions that wait: then the one that has waited longest gets a new code."""
WAITING_SECONDS = 30
"""Seconds after which a television that asks no more is gone."""


NO_TABLE = TelevisionTable(None)


class Shown(Struct, frozen=True):
    """A table for the television with a code."""

    code: str
    table: TelevisionTable


@dataclass
class _Waiting:
    secret: bytes
    seen: float
    found: TelevisionTable = NO_TABLE


@dataclass
class Pairing:
    """The televisions that wait, by the codes that they show; a restarted server gives new ones."""

    waiting: dict[str, _Waiting] = field(default_factory=dict)
    # Typing goes slowly. Trying all codes from one address would take two months.
    typing: Limit = field(default_factory=lambda: Limit(rate=0.2, burst=20, passed_on=True))

    def begin(self, now: float) -> WaitingTelevision:
        """A code that no other television shows."""
        self._forget(now)
        while len(self.waiting) >= MOST_WAITING:
            del self.waiting[next(iter(self.waiting))]
        while (code := f"{secrets.randbelow(10**6):06}") in self.waiting:
            pass
        secret = new_token()
        self.waiting[code] = _Waiting(digest(secret), now)
        return WaitingTelevision(code, secret)

    def ask(self, secret: str, now: float) -> TelevisionTable:
        """The table for a television; when it knows it, its code is free again."""
        asked = digest(secret)
        for code, each in self.waiting.items():
            if each.secret == asked:
                each.seen = now
                if each.found.table is not None:
                    del self.waiting[code]
                return each.found
        raise illegal("error-no-such-code")

    def show(self, code: str, table: TelevisionTable, now: float) -> None:
        """Send the television with this code to a table."""
        self._forget(now)
        each = self.waiting.get(code)
        if each is None or each.found.table is not None:
            raise illegal("error-no-such-code")
        each.found = table

    def _forget(self, now: float) -> None:
        gone = [code for code, each in self.waiting.items() if now - each.seen > WAITING_SECONDS]
        for code in gone:
            del self.waiting[code]


def now() -> float:
    return asyncio.get_running_loop().time()


@post("/api/televisions", responses=problems(403, 429))
async def new_television(request: Request[Any, Any, Any], state: State) -> WaitingTelevision:
    """A code for a television, which waits until somebody types it at a table."""
    state.gate.check(state.gate.opening, request)
    waiting: WaitingTelevision = state.pairing.begin(now())
    return waiting


@post("/api/televisions/table", status_code=200, responses=problems(400, 403, 409, 429))
async def table_for_television(
    data: JSONBody[TelevisionSecret], request: Request[Any, Any, Any], state: State
) -> TelevisionTable:
    """The table of a television that waits; it asks every other second."""
    state.gate.check(state.gate.asking, request)
    found: TelevisionTable = state.pairing.ask(data.secret, now())
    return found


@post(
    "/api/tables/{table_id:str}/television",
    status_code=200,
    responses=problems(400, 403, 404, 409, 429),
)
async def show_on_television(
    table_id: FromPath[str],
    data: JSONBody[NewTelevision],
    request: Request[Any, Any, Any],
    state: State,
) -> TelevisionTable:
    """Show a table on the television that shows this code."""
    state.gate.check(state.pairing.typing, request)
    hub: Hub = state.hub
    table = (await hub.session(table_id, state.gate.address(request))).table
    if table.member_of(digest(data.token).hex()) is None:
        raise state.gate.refused(illegal("error-token"), request)
    key = None if data.screen is None else digest(data.screen).hex()
    if not table.admits_screen(key):
        raise illegal("error-no-screen")
    shown = TelevisionTable(table.id, data.screen)
    # The televisions that wait are all at one process.
    if there := await hub.place(SCREENS):
        body = to_json(Shown(data.code, shown))
        await state.ask(there, "/api/inside/television", body, state.gate.address(request))
    else:
        state.pairing.show(data.code, shown, now())
    return shown


TELEVISIONS = (new_television, table_for_television, show_on_television)


@post("/api/inside/television", guards=[inside], status_code=204)
async def show_here(data: JSONBody[Shown], state: State) -> None:
    """Another process has found that its table may be shown on the television with this code."""
    state.pairing.show(data.code, data.table, now())


INSIDE = (show_here,)
"""The routes that only other processes can use."""
