"""The table as it is drawn: cards large enough, in view, none under a button or another card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from hatbox.games import GAMES
from hatbox.kernel.written import to_builtins
from tests.page.conftest import Visit
from tests.page.scenes import (
    AT_REST,
    BOMB,
    LAID,
    PASS,
    WINDOW,
    Scene,
    antayagi,
    asked,
    event,
    give,
    lobby,
    person,
    show,
    swap,
)
from tests.page.visitor import Visitor

EIGHT = ("treasure", "treasure", "bone", "fish", "hat", "t-rex", "toxic-waste", "lollipop")
SCREENS: dict[str, tuple[int, int]] = {
    "phone": (360, 740),
    "sideways": (740, 360),
    "tablet": (820, 1180),
    "desk": (1280, 800),
    "large": (1920, 1080),
}
# The least width of a card in somebody's hand, of a gathered one, of one's own, and of one of eight
# gathered: with few players (four), and with as many as can play.
LEAST = {
    "phone": ((42, 25, 62, 17), (28, 20, 46, 17)),
    "sideways": ((38, 28, 56, 17), (22, 22, 54, 17)),
    "tablet": ((80, 48, 110, 42), (57, 38, 92, 38)),
    "desk": ((90, 42, 100, 32), (70, 36, 88, 32)),
    "large": ((130, 62, 140, 52), (100, 54, 120, 50)),
}
OFFERS = {"laid:0:", "laid:1:"}
BOXES = """() => [...document.querySelectorAll(
    "[data-board] :is([data-object], [data-back], [data-gift], [data-unseen]), " +
    "[data-board] :is(button[data-act], .plate, [data-narration], .bar)"
)].filter((each) => !each.matches("[data-act=choose]") && each.checkVisibility())
  .map((each) => {
    const { x, y, right, bottom, width } = each.getBoundingClientRect();
    const place = each.closest("[data-anchor]")?.dataset.anchor ?? "";
    const card = ["object", "back", "gift", "unseen"].some((side) => side in each.dataset);
    const what = card ? "card" : (each.dataset.act ?? each.className);
    return { place, what, x, y, right, bottom, width,
             holds: !card && each.querySelector("[data-object], [data-back]") !== null };
  })"""


# Buttons whose words do not fit into them.
CUT = """() => [...document.querySelectorAll("[data-board] .bar button")]
    .filter((each) => each.scrollHeight > each.clientHeight + 4)
    .map((each) => each.innerText)"""


class Box(NamedTuple):
    """Something that is drawn, and where."""

    place: str
    what: str
    x: float
    y: float
    right: float
    bottom: float
    width: float
    holds: bool
    """Whether it is a button around a card."""

    @property
    def kind(self) -> str:
        return self.place.partition(":")[0]

    def hides(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide > 1 and high > 1


def crowded(players: int) -> Scene:
    """Eight gathered cards, a hand of four, long names, three sabotages."""
    view = antayagi(players, **WINDOW)
    view["table"] = [*LAID, *({"side": "back", "seat": seat} for seat in (2, 1, 2))]
    view["areas"] = [list(EIGHT if seat < 2 else EIGHT[:5]) for seat in range(players)]
    view["hands"][1] = [*view["hands"][1], view["hands"][1][0]]
    view["scores"] = [8 if seat < 2 else 5 for seat in range(players)]
    here = lobby("antayagi-80", players)
    for seat, name in ((1, "Maximiliane-Wilhelmina von Hohenstein"), (2, "Bartholomäus Sauer")):
        here["places"][seat] = {"member": seat + 1, "bot": None}
        here["members"].append(person(seat + 1, name, seat))
    return Scene(here, view, asked(BOMB, PASS, seconds=5))


def on_every_screen(visit: Visit, scene: Scene) -> Iterator[tuple[str, list[Box]]]:
    """What is drawn on each screen; all of it is in view.

    The table is loaded on one screen, another one for each number of players, and then shown on
    the others.
    """
    names = list(SCREENS)
    first = len(scene.lobby["places"]) % len(names)
    names = names[first:] + names[:first]
    width, height = SCREENS[names[0]]
    visitor = visit(language="de", viewport={"width": width, "height": height})
    show(visitor.page, visitor.url, scene)
    for screen in names:
        yield screen, drawn(visitor, *SCREENS[screen])


def drawn(visitor: Visitor, width: int, height: int) -> list[Box]:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(AT_REST)
    found: list[dict[str, Any]] = visitor.page.evaluate(BOXES)
    boxes = [Box(**each) for each in found]
    assert not visitor.wider_than_the_screen()
    assert visitor.page.evaluate(CUT) == []
    for box in boxes:
        assert box.x >= 0, box
        assert box.y >= 0, box
        assert box.right <= width, box
        assert box.bottom <= height, box
    return boxes


def nothing_is_hidden(boxes: list[Box]) -> None:
    cards = [box for box in boxes if box.what == "card"]
    others = [box for box in boxes if box.what != "card" and not box.holds]
    for one, other in combinations(cards, 2):
        # Sabotages lie on each other, the last on top.
        sabotages = one.kind == other.kind == "laid" and {one.place, other.place}.isdisjoint(OFFERS)
        assert sabotages or not one.hides(other), (one, other)
    for card in cards:
        for other in others:
            assert not other.hides(card), (card, other)


def widths(boxes: list[Box], *places: str) -> list[float]:
    return [box.width for box in boxes if box.what == "card" and box.place.startswith(places)]


@pytest.mark.parametrize("players", range(3, 8))
def test_cards_of_a_usual_table_are_large_and_none_is_hidden(visit: Visit, players: int) -> None:
    view = antayagi(players, **WINDOW)
    view["areas"] = [list(EIGHT[: seat % 5]) for seat in range(players)]
    view["scores"] = [len(area) for area in view["areas"]]
    scene = Scene(lobby("antayagi-80", players), view, asked(BOMB, PASS))
    for screen, boxes in on_every_screen(visit, scene):
        nothing_is_hidden(boxes)
        hand, area, mine, _ = LEAST[screen][players > 4]
        assert min(widths(boxes, *(f"hand:{seat}:" for seat in range(1, players)))) >= hand, screen
        assert min(widths(boxes, "area:")) >= area, screen
        assert min(widths(boxes, "hand:0:")) >= mine, screen


@pytest.mark.parametrize("players", range(3, 8))
def test_eight_gathered_cards_lie_side_by_side_and_sabotages_bury_nothing(
    visit: Visit, players: int
) -> None:
    for screen, found in on_every_screen(visit, crowded(players)):
        # A question of many lines may lie over the page, which scrolls.
        boxes = [box for box in found if "bar" not in box.what]
        nothing_is_hidden(boxes)
        assert len(widths(boxes, "area:0:")) == len(widths(boxes, "area:1:")) == len(EIGHT)
        assert min(widths(boxes, "area:")) >= LEAST[screen][players > 4][3], screen


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("state", ["answer", "rounds"])
def test_gifts_are_large_and_none_is_hidden(visit: Visit, state: str, players: int) -> None:
    for screen, boxes in on_every_screen(visit, give(players)[state]):
        nothing_is_hidden(boxes)
        least = 26 if screen in ("phone", "sideways") else 60
        assert min(widths(boxes, "column:")) >= least, screen


def test_a_name_is_read_in_full_where_there_is_room_and_does_not_move_while_one_thinks(
    visit: Visit,
) -> None:
    visitor = visit()
    read = """() => [...document.querySelectorAll(".plate .name")].map((each) => {
        const { x, width } = each.getBoundingClientRect();
        return { name: each.innerText, x, width, cut: each.scrollWidth > each.clientWidth };
    })"""
    view = antayagi(4, active=1, waiting=[])
    later = show(visitor.page, visitor.url, Scene(lobby("antayagi-80", 4), view))
    seen: list[list[Any]] = []
    for number, waiting in enumerate(([], [1, 2, 3]), start=2):
        later({"type": "news", "number": number, "now": {"waiting": waiting}, "question": None})
        expect(visitor.page.locator(".dots")).to_have_count(len(waiting))
        seen.append([])
        for width, height in (SCREENS["phone"], SCREENS["desk"], (900, 700)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate(AT_REST)
            seen[-1] += visitor.page.evaluate(read)
    assert [each for each in seen[0] if each["cut"]] == []
    assert seen[0] == seen[1]


def test_every_card_says_what_it_shows(visit: Visit) -> None:
    """A test, or whoever writes one, can read the table."""
    visitor = visit()
    scene = crowded(4)
    show(visitor.page, visitor.url, scene)
    read = """(place) => [...document.querySelectorAll(`[data-anchor^="${place}"]`)]
        .map((each) => each.querySelector("[data-object], [data-back], [data-unseen]"))
        .map((card) => card.dataset.object ?? card.dataset.back ?? "unseen")"""
    assert scene.view
    for seat, hand in enumerate(scene.view["hands"]):
        shown = [card.get("object", card.get("back")) for card in hand]
        assert visitor.page.evaluate(read, f"hand:{seat}:") == shown
        assert visitor.page.evaluate(read, f"area:{seat}:") == scene.view["areas"][seat]
    assert visitor.page.evaluate(read, "laid:") == ["muffin", *["sabotage"] * 3, "treasure"]


@pytest.mark.parametrize("game", GAMES)
def test_before_the_deal_nobody_s_turn_is_shown_and_nothing_is_counted(
    visit: Visit, game: str
) -> None:
    visitor = visit()
    blank = to_builtins(GAMES[game].blank(0, 4))
    show(visitor.page, visitor.url, Scene(lobby(game, 4), blank))
    board = visitor.page.locator("[data-board]")
    assert board.locator("[data-seat]").count() == 4
    assert board.locator(".active").count() == 0
    counts = board.locator(".pile, [data-anchor^='points:']").all_inner_texts()
    assert "".join(counts).strip() == ""


# Whether a sealed offer of each of the two lies on the table, whenever the page changes.
SEALED = """window.seals = [];
new MutationObserver(() => {
    const moment = document.querySelector("[data-moment]")?.dataset.moment;
    const sealed = [0, 1].filter((seat) =>
        document.querySelector(`[data-anchor='offer:${seat}:'] [data-unseen]`));
    const mine = document.querySelectorAll(".mine .sealed").length;
    if (moment) window.seals.push([moment, sealed.join(), mine].join(" "));
}).observe(document, { attributes: true, childList: true, subtree: true });"""


def test_a_sealed_offer_stays_while_another_is_told(visit: Visit) -> None:
    visitor = visit(hurry=False)
    told = event("offer-sealed", "A.T2", seat=1, then={})
    news = {"type": "news", "number": 2, "events": [told], "now": {"waiting": []}, "question": None}
    visitor.page.add_init_script(SEALED)
    show(visitor.page, visitor.url, swap("antayagi-80", 4)["sealed"]._replace(more=(news,)))
    visitor.page.locator("[data-moment='2']").wait_for()
    seals = list(dict.fromkeys(visitor.page.evaluate("window.seals")))
    assert seals == ["1 0 1", "2.0 0,1 1", "2 0,1 1"]


TURNED = {"side": "object", "object": "bone"}


def test_a_sabotage_that_a_hat_has_turned_shows_its_bomb(visit: Visit) -> None:
    visitor = visit()
    scene = swap("antayagi-80", 4)["sabotage"]
    assert scene.view
    show(visitor.page, visitor.url, scene)
    assert visitor.page.locator("[data-bomb]").count() == 0
    scene.view["hands"][0][2] = TURNED
    visitor.page = visitor.open()
    show(visitor.page, visitor.url, scene)
    bomb = visitor.page.locator("[data-act=pick] [data-bomb]")
    assert bomb.evaluate("each => getComputedStyle(each).backgroundImage").startswith("url(")
    label = visitor.page.locator("[data-act=pick]").get_attribute("aria-label")
    assert label
    assert label.endswith(visitor.say("back-sabotage"))


def test_a_plain_back_has_no_name(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    show(visitor.page, visitor.url, swap("antayagi-80", 4)["offer"])
    names = "each => each.querySelector('.name')?.textContent.trim() ?? ''"
    hand = visitor.page.locator(".mine [data-back]")
    assert [each.evaluate(names) for each in hand.all()][::2] == ["", "Sabotage"]


# The number of letters of each name that are seen.
LETTERS = """() => [...document.querySelectorAll(".plate .name")].map((each) =>
    [each.innerText, each.clientWidth / each.scrollWidth * each.innerText.length])"""


def test_with_text_twice_as_large_a_name_is_more_than_a_letter(visit: Visit) -> None:
    for scene in (swap("antayagi-80", 7)["choose"], give(6)["rounds"], give(8)["rounds"]):
        visitor = visit(language="de")
        show(visitor.page, visitor.url, scene)
        visitor.page.add_style_tag(content="html { font-size: 200% !important }")
        for screen in ("phone", "sideways", "tablet"):
            width, height = SCREENS[screen]
            visitor.page.set_viewport_size({"width": width, "height": height})
            names = visitor.page.evaluate(LETTERS)
            assert len(names) == len(scene.lobby["places"])
            assert [each for each in names if each[1] < min(len(each[0]), 3.4)] == [], screen


@pytest.mark.parametrize("players", [3, 4, 7])
def test_a_touch_anywhere_on_their_place_chooses_a_partner(visit: Visit, players: int) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, swap("antayagi-80", players)["choose"])
    for width, height in SCREENS.values():
        visitor.page.set_viewport_size({"width": width, "height": height})
        for seat in range(1, players):
            place = visitor.page.locator(f"[data-seat='{seat}']")
            choose = place.locator("[data-act=choose]")
            whole, button = place.bounding_box(), choose.bounding_box()
            assert whole is not None
            assert button is not None
            assert button["width"] > 0.9 * whole["width"], (width, seat)
            assert button["height"] > 0.9 * whole["height"], (width, seat)
            choose.click()
            expect(choose).to_have_attribute("aria-pressed", "true")
