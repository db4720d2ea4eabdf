"""The first screen: one's language at a glance, and bots that are as good as one likes."""

from __future__ import annotations

import json

from playwright.sync_api import FrameLocator, Request, Route, expect

from hatbox.words import LANGUAGES, Words
from hatbox.words.bundles import LANGUAGE_NAMES
from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.visitor import DESK, PHONE, Visitor


def languages(visitor: Visitor) -> list[str]:
    """The languages that are offered where a stranger looks first, without scrolling."""
    buttons = visitor.page.locator("[data-act=language]")
    for button in buttons.all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] < PHONE["height"] / 4
    return buttons.all_inner_texts()


def test_a_stranger_finds_their_language_at_once(visit: Visit) -> None:
    visitor = visit(language="de").home()
    assert languages(visitor) == [LANGUAGE_NAMES[each] for each in LANGUAGES]
    visitor.page.get_by_role("button", name="Nederlands").click()
    dutch = Words("nl")
    expect(visitor.page.locator("h1")).to_have_text(dutch.say("home-title"))
    visitor.home()
    expect(visitor.page.locator("h1")).to_have_text(dutch.say("home-title"))
    chosen = visitor.page.locator("[data-act=language][aria-pressed=true]")
    expect(chosen).to_have_text("Nederlands")


def test_whoever_plays_alone_is_asked_once_how_good_bots_should_be(visit: Visit) -> None:
    visitor = visit()
    seated: list[str] = []

    def asked(request: Request) -> None:
        if request.url.endswith("/api/quick"):
            seated[:] = json.loads(request.post_data or "")["bots"]

    visitor.page.on("request", asked)
    bots = visitor.home().page.locator("[data-game='antayagi-80'] [data-act=bots]")
    bots.click()
    strengths = visitor.page.locator("dialog [data-act=strength]")
    expect(strengths).to_have_count(4)
    visitor.page.locator("[data-strength=master]").click()
    visitor.at_the_table()
    assert [bot.split("+")[0] for bot in seated] == ["master"] * 3

    visitor.home()
    bots.click()  # nobody asks again
    visitor.at_the_table()
    assert [bot.split("+")[0] for bot in seated] == ["master"] * 3

    visitor.home().open_dialog("preferences")
    visitor.page.locator("dialog [data-set=bots]").select_option("novice")
    visitor.home()
    bots.click()
    visitor.at_the_table()
    assert [bot.split("+")[0] for bot in seated] == ["novice"] * 3


MOVED = """
window.moved = [];
new PerformanceObserver((list) => window.moved.push(...list.getEntries().map(String)))
    .observe({ type: "layout-shift", buffered: true });
"""


def test_nothing_moves_under_the_finger_when_the_letters_come_late(visit: Visit) -> None:
    visitor = visit(language="de", painted=True)
    visitor.context.add_init_script(MOVED)
    held: list[Route] = []
    visitor.page.route("**/*.woff2", lambda route: held.extend([route]))
    visitor.page.goto(visitor.url, wait_until="commit")
    visitor.until(lambda: len(held) == 3, "all letters are asked for")
    for route in held:
        route.continue_()
    expect(visitor.page.locator("[data-game]").last).to_be_visible()
    rest(visitor.page)
    assert visitor.page.evaluate("window.moved.length") == 0


def example(visitor: Visitor, game: str) -> FrameLocator:
    return visitor.page.frame_locator(f"[data-game='{game}'] iframe")


def test_each_box_shows_in_its_turn_how_its_game_is_played(visit: Visit) -> None:
    visitor = visit(language="es", hurry=False, painted=True)
    visitor.context.add_init_script(MOVED)
    page = visitor.home().page
    first, second = page.locator("[data-game]").evaluate_all(
        "all => all.map((each) => each.dataset.game)"
    )[:2]
    playing = example(visitor, first).locator("[data-act=play]")
    expect(playing).to_have_attribute("aria-pressed", "true")
    expect(example(visitor, first).locator("[data-told='0']")).to_have_count(0)
    expect(page.locator("iframe")).to_have_count(1)
    # Nothing made room for it; and nobody is told what they did not ask for.
    assert page.evaluate("window.moved.length") == 0
    expect(example(visitor, first).locator("[data-told]")).to_have_text("")

    # Only what is in view moves, and it stops for good when somebody wants that.
    page.locator(f"[data-game='{second}'] .lid").scroll_into_view_if_needed()
    page.locator(f"[data-game='{second}'] h2").scroll_into_view_if_needed()
    other = example(visitor, second).locator("[data-act=play]")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(playing).to_have_attribute("aria-pressed", "false")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "false")
    page.locator(f"[data-game='{first}'] .lid").scroll_into_view_if_needed()
    rest(page)
    expect(playing).to_have_attribute("aria-pressed", "false")


def test_where_less_motion_is_wanted_the_boxes_show_pictures_to_step_through(visit: Visit) -> None:
    visitor = visit(viewport=DESK, ahead=True)
    page = visitor.home().page
    expect(page.locator("[data-game] iframe")).to_have_count(3)
    for game in page.locator("[data-game]").evaluate_all(
        "all => all.map((each) => each.dataset.game)"
    ):
        shown = example(visitor, game)
        expect(shown.locator("[data-told='0']")).to_be_attached()
        expect(shown.locator("[data-act=play]")).to_have_attribute("aria-pressed", "false")
        shown.locator("[data-act=next]").click()
        expect(shown.locator("[data-told='1']")).not_to_be_empty()
        # There is nothing else to touch.
        assert shown.locator(".room").evaluate("room => room.inert")
    page.locator("[data-game='not-a-hat'] [data-act=rules]").click()
    expect(page.locator("main select")).to_have_value("not-a-hat")
