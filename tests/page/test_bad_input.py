"""Whatever people type, open or bring along gets a sentence in their language, and a way on."""

import json
import re
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, expect

from hatbox.games.decks import builtin
from tests.page.conftest import Visit
from tests.page.test_tables import friends, start
from tests.page.visitor import DESK, Visitor
from tests.server.running import Server, http

HOSTILE = "<img src=x onerror=alert(1)>"
NAMES = ["<b>Ann</b>", "👒" * 8, "👩‍👩‍👧‍👦 🏳️‍🌈", "שלום עולם", "ǁ̈̈̈̈ %s {$x} &amp;", "A" * 32, HOSTILE]


def field(page: Page, name: str) -> None:
    page.locator("[autocomplete=nickname]").fill(name)
    page.locator("[autocomplete=nickname]").press("Enter")


def test_any_name_is_shown_as_it_is(visit: Visit) -> None:
    visitor = visit(language="de").with_friends("not-a-hat")
    for name in NAMES:
        field(visitor.page, name)
        expect(visitor.page.locator("[data-place='0'] bdi")).to_have_text(name)
        assert visitor.wider_than_the_screen() <= 0, name
    start(visitor)
    expect(visitor.page.locator("[data-seat='0'] bdi").first).to_have_text(NAMES[-1])
    assert visitor.wider_than_the_screen() <= 0
    assert visitor.page.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("language", ["es", "nl"])
def test_a_name_of_nothing_is_not_taken_and_one_that_is_too_long_is_cut(
    visit: Visit, language: str
) -> None:
    host = visit(language="en").with_friends("not-a-hat")
    guest = visit(language=language)
    guest.page.goto(host.page.url)
    name, sit = guest.page.locator("[autocomplete=nickname]"), guest.page.locator("[data-act=sit]")
    for nothing in ("", " \u2003 "):
        name.fill(nothing)
        sit.click()
        expect(guest.page.locator("[role=alert]")).to_have_text(guest.say("error-name-empty"))
        expect(name).to_be_visible()
    name.fill("")
    name.press_sequentially("x" * 50)
    sit.click()
    expect(guest.page.locator("[data-place='1'] bdi")).to_have_text("x" * 32)
    field(guest.page, "   ")
    expect(guest.page.locator("[data-place='1'] bdi")).to_have_text("x" * 32)


def test_what_people_write_is_text_and_nothing_else(visit: Visit, usual_house: Server) -> None:
    host, guest = friends(visit, usual_house, "en", "fr")
    host.page.get_by_label(host.say("set-free-text")).check()
    start(host)
    guest.at_the_table().open_dialog("talk")
    guest.page.get_by_label(guest.say("talk-write")).fill(HOSTILE)
    guest.page.get_by_role("button", name=guest.say("talk-send")).click()
    for person in (host, guest):
        person.hears("[data-bubble]", HOSTILE)
        assert person.wider_than_the_screen() <= 0


# --- Links ----------------------------------------------------------------------------------


def never_was(host: Visitor) -> tuple[str, str]:
    return f"{host.url}/t/nowhere000", "page-error-gone"


def odd(host: Visitor) -> tuple[str, str]:
    return f"{host.url}/t/%3Cb%3E%22", "page-error-gone"


def no_page(host: Visitor) -> tuple[str, str]:
    return f"{host.url}/t/some/where", "page-error-no-page"


def full(host: Visitor) -> tuple[str, str]:
    table = host.page.url.rpartition("/")[2]
    for name in ("Bea", "Cleo", "Dan"):
        body = {"name": name, "language": "en", "spectate": False}
        joined = host.page.request.post(f"{host.url}/api/tables/{table}/join", data=body)
        assert joined.ok
    return host.page.url, "join-full"


def playing(host: Visitor) -> tuple[str, str]:
    start(host)
    return host.page.url, "join-playing"


def over(host: Visitor) -> tuple[str, str]:
    host.short_game(Random(5))
    return host.page.url, "join-over"


LINKS: list[Callable[[Visitor], tuple[str, str]]] = [
    never_was, odd, no_page, full, playing, over,
]  # fmt: skip


