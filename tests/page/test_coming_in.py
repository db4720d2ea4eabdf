"""Coming to a table: the invitation, the door, and the lobby."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.page.conftest import Visit
from tests.page.scenes import show, swap, tables
from tests.page.test_evening import reads
from tests.page.test_tables import friends
from tests.page.visitor import DESK
from tests.server.running import Server


def addresses(*known: str) -> Any:
    """The server, with these addresses in its networks."""

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps({"addresses": known}), content_type="application/json")

    return answer


def test_an_invitation_holds_the_address_that_others_can_reach(visit: Visit) -> None:
    """Also when the host has opened the page on the server's own machine."""
    home, vpn = "http://192.168.1.20:8080", "http://10.8.0.2:8080"
    host = visit(language="fr")
    link, code = host.page.locator("#share-link"), host.page.locator(".share .code path").first
    only_here = host.page.get_by_text(host.say("share-local"))
    host.with_friends("not-a-hat")
    table = host.page.url.rpartition("/")[2]
    expect(link).to_have_value(host.page.url)
    expect(only_here).to_be_visible()
    drawn = code.get_attribute("d")
    host.page.route("**/api/addresses", addresses(home, vpn))
    host.page.reload()
    expect(link).to_have_value(f"{home}/t/{table}")
    expect(only_here).to_have_count(0)
    expect(code).not_to_have_attribute("d", drawn or "")
    drawn = code.get_attribute("d")
    host.page.locator("[data-set=address]").select_option(vpn)
    expect(link).to_have_value(f"{vpn}/t/{table}")
    expect(code).not_to_have_attribute("d", drawn or "")


def test_people_say_once_who_they_are_and_find_everything_in_the_lobby(
    visit: Visit, own_house: Server
) -> None:
    host = visit(own_house, language="fr").home()
    host.page.locator("[data-game='not-a-hat'] [data-act=friends]").click()
    expect(host.page.get_by_role("dialog", name=host.say("who-ask"))).to_be_visible()
    host.page.locator("[data-act=portrait]").click()
    host.page.get_by_role("button", name=host.say("portrait-owl"), exact=True).click()
    host.introduce("Zoé")
    expect(host.page.locator("[data-place='0'] bdi")).to_have_text("Zoé")
    assert host.pictures("[data-place='0']") == ["person-owl"]

    guest = visit(own_house, language="de", viewport=DESK)
    guest.page.goto(host.page.url)
    guest.page.locator("[data-act=portrait]").click()
    guest.page.locator("[data-portrait=fox]").click()
    guest.page.locator("[autocomplete=nickname]").fill("zoé")
    guest.page.locator("[data-act=sit]").click()
    expect(host.page.locator("[data-place='1'] bdi")).to_have_text("zoé 2")  # told apart
    assert host.pictures("[data-place='1']") == ["person-fox"]

    # What is played is a line for the guest, and follows what the host chooses.
    expect(guest.page.locator("fieldset")).to_have_count(0)
    line = guest.page.locator("[data-summary]")
    expect(line).to_have_text(re.compile("That’s Not a Hat · .*4"))
    host.page.get_by_label(host.say("set-arrows")).select_option("black")
    expect(line).to_contain_text(guest.say("sum-arrows-black"))

    # Talk and rules are at hand.
    guest.page.locator("[data-act=talk]").click()
    phrase = guest.page.locator("dialog [data-act=say]").first
    said = phrase.inner_text()
    phrase.click()
    expect(guest.page.locator("[role=log] p")).to_contain_text(said.strip("“”„"))
    expect(host.page.locator("[role=log] p")).to_contain_text("zoé 2")
    guest.page.locator("header [data-act=rules]").click()
    expect(guest.page.locator("dialog dl").first).to_be_visible()
    guest.page.locator("dialog [data-act=close]").click()

    # Nobody new comes in while the table is locked.
    host.page.locator("[data-set=locked]").check()
    expect(line).to_contain_text(guest.say("sum-locked"))
    third = visit(own_house, language="nl")
    third.page.goto(host.page.url)
    expect(third.page.get_by_text(third.say("join-locked"))).to_be_visible()
    expect(third.page.locator("form input")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator("[data-place='1'] bdi")).to_have_text("zoé 2")

    # Somebody late, where nobody may watch, reads so and finds the way home.
    host.page.locator("[data-set=locked]").uncheck()
    host.page.get_by_label(host.say("set-spectators")).uncheck()
    host.page.locator("[data-act=start]").click()
    guest.at_the_table()
    assert guest.pictures("[data-seat='0'] [data-act=person]") == ["person-owl"]
    third.page.reload()
    expect(third.page.get_by_text(third.say("join-playing-closed"))).to_be_visible()
    expect(third.page.locator("[data-act=watch]")).to_have_count(0)
    third.page.locator("main").get_by_role("link", name=third.say("lost-home")).click()
    expect(third.page.locator("[data-game]").first).to_be_visible()

    # The host is not asked again.
    host.with_friends("antayagi-80")
    expect(host.page.locator("[data-place='0'] bdi")).to_have_text("Zoé")


