"""Whatever a program does wrong, the table goes on, and it is told once why."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from hatbox.agents import AGENTS, Agent
from hatbox.agents.external import External
from hatbox.agents.program import LONGEST_LINE, Fault, Program
from hatbox.games import GAMES
from hatbox.kernel.engine import Answer, Event
from hatbox.records import verify

from .programs import PATIENCE, SEAT, Written, dealt, gone, played, seated, wait_until_ended

JAVASCRIPT = """
node:internal/modules/cjs/loader:1210
  throw err;
  ^

Error: Cannot find module 'tea'
    at Module._load (node:internal/modules/cjs/loader:1038:27)
    at node:internal/main/run_main_module:28:49 {
  code: 'MODULE_NOT_FOUND',
  requireStack: []
}

Node.js v24.19.0
"""
DENO = "error: Uncaught Error: tea\n    at file:///bot.ts:1:7\n"
AT_ONCE = {
    "JavaScript": (f"sys.exit({JAVASCRIPT!r})", "status 1 (Error: Cannot find module 'tea')"),
    "Deno": (f"sys.exit({DENO!r})", "status 1 (error: Uncaught Error: tea)"),
    "only a trace": ("sys.exit('    at tea')", "status 1 (at tea)"),
    "crash": ("raise ZeroDivisionError('tea')", "status 1 (ZeroDivisionError: tea)"),
    "exit": ("sys.exit(0)", "status 0"),
    "signal": ("os.kill(os.getpid(), 11)", "ended by signal 11"),
    "closed output": ("os.close(1); time.sleep(600)", "closed its output"),
    "closed input": ("os.close(0); say('no')", "it said no, which is no answer"),
    "rubbish": ("next(asked()); say('hat!')", "it said hat!, which is no answer"),
    "empty line": ("next(asked()); say('')", "which is no answer"),
    "not an object": ("next(asked()); say('[1]')", "it said [1], which is no answer"),
    "no number": ("say(json.dumps({'answer': next(asked())['options'][0]}))", "answered None"),
    "no answer": ("next(asked()); say('{\"number\": 1}')", "which is no answer"),
    "deep": ("next(asked()); say('[' * 60000)", "which is no answer"),
    "not UTF-8": ("os.write(1, bytes([255, 10]))", "which is no answer"),
    "half a pair": (r"""say('{"number": 1, "answer": "\\ud800"}')""", "which is no answer"),
    "terminal": ("say(chr(27) + '[2J\\r' + chr(0x202e))", "it said  [2J  , which"),
    "half a line": ("next(asked()); os.write(1, b'{\"number\": 1'); sys.exit(4)", "status 4"),
    "huge line": ("next(asked()); say('x' * 10_000_000)", "too much in one line"),
    "endless line": ("while True: os.write(1, b'x' * 4096)", "too much in one line"),
    "future": ("answer(next(asked()), 2)", "asked question 1 and answered 2"),
    "unicode": ("say('¡Sombrero! 帽子 🎩')", "it said ¡Sombrero! 帽子 🎩, which"),
    "illegal": (
        "say(json.dumps({'number': 1, 'answer': illegal(next(asked()))}))",
        '{"do": "offer", "slot": 9}, which is not among its options',
    ),
}
"""Programs that never give a valid answer, and the report about each."""

AFTER_THREE = "for message in asked():\n    if message['number'] == 4: FAULT\n    answer(message)"
LATER = {
    "crash": ("1 / 0", "status 1 (ZeroDivisionError: division by zero)"),
    "old question": ("answer(message, 3); continue", "asked question 4 and answered 3"),
    "rubbish": ("say('{}')", "it said {}, which is no answer"),
    "illegal": ("say(json.dumps({'number': 4, 'answer': illegal(message)}))", "not among"),
    "flood": ("[answer(message, 3) for _ in range(10_000)]", "asked question 4 and answered 3"),
}
"""Programs that give three valid answers before."""


def check(program: Written, match: Any, expected: str) -> None:
    """The game was played to its end, and there was one report of one line."""
    assert match.over
    assert verify(match.record().splitlines()).match.over
    (report,) = program.reports
    assert expected in report
    assert report.startswith(f"seat {SEAT} (")
    assert report.endswith("; the regular bot plays on")
    assert report.isprintable()
    assert program.gone


@pytest.mark.parametrize("fault", AT_ONCE)
def test_from_the_beginning_somebody_else_plays_as_if_he_had_sat_there(
    fault: str, tmp_path: Path
) -> None:
    body, expected = AT_ONCE[fault]
    program = Written(tmp_path, body)
    match = dealt("antayagi-80")
    played(match, {SEAT: seated(match, program.factory)})
    check(program, match, expected)
    other = dealt("antayagi-80")
    played(other, {SEAT: seated(other, AGENTS["regular"])})
    assert match.record() == other.record()


class Half(Agent):
    """Three times the first option, then the regular bot, who has been there all the time."""

    watches: ClassVar[bool] = True

    def __init__(self, regular: Agent) -> None:
        self.regular = regular
        self.asked = 0

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.regular.observe(view, events)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        self.asked += 1
        return options[0] if self.asked <= 3 else self.regular.decide(view, options)


@pytest.mark.parametrize("fault", LATER)
@pytest.mark.parametrize("game", GAMES)
def test_later_somebody_else_plays_on_who_has_been_told_everything(
    game: str, fault: str, tmp_path: Path
) -> None:
    body, expected = LATER[fault]
    program = Written(tmp_path, AFTER_THREE.replace("FAULT", body))
    match = dealt(game, rounds=3) if game == "not-a-hat" else dealt(game)
    played(match, {SEAT: seated(match, program.factory)})
    check(program, match, expected)
    other = dealt(game, rounds=3) if game == "not-a-hat" else dealt(game)
    half = Half(seated(other, AGENTS["regular"]))
    played(other, {SEAT: half})
    assert half.asked > 4
    assert match.record() == other.record()


HANGING = {
    "sleeps": "time.sleep(600)",
    "reads on": "for message in asked(): pass",
    "complains": "while True: os.write(2, b'tea! ' * 1000)",
    "dribbles": "while True: os.write(1, b'x'); time.sleep(0.01)",
    "is late": "for message in asked(): time.sleep(1.5); answer(message)",
}


@pytest.mark.parametrize("how", HANGING)
def test_who_does_not_answer_in_time_is_not_waited_for_again(how: str, tmp_path: Path) -> None:
    program = Written(tmp_path, HANGING[how])
    match = dealt("not-a-hat", rounds=3)
    factory = External(
        program.factory.command, seconds=0.3, starting=0.7, report=program.factory.report
    )
    played(match, {SEAT: seated(match, factory)})
    check(program, match, "did not answer question 1 within 1 seconds")


def test_what_is_not_read_does_not_block(tmp_path: Path) -> None:
    """Far more news than a pipe holds, for a program that reads none."""
    program = Written(tmp_path, "time.sleep(600)")
    match = dealt("antayagi-80", 7)
    agent = seated(match, program.factory)
    for _ in range(400):
        agent.observe(match.view(SEAT), match.seen(SEAT))
        agent.observe(match.view(SEAT), match.seen(SEAT))
    del agent


def test_a_program_that_cannot_be_started_is_said_to_be_so(tmp_path: Path) -> None:
    for command in ((str(tmp_path / "no such bot"),), (str(tmp_path),), ("a\0b",)):
        reports: list[str] = []
        match = dealt("not-a-hat")
        played(match, {SEAT: seated(match, External(command, report=reports.append))})
        assert match.over
        assert len(reports) == 1
        assert "it cannot be started (" in reports[0]


def test_a_long_command_leaves_room_for_the_reason(tmp_path: Path) -> None:
    program = Written(tmp_path, "sys.exit('tea')")
    how = replace(program.factory, command=(*program.factory.command, "x" * 1000))
    match = dealt("not-a-hat")
    played(match, {SEAT: seated(match, how)})
    check(program, match, "…): it has ended with status 1 (tea); ")


def test_who_has_ended_is_not_said_to_be_late_because_of_what_it_left_behind() -> None:
    program = Program(("sh", "-c", "sleep 600 & echo tea >&2; exit 3"))
    program._process.wait()  # noqa: SLF001 so that no time has to be given
    with pytest.raises(Fault, match=r"ended with status 3 \(tea\)"):
        program.ask(0)
    program.end()


def test_what_is_said_at_the_end_is_not_kept() -> None:
    """However much the program writes, and whether it reads its input or not."""
    flood = "import os\nwhile True: os.write(1, b'x' * 60_000)"
    program = Program((sys.executable, "-I", "-S", "-c", flood))
    with pytest.raises(Fault, match="too much"):
        program.ask(PATIENCE)
    program.tell(b"x" * 10_000_000)
    program.end(1)
    assert len(program._heard) <= LONGEST_LINE  # noqa: SLF001


def test_reports_go_to_the_standard_error(capfd: pytest.CaptureFixture[str]) -> None:
    match = dealt("not-a-hat")
    played(match, {SEAT: seated(match, External(("/no-such-bot",)))})
    said = capfd.readouterr()
    assert said.err.startswith("hatbox: seat 1 (/no-such-bot): it cannot be started")
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("then", ["time.sleep(600)", "for message in asks: answer(message)"])
def test_what_a_program_has_started_ends_with_it(then: str, tmp_path: Path) -> None:
    """Be it that it hangs, or that it plays to the end and leaves something behind."""
    body = (
        "import subprocess\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        "open(HERE + '-child', 'w').write(str(child.pid))\n"
        f"asks = asked(); answer(next(asks))\n{then}"
    )
    program = Written(tmp_path, body)
    match = dealt("not-a-hat")
    how = External(
        program.factory.command, seconds=1, starting=PATIENCE, report=program.reports.append
    )
    played(match, {SEAT: seated(match, how)})
    assert program.gone
    child = int(Path(f"{program.noted}-child").read_text(encoding="utf-8"))
    wait_until_ended(child)


def test_a_table_that_is_left_leaves_no_process(tmp_path: Path) -> None:
    program = Written(tmp_path, "for message in asked(): answer(message)\ntime.sleep(600)")
    match = dealt("antayagi-65")
    agent = seated(match, program.factory)
    agent.observe(match.view(SEAT), match.seen(SEAT))
    agent.decide(match.view(SEAT), [o for s in match.to_act for o in match.options(s)])
    assert not gone(program.pid)
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 the listing opens one of its own
    del agent
    assert gone(program.pid)
    assert len(os.listdir("/proc/self/fd")) < before  # noqa: PTH208
