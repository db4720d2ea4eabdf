"""The special parts of a That's Not a Hat table: its arrows, and naming a gift."""

import re
import unicodedata
from math import atan2, degrees

import pytest
from playwright.sync_api import expect

from hatbox.games.not_a_hat.cards import catalogue
from hatbox.words import Words
from tests.page.conftest import Visit
from tests.page.scenes import (
    ARROWS,
    Scene,
    asked,
    event,
    give,
    lobby,
    not_a_hat,
    person,
    show,
)
from tests.page.visitor import DESK, ISOLATES, PHONE, Visitor

MIDDLE = """element => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def middle(visitor: Visitor, place: str) -> tuple[float, float]:
    x, y = visitor.page.locator(place).evaluate(MIDDLE)
    return x, y


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_arrow_points_at_the_neighbour_as_they_sit_on_the_screen(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(viewport=size)
    visitor.until_offered("not-a-hat", "accept")
    view = visitor.news[-1]["view"]
    assert view["receiver"] == 0
    turned = visitor.page.locator("[data-anchor='offered:'] svg").evaluate(
        "each => each.style.rotate"
    )
    arrow = float(turned.removesuffix("deg"))
    gift = middle(visitor, "[data-anchor='offered:']")

    def astray(seat: int) -> float:
        """The angle between the arrow and this seat's middle, in degrees."""
        x, y = middle(visitor, f"[data-seat='{seat}']")
        return abs((arrow - degrees(atan2(x - gift[0], gift[1] - y)) + 180) % 360 - 180)

    assert min(range(4), key=astray) == 0
    assert astray(0) < 15


@pytest.mark.parametrize(("receiver", "message"), [(2, "nh-from-to"), (None, "nh-from-any")])
def test_long_names_are_shortened_where_a_gift_says_from_whom_it_is(
    visit: Visit, receiver: int | None, message: str
) -> None:
    visitor = visit()
    here = lobby("not-a-hat", 4)
    for seat, name in (
        (1, "Maximiliane-Wilhelmina von Hohen"),
        (2, "Bartholomäus-Sebastian Sauer"),
    ):
        here["places"][seat] = {"member": seat + 1, "bot": None}
        here["members"].append(person(seat + 1, name, seat))
    back = "white-any" if receiver is None else "white-right"
    view = not_a_hat(4, giver=1, offered=back, receiver=receiver)
    show(visitor.page, visitor.url, Scene(here, view))
    caption = visitor.page.locator("[data-anchor='words:of-giver:']").inner_text()
    names = {"from": "Maximiliane…", "to": "Bartholomäu…"}
    expected = visitor.say(message, you="", **names)
    assert ISOLATES.sub("", caption) == ISOLATES.sub("", expected)


def without_accents(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


@pytest.mark.parametrize("language", ["es", "fr", "de"])
def test_a_gift_is_found_without_its_accents(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.until_offered("not-a-hat", "gift")
    gifts = visitor.page.locator("dialog li")
    assert gifts.count() == len(catalogue())
    names = [Words(language).say(f"gift-{card.gift}") for card in catalogue()]
    name = next(name for name in names if without_accents(name) != name.lower())
    visitor.page.locator("dialog input").fill(without_accents(name))
    expect(gifts.filter(has_text=re.compile(f"^\\s*{re.escape(name)}\\s*$"))).to_have_count(1)
    assert gifts.count() < 8
    visitor.page.locator("dialog input").fill("zzzz")
    expect(gifts).to_have_count(0)
    expect(visitor.page.get_by_text(Words(language).say("nh-nothing-found"))).to_be_visible()


def test_the_search_lists_first_what_begins_with_the_letters(visit: Visit) -> None:
    """Then what has a word that begins so, then what contains them; and the time is in view."""
    visitor = visit()
    timed = asked({"do": "give"}, naming={"field": "gift"}, seconds=300)
    show(visitor.page, visitor.url, give(4)["picker"]._replace(question=timed))
    expect(visitor.page.locator("dialog [role=timer]")).to_be_visible()
    visitor.page.locator("dialog input[type=search]").fill("BÁ")
    expect(visitor.page.locator("[data-act=gift]")).to_have_text(
        ["Backpack", "Balloon", "Banana", "Bathtub", "Crystal ball", "Handbag"]
    )


def test_the_search_keeps_its_place_and_a_closed_dialog_gives_the_focus_back(
    visit: Visit,
) -> None:
    visitor = visit()
    page = visitor.page
    show(page, visitor.url, give(4)["picker"])
    search = page.locator("dialog input[type=search]")
    before = search.bounding_box()
    search.fill("zzzz")
    expect(page.locator("[data-act=gift]")).to_have_count(0)
    assert search.bounding_box() == before
    page.locator("dialog [data-act=close]").press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-act=name]")).to_be_focused()


def test_the_way_of_a_gift_says_you_and_to_accept_weighs_as_much_as_to_refuse(
    visit: Visit,
) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, give(4)["answer"])
    assert "from Dario to you" in visitor.text
    faces = [
        visitor.page.locator(f"[data-act={act}]").evaluate(
            "each => getComputedStyle(each).backgroundColor"
        )
        for act in ("accept", "refuse")
    ]
    assert faces == ["rgb(19, 100, 97)", "rgb(184, 31, 69)"]


