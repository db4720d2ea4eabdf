"""The store, on SQLite and on PostgreSQL, and in the simulation's memory: acknowledged entries are
there, once, in order, whatever happens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hatbox.server.store.appending import TOUCH_SECONDS
from hatbox.server.store.groups import Groups
from hatbox.server.store.store import Conflict, Entry, Report, StoreError
from tests.server.databases import database
from tests.server.stores import Place, entry, memory, open_store, opened, outcomes

ALICE, BOB = b"a" * 32, b"b" * 32


@contextmanager
def counted_commits() -> Iterator[Counter[str]]:
    """Counts the groups: each is one transaction, whichever way it is written."""
    count: Counter[str] = Counter()
    end = Groups._end  # noqa: SLF001 - where a group that was written is told so

    def counting(self: Any, group: Any, results: Any) -> None:
        count["commits"] += 1
        end(self, group, results)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Groups, "_end", counting)
        yield count


@pytest.fixture(params=["sqlite", "postgres", "memory"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield tmp_path / "hatbox.db"
    elif request.param == "memory":
        yield memory()
    else:
        with database() as address:
            yield address


# --- Entries --------------------------------------------------------------------------------


def test_entries_come_back_by_number_also_after_reopening(place: Place) -> None:
    async def run() -> None:
        there = [entry("a", seq, at=seq / 3) for seq in range(20)]
        async with opened(place) as store:
            await store.append(*there[10:], entry("b", 7))
            await store.append(*there[:10])
            assert await store.load("a") == there
        async with opened(place) as store:
            assert await store.load("a") == there
            assert await store.load("b") == [entry("b", 7)]
            assert await store.load("never was") == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("again", "kind"),
    [
        (entry("a", 1, "key 0"), "key"),
        (entry("a", 0, "other"), "seq"),
        (entry("a", 0, "key 0"), "key"),
    ],
    ids=["the key is taken", "the number is taken", "both are: the key counts"],
)
def test_what_is_there_already_is_a_conflict_and_nothing_of_the_append_happens(
    place: Place, again: Entry, kind: str
) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.append(entry("a", 0))
            with pytest.raises(Conflict) as caught:
                await store.append(
                    entry("a", 5), again, entry("new", 0), tokens={ALICE: ("new", 0)}
                )
            assert caught.value.kind == kind
            assert caught.value.entry == again
            assert caught.value.stored == entry("a", 0)
            assert await store.load("a") == [entry("a", 0)]
            assert await store.tables() == {"a": 0.0}
            assert await store.find_tokens([ALICE]) == {}

    asyncio.run(run())


def test_the_same_number_and_key_at_another_table_are_no_conflict(place: Place) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.append(entry("a", 0), entry("b", 0))
            assert await store.load("b") == [entry("b", 0)]

    asyncio.run(run())


def test_two_of_one_append_can_be_in_conflict_with_each_other(place: Place) -> None:
    async def run() -> None:
        async with opened(place) as store:
            with pytest.raises(Conflict):
                await store.append(entry("a", 0), entry("a", 0, "other"))
            assert await store.load("a") == []

    asyncio.run(run())


# --- Many at once ---------------------------------------------------------------------------


def test_a_thousand_at_once_at_a_hundred_tables_share_a_few_commits(place: Place) -> None:
    async def run() -> None:
        everything = [entry(f"table {n % 100}", n // 100) for n in range(1000)]
        async with opened(place) as store:
            with counted_commits() as count:
                assert await outcomes(*map(store.append, everything)) == [None] * 1000
            assert 1 <= count["commits"] <= 10
            for n in range(100):
                assert await store.load(f"table {n}") == everything[n::100]

    asyncio.run(run())


def test_a_group_is_no_larger_than_the_queue(place: Place) -> None:
    async def run() -> None:
        async with opened(place, queue=4) as store:
            with counted_commits() as count:
                await asyncio.gather(*(store.append(entry("a", n)) for n in range(100)))
            assert count["commits"] >= 25
            assert await store.load("a") == [entry("a", n) for n in range(100)]

    asyncio.run(run())


@pytest.mark.parametrize("stores", [1, 2], ids=["one store", "two stores on one database"])
def test_of_many_that_want_the_same_number_exactly_one_gets_it(place: Place, stores: int) -> None:
    async def run() -> None:
        async with opened(place) as first, opened(place) as second:
            writers = (first, second)[:stores]
            race = [entry(f"table {n % 10}", 0, f"racer {n}") for n in range(100)]
            results = await outcomes(
                *(writers[n // 10 % stores].append(each) for n, each in enumerate(race))
            )
            winners = {race[n].table: race[n] for n in range(100) if results[n] is None}
            assert results.count(None) == len(winners) == 10
            for each, result in zip(race, results, strict=True):
                stored = winners[each.table]
                assert await first.load(each.table) == [stored]
                if result is not None:
                    assert isinstance(result, Conflict)
                    assert (result.kind, result.stored) == ("seq", stored)

    asyncio.run(run())


BAD: dict[str, Entry] = {
    "its number is taken": entry("good 0", 0, "other"),
    "its key is taken": entry("good 0", 77, "key 0"),
    "not a Unicode text": entry("bad", 1, "\ud800"),
    "a number beyond 64 bits": entry("bad", 2**64, "large"),
    "no time": entry("bad", 1, at=float("nan")),
    "no content": Entry("bad", 1, "empty", None, 0.0),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD.keys())
def test_a_bad_row_fails_alone(place: Place, bad: Entry) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.append(entry("good 0", 0))
            good = [entry(f"good {n % 3}", 1 + n // 3) for n in range(30)]
            with counted_commits() as count:
                results = await outcomes(
                    *map(store.append, good[:15]),
                    store.append(entry("bad", 0), bad),
                    *map(store.append, good[15:]),
                )
            assert count["commits"] == 1
            assert isinstance(results.pop(15), Conflict | StoreError)
            assert results == [None] * 30
            assert await store.load("good 1") == good[1::3]
            assert await store.load("bad") == []

    asyncio.run(run())


def test_a_caller_who_gives_up_disturbs_nobody(place: Place) -> None:
    async def run() -> None:
        async with opened(place, queue=2) as store:
            tasks = [asyncio.create_task(store.append(entry(f"{n}", 0))) for n in range(20)]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            assert await outcomes(*tasks[1::2]) == [None] * 10
            await store.append(entry("afterwards", 0))

    asyncio.run(run())


def test_closing_writes_what_is_waiting(place: Place) -> None:
    async def run() -> None:
        store = await open_store(place, queue=4)
        waiting = [asyncio.create_task(store.append(entry("a", n))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(*waiting) == [None] * 50
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append(entry("a", 50))
        with pytest.raises(StoreError, match="closed"):
            await store.load("a")
        async with opened(place) as again:
            assert await again.load("a") == [entry("a", n) for n in range(50)]

    asyncio.run(run())


# --- Tokens, housekeeping, reports ----------------------------------------------------------


def test_tokens_come_with_the_entry_that_issues_them(place: Place) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.append(entry("a", 0), tokens={ALICE: ("a", 0)})
            await store.append(entry("a", 1), tokens={BOB: ("a", 1)})
            assert await store.find_tokens([BOB, b"?" * 32]) == {BOB: ("a", 1)}
            assert await store.find_tokens([]) == {}
            results = await outcomes(
                store.append(entry("b", 0), tokens={ALICE: ("b", 0)}),
                store.append(entry("c", 0), tokens={b"c" * 32: ("c", 0)}),
                store.append(entry("d", 0), tokens={b"c" * 32: ("d", 0)}),
                store.append(tokens={b"e" * 32: ("no such table", 0)}),
            )
            assert [type(each) for each in results] == [
                StoreError,
                type(None),
                StoreError,
                StoreError,
            ]
            assert await store.find_tokens([ALICE, b"c" * 32, b"e" * 32]) == {
                ALICE: ("a", 0),
                b"c" * 32: ("c", 0),
            }
            assert sorted(await store.tables()) == ["a", "c"]

    asyncio.run(run())


def test_only_a_table_that_is_still_idle_can_be_deleted_with_all_that_it_had(place: Place) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.append(entry("a", 0, at=1000), tokens={ALICE: ("a", 0)})
            await store.append(entry("b", 0, at=2000), tokens={BOB: ("b", 0)})
            await store.append(entry("b", 1, at=1500))
            await store.report(Report("a", 0, by=1, at=1100))
            assert list((await store.tables()).items()) == [("a", 1000), ("b", 2000)]
            assert await store.tables(idle_since=1500) == {"a": 1000}
            await store.append(entry("a", 1, at=1600))
            assert not await store.delete("a", idle_since=1500)
            assert len(await store.load("a")) == 2
            assert await store.delete("a", idle_since=1600)
            assert await store.load("a") == []
            assert await store.reports() == []
            assert await store.find_tokens([ALICE, BOB]) == {BOB: ("b", 0)}
            assert await store.tables() == {"b": 2000}
            await store.append(entry("a", 0, at=1601))
            assert await store.tables() == {"a": 1601, "b": 2000}

    asyncio.run(run())


def test_the_time_of_a_tables_last_activity_is_written_once_a_minute(place: Place) -> None:
    async def run() -> None:
        async with opened(place) as store:
            for seq, at in enumerate((1000, 1000 + TOUCH_SECONDS, 900)):
                await store.append(entry("a", seq, at=at))
                assert await store.tables() == {"a": 1000}
            later = 1000.5 + TOUCH_SECONDS
            await outcomes(
                store.append(entry("a", 3, at=later)), store.append(entry("a", 4, at=later - 0.2))
            )
            assert await store.tables() == {"a": later}

    asyncio.run(run())


def test_a_report_counts_once_and_belongs_to_a_table(place: Place) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.append(entry("a", 0))
            for report in (
                Report("a", 2, by=1, at=6),
                Report("a", 2, by=0, at=5),
                Report("a", 2, by=0, at=9),
            ):
                await store.report(report)
            with pytest.raises(StoreError, match=r"(?i)foreign key"):
                await store.report(Report("never was", 2, by=0, at=5))
            assert await store.reports() == [
                Report("a", 2, by=0, at=5),
                Report("a", 2, by=1, at=6),
            ]

    asyncio.run(run())
