"""Nobody must decide before everything is told, and the time for that tells nothing."""

from pathlib import Path

import pytest

from hatbox.server.play import hub as hubs
from hatbox.words import telling_time
from tests.server.house import Guest, house, live, passing


def told(guest: Guest) -> float:
    """Seconds to tell everything that has happened in the game."""
    match = guest.session.table.match
    assert match is not None
    return telling_time(match.game, match.news) / 1000


def seconds(guest: Guest) -> float:
    assert guest.question is not None
    return float(guest.question["seconds"])


def times(guest: Guest, kind: str) -> list[float]:
    """When the guest was told of such an event."""
    return [
        at
        for at, message in zip(guest.times, guest.heard, strict=True)
        for event in message.get("events", ())
        if event["event"] == kind
    ]


@pytest.mark.parametrize("percent", [0, 50, 100, 200])
@live
async def test_a_limit_begins_when_the_deal_is_told(tmp_path: Path, percent: int) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3, limit=20, first=0, telling=percent)
        ends = 20 + told(guests[0]) * percent / 100
        assert told(guests[0]) > 8
        assert seconds(guests[0]) == pytest.approx(ends)
        await here.wait(ends - 0.1)
        assert guests[0].question is not None
        await here.wait(0.2)
        assert guests[0].question is None


@live
async def test_a_window_begins_when_the_offers_are_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=4, first=0, telling=100)
        await here.wait(30)
        await guests[0].answer({"do": "choose", "partner": 1})
        await here.wait(30)
        await guests[0].answer(guests[0].options[0])
        await here.wait(30)
        await guests[1].answer(guests[1].options[0])
        (opened,) = times(guests[2], "window-opened")
        kinds = [event["event"] for event in guests[2].news["events"]]
        assert kinds == ["offers-revealed", "window-opened"]
        assert {seconds(guest) for guest in guests} == {2.9 + 4}
        await here.wait(6.8)
        assert all(map(passing, guests))
        await here.wait(0.2)
        assert not any(map(passing, guests))
        assert min(at for at in guests[2].times if at > opened) == pytest.approx(opened + 6.9)


@live
async def test_news_that_come_while_others_are_told_are_told_after_them(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, limit=10, first=0, telling=100)
        deal = told(guests[0])
        await here.wait(1)
        await guests[0].answer({"do": "choose", "partner": 1})
        assert seconds(guests[1]) == pytest.approx(deal - 1 + 1.4 + 10)


@live
async def test_bots_act_and_speak_when_the_deal_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 4, 2, first=3, telling=100, pace=400)
        deal = told(guests[0])
        await here.wait(deal)
        before = [message["type"] for message in guests[0].heard]
        assert before.count("news") == 1
        assert "said" not in before
        await here.wait(0.6)
        assert times(guests[0], "gift-offered")[0] > deal
        later = [at for at, each in zip(guests[0].times, guests[0].heard, strict=True)
                 if each["type"] == "said"]  # fmt: skip
        assert min(later, default=deal) >= deal


@live
async def test_whoever_plays_alone_waits_no_longer_than_they_want(tmp_path: Path) -> None:
    """Nobody else is left to be told."""
    async with house(tmp_path) as here:
        (ana,) = await here.game("antayagi-80", 4, 1, first=0, telling=100, pace=400)
        await ana.answer({"do": "choose", "partner": 2})
        start = here.clock.now()
        await here.wait(30)
        (sealed,) = times(ana, "offer-sealed")
        assert 1.4 + 0.2 <= sealed - start <= 1.4 + 0.6  # not after the deal
        await ana.answer(ana.options[0])
        await ana.answer({"do": "pass"})
        start = here.clock.now()
        await here.wait(0.2)
        assert ana.times[-1] == pytest.approx(start + 0.2)


@live
async def test_the_host_changes_the_tempo_during_the_game_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-80", 3, 2, first=0, limit=10, telling=100)
        await here.wait(10)
        settings = ana.lobby["settings"]
        assert await ben.fails("change", settings=settings | {"telling": 0}) == "error-host-only"
        await ana.do("change", settings=settings | {"telling": 200})
        assert ben.lobby["settings"]["telling"] == 200
        await ana.answer({"do": "choose", "partner": 1})
        assert seconds(ben) == pytest.approx(2 * 1.4 + 10)
        changed = settings | {"telling": 200, "window": 30}
        assert await ana.fails("change", settings=changed) == "error-game-has-begun"


@live
async def test_a_game_that_waits_for_the_next_day_does_not_tell_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-80", 3, 2, first=0, limit=10, telling=100)
        await ana.leave()
        await ben.leave()
        await here.wait(100_000)
        await ana.come()
        assert seconds(ana) == 10


# --- Letting it happen ------------------------------------------------------------------

Heard = list[tuple[float, bytes]]


async def window(folder: Path, cleo_does: str, *, others_pass: bool) -> list[Heard]:
    """What all but Cleo hear, and when, around a window in which she does this."""
    folder.mkdir()
    async with house(folder) as here:
        guests = await here.game("antayagi-80", 4, 3, window=4, first=0, telling=100)
        ana, ben, cleo = guests
        watcher = await here.watch(ana.session.table.id)
        others = [ana, ben, watcher]
        await ana.answer({"do": "choose", "partner": 1})
        await ana.answer(ana.options[0])
        if cleo_does == "reads nothing":
            cleo.stop_reading()
        await ben.answer(ben.options[0])
        if others_pass:
            await ana.answer({"do": "pass"})
            await ben.answer({"do": "pass"})
        await here.settle()
        if cleo_does == "passes at once":
            await cleo.answer({"do": "pass"})
        await here.wait(6)
        if cleo_does == "passes later":
            await cleo.answer({"do": "pass"})
        await here.wait(60)
        acks = b'{"type":"ack"'  # under the keys of their own answers
        return [
            [
                (at, frame)
                for at, frame in zip(each.times, each.frames, strict=True)
                if not frame.startswith(acks)
            ]
            for each in others
        ]


@pytest.mark.parametrize("others_pass", [False, True])
@live
async def test_nobody_can_tell_when_or_whether_somebody_has_passed_or_even_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, others_pass: bool
) -> None:
    """A player who lets every exchange happen passes at once; nobody else hears or waits for it."""
    monkeypatch.setattr(hubs, "new_table_id", lambda: "samesame")
    heard = {
        does: await window(tmp_path / does, does, others_pass=others_pass)
        for does in ("says nothing", "passes at once", "passes later", "reads nothing")
    }
    expected = heard["says nothing"]
    assert all(len(each) > 5 for each in expected)
    assert all(each == expected for each in heard.values())
