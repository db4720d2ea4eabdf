"""The small queue and event of a connection."""

import asyncio

from hatbox.server.play.light import LightEvent, LightQueue
from tests.server.house import live


@live
async def test_a_reader_that_gives_up_loses_nothing() -> None:
    queue = LightQueue[int]()
    reader = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(1)  # it is awake now, and gives up before it has read
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)
    assert reader.cancelled()
    queue.put_nowait(2)
    assert queue.qsize() == 2
    assert [await queue.get(), await queue.get()] == [1, 2]
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    waiting.cancel()
    queue.put_nowait(3)  # before its reader knows that it was cancelled
    assert await asyncio.create_task(queue.get()) == 3
    assert queue.empty()


@live
async def test_an_event_that_is_cleared_again_is_waited_for() -> None:
    event = LightEvent(is_set=True)
    await event.wait()
    event.clear()
    waiting = asyncio.create_task(event.wait())
    await asyncio.sleep(0)
    event.set()
    event.clear()
    for _ in range(3):
        await asyncio.sleep(0)
    assert not waiting.done()
    event.set()
    await waiting
    assert event.is_set()
