"""The proxy of the tests does to connections what it says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg
import pytest

from tests.server.cluster import cluster
from tests.server.proxy import Proxy


@asynccontextmanager
async def echo(mark: bytes) -> AsyncIterator[int]:
    """A server that says back what it is told, with its mark; and ends when it is told to."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while line := await reader.readline():
                writer.write(mark + line)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def said(port: int, word: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(word + b"\n")
    writer.write_eof()
    try:
        return await reader.read()
    finally:
        writer.close()


def test_backends_take_turns_and_one_that_is_not_there_is_left_out() -> None:
    async def run() -> None:
        async with echo(b"a") as a, echo(b"b") as b, echo(b"c") as gone:
            backends = [("127.0.0.1", port) for port in (a, b)]
            async with Proxy(*backends) as proxy:
                heard = [await said(proxy.port, b"x") for _ in range(4)]
                assert heard == [b"ax\n", b"bx\n"] * 2
                assert proxy.taken == 4
        async with echo(b"a") as a, Proxy(("127.0.0.1", gone), ("127.0.0.1", a)) as proxy:
            assert [await said(proxy.port, b"x") for _ in range(2)] == [b"ax\n"] * 2

    asyncio.run(run())


def test_connections_are_delayed_swallowed_and_reset() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        async with echo(b"") as port, Proxy(("127.0.0.1", port)) as proxy:
            proxy.delay(0.2)
            begun = loop.time()
            assert await said(proxy.port, b"slow") == b"slow\n"
            assert loop.time() - begun >= 0.4
            proxy.pass_on()

            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            writer.write(b"before\n")
            assert await reader.readline() == b"before\n"
            proxy.swallow()
            writer.write(b"lost\n")
            late = asyncio.create_task(said(proxy.port, b"late"))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(reader.readline(), 0.2)
            assert not late.done()
            proxy.pass_on()
            writer.write(b"after\n")
            for broken in (reader.read(), late):
                with pytest.raises(ConnectionError):
                    await broken

            assert await said(proxy.port, b"again") == b"again\n"
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            writer.write(b"one\n")
            assert await reader.readline() == b"one\n"
            proxy.reset()
            with pytest.raises(ConnectionError):
                await reader.read()
            with pytest.raises(ConnectionError):
                await said(proxy.port, b"two")

    asyncio.run(run())


def test_a_cluster_is_stopped_and_started_and_reached_by_a_proxy() -> None:
    with cluster() as made:

        async def one() -> object:
            async with Proxy(("127.0.0.1", made.port)) as proxy:
                connection = await asyncpg.connect(made.through(proxy.port).url)
                found = await connection.fetchval("SELECT count(*) FROM kept")
                await connection.close()
                return found

        async def keep() -> None:
            connection = await asyncpg.connect(made.place.url)
            await connection.execute("CREATE TABLE kept (); INSERT INTO kept DEFAULT VALUES")
            await connection.close()

        asyncio.run(keep())
        assert asyncio.run(one()) == 1
        for how in ("fast", "immediate"):
            made.stop(how)
            with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError)):
                asyncio.run(one())
            made.start()
            assert asyncio.run(one()) == 1
