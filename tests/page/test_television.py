"""A screen for a whole room: the table on a television, and on phones what is for their owners."""

from __future__ import annotations

import signal
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import Scene, show
from tests.page.television import TELEVISION, beside, televisions
from tests.page.test_evening import lobby, play_on, reads
from tests.page.test_screens import AXE, STILL, found_by_axe
from tests.page.test_tables import friends, start
from tests.page.visitor import DESK, PHONE, Visitor
from tests.server.running import Server

HIGHER = "document.scrollingElement.scrollHeight - window.innerHeight"
HD, ULTRA_HD = {"width": 1280, "height": 720}, {"width": 3840, "height": 2160}
# Texts that are drawn smaller than this part of the screen's height; cards have drawings.
SMALL = """() => [...document.querySelectorAll("body *")]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => each.checkVisibility() && !each.closest(".only-read, [data-anchor]"))
    .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < innerHeight / 62)
    .map((each) => each.textContent.trim())"""

# My own cards that lie on my name.
COVERING = """() => {
    const name = document.querySelector(".mine .plate")?.getBoundingClientRect();
    return [...document.querySelectorAll(".mine [data-act=own-card]")]
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) =>
            left < name.right && right > name.left && top < name.bottom && bottom > name.top).length
}"""


def television(visit: Visit, server: Server, phone: Visitor, language: str = "en") -> Visitor:
    """Somebody opens the table's address on a television."""
    screen = visit(server, language=language, viewport=TELEVISION)
    screen.page.goto(f"{phone.page.url}/tv")
    return screen


def paired(visit: Visit, server: Server, host: Visitor, language: str) -> Visitor:
    """Somebody types at the table the code that a television shows."""
    screen = visit(server, language=language, viewport=TELEVISION)
    screen.page.goto(f"{server.url}/tv")
    shown = screen.page.locator("[data-code]:not([data-code=''])")
    expect(shown).to_be_visible()
    code = shown.get_attribute("data-code") or ""
    host.page.locator("summary").first.click()
    typed = host.page.locator("[data-set=tv-code]")
    typed.fill(f"{(int(code) + 1) % 10**6:06}")
    host.page.locator("[data-act=tv-pair]").click()
    reads(host, "error-no-such-code")
    typed.fill(f"{code[:3]} {code[3:]}")
    typed.press("Enter")
    screen.page.wait_for_url(f"{host.page.url}/tv")
    return screen


def hands(visitor: Visitor, kind: str) -> int:
    """The cards in hands of which the page shows such a side."""
    return visitor.page.locator(f"[data-anchor^='hand:'] [data-{kind}]").count()


def test_four_friends_and_a_television_the_whole_evening(visit: Visit, house: Server) -> None:
    """From the code that is typed to the next game; then the host switches it off."""
    host, guest, *others = people = friends(visit, house, "en", "de", "es", "nl")
    screen = paired(visit, house, host, "fr")
    expect(screen.page.locator(".code svg")).to_be_visible()
    expect(screen.page.locator("[data-place='1']")).to_contain_text("Gast 1")
    expect(screen.page.locator("[data-place] img")).to_have_count(4)  # everybody's picture
    reads(screen, "lobby-full")  # no code that promises a seat
    for person in people:
        reads(person, "tv-shown", screens=1)  # nobody spies unseen
    assert len(lobby(guest)["members"]) == 4
    start(host)
    screen.at_the_table()
    assert all(each["view"]["watcher"] is None for each in screen.news)
    expect(screen.page.locator("[data-anchor^='hand:'] [data-unseen]").first).to_be_visible()
    assert hands(screen, "object") == hands(screen, "back") == 0
    for person in people:
        expect(person.page.locator(".aside .place")).to_have_count(3)
        assert hands(person, "object") >= 6
        assert person.page.locator("[data-narration], [data-pile], [data-act=area]").count() == 0
    play_on(people, Random(31))  # everything that is asked can be answered there
    screen.page.reload()
    screen.at_the_table()
    for person in people:  # a quick finger may have touched a card that was not asked for any more
        person.page.keyboard.press("Escape")
    guest.page.locator("header [data-act=aside]").click()
    expect(guest.page.locator("[data-narration]")).to_have_count(1)
    host.open_dialog("menu")
    host.page.locator("[data-act=ask-to-end]").click()
    host.page.locator("dialog [data-act=end]").click()
    host.page.locator("dialog [data-act=close]").click()
    expect(screen.page.locator("[data-vote]")).to_be_visible()
    for person in (guest, *others):
        person.page.locator("[data-vote] [data-act=vote-end]").click()
    expect(screen.page.locator("[data-result]")).to_be_visible()
    before = screen.page.url
    guest.page.locator("[data-act=rematch]").click()
    screen.page.wait_for_url(lambda address: address != before and address.endswith("/tv"))
    expect(screen.page.locator("[data-place='1']")).to_contain_text("Gast 1")
    for person in (host, *others):
        person.page.locator("[data-act=rematch]").click()
    screen.at_the_table()
    host.at_the_table().open_dialog("menu")
    host.page.locator("[data-act=tv-off]").click()
    reads(screen, "error-no-screen")
    assert screen.page.locator("[data-board]").count() == 0
    host.page.locator("dialog [data-act=close]").click()
    expect(host.page.locator("[data-narration]")).to_have_count(1)


