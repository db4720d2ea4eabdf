"""Twin worlds with bots at the table: what people see of them, and when."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from hatbox.agents import AGENTS, Agent
from hatbox.agents.talk import Saying
from hatbox.kernel.conformance import Deal, Run
from hatbox.kernel.engine import NATURE, Answer, Event, Seat
from hatbox.kernel.game import Watcher
from hatbox.kernel.written import to_builtins

from .pairs import Pair, Worlds, deal_of
from .stage import Frame, Stage, stage

WINDOW = 3
SCRIPTED = "random"
"""The bot's name, under which the scripted one sits there."""
LONGEST = 3600.0
"""Virtual seconds from one answer to the next."""


class Asked(NamedTuple):
    """One question to a seat, and its answer; None: no answer."""

    reply: Answer | None


Script = dict[Seat, list[Asked]]


def script_of(run: Run) -> Script:
    """The questions and answers of each seat in the whole run."""
    script: Script = {seat: [] for seat in range(run.setup.players)}
    replies: dict[Seat, Answer] = {}
    asked: Sequence[Seat] = ()
    for number, (seat, reply) in enumerate(run.answers):
        if seat == NATURE:
            continue
        if not replies:
            asked = run.moments[number].to_act
        replies[seat] = reply
        if not run.moments[number + 1].position.sealed or number + 1 == len(run.answers):
            for each in asked:
                script[each].append(Asked(replies.get(each)))
            replies = {}
    return script


def scripted(script: Script, thinking: Random) -> type[Agent]:
    """A bot that plays its part, thinks for as long as the world wants it to, and greets whenever
    it has the floor."""

    class Scripted(Agent):
        watches = True

        def __init__(self, _game: Any, seat: Seat, _setup: Any, _rng: Random) -> None:
            self._parts = deque(script[seat])

        def observe(self, _view: Any, _events: Sequence[Event]) -> None:
            pass

        def decide(self, _view: Any, options: Sequence[Answer]) -> Answer:
            time.sleep(thinking.choice([0, 0, 0.02]))
            reply = self._parts.popleft().reply if self._parts else None
            if reply is None:
                return next((each for each in options if not each.interrupts), options[0])
            assert reply in options, (reply, options)
            return reply

        def speak(self, _view: Any) -> Saying:
            time.sleep(thinking.choice([0, 0, 0.02]))
            return Saying("hello")

    return Scripted


async def pair_with_bots(
    folder: Path, watcher: Watcher, people: Sequence[Seat], worlds: Worlds
) -> Pair:
    """Both worlds on a server each; bots that think differently long say the same."""
    frames = []
    for name, deal in (("mine", deal_of(worlds.run)), ("theirs", worlds.deal)):
        (folder / name).mkdir(parents=True)
        with pytest.MonkeyPatch.context() as patch:
            bot: Any = scripted(script_of(worlds.run), Random(name))
            patch.setitem(AGENTS, SCRIPTED, bot)
            frames.append(await _perform(folder / name, deal, worlds.run, people, watcher))
    return Pair(worlds, *frames)


async def _perform(
    folder: Path, deal: Deal, run: Run, people: Sequence[Seat], watcher: Watcher
) -> list[Frame]:
    """One world to the end of the script; what the watcher received."""
    settings = {
        "game": run.game.id,
        "players": run.setup.players,
        "first": run.setup.first,
        "window": WINDOW,
    }
    script = {seat: deque(parts) for seat, parts in script_of(run).items()}
    async with stage(folder, deal) as on:
        await on.open(settings, bots={s: SCRIPTED for s in script if s not in people})
        watched = on.peers[watcher]
        await on.peers[0].say({"type": "start"})
        await on.settle(watched)
        while await _act(on, people, script) or await _wait(on, watched):
            await on.settle(watched)
            if not any(script[seat] for seat in people):
                break
        return watched.frames


async def _act(on: Stage, people: Sequence[Seat], script: Mapping[Seat, deque[Asked]]) -> bool:
    """The first of the people who is asked something answers at once."""
    for seat in people:
        peer = on.peers[seat]
        await peer.barrier()
        if peer.question > peer.answered and script[seat]:
            peer.answered = peer.question
            reply = script[seat].popleft().reply
            what = {"do": "pass"} if reply is None else to_builtins(reply)
            await peer.say({"type": "play", "question": peer.question, "answer": what})
            return True
    return False


async def _wait(on: Stage, watched: Any) -> bool:
    """Nobody has anything to say: time passes until something happens."""
    due = on.clock.next_alarm()
    if due is None or due > on.clock.now() + LONGEST:
        return False
    await on.move_to(due, watched)
    return True
