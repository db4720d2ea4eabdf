"""A pass in a window of several people: nobody can measure when it happens, and none is lost."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.passes import DECK, HIGHEST, _append_at_once, auc
from hatbox.server.play.session import Session
from hatbox.server.store.store import Entry, Store, StoreError
from tests.server.house import Guest, House, house, live, passing, play_on
from tests.server.test_time import SABOTAGES, sabotage

PASS = {"do": "pass"}


class Disk:
    """The disk of a house: it counts what is written, and can be made to hang."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[Entry] = []
        self.works = asyncio.Event()
        self.works.set()
        append = store.append

        async def counted(*entries: Entry, **more: Any) -> None:
            self.written += entries
            await self.works.wait()
            await append(*entries, **more)

        monkeypatch.setattr(store, "append", counted)


async def window(here: House, **more: Any) -> list[Guest]:
    """Three people in an open window, and one who watches and has a name."""
    guests = await here.game("antayagi-80", 3, 3, **more)
    await play_on(here, guests, Random(1), lambda: all(map(passing, guests)))
    watching = await here.hub.join(guests[0].session.table.id, "Wim", "nl", spectate=True)
    return [*guests, await here.guest(watching)]


async def log(here: House, guest: Guest) -> list[tuple[str, Any]]:
    """The kinds of the entries in the log, each with its seat."""
    entries = await here.store.load(guest.session.table.id)
    contents = [json.loads(entry.content) for entry in entries]
    return [(content["entry"], content.get("seat")) for content in contents]


async def rounds(what: asyncio.Task[Any], most: int = 1000) -> int:
    """Rounds of the event loop until something is done: the waiting that a client can measure."""
    for number in range(most):
        if what.done():
            return number
        await asyncio.sleep(0)
    return most


@live
async def test_nobody_waits_for_a_pass_whatever_they_ask_and_however_slow_the_disk_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = []
    for name in ("with", "without"):
        (tmp_path / name).mkdir()
        async with house(tmp_path / name) as here:
            _, ben, cleo, wim = await window(here)
            disk, table = Disk(here.store, monkeypatch), ben.session.table.id
            disk.works.clear()
            assert ben.question is not None
            if name == "with":
                play = {"type": "play", "question": ben.question["number"], "answer": PASS}
                passed = asyncio.create_task(ben.send(**play))
                await asyncio.sleep(0)
            asked = [
                await rounds(asyncio.create_task(who.send(type=command, member=1)))
                for who in (wim, cleo)
                for command in ("kick", "nudge")
            ]
            asked.append(await rounds(asyncio.create_task(here.watch(table))))
            asked.append(await rounds(asyncio.create_task(wim.come())))
            asked.append(await rounds(asyncio.create_task(here.hub.session(table))))
            assert disk.written == []
            assert max(asked) < 1000
            measured.append(asked)
            disk.works.set()
            if name == "with":
                await passed
                assert not passing(ben)
    assert measured[0] == measured[1]


@live
async def test_nothing_takes_more_rows_because_of_a_pass_before_its_window_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = []
    for name in ("with", "without"):
        (tmp_path / name).mkdir()
        async with house(tmp_path / name) as here:
            ana, ben, cleo, wim = await window(here)
            disk = Disk(here.store, monkeypatch)
            assert cleo.question is not None
            if name == "with":
                number = cleo.question["number"]
                await cleo.send("mine", type="play", question=number, answer=PASS)
            others = ana, ben, wim
            rows, heard = [], [len(each.heard) for each in others]
            for who, command in (
                (ana, {"type": "agree-to-end", "agree": True}),
                (ana, {"type": "agree-to-end", "agree": False}),
                (ana, {"type": "kick", "member": 3}),
                (ben, {"type": "stand"}),
                (ana, {"type": "seat-bot", "seat": 1, "bot": "random"}),
            ):
                disk.written.clear()
                await who.send(**command)
                rows.append([json.loads(each.content)["entry"] for each in disk.written])
            told = [
                [message["type"] for message in each.heard[begun:]]
                for each, begun in zip(others, heard, strict=True)
            ]
            measured.append((rows, told))
            await here.wait(60)
            assert ("mine" in [message["key"] for message in cleo.of("ack")]) == (name == "with")
    assert measured[0] == measured[1]
    assert [len(each) for each in measured[0][0]][:3] == [1, 1, 1]


