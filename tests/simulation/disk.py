"""The database, in memory: what is committed outlives every machine, nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from hatbox.server.store import leases
from hatbox.server.store.appending import Append
from hatbox.server.store.processes import Fenced
from hatbox.server.store.store import Conflict, Entry, Report, StoreError

from .loop import Machine

ELSEWHERE = b'{"entry":"evening-is","evening":null}'
"""What another process writes that is first."""


class Ground(Protocol):
    """Where time passes."""

    def time(self) -> float: ...

    def trace(self, what: str, data: bytes = b"") -> None: ...


class Disk:
    """What is committed, and the faults of the place where it is.

    Each of its methods happens as a whole, as a statement or a transaction does.
    """

    def __init__(self, loop: Ground, rng: Random, *, shared: bool = False) -> None:
        self.loop, self.rng = loop, rng
        self.shared = shared
        """Whether several processes can share it, as they can a PostgreSQL."""
        self.active: dict[str, float] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.tokens: dict[bytes, tuple[str, int]] = {}
        self.reported: dict[tuple[str, int, int], Report] = {}
        self.counted: float | None = None
        self.latency = rng.choice([0.0003, 0.005, 0.05])
        self.full_until = 0.0
        self.failing = self.unsure = self.first = self.deadly = 0.0
        """Chances: a write fails; it fails and is done; somebody else is first; it kills."""
        self.kill: Callable[[Machine], None] = lambda _: None
        self.commits = 0
        self.processes: dict[int, tuple[str, str, float]] = {}
        """The address and the host of each, and until when it is alive."""
        self.leases: dict[str, int] = {}
        self.secrets: dict[str, str] = {}
        self.word: tuple[int, str, float | None] = (0, "", None)
        self.strangers: list[str] = []
        """What was written to tables without their leases."""
        self._entered = 0

    # --- Appends ------------------------------------------------------------------------

    def append(self, rows: Append, writer: int | None, *, touched: bool = True) -> None:
        """All or nothing, and nothing of a process that was taken for dead."""
        self.fence(writer)
        for number, entry in enumerate(rows.entries):
            self._check(entry, rows.entries[:number])
        known, there = set(self.tokens), {*self.active, *(entry.table for entry in rows.entries)}
        for token in rows.tokens:
            if token.hash in known or token.table not in there:
                raise StoreError("cannot write: a token is taken, or its table is not there")
            known.add(token.hash)
        for entry in rows.entries:
            self._audit(entry, writer)
            if touched or entry.table not in self.active:
                self.active[entry.table] = max(entry.at, self.active.get(entry.table, entry.at))
            self.entries.setdefault(entry.table, []).append(entry)
        self.tokens |= {token.hash: (token.table, token.member) for token in rows.tokens}
        self.commits += 1
        for entry in rows.entries:
            self.loop.trace("commit", f"{entry.table} {entry.seq} {entry.key} ".encode())
            self.loop.trace("content", entry.content)

    def fence(self, writer: int | None) -> None:
        """Refuse a process that was taken for dead."""
        if writer is not None and writer not in self.processes:
            raise Fenced("cannot write: this process was taken for dead")

    def _check(self, entry: Entry, before: tuple[Entry, ...]) -> None:
        try:
            possible = -(2**63) <= entry.seq < 2**63 and entry.at < float("inf")
            bytes(entry.content), entry.key.encode(), entry.table.encode()
        except (TypeError, UnicodeEncodeError):
            possible = False
        if not possible:
            raise StoreError("cannot write: the database does not take such a value")
        there = [*self.entries.get(entry.table, []), *(e for e in before if e.table == entry.table)]
        for kind in ("key", "seq"):
            for each in there:
                if getattr(each, kind) == getattr(entry, kind):
                    raise Conflict(kind, entry, each)

    def _audit(self, entry: Entry, writer: int | None) -> None:
        """A new table has no lease yet; to any other only that process writes which has it."""
        new = entry.key.startswith("open:")
        if writer is not None and not new and self.leases.get(entry.table) != writer:
            self.strangers.append(f"process {writer} wrote {entry.key} without a lease")

    def somebody_is_first(self, rows: Append) -> None:
        """Another program has done the same, or something else, a moment before."""
        entry = rows.entries[0]
        if entry.seq == 1 or any(each.table != entry.table for each in rows.entries):
            return  # a new table is nobody else's
        other = Entry(entry.table, entry.seq, f"elsewhere:{entry.seq}", ELSEWHERE, entry.at)
        same = self.rng.random() < 0.5
        try:
            self.append(Append(rows.entries if same else (other,)), None)
        except (Conflict, StoreError):
            return

    # --- Other tables -------------------------------------------------------------------

    def find(self, table: str) -> list[Entry]:
        return sorted(self.entries.get(table, []), key=lambda entry: entry.seq)

    def idle(self, since: float) -> dict[str, float]:
        rows = sorted((at, table) for table, at in self.active.items() if at <= since)
        return {table: at for at, table in rows}

    def delete(self, table: str, idle_since: float) -> bool:
        if self.active.get(table, float("inf")) > idle_since:
            return False
        del self.active[table]
        self.entries.pop(table, None)
        self.leases.pop(table, None)
        self.tokens = {d: held for d, held in self.tokens.items() if held[0] != table}
        self.reported = {k: v for k, v in self.reported.items() if k[0] != table}
        return True

    def count_days(self, today: float, most: float) -> float:
        last = self.counted if self.counted is not None else max(self.active.values(), default=None)
        self.counted = today if last is None else min(today, last + most)
        return self.counted

    def report(self, report: Report) -> None:
        if report.table not in self.active:
            raise StoreError("cannot write: a foreign key has no such table")
        self.reported.setdefault((report.table, report.member, report.by), report)

    def reports(self) -> list[Report]:
        rows = self.reported.values()
        return sorted(rows, key=lambda each: (each.at, each.table, each.member))

    # --- Processes and leases: what each statement of the shipped `Leases` does -----------

    def answer(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        """The rows of a statement."""
        return self._ANSWERS[query](self, *values)

    def _enter(self, address: str, seconds: float, host: str) -> list[Any]:
        self._entered += 1
        self.processes[self._entered] = address, host, self.loop.time() + seconds
        return [(self._entered,)]

    def _beat(self, process: int, seconds: float) -> list[Any]:
        if process not in self.processes:
            return []
        self.processes[process] = *self.processes[process][:2], self.loop.time() + seconds
        return [(process,)]

    def _bury(self) -> list[Any]:
        for process, (*_, until) in [*self.processes.items()]:
            if until < self.loop.time():
                self.bury(process)
        return []

    def _leave(self, process: int) -> list[Any]:
        self.bury(process)
        return []

    def bury(self, process: int) -> None:
        """A process is gone, and its leases with it."""
        self.loop.trace(f"process {process} is gone")
        self.processes.pop(process, None)
        self.leases = {table: each for table, each in self.leases.items() if each != process}

    def _take(self, table: str, process: int, reserved: bool) -> list[Any]:  # noqa: FBT001 as in SQL
        if (holder := self.leases.get(table)) is not None:
            address, _, until = self.processes[holder]
            return [{"id": holder, "address": address, "alive": until > self.loop.time()}]
        if not reserved and table not in self.active:
            return []
        self.fence(process)
        self.leases[table] = process
        self.loop.trace(f"process {process} has {table}")
        return [{"id": process, "address": "", "alive": True}]

    def _release(self, table: str, process: int) -> list[Any]:
        if self.leases.get(table) == process:
            del self.leases[table]
        return []

    def _alive(self) -> list[Any]:
        rows = self.processes.items()
        return [(each, a, host) for each, (a, host, until) in rows if until > self.loop.time()]

    def _keep_secret(self, name: str, value: str) -> list[Any]:
        self.secrets.setdefault(name, value)
        return []

    def _secret(self, name: str) -> list[Any]:
        return [(self.secrets[name],)]

    def _say(self, text: str, seconds: float | None) -> list[Any]:
        self.word = self.word[0] + 1, text, None if seconds is None else self.loop.time() + seconds
        return []

    def _said(self) -> list[Any]:
        number, text, until = self.word
        return [(number, text, None if until is None else until - self.loop.time())]

    _ANSWERS: dict[str, Callable[..., list[Any]]] = {  # noqa: RUF012 it is never changed
        leases.ENTER: _enter,
        leases.BEAT: _beat,
        leases.BURY: _bury,
        leases.LEAVE: _leave,
        leases.TAKE: _take,
        leases.RELEASE: _release,
        leases.ALIVE: _alive,
        leases.KEEP: _keep_secret,
        leases.KEPT: _secret,
        leases.SAY: _say,
        leases.SAID: _said,
    }
