"""A screen for a whole room: the table on a television, and on phones what is for their owners."""

from __future__ import annotations

import re
import signal
from collections import Counter
from functools import partial
from operator import ne
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import BROKEN_NAMES, Scene, show
from tests.page.television import TELEVISION, beside, televisions
from tests.page.test_evening import called, lobby, plain, play_on, reads, score
from tests.page.test_screens import AXE, STILL, found_by_axe
from tests.page.test_senses import HAPPENINGS, NOTICE, noticed
from tests.page.test_tables import friends, start
from tests.page.visitor import DESK, PHONE, Visitor
from tests.server.running import Server

HIGHER = "document.scrollingElement.scrollHeight - window.innerHeight"
IN_TURN = ("not-a-hat", "antayagi-65", "antayagi-80")
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
    expect(typed).to_be_hidden()  # how it is done is not in the way any more
    return screen


def hands(visitor: Visitor, kind: str) -> int:
    """The cards in hands of which the page shows such a side."""
    return visitor.page.locator(f"[data-anchor^='hand:'] [data-{kind}]").count()


def test_four_friends_and_a_television_the_whole_evening(visit: Visit, house: Server) -> None:
    """Three games in a row, each to its end, and a fourth; then the host switches it off."""
    host, *others = people = friends(visit, house, "en", "de", "es", "nl", game=IN_TURN[0])
    screen, rng = paired(visit, house, host, "fr"), Random(31)
    everybody_is_in_the_lobby(people, screen)
    start(host)
    won: Counter[str] = Counter()
    for number, game in enumerate(IN_TURN):
        if number:
            invited(people, screen, others[number - 1], f"rematch-{game}")
        only_what_is_for_its_owner(people, screen)
        played_to_the_end(people, rng)
        won.update(winners([*people, screen]))
        assert lobby(screen)["settings"]["game"] == game
        names = [member["name"] for member in lobby(screen)["members"]]
        for each in (*people, screen):
            assert score(each) == {called(each, name): won[name] for name in names}
    assert won.total() >= len(IN_TURN)
    host.page.locator("[data-act=ask-new-evening]").click()
    host.page.locator("[data-act=new-evening]").click()
    for each in (*people, screen):
        expect(each.page.locator("[data-evening]")).to_have_count(0)
    invited(people, screen, others[2], "rematch")
    assert lobby(screen)["settings"]["game"] == IN_TURN[-1]
    play_on(people, rng)
    what_a_television_and_a_phone_beside_it_do(people, screen)


def everybody_is_in_the_lobby(people: list[Visitor], screen: Visitor) -> None:
    """On the television with their pictures; and they know of it."""
    expect(screen.page.locator(".code svg")).to_be_visible()
    expect(screen.page.locator("[data-place='1']")).to_contain_text("Gast 1")
    expect(screen.page.locator("[data-place] img")).to_have_count(4)
    reads(screen, "lobby-full")  # no code that promises a seat
    for person in people:
        reads(person, "tv-shown", screens=1)  # nobody spies unseen
    # All have come: the host finds the beginning without looking for it.
    people[0].page.evaluate("scrollTo(0, 0)")
    expect(people[0].page.locator("[data-act=start]")).to_be_in_viewport(ratio=1)
    people[1].page.locator("[data-act=talk]").click()
    people[1].page.locator("dialog [data-act=say]").last.click()
    said = screen.page.get_by_role("log").locator("p")
    expect(said).to_contain_text("Gast 1")
    assert len(lobby(screen)["members"]) == 4


def only_what_is_for_its_owner(people: list[Visitor], screen: Visitor) -> None:
    """The television shows what all may see; a phone what its owner alone may see."""
    screen.at_the_table()
    assert all(each["view"]["watcher"] is None for each in screen.news)
    swapping = lobby(screen)["settings"]["game"] != "not-a-hat"
    assert bool(screen.page.locator("[data-anchor^='hand:'] [data-unseen]").count()) == swapping
    assert hands(screen, "object") == hands(screen, "back") == 0
    for person in people:
        person.at_the_table()
        assert person.page.locator("[data-narration], [data-pile], [data-act=area]").count() == 0
        if swapping:
            expect(person.page.locator(".aside .place")).to_have_count(3)
            assert hands(person, "object") >= 6


def played_to_the_end(people: list[Visitor], rng: Random) -> None:
    """By what the phones offer, nothing else."""
    while not all(person.over for person in people):
        play_on(people, rng)


