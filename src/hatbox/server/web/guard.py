"""What holds for every request, whatever it asks for: the host, the limit, and the headers."""

from __future__ import annotations

from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.errors import RuleError
from ...kernel.written import to_json
from ...words import LANGUAGE_NAMES, Words
from .bodies import Problem
from .gate import Gate

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FRAMED = "/example/"
"""The only pages that may lie in a frame, and only in one of this server's own pages."""
FRAMED_HEADERS = {
    "Content-Security-Policy": SECURITY_HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    ),
    "X-Frame-Options": "SAMEORIGIN",
}
ENCRYPTED_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}
"""Headers where people reach the server by https: browsers use nothing else for a year."""
STATUS = {"error-host": 421, "error-too-fast": 429}


class Guard:
    """The app behind its gate."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app, self.gate = app, gate
        self._headers = SECURITY_HEADERS | (ENCRYPTED_HEADERS if gate.encrypted else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":  # the server starts or stops
            await self.app(scope, receive, send)
            return
        asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._secure(message, scope)
            await send(message)

        try:
            self.gate.check_host(asking)
            self.gate.count(self.gate.everything, asking)
        except RuleError as error:
            self.gate.meter.refused[error.message] += 1
            await _refuse(error, asking, secured)
            return
        # Whatever can be asked for can be asked about; the connection leaves the body out.
        asked = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        await self.app(cast("Scope", asked), receive, secured)

    def _secure(self, message: Any, scope: Scope) -> None:
        """Add the headers of every response; those of the API are not to be cached."""
        headers = MutableScopeHeaders.from_message(message)
        headers.update(self._headers)
        if scope["path"].startswith(FRAMED):
            headers.update(FRAMED_HEADERS)
        if scope["path"].startswith("/api/"):
            headers["Cache-Control"] = "no-store"


async def _refuse(error: RuleError, asking: ASGIConnection[Any, Any, Any, Any], send: Send) -> None:
    """A person with a browser gets a sentence, a program a problem."""
    if asking.scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4003, "reason": ""})
        return
    if "text/html" in asking.headers.get("accept", ""):
        kind, body = "text/plain; charset=utf-8", _words(asking).error(error).encode()
    else:
        problem = Problem(error.kind, error.message, error.args_of_message)
        kind, body = "application/json", to_json(problem)
    headers = {"Content-Type": kind, "Content-Length": str(len(body)), "Connection": "close"}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": STATUS[error.message], "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _words(asking: ASGIConnection[Any, Any, Any, Any]) -> Words:
    """The words of the first language that the visitor's browser asks for and we speak."""
    wanted = asking.headers.get("accept-language", "")[:200].lower().split(",")
    spoken = (each.strip()[:2] for each in wanted)
    return Words(next((code for code in spoken if code in LANGUAGE_NAMES), "en"))
