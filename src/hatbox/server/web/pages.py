"""The addresses of the page, which is the same file at all of them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import File

from ...kernel.errors import RuleError
from ..play.session import Session
from ..store.store import StoreError
from .preview import with_preview

log = logging.getLogger("hatbox.server")
PAGE = Path(__file__).parent.parent / "page"
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


PAGES = (index, named_page, table_page)
"""All that a browser can open."""
