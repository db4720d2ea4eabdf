"""hatbox serve"""

from __future__ import annotations

import logging
import secrets
import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated

from cyclopts import Parameter

from .. import __version__
from ..kernel.errors import malformed
from ..server.play.clock import RealClock
from ..server.play.keeping import Keep
from ..server.play.session import World
from ..server.store.store import Store, StoreError
from ..server.web.app import create_app
from ..server.web.gate import MOST_OPEN, Gate
from ..server.web.logs import Style, set_up
from ..server.web.owner import Owner, owner_token
from ..server.web.reach import Reach
from ..server.web.run import listen, raise_file_limit, run, server
from ..words import Words
from .common import Lang, speak
from .data import database
from .invitation import invite


def serve(
    *,
    host: str = "0.0.0.0",  # noqa: S104 friends in the same network are the point
    port: int = 8080,
    data: Path | None = None,
    public_url: str | None = None,
    behind_proxy: bool = False,
    allow_host: Annotated[list[str] | None, Parameter(negative=())] = None,
    keep_days: int = 30,
    keep_unfinished_days: int = 365,
    limits: bool = True,
    log: Style = "text",
    lang: Lang = "en",
) -> None:
    """Start the game server on an embedded database.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 for this machine alone.
    port
        The port; 0 for any free one.
    data
        The file of the database; it is made if it does not exist. Without it: hatbox.db in this
        folder, if there is one, otherwise where the system keeps the data of programs.
    public_url
        The address by which people reach this server, if it differs: behind a proxy.
    behind_proxy
        Trust the proxy in front to say whose address a request has.
    allow_host
        A further name by which this server may be reached; may be given several times.
    keep_days
        Days after which a table is removed if its game is over or never began; 0 for never.
    keep_unfinished_days
        Days after which a table is removed if nobody went on with its game; 0 for never.
    limits
        Limit how often one address may ask; switch off only for measurements.
    log
        How the log is written, on the standard error: text for people, json for programs, one
        object a line, and then nothing else is printed.
    """
    words = speak(lang)
    set_up(log)
    if public_url is not None and "://" not in public_url:
        raise malformed("error-public-url")
    if min(keep_days, keep_unfinished_days) < 0:
        raise malformed("error-keep-days")
    keep = Keep(keep_days, keep_unfinished_days)
    files = raise_file_limit()
    # Half of the files remain for everybody else, where a system allows but few.
    most_open = MOST_OPEN if files is None else min(MOST_OPEN, files // 2)
    gate = Gate(
        (public_url or "").rstrip("/") or None, behind_proxy, limits, allow_host or (), most_open
    )
    try:
        file, said = _made(database(data), data), words if log == "text" else None
        run(_serve(host, port, file, gate, keep, said))
    except StoreError as error:
        print(f"hatbox: {error}", file=sys.stderr)
        sys.exit(1)


def _made(file: Path, wanted: Path | None) -> Path:
    """The file in a folder that exists, unless its owner has named it."""
    if wanted is None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return file


async def _serve(
    host: str, port: int, data: Path, gate: Gate, keep: Keep, words: Words | None
) -> None:
    listener = listen(host, port)
    store = await Store.open(data)
    world = World(store, RealClock(), SystemRandom(), secrets.token_bytes)
    where, port = listener.getsockname()[:2]
    reach = Reach(where, port, gate.public_url)
    token, kept = owner_token(data.absolute().parent)
    if words is None:
        logging.getLogger("hatbox.server").info(
            "serving at %(address)s, version %(version)s, from %(file)s",
            {"address": reach.here, "version": __version__, "file": str(data)},
        )
    else:
        print(words.say("cli-serving", address=reach.here, file=str(data)), flush=True)
        print(words.say("cli-owner", address=f"{reach.here}/owner", file=str(kept)), flush=True)
        invite(words, reach)
    app = create_app(world, gate, keep, reach, Owner(token))
    await server(app).serve(sockets=[listener])