# What is read of the gifts that lie face down, and of the one that is given.
DOWN = """() => [...document.querySelectorAll("li, .slot")]
    .filter((each) => each.querySelector("[data-back]"))
    .map((each) => [each.querySelector("[data-back]").dataset.back,
                    each.querySelector(".only-read:last-child").innerText])"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_whoever_comes_late_is_told_who_gets_the_gift_and_reads_the_names_of_arrows(
    visit: Visit, language: str
) -> None:
    """The sentence about the arrow is gone by then."""
    visitor = visit(language=language)
    scene = give(4)["name"]
    assert scene.view
    ways: dict[str, tuple[str, dict[str, str]]] = {
        "black-left": ("nh-from-to", {"you": "from", "to": "Bruno"}),
        "white-right": ("nh-from-to", {"you": "from", "to": "Dario"}),
        "white-any": ("nh-from-any", {"you": "from"}),
    }
    for offered, (message, about) in ways.items():
        columns = [[{"side": "back", "back": back}] for back in (*ARROWS, offered)][:4]
        view = {**scene.view, "offered": offered, "columns": columns}
        show(visitor.page, visitor.url, scene._replace(view=view))
        label = visitor.page.locator("[data-anchor='words:of-giver:']")
        assert ISOLATES.sub("", label.inner_text()) == visitor.say(message, **about)
        read = visitor.page.evaluate(DOWN)
        assert len(read) == 5
        assert [name for _, name in read] == [visitor.say(f"back-{back}") for back, _ in read]
        visitor.page = visitor.open()


# The number of lines of the sentence about Bruno, whenever the page has changed: it does not stay.
LINES = """{
    window.lines = [];
    new MutationObserver(() => {
        const sentence = document.querySelector("[data-narration] span");
        if (sentence?.innerText.includes("Bruno")) lines.push(sentence.getClientRects().length);
    }).observe(document, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_sentence_of_the_deal_is_one_line_on_a_desk(visit: Visit, language: str) -> None:
    visitor = visit(language=language, viewport=DESK, hurry=False, reduced_motion="reduce")
    dealt = event("round-dealt", "H.R1", round=1, first=1, gifts=[["hat"]] * 4, rounds=1, shop=9)
    news = {"type": "news", "number": 2, "question": None}
    deal = {"tell": [["event-round-dealt", {}], *([["event-gifts", {}]] * 4)], "then": {}}
    scene = give(4)["waiting"]._replace(more=({**news, "events": [{**dealt, **deal}]},))
    visitor.page.add_init_script(LINES)
    show(visitor.page, visitor.url, scene)
    visitor.until(lambda: visitor.page.evaluate("window.lines.length"), "the sentence")
    assert set(visitor.page.evaluate("window.lines")) == {1}
