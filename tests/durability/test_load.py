"""The measurement under load works; its figures do not matter here."""

import asyncio
from pathlib import Path

from benchmarks.crowd import SEATS, Crowd
from benchmarks.load import measure, table
from benchmarks.rooms import COLYSEUS, HATBOX
from benchmarks.rooms.colyseus import PATCH, ColyseusSeat, Ticket


def test_a_small_crowd_plays(tmp_path: Path) -> None:
    figures = asyncio.run(measure(HATBOX, tmp_path, tables=20, rate=60, seconds=2))
    assert figures.connections == 20 * SEATS
    assert figures.paced.answers >= len(figures.paced.times) > 0
    assert figures.paced.news > figures.paced.answers
    assert figures.full.answers > 0
    assert figures.paced.lost == figures.full.lost == 0
    assert figures.disk
    assert "| tables, connections | 20, 80 |" in table([figures])


def test_an_answer_of_which_four_clients_hear_is_one_answer() -> None:
    async def play() -> int:
        crowd = Crowd(COLYSEUS, 0, lambda *_: None)
        seats = [ColyseusSeat(crowd, Ticket("/", number)) for number in range(SEATS)]
        crowd.expect(seats[0])
        for seat in seats:
            seat.heard(bytes([PATCH]))
        return crowd.counts["answers"]

    assert asyncio.run(play()) == 1
