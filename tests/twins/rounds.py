"""A round at a table: everybody who is there comes again, speaks, asks, is asked and is refused.

So every kind of message reaches every kind of receiver at every kind of question. What is done
follows from the table as everybody sees it, so that it is the same in both worlds.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from hatbox.games import GAMES
from hatbox.kernel.engine import Seat
from hatbox.kernel.game import Watcher
from hatbox.server.web.owner import sample

from .script import WRONG
from .stage import OWNER, Peer, Stage, secret

WORLDLY = re.compile(r'"(uptime|memory|delay|cpu)":[^,}]*')
"""What the owner's page tells of the machine, which no virtual clock moves."""
PROCESS = re.compile(r"^(# \w+ )?process_.*\n", re.MULTILINE)
NOT_OVER = '{"table": "%s"}\n'
LINK = "link {}"
PARTS = ("come_again", "talk", "nudge", "pause", "wrong", "screens", "kick", "uncover", "ask")
"""What happens in a round, in any order."""
Request = tuple[str, Any, str]
"""A path, a body (None: it is a GET), and the owner's secret if it is sent."""


@dataclass
class Cast:
    """Who is at the table."""

    on: Stage
    seats: dict[Seat, Peer]
    """The client by which a seat answers: two at a shared device have the same."""
    compared: tuple[Seat, ...]
    """The seats whose clients are compared."""
    others: dict[str, Peer] = field(default_factory=dict)
    """Those without a seat, by their kind."""
    device: tuple[Seat, ...] = ()
    links: int = 0
    kicked: count[int] = field(default_factory=count)
    moments: Counter[str] = field(default_factory=Counter)
    """Number of moments of the game with each kind of question."""
    done: Counter[str] = field(default_factory=Counter)
    """Number of rounds at each kind of question."""

    def peer(self, who: Watcher) -> Peer:
        return self.others["spectator"] if who is None else self.seats[who]

    @property
    def watching(self) -> list[Peer]:
        """The clients that are compared."""
        seats = [self.seats[seat] for seat in self.compared]
        return [*dict.fromkeys(seats), *self.others.values()]


