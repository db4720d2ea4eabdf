"""Connections that send nothing, half of something, or something that can be read in two ways."""

import asyncio
import json
import resource
import secrets
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from hatbox.client import Client
from hatbox.server.play.limits import Limit
from hatbox.server.web.door import MOST_HEADERS, Door
from hatbox.server.web.gate import Gate
from hatbox.server.web.run import raise_file_limit
from tests.server.house import live
from tests.server.peers import NOT_A_HAT, address, dial
from tests.server.running import PATIENCE, Address, Server, http, served, until

ASK = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
OPEN = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def reach(server: Server | Address, mine: str = "127.0.0.1") -> socket.socket:
    where = ("127.0.0.1", server.port)
    return socket.create_connection(where, timeout=PATIENCE, source_address=(mine, 0))


def all_of(peer: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    received = b""
    with suppress(ConnectionError):
        while data := peer.recv(2**16):
            received += data
    return received


def sent(server: Server | Address, *parts: bytes) -> bytes:
    """The answer to something, until the server hangs up."""
    with closing(reach(server)) as peer:
        for part in parts:
            peer.sendall(part)
        return all_of(peer)


# --- Time --------------------------------------------------------------------------------


UNFINISHED = {
    "nothing": [],
    "half a head": [ASK[:-2]],
    "no body": [OPEN + b"Content-Length: 100\r\n\r\n"],
    "half a body": [OPEN + b"Content-Length: 100\r\n\r\n", b"{" * 50],
    "a body that nobody wants": [ASK[:-2] + b"Content-Length: 1000000\r\n\r\n", b"{" * 500],
}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No patience at all."""
    monkeypatch.setattr(Door, "seconds", {"head": 0.05, "body": 0.05, "reply": PATIENCE})


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("parts", UNFINISHED.values(), ids=UNFINISHED.keys())
@live
async def test_whoever_does_not_finish_a_request_is_disconnected(
    tmp_path: Path, parts: list[bytes]
) -> None:
    async with served(tmp_path, Gate()) as server:
        answer = await asyncio.to_thread(sent, server, *parts)
    assert answer.count(b"HTTP/1.1 200") == sum(ASK in part or b"1000000" in part for part in parts)


@pytest.mark.usefixtures("hasty")
@live
async def test_a_byte_now_and_then_buys_no_time(tmp_path: Path) -> None:
    def trickle(server: Address) -> None:
        with closing(reach(server)) as peer, suppress(ConnectionError):
            peer.sendall(ASK[:-2])
            while True:
                peer.sendall(b"a")
                peer.settimeout(0.01)
                with suppress(TimeoutError):
                    if not peer.recv(1):
                        return

    async with served(tmp_path, Gate()) as server:
        await asyncio.wait_for(asyncio.to_thread(trickle, server), PATIENCE)


# --- Number ------------------------------------------------------------------------------


def is_open(peer: socket.socket) -> bool:
    """Whether the server answers there."""
    with suppress(ConnectionError):
        peer.sendall(ASK)
        return b" 200 " in peer.recv(4096)
    return False


@live
async def test_one_address_has_so_many_connections_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def crowd(server: Address) -> None:
        peers = [reach(server) for _ in range(5)]
        try:
            assert [is_open(peer) for peer in peers] == [True, True, True, False, False]
            with closing(reach(server, "127.0.0.2")) as other:
                assert is_open(other)
        finally:
            for peer in peers:
                peer.close()

    gate = Gate(most_open=3)
    async with served(tmp_path, gate) as server:
        await asyncio.to_thread(crowd, server)
        await until(lambda: not gate.open)
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        for _ in range(4):  # a WebSocket is counted until it ends, and once
            async with dial(address(server, ticket.table)), dial(address(server, ticket.table)):
                await until(lambda: gate.open == {"127.0.0.1": 2})
            await until(lambda: not gate.open)
    assert "refused a client in 127.0.0.0/24: too-many-connections" in caplog.text


@live
async def test_behind_a_proxy_connections_are_counted_by_the_address_that_it_names(
    tmp_path: Path,
) -> None:
    gate = Gate(behind_proxy=True, most_open=1)
    async with served(tmp_path, gate) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        where = address(server, ticket.table)

        def visitor(who: str) -> dict[str, str]:
            return {"X-Forwarded-For": f"127.0.0.1, {who}"}

        async with (
            dial(where, additional_headers=visitor("1.2.3.4")),
            dial(where, additional_headers=visitor("1.2.3.5")),
        ):
            with pytest.raises(InvalidStatus):
                await dial(where, additional_headers=visitor("1.2.3.4"))
        await until(lambda: not gate.open)
        async with dial(where, additional_headers=visitor("1.2.3.4")):
            pass


@pytest.fixture
def few_files() -> Iterator[int]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1] - 1, before[1]))
    yield before[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_server_takes_as_many_files_as_it_may(few_files: int) -> None:
    assert raise_file_limit() == few_files


# --- What can be read in two ways ---------------------------------------------------------


CHUNKED = b"Transfer-Encoding: chunked\r\n"
AMBIGUOUS = {
    "both lengths": OPEN + b"Content-Length: 5\r\n" + CHUNKED + b"\r\n0\r\n\r\n" + ASK,
    "both, the other way": OPEN + CHUNKED + b"Content-Length: 5\r\n" + b"\r\n0\r\n\r\n" + ASK,
    "two lengths": OPEN + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n" + ASK,
    "tiny chunks": OPEN + CHUNKED + b"\r\n" + b"1\r\n{\r\n" * 1000,
    "many headers": ASK[:-2] + b"a: b\r\n" * MOST_HEADERS + b"\r\n" + ASK,
    "a long head": ASK[:-2] + b"a: b\r\n" * 10_000 + b"\r\n" + ASK,
    "a long line": b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n" + ASK,
    "no HTTP": b"\x16\x03\x01\x00\xa5" * 20 + b"\r\n\r\n" + ASK,
    "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n" + ASK,
}


@pytest.mark.parametrize("request_", AMBIGUOUS.values(), ids=AMBIGUOUS.keys())
@live
async def test_what_can_be_read_in_two_ways_is_refused_once(
    server: Server, request_: bytes
) -> None:
    answer = await asyncio.to_thread(sent, server, request_)
    assert answer.count(b"HTTP/1.1") <= 1
    assert b" 200 " not in answer
    assert not answer or b"HTTP/1.1 400" in answer


@live
async def test_whoever_asks_before_the_reply_is_answered_once(server: Server) -> None:
    opening = OPEN + b"Content-Length: 2\r\n\r\n{}"
    for first in (ASK, opening, ASK * 3000, opening + ASK):
        answer = await asyncio.to_thread(sent, server, first + b"\x00\r\n\r\n")
        assert answer.count(b"HTTP/1.1") == 1
        assert (b" 200 " if first.startswith(ASK) else b" 400 ") in answer


def upgrade(more: str) -> bytes:
    return (
        "GET /api/tables/nowhere/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    ).encode()


HALF_OPEN = {
    "a body": "Content-Length: 100000\r\n",
    "a long header": f"Sec-WebSocket-Protocol: {'a,' * 7000}b\r\n",
    "many extensions": f"Sec-WebSocket-Extensions: {'permessage-deflate, ' * 500}x\r\n",
}


@pytest.mark.parametrize("more", HALF_OPEN.values(), ids=HALF_OPEN.keys())
@live
async def test_an_upgrade_that_fails_is_not_left_open(server: Server, more: str) -> None:
    answer = await asyncio.to_thread(sent, server, upgrade(more))
    assert b" 101 " not in answer


# --- Names of the server ------------------------------------------------------------------


HOSTS = {
    "localhost": True,
    "LocalHost:8080": True,
    "127.0.0.1:1": True,
    "[::1]:8080": True,
    "192.168.1.20": True,
    "hats.local:8080": True,
    "games.example.org": True,
    "Games.Example.org.:443": True,
    "nas.example.net": True,
    socket.gethostname(): True,
    "evil.example": False,
    "localhost.evil.example": False,
    "127.0.0.1.evil.example": False,
    "games.example.org.evil.example": False,
    "local": False,
    "[::1": False,
    "evil.example:80@localhost.evil.example": False,
}


@live
async def test_the_server_answers_only_to_its_own_names(tmp_path: Path) -> None:
    gate = Gate("https://games.example.org", names=("nas.example.net",))
    async with served(tmp_path, gate) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        for host, known in HOSTS.items():
            for path in ("/api/health", "/", "/assets/nothing"):
                reply = await asyncio.to_thread(http, server, path, headers={"Host": host})
                assert (reply.status != 421) == known, host
        for host, known in (("hats.local", True), ("evil.example", False)):
            where = f"ws://{host}/api/tables/{ticket.table}/ws"
            upgrading = dial(where, host="127.0.0.1", port=server.port)
            if known:
                async with upgrading:
                    continue
            with pytest.raises(InvalidStatus):
                await upgrading


@pytest.mark.parametrize(("language", "word"), [("de-DE,en;q=0.8", "kennt"), ("xx", "know")])
@live
async def test_a_person_is_told_in_words_that_the_name_is_unknown(
    server: Server, language: str, word: str
) -> None:
    said = {"Host": "evil.example", "Accept": "text/html", "Accept-Language": language}
    reply = await asyncio.to_thread(http, server, "/", headers=said)
    assert word in reply.body.decode()
    assert "evil.example" in reply.body.decode()
    program = await asyncio.to_thread(http, server, "/", headers={"Host": "evil.example"})
    assert json.loads(program.body)["message"] == "error-host"


@live
async def test_asking_for_many_tables_counts_as_asking_often(tmp_path: Path) -> None:
    held = {"table": "nowhere", "token": secrets.token_urlsafe(16)}
    async with served(tmp_path, Gate(asking=Limit(rate=1e-9, burst=6))) as server:
        for size, status in ((10, 200), (50, 200), (1, 429)):
            body = {"tables": [held] * size}
            reply = await asyncio.to_thread(http, server, "/api/mine", body)
            assert reply.status == status


# --- The log ------------------------------------------------------------------------------


@live
async def test_refusals_leave_a_line_without_secrets_and_not_without_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    gate = Gate(asking=Limit(rate=1e-9, burst=1), behind_proxy=True)
    secret = secrets.token_urlsafe(16)
    async with served(tmp_path, gate) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")

        def ask(**headers: str) -> int:
            named = {"X-Forwarded-For": "203.0.113.77", **headers}
            return http(server, "/api/games", headers=named).status

        await asyncio.to_thread(ask)
        assert await asyncio.to_thread(ask) == 429
        assert await asyncio.to_thread(ask, Origin=f"https://{secret}.example") == 403
        assert await asyncio.to_thread(ask, Host=f"{secret}.example") == 421
        async with dial(address(server, ticket.table)) as peer:
            await peer.send(json.dumps({"type": "hello", "protocol": 2, "token": secret}))
            assert json.loads(await peer.recv())["message"] == "error-token"
        for why in ("too-fast", "origin", "host", "token"):
            assert f": {why}" in caplog.text
        assert "203.0.113.0/24" in caplog.text
        for kept in (secret, "203.0.113.77", str(ticket.token)):
            assert kept not in caplog.text
        for _ in range(100):
            await asyncio.to_thread(ask)
        assert len(caplog.records) < 80
