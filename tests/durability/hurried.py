"""`hatbox serve` on a faster clock, so that kills meet games and not windows that are sat out."""

from __future__ import annotations

import os
import signal
from functools import partial
from importlib import import_module
from itertools import count
from typing import Any

from hatbox.cli import main
from hatbox.server.store import migrations, pools, postgres, schema, sqlite
from tests.server.running import HurriedClock

from .plants import PLANTS

NEWER = ("CREATE TABLE of_a_newer_version (number INTEGER)",)
"""A step that a newer Hatbox adds to the schema."""
HOUR = 3600.0


def serve(
    *,
    plant: str = "",
    newer: bool = False,
    ahead: float = 0.0,
    jumping: bool = False,
    last: int = 0,
) -> None:
    """The command line, whose server lives faster.

    Its calendar can be some seconds `ahead`, or jump by an hour. After so many appends as `last`
    says it kills itself, between the commit and the acknowledgement.
    """
    serving = import_module("hatbox.cli.serve")
    minutes = count()

    class Clock(HurriedClock):
        def today(self) -> float:
            jump = HOUR * (next(minutes) // 100 % 3 - 1) if jumping else 0.0
            return super().today() + ahead + jump

    vars(serving)["RealClock"] = Clock
    vars(serving)["listen"] = partial(_listen, serving.listen)
    if newer:
        _renew()
    if last:
        for store in (sqlite.SqliteStore, postgres.PostgresStore):
            _end_after(store, last)
    if plant:
        PLANTS[plant].put()
    main()


def _listen(listen: Any, *where: Any) -> Any:
    """Say to the database by which address the others reach this process."""
    listener = listen(*where)
    host, port = listener.getsockname()[:2]
    pools.SETTINGS["application_name"] = f"{host}:{port}"  # the inner one comes last
    return listener


def _renew() -> None:
    file_steps, steps = (*migrations.STEPS, NEWER), (*schema.STEPS, NEWER)
    vars(sqlite)["open_database"] = partial(migrations.open_database, steps=file_steps)
    vars(pools)["migrate"] = partial(schema.migrate, steps=steps)


def _end_after(store: Any, last: int) -> None:
    append, appends = store.append, count(1)

    async def ending(self: Any, *entries: Any, **more: Any) -> None:
        await append(self, *entries, **more)
        if next(appends) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    store.append = ending
