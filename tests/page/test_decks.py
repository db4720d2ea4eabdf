"""A deck of one's own, put together on the page."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.page.conftest import Visit
from tests.page.test_screens import KEPT
from tests.page.visitor import DESK, ISOLATES


def test_a_deck_is_changed_checked_shared_estimated_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/deck")
    state, hats = page.locator("[data-fits]"), page.locator("[data-card='hat/plain']")
    expect(state).to_have_attribute("data-fits", "3 4 5 6 7")
    expect(state).to_contain_text("80")
    hats.fill("17")
    expect(state).to_contain_text("90")  # while it is still being typed
    link = page.locator("#share-link")
    expect(link).to_have_attribute("aria-label", visitor.say("deck-link"))
    expect(link).to_have_value(f"{visitor.url}/deck#game=antayagi-80&hat%2Fplain=17")

    # Reloading loses nothing, nor does looking elsewhere.
    page.reload()
    expect(hats).to_have_value("17")
    page.locator("header a").first.click()
    expect(page.locator("[data-game]").first).to_be_visible()
    page.go_back()
    expect(hats).to_have_value("17")

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
    expect(state).to_contain_text("80")

    # Bots play while one waits, with the deck as it was counted a moment ago; it can be stopped.
    hats.fill("17")
    page.locator("[data-act=estimate]").click()
    page.locator("[data-act=stop]").click()
    expect(page.locator("[data-act=estimate]")).to_be_visible()
    expect(state).to_contain_text("90")
    page.locator("[data-act=try-deck]").click()
    visitor.at_the_table()
    lobby = next(m for m in visitor.heard if m["type"] == "welcome")["lobby"]
    assert "hat = 17" in lobby["settings"]["deck"]


def test_each_card_is_explained_and_an_estimate_is_of_the_deck_on_the_screen(
    visit: Visit,
) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/deck")
    state, hats = page.locator("[data-fits]"), page.locator("[data-card='hat/plain']")
    expect(state).to_contain_text("80")
    # Each card says what it does, and each back.
    for place, named in (("thead", "back-sabotage"), ("tbody", "object-fish")):
        card = page.locator(f"{place} [data-act=explain]", has_text=visitor.say(named))
        card.dispatch_event("click")
        expect(page.locator("dialog [data-known]")).to_contain_text(visitor.say(named))
        page.locator("dialog [data-act=close]").click()

    # What bots found goes away with the deck that it is about.
    hats.fill("17")
    page.locator("[data-act=estimate]").click()
    expect(page.locator("[data-estimate]")).to_be_visible()
    expect(state).to_contain_text("90")
    hats.fill("16")
    expect(page.locator("[data-estimate]")).to_have_count(0)
    expect(page.locator("[data-act=stop]")).to_have_count(0)


WON = json.dumps({"games": [KEPT]})
BUSY = {"kind": "illegal", "message": "error-busy", "args": {}}


def compared(mine: dict[str, int], usual: dict[str, int]) -> list[list[str]]:
    """What the table of an estimate says of these games."""
    shares = [
        [f"{100 * each[name] // each['games']}%" for each in (mine, usual)]
        for name in ("first_wins", "nobody", "endless")
    ]
    lengths = [str(int(each["decisions"] / each["games"] + 0.5)) for each in (mine, usual)]
    return [lengths, *shares]


def test_an_estimate_waits_in_the_queue_counts_its_games_and_compares_both_decks(
    visit: Visit,
) -> None:
    """Real games; what follows them is a repetition, as two hundred take long."""
    visitor = visit()
    page = visitor.page
    found: dict[bool, dict[str, int]] = {}
    asked: list[tuple[bool, int]] = []
    refuse = [True]
    held: list[Route] = []

    def answer(route: Route) -> None:
        body: Any = route.request.post_data_json
        own = body["deck"] is not None
        if refuse[0]:
            route.fulfill(status=409, json=BUSY)
        elif own not in found:
            found[own] = json.loads((reply := route.fetch()).text())
            asked.append((own, body["chunk"]))
            route.fulfill(response=reply)
        else:
            asked.append((own, body["chunk"]))
            if len(asked) == 5:
                held.append(route)
            else:
                route.fulfill(json=found[own])

    page.route("**/api/decks/estimate", answer)
    page.goto(f"{visitor.url}/deck#game=antayagi-65&hat%2Fplain=9")
    start = page.locator("[data-act=estimate]")
    expect(page.locator("#share-link")).to_have_value(re.compile("plain=9$"))
    # Others are first: it waits, says so, and goes on by itself.
    start.click()
    expect(page.locator("[data-queued]")).to_have_text(visitor.say("deck-queued"))
    assert page.locator("table[data-estimate]").count() == 0
    refuse[0] = False
    visitor.until(lambda: held, "the third ten of games")
    expect(page.locator("[data-queued]")).to_have_count(0)
    bar = page.locator("progress")
    assert (bar.evaluate("bar => [bar.value, bar.max]")) == [20, 200]
    label = ISOLATES.sub("", page.locator("label:has(progress)").inner_text()).strip()
    assert label == ISOLATES.sub("", visitor.say("deck-progress", done=20, games=200))
    held.pop().fulfill(json=found[True])
    expect(page.locator("[data-estimate='200']")).to_be_visible()
    expect(bar).to_have_count(0)
    expect(start).to_be_enabled()
    assert asked == [(own, chunk) for chunk in range(20) for own in (True, False)]
    rows = page.locator("[data-estimate] tbody tr")
    cells = [row.locator("td").all_inner_texts() for row in rows.all()]
    assert cells == compared(found[True], found[False])

    # It does not wait for ever.
    refuse[0] = True
    start.click()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(visitor.say("error-busy"))
    expect(start).to_be_enabled()


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
    expect(gifts).to_have_count(110)  # with those that only some options use
    expect(page.locator("[data-fits]")).to_contain_text("30")
    page.evaluate("document.querySelectorAll('input[data-card]').forEach(each => each.click())")
    expect(page.locator("[data-fits]")).to_have_attribute("data-fits", "")
    gifts.nth(0).check()
    page.evaluate(
        "[...document.querySelectorAll('input[data-card]')].slice(1, 9).forEach(e => e.click())"
    )
    expect(page.locator("[data-too-long]")).to_be_visible()


def test_a_file_keeps_its_special_gifts_and_a_link_in_the_same_tab_is_opened(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/deck#game=not-a-hat")
    text = b'game = "not-a-hat"\n[cards]\n'
    text += b'black-left = ["hat", "anchor", "door"]\nwhite-any = ["pen"]\n'
    expect(page.locator("[data-card='pen/white-any']")).to_be_checked()
    page.locator("input[type=file]").set_input_files(
        {"name": "mine.toml", "mimeType": "application/toml", "buffer": text}
    )
    expect(page.locator("[data-fits]")).to_have_attribute("data-fits", "3")
    page.locator("[data-card='door/black-left']").uncheck()
    expect(page.locator("[data-fits]")).to_have_attribute("data-fits", "")
    with page.expect_download() as saved:
        page.locator("[data-act=save-deck]").click()
    kept = saved.value.path().read_text()
    assert "[cards.white-any]\npen = 1" in kept
    assert "door" not in kept

    page.evaluate("location.hash = 'game=antayagi-65&hat%2Fplain=9'")
    expect(page.locator("[data-card='hat/plain']")).to_have_value("9")

    # Without a network it says so, keeps what was counted, and goes on when asked to.
    visitor.context.set_offline(True)
    page.locator("[data-card='hat/plain']").fill("8")
    page.locator("[data-card='hat/plain']").press("Tab")
    expect(page.get_by_role("alert")).to_have_text(visitor.say("page-error-offline"))
    visitor.context.set_offline(False)
    page.locator("[data-act=retry]").click()
    expect(page.locator("#share-link")).to_have_value(
        f"{visitor.url}/deck#game=antayagi-65&hat%2Fplain=8"
    )


def test_the_deck_editor_and_my_games_are_reached_and_used_with_the_keyboard_alone(
    visit: Visit,
) -> None:
    visitor = visit(by="keys", viewport=DESK)
    page, keys = visitor.page, visitor.page.keyboard
    visitor.home().go_to("a[href='/deck']")
    state = page.locator("[data-fits]")
    expect(state).to_contain_text("80")
    assert visitor.tab_to("[data-set=game]")
    keys.press("ArrowDown")  # the next game
    expect(state).to_contain_text("65")
    assert visitor.tab_to("[data-card='hat/plain']")
    keys.type("17")
    keys.press("Tab")
    expect(page.locator("#share-link")).to_have_value(re.compile("antayagi-65&hat%2Fplain=17$"))
    visitor.go_to("[data-act=try-deck]")
    visitor.at_the_table()

    visitor.page.evaluate("kept => localStorage.setItem('hatbox.games', kept)", WON)
    visitor.home().go_to("a[href='/games']")
    kept = page.locator("[data-kept]")
    expect(kept).to_have_count(1)
    assert visitor.tab_to("[data-kept] [data-act=look-back]")
    visitor.go_to("[data-act=clear-games]")
    expect(kept).to_have_count(0)
    visitor.go_to("[data-act=undo]")
    expect(kept).to_have_count(1)
    visitor.go_to("[data-kept] [data-act=look-back]")
    page.wait_for_url("**/theatre*")
