"""Who has stopped reading is gone, also where little is said."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatbox.kernel.written import to_json
from hatbox.server.play.connection import Connection
from hatbox.server.protocol.messages import Ack, Bye
from hatbox.server.web import live as sockets
from tests.server.house import Guest, house, live
from tests.server.running import PATIENCE


@live
async def test_a_message_that_nobody_takes_ends_the_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "WRITE_SECONDS", 0.01)
    connection, reads, noticed = Connection(0), asyncio.Event(), list[str]()
    connection.limited = noticed.append
    reads.set()

    async def write(_frame: bytes) -> None:
        await reads.wait()

    async def close(_code: int) -> None:
        raise AssertionError("nobody has said goodbye")

    gone = asyncio.Event()
    started = list[asyncio.Task[None]]()
    sending = sockets.send(write, close, connection, gone.set)
    connection.start = lambda: started.append(asyncio.create_task(sending))
    assert not started, "no task before a message has to wait"
    for number in range(5):
        connection.send(Ack("read"))
        while connection.sent == number:
            await asyncio.sleep(0)
    assert len(started) == 1
    assert not gone.is_set()
    reads.clear()
    connection.send(Ack("not read"))
    async with asyncio.timeout(PATIENCE):
        await gone.wait()
        await started[0]
    assert noticed == ["too-slow"]


@live
async def test_no_message_overtakes_one_that_waits() -> None:
    connection, reads, taken = Connection(0), asyncio.Event(), list[bytes]()

    def write_now(frames: list[bytes]) -> bool:
        if reads.is_set():
            taken.extend(frames)
        return reads.is_set()

    async def write(frame: bytes) -> None:
        await reads.wait()
        taken.append(frame)

    connection.write = write_now
    sender = asyncio.create_task(connection.pump(write))
    connection.send(Ack("0"))
    await asyncio.sleep(0)
    reads.set()
    connection.send(Ack("1"))
    while connection.sent < 2:
        await asyncio.sleep(0)
    connection.send(Ack("2"))
    assert taken == [to_json(Ack(str(number))) for number in range(3)]
    sender.cancel()


def pieces(guest: Guest) -> list[list[Any]]:
    """The messages that a guest is sent from now on, by the write that they come with."""
    written: list[list[Any]] = []

    def write(frames: list[bytes]) -> bool:
        written.append([*map(msgspec.json.decode, frames)])
        guest.frames.extend(frames)
        return True

    assert guest.connection is not None
    guest.connection.write = write
    return written


@live
async def test_an_answer_is_acknowledged_and_told_in_one_write(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3)
        asked = next(guest for guest in guests if guest.question is not None)
        written = {guest: pieces(guest) for guest in guests}
        await asked.answer(asked.options[0])
        kinds = {guest: [[each["type"] for each in part] for part in written[guest]]
                 for guest in guests}  # fmt: skip
        others = {guest: [["news"]] for guest in guests if guest is not asked}
        assert kinds == {asked: [["ack", "news"]], **others}


@live
async def test_passes_are_acknowledged_and_told_with_the_end_of_their_window(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=2)
        while not all(guest.question is not None for guest in guests) or any(
            {"do": "pass"} not in guest.options for guest in guests
        ):
            asked = next(guest for guest in guests if guest.question is not None)
            await asked.answer(asked.options[0])
        written = {guest: pieces(guest) for guest in guests}
        for guest in guests:
            await guest.answer({"do": "pass"})
            assert [[each["type"] for each in part] for part in written[guest]] == [["news"]]
        await here.wait(2)
        for guest in guests:
            passed, closed = written[guest]
            assert [each["type"] for each in closed] == ["ack", "news", "news"]
            assert [each["number"] - passed[0]["number"] for each in closed[1:]] == [1, 2]


@live
async def test_a_goodbye_comes_after_what_was_held_back() -> None:
    connection, taken = Connection(0), list[bytes]()

    def write(frames: list[bytes]) -> bool:
        taken.extend(frames)
        return True

    connection.write = write
    connection.hold()
    connection.send(Ack("0"))
    assert not taken
    connection.close(Bye("kicked"))
    connection.send(Ack("1"))
    connection.release()
    assert taken == [to_json(Ack("0"))]
    assert connection.waiting == len(to_json(Bye("kicked")))
