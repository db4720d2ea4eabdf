"""The rules: over the table, searchable, with a link to each clause, for both editions."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hatbox.words import clauses
from tests.page.conftest import Visit
from tests.page.scenes import Scene, antayagi, choices, lobby, not_a_hat, show
from tests.page.visitor import ISOLATES, PHONE

CLAUSES = {info.id: info for info in clauses()}


@pytest.mark.parametrize(
    ("game", "language", "texts", "pictures"),
    [
        ("antayagi-65", "de", ("rules-ay-see", "rules-ay-draw-antayagi-65"), "object-treasure"),
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
    for text in texts:
        expect(rules.get_by_text(visitor.say(text))).to_be_visible()
    assert pictures in visitor.pictures("dialog .minute")
    held = {each for each, info in CLAUSES.items() if game in info.games}
    assert {*rules.locator("dl > div").evaluate_all("all => all.map((each) => each.id)")} == held
    assert visitor.wider_than_the_screen() <= 0

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
    # Whose decision it is stands beside what is ours.
    ours = visitor.page.locator("[id='A.H5'] .ruling")
    expect(ours).to_have_text(visitor.say("clause-ruling"))

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


def test_a_link_to_no_clause_opens_the_rules(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(f"{visitor.url}/about#A.T999'\"]")
    expect(visitor.page.locator("dl").first).to_be_visible()
