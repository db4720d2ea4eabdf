"""People who play nothing: they look around, ask for all that there is, and send nonsense."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hatbox.client import LeftError, Ticket
from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from hatbox.server.play.tokens import new_token
from hatbox.server.protocol.messages import PROTOCOL

from .client import Player, fetch
from .deaths import WORD
from .machines import OWNER
from .people import Table

Asked = tuple[int, Any]
WHO = {"name": "Eve", "language": "es"}
REFUSED = (LookupError, TypeError, RuleError, LeftError)
GONE = (OSError, HTTPException, WebSocketException, ValueError, *REFUSED)
"""What happens to who is refused, or cut off."""
PLACES = (
    "/", "/tv", "/deal", "/t/{table}", "/t/{table}/tv", "/t/nowhere", "/nothing", "/assets/nothing",
    "/example/not-a-hat/giving", "/api/nothing", "/api/health", "/api/ready", "/api/addresses",
    "/api/tables/{table}", "/api/tables/{table}/record", "/api/tables/nowhere", "/api/lessons/no",
    "/api/examples/no/no", "/api/deals/no", "/api/owner", "/api/inside/part",
)  # fmt: skip
HEAVY = (
    "/api/games", "/api/schema/openapi.json", "/api/schema/frames.json", "/api/lessons/not-a-hat",
    "/api/examples/not-a-hat/giving",
)  # fmt: skip
"""What takes long to make: it is asked for seldom."""
FRAMES: tuple[str | bytes, ...] = (
    "", "[]", b"\x00\xff", "x" * 70_000, '{"type":"hello","protocol":99}',
    f'{{"type":"hello","protocol":{PROTOCOL}}}',
    f'{{"type":"hello","protocol":{PROTOCOL},"token":"nobody-has-this-token"}}',
    f'{{"type":"hello","protocol":{PROTOCOL},"screen":true}}',
)  # fmt: skip
RAW = (
    b"nonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n",
    b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 70_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n{",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n",
    b"GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n",
)


class Visitor:
    """Runs some errands, one after the other."""

    def __init__(self, url: str, tables: list[Table], complaints: list[str], rng: Random) -> None:
        self.url, self.tables, self.complaints, self.rng = url, tables, complaints, rng

    async def visit(self, errands: int) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [
            self._look, self._look, self._open, self._quick, self._deal, self._deck, self._talk_raw,
            self._chatter, self._television, self._owner, self._back, self._send_raw, self._flood,
        ]  # fmt: skip
        for _ in range(errands):
            await asyncio.sleep(self.rng.expovariate(1 / 5))
            with suppress(*GONE):
                await self.rng.choice(kinds)()

    async def _ask(self, path: str, body: Any = None, **headers: str) -> Asked:
        status, content = await fetch(self.url, path, body, **headers)
        if status == 500:
            self.complaints.append(f"{path} fails: {content[:200]!r}")
        with suppress(ValueError):
            return status, json.loads(content)
        return status, content

    def _table(self) -> str:
        return self.rng.choice(self.tables).history.table if self.tables else "nowhere"

    def _game(self) -> str:
        return self.rng.choice(sorted(GAMES))

    # --- Over HTTP ----------------------------------------------------------------------

    async def _look(self) -> None:
        places = HEAVY if self.rng.random() < 0.15 else PLACES
        accept = self.rng.choice(["text/html", "*/*"])
        await self._ask(self.rng.choice(places).format(table=self._table()), Accept=accept)

    async def _open(self) -> None:
        """A table of one's own, for the places and tokens there."""
        rng = self.rng
        game, token, new = self._game(), new_token(), new_token()
        players = rng.choice([*GAMES[game].players, 9])
        settings = {"game": game, "players": players, "deck": rng.choice([None, None, None, "x"])}
        settings |= {"locked": rng.random() < 0.2, "spectators": rng.random() < 0.7}
        _, ticket = await self._ask("/api/tables", {"settings": settings, "token": token} | WHO)
        table = ticket["table"]
        await self._ask(f"/api/tables/{table}/join", {"spectate": rng.random() < 0.5} | WHO)
        for old in (token, token, "nobody-has-this-token"):
            await self._ask(f"/api/tables/{table}/token", {"token": old, "new": new})
        mine = [{"table": each, "token": new} for each in (table, self._table(), "nowhere")]
        await self._ask("/api/mine", {"tables": mine})
        with suppress(*GONE):
            async with asyncio.timeout(60), Player(self.url, Ticket(table, new, 0)) as client:
                for command in self._of_a_host(game):
                    with suppress(RuleError):
                        await client.command(command)
        if rng.random() < 0.5:
            owner = {"Authorization": f"Bearer {OWNER}"}
            await self._ask(f"/api/owner/tables/{table}/remove", {}, **owner)

    def _of_a_host(self, game: str) -> list[dict[str, Any]]:
        rng = self.rng
        settings = {"game": self._game(), "players": rng.randint(2, 6), "begins": True}
        commands: list[dict[str, Any]] = [
            {"type": "add-person", "name": "Finn"}, {"type": "add-person", "name": "Gil"},
            {"type": "sit", "seat": rng.randrange(9)}, {"type": "sit", "seat": 1, "member": 2},
            {"type": "stand"}, {"type": "sit", "seat": 0}, {"type": "start"},
            {"type": "seat-bot", "seat": rng.randrange(9), "bot": "novice"},
            {"type": "seat-bot", "seat": rng.randrange(9), "bot": None},
            {"type": "change", "settings": settings}, {"type": "rematch", "game": game},
            {"type": "kick", "member": rng.randrange(4)}, {"type": "say", "phrase": "thanks"},
            {"type": "hand-over", "member": rng.randrange(3)}, {"type": "new-evening"},
        ]  # fmt: skip
        return rng.sample(commands, 8)

    async def _quick(self) -> None:
        """A game against bots, which somebody plays for a while."""
        people = self.rng.choice([(), ("Finn",)])
        body = {"game": self._game(), "pace": 400, "people": people, "bot": "novice"} | WHO
        _, ticket = await self._ask("/api/quick", body)
        await self._play(Ticket(**ticket))

    async def _play(self, ticket: Ticket) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(30), Player(self.url, ticket) as client:
                async for news in client.news():
                    if (question := news["question"]) is not None:
                        with suppress(RuleError):
                            answer = self.rng.choice(client.options(question))
                            await client.answer(question, answer)

    async def _deal(self) -> None:
        day = self.rng.choice([None, "2026-11-18", "never"])
        game = {"game": self._game(), "players": 4, "bot": "novice"}
        _, deal = await self._ask("/api/deals", game if day is None else game | {"day": day})
        await self._ask(f"/api/deals/{deal['name']}")
        _, ticket = await self._ask(f"/api/deals/{deal['name']}/play", WHO)
        await self._play(Ticket(**ticket))

    async def _deck(self) -> None:
        game = self._game()
        _, own = await self._ask("/api/decks", {"game": game})
        counts = own["counts"]
        changed = counts | dict.fromkeys(self.rng.sample(sorted(counts), 2), self.rng.randint(0, 9))
        _, mine = await self._ask("/api/decks", {"game": game, "counts": changed})
        await self._ask("/api/decks", {"game": game, "deck": self.rng.choice([mine["deck"], "x"])})
        if self.rng.random() < 0.3:
            await self._ask("/api/decks/estimate", {"game": game, "players": 4})

    async def _television(self) -> None:
        """A television shows a code, which somebody types at a table."""
        _, waiting = await self._ask("/api/televisions", {})
        table = self.rng.choice(self.tables)
        token = next((each.ticket.token for _, each in table.players), None)
        path = f"/api/tables/{table.history.table}/television"
        for code in ("000000", waiting["code"]):
            await self._ask(path, {"code": code, "token": token or "nobody-has-this-token"})
        for _ in range(2):
            await self._ask("/api/televisions/table", {"secret": waiting["secret"]})

    async def _owner(self) -> None:
        for token in (OWNER, "nobody-has-this-token"):
            owner = {"Authorization": f"Bearer {token}"}
            for path in ("/api/owner", "/api/owner/metrics"):
                await self._ask(path, **owner)
        word = {"text": WORD, "minutes": self.rng.choice([None, 5])}
        await self._ask("/api/owner/word", word, Authorization=f"Bearer {OWNER}")

    async def _back(self) -> None:
        """Somebody looks back at a game that is over, and goes on from a moment of it."""
        over = [each for each in self.tables if each.done]
        path = f"/api/tables/{self.rng.choice(over).history.table if over else 'x'}/record"
        status, content = await fetch(self.url, path)
        if status != 200:
            return
        await self.look_back(content)

    async def look_back(self, record: bytes) -> None:
        """The theatre, rarely the masters, and a branch, with a record."""
        text = record.decode()
        watcher = self.rng.choice([None, 0, 1])
        await self._ask("/api/theatre", {"record": text, "watcher": watcher})
        line = self.rng.randint(2, max(2, len(text.splitlines())))
        if self.rng.random() < 0.3:
            await self._ask("/api/theatre/master", {"record": text, "line": line})
        branch = {"record": text, "line": line, "seat": 0, "bot": "novice", "pace": 400}
        status, ticket = await self._ask("/api/theatre/branch", branch | WHO)
        if status == 201:
            await self._play(Ticket(**ticket))

    # --- Nonsense -----------------------------------------------------------------------

    async def _talk_raw(self) -> None:
        """A WebSocket that begins with anything at all."""
        async with asyncio.timeout(60), self._connected() as socket:
            if self.rng.random() < 0.8:
                await socket.send(self.rng.choice(FRAMES))
            async for _ in socket:
                pass

    async def _flood(self) -> None:
        """More frames than anybody needs, or a message of too many parts."""
        async with asyncio.timeout(60), self._connected() as socket:
            await socket.send(FRAMES[5])
            if self.rng.random() < 0.5:
                for _ in range(1200):
                    await socket.ping()
            else:
                await socket.send(["x"] * 300)
            async for _ in socket:
                pass

    async def _chatter(self) -> None:
        """A member who sends far too much."""
        table = self.rng.choice(self.tables)
        path = f"/api/tables/{table.history.table}/join"
        _, ticket = await self._ask(path, {"spectate": True} | WHO)
        async with asyncio.timeout(60), Player(self.url, Ticket(**ticket)) as client:
            socket = vars(client)["_socket"]
            for number in range(150):
                kind = "nudge" if number % 2 else "report"
                await socket.send(f'{{"type":"{kind}","key":"{number}","member":0}}')
            await asyncio.sleep(5)

    async def _send_raw(self) -> None:
        """What no browser sends."""
        host, port = self.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(self.rng.choice(RAW))
            async with asyncio.timeout(60):
                while await reader.read(65_536):
                    pass
        finally:
            writer.close()

    def _connected(self) -> Any:
        return connect(f"ws{self.url.removeprefix('http')}/api/tables/{self._table()}/ws")
