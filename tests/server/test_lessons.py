"""Lessons: each can be played by its own instructions; a wrong one is told to its author."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec
import pytest

from hatbox.games import GAMES
from hatbox.kernel.written import to_json
from hatbox.records import replay
from hatbox.server.protocol.changes import Sight
from hatbox.server.table.lessons import (
    LESSONS,
    RECORD,
    LessonError,
    Stop,
    lesson,
    lesson_ids,
    read_lesson,
)
from hatbox.words import LANGUAGES
from hatbox.words.sentences import Speaker
from hatbox.words.telling import Sentence
from tests.server.running import Server, http

LONGEST = 215
"""Characters that a phone has room for above the table."""


def script(name: str) -> str:
    return (LESSONS / f"{name}.toml").read_text("utf-8")


def record(name: str) -> bytes:
    return (LESSONS / f"{name}{RECORD}").read_bytes()


def steps(name: str) -> list[dict[str, Any]]:
    return tomllib.loads(script(name))["step"]  # type: ignore[no-any-return]


def sent(name: str) -> Any:
    """A lesson, as a browser gets it."""
    return json.loads(to_json(lesson(name)))


def test_each_of_our_games_has_a_lesson() -> None:
    assert {"antayagi-80", "antayagi-65", "not-a-hat"} <= set(lesson_ids()) <= set(GAMES)


def test_in_the_lesson_of_the_larger_edition_each_object_does_what_it_does() -> None:
    taught = {clause for step in steps("antayagi-80") for clause in step.get("teaches", ())}
    effects = {f"A.O{number}" for number in range(3, 11)}
    assert {*effects, "A.H2", "A.T3", "A.X1", "A.X2", "A.X3"} <= taught


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_is_played_by_its_own_instructions(name: str) -> None:
    plan = sent(name)
    truth = {
        number: json.loads(to_json(match.view(plan["seat"])))
        for number, match, _, _ in replay(record(name).splitlines())
    }
    sight = Sight()
    sight.take(plan["view"])
    for stop, step in zip(plan["stops"], steps(name), strict=True):
        for news in stop["news"]:
            sight.take(news)
        question: Any = stop["news"][-1]["question"] if stop["news"] else None
        if stop["move"] is None:
            assert question is None
            continue
        naming = question["naming"]
        fixed = {
            key: value
            for key, value in stop["move"].items()
            if not naming or key != naming["field"]
        }
        assert fixed in question["options"]
        assert len(question["options"]) > 1 or naming or fixed["do"] in ("pass", "take")
        assert sight.view == truth[step["line"] - 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_ids())
def test_its_texts_are_there_in_every_language_and_fit_above_a_table(
    name: str, language: str
) -> None:
    plan = lesson(name)
    speaker = Speaker(language, plan.game, ("Maximiliane", "Bruno", "Coco"))
    for stop in plan.stops:
        message, variables = stop.tell
        texts = [speaker.sentence(Sentence(message, variables))]
        if stop.move is not None:
            texts.append(speaker.sentence(Sentence(f"{message}.hint", variables)))
        assert len({*texts}) == len(texts)
        for text in texts:
            assert len(text) <= LONGEST, text
            assert text[0].isupper() or not text[0].isalpha(), text


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_holds_nothing_that_the_learner_does_not_see(name: str) -> None:
    """Cards that never come up can be others: the lesson stays the same, byte for byte."""
    header, *rest = record(name).splitlines()
    content = json.loads(header)
    content["deck"][40:] = content["deck"][:39:-1]
    assert content["deck"] != json.loads(header)["deck"]
    other = b"\n".join([json.dumps(content).encode(), *rest])
    assert to_json(read_lesson(name, script(name), other)) == to_json(lesson(name))


FAULTS: dict[str, tuple[str, str, str]] = {
    "another move": ("slot = 0 }", "slot = 2 }", "step 3 (80-offer), line 4"),
    "another partner": ("partner = 1 }\ntext", "partner = 2 }\ntext", "step 2 (80-choose), line 2"),
    "a line too early": ("line = 17", "line = 16", "step 9 (80-chosen), line 16"),
    "a card that is not there": ('"treasure" }', '"toxic-waste" }', "speaks of toxic-waste"),
    "a clause that does not apply": ('["A.T1"]', '["A.O9"]', "nothing that happens there is due"),
    "a clause of no game": ('["A.T1"]', '["A.T99"]', "has no clause A.T99"),
    "an event that does not happen": ('"turned"', '"ate"', "step 11 (80-hat), line 20"),
    "a text that is missing": ('"80-choose"', '"80-chose"', "en has no message lesson-80-chose"),
    "a seat that is not there": ("seat = 2, back", "seat = 3, back", "there is no seat 3"),
    "a variable that is missing": ("partner = 1, object", "object", "lesson-80-choose"),
    "a key that nobody knows": ("seat = 0", "seat = 0\nseats = 3", "seats"),
    "no TOML": ("[[step]]", "[[step]", "antayagi-80.toml"),
    "too few bots": (', "sharp+gambler"', "", "2 other seats need a bot each"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_author_is_told_where_text_and_record_disagree(fault: str) -> None:
    before, after, where = FAULTS[fault]
    text = script("antayagi-80")
    assert before in text
    with pytest.raises(LessonError) as told:
        read_lesson("antayagi-80", text.replace(before, after, 1), record("antayagi-80"))
    assert where in str(told.value)


def test_a_move_of_the_learner_without_a_step_is_found() -> None:
    text = script("not-a-hat")
    steps = text.split("[[step]]")
    with pytest.raises(LessonError, match=r"line 5, .*accept"):
        read_lesson("not-a-hat", "[[step]]".join([*steps[:3], *steps[4:]]), record("not-a-hat"))


def test_a_record_that_is_no_record_is_refused_with_its_line() -> None:
    lines = record("not-a-hat").splitlines()
    for wrong, where in (
        ([lines[0], *lines[2:]], "line 2"),
        ([b"{}"], "line 1"),
        ([], "line 1"),
    ):
        with pytest.raises(LessonError, match=where):
            read_lesson("not-a-hat", script("not-a-hat"), b"\n".join(wrong))


def test_a_stop_reads_back() -> None:
    plan = lesson("not-a-hat")
    assert msgspec.convert(json.loads(to_json(plan.stops)), tuple[Stop, ...])[-1].move is None


def test_the_server_gives_each_lesson_and_no_other(server: Server) -> None:
    for name in lesson_ids():
        reply = http(server, f"/api/lessons/{name}")
        assert reply.status == 200
        assert json.loads(reply.body) == sent(name)
    for wrong in ("chess", "..%2Fdecks%2Fantayagi-80", "a" * 2000, "antayagi-80.toml"):
        reply = http(server, f"/api/lessons/{wrong}")
        assert reply.status == 404
        assert len(reply.body) < 200
