"""An evening: one game after the other with the same people, and who has won how many."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hatbox.server.play.hub import Ticket
from hatbox.server.protocol.messages import Evening, Score
from hatbox.server.store.store import Entry, StoreError
from hatbox.server.table.evening import BOTS, counted, renumbered
from tests.server.house import Guest, House, house, live

ANA, BEN = Score(0, "Ana", {}), Score(1, "Ben", {})
GAMES = ("antayagi-80", "not-a-hat", "antayagi-65")


async def to_the_end(here: House, guests: list[Guest]) -> None:
    """Everybody takes their last option until the game is over."""
    session = guests[0].session
    for _ in range(5000):
        if session.table.state == "over":
            return
        asked = [guest for guest in guests if guest.options]
        if asked:
            await asked[0].answer(asked[0].options[-1])
        else:
            await here.wait(5)
    raise AssertionError("the game did not end")


async def ended(guests: list[Guest]) -> None:
    """Everybody agrees to end the game."""
    for guest in guests:
        await guest.do("agree-to-end", agree=True)


async def moved(here: House, guests: list[Guest]) -> list[Guest]:
    """The same people at the next table, which they come to one after the other."""
    table = guests[0].lobby["rematch"]
    return [await here.guest(Ticket(table, str(guest.token), 0)) for guest in guests]


def wins(lobby: dict[str, Any]) -> dict[str | None, int]:
    return {each["name"]: sum(each["won"].values()) for each in lobby["evening"]["scores"]}


@live
async def test_three_games_in_a_row_have_one_score(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game(GAMES[0], 4, 2)
        owners = ["Ana", "P1", None, None]
        expected: dict[str | None, int] = {"Ana": 0, "P1": 0, None: 0}
        for number, game in enumerate(GAMES):
            if number > 0:
                await guests[1].do("rematch", game=game)
                guests = await moved(here, guests)
                assert wins(guests[0].lobby) == expected  # from the beginning of the game on
            assert guests[0].lobby["settings"]["game"] == game
            assert guests[0].lobby["state"] == "playing"
            await to_the_end(here, guests)
            for winner in {owners[seat] for seat in guests[0].of("over")[-1]["winners"]}:
                expected[winner] += 1
            assert [wins(guest.lobby) for guest in guests] == [expected] * 2
        assert guests[0].lobby["evening"]["played"] == dict.fromkeys(GAMES, 1)


@live
async def test_the_score_survives_a_restart_and_can_start_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 2)
        await to_the_end(here, guests)
        before = guests[0].lobby["evening"]
        await guests[0].do("rematch")
        first, second = [Ticket(guests[0].lobby["rematch"], str(g.token), 0) for g in guests]
    async with house(tmp_path) as here:
        ana, ben = await here.guest(first), await here.guest(second)
        assert ana.lobby["evening"] == before
        assert await ben.fails("new-evening") == "error-host-only"
        await ana.do("new-evening")
        assert ben.lobby["evening"] is None


@live
async def test_a_game_that_was_ended_does_not_count(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 2)
        await ended(guests)
        assert guests[0].lobby["evening"] is None


def test_the_score_of_people_who_come_and_go() -> None:
    evening = counted(None, "not-a-hat", [ANA, BEN, BOTS, BOTS], [0, 2, 3])
    assert evening == Evening(
        {"not-a-hat": 1},
        (Score(0, "Ana", {"not-a-hat": 1}), BEN, Score(None, None, {"not-a-hat": 1})),
    )
    # Ana leaves, Ben is renamed and has another number, and Cleo gets Ana's old number.
    evening = renumbered(evening, {1: 0})
    ben, cleo = Score(0, "Benno", {}), Score(1, "Cleo", {})
    evening = counted(evening, "antayagi-80", [cleo, ben, BOTS], [1])
    assert evening == Evening(
        {"not-a-hat": 1, "antayagi-80": 1},
        (
            Score(None, "Ana", {"not-a-hat": 1}),
            Score(0, "Benno", {"antayagi-80": 1}),
            cleo,
            Score(None, None, {"not-a-hat": 1}),
        ),
    )


@live
async def test_who_presses_again_is_there_with_the_bots_and_waits_for_the_others(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("antayagi-65", 4, 3)
        await ended([ana, ben, cleo])
        await cleo.do("rematch")
        [cleo] = await moved(here, [cleo])
        assert cleo.lobby["state"] == "open"
        assert cleo.lobby["host"] == 2  # until Ana comes
        assert cleo.lobby["places"][3] == {"member": None, "bot": "random"}
        await here.wait(1000)
        [ben] = await moved(here, [ben])
        assert ben.lobby["state"] == "open"
        [ana] = await moved(here, [ana])
        assert [each.lobby["state"] for each in (ana, ben, cleo)] == ["playing"] * 3
        assert ana.lobby["host"] == 0


@live
async def test_who_does_not_come_to_the_next_game_holds_nobody_up(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3)
        await ended([ana, ben, cleo])
        await ben.do("rematch")
        late = Ticket(ben.lobby["rematch"], str(ana.token), 0)
        ben, cleo = await moved(here, [ben, cleo])
        assert await cleo.fails("start") == "error-host-only"
        await ben.do("start")
        assert cleo.lobby["state"] == "playing"
        assert cleo.lobby["places"][0] == {"member": 0, "bot": "regular"}
        ana = await here.guest(late)
        assert cleo.lobby["places"][0] == {"member": 0, "bot": None}
        assert ana.lobby["host"] == 0


@live
async def test_two_who_press_again_at_the_same_moment_get_one_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        await ended([ana, ben])
        await asyncio.gather(ana.do("rematch"), ben.do("rematch", game="antayagi-80"))
        assert ana.lobby["rematch"] == ben.lobby["rematch"]
        ana, ben = await moved(here, [ana, ben])
        assert ana.session is ben.session


@live
async def test_again_after_a_lost_confirmation_leads_to_the_table_that_was_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        await ended([ana, ben])
        append = here.store.append

        async def unconfirmed(*entries: Entry, **tokens: Any) -> None:
            await append(*entries, **tokens)
            raise StoreError("the connection was lost")

        with monkeypatch.context() as lost:
            lost.setattr(here.store, "append", unconfirmed)
            assert await ana.fails("rematch") == "error-store"
        await asyncio.gather(ana.do("rematch"), ben.do("rematch"))
        (entry,) = [e for e in await here.store.load(ana.session.table.id) if e.key == "rematch"]
        assert ana.lobby["rematch"] == ben.lobby["rematch"]
        assert str(ana.lobby["rematch"]).encode() in entry.content
        ana, ben = await moved(here, [ana, ben])
        assert ana.session is ben.session


@pytest.mark.parametrize(
    ("before", "players", "bot", "game", "then"),
    [
        ("not-a-hat", 8, "random", "antayagi-65", (7, "random")),
        ("not-a-hat", 4, "sharp+believer", "antayagi-80", (4, "sharp+believer")),
        ("antayagi-80", 4, "sharp+saboteur", "not-a-hat", (4, "sharp")),
    ],
)
@live
async def test_another_game_takes_as_many_of_the_people_and_bots_as_it_can(
    tmp_path: Path, before: str, players: int, bot: str, game: str, then: tuple[int, str]
) -> None:
    async with house(tmp_path) as here:
        options = {"rounds": 2} if before == "not-a-hat" else {}
        guests = await here.table(before, players, 2, bot=bot, options=options)
        await guests[0].do("start")
        await ended(guests)
        await guests[0].do("rematch", game=game)
        guests = await moved(here, guests)
        lobby = guests[0].lobby
        assert (lobby["settings"]["players"], lobby["places"][-1]["bot"]) == then
        assert "options" not in lobby["settings"]


@live
async def test_a_vote_counts_those_who_are_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3)
        await cleo.leave()
        await ana.do("agree-to-end", agree=True)
        await here.wait(100)
        assert ben.lobby["agreed"] == [0]
        await ben.do("agree-to-end", agree=False)
        assert ana.lobby["agreed"] == []  # one is enough to play on
        await ben.do("agree-to-end", agree=True)
        await here.wait(100)
        assert ana.lobby["state"] == "playing"
        await ana.do("agree-to-end", agree=True)
        await here.wait(0)
        assert [ana.lobby["state"], ben.lobby["state"]] == ["ended"] * 2
        assert ben.heard[-1]["type"] == "over"
    async with house(tmp_path) as here:
        cleo = await here.guest(Ticket(ana.session.table.id, str(cleo.token), 0))
        assert cleo.lobby["state"] == "ended"


@live
async def test_a_connection_that_is_lost_for_a_moment_does_not_cost_the_vote(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        await ben.leave()
        await ana.do("agree-to-end", agree=True)
        await here.wait(9)
        await ben.come()
        await here.wait(100)
        assert ana.lobby["state"] == "playing"
        await ben.leave()
        await here.wait(9)
        assert ana.lobby["state"] == "playing"
        await here.wait(2)
        assert ana.lobby["state"] == "ended"


@live
async def test_a_program_has_no_vote(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        [ana] = await here.table("not-a-hat", 3, 1)
        await ana.do("seat-bot", seat=1, bot=None)
        ticket = await here.hub.join(
            ana.session.table.id, "Robot", "en", spectate=False, program=True
        )
        await here.guest(ticket)
        await ana.do("start")
        await ana.do("agree-to-end", agree=True)
        await here.wait(0)
        assert ana.lobby["state"] == "ended"


@live
async def test_somebody_who_is_there_can_be_nudged(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("antayagi-80", 3, 3, first=1)
        watcher = await here.guest(
            await here.hub.join(ana.session.table.id, "Dora", "en", spectate=True)
        )
        await ana.do("nudge", member=1)
        assert ben.of("nudged") == [{"type": "nudged", "by": 0}]
        assert cleo.of("nudged") == ana.of("nudged") == []
        assert await ana.fails("nudge", member=2) == "error-not-waited-for"
        assert await ana.fails("nudge", member=9) == "error-no-such-member"
        assert await watcher.fails("nudge", member=1) == "error-not-seated"
        await ben.leave()
        assert await cleo.fails("nudge", member=1) == "error-away"


@live
async def test_a_nudge_tells_nothing_about_a_window(tmp_path: Path) -> None:
    """Who has passed is a secret, also for somebody who tries to nudge them."""
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("antayagi-80", 3, 3, first=0)
        await ana.answer({"do": "choose", "partner": 1})
        await ana.answer(ana.options[0])
        await ben.answer(ben.options[0])
        assert {"do": "pass"} in cleo.options
        assert await ana.fails("nudge", member=2) == "error-not-waited-for"
        await cleo.answer({"do": "pass"})
        assert await ana.fails("nudge", member=2) == "error-not-waited-for"


@live
async def test_when_time_is_up_everybody_is_told_who_did_not_decide(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-80", 3, 2, first=0, limit=10)
        watcher = await here.watch(ana.session.table.id)
        await here.wait(10)
        for guest in (ana, ben, watcher):
            assert [each["hurried"] for each in guest.of("news") if "hurried" in each] == [0]
        late = await here.guest(Ticket(ana.session.table.id, str(ben.token), 0))
        assert ["told-time-is-up", {"seat": 0}] in [
            sentence for line in late.news["told"] for sentence in line["tell"]
        ]
        await ana.leave()
        await ana.come()
        assert ["told-time-is-up", {"you": "seat", "seat": 0}] in [
            sentence for line in ana.news["told"] for sentence in line["tell"]
        ]


@pytest.mark.parametrize("all_come", [True, False])
@live
async def test_after_a_restart_a_window_waits_for_those_who_were_there(
    tmp_path: Path, *, all_come: bool
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("antayagi-80", 3, 3, first=0, window=5)
        await ana.answer({"do": "choose", "partner": 1})
        await ana.answer(ana.options[0])
        await ben.answer(ben.options[0])
        tickets = [Ticket(ana.session.table.id, str(each.token), 0) for each in (ana, ben, cleo)]
    async with house(tmp_path) as here:
        ana = await here.guest(tickets[0])
        ben = await here.guest(tickets[1])
        await here.wait(9)
        assert ana.question is not None
        assert ana.question["seconds"] is None
        if all_come:
            await here.guest(tickets[2])
        else:
            await here.wait(1)
        assert [each.question["seconds"] for each in (ana, ben) if each.question] == [5] * 2
        await here.wait(4.9)
        assert {"do": "pass"} in ana.options
        await here.wait(0.2)
        assert {"do": "pass"} not in ana.options
