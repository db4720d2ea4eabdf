"""Who has stopped reading is gone, also where little is said."""

import asyncio

import pytest

from hatbox.kernel.written import to_json
from hatbox.server.play.connection import Connection
from hatbox.server.protocol.messages import Ack
from hatbox.server.web import live as sockets
from tests.server.house import live
from tests.server.running import PATIENCE


@live
async def test_a_message_that_nobody_takes_ends_the_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "WRITE_SECONDS", 0.01)
    connection, reads = Connection(0), asyncio.Event()
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


@live
async def test_no_message_overtakes_one_that_waits() -> None:
    connection, reads, taken = Connection(0), asyncio.Event(), list[bytes]()

    def write_now(frame: bytes) -> bool:
        if reads.is_set():
            taken.append(frame)
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
