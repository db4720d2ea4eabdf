"""A game that was played, on a real server, in one of several settings."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from hatbox.agents import AGENTS
from hatbox.games import GAMES
from hatbox.kernel.conformance import Deal, Run
from hatbox.kernel.conformance.play import question
from hatbox.kernel.engine import Seat
from hatbox.kernel.written import to_builtins

from .bots import SCRIPTED, Asked, script_of, scripted
from .pairs import Worlds, deal_of
from .rounds import PARTS, Cast, Round, settle_down
from .script import WINDOW, Act, Script
from .stage import Heard, Peer, Stage, secret, stage

DEVICE = 0, 2
"""The seats at a shared device: its owner's, and that of somebody who shares it."""
MOST_AT_ONCE = 4
"""Maximum number of rounds at one moment."""
LONGEST = 3600.0
"""Virtual seconds from one answer to the next."""


class Setting(NamedTuple):
    """What kind of table it is."""

    device: tuple[Seat, ...] = ()
    people: tuple[Seat, ...] | None = None
    """The seats of people among bots; None: there are no bots."""
    again: bool = False
    """Whether it is a rematch."""
    rounds: int = 0
    """Maximum number of rounds at each kind of question."""
    parts: tuple[str, ...] = PARTS
    """What happens in a round."""
    outsiders: bool = True
    """Whether there are spectators, guests and screens."""


@dataclass
class Scene:
    """Both worlds, and how they are performed."""

    worlds: Worlds
    setting: Setting
    seed: str

    async def perform(self, folder: Path) -> tuple[dict[str, list[Heard]], dict[str, list[Heard]]]:
        """What every receiver heard in one world and in the other."""
        run = self.worlds.run
        heard = []
        for name, deal in (("mine", deal_of(run)), ("theirs", self.worlds.deal)):
            (folder / name).mkdir(parents=True)
            with pytest.MonkeyPatch.context() as patch:
                if self.setting.people is not None:
                    bot: Any = scripted(script_of(run), Random(name))
                    patch.setitem(AGENTS, SCRIPTED, bot)
                heard.append(await self._one(folder / name, name, deal))
        return heard[0], heard[1]

    async def _one(self, folder: Path, name: str, deal: Deal) -> dict[str, list[Heard]]:
        # The record of the game before a rematch is open to all: it has other cards.
        deals = [deal_of(self.worlds.run), deal] if self.setting.again else [deal]
        async with stage(folder, deals) as on:
            cast = await self._gather(on)
            if self.setting.people is not None:
                await _among_bots(cast, self.worlds.run, self.setting)
            else:
                rng, run = Random(self.seed), self.worlds.run
                script = Script(run, self._same, self.setting.device, rng)
                script.write()
                instead = self.worlds.instead if name == "theirs" else None
                acts = script.acts(Random(f"{name} {self.seed}"), instead)
                await _follow(cast, acts, script.time, self.setting)
            return on.all

    @property
    def _same(self) -> tuple[Seat | None, ...]:
        return self.worlds.watchers

    @property
    def _settings(self) -> dict[str, Any]:
        run = self.worlds.run
        settings: dict[str, Any] = {
            "game": run.game.id,
            "players": run.setup.players,
            "options": to_builtins(run.setup.variants),
            "first": run.setup.first,
            "window": int(WINDOW),
        }
        if self.setting.people is None:
            settings |= {"limit": Random(self.seed).choice([None, 3600]), "telling": 0}
        return settings

    async def _gather(self, on: Stage) -> Cast:
        """Everybody comes, and the game begins."""
        setting, players = self.setting, self.worlds.run.setup.players
        compared = tuple(each for each in self.worlds.watchers if each is not None)
        body = {"settings": self._settings, "name": "Seat 0", "language": "en"}
        status, _, reply = await on.post("/api/tables", body | {"token": secret("seat 0")})
        assert status == 201, reply
        await on.at("twins-0")
        kind = "device" if setting.device else self._kind
        host = Peer(on, kind, secret("seat 0"), compared=0 in compared)
        moments = Counter(map(question, self.worlds.run.moments))
        cast = Cast(on, {0: host}, compared, device=setting.device, moments=moments)
        await host.come()
        for seat in range(1, players):
            if setting.people is not None and seat not in setting.people:
                await host.say({"type": "seat-bot", "seat": seat, "bot": SCRIPTED})
            elif seat in setting.device:
                await host.say({"type": "add-person", "name": f"Seat {seat}"})
                cast.seats[seat] = host
            else:
                await self._join(cast, seat)
        if setting.outsiders:
            await settle_down(on, cast)
        await host.say({"type": "start"})
        await on.settle()
        if setting.again:
            await _rematch(cast)
        if setting.device and GAMES[self.worlds.run.game.id].open_to_all:
            cast.device = ()  # nobody has to take it
        return cast

    async def _join(self, cast: Cast, seat: Seat) -> None:
        on = cast.on
        member = {"name": f"Seat {seat}", "language": "en", "token": secret(f"seat {seat}")}
        status, _, reply = await on.post(f"/api/tables/{on.table}/join", member)
        assert status == 201, reply
        cast.seats[seat] = Peer(on, self._kind, member["token"], compared=seat in cast.compared)
        await cast.seats[seat].come()

    @property
    def _kind(self) -> str:
        if self.setting.again:
            return "seat in a rematch"
        return "seat" if self.setting.people is None else "seat among bots"


