"""The server's figures for Prometheus, made when they are asked for."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path

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

__all__ = ["CONTENT_TYPE", "exposition", "memory"]

Key = tuple[str, str]


class _Figures(Collector):
    """One look at the server."""

    def __init__(self, hub: Hub, stored: int) -> None:
        self._hub, self._stored = hub, stored

    def collect(self) -> Iterator[Metric]:
        meter: Meter = self._hub.world.meter
        yield InfoMetricFamily("hatbox", "The server.", {"version": __version__})
        yield GaugeMetricFamily("hatbox_tables_stored", "Tables in the database.", self._stored)
        yield from self._tables()
        moves = CounterMetricFamily("hatbox_moves", "Moves that were told.", labels=["game"])
        yield _counted(moves, meter.moves)
        games = CounterMetricFamily(
            "hatbox_games", "Games that have begun, are over or were ended.", labels=["game", "how"]
        )
        yield _counted(games, meter.games)
        refused = CounterMetricFamily(
            "hatbox_refused", "Requests and WebSockets refused.", labels=["why"]
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


def exposition(hub: Hub, stored: int) -> bytes:
    """All figures as text, with those of the process where the system tells them."""
    registry = CollectorRegistry()
    registry.register(_Figures(hub, stored))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


def memory() -> int | None:
    """Bytes of memory that the process occupies; None where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGESIZE")
