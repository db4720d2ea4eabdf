"""Ending a command ends every program that it has started, and no further one begins."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from hatbox.lab.habits import Measurement, measure

from .programs import wait_until_ended

# A shell that runs the tests in the background may have set these signals to be ignored.
COMMAND = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from hatbox.cli import main
from hatbox.lab import simulate
simulate.MOST_AT_ONCE = 1
main()
"""
PROGRAM = """
import json, os, sys, time
with open(f"{HERE}/{os.getpid()}.new", "w") as file:
    file.write(str(os.getppid()))
os.rename(file.name, file.name[:-4])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        while not os.path.exists(f"{HERE}/go"):
            time.sleep(0.01)
        answer = {"number": message["number"], "answer": message["options"][0]}
        print(json.dumps(answer), flush=True)
"""
"""Notes its number and who started it, and answers nothing before it may."""
GAMES = 60
MANY = ("--games", str(GAMES), "--processes", "2")
PLAY = ("play", "--bots", "BOT,random,random")
SIMULATE = ("simulate", "--bots", "BOT,random,random", *MANY, "--out", "OUT")
TOURNAMENT = ("tournament", "--bots", "BOT", "--against", "random", *MANY, "--out", "OUT")
"""With one program in each game."""


@pytest.mark.parametrize(
    ("command", "number"),
    [
        (PLAY, signal.SIGTERM),
        (SIMULATE, signal.SIGINT),
        (SIMULATE, signal.SIGTERM),
        (TOURNAMENT, signal.SIGINT),
        (TOURNAMENT, signal.SIGHUP),
    ],
)
def test_a_command_that_is_ended_ends_what_it_has_started(
    command: tuple[str, ...], number: int, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    script = tmp_path / "bot.py"
    script.write_text(f"HERE = {str(notes)!r}\n{PROGRAM}", encoding="utf-8")
    bot = f"exec/9000:'{sys.executable}' -I -S '{script}'"
    chosen = [each.replace("BOT", bot).replace("OUT", str(tmp_path / "out")) for each in command]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *chosen, "--game", "not-a-hat", "--players", "3"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while not any(note.name.isdigit() for note in notes.iterdir()):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(number)
        (notes / "go").touch()
        assert process.wait() == 130
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    programs = [note for note in notes.iterdir() if note.name.isdigit()]
    assert len(programs) < GAMES
    for note in programs:
        wait_until_ended(int(note.name))
        wait_until_ended(int(note.read_text()))


class Interrupted(Measurement, frozen=True):
    """Counts the processes in which Ctrl+C would end a game."""

    def play(self, bot: str, number: int) -> Counter[str]:  # noqa: ARG002
        return Counter(interrupted=signal.getsignal(signal.SIGINT) != signal.SIG_IGN)


def test_ctrl_c_is_for_the_process_that_waits() -> None:
    plan = Interrupted("not-a-hat", "novice", games=8, seed="s")
    assert {did["interrupted"] for _, did in measure(plan, 2)} == {0}
