"""A client that asks for a place again, because the reply was lost, gets the same place."""

import asyncio
import string
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox import RuleError
from hatbox.client import Client, LeftError
from hatbox.server.play.connection import Connection
from hatbox.server.play.tokens import chosen, digest, new_token
from hatbox.server.protocol.messages import Settings
from hatbox.server.table import company
from hatbox.server.web.gate import Gate
from tests.server import running as run
from tests.server.house import Guest, House, house, live
from tests.server.running import Server, served

WANTED = Settings(game="not-a-hat", players=3)
WAYS = ("open", "quick", "join")


async def ask(here: House, way: str, table: str, token: str, name: str = "Bo") -> Any:
    match way:
        case "open":
            return await here.hub.open(WANTED, name, "en", token)
        case "quick":
            return await here.hub.quick(WANTED, name, "en", "random", token)
        case _:
            return await here.hub.join(table, name, "en", token, spectate=False)


@pytest.mark.parametrize("way", WAYS)
@live
async def test_the_same_token_is_the_same_place_at_once_later_and_after_a_restart(
    tmp_path: Path, way: str
) -> None:
    token = new_token()
    async with house(tmp_path) as here:
        table = (await here.hub.open(WANTED, "Ana", "en")).table
        first, again = await asyncio.gather(*(ask(here, way, table, token) for _ in range(2)))
        assert first == again == await ask(here, way, table, token, "Another name")
        other = await ask(here, way, table, new_token())
        assert (other.table, other.member) != (first.table, first.member)
        assert len(await here.store.tables()) == (1 if way == "join" else 3)
    async with house(tmp_path) as here:
        assert await ask(here, way, table, token) == first
        guest = await here.guest(first)
        assert [m["name"] for m in guest.lobby["members"] if m["id"] == first.member] == ["Bo"]


@live
async def test_who_was_sent_away_does_not_come_back_by_asking_again(tmp_path: Path) -> None:
    token = new_token()
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        table = ana.session.table.id
        await ana.do("seat-bot", seat=1, bot=None)
        ticket = await ask(here, "join", table, token)
        await ana.do("kick", member=ticket.member)
        with pytest.raises(RuleError, match="error-not-a-member"):
            await ask(here, "join", table, token)
        assert [m["name"] for m in ana.lobby["members"]] == ["Ana"]


@live
async def test_a_token_opens_the_rematch_too_and_takes_no_second_seat_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        for guest in (ana, ben):
            await guest.do("agree-to-end", agree=True)
        await ana.do("rematch")
        ticket = await ask(here, "join", ben.lobby["rematch"], str(ben.token))
        assert (ticket.table, ticket.member) == (ben.lobby["rematch"], 1)


@pytest.mark.parametrize("token", ["", "x" * 21, "x" * 65])
def test_a_token_that_is_too_short_or_too_long_is_refused(server: Server, token: str) -> None:
    body = {"settings": run.settings("not-a-hat", 3), "name": "Ana", "language": "en"}
    reply = run.http(server, "/api/tables", body | {"token": token})
    assert (reply.status, reply.problem) == (400, "error-body")
    assert not token or token.encode() not in reply.body


@asynccontextmanager
async def losing(port: int, replies: int) -> AsyncIterator[str]:
    """A network that loses the first replies of a server: its address."""
    left = replies

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal left
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        there, back = await asyncio.open_connection("127.0.0.1", port)
        back.write(head + await reader.readexactly(length))
        reply = await there.read()
        back.close()
        if left == 0:
            writer.write(reply)
        left = max(0, left - 1)
        writer.close()

    async with await asyncio.start_server(carry, "127.0.0.1", 0) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


