"""Several people at one table, trouble on the way, and what bad input gets."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from hatbox.words import Words
from tests.page.conftest import Visit
from tests.page.visitor import PLACES, Visitor
from tests.server.running import Server, http

NAMES = ["<b>Ann</b>", "👒" * 8, "שלום עולם", "A" * 32]


def friends(
    visit: Visit, server: Server, *languages: str, game: str = "antayagi-80"
) -> list[Visitor]:
    """A host and others who open the link; nobody has started the game."""
    host = visit(server, language=languages[0]).with_friends(game)
    link = host.page.url
    people = [host]
    for number, language in enumerate(languages[1:], start=1):
        guest = visit(server, language=language)
        guest.page.goto(link)
        guest.page.locator("input").first.fill(f"Gast {number}")
        guest.page.locator("form .ribbon").click()
        expect(guest.page.locator(".start")).to_be_visible()
        people.append(guest)
    return people


def start(host: Visitor) -> None:
    host.page.locator(".start .button").click()
    expect(host.page.locator(".board")).to_be_visible()


def test_everybody_reads_the_same_table_in_their_own_language(
    visit: Visit, own_house: Server
) -> None:
    people = friends(visit, own_house, "de", "es", "nl")
    start(people[0])
    for person in people:
        expect(person.page.locator(".board")).to_be_visible()
        game = Words(person.language).say("game-antayagi-80")
        expect(person.page.locator("header .title")).to_have_text(game)
    speaker = people[0]
    speaker.page.locator("header .tools button").first.click()
    thanks = Words("de").say("phrase-thanks")
    speaker.page.get_by_role("button", name=thanks, exact=True).click()
    for person in people:
        phrase = Words(person.language).say("phrase-thanks")
        expect(person.page.locator(".bubble")).to_have_text(phrase)


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    visitor = visit(language="en").against_bots("antayagi-80")
    visitor.page.locator("header .tools button").last.click()
    visitor.page.locator("dialog select").first.select_option("fr")
    expect(visitor.page.locator("dialog h2")).to_have_text(Words("fr").say("page-preferences"))
    assert visitor.page.evaluate("document.documentElement.lang") == "fr"


def test_whoever_comes_when_all_seats_are_taken_can_watch(visit: Visit, own_house: Server) -> None:
    host, _ = friends(visit, own_house, "en", "en")
    start(host)
    late = visit(own_house, language="es")
    late.page.goto(host.page.url)
    expect(late.page.get_by_text(Words("es").say("join-playing"))).to_be_visible()
    late.page.locator("input").first.fill("Luz")
    late.page.locator("form .ribbon").click()
    expect(late.page.locator(".board")).to_be_visible()
    assert late.page.locator(".mine .hand img").count() == 0


def test_a_second_tab_takes_over_and_the_first_says_so(visit: Visit) -> None:
    visitor = visit().against_bots("antayagi-80")
    address = visitor.page.url
    second = visitor.open()
    second.goto(address)
    expect(second.locator(".board")).to_be_visible()
    expect(visitor.page.get_by_text(Words("en").say("bye-replaced"))).to_be_visible()
    visitor.page.get_by_role("button", name=Words("en").say("bye-play-here")).click()
    expect(visitor.page.locator(".board")).to_be_visible()
    expect(second.get_by_text(Words("en").say("bye-replaced"))).to_be_visible()


def test_a_server_that_restarts_is_waited_for(visit: Visit, own_house: Server) -> None:
    visitor = visit(own_house, hurry=False).against_bots("not-a-hat")
    own_house.stop()
    expect(visitor.page.locator("[role=status] .dot")).to_be_visible()
    own_house.start()
    expect(visitor.page.locator("[role=status] .dot")).to_have_count(0, timeout=30_000)
    expect(visitor.page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_shown_as_it_is(visit: Visit, name: str) -> None:
    visitor = visit().with_friends("not-a-hat")
    field = visitor.page.locator("form input")
    field.fill(name)
    field.press("Enter")
    expect(visitor.page.locator("li.me .name")).to_have_text(name)
    assert visitor.wider_than_the_screen() <= 0


def test_a_link_to_nowhere_gets_a_sentence_and_a_way_out(visit: Visit) -> None:
    visitor = visit(language="de")
    visitor.page.goto(f"{visitor.url}/t/nowhere000")
    expect(visitor.page.get_by_text(Words("de").say("page-error-gone"))).to_be_visible()
    visitor.page.get_by_role("link", name=Words("de").say("lost-home")).click()
    expect(visitor.page.locator(".games")).to_be_visible()


def test_the_back_button_leaves_the_table_and_the_home_screen_leads_back(visit: Visit) -> None:
    visitor = visit().against_bots("antayagi-80")
    visitor.page.go_back()
    expect(visitor.page.locator(".mine a")).to_be_visible()
    visitor.page.locator(".mine a").first.click()
    expect(visitor.page.locator(".board")).to_be_visible()


def test_a_wrong_deck_file_is_refused_in_words(visit: Visit) -> None:
    visitor = visit(language="nl").with_friends("antayagi-80")
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "deck.toml", "mimeType": "text/plain", "buffer": b"cards = 3"}
    )
    alert = visitor.page.locator("[role=alert] .sheet")
    expect(alert).to_be_visible()
    assert "error-" not in alert.inner_text()


def test_a_token_in_the_link_opens_the_seat_and_leaves_the_address(
    visit: Visit, house: Server
) -> None:
    body = {"game": "antayagi-80", "players": 3, "name": "Ana", "language": "en"}
    ticket = http(house, "/api/quick", body)
    table, token = (json.loads(ticket.body)[key] for key in ("table", "token"))
    visitor = visit()
    visitor.page.goto(f"{visitor.url}/t/{table}#k={token}")
    expect(visitor.page.locator(".mine .hand img").first).to_be_visible()
    assert "#" not in visitor.page.url


def test_a_turn_needs_only_the_keyboard(visit: Visit) -> None:
    visitor = visit().against_bots("antayagi-80")
    done = 0
    for _ in range(400):
        if done >= 4:
            break
        if not visitor.touchable:
            visitor.page.wait_for_timeout(15)
            continue
        tab_to(visitor.page, ".seat .choose, .bar .choices button, .mine .pickable, .takable")
        visitor.page.keyboard.press("Enter")
        done += 1
    assert done >= 4


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        if page.locator(wanted).count() == 0:
            return
    raise AssertionError(f"The Tab key does not lead to {wanted}")


@pytest.mark.parametrize("game", ["antayagi-65", "not-a-hat"])
def test_four_people_with_four_languages_play_to_the_end_and_one_is_lost_twice(
    visit: Visit, house: Server, game: str
) -> None:
    people = friends(visit, house, "en", "es", "fr", "nl", game=game)
    start(people[0])
    rng = Random(7)
    for turn in range(6000):
        if all(person.over for person in people):
            break
        for person in people:
            person.act(rng)
        if turn in (8, 30):
            people[2].page.reload()
        people[0].page.wait_for_timeout(10)
    for person in people:
        expect(person.page.locator("dialog li.won").first).to_be_visible()
        expect(person.page.locator("dialog .ribbon")).to_have_text(
            Words(person.language).say("result-rematch")
        )
    people[1].page.locator("dialog .ribbon").click()
    expect(people[1].page.locator("dialog")).to_have_count(0)
    expect(people[0].page.locator("dialog .ribbon")).to_have_text(
        Words("en").say("result-to-rematch")
    )


def test_a_token_that_nobody_knows_leads_to_the_door(visit: Visit, house: Server) -> None:
    visitor = visit().with_friends("not-a-hat")
    address = visitor.page.url
    visitor.page.goto(f"{visitor.url}/about")
    visitor.page.goto(f"{address}#k={'x' * 32}")
    expect(visitor.page.locator("form .ribbon")).to_be_visible()


def test_a_finger_is_enough_and_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    visitor = visit(has_touch=True, is_mobile=True, language="fr")
    visitor.home().page.locator(".choices .ribbon").first.tap()
    while not visitor.touchable:
        visitor.page.wait_for_timeout(15)
    assert visitor.page.title().startswith(Words("fr").say("page-your-turn"))
    number = len(visitor.news)
    while len(visitor.news) == number:
        for place in PLACES:
            found = visitor.page.locator(place)
            if found.count():
                found.first.tap()
                break


def test_after_a_reload_antayagi_s_log_is_complete(visit: Visit) -> None:
    visitor = visit(language="es").against_bots("antayagi-80")
    rng = Random(9)
    for _ in range(8):
        while not visitor.touchable:
            visitor.page.wait_for_timeout(15)
        visitor.act(rng)
    while not visitor.touchable:
        visitor.page.wait_for_timeout(15)
    before = log_of(visitor)
    visitor.page.reload()
    expect(visitor.page.locator(".board")).to_be_visible()
    assert log_of(visitor) == before


def log_of(visitor: Visitor) -> list[str]:
    visitor.page.locator("header .tools button").nth(1).click()
    return visitor.page.locator("dialog ol li span").all_inner_texts()
