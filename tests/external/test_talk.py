"""A program hears what others say with its next question, and may say something with an answer."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from hatbox.agents import AGENTS, play_out
from hatbox.agents.talk import Heard, Saying

from .programs import SEAT, Written, dealt, seated

TALKING = """
heard = open(HERE + "-heard", "w")
for message in asked():
    for said in message["said"]:
        heard.write(json.dumps(said) + "\\n")
        heard.flush()
    option = message["options"][0]
    words = {"phrase": "your-card-is", "to": 0, "slot": 1, "card": "hat"}
    say(json.dumps({"number": message["number"], "answer": option, "say": words}))
"""
BAD = {
    "no phrase": '{"phrase": "nonsense"}',
    "missing arguments": '{"phrase": "your-card-is"}',
    "nobody's seat": '{"phrase": "trade-with-me", "to": -1}',
    "no such card": '{"phrase": "play-card", "to": 0, "slot": -1}',
    "another seat": '{"phrase": "trade-with-me", "to": 9}',
}


def test_what_is_said_arrives_once_with_the_next_question_and_words_come_back(
    tmp_path: Path,
) -> None:
    match = dealt("antayagi-80")
    program = Written(tmp_path, TALKING)
    agent = seated(match, program.factory)
    agent.observe(match.view(SEAT), match.seen(SEAT))
    options = [*match.options(match.to_act[0])]
    assert agent.speak(match.view(SEAT)) is None
    agent.hear(2, Saying("trade-with-me", SEAT))
    for _ in range(2):
        assert agent.decide(match.view(SEAT), options) == options[0]
    assert agent.speak(match.view(SEAT)) == Saying("your-card-is", 0, 1, "hat")
    assert agent.speak(match.view(SEAT)) is None
    assert program.reports == []
    (heard,) = Path(f"{program.noted}-heard").read_text().splitlines()
    assert json.loads(heard) == {
        "seat": 2, "phrase": "trade-with-me", "to": SEAT, "slot": None, "card": None
    }  # fmt: skip


def test_a_word_waits_for_the_floor_whatever_is_answered_meanwhile(tmp_path: Path) -> None:
    match = dealt("antayagi-80")
    only_once = "if message['number'] > 1: answer(message); continue"
    program = Written(tmp_path, TALKING.replace("    option =", f"    {only_once}\n    option ="))
    agent = seated(match, program.factory)
    agent.observe(match.view(SEAT), match.seen(SEAT))
    options = match.options(match.to_act[0])
    for _ in range(3):
        agent.decide(match.view(SEAT), options)
    assert agent.speak(match.view(SEAT)) == Saying("your-card-is", 0, 1, "hat")
    assert agent.speak(match.view(SEAT)) is None
    assert program.reports == []


@pytest.mark.parametrize("words", BAD.values(), ids=BAD)
def test_what_cannot_be_said_is_not_said_and_costs_nothing(words: str, tmp_path: Path) -> None:
    match = dealt("antayagi-80")
    body = TALKING.replace('words = {"phrase"', f"words = {words} #")
    program = Written(tmp_path, body)
    spoken: list[Heard] = []
    known = match.game.public(match.setup)
    agents = {
        seat: AGENTS["novice"](match.game, seat, known, Random(seat))
        for seat in range(3)
        if seat != SEAT
    }
    play_out(match, agents | {SEAT: seated(match, program.factory)}, Random(1), talk=spoken.extend)
    assert match.over
    assert program.reports == []
    assert all(heard.speaker != SEAT for heard in spoken)


def test_words_that_are_none_are_rubbish_like_any_other(tmp_path: Path) -> None:
    match = dealt("antayagi-80")
    program = Written(tmp_path, TALKING.replace('words = {"phrase"', "words = 7 #"))
    agent = seated(match, program.factory)
    options = match.options(match.to_act[0])
    agent.observe(match.view(SEAT), match.seen(SEAT))
    agent.decide(match.view(SEAT), options)
    (report,) = program.reports
    assert "no answer" in report
    agent.hear(0, Saying("hello"))
    assert agent.speak(match.view(SEAT)) in (None, Saying("hello"))
