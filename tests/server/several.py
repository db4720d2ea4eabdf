"""Several real server processes on one PostgreSQL, and games whose people come to any of them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import asyncpg

from hatbox.server.store.address import Address
from tests.durability.checker import faults, read_logs
from tests.durability.players import Game, Kind
from tests.server.forked import Forked
from tests.server.running import PATIENCE, free_port, http, until
from tests.server.running import Address as Heard

THREE = Kind("not-a-hat", 3, 0)
START = """
import os
os.environ["XDG_DATA_HOME"] = {home!r}
from tests.durability.hurried import serve
serve()
"""


class Process:
    """`hatbox serve` on a PostgreSQL, on a faster clock."""

    def __init__(self, folder: Path, place: Address, *options: str, limits: bool = False) -> None:
        self.port = free_port()
        self.heard = Heard(self.port)
        self.errors = folder / f"{self.port}.txt"
        where = ["--host", "127.0.0.1", "--port", str(self.port), f"--data={place.url}"]
        start, quiet = START.format(home=str(folder)), Path(os.devnull)
        arguments = ["serve", *where, *(() if limits else ("--no-limits",)), *options]
        self.process = Forked(start, arguments, quiet, self.errors)

    def ready(self) -> bool:
        assert self.process.poll() is None, self.errors.read_text()
        try:
            return bool(json.loads(http(self.heard, "/api/ready").body)["ready"])
        except OSError:
            return False

    def take(self, table: str) -> None:
        """Ask for a table that nobody has at work yet: from now on this process has it."""
        assert http(self.heard, f"/api/tables/{table}").status == 200

    @property
    def is_quiet(self) -> bool:
        """Whether it had nothing to complain about; a busy machine may have stopped it for long."""
        said = self.errors.read_text()
        return not said or "taken for dead" in said

    def end(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


@asynccontextmanager
async def processes(
    folder: Path,
    place: Address,
    number: int = 2,
    *,
    options: Sequence[str] = (),
    limits: bool = False,
) -> AsyncIterator[list[Process]]:
    all_of_them = [Process(folder, place, *options, limits=limits) for _ in range(number)]
    try:
        for each in all_of_them:
            await until(each.ready)
        yield all_of_them
    finally:
        for each in all_of_them:
            if each.process.poll() is None:
                each.process.send_signal(signal.SIGCONT)
                each.end(signal.SIGKILL)


class Shared(Game):
    """A game whose people come to one process while another one has the table."""

    def __init__(self, here: Process, holder: Process, kind: Kind = THREE) -> None:
        super().__init__(lambda: here.heard.url, kind, Random(1), asyncio.Event())
        self._holder = holder

    async def gather(self) -> list[object]:  # type: ignore[override]
        tickets = await super().gather()
        return [*tickets]

    async def _come(self, path: str, wanted: dict[str, object]) -> object:  # type: ignore[override]
        ticket = await super()._come(path, wanted)
        if path == "/api/tables":
            await asyncio.to_thread(self._holder.take, ticket.table)
        return ticket


async def ask(place: Address, query: str, *values: object) -> object:
    """The first value of the answer, if there is one; not through the code that is tested."""
    connection = await asyncpg.connect(place.url)
    try:
        return await connection.fetchval(query, *values)
    finally:
        await connection.close()


async def played(
    place: Address, game: Game, *, trouble: Callable[[], None] | None = None, after: int = 4
) -> None:
    """The game is played to its end, whatever happens after some commands; nothing is lost."""
    async with asyncio.timeout(PATIENCE):
        playing = asyncio.create_task(game.play())
        while game.acknowledged < after:
            assert not playing.done(), playing.exception()
            await asyncio.sleep(0.01)
        if trouble is not None:
            await asyncio.to_thread(trouble)
        await playing
    assert game.history is not None
    table = game.history.table
    assert faults(game.history, (await read_logs(place, table))[table]) == []


def kill_a_worker(server: Process) -> None:
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
