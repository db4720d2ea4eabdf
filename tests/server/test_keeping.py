"""Old tables go, and only they: on a clock that the test moves."""

from pathlib import Path
from random import Random

import pytest

from hatbox import RuleError
from hatbox.server.play.keeping import DAY, Keep, Keeper
from hatbox.server.store.store import Entry, Report
from hatbox.server.table.entries import Renamed
from tests.server.house import Guest, House, house, live, play_on

OPEN, PLAYING, OVER, ENDED = "open", "playing", "over", "ended"


async def one_of_each(here: House) -> dict[str, str]:
    """A table in each state; nobody is there any more."""
    tables = {}
    for state in (OPEN, PLAYING, OVER, ENDED):
        guests = await here.table("not-a-hat", 3, 2)
        tables[state] = guests[0].session.table.id
        if state != OPEN:
            await guests[0].do("start")
        if state == OVER:
            await play_to_the_end(here, guests)
        if state == ENDED:
            for guest in guests:
                await guest.do("agree-to-end", agree=True)
        assert guests[0].session.table.state == state
        for guest in guests:
            await guest.leave()
    return tables


async def play_to_the_end(here: House, guests: list[Guest]) -> None:
    await play_on(here, guests, Random(1), lambda: bool(guests[0].of("over")))


async def days_go_by(here: House, keeper: Keeper, days: int) -> None:
    for _ in range(days):
        here.hub.forget_idle()
        await here.wait(DAY)
        assert keeper.round is not None
        await keeper.round


async def kept(here: House, tables: dict[str, str]) -> set[str]:
    there = await here.store.tables()
    return {state for state, table in tables.items() if table in there}


@pytest.mark.parametrize(
    ("keep", "after"),
    [
        (Keep(3, 9), {2: {OPEN, PLAYING, OVER, ENDED}, 4: {PLAYING}, 8: {PLAYING}, 10: set()}),
        (Keep(0, 9), {8: {OPEN, PLAYING, OVER, ENDED}, 10: {OPEN, OVER, ENDED}}),
        (Keep(3, 0), {4: {PLAYING}, 400: {PLAYING}}),
        (Keep(0, 0), {400: {OPEN, PLAYING, OVER, ENDED}}),
        (Keep(), {29: {OPEN, PLAYING, OVER, ENDED}, 31: {PLAYING}, 364: {PLAYING}, 366: set()}),
    ],
    ids=["both", "finished for ever", "unfinished for ever", "all for ever", "usual"],
)
@live
async def test_a_table_is_removed_when_its_time_has_come(
    tmp_path: Path, keep: Keep, after: dict[int, set[str]]
) -> None:
    async with house(tmp_path) as here:
        tables = await one_of_each(here)
        keeper = Keeper(here.hub, keep)
        keeper.start()
        today = 0
        for day, states in after.items():
            await days_go_by(here, keeper, day - today)
            today = day
            assert await kept(here, tables) == states, day
            for state, table in tables.items():
                if state not in states:
                    with pytest.raises(RuleError, match="error-no-such-table"):
                        await here.hub.session(table)
        keeper.stop()


@live
async def test_a_game_in_which_something_happens_is_kept_from_then_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        tables = await one_of_each(here)
        keeper = Keeper(here.hub, Keep(3, 9))
        keeper.start()
        await days_go_by(here, keeper, 8)
        session = await here.hub.session(tables[PLAYING])
        await session.append(lambda: Renamed(0, "Anna", "en"), "0:late")
        await days_go_by(here, keeper, 8)
        assert await kept(here, tables) == {PLAYING}
        await days_go_by(here, keeper, 2)
        assert await kept(here, tables) == set()
        keeper.stop()


@live
async def test_no_table_is_removed_while_somebody_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        table = ana.session.table.id
        keeper = Keeper(here.hub, Keep(1, 1))
        keeper.start()
        await days_go_by(here, keeper, 5)
        assert table in await here.store.tables()
        await ana.do("start")
        await ana.leave()
        await days_go_by(here, keeper, 3)
        assert table not in await here.store.tables()
        keeper.stop()


@live
async def test_a_table_that_cannot_be_read_is_no_trouble_for_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as here:
        await here.store.append(Entry("broken", 1, "k", b"{}", 0.0))
        await here.store.append(Entry("wrong", 1, "k", b'{"entry":"sat","member":1,"seat":0}', 0.0))
        tables = await one_of_each(here)
        await here.store.report(Report(tables[OVER], 1, 0, 0.0))
        keeper = Keeper(here.hub, Keep(2, 5))
        keeper.start()
        await days_go_by(here, keeper, 3)
        assert set(await here.store.tables()) == {"broken", "wrong", tables[PLAYING]}
        assert await here.store.reports() == []
        assert "3 old tables were removed" in caplog.text
        await days_go_by(here, keeper, 3)
        assert await here.store.tables() == {}
        keeper.stop()


@live
async def test_when_the_disk_does_not_work_today_it_is_tried_again_tomorrow(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as here:
        await here.store.close()
        keeper = Keeper(here.hub, Keep(2, 5))
        keeper.start()
        await days_go_by(here, keeper, 2)
        assert caplog.text.count("old tables were not removed") == 3
        keeper.stop()


@live
async def test_a_clock_that_is_once_far_ahead_removes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also if somebody opens a table meanwhile, and the server is started a few times."""
    async with house(tmp_path) as here:
        tables = await one_of_each(here)
        keeper = Keeper(here.hub, Keep(30, 365))
        keeper.start()
        await days_go_by(here, keeper, 1)
        keeper.stop()
        monkeypatch.setattr(here.clock, "today", lambda: here.clock.now() + 400 * DAY)
        for _ in range(3):
            await here.hub.open((await here.hub.session(tables[OPEN])).table.settings, "A", "en")
            here.hub.sessions.clear()
            keeper = Keeper(here.hub, Keep(30, 365))
            keeper.start()
            assert keeper.round is not None
            await keeper.round
            keeper.stop()
        assert await kept(here, tables) == {OPEN, PLAYING, OVER, ENDED}
        assert "days have passed at once" in caplog.text
        monkeypatch.undo()
        keeper = Keeper(here.hub, Keep(30, 365))
        keeper.start()
        await days_go_by(here, keeper, 31)
        assert await kept(here, tables) == {PLAYING}
        keeper.stop()
