"""Who may come in, and how often."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket

from ...kernel.errors import illegal
from ..play.limits import Limit
from .reach import is_here

Incoming = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


@dataclass
class Gate:
    """Who may come in, and how often."""

    public_url: str | None = None
    behind_proxy: bool = False
    limited: bool = True
    # A school or a party of a hundred people may have one address, and begin at the same time.
    opening: Limit = field(default_factory=lambda: Limit(rate=0.5, burst=100))
    asking: Limit = field(default_factory=lambda: Limit(rate=20, burst=500))
    connecting: Limit = field(default_factory=lambda: Limit(rate=10, burst=300))

    def check(self, limit: Limit, connection: Incoming) -> None:
        """Raise a RuleError for too many requests, or for a page of another site."""
        origin = connection.headers.get("origin")
        if origin is not None and not self._ours(origin, connection.headers.get("host", "")):
            raise illegal("error-origin")
        now = asyncio.get_running_loop().time()
        if self.limited and not limit.allows(self._address(connection), now):
            raise illegal("error-too-fast")

    def is_here(self, connection: Incoming) -> bool:
        """Whether a browser on this very machine asks, for nobody else."""
        peer = connection.client.host if connection.client else ""
        return (
            not self.behind_proxy and is_here(peer) and is_here(connection.headers.get("host", ""))
        )

    def _ours(self, origin: str, host: str) -> bool:
        return origin.partition("://")[2] == host or origin == self._public_origin

    @cached_property
    def _public_origin(self) -> str | None:
        """The public address as browsers name it: scheme, host, and any unusual port."""
        if self.public_url is None:
            return None
        url = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}.get(url.scheme, "")
        return f"{url.scheme}://{url.netloc.removesuffix(usual)}"

    def _address(self, connection: Incoming) -> str:
        """The address to count by; in IPv6 the network, because a home has many addresses."""
        address = connection.client.host if connection.client else "?"
        # Only the last word is the proxy's: what stands before it came from the visitor.
        if self.behind_proxy and (said := connection.headers.getall("x-forwarded-for", [])):
            address = said[-1].rpartition(",")[2].strip()
        try:
            parsed = ip_address(address)
        except ValueError:
            return address[:64]
        return str(ip_network((parsed, 64), strict=False)) if parsed.version == 6 else address