def test_the_number_behind_a_name_is_read_in_the_lobby(visit: Visit) -> None:
    scene = tables()["lobby-guest"]
    names = ("Bartholomeus", "Bartholomeus 2")
    for member, name in zip(scene.lobby["members"], names, strict=False):
        member["name"] = name
    for language in ("es", "nl"):
        visitor = visit(language=language, viewport={"width": 320, "height": 568})
        show(visitor.page, visitor.url, scene)
        for name in names:
            drawn = visitor.page.locator("[data-place] bdi").get_by_text(name, exact=True)
            assert drawn.evaluate("each => each.scrollWidth <= each.clientWidth"), name


def test_who_has_a_seat_and_is_away_is_told_how_to_come_back(
    visit: Visit, own_house: Server
) -> None:
    """In the lobby, at the door and on a television; and how long the host's role waits."""
    host, guest = friends(visit, own_house, "en", "fr", game="not-a-hat")
    screen = visit(own_house, language="nl", viewport=DESK)
    screen.page.goto(f"{host.page.url}/tv")
    code = screen.page.locator(".code svg")
    wide = code.bounding_box()
    host.page.locator("[data-act=add-bot]").first.click()
    host.page.locator("[data-act=seat-bot]").first.click()
    host.page.locator("[data-act=add-bot]").first.click()
    host.page.locator("[data-act=seat-bot]").first.click()
    reads(screen, "lobby-full")
    small = code.bounding_box()
    assert wide
    assert small
    assert small["width"] < wide["width"] / 2
    host.page.locator("[data-set=locked]").check()
    expect(code).to_have_count(0)
    host.page.locator("[data-set=locked]").uncheck()
    host.page.goto("about:blank")
    for person in (guest, screen):
        reads(person, "lobby-full-awaited")
    expect(guest.page.locator("[data-tells=succession]")).to_be_visible()
    late = visit(own_house, language="de")
    late.page.goto(guest.page.url)
    reads(late, "join-own-seat", names=late.say("page-guest"), people=1)


# A browser whose owner looks elsewhere, and the notifications that it shows.
ELSEWHERE = """
window.elsewhere = false;
window.shown = [];
window.permission = "default";
Object.defineProperty(Notification, "permission", { get: () => window.permission });
Notification.requestPermission = async () => (window.permission = "granted");
Object.defineProperty(document, "hidden", { get: () => window.elsewhere });
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
    window.shown.push({ title, body, tag });
};
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [
    { close: () => (window.shown = window.shown.filter((each) => each.tag !== tag)) },
];
window.look = (away) => {
    window.elsewhere = away;
    document.dispatchEvent(new Event("visibilitychange"));
};
"""


def test_who_asks_for_it_is_called_back_when_it_is_their_turn_and_told_nothing_else(
    visit: Visit,
) -> None:
    visitor = visit(language="es")
    page = visitor.page
    page.add_init_script(ELSEWHERE)
    scenes = swap("antayagi-80", 4)
    tell = show(page, visitor.url, scenes["wizard"])
    icon = page.locator("link[rel=icon]")
    usual = icon.get_attribute("href") or ""

    def news(number: int, question: Any, **now: Any) -> None:
        tell({"type": "news", "number": number, "question": question, "now": now})

    def shown() -> list[dict[str, str]]:
        found: list[dict[str, str]] = page.evaluate("window.shown")
        return found

    mine = {"waiting": [0], "active": 0}
    turn = {"number": 1, "options": [{"do": "choose", "partner": 1}], "naming": None}
    page.evaluate("look(true)")
    news(2, {**turn, "seconds": None}, **mine)
    expect(page).to_have_title(re.compile(f"^{visitor.say('page-your-turn')}"))
    assert shown() == []  # nobody has asked for it
    page.evaluate("look(false)")
    news(3, None, waiting=[1])
    expect(icon).to_have_attribute("href", usual)

    visitor.open_dialog("menu")
    assert page.evaluate("window.permission") == "default"  # asked only by a touch
    page.locator("dialog [data-set=notify]").check()
    page.locator("dialog [data-act=close]").click()
    page.evaluate("look(true)")
    window = [{"do": "pass"}, {"do": "sabotage", "slot": 0}]
    news(4, {"number": 2, "options": window, "naming": None, "seconds": 5})
    news(5, {**turn, "number": 3, "seconds": None}, **mine)
    visitor.until(lambda: len(shown()) > 0, "a notification")
    news(5, {**turn, "number": 3, "seconds": None}, **mine)  # the same question again
    expect(icon).to_have_attribute("href", re.compile("hatbox-turn"))
    assert shown() == [{"title": "Hatbox", "body": visitor.say("page-your-turn"), "tag": "scene"}]
    page.evaluate("look(false)")
    visitor.until(lambda: shown() == [], "silence")


def test_where_the_browser_cannot_notify_the_page_says_why(visit: Visit) -> None:
    visitor = visit(language="nl")
    visitor.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { value: false })"
    )
    show(visitor.page, visitor.url, tables()["menu"])
    expect(visitor.page.get_by_text(visitor.say("bell-insecure"))).to_be_visible()
    expect(visitor.page.locator("[data-set=notify]")).to_have_count(0)
