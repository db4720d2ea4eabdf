"""How others find a server: its address in the network, as a QR code too."""

from __future__ import annotations

import socket
import sys
import webbrowser
from ipaddress import ip_address

import segno

from ..words import Words

# Addresses reserved for examples: asking for the way there sends nothing.
_ELSEWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on


def network_address(listener: socket.socket) -> str | None:
    """The address of a server that others can reach; None if there is no network."""
    host, port = listener.getsockname()[:2]
    if host not in _EVERYWHERE:
        return _address(host, port)
    families = [socket.AF_INET, socket.AF_INET6][: 1 if host == "0.0.0.0" else 2]  # noqa: S104
    found = (_address(mine, port) for family in families if (mine := way_out(family)))
    return next(filter(None, found), None)


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


def invite(words: Words, local: str, network: str | None) -> None:
    """Say where others can join; at a terminal also show a QR code and open the page."""
    if network:
        print(words.say("cli-network", address=network), flush=True)
    if not sys.stdout.isatty():
        return
    if network:
        segno.make(network, micro=False).terminal(compact=True)
    # By its network address, so that the links that the page gives away work for others.
    webbrowser.open(network or local)
