"""The Mirror on the page."""

from random import Random

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_games import told_by_python
from tests.page.visitor import Visitor
from tests.page.witness import Witness

MIRRORS = b"""
game = "antayagi"
[cards]
plain = { mirror = 30, treasure = 20, bone = 20 }
"""


def begin(visitor: Visitor) -> None:
    page = visitor.with_friends("antayagi-80").page
    page.locator("input[type=file]").set_input_files(
        {"name": "mirrors.toml", "mimeType": "text/plain", "buffer": MIRRORS}
    )
    expect(page.get_by_text(visitor.say("set-own-deck"))).to_be_visible()
    page.locator("[data-act=start]").click()
    visitor.at_the_table()


def test_it_is_drawn_with_its_name_and_what_it_takes_is_told(visit: Visit) -> None:
    visitor = visit(language="de")
    witness = Witness(visitor)
    taken: list[str] = []
    while not taken:
        visitor.news.clear()
        begin(visitor)
        visitor.asked()
        mirrors = visitor.page.locator("[data-anchor^='hand:']").filter(has_text="Spiegel")
        assert "object-mirror" in visitor.pictures("[data-board]")
        expect(mirrors.first).to_be_visible()
        visitor.play(Random(1), witness.look)
        witness.look()
        told = told_by_python(visitor, "antayagi-80", visitor.news[1:])
        assert visitor.said("[role=log]") == told
        taken = [sentence for sentence in told if "aus der Auslage von" in sentence]


def test_it_can_be_claimed_of_a_card(visit: Visit) -> None:
    visitor = visit(language="fr")
    # Whoever chooses a partner touches a whole place, not a card: play on until that is done.
    visitor.until_offered("antayagi-65", "about")
    visitor.page.locator("[data-act=about]").first.click()
    visitor.page.locator("dialog").get_by_role("button", name="Miroir", exact=True).click()
    visitor.until(lambda: any("un Miroir" in each for each in visitor.said("[data-bubble]")))
