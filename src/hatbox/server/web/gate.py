"""Who may come in, and how often."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ...kernel.errors import RuleError, illegal
from ..play.limits import Bucket, Limit
from ..play.meter import Meter
from .preview import origin_of
from .reach import is_here

log = logging.getLogger("hatbox.server")
RELAYED = "hatbox.relayed"
"""Set in the scope of what another process has passed on, where it was counted."""
Incoming = ASGIConnection[Any, Any, Any, Any]
MOST_OPEN = 1000
"""Maximum number of open connections of one address: ten for each of a hundred people."""
MOST_WAITING = 3
"""Maximum number of requests of one address that wait for work which the server does one at a time:
others have room to wait, too."""


@dataclass
class Gate:
    """Who may come in, and how often."""

    public_url: str | None = None
    behind_proxy: bool = False
    limited: bool = True
    names: Iterable[str] = ()
    """Further names by which the server may be reached."""
    most_open: int = MOST_OPEN
    # A school or a party of a hundred people may have one address, and begin at the same time.
    opening: Limit = field(default_factory=lambda: Limit(rate=0.5, burst=100))
    asking: Limit = field(default_factory=lambda: Limit(rate=20, burst=500))
    # Ten games each: an estimate of one deck is twenty of them, and of ours as many.
    estimating: Limit = field(default_factory=lambda: Limit(rate=1, burst=80))
    watching: Limit = field(default_factory=lambda: Limit(rate=1, burst=60))
    """For records that are looked back at."""
    thinking: Limit = field(default_factory=lambda: Limit(rate=0.3, burst=30))
    """For masters who are asked: up to some seconds of work each."""
    connecting: Limit = field(default_factory=lambda: Limit(rate=10, burst=300))
    everything: Limit = field(default_factory=lambda: Limit(rate=200, burst=5000))
    """For all requests, those for the page's own files included."""
    open: Counter[str] = field(default_factory=Counter)
    """Number of open connections of each address."""
    waiting: Counter[str] = field(default_factory=Counter)
    """Number of requests of each address that wait for the server's work."""
    meter: Meter = field(default_factory=Meter)
    share: int = 1
    """Number of processes to which an address can come: each allows so much less."""
    _lines: defaultdict[str, Bucket] = field(
        default_factory=lambda: defaultdict(lambda: Bucket(rate=0.2, burst=20))
    )
    """For each reason, so that one attack does not hide another."""

    # --- Requests ------------------------------------------------------------------------

    def check(self, limit: Limit, connection: Incoming) -> None:
        """Raise a RuleError for too many requests, or for a page of another site."""
        origin = connection.headers.get("origin")
        if origin is not None and not self._ours(origin, connection.headers.get("host", "")):
            raise self.refused(illegal("error-origin"), connection)
        self.count(limit, connection)

    def count(self, limit: Limit, connection: Incoming) -> None:
        """Raise a RuleError for too many requests."""
        if not self.limited or (connection.scope.get(RELAYED) and not limit.passed_on):
            return
        now = asyncio.get_running_loop().time()
        if not limit.allows(self.address(connection), now, self.share):
            raise self.refused(illegal("error-too-fast"), connection)

    def check_host(self, connection: Incoming) -> None:
        """Raise a RuleError unless the server is reached by one of its names.

        Otherwise any site could give its own name this server's address, and ask as our page.
        """
        host = connection.headers.get("host", "")  # only old programs send none, no browser
        if host and not self._is_known(host):
            raise self.refused(illegal("error-host", host=host[:80]), connection)

    def _is_known(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
        except ValueError:
            return False
        with suppress(ValueError):
            return bool(ip_address(name))
        return name in self._names or name.endswith((".local", ".localhost"))

    @cached_property
    def _names(self) -> frozenset[str]:
        public = urlsplit(self.public_url or "").hostname or "localhost"
        names = ("localhost", socket.gethostname(), public, *self.names)
        return frozenset(name.lower() for name in names)

    def is_here(self, connection: Incoming) -> bool:
        """Whether a browser on this very machine asks, for nobody else."""
        peer = connection.client.host if connection.client else ""
        return (
            not self.behind_proxy and is_here(peer) and is_here(connection.headers.get("host", ""))
        )

    def origin(self, connection: Incoming) -> str | None:
        """The address by which people reach this server: the public one, or the one asked."""
        if self.public_url is not None:
            return self.public_url
        scheme = connection.headers.get("x-forwarded-proto", "") if self.behind_proxy else ""
        host = connection.headers.get("host", "")
        return origin_of("https" if scheme == "https" else "http", host)

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

    @property
    def encrypted(self) -> bool:
        """Whether people reach the server by https."""
        return (self._public_origin or "").startswith("https:")

    @contextmanager
    def working(self, limit: Limit, connection: Incoming) -> Iterator[None]:
        """Check a request and count it while the server works for it."""
        self.check(limit, connection)
        address = self.address(connection)
        if self.limited and self.waiting[address] >= MOST_WAITING:
            raise self.refused(illegal("error-busy"), connection)
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    # --- Open connections ----------------------------------------------------------------

    def enter(self, address: str) -> bool:
        """Count a connection; whether its address may have so many."""
        self.open[address] += 1
        allowed = not self.limited or self.open[address] * self.share <= self.most_open
        if not allowed:
            self.cut_off("too-many-connections", address)
        return allowed

    def leave(self, address: str) -> None:
        """A connection that was counted has ended."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    @contextmanager
    def proxied(self, connection: Incoming) -> Iterator[bool]:
        """Count a WebSocket by the address that the proxy names; without one it is counted."""
        if not self.behind_proxy or connection.scope.get(RELAYED):
            yield True
            return
        address = self.address(connection)
        try:
            yield self.enter(address)
        finally:
            self.leave(address)

    # --- Addresses -----------------------------------------------------------------------

    def address(self, connection: Incoming) -> str:
        """The address to count by."""
        # Only the last word is the proxy's: what stands before it came from the visitor.
        if self.behind_proxy and (said := connection.headers.getall("x-forwarded-for", [])):
            return counted(said[-1].rpartition(",")[2].strip())
        return counted(connection.client.host if connection.client else "?")

    def refused(self, error: RuleError, connection: Incoming) -> RuleError:
        """Write a refusal to the log."""
        self._write(error.message.removeprefix("error-"), self.address(connection))
        return error

    def cut_off(self, why: str, address: str) -> None:
        """Count a limit of which no HTTP reply tells, and write it to the log."""
        self.meter.refused[why] += 1
        self._write(why, address)

    def _write(self, why: str, address: str) -> None:
        """A line for the person who runs the server; no secret, nobody's whole address."""
        if self._lines[why].allows(asyncio.get_running_loop().time()):
            refusal = {"network": _network(address), "why": why}
            log.warning("refused a client in %(network)s: %(why)s", refusal)


def counted(address: str) -> str:
    """The address to count by; in IPv6 the network, because a home has many addresses."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    return str(ip_network((parsed, 64), strict=False)) if parsed.version == 6 else address


def _network(address: str) -> str:
    """The part of an address that tells no person."""
    try:
        parsed = ip_network(address)
    except ValueError:
        return "an unknown network"
    return str(parsed.supernet(new_prefix=48 if parsed.version == 6 else 24))
