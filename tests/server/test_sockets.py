"""Who may come in, who is sent away, and what the others notice of it."""

import asyncio
import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hatbox import RuleError
from hatbox.client import Client, LeftError, Ticket
from hatbox.server.play.limits import Limit
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.store.store import Entry, Store
from hatbox.server.web.gate import Gate
from hatbox.server.web.run import listen
from tests.documents import ROOT
from tests.server import running as run
from tests.server.house import live
from tests.server.peers import NOT_A_HAT, address, dial, next_of, raw
from tests.server.running import Server, at_table, play, running, served, until


@pytest.mark.parametrize(
    ("hello", "table", "message", "reason"),
    [
        ({"protocol": PROTOCOL + 1}, None, "error-protocol", "version"),
        ({"protocol": PROTOCOL + 1, "device": "a newer page"}, None, "error-protocol", "version"),
        ({"protocol": PROTOCOL - 1}, None, "error-protocol", "version"),
        ({"protocol": PROTOCOL, "token": "0" * 32}, None, "error-token", "refused"),
        ({"protocol": PROTOCOL}, "nowhere", "error-no-such-table", "gone"),
        ({"protocol": PROTOCOL}, None, "error-no-spectators", "refused"),
    ],
)
@live
async def test_whoever_cannot_come_in_is_told_why(
    server: Server, hello: dict[str, Any], table: str | None, message: str, reason: str
) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT | {"spectators": False}, "Ana")
    async with dial(address(server, table or ticket.table)) as peer:
        await peer.send(json.dumps({"type": "hello"} | hello))
        assert json.loads(await peer.recv())["message"] == message
        assert json.loads(await peer.recv()) == {"type": "bye", "reason": reason}


@live
async def test_a_crowd_of_spectators_keeps_no_member_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatbox.server.play.audience.MOST_CONNECTIONS", 2)
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL})
    async with served(tmp_path, Gate(limited=False)) as server, AsyncExitStack() as stack:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        heard = []
        for _ in range(3):
            peer = await stack.enter_async_context(dial(address(server, ticket.table)))
            await peer.send(hello)
            heard.append(json.loads(await peer.recv()))
        assert [message["type"] for message in heard] == ["welcome", "welcome", "failed"]
        assert heard[-1]["message"] == "error-table-full"
        await stack.enter_async_context(raw(server, ticket))


@live
async def test_a_table_that_cannot_be_read_is_our_fault_and_nobody_elses_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path, Gate(limited=False)) as server:
        store = await Store.open(tmp_path / "hatbox.db")
        for table, content in (("broken", b'{"entry":'), ("newer", b'{"entry":"of the future"}')):
            await store.append(Entry(table, 1, "k", content, time.time()))
        await store.close()
        for table, problem, status in (
            ("newer", "error-newer", 503),
            ("broken", "error-internal", 500),
        ):
            assert "Traceback" not in caplog.text
            async with dial(address(server, table)) as peer:
                await peer.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                said = json.loads(await peer.recv())
                assert (said["message"], said["args"]) == (problem, {})
                assert json.loads(await peer.recv()) == {"type": "bye", "reason": "restarting"}
            reply = await asyncio.to_thread(run.http, server, f"/api/tables/{table}")
            assert (reply.status, reply.problem) == (status, problem)
            assert b"Traceback" not in reply.body
        assert "table broken cannot be opened" in caplog.text
        assert "table newer needs a newer version" in caplog.text
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        held = [
            {"table": table, "token": ticket.token} for table in ("broken", "newer", ticket.table)
        ]
        (mine,) = await Client.request(server.url, "/api/mine", {"tables": held})
        assert mine["table"] == ticket.table


# --- Readers who do not read, and peers that vanish --------------------------------------


@live
async def test_nobody_waits_for_a_client_that_has_stopped_reading(server: Server) -> None:
    deck = (ROOT / "src/hatbox/data/decks/not-a-hat.toml").read_text(encoding="utf-8")
    large = NOT_A_HAT | {"deck": deck + "#" * (11_900 - len(deck))}
    async with at_table(server.url, large, "en", "es", "de") as people:
        ticket = people[0].ticket
        bo = await Client.join(server.url, ticket.table, "Bo")
        stuck = socket.socket()
        stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stuck.connect(("127.0.0.1", server.port))
        async with raw(server, bo, sock=stuck, max_queue=1, ping_interval=None) as peer:
            peer.transport.pause_reading()
            await until(lambda: [m["connected"] for m in people[0].lobby["members"]] == [True] * 4)
            for n in range(55):
                await asyncio.gather(*(
                    each.command({"type": "rename", "name": f"N{n}", "language": "en"})
                    for each in people
                ))  # fmt: skip
            assert not people[0].lobby["members"][3]["connected"]
            peer.transport.abort()
        await people[1].command({"type": "rename", "name": "Ben", "language": "en"})