@pytest.mark.parametrize("leaky", [False, True])
@live
async def test_a_spectator_can_tell_windows_with_a_pass_only_if_it_is_written_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, leaky: bool
) -> None:
    if leaky:
        monkeypatch.setattr(Session, "append", _append_at_once)
    waits: dict[bool, list[float]] = {True: [], False: []}
    async with house(tmp_path) as here:
        *guests, wim = await window(here, deck=DECK)
        cleo, disk, rng = guests[2], Disk(here.store, monkeypatch), Random(1)
        for number in range(24):
            passes = number % 2 == 0
            await play_on(here, guests, rng, lambda: all(map(passing, guests)))
            asked = cleo.question
            assert asked is not None
            disk.works.clear()
            tasks = []
            if passes:
                play = {"type": "play", "question": asked["number"], "answer": PASS}
                tasks.append(asyncio.create_task(cleo.send(**play)))
            for _ in range(rng.randrange(4)):
                await asyncio.sleep(0)
            tasks += [asyncio.create_task(wim.send(type="nudge", member=1)) for _ in range(3)]
            waits[passes].append(sum([await rounds(each, 50) for each in tasks[-3:]]))
            disk.works.set()
            await asyncio.gather(*tasks)
            await here.wait(60)
    told = auc(waits[True], waits[False])
    assert told > HIGHEST if leaky else told == 0.5


@live
async def test_passes_are_written_and_acknowledged_with_the_end_of_their_window(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, _, cleo, _ = await window(here, window=4)
        before = await log(here, ana)
        for guest in (cleo, ana):
            assert await guest.answer(PASS) == {}
            assert guest.question is None
            assert guest.news["view"]["sealed"] == PASS
        assert await log(here, ana) == before
        await ana.do("agree-to-end", agree=False)  # nothing that could end the window
        assert ("passed", 2) not in await log(here, ana)
        await here.wait(4)
        assert (await log(here, ana))[-3:] == [
            ("passed", 2),
            ("passed", 0),
            ("window-closed", None),
        ]
        for guest in (cleo, ana):  # acknowledged before anything else is told
            assert [message["type"] for message in guest.heard[-3:]] == ["ack", "news", "news"]


@live
async def test_a_sabotage_takes_the_passes_before_it_along(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo, _ = await window(here, deck=SABOTAGES)
        await cleo.answer(PASS)
        await ben.answer(sabotage(ben))
        assert (await log(here, ana))[-2:] == [("passed", 2), ("answered", 1)]
        assert passing(cleo)


@live
async def test_passes_are_written_once_when_the_database_does_not_confirm_that_it_wrote_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        guests = await window(here, window=4)
        ana, ben, cleo, _ = guests
        append, lost = here.store.append, [StoreError("the connection is lost")]

        async def unconfirmed(*entries: Entry, **more: Any) -> None:
            await append(*entries, **more)
            if lost:
                raise lost.pop()

        assert cleo.question is not None
        number = cleo.question["number"]
        await cleo.send("mine", type="play", question=number, answer=PASS)
        monkeypatch.setattr(here.store, "append", unconfirmed)
        await here.wait(10)
        assert (await log(here, ana)).count(("passed", 2)) == 1
        assert [message["key"] for message in cleo.of("ack")].count("mine") == 1

        def in_the_next_window() -> bool:
            asked = [each.question for each in (ana, ben, cleo) if passing(each)]
            return len(asked) == 3 and all(each["number"] > number for each in asked if each)

        await play_on(here, [ana, ben, cleo], Random(1), in_the_next_window)
        await cleo.answer(PASS)
        await here.wait(10)
        assert (await log(here, ana)).count(("passed", 2)) == 2


@live
async def test_a_game_that_is_ended_in_a_window_takes_its_passes_along(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo, _ = await window(here)
        assert cleo.question is not None
        await cleo.send("mine", type="play", question=cleo.question["number"], answer=PASS)
        for guest in (ana, ben, cleo):
            await guest.do("agree-to-end", agree=True)
        assert ("passed", 2) in await log(here, ana)
        assert "mine" in [message["key"] for message in cleo.of("ack")]
        assert ana.of("over") != []


@live
async def test_a_pass_that_was_not_acknowledged_before_a_crash_is_sent_again_and_happens_once(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo, _ = await window(here)
        number, asked = cleo.news["number"], cleo.question
        assert asked is not None
        play = {"type": "play", "question": asked["number"], "answer": PASS}
        await cleo.send(key="once", **play)
        await cleo.come()  # the connection was lost: the same pass, and it is still one
        assert not passing(cleo)
        assert cleo.news["view"]["sealed"] == PASS
        await cleo.send(key="once", **play)
        for session in here.hub.sessions.values():
            session.clockwork.stop()
        async with house(tmp_path) as later:  # the first was killed
            for guest in (ana, ben, cleo):
                guest.house, guest.session = later, await later.hub.session(ana.session.table.id)
                await guest.come(number)
            assert cleo.news["number"] == number
            assert cleo.question is not None
            assert cleo.question["number"] == asked["number"]
            await cleo.send(key="once", **play)
            await later.wait(60)
            assert (await log(later, ana)).count(("passed", 2)) == 1
            assert cleo.of("ack")[-1]["key"] == "once"
            assert (await cleo.send(key="once", **play))["type"] == "ack"
            assert (await log(later, ana)).count(("passed", 2)) == 1