@pytest.mark.parametrize("link", LINKS)
def test_a_link_that_leads_to_no_seat_says_why(
    visit: Visit, link: Callable[[Visitor], tuple[str, str]]
) -> None:
    host = visit(language="de").with_friends("not-a-hat")
    address, message = link(host)
    for language in ("es", "nl"):
        visitor = visit(language=language)
        visitor.page.goto(address)
        expect(visitor.page.get_by_text(visitor.say(message))).to_be_visible()
        expect(visitor.page.locator("[data-act=sit]")).to_have_count(0)
        visitor.page.locator("header a").first.click()
        expect(visitor.page.locator("[data-game]").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_whoever_is_sent_away_is_told_so(visit: Visit, house: Server, language: str) -> None:
    host, guest = friends(visit, house, "de", language, game="not-a-hat")
    host.page.locator("[data-place='1'] [data-act=kick]").click()
    expect(host.page.get_by_text(host.say("page-not-yet"))).to_be_visible()
    host.page.locator("dialog [data-act=do-kick]").click()
    for _ in range(2):
        expect(guest.page.get_by_text(guest.say("bye-kicked"))).to_be_visible()
        expect(guest.page.locator("[data-act=sit]")).to_have_count(0)
        guest.page.reload()  # the same device stays out
    expect(host.page.locator("[data-place='1'] bdi")).to_have_count(0)


def test_a_token_in_the_link_opens_the_seat_and_leaves_the_address(
    visit: Visit, house: Server
) -> None:
    """Also on another device, where it takes over."""
    body = {"game": "antayagi-80", "players": 3, "name": "Ana", "language": "en"}
    ticket = json.loads(http(house, "/api/quick", body).body)
    one, two = visit(language="fr"), visit(viewport=DESK, language="es")
    for visitor in (one, two):
        visitor.page.goto(f"{visitor.url}/t/{ticket['table']}#k={ticket['token']}")
        visitor.at_the_table()
        assert visitor.news[-1]["view"]["watcher"] == 0
        assert "#" not in visitor.page.url
    expect(one.page.get_by_text(one.say("bye-replaced"))).to_be_visible()


def test_a_token_that_nobody_knows_leads_to_the_door(visit: Visit) -> None:
    visitor = visit().with_friends("not-a-hat")
    address = visitor.page.url
    visitor.page.goto(f"{visitor.url}/about")
    visitor.page.goto(f"{address}#k={'x' * 32}")
    expect(visitor.page.locator("[data-act=sit]")).to_be_visible()


# --- Deck files -----------------------------------------------------------------------------

# The browser and Python do not group the digits of every number alike.
THOUSANDS = re.compile(r"(?<=\d)[.,\s](?=\d)")
HEAD = 'game = "antayagi"\nname = "x"\n'
DECKS = {
    "": "error-deck-game",
    "".join(map(chr, range(256))): "set-not-a-deck",
    "game = ": "error-deck-toml",
    "<script>alert(1)</script>": "error-deck-toml",
    'game = "chess"\n': "error-deck-game",
    f"{HEAD}colour = 3": "error-deck-key",
    f"{HEAD}cards = 3": "error-deck-no-cards",
    f"{HEAD}[cards]\nplain = 3": "error-deck-entries",
    f"{HEAD}[cards.plain]\ndragon = 3": "error-deck-card",
    f"{HEAD}[cards.clue]\nbone = 3": "error-deck-clue",
    f"{HEAD}[cards.plain]\nbone = -3": "error-deck-count",
    f'{HEAD}[cards.plain]\nbone = "<b>many</b>"': "error-deck-count",
    f"{HEAD}[cards.plain]\nbone = 100000000": "error-deck-too-large",
    f"{HEAD}# {'x' * 2_000_000}": "error-deck-too-long",
    HEAD + "\x01" * 11_000: "error-frame",
}


@pytest.mark.parametrize("language", ["de", "es"])
def test_a_wrong_deck_file_is_refused_in_words_of_one_s_own(visit: Visit, language: str) -> None:
    visitor = visit(language=language).with_friends("antayagi-80")
    for deck, message in DECKS.items():
        visitor.heard.clear()
        visitor.page.locator("input[type=file]").set_input_files(
            {"name": "deck.toml", "mimeType": "text/plain", "buffer": deck.encode()}
        )
        visitor.until(partial(refused, visitor, message), f"{message} after {deck[:80]}")
        expect(visitor.page.locator("fieldset [role=alert] span")).to_have_count(1)
        assert visitor.wider_than_the_screen() <= 0


def test_what_was_wrong_with_a_deck_file_is_gone_with_the_next(visit: Visit) -> None:
    visitor = visit().with_friends("antayagi-80")
    wrong = visitor.page.locator("fieldset [role=alert] span")
    deck = f"{HEAD}[cards.plain]\nbone = 40\ntreasure = 40\n"
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("link", name=visitor.say("set-deck-template")).click()
    template = saved.value.path().read_text("utf-8")
    assert template == builtin("antayagi-80")
    for text, count in (("game = ", 1), (template, 0), ("game = ", 1), (deck, 0)):
        visitor.page.locator("input[type=file]").set_input_files(
            {"name": "deck.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(wrong).to_have_count(count)
    expect(visitor.page.get_by_text(visitor.say("set-own-deck"))).to_be_visible()
    in_play = visitor.page.locator("[data-tells=deck]")
    expect(in_play).to_contain_text("80")
    for content, others in ((b"game = ", 0), (b"\x89PNG\0\xff", 1)):
        visitor.page.locator("input[type=file]").set_input_files(
            {"name": "x.toml", "mimeType": "text/plain", "buffer": content}
        )
        expect(wrong).to_have_count(1)
        expect(visitor.page.get_by_text(visitor.say("set-not-a-deck"))).to_have_count(others)
        expect(in_play).to_contain_text("80")
        visitor.page.locator("fieldset [role=alert] button").click()
        expect(wrong).to_have_count(0)
    visitor.page.reload()
    expect(in_play).to_contain_text("80")


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "nl"])
def test_choices_side_by_side_stand_in_line(visit: Visit, language: str) -> None:
    """However many lines their labels have."""
    visitor = visit(language=language, viewport=DESK).with_friends("not-a-hat")
    expect(visitor.page.locator("fieldset select")).not_to_have_count(0)
    for width in (1366, 800, 500):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        tops = visitor.page.locator("fieldset > .field select").evaluate_all(
            "all => all.map(each => [each, each.closest('.field')].map(e =>"
            " Math.round(e.getBoundingClientRect().top)))"
        )
        rows = {field for _, field in tops}
        assert {top for top, _ in tops} == {
            min(top for top, field in tops if field == row) for row in rows
        }


def refused(visitor: Visitor, message: str) -> bool:
    """The page says it, with the place and the reason that the server gave."""
    failed = [each["args"] for each in visitor.heard if each["type"] == "failed"]
    by_itself = message in ("error-deck-too-long", "error-frame", "set-not-a-deck")
    if not (failed or by_itself):
        return False
    said = visitor.say(message, **({"most": 12_000} if by_itself else failed[0]))
    heard = visitor.said("[role=alert]")
    return THOUSANDS.sub("", said) in [THOUSANDS.sub("", each) for each in heard]
