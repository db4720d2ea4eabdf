"""Programs that play a seat, well or badly, and games with them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from hatbox.agents import AGENTS, Agent, play_out
from hatbox.agents.external import External
from hatbox.kernel.engine import Seat
from hatbox.records import Match
from tests.people import near

PATIENCE = 30.0
"""Seconds for a program that will answer: the machine may be busy."""
SEAT = 1
PRELUDE = """
import json, os, sys, time
def asked():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            yield message
def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
def answer(message, number=None):
    number = message["number"] if number is None else number
    say(json.dumps({"number": number, "answer": message["options"][0]}))
def illegal(message):
    hats = "hands" not in message["view"]
    return {"do": "give", "gift": "?"} if hats else {"do": "offer", "slot": 9}
with open(HERE, "w") as file:
    file.write(str(os.getpid()))
"""
"""The common part of the programs in the tests; each notes its process id."""


class Written:
    """A program in a file, how it was seated, and the reports about it."""

    def __init__(self, folder: Path, body: str, seconds: float = PATIENCE) -> None:
        self.reports: list[str] = []
        self.noted = folder / "pid"
        script = folder / "bot.py"
        script.write_text(f"HERE = {str(self.noted)!r}\n{PRELUDE}\n{body}", encoding="utf-8")
        command = (sys.executable, "-I", "-S", str(script))
        self.factory = External(command, seconds, starting=PATIENCE, report=self.reports.append)

    @property
    def pid(self) -> int:
        return int(self.noted.read_text(encoding="utf-8"))

    @property
    def gone(self) -> bool:
        """Whether it has ended; it may have been so slow that it never began."""
        return not self.noted.exists() or not self.noted.read_text() or gone(self.pid)


def dealt(game: str, players: int = 3, **options: Any) -> Match:
    seats = [f"seat {seat}" for seat in range(near(game, players))]
    return Match.deal(game, seats, seed=bytes(range(32)), variants=options)


def played(match: Match, others: Mapping[Seat, Agent]) -> Match:
    """Play the whole game; seats without an agent play at random."""
    known = match.game.public(match.setup)
    agents = {
        seat: others.get(seat) or AGENTS["random"](match.game, seat, known, Random(seat))
        for seat in range(match.setup.players)
    }
    play_out(match, agents, Random("table"))
    return match


def seated(match: Match, factory: Any, seat: Seat = SEAT) -> Agent:
    agent: Agent = factory(match.game, seat, match.game.public(match.setup), Random("seat"))
    return agent


def gone(pid: int) -> bool:
    """Whether there is no such process, be it running or a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until_ended(pid: int) -> None:
    """The process that adopted it may be slow to notice that it has ended."""
    until = time.monotonic() + PATIENCE
    with suppress(FileNotFoundError, ProcessLookupError):
        while Path(f"/proc/{pid}/stat").read_text().split()[2] not in "ZX":
            assert time.monotonic() < until
            time.sleep(0.01)
