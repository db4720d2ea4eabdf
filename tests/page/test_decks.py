"""A deck of one's own, put together on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit


def test_a_deck_is_changed_checked_shared_estimated_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/deck")
    state, hats = page.locator("[data-fits]"), page.locator("[data-card='hat/plain']")
    expect(state).to_have_attribute("data-fits", "3 4 5 6 7")
    expect(state).to_contain_text("80")
    hats.fill("17")
    hats.press("Tab")
    expect(state).to_contain_text("90")
    link = page.locator("#share-link")
    expect(link).to_have_value(f"{visitor.url}/deck#game=antayagi-80&hat%2Fplain=17")

    # The link gives the same deck, and so does the file.
    other = visit(language="de")
    other.page.goto(link.input_value())
    expect(other.page.locator("[data-card='hat/plain']")).to_have_value("17")
    with page.expect_download() as saved:
        page.locator("[data-act=save-deck]").click()
    text = saved.value.path().read_bytes()
    page.locator("[data-act=reset-deck]").click()
    expect(hats).to_have_value("7")
    page.locator("input[type=file]").set_input_files(
        {"name": "mine.toml", "mimeType": "application/toml", "buffer": text}
    )
    expect(hats).to_have_value("17")

    # What is wrong is said at once, in the game's own words, and nothing can be begun with it.
    wrong = b'game = "antayagi"\n[cards.plain]\nunicorn = 7\n'
    page.locator("input[type=file]").set_input_files(
        {"name": "wrong.toml", "mimeType": "application/toml", "buffer": wrong}
    )
    expect(page.get_by_role("alert")).to_contain_text("unicorn")
    few = b'game = "antayagi"\n[cards.plain]\nhat = 7\n'
    page.locator("input[type=file]").set_input_files(
        {"name": "few.toml", "mimeType": "application/toml", "buffer": few}
    )
    expect(state).to_have_attribute("data-fits", "")
    expect(page.locator("[data-act=try-deck]")).to_be_disabled()
    expect(page.locator("[data-act=estimate]")).to_be_disabled()
    page.locator("[data-act=reset-deck]").click()
    hats.fill("17")
    hats.press("Tab")
    expect(state).to_contain_text("90")

    # Bots play while one waits; it can be stopped.
    page.locator("[data-act=estimate]").click()
    expect(page.locator("[data-estimate]")).to_be_visible()
    page.locator("[data-act=stop]").click()
    expect(page.locator("[data-act=estimate]")).to_be_visible()
    page.locator("[data-act=try-deck]").click()
    visitor.at_the_table()
    lobby = next(m for m in visitor.heard if m["type"] == "welcome")["lobby"]
    assert "hat = 17" in lobby["settings"]["deck"]


def test_a_link_that_holds_no_deck_or_too_much_gets_a_sentence(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for fragment in (
        "game=chess",
        "game=antayagi-80&hat%2Fplain=x",
        "game=antayagi-80&unicorn%2Fplain=3",
        "game=antayagi-80&" + "a" * 20_000,
    ):
        page.goto("about:blank")
        page.goto(f"{visitor.url}/deck#{fragment}")
        expect(page.get_by_role("alert")).to_have_text(visitor.say("deck-link-wrong"))
        expect(page.locator("[data-card='hat/plain']")).to_have_value("7")
    # Nearly all gifts left out: that does not fit into a link.
    page.locator("[data-set=game]").select_option("not-a-hat")
    gifts = page.locator("input[type=checkbox][data-card]")
    expect(gifts).to_have_count(80)
    page.evaluate("document.querySelectorAll('input[data-card]').forEach(each => each.click())")
    expect(page.locator("[data-fits]")).to_have_attribute("data-fits", "")
    gifts.nth(0).check()
    page.evaluate(
        "[...document.querySelectorAll('input[data-card]')].slice(1, 9).forEach(e => e.click())"
    )
    expect(page.locator("[data-too-long]")).to_be_visible()