@live
async def test_peers_that_vanish_in_the_middle_are_nobody_elses_trouble(hurried: Server) -> None:
    wanted = run.settings("antayagi-80", 3)
    async with at_table(hurried.url, wanted, "en", "es", bots="novice") as people:
        table = people[0].ticket.table

        async def vanish() -> None:
            """Spectators come, read nothing, and are gone without a word."""
            while people[0].over is None:
                peer = socket.socket()
                peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                peer.connect(("127.0.0.1", hurried.port))
                async with raw(hurried, Ticket(table, None, None), sock=peer) as connection:
                    await asyncio.sleep(0.02)
                    connection.transport.abort()

        await people[0].command({"type": "start"})
        async with asyncio.timeout(run.PATIENCE):
            playing = (play(person, Random(n)) for n, person in enumerate(people))
            await asyncio.gather(*playing, vanish())
        assert people[0].over == people[1].over


@live
async def test_the_newest_connection_wins_and_the_other_is_told(server: Server) -> None:
    async with at_table(server.url, NOT_A_HAT, "en", "es") as (ana, ben):
        async with Client(server.url, run.elsewhere(ana.ticket)) as phone:
            await until(lambda: ana.left is not None)
            assert str(ana.left) == "replaced"
            with pytest.raises(LeftError):
                await ana.command({"type": "start"})
            await phone.command({"type": "rename", "name": "Phone", "language": "nl"})
            await until(lambda: ben.lobby["members"][0]["name"] == "Phone")
            assert ben.lobby["members"][0]["connected"]
        await until(lambda: not ben.lobby["members"][0]["connected"])


@live
async def test_somebody_who_was_removed_is_told_and_cannot_come_back(server: Server) -> None:
    async with at_table(server.url, NOT_A_HAT, "en", "es") as (ana, ben):
        await ana.command({"type": "kick", "member": 1})
        await until(lambda: ben.left is not None)
        assert str(ben.left) == "kicked"
        with pytest.raises(LeftError, match="kicked"):
            await Client(server.url, ben.ticket).__aenter__()


# --- Restart ----------------------------------------------------------------------------


@live
async def test_a_game_goes_on_after_the_server_was_killed_or_stopped(tmp_path: Path) -> None:
    with running(tmp_path, hurried=True) as server:
        wanted = run.settings("not-a-hat", 4, options={"rounds": 4})
        async with at_table(server.url, wanted, "en", "es", bots="regular") as people:
            await people[0].command({"type": "start"})

            async def interrupt() -> None:
                for how in (15, 9):
                    await asyncio.sleep(0.3)
                    await asyncio.to_thread(server.restart, how)

            async with asyncio.timeout(run.PATIENCE):
                playing = (play(person, Random(n)) for n, person in enumerate(people))
                await asyncio.gather(*playing, interrupt())
            assert people[0].over == people[1].over
            tables = [{"table": p.ticket.table, "token": p.ticket.token} for p in people]
        mine = await Client.request(server.url, "/api/mine", {"tables": tables})
        assert [each["state"] for each in mine] == ["over", "over"]


