"""The rules: over the table, searchable, with a link to each clause, for both editions."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from hatbox.kernel.written import to_json
from hatbox.server.lookback.examples import examples, written
from hatbox.words import Words, clauses
from hatbox.words.sentences import Speaker
from hatbox.words.telling import KINDS, Sentence
from tests.page.conftest import Visit
from tests.page.scenes import Scene, antayagi, choices, event, lobby, not_a_hat, show
from tests.page.test_screens import found_by_axe
from tests.page.visitor import ISOLATES, PHONE, Visitor

CLAUSES = {info.id: info for info in clauses()}


STATED = """all => all.map((each) =>
    [each.id, each.querySelector("dd").textContent.trim().replace(/\\s+/g, " ")])"""


def spaced(text: str) -> str:
    return " ".join(text.split())


def stated(words: Words, clause: str, game: str) -> str:
    """A clause with what is Hatbox's own in it, as `hatbox rules` prints it."""
    said = words.clause(clause, game)
    return f"{said.text} {said.origin.removeprefix(words.say('clause-not-ruling'))}"


@pytest.mark.parametrize(
    ("game", "language", "texts", "pictures"),
    [
        (
            "antayagi-65",
            "de",
            ("rules-ay-see", "clause-A-S2.antayagi-65", "rules-ay-draw-antayagi-65"),
            "object-treasure",
        ),
        ("not-a-hat", "fr", ("rules-nh-dealt", "rules-nh-end"), "gift-piano"),
    ],
)
def test_the_rules_lie_over_the_table(
    visit: Visit, game: str, language: str, texts: tuple[str, ...], pictures: str
) -> None:
    visitor = visit(language=language)
    hat = game == "not-a-hat"
    view, question = (not_a_hat(4), None) if hat else (antayagi(4), choices(4))
    show(visitor.page, visitor.url, Scene(lobby(game, 4), view, question))
    address = visitor.page.url
    visitor.open_dialog("menu")
    visitor.page.locator("dialog [data-act=rules]").click()
    rules = visitor.page.locator("dialog").last
    expect(rules.locator(".minute")).to_be_visible()
    minute = ISOLATES.sub("", rules.locator(".minute").text_content() or "")
    assert [each for each in texts if visitor.say(each, hand=3) not in minute] == []
    assert pictures in visitor.pictures("dialog .minute")
    held = {each for each, info in CLAUSES.items() if game in info.games}
    # Each clause is there; what is ours in it is marked, with the reason.
    assert dict(rules.locator("dl > div").evaluate_all(STATED)) == {
        clause: spaced(stated(visitor.words, clause, game)) for clause in held
    }
    assert visitor.wider_than_the_screen() <= 0

    # A card says what it does.
    rules.locator(".minute [data-act=explain]").last.click()
    about = visitor.page.locator("dialog").last
    expect(about.locator("[data-known]")).to_be_visible()
    about.locator("[data-act=close]").click()

    # Searched without accents, in any order; what is not there is told.
    search = rules.locator("[data-act=search-rules]")
    search.fill("H.T6" if hat else "sabotage gegenst")
    expect(rules.locator(".minute")).to_have_count(0)
    assert 0 < rules.locator("dl > div").count() < len(held) // 3
    search.fill("zzzz")
    expect(rules.get_by_role("status").filter(has_text=visitor.say("rules-none"))).to_be_visible()

    # No link takes the table away, and closing leads back to it.
    search.fill("")
    assert {*rules.locator("a").evaluate_all("all => all.map((each) => each.target)")} == {"_blank"}
    rules.locator("[data-act=close]").click()
    expect(visitor.page.locator("dialog")).to_have_count(1)
    visitor.page.locator("dialog [data-act=close]").click()
    assert visitor.page.url == address
    expect(visitor.page.locator("[data-board]")).to_be_visible()


