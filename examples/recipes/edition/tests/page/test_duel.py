"""AntaYagí for two on the page."""

from random import Random

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_games import told_by_python
from tests.page.visitor import ISOLATES
from tests.page.witness import Witness

DUEL = "antayagi-duel"


def test_two_play_with_hands_of_four_for_seven_points(visit: Visit) -> None:
    visitor = visit(language="nl").against_bots(DUEL)
    witness = Witness(visitor)
    visitor.asked()
    expect(visitor.page.locator("[data-seat]")).to_have_count(2)
    for seat in range(2):  # whoever begins
        expect(visitor.page.locator(f"[data-anchor^='hand:{seat}:']")).to_have_count(4)
    expect(visitor.page.locator("[data-anchor^='points:'] b")).to_have_text(["0/7", "0/7"])
    visitor.play(Random(1), witness.look)
    witness.look()
    assert visitor.said("[role=log]") == told_by_python(visitor, DUEL, visitor.news)


def test_the_lobby_has_two_places_and_offers_no_more(visit: Visit) -> None:
    visitor = visit(language="es").with_friends(DUEL)
    expect(visitor.page.locator("[data-place]")).to_have_count(2)
    players = visitor.page.get_by_label(visitor.say("set-players"))
    assert players.locator("option").all_inner_texts() == ["2"]


def test_the_rules_in_one_minute_have_its_numbers(visit: Visit) -> None:
    visitor = visit(language="de")
    visitor.page.goto(f"{visitor.url}/about#{DUEL}")
    minute = visitor.page.locator(".minute")
    expect(minute).to_contain_text(visitor.say("clause-A-S2.antayagi-duel"))
    told = ISOLATES.sub("", minute.text_content() or "")
    assert visitor.say("rules-ay-draw", hand=4) in told
