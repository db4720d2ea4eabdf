"""Hints in the first games: what is new is explained once, in a place of its own."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from playwright.sync_api import Locator, expect

from hatbox.words import LANGUAGES, Words
from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import (
    BOMB,
    PASS,
    WINDOW,
    Scene,
    antayagi,
    asked,
    event,
    give,
    lobby,
    show,
)
from tests.page.test_explained import ANSWERS, ON_TOP
from tests.page.visitor import DESK, ISOLATES, PHONE, Visitor
from tests.wording import messages

HIGHER = """([texts, least]) => {
    const line = document.querySelector("[data-hint]");
    const strip = line.closest("aside");
    return texts.filter((text) => {
        line.textContent = text;
        return strip.offsetHeight > least;
    });
}"""


def reads(visitor: Visitor, hint: str, **args: str) -> Locator:
    """That hint stands above the table."""
    shown = visitor.page.locator(f"[data-hint='{hint}']")
    expect(shown).to_be_visible()
    text = " ".join(ISOLATES.sub("", shown.inner_text()).split())
    assert text == " ".join(visitor.say(f"hint-{hint}" if hint else "hint-about", **args).split())
    return shown


def arrives(thing: str, number: int) -> dict[str, Any]:
    came = event("arrived", "A.T5", seat=1, object=thing, origin="table", giver=0, slot=0)
    return {"type": "news", "number": number, "events": [came], "question": None}


def test_what_is_new_is_explained_once_and_covers_no_answer(visit: Visit) -> None:
    visitor = visit(language="fr", hints=True)
    window = Scene(lobby("antayagi-80", 4), antayagi(4, **WINDOW), asked(BOMB, PASS, seconds=900))
    later = show(visitor.page, visitor.url, window)
    assert reads(visitor, "ay-armed").get_attribute("role") == "status"
    for answer in visitor.page.locator(ANSWERS).all():
        expect(answer).to_be_in_viewport(ratio=0.99)
        assert answer.evaluate(ON_TOP)
    # The keyboard alone puts it away.
    visitor.page.keyboard.press("Escape")
    reads(visitor, "")

    # A card is explained when it arrives on the screen, and never again.
    later(arrives("hat", 2))
    reads(visitor, "ay-hat", card=visitor.say("object-hat"))
    visitor.page.locator("[data-act=close-hint]").click()
    later(arrives("hat", 3))
    visitor.page.locator("[data-moment='3']").wait_for()
    reads(visitor, "")
    # Nobody loses a hint before it is read: what is new meanwhile is explained the next time.
    visitor.page.evaluate("window.setTimeout = () => 1")
    later(arrives("muffin", 4))
    reads(visitor, "ay-muffin", card=visitor.say("object-muffin"))
    later(arrives("treasure", 5))
    rest(visitor.page)
    reads(visitor, "ay-muffin", card=visitor.say("object-muffin"))

    # It is kept on this device, and so is that somebody wants none.
    visitor.page.close()
    visitor.page = visitor.open()
    show(visitor.page, visitor.url, window)
    reads(visitor, "ay-window")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[data-act=no-hints]").click()
    expect(visitor.page.locator("[data-hint]")).to_have_count(0)
    visitor.open_dialog("preferences")
    expect(visitor.page.locator("dialog [data-set=hints]")).not_to_be_checked()
    visitor.page.locator("dialog [data-set=hints]").check()
    visitor.page.keyboard.press("Escape")
    reads(visitor, "ay-armed")  # from the beginning


def test_after_the_first_games_there_are_no_hints(visit: Visit) -> None:
    visitor = visit(hints=True)
    kept = '{"tables": ["antayagi:a", "antayagi:b", "antayagi:c"]}'
    visitor.context.add_init_script(f"localStorage.setItem('hatbox.hints', '{kept}')")
    show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), antayagi(4)))
    rest(visitor.page)
    expect(visitor.page.locator(".hints")).to_have_count(0)
    # The other game is still new.
    visitor.page.close()
    visitor.page = visitor.open()
    show(visitor.page, visitor.url, give(4)["answer"])
    reads(visitor, "nh-answering")


@pytest.mark.parametrize("viewport", [PHONE, DESK])
def test_nothing_moves_when_a_hint_comes(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(hints=True, viewport=viewport)
    show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), antayagi(4)))
    strip = visitor.page.locator("aside.hints")
    reads(visitor, "")
    height = strip.evaluate("each => each.offsetHeight")
    for language in LANGUAGES:
        say = Words(language).say
        longest = max((say(f"object-{each}") for each in ("lollipop", "wizard")), key=len)
        names = [each for each in messages(language) if each.startswith("hint-")]
        texts = [say(each, card=longest) for each in names]
        assert strip.evaluate(HIGHER.replace("([", "(_, [", 1), [texts, height]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_names_a_gift(language: str) -> None:
    """It might stand there when nobody may look any more."""
    hints = {name: each for name, each in messages(language).items() if "hint-nh-" in name}
    assert hints
    variables = [name for name in hints if "{" in FluentSerializer().serialize_entry(hints[name])]
    assert not variables
