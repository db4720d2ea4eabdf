"""hatbox serve"""

from __future__ import annotations

import logging
import secrets
import sys
from contextlib import nullcontext
from pathlib import Path
from random import SystemRandom
from socket import socket
from typing import Annotated

from cyclopts import Parameter

from .. import __version__
from ..kernel.errors import malformed
from ..server.play.clock import RealClock
from ..server.play.keeping import Keep
from ..server.play.session import World
from ..server.store.address import Address
from ..server.store.store import Store, StoreError
from ..server.web.app import create_app
from ..server.web.gate import MOST_OPEN, Gate
from ..server.web.logs import Style, set_up
from ..server.web.owner import Owner, owner_token
from ..server.web.reach import Reach
from ..server.web.run import listen, raise_file_limit, run, server, shared
from ..server.web.workers import run_all
from ..words import Words
from .common import Lang, speak
from .data import Data, data_folder, database, hide_password
from .invitation import invite


def serve(
    *,
    host: str = "0.0.0.0",  # noqa: S104 friends in the same network are the point
    port: int = 8080,
    data: Data = None,
    public_url: str | None = None,
    behind_proxy: bool = False,
    allow_host: Annotated[list[str] | None, Parameter(negative=())] = None,
    keep_days: int = 30,
    keep_unfinished_days: int = 365,
    limits: bool = True,
    workers: int = 1,
    internal: str = "127.0.0.1",
    log: Style = "text",
    lang: Lang = "en",
) -> None:
    """Start the game server, on an embedded database or a PostgreSQL.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 for this machine alone.
    port
        The port; 0 for any free one.
    data
        The file of the database, which is made if it does not exist, or the address of a
        PostgreSQL: postgresql://user@host/database. Without it: hatbox.db in this folder, if there
        is one, otherwise where the system keeps the data of programs.
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
    workers
        Number of processes that serve together, with a PostgreSQL: one for each core.
    internal
        The address at which the server's other processes reach this one; where they run on several
        machines, this machine's address in their own network.
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
        place, said = database(data), words if log == "text" else None
        hide_password(place)
        _check_workers(workers, place)
        listener = listen(host, port)

        def begin(number: int) -> None:
            inner = listen(internal, 0) if isinstance(place, Address) else None
            run(_serve(listener, inner, place, gate, keep, None if number else said))

        if workers == 1:
            begin(0)
        else:
            run_all(workers, begin)
    except StoreError as error:
        print(f"hatbox: {error}", file=sys.stderr)
        sys.exit(1)


def _folder(place: Path | Address) -> Path:
    """The folder of what belongs to the server besides the database; ours is made if need be."""
    if isinstance(place, Path) and place.absolute().parent != data_folder():
        return place.absolute().parent
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    return data_folder()


def _check_workers(workers: int, place: Path | Address) -> None:
    if workers < 1 or (workers > 1 and (isinstance(place, Path) or sys.platform == "win32")):
        raise malformed("error-workers")


async def _serve(
    listener: socket,
    internal: socket | None,
    place: Path | Address,
    gate: Gate,
    keep: Keep,
    words: Words | None,
) -> None:
    folder = _folder(place)
    store = await Store.open(place)
    world = World(store, RealClock(), SystemRandom(), secrets.token_bytes)
    where, port = listener.getsockname()[:2]
    reach = Reach(where, port, gate.public_url)
    token, kept = await _owner(store, folder)
    if words is None:
        logging.getLogger("hatbox.server").info(
            "serving at %(address)s, version %(version)s, from %(file)s",
            {"address": reach.here, "version": __version__, "file": str(place)},
        )
    else:
        print(words.say("cli-serving", address=reach.here, file=str(place)), flush=True)
        print(words.say("cli-owner", address=f"{reach.here}/owner", file=str(kept)), flush=True)
        invite(words, reach)
    app = create_app(world, gate, keep, reach, Owner(token))
    async with shared(app, internal) if internal else nullcontext():
        await server(app).serve(sockets=[listener])


async def _owner(store: Store, folder: Path) -> tuple[str, Path]:
    """The owner's token and its file; where processes share a database, it is the same for all."""
    token, file = owner_token(folder)
    if store.leases is not None:
        token = await store.leases.secret("owner", token)
        file.write_text(f"{token}\n", encoding="utf-8")
    return token, file
