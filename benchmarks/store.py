"""Durable entries a second: `python -m benchmarks.store [FOLDER]`.

Compares group commit with a transaction for each row, and with the disk's own time for an fsync,
in one run and one folder, because the disk decides most of it.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from hatbox.server.store.store import Entry, Store

CALLERS = 1000
GROUPED = 20_000
ALONE = 1_000
SYNCS = 200
CONTENT = b'{"type":"answer","seat":2,"question":17,"answer":{"type":"offer","card":41}}'


def fsync_times(folder: Path) -> list[float]:
    """Seconds to append and sync a page, as a commit does."""
    times = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return times


async def append_times(path: Path, *, callers: int, rows: int) -> tuple[float, list[float]]:
    """Rows a second, and the seconds of each append, with this number of concurrent callers."""
    store = await Store.open(path)
    times: list[float] = []

    async def caller(table: str) -> None:
        for seq in range(rows // callers):
            start = time.perf_counter()
            await store.append(Entry(table, seq, f"key {seq}", CONTENT, start))
            times.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(caller(f"table {n}") for n in range(callers)))
    rate = rows / (time.perf_counter() - start)
    await store.close()
    return rate, times


def milliseconds(times: list[float]) -> str:
    return f"{median(times) * 1e3:.2f} ms in the median, {quantiles(times, n=100)[98] * 1e3:.2f} ms"


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None) as name:
        folder = Path(name)
        print(f"fsync of a page: {milliseconds(fsync_times(folder))} in the 99th percentile")
        # With only one caller every group has one row.
        for title, callers, rows in (
            ("a transaction for each row", 1, ALONE),
            (f"group commit, {CALLERS:,} callers", CALLERS, GROUPED),
        ):
            work = append_times(folder / f"{callers}.db", callers=callers, rows=rows)
            rate, times = asyncio.run(work)
            print(f"{title}: {rate:,.0f} rows/s; {milliseconds(times)} in the 99th percentile")


if __name__ == "__main__":
    main()
