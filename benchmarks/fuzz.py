"""Fuzzed frames, and requests by the server's own schema.

`python -m benchmarks.fuzz [--frames 1000000] [--examples 100]`. Every connection has an address of
its own and a seat in a game of its own, sends almost as many frames as it may, and ends with bytes
that are no frames. Afterwards the server still answers, and its log holds no trace of an error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from os import urandom
from pathlib import Path
from random import Random
from typing import Any

from hatbox.client import Client
from hatbox.games import GAMES
from hatbox.server.play.clock import RealClock
from hatbox.server.play.session import World
from hatbox.server.protocol.messages import FromClient
from hatbox.server.protocol.reading import read
from hatbox.server.store.store import Store
from hatbox.server.web import live
from hatbox.server.web.app import create_app
from hatbox.server.web.gate import Gate
from hatbox.server.web.run import listen, run, server
from hatbox.server.web.schema import frames as frames_schema

from .attacks import TEXT, frame, fuzzed, hello, upgrade
from .load import Server
from .passes import unlimited

FRAMES = 900
"""Frames of one connection; beyond 1,000 at once it is disconnected."""
AT_ONCE = 16
JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    1.5,
    "",
    "x" * 100,
    "\x00",
    "é\u202e",
    [],
    {},
    [[[]]],
    {"a": 1},
)
UNFIT = ("positive_data_acceptance", "negative_data_rejection")
"""Checks that do not fit: the schema cannot say which options a game has, nor how bots are named,
and the framework takes 0 for false and "4" for 4."""


class Frames:
    """Commands by the schema of the frames, with mistakes."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._parts: dict[str, Any] = frames_schema()["$defs"]

    def text(self) -> bytes:
        """A command, or something like one."""
        written = json.dumps(self._value(self._parts["FromClient"])).encode()
        place, spoilt = self.rng.randrange(len(written)), self.rng.randrange(8)
        if spoilt == 0:
            return written[:place]
        if spoilt == 1:
            return written[:place] + bytes([self.rng.randrange(128)]) + written[place + 1 :]
        return written

    def _value(self, part: dict[str, Any]) -> Any:
        """Something that fits, but now and then something else."""
        if self.rng.random() < 0.02:
            return self.rng.choice(JUNK)
        if "$ref" in part:
            return self._value(self._parts[part["$ref"].rpartition("/")[2]])
        for several in ("anyOf", "oneOf"):
            if several in part:
                return self._value(self.rng.choice(part[several]))
        if "enum" in part:
            return self.rng.choice(part["enum"])
        if "const" in part:
            return part["const"]
        return self._made(part)

    def _made(self, part: dict[str, Any]) -> Any:
        rng = self.rng
        match part.get("type"):
            case "object":
                needed = part.get("required", ())
                return {
                    name: self._value(each)
                    for name, each in part.get("properties", {}).items()
                    if name in needed or rng.random() < 0.5
                }
            case "array":
                return [self._value(part.get("items", {})) for _ in range(rng.randrange(4))]
            case "integer" | "number":
                return rng.choice((part.get("minimum", 0), part.get("maximum", 9), 1, 2, 3))
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case _:
                return rng.choice(("a", "k1", "en", "novice", "hat", "x" * rng.randrange(200)))


