"""Bots at a table speak and listen like anybody else: within limits, and never for ever."""

import asyncio
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox import RuleError, games
from hatbox.agents.talk import MOST_WORDS, Saying, wrong_with
from hatbox.server.play.chatter import Chatter
from tests.server.house import Guest, House, house, live, play_on
from tests.server.running import PATIENCE, Server, at_table, play, settings


@pytest.fixture(autouse=True)
def _the_same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has the floor follows from a table's id."""
    numbers = count()
    monkeypatch.setattr("hatbox.server.play.hub.new_table_id", lambda: f"table{next(numbers)}")


GAMES = ["antayagi-80", "antayagi-65", "not-a-hat"]


def over(guest: Guest) -> bool:
    return bool(guest.of("over"))


async def to_the_end(here: House, guest: Guest, seed: int = 1) -> None:
    """One person plays; everybody takes their time."""
    rng = Random(seed)
    for _ in range(400):
        await here.wait(2)
        if over(guest):
            return
        if guest.question is not None:
            passing = {"do": "pass"} in guest.options
            await guest.answer({"do": "pass"} if passing else rng.choice(guest.options))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
@live
async def test_bots_say_what_can_be_said_in_between_and_not_too_much(
    tmp_path: Path, game: Any
) -> None:
    async with house(tmp_path) as here:
        more = {"options": {"rounds": 3}} if game == "not-a-hat" else {}
        (ana,) = await here.game(game, 4, 1, bot="novice+trickster", **more)
        await to_the_end(here, ana)
        said = ana.of("said")
        assert len(said) >= 3
        for each in said:
            assert each["member"] is None
            assert each["seat"] in (1, 2, 3)
            assert "text" not in each
            words = Saying(each["phrase"], each.get("to"), each.get("slot"), each.get("card"))
            assert wrong_with(words, games.GAMES[game], 4) is None
        in_a_row = 0
        for message in ana.heard:
            in_a_row = in_a_row + 1 if message["type"] == "said" else 0
            assert in_a_row <= MOST_WORDS
        assert len(said) < len(ana.of("news"))


@live
async def test_what_is_said_reaches_all_in_the_same_order_and_is_told_to_nobody_again(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 4, 2, bot="regular+trickster")
        watching = await here.watch(ana.session.table.id)
        await play_on(here, [ana, ben], Random(1), lambda: len(ana.of("said")) >= 4)
        heard = [guest.of("said") for guest in (ana, ben, watching)]
        assert heard[0] == heard[1] == heard[2]
        words = {said["phrase"] for said in heard[0]}
        await ben.leave()
        await ben.come(last=0)
        assert ben.of("said") == []
        for entry in await here.store.load(ana.session.table.id):
            assert not any(f'"{word}"'.encode() in entry.content for word in words)


@live
async def test_a_table_can_keep_its_bots_quiet_also_during_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.game("antayagi-80", 4, 1, bot="novice+trickster", bots_talk=False)
        await here.wait(10)
        rng = Random(2)
        quiet = len(ana.of("said"))
        wanted = ana.lobby["settings"] | {"bots_talk": True}
        await ana.do("change", settings=wanted)
        assert ana.lobby["settings"].get("bots_talk", True)
        await play_on(here, [ana], rng, lambda: bool(ana.of("said")))
        assert quiet == 0
        await ana.do("change", settings=wanted | {"bots_talk": False})
        before = len(ana.of("said"))
        await play_on(here, [ana], rng, lambda: over(ana))
        assert len(ana.of("said")) == before


@live
async def test_nothing_else_can_be_changed_during_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.game("antayagi-80", 4, 1)
        wanted = ana.lobby["settings"] | {"bots_talk": False, "window": 9}
        assert await ana.fails("change", settings=wanted) == "error-game-has-begun"


@live
async def test_a_bot_that_sits_in_for_somebody_muted_is_silent(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2, bot="random", grace=5)
        await ana.do("mute", member=1, muted=True)
        await ben.leave()
        await here.wait(6)
        await ana.do("seat-bot", seat=1, bot="regular+trickster")
        await play_on(here, [ana], Random(1), lambda: len(ana.of("news")) > 30 or over(ana))
        assert [said for said in ana.of("said") if said["seat"] == 1] == []