class Round:
    """One round."""

    def __init__(self, cast: Cast, salt: int) -> None:
        self.cast, self.on, self.rng = cast, cast.on, Random(salt)
        self.table = self.on.session.table

    async def play(self, parts: Sequence[str]) -> None:
        for part in self.rng.sample(parts, len(parts)):
            await getattr(self, part)()
            await self.on.settle()

    @property
    def _host(self) -> Peer:
        return self.cast.seats[0]

    async def come_again(self) -> None:
        for peer in self.cast.watching:
            last = self.rng.choice([None, 0, 10_000])
            gently = peer.token is None or peer.screen or self.rng.random() < 0.3
            if peer.here:
                await peer.again(last, gently=gently)

    async def talk(self) -> None:
        seat = self.rng.choice(sorted(self.cast.seats))
        phrase: dict[str, Any] = {"phrase": "thanks"}
        game = GAMES[self.table.settings.game]
        if game.slots and self.rng.random() < 0.7:
            to = (seat + 1) % self.table.settings.players
            card = self.rng.choice(sorted(game.faces))
            phrase = {"phrase": "your-card-is", "to": to, "slot": 0, "card": card}
        await self._as(seat, {"type": "say", **phrase})

    async def _as(self, seat: Seat, command: dict[str, Any]) -> None:
        """A command in the name of a seat, also where its person first has to take the device."""
        peer = self.cast.seats[seat]
        if seat in self.cast.device:
            peer.private = seat not in self.cast.compared
            await peer.say({"type": "uncover", "seat": seat})
            await peer.say(command)
            await peer.say({"type": "uncover", "seat": None})
        else:
            await peer.say(command)

    async def nudge(self) -> None:
        for seat in self.cast.compared:
            member = self.table.member_at(seat)
            others = [each for each in self.cast.seats if each not in (seat, *self.cast.device)]
            if member is not None and others:
                by = self.rng.choice(others)
                await self.cast.seats[by].say({"type": "nudge", "member": member})

    async def pause(self) -> None:
        who = self._host if self.table.paused_by is None else None
        if who is not None:
            await who.say({"type": "pause", "paused": True})
            await who.say({"type": "pause", "paused": False})

    async def wrong(self) -> None:
        """Everybody who is compared tries something forbidden, and something allowed."""
        for peer in self.cast.watching:
            await peer.say(self.rng.choice(WRONG))
            await peer.say({"type": "report", "member": 0})

    async def screens(self) -> None:
        """The host closes all screens, and lets them in again."""
        if self.rng.random() < 0.5:
            await self._host.say({"type": "screen", "token": None})
            await self.on.settle()
            await self.link()
            await self.cast.others["screen"].come()
            await self.cast.others["linked screen"].come()

    async def link(self) -> None:
        """The host makes a link."""
        self.cast.links += 1
        token = secret(LINK.format(self.cast.links))
        await self._host.say({"type": "screen", "token": token})
        self.cast.others["linked screen"].token = token

    async def kick(self) -> None:
        """Somebody comes to watch, is sent away, and tries to come back."""
        name = f"gone {next(self.cast.kicked)}"
        kicked = Peer(self.on, "kicked", secret(name), compared=False)
        self.on.peers.remove(kicked)
        path = f"/api/tables/{self.on.table}"
        guest = {"name": name, "language": "en", "token": kicked.token, "spectate": True}
        status, _, body = await self.on.post(f"{path}/join", guest)
        assert status == 201, body
        await kicked.come()
        kicked.compared, kicked.name = True, "kicked"
        await self._host.say({"type": "kick", "member": json.loads(body)["member"]})
        await kicked.gone()
        await kicked.come()
        await kicked.gone()
        mine = {"tables": [{"table": self.on.table, "token": kicked.token}]}
        await self._asks("kicked", "POST mine", ("/api/mine", mine, ""))
        await self._asks("kicked", "POST join", (f"{path}/join", guest, ""))
        new = {"token": kicked.token, "new": secret(name + "'s new one")}
        await self._asks("kicked", "POST token", (f"{path}/token", new, ""))

    async def uncover(self) -> None:
        for seat in self.cast.device:
            if seat in self.cast.compared:
                peer = self.cast.seats[seat]
                await peer.say({"type": "uncover", "seat": seat})
                await self.pause()  # so that its question comes again, in the news
                await peer.say({"type": "uncover", "seat": None})

    # --- Over HTTP ----------------------------------------------------------------------

    async def ask(self) -> None:
        owned = {"text": "Hello", "minutes": self.rng.choice([None, 5])}
        await self.on.post("/api/owner/word", owned, OWNER)
        await self.on.settle()
        await self.on.post("/api/owner/word", {}, OWNER)
        sample(self.on.hub, 0.0)  # another minute is over
        for kind, request in self._strangers().items():
            await self._asks("stranger", kind, request)
        await self._asks("owner", "GET owner", ("/api/owner", None, OWNER))
        await self._asks("owner", "GET metrics", ("/api/owner/metrics", None, OWNER))
        for peer in self.cast.watching:
            if peer.token is not None and not peer.screen:
                mine = {"tables": [{"table": self.on.table, "token": peer.token}]}
                await self._asks(peer.kind, "POST mine", ("/api/mine", mine, ""), peer.name)

    def _strangers(self) -> Mapping[str, Request]:
        """What anybody can ask who has the link to the table."""
        path, table = f"/api/tables/{self.on.table}", self.on.table
        record = NOT_OVER % table
        wrong = secret("somebody else")
        asked: dict[str, Request] = {
            "GET table": (path, None, ""),
            "GET page": (f"/t/{table}", None, ""),
            "POST join": (f"{path}/join", {"name": "", "language": "en"}, ""),
            "POST token": (f"{path}/token", {"token": wrong, "new": wrong + "2"}, ""),
            "POST television": (f"{path}/television", {"code": "123456", "token": wrong}, ""),
            "GET addresses": ("/api/addresses", None, ""),
            "GET health": ("/api/health", None, ""),
            "GET ready": ("/api/ready", None, ""),
            "GET owner": ("/api/owner", None, "guessed"),
        }
        if self.table.playing:  # what is over is open to all
            asked |= {
                "GET record": (f"{path}/record", None, ""),
                "POST theatre": ("/api/theatre", {"record": record, "watcher": None}, ""),
                "POST master": ("/api/theatre/master", {"record": record, "line": 1}, ""),
                "POST branch": (
                    "/api/theatre/branch",
                    {"record": record, "line": 1, "seat": 0, "name": "Ana", "language": "en"},
                    "",
                ),
            }
        return asked

    async def _asks(self, receiver: str, kind: str, request: Request, name: str = "") -> None:
        status, headers, body = await self.on.post(*request)
        content = body.decode()
        assert status != 500, f"{kind}: {content}"
        if receiver == "owner":
            content = PROCESS.sub("", WORLDLY.sub("", content))
            headers = re.sub(r"\('content-length', '\d+'\)", "", headers)
        told = f"{status} {headers} {content}"
        self.on.heard(receiver, kind, 0, told, name or f"http {receiver}")


async def settle_down(on: Stage, cast: Cast) -> None:
    """Those without a seat come to the table, with a link for one of the screens."""
    path = f"/api/tables/{on.table}/join"
    guest = {"name": "Guest", "language": "en", "token": secret("guest"), "spectate": True}
    status, _, body = await on.post(path, guest)
    assert status == 201, body
    cast.others = {
        "spectator": Peer(on, "spectator", None),
        "guest": Peer(on, "guest", secret("guest")),
        "screen": Peer(on, "screen", None, screen=True),
        "linked screen": Peer(on, "linked screen", None, screen=True),
    }
    await Round(cast, 0).link()
    for peer in cast.others.values():
        await peer.come()