@live
async def test_my_unfinished_games_are_found_and_gone_on_with_elsewhere(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        first = await Client.quick(server.url, "not-a-hat", "Ana", players=3)
        other = await Client.open(server.url, NOT_A_HAT, "Ana")
        async with Client(server.url, first) as ana:
            await until(lambda: ana.latest and ana.latest["question"])
            question = ana.latest["question"]
            async with raw(server, other) as peer:
                server.restart()
                assert (await next_of(peer, "bye"))["reason"] == "restarting"
        held = [{"table": t.table, "token": t.token} for t in (first, other)]
        lost = {"table": "nowhere", "token": first.token}
        wrong = {"table": other.table, "token": first.token}
        mine = await Client.request(server.url, "/api/mine", {"tables": [lost, *held, wrong]})
        assert [(m["table"], m["game"], m["state"], m["your_turn"]) for m in mine] == [
            (first.table, "not-a-hat", "playing", True),
            (other.table, "not-a-hat", "open", False),
        ]
        async with Client(server.url, run.elsewhere(first)) as phone:
            await until(lambda: phone.latest is not None)
            assert phone.latest["question"] == question
            await phone.answer(question, phone.options(question)[0])


# --- Strangers' pages, and too much of everything ----------------------------------------


SCHEMAS = ("/api/schema/openapi.json", "/api/schema/frames.json")
ORIGINS = {
    "http://127.0.0.1:{port}": True,
    "https://games.example.org": True,
    "http://games.example.org": False,
    "https://games.example.org.evil.example": False,
    "https://evil.example": False,
    "http://127.0.0.1:1": False,
    "null": False,
    "": False,
}


@live
async def test_pages_of_strangers_are_kept_out(tmp_path: Path) -> None:
    body = {"settings": NOT_A_HAT, "name": "Ana", "language": "en"}
    async with served(tmp_path, Gate("https://Games.example.org:443/", limited=False)) as server:
        table = (await Client.open(server.url, NOT_A_HAT, "Ana")).table
        for origin, allowed in ORIGINS.items():
            named = {"Origin": origin.format(port=server.port)}
            reply = await asyncio.to_thread(run.http, server, "/api/tables", body, headers=named)
            assert reply.status == (201 if allowed else 403), origin
            if allowed:
                async with dial(address(server, table), additional_headers=named):
                    continue
            assert reply.problem == "error-origin"
            with pytest.raises(InvalidStatus) as caught:
                await dial(address(server, table), additional_headers=named)
            assert caught.value.response.status_code == 403


@live
async def test_one_address_cannot_do_everything_at_once(tmp_path: Path) -> None:
    # However long a slow machine takes to ask.
    opening, asking = Limit(rate=1e-9, burst=20), Limit(rate=1e-9, burst=20)
    gate = Gate(behind_proxy=True, opening=opening, asking=asking)
    async with served(tmp_path, gate) as server:
        body = {"settings": NOT_A_HAT, "name": "Ana", "language": "en"}

        def ask(who: str, path: str = "/api/tables", more: Any = None) -> run.Reply:
            return run.http(server, path, more, headers={"X-Forwarded-For": f"spoofed, {who}"})

        replies = [await asyncio.to_thread(ask, "1.2.3.4", more=body) for _ in range(25)]
        assert [reply.status for reply in replies[:20]] == [201] * 20
        assert replies[-1].status == 429
        assert replies[-1].problem == "error-too-fast"
        assert (await asyncio.to_thread(ask, "1.2.3.5", more=body)).status == 201
        # One home's network of addresses is one.
        homes = [await asyncio.to_thread(ask, f"2001:db8::{n}", more=body) for n in range(25)]
        assert homes[-1].status == 429
        table = json.loads(replies[0].body)["table"]
        paths = (f"/api/tables/{table}", "/api/games", *SCHEMAS)
        for number, path in enumerate(paths):
            looks = [await asyncio.to_thread(ask, f"1.2.4.{number}", path) for _ in range(21)]
            assert [look.status for look in looks] == [200] * 20 + [429]


@live
async def test_a_hundred_people_with_one_address_begin_at_the_same_time(tmp_path: Path) -> None:
    async with served(tmp_path, Gate()) as server, AsyncExitStack() as stack:
        opened = [await Client.open(server.url, NOT_A_HAT, "Ana") for _ in range(50)]
        joined = [await Client.join(server.url, ticket.table, "Ben") for ticket in opened]
        for ticket in (*opened, *joined):
            await asyncio.to_thread(run.http, server, "/api/games")
            await stack.enter_async_context(Client(server.url, ticket))


@pytest.mark.parametrize("path", SCHEMAS)
@live
async def test_nobody_waits_while_a_schema_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    begun, answered, made = Event(), Event(), []

    def slowly() -> dict[str, str]:
        begun.set()
        made.append(answered.wait(run.PATIENCE))
        return {}

    for name in ("_openapi", "frames"):
        monkeypatch.setattr(f"hatbox.server.web.app.{name}", slowly)
    async with served(tmp_path, Gate()) as server:
        asking = [asyncio.create_task(asyncio.to_thread(run.http, server, path)) for _ in range(3)]
        await asyncio.to_thread(begun.wait)
        assert (await asyncio.to_thread(run.http, server, "/api/health")).status == 200
        answered.set()
        assert [reply.status for reply in await asyncio.gather(*asking)] == [200] * 3
    assert made == [True]


def twenty_five(server: run.Address, forwarded: Callable[[int], list[str]]) -> list[int]:
    """The answers to requests that name an address, in one line of the header or in several."""
    statuses = []
    for number in range(25):
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=run.PATIENCE)) as asking:
            asking.putrequest("GET", "/api/tables/nowhere")
            for value in forwarded(number):
                asking.putheader("X-Forwarded-For", value)
            asking.endheaders()
            statuses.append(asking.getresponse().status)
    return statuses


