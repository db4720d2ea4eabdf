"""Bots on a server that is too busy: how long they think does not show by more than is said."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import pytest

from hatbox.agents import AGENTS
from hatbox.agents.talk import Saying
from hatbox.kernel.engine import Answer
from hatbox.server.play import hub as hubs
from hatbox.server.play.pace import SLOWEST
from tests.server.house import Guest, House, house, live, passing
from tests.server.running import PATIENCE

WINDOW = 6


class Slow:
    """A bot that has its answer when the test lets it."""

    watches: ClassVar[bool] = True
    ready: ClassVar[Event] = Event()
    asked: ClassVar[list[tuple[Any, Any]]] = []
    """The last view that it observed, and the view it gets with a question."""

    def __init__(self, *_: Any) -> None:
        self.seen: Any = None

    def observe(self, view: Any, _events: Any) -> None:
        self.seen = view

    def hear(self, *_: Any) -> None:
        pass

    def speak(self, _view: Any) -> Saying | None:
        assert self.ready.wait(PATIENCE)
        return Saying("hello")

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        Slow.asked.append((self.seen, view))
        assert self.ready.wait(PATIENCE)
        return next(each for each in options if not each.interrupts)


@pytest.fixture(autouse=True)
def _slow_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(AGENTS, "random", Slow)
    monkeypatch.setattr(hubs, "new_table_id", lambda: "samesame")
    Slow.ready.set()
    Slow.asked.clear()
    yield
    Slow.ready.set()


@asynccontextmanager
async def thinking(here: House, guest: Guest) -> AsyncIterator[None]:
    """While this lasts by the house's clock, the bots at a table have no answer."""
    here.starved = True
    Slow.ready.clear()
    async with asyncio.timeout(PATIENCE):
        yield
    Slow.ready.set()
    await asyncio.gather(*guest.session.clockwork.thinking)
    here.starved = False


def told(guest: Guest, kind: str) -> list[float]:
    """When the guest was told of such an event."""
    return [
        at
        for at, message in zip(guest.times, guest.heard, strict=True)
        if kind in [event["event"] for event in message.get("events", ())]
    ]


async def offered(folder: Path, seconds: float) -> tuple[float, list[bytes]]:
    """The time of a bot's offer if it thinks for `seconds`, and all that a person was sent."""
    folder.mkdir()
    async with house(folder) as here:
        (ana,) = await here.game("antayagi-80", 4, 1, first=0, bots_talk=False)
        async with thinking(here, ana):
            await ana.answer({"do": "choose", "partner": 2})
            await here.wait(seconds)
        await here.wait(100)
        (sealed,) = told(ana, "offer-sealed")
        return sealed, list(ana.frames)  # what follows is the end of the house


@live
async def test_a_late_answer_comes_when_the_bot_has_taken_its_time_again_and_twice_as_long(
    tmp_path: Path,
) -> None:
    due, sent = await offered(tmp_path / "punctual", 0)
    for number, (ready, expected) in enumerate(
        [(0.9, 1), (1.1, 3), (2.9, 3), (3.1, 7), (6.9, 7), (7.1, 15), (15.1, 23), (22.9, 23)]
    ):
        sealed, same = await offered(tmp_path / str(number), ready * due)
        assert sealed == pytest.approx(expected * due)
        assert len(same) == len(sent)
    assert SLOWEST == 8


async def settled(folder: Path, offer: float, window: float) -> float:
    """The length of a window after the only person's pass, if the bots think so long about it.

    Before, one of them has thought about its offer.
    """
    folder.mkdir()
    async with house(folder) as here:
        (ana,) = await here.game("antayagi-80", 4, 1, first=0, bots_talk=False, pace=5000)
        async with thinking(here, ana):
            await ana.answer({"do": "choose", "partner": 2})
            await here.wait(offer)
        await here.wait(100)
        async with thinking(here, ana):
            await ana.answer(ana.options[0])
            await ana.answer({"do": "pass"})
            start = here.clock.now()
            await here.wait(window)
        await here.wait(100)
        return min(told(ana, "exchange-goes-on") + told(ana, "arrived")) - start


@live
async def test_the_only_persons_window_does_not_end_just_when_the_bots_have_thought(
    tmp_path: Path,
) -> None:
    for thought, expected in ((0.1, 0.2), (0.25, 0.6), (0.55, 0.6), (0.65, 1.4), (1.35, 1.4)):
        lasted = await settled(tmp_path / str(thought), 0, thought)
        assert lasted == pytest.approx(expected)


@live
async def test_after_one_was_late_bots_take_longer_so_that_it_does_not_show_again(
    tmp_path: Path,
) -> None:
    due, _ = await offered(tmp_path / "offer", 0)  # at a pace of 400
    slow = 1.1 * due * 5000 / 400
    for number, thought in enumerate((0.1, 0.25, 0.35)):
        lasted = await settled(tmp_path / str(number), slow, thought)
        assert lasted == pytest.approx(0.4)


async def exchanging(here: House) -> list[Guest]:
    """Two people and two bots; when the second one has offered a card, everybody is asked."""
    ana, ben = await here.game("antayagi-80", 4, 2, first=0, bots_talk=False, window=WINDOW)
    await ana.answer({"do": "choose", "partner": 1})
    await ana.answer(ana.options[0])
    return [ana, ben]


@live
async def test_a_window_of_people_ends_in_time_and_nobody_waits_for_a_bot_that_thinks(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await exchanging(here)
        async with thinking(here, ana):
            await ben.answer(ben.options[0])
            (opened,) = told(ana, "window-opened")
            await here.wait(WINDOW - 1)
            await ben.answer({"do": "pass"})
            assert not passing(ben)
            assert passing(ana)
            await here.wait(2)
            assert not passing(ana)
            assert opened + WINDOW in ana.times


async def spoken(folder: Path, seconds: float) -> float:
    """The time at which a bot speaks if it thinks about it for `seconds`."""
    folder.mkdir()
    async with house(folder) as here:
        (ana,) = await here.table("not-a-hat", 3, 1, first=0)
        async with thinking(here, ana):
            await ana.do("start")
            await here.wait(seconds)
        await here.wait(100)
        types = [message["type"] for message in ana.heard]
        return ana.times[types.index("said")]


@live
async def test_a_late_word_is_said_like_a_late_answer(tmp_path: Path) -> None:
    due = await spoken(tmp_path / "punctual", 0)
    for ready, expected in ((0.9, 1), (1.1, 3), (2.9, 3), (3.1, 7)):
        assert await spoken(tmp_path / str(ready), ready * due) == pytest.approx(expected * due)


@live
async def test_a_bot_whose_turn_to_think_comes_late_knows_no_more_than_when_it_was_asked(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await exchanging(here)
        async with thinking(here, ana):
            await ben.answer(ben.options[0])
            await here.wait(WINDOW)  # the window closes while two of them still think about it
            await ben.answer({"do": "choose", "partner": 0})
            await ana.answer(ana.options[0])
            await ben.answer(ben.options[0])
            await here.wait(WINDOW)  # and the next one before they have begun with it
        await here.settle()
        assert len(Slow.asked) >= 4
        assert all(seen == shown for seen, shown in Slow.asked)