async def _rematch(cast: Cast) -> None:
    """All agree to end the game, and come to the next one."""
    on = cast.on
    for peer in dict.fromkeys(cast.seats.values()):
        await peer.say({"type": "agree-to-end", "agree": True})
    await cast.seats[0].say({"type": "rematch"})
    everybody = [*dict.fromkeys(cast.seats.values()), *cast.others.values()]
    for peer in everybody:
        await peer.go()
    await on.at("twins-1")
    on.all.clear()
    for peer in everybody:
        peer.question = 0
        await peer.come()
    await on.settle()
    await on.move_to(on.clock.now())


async def _round(cast: Cast, setting: Setting, salt: int) -> None:
    """Play rounds, unless there were enough at this kind of question; several where it is rare."""
    kind = cast.on.question
    left = setting.rounds - cast.done[kind]
    at_once = max(1, setting.rounds // max(1, cast.moments[kind]))
    for number in range(min(left, at_once, MOST_AT_ONCE)):
        cast.done[kind] += 1
        await Round(cast, salt + number).play(setting.parts)


# --- People alone ----------------------------------------------------------------------------


async def _follow(cast: Cast, acts: Sequence[Act], end: float, setting: Setting) -> None:
    """All acts of a script, at their times."""
    begun = cast.on.clock.now()
    for act in acts:
        await cast.on.move_to(begun + act.time)
        await _act(cast, act, setting)
        await cast.on.settle()
    await cast.on.move_to(begun + end)


async def _act(cast: Cast, act: Act, setting: Setting) -> None:
    match act.what:
        case {"type": "round", "salt": salt}:
            await _round(cast, setting, salt)
        case {"type": "reconnect", "last": last, "gently": gently}:
            if act.who in cast.seats or cast.others:
                await cast.peer(act.who).again(last, gently=gently)
        case {"type": "play", "question": _}:
            await cast.peer(act.who).say(act.what)
        case {"type": "play", "answer": answer}:
            await _answer(cast, act.who, answer)
        case _:
            if act.who is not None or cast.others:
                await cast.peer(act.who).say(act.what)


async def _answer(cast: Cast, seat: Seat | None, answer: dict[str, Any]) -> None:
    """An answer; somebody at a shared device takes it first."""
    if seat is None and not cast.others:
        return
    peer = cast.peer(seat)
    if seat in cast.device:
        peer.private = seat not in cast.compared
        await peer.say({"type": "uncover", "seat": seat})
    if seat is not None and not cast.device and peer.kind == "device":
        command = {"type": "play", "question": max(1, peer.question), "answer": answer}
        await peer.say(command | {"seat": seat})
    else:
        await peer.play(answer)
    if peer.private:  # whatever became of the answer
        await peer.say({"type": "uncover", "seat": None})


# --- People among bots -----------------------------------------------------------------------


async def _among_bots(cast: Cast, run: Run, setting: Setting) -> None:
    """The game with bots that play their part; people answer as soon as they are asked."""
    script = {seat: deque(parts) for seat, parts in script_of(run).items()}
    people = setting.people or ()
    rng = Random(0)
    while any(script[seat] for seat in people):
        await _round(cast, setting, rng.getrandbits(32))
        if not (await _person(cast, people, script) or await _wait(cast.on)):
            break
        await cast.on.settle()
    await _round(cast, setting, 1)


async def _person(cast: Cast, people: Sequence[Seat], script: Mapping[Seat, deque[Asked]]) -> bool:
    """The first of the people who is asked something answers at once."""
    for seat in people:
        peer = cast.seats[seat]
        if peer.question > peer.answered and script[seat]:
            peer.answered = peer.question
            reply = script[seat].popleft().reply
            await peer.play({"do": "pass"} if reply is None else to_builtins(reply))
            return True
    return False


async def _wait(on: Stage) -> bool:
    """Nobody has anything to say: time passes until something happens."""
    due = on.clock.next_alarm()
    if due is None or due > on.clock.now() + LONGEST:
        return False
    await on.move_to(due)
    return True
