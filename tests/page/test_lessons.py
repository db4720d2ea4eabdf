"""Each lesson, played by its own instructions in the browser; the languages are spread over them.

That every language has every text, with every variable, tests/server/test_lessons.py proves;
`make lessons` plays each lesson in each language.
"""

from __future__ import annotations

import json
import os
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from hatbox.kernel.written import to_json
from hatbox.server.table.lessons import Stop, lesson, lesson_ids
from hatbox.words import LANGUAGES
from hatbox.words.sentences import Speaker
from hatbox.words.telling import Sentence
from tests.page.conftest import Visit
from tests.page.visitor import DESK, ISOLATES, PHONE, Visitor

NAMES = "Bruno", "Coco"
PLAYED = {"antayagi-80": "de", "antayagi-65": "fr", "not-a-hat": "es"}
KEYS = ("antayagi-65", "not-a-hat")
"""Lessons that are played with the keyboard alone."""
ALL = "HATBOX_LESSONS" in os.environ
CASES = list(product(PLAYED, LANGUAGES)) if ALL else list(PLAYED.items())


HEIGHT = "document.querySelector('[data-coach]').getBoundingClientRect().height"


def make(visitor: Visitor, move: dict[str, Any]) -> None:
    """The touches of a move."""
    match move:
        case {"do": "choose", "partner": seat}:
            places = [f"[data-seat='{seat}'] [data-act=choose]", "[data-act=confirm]"]
        case {"do": "offer", "slot": slot}:
            card = f":has([data-anchor$=':{slot}:'])"
            places = [f".mine [data-act=pick]{card}", "[data-act=confirm]"]
        case {"do": "sabotage" | "refuse" as act}:
            places = [f"[data-act={act}]", "[data-act=confirm]"]
        case {"do": "take", "slot": slot}:
            places = [f"[data-act=take]:has([data-anchor$=':{slot}:'])"]
        case {"do": "give", "gift": gift}:
            visitor.go_to("[data-act=name]")
            visitor.write("dialog input[type=search]", visitor.say(f"gift-{gift}"))
            places = ["dialog [data-act=gift]", "dialog [data-act=give]"]
        case _:
            places = [f"[data-act={move['do']}]"]
    for place in places:
        visitor.go_to(place)


def other(stop: Stop) -> dict[str, Any] | None:
    """A move that is allowed there, and not the one that is wanted; None if there is none."""
    if stop.move["do"] == "give":
        return {**stop.move, "gift": "umbrella"}
    options = json.loads(to_json(stop.news[-1].question))["options"]
    return next((each for each in options if not stop.move.items() <= each.items()), None)


def told(visitor: Visitor, name: str, stop: int, hint: str = "") -> str:
    """What the learner is told at a stop."""
    plan = lesson(name)
    message, variables = plan.stops[stop].tell
    speaker = Speaker(visitor.language, plan.game, (visitor.say("page-guest"), *NAMES))
    return speaker.sentence(Sentence(message + hint, variables))


def reads(visitor: Visitor, name: str, stop: int, hint: str = "") -> None:
    """The story waits there, and says so."""
    coach = visitor.page.locator(f"[data-coach][data-stop='{stop}'][data-waits=true]")
    expect(coach).to_be_visible()
    shown = ISOLATES.sub("", coach.locator("p").inner_text())
    assert " ".join(shown.split()) == " ".join(told(visitor, name, stop, hint).split())


def test_every_lesson_is_played_here() -> None:
    assert set(lesson_ids()) == set(PLAYED)


def below(visitor: Visitor) -> str:
    """The sentence at the bottom."""
    sentence = visitor.page.locator(".bar [role=status]").text_content() or ""
    return ISOLATES.sub("", sentence).strip()


@pytest.mark.parametrize(("name", "language"), CASES)
def test_a_lesson_is_played_by_its_own_instructions(visit: Visit, name: str, language: str) -> None:
    by = "keys" if name in KEYS else "click"
    visitor = visit(language=language, viewport=DESK if name == "antayagi-65" else PHONE, by=by)
    visitor.home().page.locator(f"[data-game='{name}'] [data-act=learn]").click()
    stops = lesson(name).stops
    middle = len(stops) // 2
    heights: set[float] = set()
    refused = 0
    for place, stop in enumerate(stops[:-1]):
        reads(visitor, name, place)
        assert visitor.wider_than_the_screen() <= 0
        heights.add(visitor.page.evaluate(HEIGHT))
        if stop.move is None:
            assert below(visitor) == ISOLATES.sub("", visitor.say("lesson-go-on"))
            expect(visitor.page.locator(".bar [data-act]")).to_have_count(0)
        if place == middle:  # left, and resumed from the home page
            visitor.home()
            learn = visitor.page.locator(f"[data-game='{name}'] [data-act=learn]")
            expect(learn).to_have_text(visitor.say("home-learn-on"))
            learn.click()
            reads(visitor, name, place)
        if stop.move is None:
            visitor.go_to("[data-act=continue]")
            continue
        if wrong := other(stop):
            refused += 1
            make(visitor, wrong)
            hint = visitor.page.locator("[data-coach] p.wrong")
            expect(hint).to_be_visible()
            reads(visitor, name, place, ".hint")
        make(visitor, stop.move)
    assert refused > 4
    reads(visitor, name, len(stops) - 1)
    end = visitor.page.locator("[data-coach] [data-act=play]")
    expect(end).to_be_visible()
    assert not below(visitor)
    rules = visitor.page.locator("[data-coach] a[data-act=rules]")
    expect(rules).to_have_attribute("href", f"/about#{name}")
    visitor.page.reload()
    expect(end).to_be_visible()
    reads(visitor, name, len(stops) - 1)
    # Nothing of it was a table: no socket was opened.
    assert not visitor.heard
    assert len(heights) == 1, "the table moves from step to step"
    visitor.page.locator("[data-coach] [data-act=again]").click()
    reads(visitor, name, 0)


def test_nobody_is_asked_or_told_anything_in_a_lesson_as_nobody_would_answer(
    visit: Visit,
) -> None:
    visitor = visit()
    visitor.home().page.locator("[data-game='antayagi-80'] [data-act=learn]").click()
    reads(visitor, "antayagi-80", 0)
    page = visitor.page
    expect(page.locator("[data-act=person]")).to_have_count(0)
    for card in ("own-card", "about"):
        page.locator(f"[data-act={card}]").first.click()
        expect(page.locator("dialog [data-known]")).to_be_visible()
        expect(page.locator("dialog [data-act=say], dialog [data-act=claim]")).to_have_count(0)
        page.locator("dialog [data-act=close]").click()


def test_a_lesson_that_does_not_exist_is_a_sentence(visit: Visit) -> None:
    visitor = visit(language="nl")
    visitor.page.goto(visitor.url + "/learn/chess")
    expect(visitor.page.locator("h1")).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("error-no-such-lesson"))).to_be_visible()
