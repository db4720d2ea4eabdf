"""How others find a server: its address in the network, as a QR code too."""

from __future__ import annotations

import socket
import sys
import webbrowser

import segno

from ..words import Words

# An address for examples, which nobody has: asking for the way there sends nothing.
_ELSEWHERE = ("192.0.2.1", 9)
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on


def network_address(listener: socket.socket) -> str | None:
    """The address of a server that listens to the whole network; None if there is no network."""
    host, port = listener.getsockname()[:2]
    if host not in _EVERYWHERE:
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_ELSEWHERE)
            mine = probe.getsockname()[0]
    except OSError:
        return None
    return None if mine.startswith("127.") else f"http://{mine}:{port}"


def invite(words: Words, local: str, network: str | None) -> None:
    """To somebody at a terminal: where others come in, and the page itself."""
    if network:
        print(words.say("cli-network", address=network), flush=True)
    if not sys.stdout.isatty():
        return
    if network:
        segno.make(network, micro=False).terminal(compact=True)
    # By its network address, so that the links that the page gives away work for others.
    webbrowser.open(network or local)
