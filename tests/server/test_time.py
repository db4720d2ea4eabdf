"""Windows, limits, absences and pauses, on a clock that the test moves."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from hatbox.agents import AGENTS
from hatbox.kernel.engine import Answer, Event
from hatbox.kernel.written import to_json
from hatbox.server.play import hub as hubs
from tests.server.house import Guest, House, house, live, passing, play_on

SABOTAGES = """
game = "antayagi"
[cards.sabotage]
bone = 30
hat = 30
"""


async def window(here: House, guests: list[Guest], seed: int = 1) -> None:
    """Play on until a sabotage window is open for everybody."""
    await play_on(here, guests, Random(seed), lambda: all(map(passing, guests)))


def sabotage(guest: Guest) -> dict[str, Any]:
    return next(option for option in guest.options if option["do"] == "sabotage")


def happened(guest: Guest, kind: str) -> list[float]:
    """When the guest was told of such an event."""
    return [
        at
        for at, message in zip(guest.times, guest.heard, strict=True)
        for event in message.get("events", ())
        if event["event"] == kind
    ]


# --- The window --------------------------------------------------------------------------


@live
async def test_a_window_that_all_have_passed_still_lasts_its_time_and_then_closes(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=4)
        await window(here, guests)
        before = [len(guest.of("news")) for guest in guests]
        for guest in guests:
            assert guest.question is not None
            assert guest.question["seconds"] == 4
            assert await guest.answer({"do": "pass"}) == {}
        assert [len(guest.of("news")) for guest in guests] == [n + 1 for n in before]
        await here.wait(3.9)
        assert [len(guest.of("news")) for guest in guests] == [n + 1 for n in before]
        await here.wait(0.2)
        for guest, n in zip(guests, before, strict=True):
            assert guest.of("news")[n + 1 :] != []
            assert guest.heard[-3]["type"] == "ack"
        await play_on(here, guests, Random(2), lambda: guests[0].of("over") != [])


@live
async def test_every_window_at_a_table_of_people_lasts_the_same_whoever_holds_or_says_what(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 4, 2, window=3, bot="regular", pace=600)
        watcher = await here.watch(guests[0].session.table.id)
        rng = Random(5)

        def over() -> bool:
            return watcher.of("over") != []

        while not over():
            asked = [guest for guest in guests if passing(guest)]
            if asked and rng.random() < 0.4:
                await rng.choice(asked).answer({"do": "pass"})
            waiting = [guest for guest in guests if guest.options and not passing(guest)]
            if waiting:
                await waiting[0].answer(rng.choice(waiting[0].options))
            await here.wait(0.25)
        opened = happened(watcher, "window-opened")
        closed = sorted(happened(watcher, "exchange-goes-on") + happened(watcher, "arrived"))
        lasted = {
            round(min(at for at in closed if at >= start) - start, 3)
            for start, end in zip(opened, [*opened[1:], 1e9], strict=True)
            if any(start < at < end for at in closed)
        }
        assert len(opened) > 5
        assert lasted == {3.0}


@live
async def test_a_pass_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 4, 3)
        watcher = await here.watch(guests[0].session.table.id)
        await window(here, guests)
        others = [guests[0], guests[2], watcher]
        sent = [list(guest.frames) for guest in others]
        await guests[1].answer({"do": "pass"})
        assert guests[1].question is None
        assert guests[1].news["view"]["sealed"] == {"do": "pass"}
        assert [guest.frames for guest in others] == sent
        # Not even to a newly connected client, nor over HTTP.
        lobby = guests[0].session.audience.lobby()
        again = await guests[0].come()
        assert again.news["view"]["waiting"] == [0, 1, 2, 3]
        assert lobby == guests[0].session.audience.lobby()


@live
async def test_silence_is_a_pass(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=2)
        await window(here, guests)
        number = guests[0].news["number"]
        await here.wait(2)
        assert guests[0].news["number"] == number + 1
        assert not passing(guests[0])


@live
async def test_the_pass_of_the_only_person_ends_the_window(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.game("antayagi-80", 4, 1, bot="regular", pace=1000)
        rng = Random(4)
        while not passing(ana):
            if ana.question is None:
                await here.wait(1)
            else:
                await ana.answer(rng.choice(ana.options))
        assert ana.question is not None
        assert ana.question["seconds"] is None
        await here.wait(1000)
        assert passing(ana)
        await ana.answer({"do": "pass"})
        await here.wait(0.2)
        assert ana.news["events"] != []


@live
async def test_a_sabotage_that_comes_second_is_not_played_and_its_owner_is_asked_again(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=4, deck=SABOTAGES)
        await window(here, guests)
        first, second, third = guests
        questions = [guest.question for guest in guests]
        await here.wait(1)
        await third.answer({"do": "pass"})
        played = sabotage(first)
        await first.answer(played)
        assert len(second.news["view"]["table"]) == 3
        late = questions[1]
        assert late is not None
        said = await second.send(type="play", question=late["number"], answer=sabotage(second))
        assert said["message"] == "error-question-closed"
        assert len(second.news["view"]["table"]) == 3
        for guest, question in zip(guests, questions, strict=True):
            assert question is not None
            assert guest.question is not None
            assert guest.question["number"] == question["number"] + 1
            assert guest.question["seconds"] == 4
        assert (await second.answer(sabotage(second)))["type"] == "ack"


@live
async def test_a_bot_sabotages_even_if_it_is_slow_and_the_window_short(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 4, 2, window=2, deck=SABOTAGES, pace=5000)
        rng = Random(1)
        for _ in range(200):
            if happened(guests[0], "sabotaged"):
                return
            for guest in guests:
                if guest.options and not passing(guest):
                    await guest.answer(rng.choice(guest.options))
            await here.wait(0.5)
        raise AssertionError("no bot ever sabotaged")


@live
async def test_when_a_bot_acts_depends_on_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = []
    for deal in range(4):
        folder = tmp_path / str(deal)
        folder.mkdir()
        monkeypatch.setattr(hubs, "new_table_id", lambda: "samesame")
        async with house(folder, seed=deal) as here:
            (ana,) = await here.game(
                "antayagi-80", 4, 1, first=0, bot="sharp", pace=1000, window=30
            )
            hand = ana.news["view"]["hands"]
            await ana.answer({"do": "choose", "partner": 2})
            await here.wait(5)
            (sealed,) = happened(ana, "offer-sealed")
            times.append((hand, round(sealed, 6)))
    assert len({str(hand) for hand, _ in times}) == 4
    assert len({sealed for _, sealed in times}) == 1


# --- The clock ---------------------------------------------------------------------------


@live
async def test_a_limit_ends_each_decision_by_chance(tmp_path: Path) -> None:
    named = set()
    for deal in range(5):
        folder = tmp_path / str(deal)
        folder.mkdir()
        async with house(folder, seed=deal) as here:
            guests = await here.game("not-a-hat", 3, 3, limit=20, first=0)
            assert guests[0].question is not None
            assert guests[0].question["seconds"] == 20
            assert [guest.question for guest in guests[1:]] == [None, None]
            await here.wait(19.9)
            assert guests[0].question is not None
            await here.wait(0.1)
            (offered,) = [e for e in guests[1].news["events"] if e["event"] == "gift-offered"]
            named.add(offered["named"])
    assert len(named) > 2  # of 110; only one of them could be true


@live
async def test_a_table_without_a_limit_waits_for_ever(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3, first=0)
        assert guests[0].question is not None
        assert guests[0].question["seconds"] is None
        sent = [len(guest.frames) for guest in guests]
        await here.wait(10_000_000)
        assert [len(guest.frames) for guest in guests] == sent


@live
async def test_a_pause_stops_the_clocks_and_everybody_is_told_how_long_is_left(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3, limit=10, first=0, grace=5, stand_in=True)
        await here.wait(6)
        await guests[1].do("pause", paused=True)
        assert guests[2].lobby["paused"]
        assert guests[0].question is not None
        assert guests[0].question["seconds"] is None
        await guests[2].leave()
        await here.wait(1000)
        assert guests[0].question is not None
        assert guests[0].lobby["places"][2]["bot"] is None
        await guests[2].come()
        await guests[0].do("pause", paused=False)
        assert guests[0].news["question"]["seconds"] == 4
        for _ in range(3):  # however often: nobody gets more time by it
            await here.wait(1)
            for paused in (True, False):
                await guests[1].do("pause", paused=paused)
        assert guests[0].news["question"]["seconds"] == 1
        assert guests[0].options
        await here.wait(1)
        assert not guests[0].options


@live
async def test_a_pause_gives_no_more_time_for_a_sabotage_and_the_next_window_has_all_of_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=4)
        await window(here, guests)
        await here.wait(3)
        for paused in (True, False):
            await guests[1].do("pause", paused=paused)
        assert guests[0].news["question"]["seconds"] == 1
        await here.wait(1)
        assert not passing(guests[0])
        await window(here, guests)
        assert guests[0].news["question"]["seconds"] == 4


@live
async def test_nobodys_time_runs_while_no_player_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        more: dict[str, Any] = {"limit": 10, "grace": 5, "stand_in": True, "first": 0}
        guests = await here.game("not-a-hat", 3, 3, **more)
        watcher = await here.watch(guests[0].session.table.id)
        for guest in guests:
            await guest.leave()
        number = watcher.news["number"]
        await here.wait(100_000)
        assert watcher.news["number"] == number
        assert [place["bot"] for place in watcher.lobby["places"]] == [None] * 3
        await guests[1].come()
        await here.wait(5)
        assert [place["bot"] for place in watcher.lobby["places"]] == ["regular", None, "regular"]


# --- Absence -----------------------------------------------------------------------------


class Spy:
    """A bot that writes down what it is told."""

    watches: ClassVar[bool] = True
    told: ClassVar[list[Any]] = []
    setups: ClassVar[list[Any]] = []

    def __init__(self, _game: Any, seat: int, setup: Any, _rng: Random) -> None:
        self.seat = seat
        Spy.told = []
        Spy.setups.append(setup)

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        assert view.watcher == self.seat
        Spy.told.extend(events)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        assert view.watcher == self.seat
        return options[0]


@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
@live
async def test_a_bot_that_sits_in_knows_what_the_seat_was_told_and_gives_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Any
) -> None:
    monkeypatch.setitem(AGENTS, "regular", Spy)
    async with house(tmp_path) as here:
        guests = await here.game(game, 3, 3, grace=10, stand_in=True, window=2)
        absent, present = guests[1], [guests[0], guests[2]]
        await play_on(here, guests, Random(2), lambda: absent.news["number"] > 6)
        told = [event for news in absent.of("news") for event in news["events"]]
        await absent.leave()
        assert not guests[0].lobby["members"][1]["connected"]
        await here.wait(9.9)
        assert guests[0].lobby["places"][1] == {"member": 1, "bot": None}
        Spy.told = []
        await here.wait(0.2)
        assert guests[0].lobby["places"][1] == {"member": 1, "bot": "regular"}

        def acted() -> bool:
            return len(Spy.told) > len(told)

        await play_on(here, present, Random(3), acted)
        assert [to_json(event) for event in Spy.told[: len(told)]] == [
            to_json(event) for event in map(rebuilt, told)
        ]
        match = guests[0].session.table.match
        assert match is not None
        assert Spy.setups[-1] == match.game.public(match.setup) != match.setup
        await absent.come(absent.news["number"])
        assert guests[0].lobby["places"][1] == {"member": 1, "bot": None}
        assert guests[0].lobby["members"][1]["connected"]
        await play_on(here, guests, Random(4), lambda: guests[0].of("over") != [])


def rebuilt(event: dict[str, Any]) -> dict[str, Any]:
    """The same as a bot is told: the kind first, and without what the wire adds."""
    added = ("event", "tell", "then")
    return {"event": event["event"], **{k: v for k, v in event.items() if k not in added}}


class Quiet(Spy):
    """A bot that never sabotages."""

    def decide(self, _view: Any, options: Sequence[Answer]) -> Answer:
        return next(option for option in options if not option.interrupts)


async def spied(folder: Path, *, quick: bool) -> float:
    """The length of a window for a player who looks on while a bot sits in."""
    folder.mkdir()
    async with house(folder) as here:
        more: dict[str, Any] = {"grace": 5, "stand_in": True, "window": 4, "bots_talk": False}
        ana, ben = await here.game("antayagi-80", 4, 2, **more)
        spying = await here.watch(ana.session.table.id)
        await ben.leave()
        await here.wait(5)
        assert ana.lobby["places"][1] == {"member": 1, "bot": "regular"}
        await play_on(here, [ana], Random(1), lambda: passing(ana))
        opened = happened(spying, "window-opened")[-1]
        if quick:
            await ana.answer({"do": "pass"})
        await here.wait(30)
        await ben.come()
        assert ana.lobby["places"][1] == {"member": 1, "bot": None}
        return next(at for at in spying.times if at > opened) - opened


@live
async def test_a_pass_is_not_told_to_somebody_who_looks_on_while_a_bot_sits_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("random", "regular"):
        monkeypatch.setitem(AGENTS, name, Quiet)
    for quick in (True, False):
        assert await spied(tmp_path / str(quick), quick=quick) == pytest.approx(4)


@live
async def test_the_host_lets_a_bot_sit_in_after_the_grace_period(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3, grace=10)
        await ben.leave()
        await here.wait(9)
        assert await ana.fails("seat-bot", seat=1, bot="sharp") == "error-not-away"
        await here.wait(1)
        await ana.do("seat-bot", seat=1, bot="sharp")
        assert cleo.lobby["places"][1] == {"member": 1, "bot": "sharp"}
        assert await ana.fails("seat-bot", seat=1, bot="sharp") == "error-game-has-begun"
        await ben.come()
        assert cleo.lobby["places"][1] == {"member": 1, "bot": None}


@live
async def test_any_player_lets_a_bot_sit_in_for_a_host_who_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3, grace=10)
        named = await here.hub.join(ana.session.table.id, "Bo", "en", spectate=True)
        watcher = await here.guest(named)
        await ana.leave()
        await here.wait(9)
        assert await ben.fails("seat-bot", seat=0, bot="sharp") == "error-not-away"
        await here.wait(1)
        assert await ben.fails("seat-bot", seat=2, bot="sharp") == "error-not-away"
        assert await watcher.fails("seat-bot", seat=0, bot="sharp") == "error-host-only"
        await ben.do("seat-bot", seat=0, bot="sharp")
        assert cleo.lobby["places"][0] == {"member": 0, "bot": "sharp"}
        await play_on(here, [ben, cleo], Random(2), lambda: cleo.of("over") != [])


@live
async def test_the_last_person_left_in_a_window_hears_that_it_has_no_end_any_more(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-80", 3, 2, window=5)
        await window(here, [ana, ben])
        await ben.do("stand")
        asked = ana.question
        assert asked is not None
        assert asked["seconds"] is None
        await here.wait(60)
        assert passing(ana)
        await ana.answer({"do": "pass"})
        await here.wait(1)
        assert ana.question is None or ana.question["number"] > asked["number"]