def test_a_link_of_the_hosts_shows_a_table_that_nobody_else_may_watch(
    visit: Visit, own_hurried: Server
) -> None:
    """It survives a killed server; a guest cannot make one."""
    host, guest = friends(visit, own_hurried, "es", "nl", game="not-a-hat")
    host.page.get_by_label(host.say("set-spectators")).uncheck()
    reads(guest, "sum-no-spectators")
    stranger = television(visit, own_hurried, host)
    reads(stranger, "error-no-screen")
    guest.page.locator("summary").first.click()
    reads(guest, "tv-host-only")
    host.page.locator("summary").first.click()
    host.page.locator("[data-act=tv-link]").click()
    address = host.page.locator("[data-on-television] input[readonly]").input_value()
    assert "#k=" in address
    screen = visit(own_hurried, viewport=TELEVISION)
    screen.page.goto(f"{own_hurried.url}/{address.partition('/')[2]}")
    expect(screen.page.locator("[data-place='0']")).to_be_visible()
    assert "#" not in screen.page.url
    start(host)
    screen.at_the_table()
    # The host's own seat goes to a phone, by a code that nobody else should scan.
    host.open_dialog("menu")
    host.page.locator("[data-on-television] summary").click()
    expect(host.page.locator("[data-seat-code] svg")).to_be_visible()
    host.page.locator("dialog [data-act=close]").click()
    play_on([host, guest], Random(5))
    own_hurried.stop(signal.SIGKILL)
    own_hurried.start()
    play_on([host, guest], Random(6))
    screen.linked("open")
    assert stranger.news == []


@pytest.mark.parametrize("name", televisions())
def test_a_television_is_read_from_afar(visit: Visit, name: str) -> None:
    look: dict[str, Any] = {"painted": True, "bypass_csp": True, "color_scheme": "dark"}
    visitor = visit(language="de", viewport=HD, **look)
    visitor.context.add_init_script(STILL)
    show(visitor.page, visitor.url, televisions()[name])
    if name == "swap-crowd":
        expect(visitor.page.locator(".bar")).to_contain_text("Bruno")
        told = visitor.page.locator("[data-narration], .bar").all_inner_texts()
        assert " ".join(told).count("Bruno") == 1, "whose turn it is, once"
    visitor.page.add_script_tag(path=AXE)
    for size in (HD, TELEVISION, ULTRA_HD):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        rest(visitor.page)
        assert visitor.wider_than_the_screen() <= 0
        assert visitor.page.evaluate(HIGHER) <= 0
        assert visitor.page.evaluate(SMALL) == []
    assert found_by_axe(visitor) == []


@pytest.mark.parametrize("name", beside())
def test_a_phone_beside_a_television_shows_what_is_for_its_owner(visit: Visit, name: str) -> None:
    scene: Scene = beside()[name]
    visitor = visit(language="fr", painted=True, bypass_csp=True)
    visitor.context.add_init_script(STILL)
    show(visitor.page, visitor.url, scene)
    visitor.page.add_script_tag(path=AXE)
    assert found_by_axe(visitor) == []
    for size in (PHONE, {"width": 740, "height": 360}, {"width": 820, "height": 1180}, DESK):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        rest(visitor.page)
        assert visitor.wider_than_the_screen() <= 0
        assert visitor.page.evaluate(HIGHER) <= 0
        assert visitor.page.evaluate(COVERING) == 0
    assert visitor.page.locator("[data-narration], [data-pile]").count() == 0
    visitor.page.locator("header [data-act=aside]").dispatch_event("click")
    expect(visitor.page.locator("[data-narration]")).to_have_count(1)