def test_a_link_to_a_clause_opens_there_and_editions_stand_side_by_side(visit: Visit) -> None:
    visitor = visit(language="es", viewport=PHONE)
    visitor.page.goto(f"{visitor.url}/about#A.T9")
    clause = visitor.page.locator("[id='A.T9']")
    expect(clause).to_be_in_viewport()
    expect(visitor.page.locator("select")).to_have_value("antayagi-65")
    expect(clause).to_contain_text(visitor.say("clause-A-T9.title"))
    visitor.page.locator("[data-act=compare]").click()
    expect(visitor.page.locator("[id='A.T9'] dd")).to_have_count(2)
    columns = [ISOLATES.sub("", each) for each in clause.locator("dd").all_inner_texts()]
    absent = next(each for each in columns if visitor.say("rules-absent") in each)
    assert visitor.say("game-antayagi-80") in absent
    expect(visitor.page.locator("[id='A.T2']")).to_have_count(0)  # alike in both

    # On paper there are only the rules.
    visitor.page.locator("[data-act=compare]").click()
    visitor.page.emulate_media(media="print")
    expect(visitor.page.locator("[data-act=search-rules]")).to_be_hidden()
    expect(visitor.page.locator("header").first).to_be_hidden()
    expect(clause).to_be_visible()


