"""The sabotage question says what a sabotage would lead to now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hatbox.words import LANGUAGES, Words
from tests.page.conftest import Visit
from tests.page.scenes import LAID, WINDOW, Scene, antayagi, lobby, show, swap
from tests.page.visitor import ISOLATES, Visitor

SABOTAGES = b"""
game = "antayagi"

[cards.sabotage]
treasure = 30
bone = 30
fish = 30
"""
# All at one moment: who has played the sabotages that lie there, the question, and the choices.
DRAWN = """() => ({
    played: [...document.querySelectorAll(".sabotage .label")].map((each) => each.innerText),
    asks: document.querySelector(".bar [role=status] span").innerText,
    stake: document.querySelector(".bar [role=status] small")?.innerText ?? "",
    laid: [...document.querySelectorAll("[data-anchor^='offer:'] [data-object]")].map(
        (each) => each.dataset.object),
    pair: [...document.querySelectorAll(".exchange .offer .label")].map((each) => each.innerText),
    choices: [...document.querySelectorAll(".choices [data-act]")].map(
        (each) => [each.dataset.act, each.innerText.trim()]),
})"""


def begin(visitor: Visitor) -> None:
    page = visitor.with_friends("antayagi-80").page
    page.locator("input[type=file]").set_input_files(
        {"name": "deck.toml", "mimeType": "text/plain", "buffer": SABOTAGES}
    )
    expect(page.get_by_text(visitor.say("set-own-deck"))).to_be_visible()
    page.locator("[data-act=start]").click()
    visitor.at_the_table()


def drawn(visitor: Visitor) -> dict[str, Any]:
    found = visitor.page.evaluate(DRAWN)
    choices = [(act, ISOLATES.sub("", text)) for act, text in found["choices"]]
    return {
        "played": [ISOLATES.sub("", name) for name in found["played"]],
        "asks": ISOLATES.sub("", found["asks"]),
        "stake": ISOLATES.sub("", found["stake"]),
        "laid": found["laid"],
        "pair": [ISOLATES.sub("", name) for name in found["pair"]],
        "choices": choices,
        "acts": {act for act, _ in choices},
    }


def check(visitor: Visitor, now: dict[str, Any]) -> None:
    """The question, how to play a sabotage, and how not to."""
    deed = "rescue" if len(now["played"]) % 2 else "sabotage"
    last = now["played"][-1] if now["played"] else ""
    you = "seat" if last == visitor.say("page-you") else "other"
    cards = [text for act, text in now["choices"] if act == "sabotage"]
    left = ISOLATES.sub("", visitor.say(f"ay-{deed}-with", place="left"))
    lies: dict[str, Any] = {"you": you, "name": last, "sabotages": len(now["played"])}
    assert now["asks"] == ISOLATES.sub("", visitor.say(f"ay-ask-{deed}", **lies))
    one = ISOLATES.sub("", visitor.say(f"ay-{deed}", **lies))
    assert cards[0] == (left if len(cards) > 1 else one)
    assert ("pass", visitor.say(f"ay-pass-{deed}")) in now["choices"]
    assert now["stake"] == stake(visitor, now["pair"], now["laid"])


def stake(visitor: Visitor, pair: list[str], laid: list[str]) -> str:
    """Whose object for whose, as it lies on the table."""
    me = visitor.say("page-you")
    you = ("active" if pair[0] == me else "chosen") if me in pair else "nobody"
    objects = [visitor.say(f"object-{each}") for each in laid]
    said = {"active-object": objects[0], "chosen-object": objects[1]}
    names = {"active": pair[0], "chosen": pair[1]}
    return ISOLATES.sub("", visitor.say("ay-stake", you=you, **names, **said))


def check_armed(visitor: Visitor, now: dict[str, Any]) -> None:
    """The same question once more, before a card is really played."""
    deed = "rescue" if len(now["played"]) % 2 else "sabotage"
    places = ("left", "middle", "right", "only")
    asks = [visitor.say(f"ay-confirm-{deed}", place=place) for place in places]
    assert now["asks"] in [ISOLATES.sub("", each) for each in asks]
    assert now["stake"] == stake(visitor, now["pair"], now["laid"])
    assert ("confirm", visitor.say(f"ay-do-{deed}")) in now["choices"]


def test_a_sabotage_leads_to_the_contrary_of_the_one_before() -> None:
    words = Words("en")
    assert words.say("ay-sabotage") == "Sabotage: no exchange"
    undo = ISOLATES.sub("", words.say("ay-rescue", you="other", name="Dario"))
    assert undo == "Undo Dario’s sabotage: the exchange goes on"


def test_a_sabotage_stops_an_exchange_and_saves_one_that_is_sabotaged(visit: Visit) -> None:
    """Everybody holds nothing but sabotages; alone among bots nobody has to hurry."""
    visitor, rng = visit(language="fr"), Random(4)
    begin(visitor)
    seen: set[str] = set()
    while seen < {"nothing", "mine", "another's", "armed"}:
        visitor.asked_or_over()
        if visitor.over:
            begin(visitor)
        now = drawn(visitor)
        if {"sabotage", "pass"} <= now["acts"]:
            check(visitor, now)
            mine = now["played"][-1:] == [visitor.say("page-you")]
            seen.add(("mine" if mine else "another's") if len(now["played"]) % 2 else "nothing")
        elif "confirm" in now["acts"] and now["played"]:
            check_armed(visitor, now)
            seen.add("armed")
        visitor.act(rng)


def test_nobody_is_said_to_sabotage_while_a_lollipop_takes(visit: Visit) -> None:
    """The other card of the exchange still lies on the table then."""
    visitor = visit()
    taking = {"task": "take-from-hand", "seat": 1, "partner": 0}
    agenda = [{"task": "pass-turn"}, {"task": "exchange"}, taking]
    view = antayagi(4, **{**WINDOW, "table": LAID[1:], "agenda": agenda, "waiting": [1]})
    show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), view))
    name = visitor.page.locator("[data-seat='1'] .plate .name").inner_text()
    waiting = ISOLATES.sub("", visitor.say("page-waiting-for", names=name))
    assert ISOLATES.sub("", visitor.page.locator(".bar [role=status]").inner_text()) == waiting


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_what_a_sabotage_would_lead_to(visit: Visit, language: str) -> None:
    visitor, scenes = visit(language=language), swap("antayagi-80", 4)
    show(visitor.page, visitor.url, scenes["rescue"])
    check(visitor, drawn(visitor))
    show(visitor.open(), visitor.url, scenes["sabotage-armed"])
    visitor.page = visitor.context.pages[-1]
    check_armed(visitor, drawn(visitor))


def test_a_choice_that_comes_too_late_is_said_to_be_so(visit: Visit) -> None:
    visitor = visit(language="de")
    later = show(visitor.page, visitor.url, swap("antayagi-80", 4)["sabotage-armed"])
    expect(visitor.page.locator("[data-act=confirm]")).to_be_visible()
    later({"type": "news", "number": 2, "now": {"waiting": []}, "question": None})
    expect(visitor.page.get_by_role("alert").first).to_contain_text(visitor.say("page-too-late"))
    expect(visitor.page.locator("[data-act=confirm]")).to_have_count(0)