def winners(everybody: list[Visitor]) -> list[str]:
    """Their names, which everybody is told and shown."""
    told = [[m for m in each.heard if m["type"] == "over"][-1]["winners"] for each in everybody]
    assert told == told[:1] * len(told)
    seats = {each["seat"]: each["name"] for each in lobby(everybody[0])["members"]}
    names = [seats[seat] for seat in told[0]]
    for each in everybody:
        shown = each.page.locator("[data-won] bdi").all_inner_texts()
        assert sorted(map(plain, shown)) == sorted(called(each, name) for name in names)
    return names


def invited(people: list[Visitor], screen: Visitor, presser: Visitor, act: str) -> None:
    """Somebody presses for another game; each of the others touches the invitation once."""
    before = screen.page.url
    presser.page.locator(f"[data-act={act}]").click()
    for person in people:
        if person is not presser:
            again = person.page.locator("[data-act=rematch]")
            expect(again).to_have_text(person.say("result-to-rematch"))
            again.click()
    for each in (*people, screen):
        each.page.wait_for_url(partial(ne, before))
        each.at_the_table()


def what_a_television_and_a_phone_beside_it_do(people: list[Visitor], screen: Visitor) -> None:
    """The talk, a reload, a phone that shows it all, a vote, and the end of the television."""
    host, guest, *others = people
    screen.page.reload()
    screen.at_the_table()
    for person in people:  # a quick finger may have touched a card that was not asked for any more
        person.page.keyboard.press("Escape")
    guest.open_dialog("talk")
    guest.page.get_by_role("button", name=guest.say("phrase-thanks"), exact=True).click()
    screen.hears("[data-bubble]", screen.say("phrase-thanks"))
    guest.page.locator("header [data-act=aside]").click()
    expect(guest.page.locator("[data-narration]")).to_have_count(1)
    host.open_dialog("menu")
    off = host.page.locator("[data-act=tv-off]")
    host.page.locator("[data-act=ask-to-end]").click()
    host.page.locator("dialog [data-act=end]").click()
    host.page.locator("dialog [data-act=close]").click()
    expect(screen.page.locator("[data-vote]")).to_be_visible()
    for person in (guest, *others):
        person.page.locator("[data-vote] [data-act=vote-end]").click()
    expect(screen.page.locator("[data-result]")).to_be_visible()
    host.page.locator("dialog [data-act=close]").click()
    host.open_dialog("menu")
    off.click()
    reads(host, "tv-off-sure", screens=1)
    off.click()
    reads(screen, "error-no-screen")
    assert screen.page.locator("[data-board]").count() == 0


def test_a_link_of_the_hosts_shows_a_table_that_nobody_else_may_watch(
    visit: Visit, own_hurried: Server
) -> None:
    """It survives a killed server; a guest cannot make one."""
    host, guest = friends(visit, own_hurried, "es", "nl", game="not-a-hat")
    watched = host.page.get_by_label(host.say("set-spectators"))
    stranger = television(visit, own_hurried, host)
    reads(host, "tv-no-spectators")
    watched.uncheck()
    reads(guest, "sum-no-spectators")
    reads(stranger, "error-no-screen")
    watched.check()
    expect(stranger.page.locator("[data-place='0']")).to_be_visible()  # it came back by itself
    watched.uncheck()
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
    # This screen can be the table, too: asked first, and with a way back.
    here = host.page.locator("[data-act=be-television]")
    here.click()
    reads(host, "tv-here-sure")
    here.click()
    host.page.wait_for_url("**/tv")
    back = host.page.locator("[data-act=back-to-seat]")
    expect(host.page.locator("header")).to_be_visible()
    expect(back).to_have_count(0)
    host.page.mouse.move(200, 300)
    back.click()
    host.at_the_table()
    assert host.news[-1]["view"]["watcher"] == 0
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
        assert visitor.page.evaluate(BROKEN_NAMES) == []
    assert found_by_axe(visitor) == []


def test_a_television_counts_down_and_has_sounds(visit: Visit) -> None:
    visitor = visit(hurry=False, language="es", viewport=HD)
    visitor.context.add_init_script(NOTICE)
    scene = televisions()["swap"]
    later = show(
        visitor.page, visitor.url, scene._replace(more=({**scene.more[0], "seconds": 500},))
    )
    timer = visitor.page.locator("[role=timer]")
    expect(timer).to_have_text(re.compile(r"^\s*(500|4\d\d)\s*$"))
    visitor.page.mouse.click(300, 300)  # before it browsers allow no sound
    happened: dict[str, Any] = {"events": [HAPPENINGS["sabotage"]], "now": {}, "question": None}
    later({"type": "news", "number": 2, **happened})
    visitor.until(lambda: noticed(visitor)["sounds"], "a sound")
    expect(timer).to_have_count(0)


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
