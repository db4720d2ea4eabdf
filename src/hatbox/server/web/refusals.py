"""Errors as replies over HTTP."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ...kernel.errors import RuleError, illegal
from ..store.store import StoreError
from .bodies import (
    Problem,
)
from .pages import PAGE

log = logging.getLogger("hatbox.server")
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


def problem(request: Request[Any, Any, Any], error: RuleError) -> Response[Problem]:
    request.app.state.hub.world.meter.refused[error.message] += 1
    status = 400 if error.kind == "malformed" else 409
    status = STATUS.get(error.message, status)
    return Response(Problem(error.kind, error.message, error.args_of_message), status_code=status)


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
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


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply."""
    return Response(Problem("malformed", "error-body", {}), status_code=400)


def unstored(request: Request[Any, Any, Any], _error: StoreError) -> Response[Problem]:
    """The database does not serve, of which the store has written to the log."""
    return problem(request, illegal("error-store"))


def broken(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own fault: a trace in our log, a sentence for the client."""
    log.error("unexpected", exc_info=error)
    return Response(Problem("illegal", "error-internal", {}), status_code=500)