def test_a_link_to_another_clause_or_game_is_followed_where_the_rules_are_open(
    visit: Visit,
) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    page.goto(f"{visitor.url}/about#A.T9")
    game = page.locator("select")
    expect(game).to_have_value("antayagi-65")
    # Also from what a search has left, and from the comparison, which has not all clauses.
    page.locator("[data-act=search-rules]").fill("sabotage")
    for link, chosen in (("H.T6", "not-a-hat"), ("A.T8", "antayagi-80"), ("A.T2", "antayagi-80")):
        page.evaluate("link => { location.hash = link }", link)
        expect(page.locator(".wanted")).to_have_attribute("id", link)
        expect(page.locator(".wanted")).to_be_in_viewport()
        expect(game).to_have_value(chosen)
        if link == "A.T8":
            page.locator("[data-act=compare]").click()
    page.evaluate("location.hash = 'not-a-hat'")
    expect(game).to_have_value("not-a-hat")
    expect(page.locator(".minute")).to_be_in_viewport()
    # A link to a game's rules begins with them, and what is found is in view.
    page.reload()
    expect(page.locator("main h1")).to_have_text(re.compile(visitor.say("menu-rules")))
    expect(page.locator("main h1")).to_be_in_viewport()
    expect(page.locator(".minute")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.locator("[data-act=search-rules]").fill("H.T6")
    expect(page.locator("dl > div").first).to_be_in_viewport()
    # On a wide screen a clause takes the width of the sheet.
    page.set_viewport_size({"width": 1366, "height": 850})
    wide = "[...document.querySelectorAll('dl dd, dl')].map(each => each.clientWidth)"
    sheet, clause = page.evaluate(wide)[:2]
    assert clause == sheet


def test_the_rules_of_a_game_are_printed_on_few_pages(visit: Visit) -> None:
    """Without the reasons of our rulings, unless they are wanted."""
    for language in ("de", "fr"):
        visitor = visit(language=language, painted=True)
        visitor.page.goto(f"{visitor.url}/about")
        for game, few, more in (("antayagi-80", 2, 3), ("antayagi-65", 2, 3), ("not-a-hat", 1, 2)):
            visitor.page.locator("select").select_option(game)
            expect(visitor.page.locator("[data-act=print]")).to_be_visible()
            expect(visitor.page.locator(".minute .cards img").first).to_be_visible()
            assert pages(visitor) == few
            visitor.page.locator("[data-act=print-reasons]").check()
            assert pages(visitor) == more
            visitor.page.locator("[data-act=print-reasons]").uncheck()


def pages(visitor: Visitor) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4")))


def test_why_something_happened_is_told_with_the_reason_of_a_ruling(visit: Visit) -> None:
    visitor = visit(language="es")
    clauses = ("A.T2", "A.T3", "A.T9")
    happened = event("turn-began", *clauses, seat=1)
    scene = Scene(lobby("antayagi-65", 4), antayagi(4), None, (happened,))
    show(visitor.page, visitor.url, scene)
    visitor.page.locator("[data-act=why]").click()
    told = visitor.page.locator("dialog section")
    expect(told).to_have_count(len(clauses))
    for section, clause in zip(told.all(), clauses, strict=True):
        expect(section).to_contain_text(stated(visitor.words, clause, "antayagi-65"))
    expect(told.first).to_contain_text(visitor.say("clause-not-ruling"))


def test_a_link_to_no_clause_opens_the_rules(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(f"{visitor.url}/about#A.T999'\"]")
    expect(visitor.page.locator("dl").first).to_be_visible()


def said(name: str, moment: int, language: str) -> str:
    """The sentence of a moment of an example of That's Not a Hat, as Python puts it."""
    play = json.loads(to_json(examples("not-a-hat")[name]))
    event = play["moments"][moment - 1]["event"]
    speaker = Speaker(language, "not-a-hat", ("Ana", "Bruno", "Coco"))
    told = event.get("tell") or [[f"event-{event['event']}", {}]]
    known = {name: each for name, each in event.items() if name in KINDS and each is not None}
    return " ".join(speaker.sentence(Sentence(each, {**known, **more})) for each, more in told)


def test_a_topic_is_shown_step_by_step_on_the_real_table(visit: Visit) -> None:
    visitor = visit(language="nl")
    visitor.page.goto(f"{visitor.url}/about#not-a-hat")
    topics = {each.name for each in written("not-a-hat").example}
    listed = visitor.page.locator("[data-worked]")
    expect(listed).to_have_count(len(topics))
    assert set(listed.evaluate_all("all => all.map((each) => each.dataset.worked)")) == topics

    # By the keyboard alone; where less motion is wanted, nothing plays by itself.
    example = visitor.page.locator("[data-worked='caught']")
    summary = example.locator("summary")
    expect(summary).to_have_text(visitor.say("worked-caught"))
    summary.press("Enter")
    frame = example.frame_locator("iframe")
    expect(frame.locator("[data-board]")).to_be_visible()
    told = frame.locator("[data-told]")
    expect(told).to_have_attribute("data-told", "0")
    acted_out = frame.locator("[data-moment]")  # while it is, the key only ends that
    play = frame.locator("[data-act=play]")
    expect(play).to_have_attribute("aria-pressed", "false")
    end = len(examples("not-a-hat")["caught"].moments)
    for moment in range(1, end + 1):
        play.press("ArrowRight")
        expect(told).to_have_attribute("data-told", str(moment))
        assert ISOLATES.sub("", told.inner_text()) == said("caught", moment, "nl")
        expect(acted_out).to_have_attribute("data-moment", re.compile(r"^\d+$"))
    expect(frame.locator("[data-truth]").first).to_be_attached()
    play.press("ArrowLeft")
    expect(told).to_have_attribute("data-told", str(end - 1))
    play.press("Escape")
    expect(summary).to_be_focused()

    # One is open at a time; on paper there is none.
    visitor.page.locator("[data-worked='believed'] summary").click()
    expect(visitor.page.locator("iframe")).to_have_count(1)
    visitor.page.emulate_media(media="print")
    expect(listed.first).to_be_hidden()


def test_an_example_has_no_fault_that_axe_finds_and_a_wrong_one_is_a_sentence(visit: Visit) -> None:
    visitor = visit(language="fr", painted=True, bypass_csp=True)
    visitor.page.goto(f"{visitor.url}/example/antayagi-65/lollipop")
    expect(visitor.page.locator("[data-example]")).to_be_visible()
    assert not found_by_axe(visitor)
    assert visitor.wider_than_the_screen() <= 0
    visitor.page.goto(f"{visitor.url}/example/chess/lollipop")
    expect(visitor.page.get_by_text(visitor.say("error-no-such-example"))).to_be_visible()
