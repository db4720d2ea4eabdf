"""The addresses by which others reach this server."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

# Addresses reserved for examples: asking for the way there sends nothing.
_ELSEWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
_GET_ADDRESS = 0x8915  # Linux: SIOCGIFADDR


@dataclass(frozen=True)
class Reach:
    """Where a server listens, and the public address that it was given."""

    host: str
    port: int
    public_url: str | None = None

    def addresses(self) -> list[str]:
        """All addresses that others can use, the likeliest first; asked anew, as networks change.

        On a machine with several networks nobody can know in which of them the others are.
        """
        if self.public_url is not None:
            return [self.public_url]
        hosts = _own() if self.host in _EVERYWHERE else [self.host]
        if self.host == "0.0.0.0":  # noqa: S104 - compared with
            hosts = [host for host in hosts if ":" not in host]
        found = [_address(host, self.port) for host in hosts]
        return list(dict.fromkeys(filter(None, found)))

    @property
    def here(self) -> str:
        """The address for a browser on this machine: by “localhost” it allows the page more."""
        if self.public_url is not None:
            return self.public_url
        network = None if self.host in _EVERYWHERE else _address(self.host, self.port)
        return network or f"http://localhost:{self.port}"


def is_here(host: str) -> bool:
    """Whether a host, with or without a port, names the machine that asks."""
    try:
        bare = host.count(":") > 1 and not host.startswith("[")  # an IPv6 address alone
        name = urlsplit(f"//[{host}]" if bare else f"//{host}").hostname or ""
        if name == "localhost":
            return True
        ip = ip_address(name)
    except ValueError:
        return False
    return (getattr(ip, "ipv4_mapped", None) or ip).is_loopback


def _own() -> Iterator[str]:
    """The addresses of this machine."""
    yield from filter(None, map(way_out, (socket.AF_INET, socket.AF_INET6)))
    yield from interfaces()


def _address(host: str, port: int) -> str | None:
    """None for an address that only this machine can use."""
    ip = ip_address(host.partition("%")[0])
    if ip.is_loopback or ip.is_link_local:
        return None
    return f"http://[{ip}]:{port}" if ip.version == 6 else f"http://{ip}:{port}"


def way_out(family: socket.AddressFamily) -> str | None:
    """This machine's own address on the way to elsewhere."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(_ELSEWHERE[family])
            return str(probe.getsockname()[0])
    except OSError:
        return None


def interfaces() -> list[str]:
    """The IPv4 addresses in all networks: with a VPN the way out is not the one at home."""
    try:
        if sys.platform != "linux":
            return socket.gethostbyname_ex(socket.gethostname())[2]
        return [found for _, name in socket.if_nameindex() if (found := _of_interface(name))]
    except OSError:
        return []


def _of_interface(name: str) -> str | None:
    import fcntl  # noqa: PLC0415 there is none for Windows

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            found = fcntl.ioctl(probe, _GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
        except OSError:  # an interface without an IPv4 address
            return None
    return socket.inet_ntoa(found[20:24])
