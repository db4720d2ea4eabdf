"""Whole games against bots, as people play them: touch by touch."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hatbox.games.antayagi.events import SeenEvent
from hatbox.games.not_a_hat.cards import catalogue
from hatbox.kernel.written import from_json
from hatbox.words import Words
from tests.page.conftest import Visit
from tests.page.visitor import DESK, ISOLATES, PHONE, Visitor

BOTS = ["Bruno", "Coco", "Dario"]


def told_by_the_page(visitor: Visitor) -> list[str]:
    """Its log, the oldest first."""
    visitor.page.locator("dialog header button").click()
    visitor.page.locator("header .tools button").nth(1).click()
    lines = visitor.page.locator("dialog ol li span").all_inner_texts()
    return [ISOLATES.sub("", line) for line in lines][::-1]


def told_by_python(visitor: Visitor) -> list[str]:
    words = Words(visitor.language)
    names = [words.say("page-guest"), *BOTS]
    events = [event for news in visitor.news for event in news["events"]]
    kind: Any = SeenEvent
    told = (words.event(from_json(json.dumps(event), kind), names, 0) for event in events)
    return [sentence for sentence in told if sentence]


def drawn(side: dict[str, str]) -> list[str]:
    """The drawings of one side of a card; a clue shows the two objects that it can hide."""
    if side["side"] == "object":
        return [f"object-{side['object']}"]
    clue = ["object-treasure", "object-t-rex"]
    return clue if side["back"] == "clue" else [f"back-{side['back']}"]


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("antayagi-80", "es", PHONE), ("antayagi-65", "fr", DESK)],
)
def test_antayagi_is_played_to_the_end_shows_what_the_seat_sees_and_is_told_as_python_tells_it(
    visit: Visit, game: str, language: str, size: dict[str, int]
) -> None:
    visitor = visit(language=language, viewport=size).against_bots(game)

    def as_the_view_says() -> None:
        hand = visitor.news[-1]["view"]["hands"][0]
        shown = visitor.pictures(".mine .hand")
        assert shown == [name for side in hand for name in drawn(side)]

    visitor.play(Random(1), as_the_view_says)
    assert told_by_the_page(visitor) == told_by_python(visitor)


def lying_open(view: dict[str, Any]) -> set[str]:
    """The gifts that everybody sees now."""
    columns = [side["gift"] for column in view["columns"] for side in column if "gift" in side]
    piles = [pile["top"] for pile in (view["shop"], *view["penalties"])]
    return {gift for gift in (*columns, *piles) if gift}


@pytest.mark.parametrize(("language", "size"), [("nl", PHONE), ("de", DESK)])
def test_that_s_not_a_hat_is_played_to_the_end_and_nothing_old_is_on_the_screen(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    visitor = visit(language=language, viewport=size).against_bots("not-a-hat")
    words = Words(language)
    names = {card.gift: words.say(f"gift-{card.gift}") for card in catalogue()}
    looked = 0

    def nothing_old() -> None:
        nonlocal looked
        if visitor.page.locator("dialog").count():
            return  # the whole catalogue, which tells nothing
        looked += 1
        view = visitor.news[-1]["view"]
        known = lying_open(view)
        shown = {name.removeprefix("gift-") for name in visitor.pictures(".felt")}
        assert shown - {"page-bot"} <= known
        expect(visitor.page.locator(".narration")).to_be_empty()
        expect(visitor.page.locator("[role=log]")).to_be_empty()
        text = ISOLATES.sub("", visitor.page.locator("body").text_content() or "")
        words_there = set(re.findall(r"[\w-]+(?: [\w-]+)?", text))
        old = set(names) - known - {view["named"]}
        assert [gift for gift in old if names[gift] in words_there] == []

    visitor.play(Random(2), nothing_old)
    assert looked > 5


def test_a_reload_in_the_middle_shows_the_table_as_it_is_and_nothing_that_is_over(
    visit: Visit,
) -> None:
    visitor = visit().against_bots("not-a-hat")
    rng = Random(3)
    for _ in range(12):
        while not visitor.touchable:
            visitor.page.wait_for_timeout(15)
        visitor.act(rng)
    while not visitor.touchable or visitor.over:
        visitor.page.wait_for_timeout(15)
    before = visitor.news[-1]
    visitor.news.clear()
    visitor.page.reload()
    expect(visitor.page.locator(".board")).to_be_visible()
    after = visitor.news[0]
    assert after["events"] == []
    assert after["view"] == before["view"]
    shown = {name.removeprefix("gift-") for name in visitor.pictures(".felt")}
    assert shown - {"page-bot"} <= lying_open(after["view"])
