"""A device that goes round tells nothing: neither those who share it, nor those who wait for it.

Two servers play the same answers with cards that differ only in what the watcher cannot have
seen, so also in who holds a sabotage.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from _pytest.monkeypatch import MonkeyPatch

from hatbox.client import Client
from hatbox.kernel.conformance import Deal, Run
from hatbox.kernel.conformance.play import question
from hatbox.kernel.engine import NATURE, Seat
from hatbox.kernel.written import to_builtins
from hatbox.server.play.audience import Audience
from hatbox.server.play.connection import Connection
from tests.twins.pairs import Pair, Worlds, deal_of, twins
from tests.twins.stage import Frame, Peer, Stage, stage

DEVICE, OTHER = 0, 2
"""Two seats at one device: the owner's, and that of somebody who shares it."""
WINDOW = 5


class Shared:
    """The device, and what it was sent while the other person did not have it."""

    def __init__(self, on: Stage) -> None:
        self.on, self.peer = on, on.peers[DEVICE]
        self._hidden: set[int] = set()

    async def play(self, seat: Seat, answer: dict[str, Any]) -> None:
        """Somebody takes the device, and answers."""
        before = len(self.peer.frames)
        await self.peer.say({"type": "uncover", "seat": seat})
        await self.peer.barrier()
        view = json.loads(self.peer.frames[-1].text)
        assert view["view"]["watcher"] == seat
        asked = view["question"]["number"]
        reply = await self.peer.say({"type": "play", "question": asked, "answer": answer})
        assert reply.get("type") != "failed", reply
        if seat == OTHER:
            views = (n for n in range(before, len(self.peer.frames)) if self._covered(n))
            self._hidden.update(range(before, next(views)))

    def _covered(self, number: int) -> bool:
        """Whether this is the frame by which the device was covered."""
        message = json.loads(self.peer.frames[number].text)
        return message["type"] == "view" and message["view"]["watcher"] is None

    @property
    def frames(self) -> list[Frame]:
        return [each for n, each in enumerate(self.peer.frames) if n not in self._hidden]


async def set_up(on: Stage, run: Run) -> Shared:
    """Everybody has a client of their own but for one, who shares the first."""
    players = run.setup.players
    settings = {"game": run.game.id, "players": players, "first": run.setup.first}
    more = {"window": WINDOW, "telling": 0}
    host = await Client.open(on.url, {**settings, **more}, "Seat 0")
    on.socket_url = f"ws{on.url.removeprefix('http')}/api/tables/{host.table}/ws"
    on.session = await on.hub.session(host.table)
    on.peers[DEVICE] = Peer(on, host.token)
    await on.peers[DEVICE].come()
    for seat in range(1, players):
        if seat == OTHER:
            await on.peers[DEVICE].say({"type": "add-person", "name": f"Seat {seat}"})
        else:
            joined = await Client.join(on.url, host.table, f"Seat {seat}")
            on.peers[seat] = Peer(on, joined.token)
            await on.peers[seat].come()
    await on.peers[DEVICE].say({"type": "start"})
    return Shared(on)


async def perform(folder: Path, deal: Deal, run: Run, watcher: Seat) -> list[Frame]:
    """The game as it was played; in a window the device goes round, and others are silent."""
    folder.mkdir(parents=True)
    async with stage(folder, deal) as on:
        device = await set_up(on, run)
        number = 0
        while number < len(run.answers):
            seat, reply = run.answers[number]
            if question(run.moments[number]) == "window":
                number = await window(on, device, run, number)
            else:
                if seat != NATURE:
                    await answer(on, device, seat, to_builtins(reply))
                number += 1
            await on.settle(on.peers[1])
            await device.peer.barrier()
        return device.frames if watcher == DEVICE else on.peers[watcher].frames


async def answer(on: Stage, device: Shared, seat: Seat, what: dict[str, Any]) -> None:
    await on.move_to(on.clock.now() + 1, on.peers[1])
    if seat in (DEVICE, OTHER):
        await device.play(seat, what)
        return
    peer = on.peers[seat]
    await peer.barrier()
    reply = await peer.say({"type": "play", "question": peer.question, "answer": what})
    assert reply["type"] == "ack", reply


async def window(on: Stage, device: Shared, run: Run, number: int) -> int:
    """One window, until a sabotage or its end."""
    asked = run.moments[number].to_act
    while number < len(run.answers) and question(run.moments[number]) == "window":
        seat, reply = run.answers[number]
        number += 1
        if reply.interrupts:
            await answer(on, device, seat, to_builtins(reply))
            return number
        if not run.moments[number].position.sealed:
            break
    else:
        return number  # the game is told no further
    for seat in (DEVICE, OTHER):
        if seat in asked:
            await answer(on, device, seat, {"do": "pass"})
    await on.move_to(on.clock.now() + WINDOW, on.peers[1])
    return number


def compare(folder: Path, worlds: Worlds, watcher: Seat) -> Pair:
    worlds = worlds._replace(instead=None)
    deals = {"mine": deal_of(worlds.run), "theirs": worlds.deal}
    performed = [
        asyncio.run(perform(folder / name, deal, worlds.run, watcher))
        for name, deal in deals.items()
    ]
    return Pair(worlds, *performed)


@pytest.mark.parametrize("watcher", [DEVICE, 1])
def test_a_device_that_goes_round_tells_nothing(tmp_path: Path, watcher: Seat) -> None:
    worlds = twins("antayagi-80", watcher, Random(f"device {watcher}"))
    compared = compare(tmp_path, worlds, watcher)
    assert compared.difference == ""
    assert worlds.holders
    kinds = compared.kinds()
    assert kinds["news"] >= 5, kinds
    assert bool(kinds["hand-to"]) == (watcher == DEVICE)


def test_an_order_that_depends_on_what_people_hold_is_caught(
    tmp_path: Path, monkeypatch: MonkeyPatch
) -> None:
    honest = Audience._asked_at  # noqa: SLF001 - leaks begin inside

    def armed_first(self: Audience, connection: Connection) -> Seat | None:
        table = self._table
        asked = table.asked() if table.silence is not None and table.match else ()
        armed = [
            seat
            for seat in asked
            if any(r.interrupts for r in table.match.options(seat))  # type: ignore[union-attr]
        ]
        found = honest(self, connection)
        return armed[0] if found is not None and armed else found

    monkeypatch.setattr(Audience, "_asked_at", armed_first)
    worlds = twins("antayagi-80", DEVICE, Random(f"device {DEVICE}"))
    assert compare(tmp_path, worlds, DEVICE).difference != ""
