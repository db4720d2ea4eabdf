"""Whole games against bots, as people play them: by touch, and by the keyboard alone (the tests
beside this one use a mouse)."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hatbox.games import GAMES
from hatbox.games.antayagi.events import SeenEvent as AntaYagiEvent
from hatbox.games.not_a_hat.events import AnyEvent as NotAHatEvent
from hatbox.kernel.written import from_json
from hatbox.words import Sentence
from hatbox.words.sentences import Speaker
from tests.page.conftest import Visit
from tests.page.visitor import DESK, ISOLATES, NO_CARDS, PHONE, Visitor
from tests.page.witness import Witness, lying_open

EVENTS: dict[str, Any] = {"antayagi": AntaYagiEvent, "not-a-hat": NotAHatEvent}
BOTS = ["Bruno", "Coco", "Dario"]
WAYS: dict[str, dict[str, Any]] = {
    "touch": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "by": "tap"},
    "keyboard": {"viewport": DESK, "by": "keys"},
}


def told_by_the_page(visitor: Visitor) -> list[str]:
    """Its log, the oldest first."""
    visitor.page.locator("dialog [data-act=close]").click()
    visitor.open_dialog("log")
    lines = visitor.page.locator("dialog ol li:not([data-said]) span").all_inner_texts()
    return [ISOLATES.sub("", line) for line in lines][::-1]


def told_by_python(
    visitor: Visitor,
    game: str,
    news: list[dict[str, Any]],
    seat: int | None = 0,
    *,
    past: bool = False,
) -> list[str]:
    """Python's sentences for the player at the first seat, or (None) for a spectator of bots.

    With the `past`, also for what a person who comes is told about it.
    """
    names = ["Ada" if seat is None else visitor.say("page-guest"), *BOTS]
    kind, speaker = EVENTS[GAMES[game].family], Speaker(visitor.language, game, names)
    told: list[str] = []
    for each in news:
        lines = [line for line in each.get("told", ()) if past and line["type"] == "told"]
        told += [speaker.tell([Sentence(*said) for said in line["tell"]]) for line in lines]
        events = [from_json(json.dumps(event), kind) for event in each["events"]]
        told += [visitor.words.event(GAMES[game], event, names, seat) for event in events]
    return [sentence for sentence in told if sentence]


def played(visitor: Visitor, game: str, wanted: set[str], rng: Random) -> list[dict[str, Any]]:
    """Play games to the end until every phase was looked at; return the news of the last one."""
    witness = Witness(visitor)
    while not wanted <= set(witness.looked):
        visitor.news.clear()
        visitor.against_bots(game).play(rng, witness.look)
        witness.look()
        assert visitor.said("[role=log]") == told_by_python(visitor, game, visitor.news)
    return visitor.news


@pytest.mark.parametrize(
    ("game", "way", "language"),
    [("antayagi-80", "touch", "es"), ("antayagi-65", "keyboard", "nl")],
)
def test_antayagi_is_played_to_the_end_shows_what_the_seat_sees_and_is_told_as_python_tells_it(
    visit: Visit, game: str, way: str, language: str
) -> None:
    visitor = visit(language=language, **WAYS[way])
    phases = {"choose", "choose-offers", "armed choose-offers", "window", "over"}
    news = played(visitor, game, phases, Random(1))
    assert told_by_the_page(visitor) == told_by_python(visitor, game, news, past=True)


@pytest.mark.parametrize(("way", "language"), [("touch", "nl"), ("keyboard", "es")])
def test_that_s_not_a_hat_is_played_to_the_end_and_nothing_old_is_on_the_screen(
    visit: Visit, way: str, language: str
) -> None:
    visitor = visit(language=language, **WAYS[way])
    phases = {"name", "gift", "give", "answer-gift", "over"}
    played(visitor, "not-a-hat", phases, Random(2))


# News wait until they are let go; then they are all there at once.
HOLD = """{
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    let held = [];
    window.letGo = () => {
        const all = held;
        held = null;
        for (const each of all) each();
    };
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(hear) {
            set.call(this, (message) => {
                if (held && /^{"type":"(view|news|said)"/.test(message.data)) {
                    held.push(() => hear(message));
                } else hear(message);
            });
        },
    });
}"""
MANY = 20
"""News: more than the page acts out one by one when they wait for it."""


@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
def test_when_very_much_has_happened_at_once_every_sentence_is_still_heard(
    visit: Visit, game: str
) -> None:
    """A slow device is handed a whole game of bots at once."""
    visitor = visit()
    visitor.context.add_init_script(HOLD)
    while len(visitor.news) < MANY:
        visitor.news.clear()
        visitor.heard.clear()
        visitor.with_friends(game)
        visitor.page.get_by_role("button", name=visitor.say("lobby-stand")).click()
        expect(visitor.page.locator("[data-place='0'] [data-act=add-bot]")).to_be_visible()
        visitor.page.locator("[data-act=start]").click()
        visitor.until(lambda: any(each["type"] == "over" for each in visitor.heard), "the end")
    visitor.page.evaluate("window.letGo()")
    told = told_by_python(visitor, game, visitor.news, None)
    visitor.hears("[role=log]", told[-1])
    assert visitor.said("[role=log]") == told


def test_a_reload_in_the_middle_shows_the_table_as_it_is_and_nothing_that_is_over(
    visit: Visit,
) -> None:
    visitor = visit()
    visitor.until_offered("not-a-hat", "accept", after=6)
    before = visitor.news[-1]
    visitor.news.clear()
    visitor.page.reload()
    visitor.at_the_table()
    after = visitor.news[0]
    assert after["told"] == []
    assert after["view"] == before["view"]
    Witness(visitor).look()
    drawn = visitor.pictures("[data-board]")
    shown = {name.removeprefix("gift-") for name in drawn if not name.startswith(NO_CARDS)}
    assert shown <= lying_open(after["view"])


def test_after_a_reload_antayagi_s_log_is_complete(visit: Visit) -> None:
    visitor = visit(language="es")
    visitor.until_offered("antayagi-80", "choose", after=20)
    before = log_of(visitor)
    visitor.page.reload()
    visitor.at_the_table()
    assert log_of(visitor) == before
    expect(visitor.page.locator("dialog ol li:not([data-said])")).to_have_count(len(before))


def log_of(visitor: Visitor) -> list[str]:
    visitor.open_dialog("log")
    return visitor.page.locator("dialog ol li:not([data-said]) span").all_inner_texts()
