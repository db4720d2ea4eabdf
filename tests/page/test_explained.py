"""What the page tells people who do not know the game, and what they must not miss."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import (
    AREAS,
    BOMB,
    EXCHANGE,
    LAID,
    OFFERS,
    PASS,
    WINDOW,
    Scene,
    antayagi,
    asked,
    choices,
    event,
    give,
    lobby,
    show,
    swap,
)
from tests.page.visitor import DESK, GAMES, ISOLATES, PHONE

# Whatever answers a question; of my own cards also the sabotages, which the bar has as well.
ANSWERS = """.bar [data-act], [data-act=choose], [data-act=take],
    body:not(:has([data-act=sabotage], [data-act=confirm])) [data-act=pick]"""
ON_TOP = """(each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
IN_A_DIALOG = ("picker", "picked", "talk")
"""States with a dialog over the table, which scrolls."""
SMALL = {"width": 320, "height": 568}
BACK = {"side": "back", "back": "plain"}
SEEN = {"side": "object", "object": "fish"}


@pytest.mark.parametrize(
    ("hand", "seen"), [([BACK] * 3, "none"), ([SEEN, BACK, BACK], "some"), ([SEEN] * 3, "all")]
)
def test_the_hint_tells_what_i_really_see_of_my_own_hand(
    visit: Visit, hand: list[dict[str, str]], seen: str
) -> None:
    visitor = visit(language="fr")
    for hint, question, more in (
        ("ay-hint-partner", choices(4), {}),
        ("ay-hint-offer", asked(*OFFERS), EXCHANGE),
    ):
        view = antayagi(4, **more)
        view["hands"][0] = hand
        visitor.page.close()
        visitor.page = visitor.open()
        show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), view, question))
        expect(visitor.page.get_by_text(visitor.say(hint, seen=seen))).to_be_visible()


@pytest.mark.parametrize(
    ("scene", "hint"),
    [
        (swap("antayagi-80", 4)["feed"], "leads-feed"),
        (swap("antayagi-80", 4)["take"], "leads-take"),
        (give(4)["answer"], "leads-reply"),
    ],
    ids=["feed", "take", "answer"],
)
def test_the_bar_says_what_a_choice_leads_to_that_is_made_by_one_touch(
    visit: Visit, scene: Scene, hint: str
) -> None:
    visitor = visit(ahead=True, language="fr", viewport=SMALL)
    show(visitor.page, visitor.url, scene)
    expect(visitor.page.locator(".bar [role=status] small")).to_have_text(visitor.say(hint))
    for choice in visitor.page.locator(".bar .choices [data-act]").all():
        expect(choice).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("act", ["talk", "log", "menu", "preferences"])
def test_a_dialog_over_the_table_says_what_i_am_asked_and_how_long(visit: Visit, act: str) -> None:
    visitor = visit(viewport=SMALL)
    seconds = 600.0  # as long as this test may take
    scene = Scene(
        lobby("antayagi-80", 4), antayagi(4, **WINDOW), asked(BOMB, PASS, seconds=seconds)
    )
    show(visitor.page, visitor.url, scene)
    visitor.open_dialog(act)
    call = visitor.page.locator("dialog [data-act=to-the-table]")
    expect(call).to_contain_text(visitor.say("ay-ask-sabotage", sabotages=0))
    expect(call.locator("[role=timer]")).to_have_text(re.compile(r"^\s*5\d\d\s*$"))
    expect(call.locator("b")).to_be_in_viewport(ratio=1)
    # Nothing lies on it: a touch brings me back to the question.
    call.click()
    expect(visitor.page.locator("dialog")).to_have_count(0)
    expect(visitor.page.locator("[data-act=sabotage]")).to_be_in_viewport()


LATE = """{
    const now = performance.now.bind(performance);
    window.late = 0;
    performance.now = () => now() + window.late;
}"""
LEFT = "each => each.offsetWidth / each.parentElement.offsetWidth"


