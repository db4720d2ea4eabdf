"""Bots that play a part: the answers of a game that was played."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hatbox.agents import Agent
from hatbox.agents.talk import Saying
from hatbox.kernel.conformance import Run
from hatbox.kernel.engine import NATURE, Answer, Event, Seat

SCRIPTED = "random"
"""The bot's name, under which the scripted one sits there."""


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
