"""The measurement under load works; its figures do not matter here."""

import asyncio
from pathlib import Path

from benchmarks.load import SEATS, measure


def test_a_small_crowd_plays(tmp_path: Path) -> None:
    figures = asyncio.run(measure(tmp_path, tables=20, rate=60, seconds=2))
    assert figures.connections == 20 * SEATS
    assert figures.answers == len(figures.times) > 0
    assert figures.news > figures.answers
    assert figures.lost == 0
    assert figures.disk
    assert str(figures).startswith("tables: 20; connections: 80\n")
