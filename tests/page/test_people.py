"""Who sits around the table: all of them in view, bots with a character, people who are no fun."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import CROWDS, change, give, show, swap
from tests.page.test_tables import friends, start
from tests.page.visitor import ISOLATES, PHONE
from tests.server.running import Server

SIDEWAYS = {"width": 740, "height": 360}
HIGHER = "document.scrollingElement.scrollHeight - window.innerHeight"


CROWDED = {
    "antayagi-5": swap("antayagi-80", 5),
    "antayagi-7": swap("antayagi-80", 7),
    "not-a-hat-8": give(8),
}


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("crowd", CROWDED)
def test_a_full_table_is_in_view_on_a_phone(visit: Visit, crowd: str, language: str) -> None:
    scenes = [scene for state, scene in CROWDED[crowd].items() if state in CROWDS]
    visitor = visit(language=language, viewport=SIDEWAYS)
    later = show(visitor.page, visitor.url, scenes[0])
    for number, scene in enumerate(scenes, start=1):
        if number > 1:
            change(visitor.page, later, scene, number)
        for size in (SIDEWAYS, PHONE):
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            rest(visitor.page)
            seats = visitor.page.locator("[data-seat]").count()
            assert seats == scene.lobby["settings"]["players"]
            assert visitor.page.evaluate(HIGHER) <= 0


def test_a_bot_is_chosen_with_its_character_and_says_who_it_is(visit: Visit) -> None:
    visitor = visit(language="de").with_friends("not-a-hat")
    page, place = visitor.page, visitor.page.locator("[data-place='1']")
    place.locator("[data-act=add-bot]").click()
    page.locator("dialog label", has_text=visitor.say("bot-sharp")).click()
    name = visitor.say("character-trickster")
    page.locator("[data-act=seat-bot]", has_text=name).click()
    expect(place).to_contain_text(name)
    expect(place).to_contain_text(visitor.say("bot-sharp"))
    start(visitor)
    page.locator("[data-seat='1'] [data-act=person]").click()
    expect(page.locator("dialog")).to_contain_text(visitor.say("character-trickster-about"))


def test_somebodys_own_bot_is_called_one(visit: Visit, house: Server) -> None:
    visitor = visit(language="nl").with_friends("not-a-hat")
    page, place = visitor.page, visitor.page.locator("[data-place='1']")
    guest = {"name": "Tiny", "language": "en", "program": True}
    table = page.url.rsplit("/", 1)[-1]
    assert page.request.post(f"{house.url}/api/tables/{table}/join", data=guest).ok
    expect(place).to_contain_text("Tiny")
    expect(place.locator(".tag").first).to_have_text(visitor.say("seat-bot"))


def test_somebody_who_is_no_fun_is_silenced_and_reported(visit: Visit, house: Server) -> None:
    host, guest = friends(visit, house, "en", "es", game="not-a-hat")
    start(host)
    host.page.locator("[data-seat='1'] [data-act=person]").click()
    expect(host.page.locator("dialog [data-act=hand-over]")).to_be_visible()
    guest.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(host.page.locator("dialog [data-act=hand-over]")).to_have_count(0)  # to nobody absent
    guest.context.set_offline(False)
    host.page.locator("dialog summary").click()
    mute = host.page.locator("[data-act=mute]")
    mute.click()
    silenced = host.say("person-unmute", name="Gast 1")
    host.until(lambda: ISOLATES.sub("", mute.inner_text()) == silenced, silenced)
    report = host.page.locator("[data-act=report]")
    report.click()
    expect(report).to_have_text(host.say("person-reported"))
    guest.at_the_table()
    guest.page.locator("[data-seat='0'] [data-act=person]").click()
    guest.page.locator("dialog [data-act=say]").first.click()
    guest.hears("[role=alert]", guest.say("error-muted"))
    assert not [each for each in host.heard if each["type"] == "said" and each["seat"] == 1]


def test_what_somebody_holds_can_be_said_to_them(visit: Visit) -> None:
    visitor = visit(language="fr")
    # Whoever chooses a partner touches a whole place, not a card: play on until that is done.
    visitor.until_offered("antayagi-65", "about")
    visitor.page.locator("[data-act=about]").first.click()
    treasure = visitor.page.locator("dialog").get_by_role("button", name="Trésor", exact=True)
    treasure.click()
    visitor.until(lambda: any("un Trésor" in each for each in visitor.said("[data-bubble]")))


def test_who_gives_no_name_is_a_guest_in_every_reader_s_language(
    visit: Visit, house: Server
) -> None:
    host = visit(language="en").with_friends("not-a-hat")
    watcher = visit(language="de")
    watcher.page.goto(host.page.url)
    invites = watcher.say("join-invites", host=watcher.say("page-guest"), free=3)
    watcher.until(lambda: invites in watcher.text, invites)
    # A seat needs a name, which is said when it is missing; to watch nobody needs one.
    watcher.page.locator("[data-act=sit]").click()
    expect(watcher.page.locator("[role=alert]")).to_have_text(watcher.say("error-name-empty"))
    watcher.page.locator("[data-act=watch]").click()
    expect(watcher.page.locator("[data-place='0'] .name")).to_have_text("Gast")
    expect(host.page.locator("[data-place='0'] .name")).to_have_text("Guest")
    expect(host.page.locator(".watching .name")).to_have_text("Guest 2")
    expect(watcher.page.locator(".watching .name")).to_have_text("Gast 2")
    # In another language one is called otherwise, also by oneself.
    host.page.locator("header [data-act=preferences]").click()
    host.page.locator("dialog select").first.select_option("fr")
    host.page.locator("dialog [data-act=close]").click()
    expect(host.page.locator("[data-place='0'] .name")).to_have_text("Convive")
    host.page.locator("[autocomplete=nickname]").fill("Ana")
    host.page.locator("[autocomplete=nickname]").press("Enter")
    for person in (host, watcher):
        expect(person.page.locator("[data-place='0'] .name")).to_have_text("Ana")
