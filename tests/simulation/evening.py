"""One seed: servers, people who play at them, and everything that goes wrong meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random

from hatbox.client import Ticket
from hatbox.games import GAMES
from hatbox.server.play.session import Session
from hatbox.server.store.store import StoreError
from tests.durability.history import History

from .chance import seeded
from .checks import broken
from .client import fetch
from .deaths import FROZEN, Deaths
from .disk import Disk
from .loop import SeededLoop, StuckError
from .machines import OWNER, Server
from .network import Address, Network
from .people import Person, Plan, Table, come, insisting, joined
from .storm import Storm
from .visitors import Visitor

HERE = Address("127.0.0.1", 8000)
URL = f"http://{HERE.host}:{HERE.port}"
QUIET = 150.0
"""Seconds without news after which a game is stuck, and until the last fault is forgotten."""
LONGEST = 12_000.0
"""Seconds, by the simulated clock, after which a game that goes on counts as stuck."""
PROCESSES = (None, None, 1, 2, 2, 3)
"""Number of processes that share a database; None for one that has its own."""
ERRANDS = (0, 0, 3, 10)
"""Number of things that somebody does there who does not play."""
EXPECTED = ("this process was taken for dead", "no heartbeat: ")
"""What the log says of the faults themselves."""


@dataclass
class Outcome:
    """What a seed has shown."""

    seed: int
    faults: list[str]
    digest: str
    steps: int
    seconds: float
    """By the simulated clock."""
    counts: dict[str, int] = field(default_factory=dict)


class Evening:
    """Everything that one seed decides."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = rng = Random(f"evening {seed}")
        self.loop = SeededLoop(Random(rng.random()), shuffled=rng.random() < 0.7)  # type: ignore[abstract]
        self.net = Network(self.loop, Random(rng.random()))
        number = rng.choice(PROCESSES)
        self.disk = Disk(self.loop, Random(rng.random()), shared=number is not None)
        gate = rng.random()
        self.servers = [
            Server(self.net, self.disk, Random(rng.random()), HERE, each, Random(gate))
            for each in range(number or 1)
        ]
        self.tables: list[Table] = []
        self.complaints: list[str] = []
        self.counts: dict[str, int] = {f"evenings of {number or 'no shared'} processes": 1}
        self.storm = Storm(self.net, self.disk, self.servers, self.counts, Random(rng.random()))

    # --- The people ---------------------------------------------------------------------

    async def run(self) -> None:
        """Until every game is over."""
        rng = self.rng
        for server in self.servers:
            server.clock.jumped = rng.choice([0.0, 0.0, 3600.0]) if self.disk.shared else 0.0
            server.start()
        raging = asyncio.create_task(self.storm.rage(Random(rng.random())))
        tending = asyncio.create_task(self.storm.tend(Random(rng.random())))
        watching = [asyncio.create_task(self._watch(raging))]
        if len(self.servers) > 1:
            last = Deaths(self.storm, self.tables, self.complaints)
            watching.append(asyncio.create_task(last.watch(raging, Random(rng.random()))))
        tables = [self._gather_and_play(Random(rng.random())) for _ in range(rng.choice([1, 1, 2]))]
        visitor = Visitor(URL, self.tables, self.complaints, Random(rng.random()))
        visiting = asyncio.create_task(visitor.visit(rng.choice(ERRANDS)))
        await asyncio.gather(*tables)
        await raging
        await visiting
        await self._ask_owner()
        for table in self.tables:
            await self._finish(table)
        if rng.random() < 0.1:
            await asyncio.sleep(Session.IDLE + 200)  # the tables are given up
        for task in (tending, *watching):
            task.cancel()
        await asyncio.gather(*(server.stop() for server in self.servers))

    async def _watch(self, raging: asyncio.Task[None]) -> None:
        """When the storm is over, a game goes on, and not only because people are tired of it."""
        await raging
        await asyncio.sleep(QUIET)
        began = self.loop.time()
        quiet = QUIET + (2 * FROZEN if len(self.servers) > 1 else 0.0)
        while True:
            await asyncio.sleep(20)
            for table in self.tables:
                if any(player.over for _, player in table.players):
                    continue
                playing = [p for _, p in table.players if (p.lobby or {}).get("state") == "playing"]
                last = max([began, *(player.moved for player in playing)])
                if playing and self.loop.time() > last + quiet and not (table.done or table.stuck):
                    table.stuck = True
                    self.complaints.append(f"nothing happens at table {table.history.table}")

    async def _gather_and_play(self, rng: Random) -> None:
        plan = planned(rng)
        settings = {"settings": plan.settings}
        host = await come(URL, "/api/tables", settings, rng)
        table = Table(URL, plan, rng, History(host.table, plan.game, all_people=False))
        self.tables.append(table)
        began = self.loop.time()
        table.tired = lambda: self.loop.time() > began + plan.patience
        path = f"/api/tables/{host.table}/join"
        tickets = [host]
        for number in range(1, plan.people):
            body = {"name": f"Person {number}", "program": rng.random() < 0.1}
            tickets.append(await come(URL, path, body, rng))
        for ticket in tickets:
            joined(table.history, ticket)
            table.secrets.add(ticket.token or "")
        people = [Person(table, ticket) for ticket in tickets]
        watching = [
            Person(table, Ticket(host.table, None, None), screen=screen)
            for screen in [False, True, False][: plan.watching]
        ]
        tasks = [asyncio.create_task(each.play()) for each in watching]
        await asyncio.gather(*(each.play() for each in people))
        table.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _finish(self, table: Table) -> None:
        """The record, when the game is over."""
        path = f"/api/tables/{table.history.table}/record"

        async def ask() -> bytes:
            status, content = await fetch(URL, path)
            if status != 200:
                raise OSError(status)
            return content

        table.history.record = await insisting(ask)
        table.history.over = True

    async def _ask_owner(self) -> None:
        """What the owner's page asks for."""
        for path in ("/api/owner", "/api/owner/metrics"):
            asks = partial(fetch, URL, path, Authorization=f"Bearer {OWNER}")
            await insisting(asks)