@live
async def test_bots_hear_people_and_reply(tmp_path: Path) -> None:
    """A person says hello, and sooner or later somebody says it back."""
    async with house(tmp_path) as here:
        (ana,) = await here.game("not-a-hat", 4, 1, bot="novice+good-soul")
        await here.wait(5)
        for _ in range(20):
            await ana.send(type="say", phrase="hello")
            await here.wait(3)
        assert {"hello"} == {s["phrase"] for s in ana.of("said") if s["member"] == 0}
        replies = [said for said in ana.of("said") if said["member"] is None]
        assert "hello" in {said["phrase"] for said in replies[1:]}
        assert len(replies) <= 20 * MOST_WORDS


@live
async def test_a_bot_that_is_asked_answers(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.game("antayagi-80", 4, 1, bot="regular", first=0)
        hand = ana.news["view"]["hands"][0]
        one, *_, another = [at for at, side in enumerate(hand) if side["side"] == "back"]
        for seat in (3, 1, 2, None):
            to = {} if seat is None else {"to": seat}
            phrase = "what-is-my-card" if seat is None else "tell-me-my-card"
            await ana.do("say", phrase=phrase, slot=another if seat is None else one, **to)
            before = len(ana.of("said"))
            wanted = (1, 2, 3) if seat is None else (seat,)
            for _ in range(40):
                await here.wait(1)
                said = [each for each in ana.of("said")[before:] if each["seat"] in wanted]
                if said:
                    break
            assert said[0]["phrase"] in ("your-card-is", "no-idea")


@live
async def test_nobody_talks_where_nobody_listens(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.game("not-a-hat", 4, 1, bot="novice+trickster")
        session = ana.session
        await ana.leave()
        assert not any(key[0] == "talk" for key in session.clockwork.timers._due)  # noqa: SLF001


def test_who_has_the_floor_and_for_how_long_follows_from_the_table_and_the_moment() -> None:
    one, other = Chatter("table"), Chatter("table")
    given = []
    for _ in range(50):
        assert one.floor([1, 2, 3], 1.0) is None
        for chatter in (one, other):
            chatter.happened()
        assert one.floor([3, 1, 2], 1.0) == other.floor([1, 2, 3], 1.0)
        given.append(one.floor([1, 2, 3], 1.0))
        assert one.floor([], 1.0) is None
        for chatter in (one, other):
            for _ in range(MOST_WORDS):
                chatter.bot_spoke(1)
        assert one.floor([1, 2, 3], 1.0) is None
    assert {floor[0] for floor in given if floor} == {1, 2, 3}
    assert all(0 < floor[1] < 1 for floor in given if floor)
    for seat in (1, 2, 3):
        one.person_spoke(seat)
        one.happened()
        assert (one.floor([1, 2, 3], 1.0) or [None])[0] == seat
        one.bot_spoke(seat)
    one.person_spoke(4)
    assert one.floor([1], 1.0) is not None
    one.taken()
    assert one.floor([1], 1.0) is None


@live
async def test_talking_bots_at_a_real_server_stall_nobody(hurried: Server) -> None:
    wanted = settings("antayagi-65", 5)
    async with (
        asyncio.timeout(PATIENCE),
        at_table(hurried.url, wanted, "en", "de", bots="regular+saboteur") as people,
    ):
        ana, ben = people
        await ana.command({"type": "start"})
        while not any(said["member"] is None for said in ana.said):
            with suppress(RuleError):  # too fast
                await ben.command({"type": "say", "phrase": "hello"})
            await asyncio.sleep(0.01)
        await asyncio.gather(*(play(p, Random(n)) for n, p in enumerate(people)))
        shorter = min(len(ana.said), len(ben.said))  # the last word may be on its way
        heard = [[said | {"number": None} for said in each.said] for each in people]
        assert heard[0][:shorter] == heard[1][:shorter]
        assert {said["seat"] for said in ana.said if said["member"] is None} <= {2, 3, 4}
