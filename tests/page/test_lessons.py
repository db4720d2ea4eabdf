"""Each lesson, played by its own instructions in the browser; the languages are spread over them.

That every language has every text, with every variable, tests/server/test_lessons.py proves.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hatbox.server.table.lessons import lesson, lesson_ids
from hatbox.words.sentences import Speaker
from hatbox.words.telling import Sentence
from tests.page.conftest import Visit
from tests.page.visitor import DESK, ISOLATES, PHONE, Visitor

NAMES = "Bruno", "Coco"
PLAYED = {"antayagi-80": "de", "antayagi-65": "fr", "not-a-hat": "es"}


def make(visitor: Visitor, move: dict[str, Any]) -> None:
    """The touches of a move."""
    page = visitor.page
    match move:
        case {"do": "choose", "partner": seat}:
            page.locator(f"[data-seat='{seat}'] [data-act=choose]").click()
            page.locator("[data-act=confirm]").click()
        case {"do": "offer", "slot": slot}:
            page.locator(".mine [data-act=pick]").nth(slot).click()
            page.locator("[data-act=confirm]").click()
        case {"do": "sabotage"}:
            page.locator("[data-act=sabotage]").click()
            page.locator("[data-act=confirm]").click()
        case {"do": "take", "slot": slot}:
            page.locator("[data-act=take]").nth(slot).click()
        case {"do": "give", "gift": gift}:
            page.locator("[data-act=name]").click()
            page.locator("dialog input[type=search]").fill(visitor.say(f"gift-{gift}"))
            page.locator("dialog [data-act=gift]").first.click()
            page.locator("dialog [data-act=give]").click()
        case {"do": "refuse"}:
            page.locator("[data-act=refuse]").click()
            page.locator("[data-act=confirm]").click()
        case _:
            page.locator(f"[data-act={move['do']}]").click()


def other(move: dict[str, Any]) -> dict[str, Any]:
    """A move that is allowed there, and not the one that is wanted."""
    match move:
        case {"do": "choose", "partner": seat}:
            return {**move, "partner": 3 - seat}
        case {"do": "give"}:
            return {**move, "gift": "umbrella"}
        case _:
            return {**move, "slot": (move["slot"] + 1) % 3}


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


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_is_played_by_its_own_instructions(visit: Visit, name: str) -> None:
    visitor = visit(language=PLAYED[name], viewport=DESK if name == "antayagi-65" else PHONE)
    visitor.home().page.locator(f"[data-game='{name}'] [data-act=learn]").click()
    stops = lesson(name).stops
    middle = len(stops) // 2
    wrong = next(place for place, stop in enumerate(stops) if stop.move is not None)
    for place, stop in enumerate(stops[:-1]):
        reads(visitor, name, place)
        assert visitor.wider_than_the_screen() <= 0
        if place == middle:  # left, and resumed from the home page
            visitor.home()
            learn = visitor.page.locator(f"[data-game='{name}'] [data-act=learn]")
            expect(learn).to_have_text(visitor.say("home-learn-on"))
            learn.click()
            reads(visitor, name, place)
        if stop.move is None:
            visitor.page.locator("[data-act=continue]").click()
            continue
        if place == wrong:
            make(visitor, other(stop.move))
            hint = visitor.page.locator("[data-coach] p.wrong")
            expect(hint).to_be_visible()
            reads(visitor, name, place, ".hint")
        make(visitor, stop.move)
    reads(visitor, name, len(stops) - 1)
    # Nothing of it was a table: no socket was opened.
    assert not visitor.heard
    visitor.page.locator("[data-coach] [data-act=again]").click()
    reads(visitor, name, 0)


def test_a_lesson_that_does_not_exist_is_a_sentence(visit: Visit) -> None:
    visitor = visit(language="nl")
    visitor.page.goto(visitor.url + "/learn/chess")
    expect(visitor.page.locator("h1")).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("error-no-such-lesson"))).to_be_visible()