def test_a_dialog_that_is_opened_late_shows_how_little_time_is_left(visit: Visit) -> None:
    visitor = visit(viewport=SMALL)
    visitor.page.add_init_script(LATE)
    seconds = 2400.0  # of which this test takes few
    scene = Scene(
        lobby("antayagi-80", 4), antayagi(4, **WINDOW), asked(BOMB, PASS, seconds=seconds)
    )
    show(visitor.page, visitor.url, scene)
    visitor.page.evaluate("window.late = 1_800_000")
    visitor.open_dialog("log")
    call = visitor.page.locator("dialog [data-act=to-the-table]")
    expect(call.locator("[role=timer]")).to_have_text(re.compile(r"^\s*[1-5]\d\d\s*$"))
    stripes = visitor.page.locator("[role=timer] span")
    assert all(0 < stripe.evaluate(LEFT) <= 0.25 for stripe in stripes.all())
    assert stripes.count() == 2


PLACES = """() => [...document.querySelectorAll("dialog .button, dialog [data-act=close]")]
    .map((each) => Math.round(each.getBoundingClientRect().top))"""


@pytest.mark.parametrize(("viewport", "act"), [(SMALL, "menu"), (PHONE, "talk"), (DESK, "menu")])
def test_a_question_that_comes_while_a_dialog_is_open_is_seen_above_it_and_moves_nothing(
    visit: Visit, viewport: dict[str, int], act: str
) -> None:
    visitor = visit(viewport=viewport)
    here = lobby("antayagi-80", 4)
    question = asked(*OFFERS, seconds=600.0)
    asks = {"type": "news", "number": 2, "now": {"waiting": [0]}, "question": question}
    scene = Scene(here, antayagi(4, **{**EXCHANGE, "waiting": [1]}))
    later = show(visitor.page, visitor.url, scene)
    visitor.open_dialog(act)
    expect(visitor.page.locator("dialog .button").first).to_be_visible()
    rest(visitor.page)
    expect(visitor.page.locator("[data-act=to-the-table]")).to_have_count(0)
    before = visitor.page.evaluate(PLACES)
    later(asks)
    call = visitor.page.locator("[data-act=to-the-table]")
    expect(call).to_be_in_viewport(ratio=1)
    assert visitor.say("ay-ask-offer", name="Bruno") in ISOLATES.sub("", call.inner_text())
    # A button that moved under the finger would be missed, or another one be pressed.
    assert visitor.page.evaluate(PLACES) == before
    bottom = call.evaluate("each => each.getBoundingClientRect().bottom")
    close = visitor.page.locator("dialog [data-act=close]")
    assert close.evaluate("each => each.getBoundingClientRect().top") >= bottom


