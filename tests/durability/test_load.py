"""The measurement under load works; its figures do not matter here."""

import asyncio
from pathlib import Path

from benchmarks.crowd import SEATS
from benchmarks.load import measure, table
from benchmarks.rooms import HATBOX


def test_a_small_crowd_plays(tmp_path: Path) -> None:
    figures = asyncio.run(measure(HATBOX, tmp_path, tables=20, rate=60, seconds=2))
    assert figures.connections == 20 * SEATS
    assert figures.paced.answers >= len(figures.paced.times) > 0
    assert figures.paced.news > figures.paced.answers
    assert figures.full.answers > 0
    assert figures.paced.lost == figures.full.lost == 0
    assert figures.disk
    assert "| tables, connections | 20, 80 |" in table([figures])
