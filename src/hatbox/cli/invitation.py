"""How others find a server: its address in the network, as a QR code too."""

from __future__ import annotations

import sys
import webbrowser

import segno

from ..server.web.reach import Reach
from ..words import Words


def invite(words: Words, reach: Reach) -> None:
    """Say where others can join; at a terminal also show a QR code and open the page."""
    network = next(iter(reach.addresses()), None)
    if network:
        print(words.say("cli-network", address=network), flush=True)
    if not sys.stdout.isatty():
        return
    if network:
        segno.make(network, micro=False).terminal(compact=True)
    webbrowser.open(reach.here)
