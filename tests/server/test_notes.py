"""What happens at a table besides the game is told by name, and to those who return."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import Guest, House, house, live, play_on


def told(guest: Guest, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    """The sentences about the table that came to a client: live, or when it returned."""
    lines = [line for kind in kinds for each in guest.of(kind) for line in each.get("told", ())]
    tellings = [line["tell"][0] for line in lines if line.get("type") == "told"]
    return [(message, about) for message, about in tellings if message.startswith("told-")]


async def left_to_a_bot(here: House, ana: Guest, ben: Guest) -> int:
    """The last news that Ben had."""
    last: int = ben.of("news")[-1]["number"]
    await ben.leave()
    await here.wait(6)
    await ana.do("seat-bot", seat=1, bot="random")
    return last


@live
async def test_who_returns_reads_that_a_bot_has_played_and_what_it_did(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-80", 3, 2, bot="random", grace=5, bots_talk=False)
        last = await left_to_a_bot(here, ana, ben)
        assert told(ana, "news") == [("told-sits-in", {"seat": 1})]
        before = len(ana.of("news"))
        await play_on(here, [ana], Random(1), lambda: len(ana.of("news")) > before + 8)
        await ben.come(last)
        (view,) = ben.of("view")[-1:]
        lines = [line["tell"][0] for line in view["told"]]
        assert lines[0] == ["told-sits-in", {"you": "seat", "seat": 1}]
        assert lines[-1] == ["told-back", {"you": "seat", "seat": 1}]
        assert len(lines) > 6, "and what the bot did stands between"
        assert told(ana, "news")[-1] == ("told-back", {"seat": 1})


@live
async def test_where_nobody_looks_back_only_the_table_is_told(tmp_path: Path) -> None:
    """Who returns reads that a bot has played, and nothing about gifts; after an event, nothing."""
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2, bot="random", grace=5, first=0)
        last = await left_to_a_bot(here, ana, ben)
        await ben.come(last)
        assert ben.of("view")[-1]["told"] == [
            {"type": "told", "tell": [["told-back", {"you": "seat", "seat": 1}]], "why": []}
        ]
        before = len(ana.of("news"))
        await play_on(here, [ana, ben], Random(1), lambda: len(ana.of("news")) > before + 3)
        watcher = await here.watch(ana.session.table.id)
        assert watcher.of("view")[-1]["told"] == []


@live
@pytest.mark.parametrize("game", ["antayagi-65", "not-a-hat"])
async def test_all_read_who_pauses_who_plays_on_and_who_leaves(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game(game, 3, 3)
        names = [each["name"] for each in ana.lobby["members"]]
        await ben.do("pause", paused=True)
        await ben.do("pause", paused=True)
        assert ana.lobby["paused_by"] == 1
        await cleo.do("pause", paused=False)
        assert ana.lobby.get("paused_by") is None
        await ana.do("agree-to-end", agree=True)
        await cleo.do("agree-to-end", agree=False)
        await cleo.do("stand")
        await ben.do("pause", paused=True)
        await ana.do("kick", member=1)
        assert ana.lobby.get("paused_by") is None
        assert told(ana, "news") == [
            ("told-paused", {"seat": 1}),
            ("told-goes-on", {"seat": 2}),
            ("told-plays-on", {"seat": 2}),
            ("told-left", {"person": names[2], "seat": 2}),
            ("told-paused", {"seat": 1}),
            ("told-sent-away", {"seat": 1}),
        ]
        assert told(ben, "news")[0] == ("told-paused", {"you": "seat", "seat": 1})
        again = await here.guest_again(ana)
        assert told(again, "view")[:1] == (
            told(ana, "news")[:1] if game == "antayagi-65" else told(ana, "news")[-1:]
        )