@pytest.mark.parametrize("behind_proxy", [False, True])
@live
async def test_nobody_chooses_the_address_that_they_are_counted_by(
    tmp_path: Path, *, behind_proxy: bool
) -> None:
    gate = Gate(behind_proxy=behind_proxy, asking=Limit(rate=1e-9, burst=20))
    async with served(tmp_path, gate) as server:
        # A proxy writes the visitor's address behind what the visitor has written, or below it.
        statuses = await asyncio.to_thread(twenty_five, server, lambda n: [f"1.2.3.{n}", "9.9.9.9"])
        assert statuses == [404] * 20 + [429] * 5
        statuses = await asyncio.to_thread(twenty_five, server, lambda n: [f"1.2.3.{n}, 9.9.9.8"])
        assert statuses == ([404] * 20 if behind_proxy else [429] * 20) + [429] * 5


@live
async def test_a_client_that_floods_its_connection_is_told_to_wait(server: Server) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
    async with raw(server, ticket) as peer:
        for _ in range(50):  # a slow machine may not be fast enough at first
            for n in range(150):
                await peer.send(json.dumps({"type": "sit", "key": f"k{n}", "seat": 7}))
            answers = [await next_of(peer, "failed") for _ in range(150)]
            assert [answer["key"] for answer in answers] == [f"k{n}" for n in range(150)]
            if "error-too-fast" in [answer["message"] for answer in answers]:
                return
        raise AssertionError("nobody stopped it")


# --- Secrets ------------------------------------------------------------------------------


@live
async def test_no_token_is_in_the_log_the_database_or_what_others_are_sent(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tickets: list[Ticket] = []
        heard: list[str] = []
        async with at_table(server.url, NOT_A_HAT, "en", "es", "de") as people:
            tickets += [person.ticket for person in people]
            await people[0].command({"type": "start"})
            async with raw(server, Ticket(tickets[0].table, None, None)) as watcher:
                await people[1].command({"type": "report", "member": 2})
                await asyncio.gather(*(play(p, Random(n)) for n, p in enumerate(people)))
                while not heard or '"type":"over"' not in heard[-1]:
                    heard.append(str(await watcher.recv()))
                await watcher.send("nonsense")
                await watcher.recv()
            with pytest.raises(RuleError):
                await Client.request(server.url, "/api/mine", {"tables": [{"token": "x"}]})
            await people[0].command({"type": "rematch"})
        async with dial(address(server, tickets[0].table)) as peer:
            wrong = {"type": "hello", "protocol": PROTOCOL, "token": tickets[0].token, "oops": 1}
            await peer.send(json.dumps(wrong))
            heard.append(str(await peer.recv()))
        lobby = await asyncio.to_thread(run.http, server, f"/api/tables/{tickets[0].table}")
        heard.append(lobby.body.decode())
    log = server.log.read_text()
    assert "was reported" in log
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("hatbox.db*")).decode("latin-1")
    for ticket in tickets:
        assert ticket.token is not None
        assert len(ticket.token) >= 22  # 128 bits or more
        assert ticket.token not in log
        assert ticket.token not in stored
        assert not any(ticket.token in text for text in heard)
    assert "Traceback" not in log


def has_both() -> bool:
    """Whether this system has addresses of both kinds: IPv6 may be there and switched off."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return socket.has_dualstack_ipv6()


@pytest.mark.skipif(not has_both(), reason="this system has no IPv6")
def test_a_server_can_listen_to_both_kinds_of_addresses() -> None:
    with closing(listen("::", 0)) as listener:
        port = listener.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            socket.create_connection((host, port), timeout=run.PATIENCE).close()


def test_news_do_not_wait_for_the_confirmation_of_earlier_ones() -> None:
    with (
        closing(listen("127.0.0.1", 0)) as listener,
        closing(socket.create_connection(listener.getsockname(), timeout=run.PATIENCE)),
        closing(listener.accept()[0]) as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--data", "/nowhere/hatbox.db"), "/nowhere/hatbox.db"),
        (("--public-url", "games.example.org"), "https://"),
        (("--keep-days", "-1"), "0, which means for ever"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_a_sentence(
    options: tuple[str, ...], said: str
) -> None:
    command = [sys.executable, "-c", run.MAIN, "serve", "--host", "127.0.0.1", "--port", "0"]
    told = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert said in told.stderr
    assert "Traceback" not in told.stderr