class Fuzz:
    """Connections one after the other, several at once, until enough frames are sent."""

    def __init__(self, port: int, wanted: int) -> None:
        self.port, self.left, self.sent, self.answers = port, wanted, 0, 0
        self.connections = 0

    async def run(self) -> None:
        await asyncio.gather(*map(self._again, range(AT_ONCE)))

    async def _again(self, number: int) -> None:
        rng = random.Random(number)
        made = Frames(rng)
        while self.left > 0:
            self.left -= FRAMES
            with suppress(OSError, EOFError):
                await self._once(rng, made)

    async def _once(self, rng: random.Random, made: Frames) -> None:
        self.connections += 1
        high, low = divmod(self.connections, 250)
        address = f"127.9.{high}.{low + 1}"
        game = rng.choice([*GAMES])
        body = json.dumps({"game": game, "name": "Ana", "language": "en", "pace": 400}).encode()
        head = f"POST /api/quick HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
        kind = "Content-Type: application/json\r\nConnection: close\r\n\r\n"
        reader, writer = await self._connected(address)
        writer.write((head + kind).encode() + body)
        ticket = json.loads((await reader.read()).partition(b"\r\n\r\n")[2])
        writer.close()
        reader, writer = await self._connected(address)
        try:
            writer.write(upgrade(ticket["table"]))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(hello(ticket["token"]))
            reading = asyncio.ensure_future(self._read(reader))
            for _ in range(FRAMES):
                writer.write(frame(TEXT, made.text()[:60_000]))
                self.sent += 1
                await writer.drain()
            writer.write(fuzzed(rng, 20))
            await reading
        finally:
            writer.transport.abort()

    async def _connected(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while data := await reader.read(2**16):
                self.answers += data.count(b'"key":')


async def frames(fuzzed_server: Server, wanted: int) -> None:
    fuzz = Fuzz(fuzzed_server.port, wanted)
    before = fuzzed_server.memory
    running = asyncio.ensure_future(fuzz.run())
    while not running.done():
        await asyncio.wait([running], timeout=10)
        print(f"{fuzz.sent:,} frames", file=sys.stderr, flush=True)
    await running
    print(
        f"{fuzz.sent:,} frames on {fuzz.connections:,} connections, {fuzz.answers:,} answers; "
        f"memory {before / 2**20:.0f} MiB before, {fuzzed_server.memory / 2**20:.0f} MiB after"
    )


def serve(folder: Path) -> None:
    """A server that reads all that a connection may send; prints how much of it were commands."""
    counts = Counter[str]()

    def counting(raw: str, kind: Any) -> Any:
        counts["read"] += kind is FromClient
        found = read(raw, kind)
        counts["decoded"] += kind is FromClient
        return found

    async def serving() -> None:
        world = World(await Store.open(folder / "hatbox.db"), RealClock(), Random(1), urandom)
        listener = listen("127.0.0.1", 0)
        print(listener.getsockname()[1], flush=True)
        await server(create_app(world, Gate())).serve(sockets=[listener])

    live.read = counting  # type: ignore[attr-defined] # where commands are read
    live.COMMANDS_AT_ONCE = 2 * FRAMES
    run(serving())
    print(f"{counts['read']:,} of them were read, {counts['decoded']:,} as commands", flush=True)


@contextmanager
def reading(folder: Path) -> Iterator[Server]:
    """Such a server; its log is in the folder."""
    command = [sys.executable, "-m", "benchmarks.fuzz", "--serve", str(folder)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603 - our own command
            command, stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    try:
        yield Server(process.pid, int(process.stdout.readline()))
    finally:
        process.terminate()
        print(process.stdout.read().strip())
        process.wait()
        process.stdout.close()


def requests(examples: int) -> bool:
    """Requests that fit the schema of the HTTP interface, and requests that do not."""
    with unlimited() as port, tempfile.TemporaryDirectory() as folder:
        url = f"http://127.0.0.1:{port}"
        ticket = asyncio.run(Client.open(url, {"game": "not-a-hat", "players": 3}, "Ana"))
        known = Path(folder) / "known.toml"
        known.write_text(f'[parameters]\ntable_id = "{ticket.table}"\n')
        command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(known)]
        command += ["run", f"{url}/api/schema/openapi.json", "--no-color", "--warnings", "off"]
        command += ["--exclude-checks", ",".join(UNFIT), "--max-examples", str(examples)]
        done = subprocess.run(  # noqa: S603 - our own command
            command, cwd=folder, check=False, capture_output=True, text=True
        )
    lines = done.stdout.strip().splitlines()
    print(
        "\n".join(lines[-60:] if done.returncode else [each for each in lines if "gener" in each])
    )
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--examples", type=int, default=100, help="of each kind of request")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve)
        return
    with tempfile.TemporaryDirectory() as place:
        with reading(Path(place)) as fuzzed_server:
            asyncio.run(frames(fuzzed_server, wanted.frames))
        log = (Path(place) / "log").read_text()
    faults = log.count("Traceback") + log.count("unexpected")
    print(f"{faults} errors of its own in the server's log")
    passed = requests(wanted.examples)
    sys.exit(0 if passed and not faults else 1)


if __name__ == "__main__":
    main()
