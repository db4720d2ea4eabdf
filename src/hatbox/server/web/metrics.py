"""The server's figures for Prometheus, made when they are asked for."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from pathlib import Path

from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST as CONTENT_TYPE
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from ... import __version__
from ..play.hub import Hub
from ..play.meter import COMMIT_SECONDS, Meter

__all__ = ["CONTENT_TYPE", "Family", "exposition", "figures", "note"]

Key = tuple[str, str]


class Family(Struct, frozen=True):
    """A figure, with a sample for each of its labels."""

    name: str
    about: str
    kind: str
    samples: tuple[tuple[str, dict[str, str], float], ...]


class _Figures(Collector):
    """One look at this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        meter: Meter = self._hub.world.meter
        yield from meter.process
        yield InfoMetricFamily("hatbox", "The server.", {"version": __version__})
        yield from self._tables()
        moves = CounterMetricFamily("hatbox_moves", "Moves that were told.", labels=["game"])
        yield _counted(moves, meter.moves)
        games = CounterMetricFamily(
            "hatbox_games", "Games that have begun, are over or were ended.", labels=["game", "how"]
        )
        yield _counted(games, meter.games)
        refused = CounterMetricFamily(
            "hatbox_refused", "Requests refused, and limits met by clients.", labels=["why"]
        )
        yield _counted(refused, meter.refused)
        yield GaugeMetricFamily(
            "hatbox_loop_delay_seconds", "How late a timer came at the last look.", meter.loop_delay
        )
        bounds = [*map(str, COMMIT_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "hatbox_commit_seconds",
            "Time until an entry of a table's log is durable.",
            buckets=list(zip(bounds, accumulate(meter.commits), strict=True)),
            sum_value=meter.commit_seconds,
        )

    def _tables(self) -> Iterator[Metric]:
        tables: Counter[tuple[str, str]] = Counter()
        clients: Counter[str] = Counter()
        for session in self._hub.sessions.values():
            table = session.table
            tables[table.settings.game, table.state] += 1
            for connection in session.audience.connections:
                clients["spectator" if connection.member is None else "member"] += 1
        family = GaugeMetricFamily("hatbox_tables", "Tables in memory.", labels=["game", "state"])
        yield _counted(family, tables)
        family = GaugeMetricFamily("hatbox_connections", "Connected clients.", labels=["kind"])
        yield _counted(family, clients)


def _counted(
    family: CounterMetricFamily | GaugeMetricFamily, counts: Mapping[str, int] | Mapping[Key, int]
) -> Metric:
    """The family with a line for each label, or pair of labels."""
    for key, count in sorted(counts.items()):
        family.add_metric([key] if isinstance(key, str) else list(key), count)
    return family


def figures(hub: Hub) -> tuple[Family, ...]:
    """Those of this process."""
    registry = CollectorRegistry()
    registry.register(_Figures(hub))
    return tuple(
        Family(
            each.name,
            each.documentation,
            each.type,
            tuple((sample.name, sample.labels, sample.value) for sample in each.samples),
        )
        for each in registry.collect()
    )


class _Together(Collector):
    """The figures of all processes; where there are several, each sample says whose it is."""

    def __init__(self, stored: int, parts: Mapping[str, Iterable[Family]]) -> None:
        self._stored, self._parts = stored, parts

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("hatbox_tables_stored", "Tables in the database.", self._stored)
        together: dict[str, Metric] = {}
        for process, families in self._parts.items():
            whose = {"process": process} if process else {}
            for each in families:
                family = together.setdefault(each.name, Metric(each.name, each.about, each.kind))
                for name, labels, value in each.samples:
                    family.add_sample(name, labels | whose, value)
        yield from together.values()


def exposition(stored: int, parts: Mapping[str, Iterable[Family]]) -> bytes:
    """All figures as text; those of a process that shares no database have no name."""
    registry = CollectorRegistry()
    registry.register(_Together(stored, parts))
    return generate_latest(registry)


def note(meter: Meter) -> None:
    """Note what the process uses, where the system tells it."""
    meter.process = tuple(ProcessCollector(registry=None).collect())
    meter.memory = _memory()


def _memory() -> int | None:
    """Bytes of memory that the process occupies; None where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGESIZE")
