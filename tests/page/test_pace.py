"""A pace for people: hold, next, faster; windows that pass by themselves; second thoughts."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_sabotage import begin
from tests.page.test_tables import without_network
from tests.page.test_trouble import sealed, seated
from tests.page.visitor import DESK, Visitor
from tests.server.running import Server

MOMENT = "document.querySelector('[data-moment]').dataset.moment"
HELD = "[data-act=hold][aria-pressed=true]"
# The first moment of news with several events is held.
HOLD = """() => new Promise((done) => {
    const look = () => {
        const hold = document.querySelector("[data-act=hold][aria-pressed=false]");
        if (!hold || !document.querySelector("[data-moment$='.0']")) return false;
        hold.click();
        done();
        return true;
    };
    new MutationObserver((_, observer) => look() && observer.disconnect())
        .observe(document, { childList: true, attributes: true, subtree: true });
})"""


def moment(visitor: Visitor) -> str:
    found: str = visitor.page.evaluate(MOMENT)
    return found


def sent(visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    return [each for each in visitor.sent if each["type"] == kind]


def test_a_screen_that_is_held_stays_at_its_moment_until_the_next_one_is_wanted(
    visit: Visit, house: Server
) -> None:
    visitor, rng = visit(house, hurry=False, viewport=DESK).against_bots("antayagi-80"), Random(3)
    visitor.asked()
    visitor.page.evaluate(f"window.holding = ({HOLD})(), 0")
    while not visitor.page.locator(HELD).count():
        visitor.act(rng)
    held = moment(visitor)
    number = int(held.split(".")[0])
    for cut in (False, True):
        if cut:
            without_network(visitor)
        assert not visitor.touchable
        expect(visitor.page.locator(".bar [role=status]")).to_have_text(visitor.say("pace-held"))
        assert moment(visitor) == held
    visitor.page.locator("[data-act=next]").click()
    visitor.until(lambda: moment(visitor) != held, "the next moment")
    later = [each for each in visitor.news if each["number"] > number and each["events"]]
    following = {f"{number}.1", f"{number}", *(f"{each['number']}.0" for each in later[:1])}
    assert moment(visitor) in following
    visitor.until(lambda: go_on(visitor), "a question")


def test_a_screen_that_is_held_lets_go_before_the_time_is_up(
    visit: Visit, usual_house: Server
) -> None:
    host, guest = visit(usual_house, hurry=False, viewport=DESK), visit(usual_house, language="fr")
    settings = {"game": "antayagi-80", "players": 3, "limit": 12, "pace": 400}
    seated(usual_house, settings, host, guest)
    rng = Random(3)
    host.page.evaluate(f"window.holding = ({HOLD})(), 0")
    while not host.page.locator(HELD).count():
        for person in (host, guest):
            person.act(rng)
    host.until(lambda: host.touchable or (guest.act(rng) and False), "the question")


def go_on(visitor: Visitor) -> bool:
    """Whether all is told; a screen that is held again goes on."""
    if visitor.touchable or visitor.over:
        return True
    visitor.page.evaluate("place => document.querySelector(place)?.click()", HELD)
    return False


def test_the_tempo_is_kept_in_this_browser(visit: Visit, house: Server) -> None:
    visitor = visit(house, language="fr").against_bots("not-a-hat")
    visitor.open_dialog("menu")
    menu = visitor.page.locator("dialog")
    faster = menu.get_by_role("button", name=visitor.say("pace-faster"))
    expect(menu.get_by_text("1×", exact=True)).to_be_visible()
    faster.click()
    faster.click()
    expect(menu.get_by_text("2,2×", exact=True)).to_be_visible()
    expect(faster).to_be_disabled()
    visitor.page.reload()
    visitor.at_the_table().open_dialog("menu")
    expect(faster).to_be_disabled()
    expect(menu.get_by_role("button", name=visitor.say("pace-slower"))).to_be_enabled()


def test_windows_pass_by_themselves_until_somebody_wants_to_be_asked_again(visit: Visit) -> None:
    visitor, rng = visit(language="nl"), Random(4)
    begin(visitor)

    def play_until(act: str) -> None:
        while True:
            visitor.asked_or_over()
            if visitor.over:
                begin(visitor)
            elif act in visitor.offered():
                return
            else:
                visitor.act(rng)

    play_until("sabotage")
    plays = len(sent(visitor, "play"))
    visitor.open_dialog("menu")
    choice = visitor.page.get_by_label(visitor.say("ay-ease"))
    choice.select_option("always")
    visitor.until(lambda: len(sent(visitor, "play")) > plays, "a pass")
    assert sent(visitor, "play")[-1]["answer"] == {"do": "pass"}
    visitor.page.locator("dialog [data-act=close]").click()
    for _ in range(6):
        visitor.asked_or_over()
        assert "sabotage" not in visitor.offered()
        visitor.act(rng)
    visitor.page.reload()
    visitor.at_the_table()
    if not visitor.over:
        visitor.open_dialog("menu")
        expect(choice).to_have_value("always")
        choice.select_option("never")
        visitor.page.locator("dialog [data-act=close]").click()
    play_until("sabotage")


def test_nobody_can_tell_that_somebody_lets_windows_pass(visit: Visit, usual_house: Server) -> None:
    """Any consequence would arrive before the answer to what the other does next."""
    people = [visit(usual_house, language=language) for language in ("en", "de", "nl")]
    host, guest, _ = people
    settings = {"game": "antayagi-80", "players": 3, "window": 20, "telling": 0, "pace": 400}
    seated(usual_house, settings, *people)
    rng = Random(2)
    while not all("pass" in person.offered() for person in people):
        for person in people:
            if "pass" not in person.offered():
                person.act(rng)
    news, plays = len(host.news), len(sent(guest, "play"))
    guest.open_dialog("menu")
    guest.page.get_by_label(guest.say("ay-ease")).select_option("always")
    guest.until(lambda: len(sent(guest, "play")) > plays and sealed(guest), "a pass")
    host.open_dialog("talk")
    host.page.locator("dialog [data-act=say]").first.click()
    done = sent(host, "say")[-1]["key"]
    host.until(lambda: done in [each.get("key") for each in host.heard], "an answer")
    assert len(host.news) == news
    assert "pass" in host.offered()
    guest.page.locator("dialog [data-act=close]").click()
    expect(guest.page.get_by_text(guest.say("ay-eased-always"))).to_be_visible()


def test_a_question_stays_while_somebody_else_answers_theirs(
    visit: Visit, own_hurried: Server
) -> None:
    host, guest = visit(own_hurried, hurry=False, viewport=DESK), visit(own_hurried, language="de")
    seated(own_hurried, {"game": "antayagi-80", "players": 3}, host, guest)
    rng = Random(5)
    while not {"pick"} <= host.offered() & guest.offered():
        for person in (host, guest):
            view = person.news[-1]["view"]
            task = [each["task"] for each in view["agenda"]][-1:]
            if task != ["choose-offers"] or not {0, 1} <= set(view["waiting"]):
                person.act(rng)
    host.page.evaluate(
        """() => {
            const asked = () => document.querySelectorAll("[data-act=pick]:enabled").length;
            window.least = asked();
            new MutationObserver(() => (window.least = Math.min(window.least, asked())))
                .observe(document, { childList: true, attributes: true, subtree: true });
        }"""
    )
    shown = moment(host)
    guest.until(lambda: guest.act(rng) and "pick" not in guest.offered(), "a choice")
    host.until(
        lambda: moment(host) not in (shown, f"{shown}.0") and moment(host).isdecimal(), "news"
    )
    assert host.page.evaluate("window.least") == 3


def test_a_partner_can_be_taken_back_until_confirmed(visit: Visit) -> None:
    visitor = visit()
    visitor.until_offered("antayagi-80", "choose")
    before = len(sent(visitor, "play"))
    page = visitor.page
    page.locator("[data-act=choose]").first.click()
    page.locator("[data-act=disarm]").click()
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    page.locator("[data-act=choose]").last.click()
    expect(page.locator("[data-act=choose]").last).to_have_attribute("aria-pressed", "true")
    assert len(sent(visitor, "play")) == before
    page.locator("[data-act=confirm]").click()
    visitor.until(lambda: len(sent(visitor, "play")) == before + 1, "the choice")


def test_ending_a_game_without_a_winner_asks_first(visit: Visit) -> None:
    visitor = visit(language="es").against_bots("not-a-hat")
    visitor.open_dialog("menu")
    visitor.page.locator("[data-act=ask-to-end]").click()
    expect(visitor.page.get_by_text(visitor.say("menu-end-sure"))).to_be_visible()
    assert not sent(visitor, "agree-to-end")
    visitor.page.locator("[data-act=end]").click()
    expect(visitor.page.locator("dialog h2")).to_have_text(visitor.say("result-ended"))
    assert not visitor.touchable
    assert not visitor.page.locator("[data-narration] span").count()


def test_the_host_gives_more_time_to_follow_what_happens(visit: Visit) -> None:
    host = visit(language="de").with_friends("not-a-hat")
    telling = host.page.get_by_label(host.say("set-telling"))
    expect(telling).to_have_value("100")
    telling.select_option(label=host.say("set-pace-calm"))
    host.until(lambda: host.heard[-1].get("settings", {}).get("telling") == 150, "the lobby")
    host.page.reload()
    expect(telling).to_have_value("150")