ON_TOP = """(each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize(("viewport", "act"), [(SMALL, "menu"), (PHONE, "talk"), (DESK, "menu")])
def test_an_error_that_comes_while_a_dialog_is_open_is_seen_above_it_and_moves_nothing(
    visit: Visit, viewport: dict[str, int], act: str
) -> None:
    visitor = visit(viewport=viewport, language="de")
    later = show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), antayagi(4)))
    visitor.open_dialog(act)
    expect(visitor.page.locator("dialog .button").first).to_be_visible()
    rest(visitor.page)
    before = visitor.page.evaluate(PLACES)
    later(
        {"type": "failed", "key": None, "kind": "illegal", "message": "error-too-fast", "args": {}}
    )
    error = visitor.page.locator("dialog [role=alert] p")
    expect(error).to_have_text(visitor.say("error-too-fast"))
    expect(error).to_be_in_viewport(ratio=1)
    assert error.evaluate(ON_TOP)
    assert visitor.page.evaluate(PLACES) == before


def test_nobody_asks_about_a_card_of_their_own_that_they_see(visit: Visit) -> None:
    visitor = visit()
    view = antayagi(4)
    view["hands"][0] = [SEEN, BACK, BACK]
    show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), view))
    asks = visitor.page.locator("dialog [data-act=say]")
    for slot, phrases in ((0, 0), (1, 1)):
        visitor.page.locator("[data-act=own-card]").nth(slot).click()
        expect(visitor.page.locator("dialog [data-act=claim]").first).to_be_visible()
        expect(asks).to_have_count(phrases)
        visitor.page.locator("dialog [data-act=close]").click()


@pytest.mark.parametrize(("cards", "edges"), [(1, 0), (2, 2), (8, 4)])
def test_a_pile_is_as_high_as_its_cards(visit: Visit, cards: int, edges: int) -> None:
    visitor = visit()
    view = antayagi(4, discard={"cards": cards, "top": "wizard"})
    show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), view))
    pile = visitor.page.locator("[data-anchor='discard:']")
    drawn = pile.evaluate("each => (getComputedStyle(each).boxShadow.match(/rgb/g) ?? []).length")
    assert drawn == edges


def test_the_dialog_that_answers_a_question_does_not_call_for_an_answer(visit: Visit) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, give(4)["picker"])
    expect(visitor.page.locator("dialog [data-act=gift]").first).to_be_visible()
    expect(visitor.page.locator("[data-act=to-the-table]")).to_have_count(0)
    expect(visitor.page.locator("dialog")).to_have_count(1)


def test_a_card_that_is_touched_tells_what_it_is_and_does(visit: Visit) -> None:
    visitor = visit(language="nl")
    view = antayagi(4, active=1, waiting=[1])
    view["hands"][0][2] = SEEN
    show(visitor.page, visitor.url, Scene(lobby("antayagi-65", 4), view))
    clauses = {"hand:2:1:": "A.O7", "hand:1:2:": "A.O9", "hand:0:2:": "A.O8", "hand:2:2:": "A.H2"}
    for place, clause in clauses.items():
        visitor.page.locator(f"[data-anchor='{place}']").click()
        known = visitor.page.locator("dialog [data-known]")
        expect(known).to_contain_text(visitor.words.clause(clause, "antayagi-65").text)
        visitor.page.locator("dialog [data-act=close]").click()
        expect(visitor.page.locator("dialog")).to_have_count(0)
    # Of my own card I see only the back, and am told no more than that.
    visitor.page.locator("[data-anchor='hand:0:1:']").click()
    expect(visitor.page.locator("dialog [data-known]")).to_contain_text(visitor.say("back-clue"))
    assert visitor.pictures("dialog [data-known]") == ["object-treasure", "object-t-rex"]


@pytest.mark.parametrize("by", ["click", "keys"])
def test_what_lies_on_the_table_is_explained_like_a_hand(visit: Visit, by: str) -> None:
    visitor = visit(language="es", viewport=SMALL, by=by)
    table = [*LAID, {"side": "back", "seat": 2}]
    view = antayagi(4, **{**WINDOW, "table": table})
    view["areas"][1] = ["t-rex", "bone", "t-rex"]
    show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), view))
    places = {
        "laid:0:": ["A.O5"],
        "laid:1:": ["A.O1"],
        "laid:2:": ["A.X1"],
        "area-of:1:": ["A.O7", "A.O2"],
        "area-of:0:": ["A.O1", "A.O2"],
    }
    for place, clauses in places.items():
        target = visitor.page.locator(f"[data-anchor='{place}']")
        if by == "keys":
            target.focus()
            visitor.page.keyboard.press("Enter")
        else:
            target.click()
        known = visitor.page.locator("dialog [data-known]")
        texts = [visitor.words.clause(each, "antayagi-80").text for each in clauses]
        expect(known).to_contain_text(texts)
        visitor.page.locator("dialog [data-act=close]").click()
        expect(visitor.page.locator("dialog")).to_have_count(0)


def test_a_card_on_which_a_mouse_rests_tells_what_it_is_beside_it(visit: Visit) -> None:
    visitor = visit(language="de", viewport=DESK)
    # Also while the whole place is a button.
    later = show(visitor.page, visitor.url, Scene(lobby("antayagi-65", 4), antayagi(4), choices(4)))
    popover = visitor.page.locator("[data-hover]")
    for place, clause, example in (
        ("hand:2:1:", "A.O7", "t-rex"),
        ("draw:", "A.H2", "small-hat"),
        ("hand:0:2:", "A.X1", "sabotage"),
        ("area:0:1:", "A.O2", "bone"),
    ):
        card = visitor.page.locator(f"[data-anchor='{place}']")
        card.hover(force=True)
        expect(popover).to_contain_text(visitor.words.clause(clause, "antayagi-65").text)
        expect(popover.locator("[data-example]")).to_contain_text(visitor.say(f"example-{example}"))
        expect(popover).to_be_in_viewport(ratio=1)
        beside, under = popover.bounding_box(), card.bounding_box()
        assert beside
        assert under
        right, left = under["x"] + under["width"], beside["x"] + beside["width"]
        assert right <= beside["x"] or left <= under["x"]
    # It goes away with the card.
    gone = {"areas": [[], *([list(area) for area in AREAS[1:4]])]}
    later({"type": "news", "number": 2, "now": gone, "question": choices(4)})
    expect(popover).to_have_count(0)
    visitor.page.mouse.move(1, 1)


def test_a_gift_is_explained_only_as_it_lies(visit: Visit) -> None:
    visitor = visit(language="es", viewport=DESK)
    later = show(visitor.page, visitor.url, give(4)["dealt"])
    known = visitor.page.locator("dialog [data-known]")
    gift = visitor.page.locator("[data-anchor='column:1:0:'] [data-act=laid]")
    gift.click()
    expect(known).to_contain_text(visitor.say("gift-kite"))
    expect(known).to_contain_text(visitor.say("nh-about-open"))
    expect(known.locator("[data-example]")).to_contain_text(visitor.say("example-open"))
    visitor.page.locator("dialog [data-act=close]").click()
    # A penalty point lies open, and is explained as such.
    penalty = visitor.page.locator("[data-anchor='penalty:1:'] [data-act=laid]")
    popover = visitor.page.locator("[data-hover]")
    penalty.hover()
    penalty.hover(position={"x": 30, "y": 30})  # no mouse comes in one step
    expect(popover).to_contain_text(visitor.say("nh-about-penalty"))
    penalty.focus()
    visitor.page.keyboard.press("Enter")
    for told in ("gift-cactus", "nh-about-penalty", "example-penalty"):
        expect(known).to_contain_text(visitor.say(told))
    visitor.page.locator("dialog [data-act=close]").click()
    visitor.page.mouse.move(1, 1)
    gift.click()
    # When something happens, nobody is shown again what they saw.
    turned = {"columns": [[{"side": "back", "back": "white-left"}]] * 4}
    picked = event("gift-picked", "H.T4", seat=2, back="white-left")
    later({"type": "news", "number": 2, "events": [{**picked, "then": turned}], "question": None})
    expect(visitor.page.locator("dialog")).to_have_count(0)
    expect(visitor.page.locator("[data-gift='kite']")).to_have_count(0)
    # Of what lies face down, only what its arrow means; and nothing while something happens.
    visitor.page.locator("[data-moment='2']").wait_for()
    rest(visitor.page)
    gift.click()
    expect(known).to_contain_text(visitor.say("nh-about-left"))
    assert visitor.pictures("dialog [data-known]") == []


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_phone_every_answer_is_in_view_without_scrolling(
    visit: Visit, game: str
) -> None:
    visitor = visit(language="de", viewport=SMALL)
    for state, scene in (give(4) if game == "not-a-hat" else swap(game, 4)).items():
        if not scene.question or state in IN_A_DIALOG:
            continue
        seconds = scene.question["seconds"] and 600.0
        visitor.page.close()
        visitor.page = visitor.open()
        asks = scene._replace(question={**scene.question, "seconds": seconds})
        show(visitor.page, visitor.url, asks)
        answers = visitor.page.locator(ANSWERS)
        assert answers.count() > 0
        for answer in answers.all():
            expect(answer).to_be_in_viewport(ratio=0.99)
            assert answer.evaluate(ON_TOP), (state, answer.get_attribute("data-act"))


def test_a_deck_is_chosen_in_the_reader_s_language_and_its_cards_are_counted(visit: Visit) -> None:
    visitor = visit(language="es").with_friends("antayagi-80")
    label = visitor.page.locator("label", has=visitor.page.locator("input[type=file]"))
    expect(label).to_have_text(visitor.say("set-choose-deck"))
    box = visitor.page.locator("input[type=file]").bounding_box()
    assert box
    assert box["width"] <= 1  # what the browser itself says there is not seen
    deck = files("hatbox") / "data" / "decks" / "antayagi-80.toml"
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "mi-mazo.toml", "mimeType": "text/plain", "buffer": deck.read_bytes()}
    )
    expect(visitor.page.locator("[data-tells=deck]")).to_contain_text("80")
    expect(visitor.page.get_by_text(visitor.say("set-own-deck"))).to_be_visible()


def test_in_the_lobby_nothing_covers_a_seat_and_the_link_is_read_in_full(visit: Visit) -> None:
    visitor = visit(viewport=SMALL).with_friends("not-a-hat")
    covered = """() => [...document.querySelectorAll("[data-place]")].filter((place) => {
        place.scrollIntoView({ block: "end" });
        const { left, right, bottom } = place.getBoundingClientRect();
        return !place.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
    }).length"""
    assert visitor.page.evaluate(covered) == 0
    cut = "each => each.scrollWidth - each.clientWidth"
    assert visitor.page.locator("#share-link").evaluate(cut) <= 0