@live
async def test_a_client_whose_replies_are_lost_has_one_table_and_one_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatbox.client.PAUSES", (0, 0, 0))
    async with served(tmp_path, Gate(limited=False)) as server:
        async with losing(server.port, 2) as url:
            ticket = await Client.open(url, run.settings("not-a-hat", 4), "Ana")
        async with losing(server.port, 3) as url:
            await Client.join(url, ticket.table, "Ben")
        async with losing(server.port, 4) as url:
            with pytest.raises(OSError, match="closed connection"):
                await Client.join(url, ticket.table, "Cleo")
        lobby = await Client.request(server.url, f"/api/tables/{ticket.table}")
        assert [m["name"] for m in lobby["members"]] == ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize(
    "token",
    [
        "a" * 22,
        "ab" * 20,
        "abcabd" * 6,
        "0123456789" * 3,
        "abcdefghijklmnopqrstuv",
        "zyxwvutsrqponmlkjihgfedcba",
    ],
)
@live
async def test_a_token_that_anybody_could_guess_is_refused(tmp_path: Path, token: str) -> None:
    async with house(tmp_path) as here:
        table = (await here.hub.open(WANTED, "Ana", "en")).table
        for way in WAYS:
            with pytest.raises(RuleError, match="error-weak-token") as refused:
                await ask(here, way, table, token)
            assert token not in str(refused.value.args_of_message)


def test_a_random_token_of_any_kind_is_taken() -> None:
    rng = Random(1)
    for alphabet, length in (
        (string.digits, 39),
        ("0123456789abcdef", 32),
        (string.ascii_letters, 22),
    ):
        for _ in range(500):
            token = "".join(rng.choices(alphabet, k=length))
            assert chosen(token) == token
    assert len({chosen(None) for _ in range(100)}) == 100


@live
async def test_a_new_token_opens_the_seat_and_the_old_one_opens_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        table, old, new = ana.session.table.id, str(ana.token), new_token()
        first = await here.hub.renew(table, old, new)
        await here.settle()
        assert ana.heard[-1] == {"type": "bye", "reason": "replaced"}
        assert first == await here.hub.renew(table, old, new)  # whose reply was lost
        assert (first.token, first.member) == (new, 0)
        assert ana.session.table.member_of(digest(old).hex()) is None
        late = Connection(0, digest(old).hex())  # who was let in just before
        await ana.session.attach(late, 0)
        assert late.closing
        assert late not in ana.session.audience.connections
        for wrong in (old, new_token()):
            with pytest.raises(RuleError, match="error-token"):
                await here.hub.renew(table, wrong, new_token())
        with pytest.raises(RuleError, match="error-token"):  # which is somebody else's
            await here.hub.renew(table, str(ben.token), new)
    async with house(tmp_path) as here:
        again = await here.guest(first)
        assert again.connection is not None
        assert again.connection.member == 0


@live
async def test_a_seat_is_logged_out_everywhere_else(server: Server) -> None:
    ticket = await Client.open(server.url, run.settings("not-a-hat", 3), "Ana")
    async with Client(server.url, ticket) as lost:
        mine = await Client.renew(server.url, ticket)
        await run.until(lambda: lost.left is not None)
        with pytest.raises(LeftError, match="refused"):
            await Client(server.url, ticket).__aenter__()
        async with Client(server.url, mine) as ana:
            await ana.command({"type": "rename", "name": "Anna", "language": "en"})


@live
async def test_nobody_keeps_friends_from_free_seats_by_coming_as_many_spectators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_WATCHING", 3)
    async with house(tmp_path) as here:
        table = (await here.hub.open(WANTED, "Ana", "en")).table

        async def come(*, spectate: bool) -> Guest:
            return await here.guest(await here.hub.join(table, "Bo", "en", spectate=spectate))

        for _ in range(3):
            await come(spectate=True)
        with pytest.raises(RuleError, match="error-table-full"):
            await come(spectate=True)
        friend = await come(spectate=False)
        assert friend.lobby["places"][1]["member"] == 4
        # Nor by sitting down and standing up again.
        assert await friend.fails("stand") == "error-table-full"
        assert (await come(spectate=False)).lobby["places"][2]["member"] == 5
