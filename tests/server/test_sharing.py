"""One device for several people: what it is sent, who acts there, and how a window ends."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox.kernel.errors import RuleError
from hatbox.server.protocol.messages import Settings
from tests.server.house import Guest, House, house, live


async def two_at_one(here: House, **more: Any) -> list[Guest]:
    """Ana and Cleo at one phone, Ben at his own, and a bot: seats 0, 2, 1 and 3."""
    wanted = Settings(game="antayagi-80", players=4, pace=400, telling=0, first=0, **more)
    ticket = await here.hub.open(wanted, "Ana", "en")
    ben = await here.guest(await here.hub.join(ticket.table, "Ben", "es", spectate=False))
    ana = await here.guest(ticket)
    await ana.do("add-person", name="Cleo")
    await ana.do("seat-bot", seat=3, bot="random")
    return [ana, ben]


async def begun(here: House, **more: Any) -> list[Guest]:
    guests = await two_at_one(here, **more)
    await guests[0].do("start")
    return guests


def watcher(guest: Guest) -> int | None:
    """The seat whose view the device has."""
    seat: int | None = guest.news["view"]["watcher"]
    return seat


def handed(guest: Guest) -> int | None:
    """Who should get the device, as it was told last."""
    seat: int | None = [None, *(each["seat"] for each in guest.of("hand-to"))][-1]
    return seat


async def act(guest: Guest, seat: int, answer: dict[str, Any]) -> None:
    """Somebody takes the device, and answers; a pass is acknowledged later."""
    await guest.do("uncover", seat=seat)
    reply = await guest.answer(answer)
    assert reply.get("type") == (None if answer == {"do": "pass"} else "ack"), reply
    assert watcher(guest) is None


async def to_the_window(here: House, ana: Guest, ben: Guest) -> None:
    """Ana and Cleo exchange, until two different cards lie there."""
    rng = Random(1)
    for _ in range(200):
        view = ana.news["view"]
        if view["agenda"][-1]["task"] == "window":
            return
        if ben.question is not None:
            await ben.answer(rng.choice(ben.options))
        elif (seat := handed(ana)) is not None:
            await ana.do("uncover", seat=seat)
            await ana.answer(rng.choice(ana.options))
        else:
            await here.wait(1)
    raise AssertionError("no window opens")


@live
async def test_a_shared_device_is_sent_what_all_see_and_one_view_at_a_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _ = await begun(here)
        assert [member["device"] for member in ana.lobby["members"]] == [None, None, 0]
        assert (watcher(ana), ana.question, handed(ana)) == (None, None, 0)
        await ana.do("uncover", seat=0)
        assert watcher(ana) == 0
        assert ana.question is not None
        assert ana.question["seat"] == 0
        await ana.do("uncover", seat=2)
        assert watcher(ana) == 2
        assert not ana.options
        await ana.do("uncover", seat=None)
        assert watcher(ana) is None
        assert await ana.fails("uncover", seat=1) == "error-not-at-device"
        await act(ana, 0, {"do": "choose", "partner": 2})
        covered = ana.heard[[each["type"] for each in ana.heard].index("hand-to") :]
        assert watcher(ana) is None
        told = [each["events"] for each in covered if each["type"] == "news"]
        assert any(event["event"] == "partner-chosen" for events in told for event in events)


@live
async def test_only_the_person_who_has_uncovered_it_acts_at_a_shared_device(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await begun(here)
        choice = {"do": "choose", "partner": 1}
        for kind, more in (
            ("play", {"question": 1, "answer": choice}),
            ("play", {"question": 1, "answer": choice, "seat": 0}),
            ("say", {"phrase": "thanks"}),
        ):
            assert await ana.fails(kind, **more) == "error-covered"
        await ana.do("uncover", seat=2)
        assert await ana.fails("play", question=1, answer=choice) == "error-question-closed"
        late = await ana.fails("play", question=1, answer=choice, seat=0)
        assert late == "error-covered"  # it is not the answer of whoever has uncovered it since
        await ana.do("say", phrase="thanks")
        assert (ben.of("said")[-1]["seat"], ben.of("said")[-1]["member"]) == (2, 2)
        await ana.do("pause", paused=True)  # concerns the table, so anybody there may


@live
async def test_a_device_that_comes_back_is_covered_and_does_nothing_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _ = await begun(here)
        await ana.do("uncover", seat=0)
        play = {"type": "play", "question": 1, "answer": {"do": "choose", "partner": 1}}
        assert (await ana.send("once", **play))["type"] == "ack"
        await ana.do("uncover", seat=0)
        entries = ana.session.table.seq
        await ana.leave()
        await ana.come(last=10_000)
        assert watcher(ana) is None
        assert all(view["view"]["watcher"] is None for view in ana.of("view"))
        assert handed(ana) == 0
        assert (await ana.send("once", **play))["type"] == "ack"
        assert ana.session.table.seq == entries
        newer = await here.guest_again(ana)
        assert watcher(newer) is None
        assert ana.of("bye")[-1]["reason"] == "replaced"


@live
async def test_a_window_lasts_until_the_device_has_gone_round(tmp_path: Path) -> None:
    """A.X11: whoever holds what, it visits the same people in the same order."""
    holders = set()
    for seed in range(6):
        (tmp_path / str(seed)).mkdir()
        async with house(tmp_path / str(seed), seed=seed) as here:
            ana, ben = await begun(here, window=5)
            await to_the_window(here, ana, ben)
            table = ana.session.table
            assert table.match is not None
            hands, number = table.match.position.hands, table.questions
            holders.add(tuple(any(c.card.back == "sabotage" for c in hands[s]) for s in (0, 2)))
            assert ben.question is not None
            assert ben.question["seconds"] is None
            assert handed(ana) == 0
            await here.wait(60)
            assert table.questions == number
            await act(ana, 0, {"do": "pass"})
            assert handed(ana) == 2
            assert table.questions == number
            await act(ana, 2, {"do": "pass"})
            await here.wait(0)
            assert table.questions != number
    assert len(holders) > 1


@live
async def test_a_window_is_never_shorter_than_its_fixed_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await begun(here, window=5)
        await to_the_window(here, ana, ben)
        number = ana.session.table.questions
        for seat in (0, 2):
            await act(ana, seat, {"do": "pass"})
        await here.wait(4.5)
        assert ana.session.table.questions == number
        await here.wait(0.6)
        assert ana.session.table.questions != number


@live
async def test_a_window_waits_for_no_device_that_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await begun(here, window=5)
        await to_the_window(here, ana, ben)
        number = ana.session.table.questions
        await ana.leave()
        await here.wait(9)
        assert ana.session.table.questions == number
        await here.wait(2)
        assert ana.session.table.questions != number


@live
async def test_a_limit_ends_a_window_in_which_the_device_does_not_go_round(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await begun(here, window=5, limit=20)
        await to_the_window(here, ana, ben)
        number = ana.session.table.questions
        await here.wait(5 + 2 * 20 - 1)
        assert ana.session.table.questions == number
        await here.wait(2)
        assert ana.session.table.questions != number


@live
async def test_a_vote_counts_for_everybody_at_the_device_and_the_next_game_keeps_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await begun(here)
        await ben.do("agree-to-end", agree=True)
        await ana.do("agree-to-end", agree=True)
        assert ana.lobby["state"] == "ended"
        await ana.do("rematch")
        session = await here.hub.session(str(ana.lobby["rematch"]))
        next_one = await Guest(here, session, ana.token).come()
        assert [each["name"] for each in next_one.lobby["members"]] == ["Ana", "Ben", "Cleo"]
        assert [each["device"] for each in next_one.lobby["members"]] == [None, None, 0]
        assert [each["connected"] for each in next_one.lobby["members"]] == [True, False, True]
        await Guest(here, session, ben.token).come()
        await here.wait(0)
        assert session.table.playing
        assert watcher(next_one) is None


@live
async def test_people_at_a_device_are_sent_away_one_by_one_or_with_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await two_at_one(here)
        assert await ben.fails("kick", member=2) == "error-host-only"
        await ana.do("kick", member=2)
        assert ana.lobby["places"][2] == {"member": None, "bot": None}
        await ana.do("add-person", name="Cleo")
        await ana.do("hand-over", member=1)
        await ben.do("start")
        await ana.do("uncover", seat=0)
        await ana.do("kick", member=3)
        assert ben.lobby["places"][2] == {"member": None, "bot": "regular"}
        await ana.leave()
        await ana.come()
        assert watcher(ana) is None, "it was shared when the game began"
        await ben.do("kick", member=0)
        assert [each["name"] for each in ben.lobby["members"]] == ["Ben"]
        assert ana.of("bye")[-1]["reason"] == "kicked"


@live
async def test_bots_sit_in_for_everybody_at_a_device_until_it_returns(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await begun(here, grace=5, stand_in=True)
        await ana.leave()
        await here.wait(6)
        assert [place["bot"] for place in ben.lobby["places"]][::2] == ["regular", "regular"]
        assert [each["connected"] for each in ben.lobby["members"]] == [False, True, False]
        await ana.come()
        assert [place["bot"] for place in ben.lobby["places"]][::2] == [None, None]


@live
async def test_around_one_tablet_every_seat_is_asked_there_without_a_cover(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        wanted = Settings(game="not-a-hat", players=4, telling=0, first=1)
        people = ("Ben", "Ben")
        ticket = await here.hub.quick(wanted, "Ana", "en", "random", people=people)
        tablet = await here.guest(ticket)
        await here.wait(0)
        assert [place["bot"] for place in tablet.lobby["places"]] == [None, None, None, "random"]
        assert [each["name"] for each in tablet.lobby["members"]] == ["Ana", "Ben", "Ben 2"]
        asked = set()
        for _ in range(40):
            question = tablet.question
            if question is None:
                await here.wait(1)
                continue
            asked.add(question["seat"])
            play = {"question": question["number"], "answer": tablet.options[0]}
            assert await tablet.fails("play", seat=3, **play) == "error-not-at-device"
            await tablet.do("play", seat=question["seat"], **play)
        assert asked == {0, 1, 2}
        assert {view["view"]["watcher"] for view in tablet.of("view")} == {None}
        assert not tablet.of("hand-to")


@live
async def test_people_at_one_device_change_seats_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await two_at_one(here)
        await ana.do("sit", seat=0, member=2)
        assert [each["member"] for each in ben.lobby["places"]] == [2, 1, 0, None]
        await ana.do("sit", seat=0)
        await ana.do("seat-bot", seat=3, bot=None)
        await ana.do("sit", seat=3, member=2)
        assert [each["member"] for each in ben.lobby["places"]] == [0, 1, None, 2]
        assert await ana.fails("sit", seat=1, member=2) == "error-seat-taken"
        assert await ana.fails("sit", seat=2, member=1) == "error-not-at-device"
        assert await ana.fails("sit", seat=2, member=7) == "error-not-at-device"
        assert await ben.fails("sit", seat=2, member=2) == "error-not-at-device"
        await ana.do("stand")
        assert await ana.fails("sit", seat=3) == "error-seat-taken", "nobody is put out"
        assert [each["member"] for each in ben.lobby["places"]] == [None, 1, None, 2]
        await ana.do("sit", seat=0)
        await ana.do("seat-bot", seat=2, bot="random")
        await ana.do("start")
        assert await ana.fails("sit", seat=0, member=2) == "error-game-has-begun"


@live
async def test_more_people_than_seats_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        wanted = Settings(game="antayagi-80", players=3)
        people = ("Ben", "Cleo", "Dora")
        with pytest.raises(RuleError, match="error-table-full"):
            await here.hub.quick(wanted, "Ana", "en", "random", people=people)
        ana, _ = await two_at_one(here)
        assert await ana.fails("add-person", name="Dora") == "error-table-full"
        assert await ana.fails("add-person", name=" ") == "error-table-full"
        await ana.do("start")
        assert await ana.fails("add-person", name="Dora") == "error-game-has-begun"
