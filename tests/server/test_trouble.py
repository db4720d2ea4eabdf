"""People who go, come and change their minds at the worst moment: the game goes on."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox.server.play.hub import Ticket
from hatbox.server.protocol import messages
from hatbox.server.protocol.messages import Settings
from hatbox.server.store.store import StoreError
from hatbox.server.table.commands import DECIDE
from tests.server.house import Guest, House, house, live, passing, play_on


def over(guest: Guest) -> bool:
    return bool(guest.of("over"))


async def elsewhere(here: House, guest: Guest, table: str) -> Guest:
    """The same person at another table, by the same token."""
    return await here.guest(Ticket(table, str(guest.token), 0))


async def gone_after(here: House, game: Any, steps: int, how: str) -> str:
    """Somebody goes while being asked something, which is what; the others play to the end."""
    options = {"rounds": 8} if game == "not-a-hat" else {}
    guests = await here.game(game, 3, 3, window=2, grace=5, stand_in=True, options=options)
    ana, ben, cleo = guests

    def there() -> bool:
        return cleo.news["number"] > steps and ben.question is not None

    await play_on(here, guests, Random(steps), there)
    asked = str(ben.options[0]["do"])
    if how == "kick":
        await ana.do("kick", member=1)
    elif how == "stand":
        await ben.do("stand")
    else:
        await ben.leave()
    await play_on(here, [ana, cleo], Random(steps), lambda: over(ana))
    assert over(cleo)
    return asked


@pytest.mark.parametrize("how", ["kick", "stand", "leave"])
@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
@live
async def test_whoever_goes_in_the_middle_of_a_decision_holds_nobody_up(
    tmp_path: Path, game: Any, how: str
) -> None:
    kinds = set()
    for steps in range(0, 12, 2):
        folder = tmp_path / str(steps)
        folder.mkdir()
        async with house(folder, seed=steps) as here:
            kinds.add(await gone_after(here, game, steps, how))
    assert len(kinds) > 1, kinds


HUNGRY = """
game = "antayagi"
name = "Hungry"
[cards.plain]
bone = 24
lollipop = 20
t-rex = 16
"""
DECISIONS = {
    "antayagi-80": ("choose", "offer", "pass", "take", "feed"),
    "antayagi-65": ("choose", "offer", "pass", "take"),
    "not-a-hat": ("give", "accept"),
}


@pytest.mark.parametrize(
    ("game", "decision"), [(game, each) for game, every in DECISIONS.items() for each in every]
)
@live
async def test_the_host_goes_for_good_at_any_decision_and_the_others_seat_a_bot_and_go_on(
    tmp_path: Path, game: Any, decision: str
) -> None:
    more = {"options": {"rounds": 8}} if game == "not-a-hat" else {"deck": HUNGRY}
    async with house(tmp_path) as here:
        ana, ben, cleo = guests = await here.game(game, 3, 3, window=2, grace=5, **more)
        asked = lambda: decision in [each["do"] for each in ana.options]  # noqa: E731
        await play_on(here, guests, Random(5), asked)
        await ana.leave()
        assert await ben.fails("seat-bot", seat=0, bot="regular") == "error-not-away"
        await here.wait(5)
        assert [ben.lobby["host"], cleo.lobby["host"]] == [1, 1]
        await cleo.do("seat-bot", seat=0, bot="regular")
        await play_on(here, [ben, cleo], Random(5), lambda: ben.news["number"] > 30 or over(ben))
        await ana.come()
        assert cleo.lobby["host"] == 0
        await play_on(here, guests, Random(5), lambda: all(map(over, guests)))


@live
async def test_a_rematch_does_not_wait_for_whoever_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3, grace=10)
        for guest in (ana, ben, cleo):
            await guest.do("agree-to-end", agree=True)
        await ana.leave()  # who is the host
        await ben.do("rematch")
        table = ben.lobby["rematch"]
        ben, cleo = await elsewhere(here, ben, table), await elsewhere(here, cleo, table)
        assert [m["connected"] for m in cleo.lobby["members"]] == [False, True, True]
        assert await cleo.fails("start") == "error-host-only"
        await ben.do("start")  # who wanted it
        ana = await elsewhere(here, ana, table)
        await play_on(here, [ana, ben, cleo], Random(1), lambda: over(ana))


@live
async def test_who_watches_from_the_lobby_on_sees_the_game_begin_and_is_asked_nothing(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("antayagi-80", 3, 2)
        stranger = await here.watch(ana.session.table.id)
        named = await here.hub.join(ana.session.table.id, "Bo", "en", spectate=True)
        friend = await here.guest(named)
        await ana.do("start")
        await play_on(here, [ana, ben], Random(2), lambda: ana.news["number"] > 8)
        assert stranger.of("news") == friend.of("news") != []
        for news in stranger.of("news"):
            assert news["question"] is None
            assert news["view"]["watcher"] is None


@live
async def test_a_table_that_wants_no_spectators_any_more_sends_them_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        stranger = await here.watch(ana.session.table.id)
        named = await here.hub.join(ana.session.table.id, "Bo", "en", spectate=True)
        friend = await here.guest(named)
        await ana.do("change", settings=ana.lobby["settings"] | {"spectators": False})
        assert stranger.heard[-1] == {"type": "bye", "reason": "refused"}
        sent = len(stranger.frames)
        await ana.do("start")
        assert len(stranger.frames) == sent
        assert friend.of("news")  # whose name is at the table: the host can send them away
        assert ben.of("news")


@live
async def test_whoever_comes_to_watch_while_spectators_are_being_sent_away_goes_too(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, _ = await here.table("not-a-hat", 3, 2, spectators=False)
        late = await here.watch(ana.session.table.id)  # the door was still open
        await ana.do("start")
        assert late.heard == [{"type": "bye", "reason": "refused"}]


@live
async def test_a_window_ends_when_all_have_passed_and_all_but_one_have_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=30)
        await play_on(here, guests, Random(1), lambda: all(map(passing, guests)))
        ana, ben, cleo = guests
        for guest in guests:
            await guest.answer({"do": "pass"})
        await ben.do("stand")
        await cleo.do("stand")
        await play_on(here, [ana], Random(1), lambda: over(ana))


@live
async def test_whoever_cannot_come_back_because_of_the_disk_is_still_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3, grace=5)
        await ana.leave()  # who is the host
        await here.wait(5)
        await ben.do("hand-over", member=1)
        await ben.do("seat-bot", seat=0, bot="random")

        async def full(*_: object, **__: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(type(here.store), "append", full)
            with pytest.raises(StoreError):
                await ana.come()
        assert not cleo.lobby["members"][0]["connected"]
        assert cleo.session.audience.is_away(0)
        assert cleo.lobby["places"][0]["bot"] == "random"
        await ana.come()
        assert cleo.lobby["places"][0]["bot"] is None


@live
async def test_nobody_fills_the_disk_with_changes_of_mind(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3, first=0)
        renamed = [await ben.send(type="rename", name=f"B{n}", language="en") for n in range(70)]
        assert [each["type"] for each in renamed] == ["ack"] * 60 + ["failed"] * 10
        assert renamed[-1]["message"] == "error-too-fast"
        await cleo.do("rename", name="Cleopatra", language="en")
        await ana.answer(ana.options[0])
        await ben.answer({"do": "accept"})  # moves are not counted
        await here.wait(2)
        await ben.do("rename", name="Ben", language="en")


@live
async def test_a_fault_of_ours_is_written_to_the_log_and_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        monkeypatch.setitem(DECIDE, messages.Rename, broken)
        assert await ben.fails("rename", name="Bo", language="en") == "error-internal"
        assert "ZeroDivisionError" in caplog.text
        await ana.do("start")


@live
async def test_bots_wait_while_nobody_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        wanted = Settings(game="not-a-hat", players=4, first=1, telling=0)
        ticket = await here.hub.quick(wanted, "Ana", "en", "random")
        session = await here.hub.session(ticket.table)  # as any visitor of the table does
        await here.wait(1000)
        assert session.table.seq == len(await here.store.load(ticket.table)) == 5
        ana = await here.guest(ticket)
        await play_on(here, [ana], Random(1), lambda: ana.news["number"] > 3)
        await ana.leave()
        entries = await here.store.load(ticket.table)
        await here.wait(1000)
        assert await here.store.load(ticket.table) == entries
        await ana.come()
        await play_on(here, [ana], Random(1), lambda: over(ana))
