"""The host of a table: whose role it is, and to whom it moves."""

from pathlib import Path

import pytest

from tests.server.house import house, live, places


@live
async def test_the_hosts_role_is_handed_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        assert await ana.fails("hand-over", member=5) == "error-no-such-member"
        await ben.leave()
        assert await ana.fails("hand-over", member=1) == "error-away"
        await ben.come()
        await ana.do("hand-over", member=1)
        assert await ana.fails("start") == "error-host-only"
        await ben.do("start")
        assert ana.lobby["host"] == 1


@pytest.mark.parametrize("begun", [False, True])
@live
async def test_the_hosts_role_moves_on_and_comes_back(tmp_path: Path, *, begun: bool) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.table("not-a-hat", 3, 3, grace=30)
        if begun:
            await ana.do("start")
        await ana.leave()
        await here.wait(29)
        assert cleo.lobby["host"] == 0
        assert await ben.fails("mute", member=2, muted=True) == "error-host-only"
        await here.wait(1)
        assert cleo.lobby["host"] == 1
        await ben.do("mute", member=2, muted=True)
        if begun:
            await cleo.do("seat-bot", seat=0, bot="novice")
            assert places(cleo.lobby)[0] == (0, "novice")
        await ben.leave()
        await here.wait(30)
        assert cleo.lobby["host"] == 2
        await ben.come()
        assert cleo.lobby["host"] == 2
        await ana.come()
        assert {ana.lobby["host"], ben.lobby["host"], cleo.lobby["host"]} == {0}
        assert places(cleo.lobby)[0] == (0, None)


@live
async def test_a_host_who_leaves_the_game_leaves_the_role_to_somebody_who_plays(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3)
        await ben.leave()
        await ana.do("stand")
        assert cleo.lobby["host"] == 2
        await ana.leave()
        await ana.come()
        assert ana.lobby["host"] == 2
        await cleo.do("stand")  # nobody who plays is there
        assert ana.lobby["host"] == 2


@live
async def test_a_host_by_the_hosts_will_stays_host(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.table("not-a-hat", 3, 3, grace=30)
        await ana.leave()
        await here.wait(30)
        await ben.do("hand-over", member=2)
        await ana.come()
        assert ana.lobby["host"] == 2
        await cleo.do("kick", member=0)
        assert ben.lobby["host"] == 2


@live
async def test_nobody_becomes_host_but_a_player_who_is_no_program(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2, grace=30)
        table = ana.session.table.id
        program = await here.hub.join(table, "Robot", "en", spectate=False, program=True)
        robot = await here.guest(program)
        watcher = await here.guest(await here.hub.join(table, "Dora", "en", spectate=True))
        await ben.leave()
        await ana.leave()
        await here.wait(100)
        assert watcher.lobby["host"] == 0
        await watcher.fails("kick", member=0)
        await robot.leave()
        await ben.come()
        await watcher.leave()
        await here.wait(30)
        assert ben.lobby["host"] == 1
        await ben.leave()
        await here.wait(100)
        assert (await here.guest(program)).lobby["host"] == 1


@live
async def test_the_next_host_of_one_who_leaves_for_good(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.table("not-a-hat", 3, 3, grace=30)
        await ana.leave()
        await here.wait(30)
        await ben.do("kick", member=0)
        await ben.leave()
        await here.wait(30)
        assert cleo.lobby["host"] == 2
        await ben.come()
        assert cleo.lobby["host"] == 1
