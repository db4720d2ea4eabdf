"""Several people at one table, each in front of a browser of their own."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.test_trouble import seated
from tests.page.visitor import PATIENCE, Visitor, all_act
from tests.page.witness import Witness
from tests.server.running import Server


def friends(
    visit: Visit, server: Server, *languages: str, game: str = "antayagi-80"
) -> list[Visitor]:
    """A host and others who open the link; nobody has started the game."""
    host = visit(server, language=languages[0]).with_friends(game)
    people = [host]
    for number, language in enumerate(languages[1:], start=1):
        guest = visit(server, language=language)
        guest.page.goto(host.page.url)
        guest.page.locator("input").first.fill(f"Gast {number}")
        guest.page.locator("[data-act=sit]").click()
        expect(guest.page.locator("[data-place]").first).to_be_visible()
        people.append(guest)
    return people


def start(host: Visitor) -> None:
    host.page.locator("[data-act=start]").click()
    host.at_the_table()


def test_everybody_reads_the_same_table_in_their_own_language(
    visit: Visit, usual_house: Server
) -> None:
    people = friends(visit, usual_house, "de", "es", "nl")
    start(people[0])
    for person in people:
        person.at_the_table()
        title = person.say("game-antayagi-80")
        expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    speaker = people[0]
    speaker.open_dialog("talk")
    speaker.page.get_by_role("button", name=speaker.say("phrase-thanks"), exact=True).click()
    for person in people:
        person.hears("[data-bubble]", person.say("phrase-thanks"))


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    visitor = visit(language="en").against_bots("antayagi-80")
    visitor.open_dialog("preferences")
    visitor.page.locator("dialog select").first.select_option("fr")
    french = visit(language="fr").words.say("page-preferences")
    expect(visitor.page.get_by_role("heading", name=french)).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == "fr"


def test_whoever_comes_when_all_seats_are_taken_can_watch(
    visit: Visit, usual_house: Server
) -> None:
    host, _ = friends(visit, usual_house, "en", "en")
    start(host)
    late = visit(usual_house, language="es")
    late.page.goto(host.page.url)
    expect(late.page.get_by_text(late.say("join-playing"))).to_be_visible()
    late.page.locator("input").first.fill("Luz")
    late.page.locator("[data-act=watch]").click()
    late.at_the_table()
    view = late.news[-1]["view"]
    assert view["watcher"] is None
    assert all(side["side"] == "unseen" for hand in view["hands"] for side in hand)
    assert not late.touchable
    expect(late.page.get_by_text(late.say("page-watching"))).to_be_visible()


def pace_of(visitor: Visitor) -> int:
    """How fast bots play, by the last word of the lobby."""
    lobbies = [each for each in visitor.heard if each["type"] == "lobby"]
    pace: int = lobbies[-1]["settings"].get("pace", 900)
    return pace


def test_the_host_says_who_begins_and_how_fast_bots_play(visit: Visit, usual_house: Server) -> None:
    host, guest = friends(visit, usual_house, "en", "de")
    first = host.page.get_by_label(host.say("set-first"))
    pace = host.page.get_by_label(host.say("set-pace"))
    first.select_option(label="Gast 1")
    pace.select_option(label=host.say("set-pace-quick"))
    expect(pace).to_have_value("400")
    guest.until(lambda: guest.say("sum-first", name="Gast 1") in guest.text, "who begins")
    guest.until(lambda: pace_of(guest) == 400, "how fast bots play")
    # A seat that is not there any more does not begin.
    first.select_option("3")
    host.page.get_by_role("combobox", name=host.say("set-players")).select_option("3")
    expect(first).to_have_value("")
    first.select_option("1")
    expect(first).to_have_value("1")
    start(host)
    host.until(lambda: len(host.news) > 1, "the first turn")
    assert host.news[1]["view"]["active"] == 1


def test_of_two_settings_changed_quickly_neither_is_lost(visit: Visit, usual_house: Server) -> None:
    """The second is changed while nothing is known of the first, however slow the server is."""
    host = visit(usual_house)
    sent: list[dict[str, Any]] = []
    held: list[Callable[[], None]] = []
    slow = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(frame: str | bytes) -> None:
            sent.append(json.loads(frame))
            server.send(frame)

        def to_page(frame: str | bytes) -> None:
            if slow:
                held.append(partial(page.send, frame))
            else:
                page.send(frame)

        page.on_message(to_server)
        server.on_message(to_page)

    host.page.route_web_socket("**/ws", between)
    host.with_friends("antayagi-80")
    first = host.page.get_by_label(host.say("set-first"))
    pace = host.page.get_by_label(host.say("set-pace"))
    slow = True
    pace.select_option("400")
    first.select_option("1")
    host.until(lambda: len(held) >= 4, "the replies to both")
    changes = [each["settings"] for each in sent if each["type"] == "change"]
    assert [(each["pace"], each.get("first")) for each in changes] == [(400, None), (400, 1)]
    slow = False
    for reply in held:
        reply()
    expect(host.page.locator("[data-place]").first).to_be_visible()
    expect(pace).to_have_value("400")
    expect(first).to_have_value("1")


def test_the_lobby_hints_at_what_the_rulebook_proposes(visit: Visit, usual_house: Server) -> None:
    host = visit(usual_house, language="fr").with_friends("not-a-hat")
    rounds = host.page.get_by_label(host.say("set-rounds"))
    players = host.page.get_by_role("combobox", name=host.say("set-players"))
    each = rounds.locator("option", has_text=host.say("set-rounds-each", rounds="").strip())

    def choose(field: Locator, value: str) -> dict[str, Any]:
        """The settings that the server tells thereupon."""
        host.heard.clear()
        field.select_option(value)
        host.until(lambda: any(told["type"] == "lobby" for told in host.heard), "the lobby")
        told = [told for told in host.heard if told["type"] == "lobby"]
        settings: dict[str, Any] = told[-1]["settings"]
        return settings

    choose(players, "5")
    expect(each).to_have_attribute("value", "5")
    assert choose(rounds, "5")["options"] == {"rounds": 5}
    assert choose(players, "4")["options"] == {"rounds": 4}
    expect(rounds).to_have_value("4")
    choose(rounds, "2")
    assert choose(players, "3")["options"] == {"rounds": 2}
    expect(each).to_have_attribute("value", "3")
    expect(host.page.get_by_text(host.say("nh-hint-first"))).to_be_visible()
    host.page.get_by_label(host.say("set-game")).select_option("antayagi-65")
    expect(host.page.get_by_text(host.say("ay-hint-first-antayagi-65"))).to_be_visible()


def test_a_paused_game_asks_nothing_until_any_player_lets_it_go_on_and_bots_fall_silent(
    visit: Visit, usual_house: Server
) -> None:
    host, guest = friends(visit, usual_house, "fr", "nl")
    start(host)
    guest.at_the_table()
    host.open_dialog("menu")
    host.page.locator("[data-act=bots-talk]").click()
    expect(host.page.locator("[data-act=bots-talk]")).to_have_text(host.say("menu-bots-talk"))
    host.page.get_by_role("button", name=host.say("menu-pause")).click()
    host.page.locator("dialog [data-act=close]").click()
    name = f"\u2068{guest.say('page-guest')}\u2069"
    for person, said in ((host, {"you": "seat"}), (guest, {"you": "nobody", "seat": name})):
        expect(person.page.locator(".bar [role=status]")).to_have_text(
            person.say("told-paused", **said)
        )
        expect(person.page.locator("[data-act=choose], [data-act=pick]")).to_have_count(0)
        expect(person.page.locator(".bar small")).to_have_count(0)
    guest.page.locator("[data-act=go-on]").click()
    guest.hears("[role=log]", guest.say("told-goes-on", you="seat"))


def test_a_guest_lets_a_bot_sit_in_for_the_host_who_is_gone(visit: Visit, house: Server) -> None:
    settings = {"game": "not-a-hat", "players": 3, "grace": 5}
    host, guest, other = (visit(house, language=language) for language in ("en", "de", "fr"))
    seated(house, settings, host, guest, other)
    host.page.goto("about:blank")
    expect(guest.page.get_by_text(guest.say("seat-away")).first).to_be_attached()
    guest.open_dialog("menu")
    sit_in = guest.page.locator("[data-act=sit-in]")
    expect(sit_in).to_be_visible()

    def sits_in() -> bool:
        """Before the grace is over it is refused."""
        guest.page.evaluate("document.querySelector('[data-act=sit-in]')?.click()")
        lobby = [each for each in guest.heard if each["type"] == "lobby"][-1]
        return lobby["places"][0]["bot"] is not None

    guest.until(sits_in, "a bot in the host's seat")
    expect(sit_in).to_have_count(0)
    expect(other.page.get_by_text(other.say("seat-stand-in")).first).to_be_attached()


@pytest.mark.parametrize("game", ["antayagi-65", "not-a-hat"])
def test_four_people_with_four_languages_play_to_the_end_and_one_is_lost_twice(
    visit: Visit, house: Server, game: str
) -> None:
    """The third loses the network in the middle of the game, and later has to begin anew."""
    people = friends(partial(visit, ahead=True), house, "en", "es", "fr", "nl", game=game)
    start(people[0])
    lost, rng = people[2], Random(7)
    address = lost.page.url
    cuts = {2: lambda: without_network(lost), 4: lambda: closed_and_opened(lost, address)}
    news, end = 0, monotonic() + PATIENCE
    while not all(person.over for person in people):
        all_act(people, rng)
        if cuts and len(lost.news) >= min(cuts):
            cuts.pop(min(cuts))()
        if news < sum(len(person.news) for person in people):
            news, end = sum(len(person.news) for person in people), monotonic() + PATIENCE
        assert monotonic() < end, [person.text for person in people]
    assert not cuts
    for person in people:
        Witness(person).look()
        again = person.page.locator("[data-act=rematch]")
        expect(again).to_have_text(person.say("result-rematch"))
    people[1].page.locator("[data-act=rematch]").click()
    expect(people[1].page.locator("dialog")).to_have_count(0)
    expect(people[0].page.locator("[data-act=rematch]")).to_have_text(
        people[0].say("result-to-rematch")
    )


def without_network(visitor: Visitor) -> None:
    """For a moment; the page says so, and mends it."""
    visitor.context.set_offline(True)
    visitor.linked("lost")
    visitor.context.set_offline(False)
    visitor.linked("open")


def closed_and_opened(visitor: Visitor, address: str) -> None:
    visitor.page.goto("about:blank")
    visitor.page.goto(address)
    visitor.linked("open")