def planned(rng: Random) -> Plan:
    """A table as the seed wants it."""
    game = GAMES[rng.choice(sorted(GAMES))]
    players = rng.choice([each for each in game.players if 3 <= each <= 4])
    people = rng.randint(1, players)
    company = 1 if people < players and rng.random() < 0.25 else 0
    settings = {
        "game": game.id,
        "players": players,
        "window": rng.choice([2, 5]),
        "pace": 400,
        "telling": rng.choice([0, 0, 100]),
        "begins": rng.random() < 0.5,
        "grace": rng.choice([5, 60]),
        "stand_in": rng.random() < 0.3,
        "limit": rng.choice([None, None, 5, 20]),
        "free_text": rng.random() < 0.5,
        "bots_talk": rng.random() < 0.3,
    }
    return Plan(
        game.id,
        people,
        players - people - company,
        company,
        rng.choice([0, 0, 1, 3]),
        settings,
        rng.choice([0.0, 0.1, 0.4]),
        rng.choice([100.0, 400.0, 3000.0]),
    )


def simulate(seed: int) -> Outcome:
    """Play one seed to its end, and check everything that anybody remembers."""
    evening = Evening(seed)
    loop, found = evening.loop, list[str]()
    with seeded(Random(f"chance {seed}"), loop.time), _listening(evening):
        playing = asyncio.Task(evening.run(), loop=loop)
        try:
            loop.run_until(playing, LONGEST)
            playing.result()
        except StuckError as stuck:
            found.append(f"no progress: {stuck}")
        except Exception as error:  # noqa: BLE001 whatever it is, the seed has found it
            found.append(f"a client failed: {error!r}")
    found += loop.errors + evening.complaints + evening.disk.strangers
    for table in evening.tables:
        found += broken(table, evening.disk)
    acknowledged = sum(
        sent.outcome == "acknowledged" for each in evening.tables for sent in each.history.sent
    )
    evening.counts |= {"acknowledged": acknowledged, "commits": evening.disk.commits}
    return Outcome(seed, found, loop.digest, loop.steps, loop.time() - 1000.0, evening.counts)


@contextmanager
def _listening(evening: Evening) -> Iterator[None]:
    """Note every error that the server writes into its log, but those of the store's faults."""
    log = logging.getLogger("hatbox.server")
    logging.getLogger("uvicorn.error").disabled = True  # it writes of each task that it stops

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            said = record.getMessage()
            fault = _of_the_store(error) or said.startswith(EXPECTED)
            if record.levelno >= logging.ERROR and not fault:
                evening.complaints.append(f"in the log: {said}: {error!r}")

    listener, before = Listener(), log.propagate
    log.addHandler(listener)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(listener)
        log.propagate = before


def _of_the_store(error: BaseException | None) -> bool:
    while error is not None:
        if isinstance(error, StoreError):
            return True
        error = error.__cause__ or error.__context__
    return False
