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
from tests.page.rest import rest
from tests.page.scenes import (
    BOMB,
    LAID,
    PASS,
    WINDOW,
    Scene,
    antayagi,
    asked,
    change,
    event,
    give,
    lobby,
    not_a_hat,
    person,
    show,
    swap,
    touch,
)
from tests.page.visitor import ISOLATES, Visitor

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
# The least width of a gift: of one each with up to five players, and of two each, or with more.
LEAST_GIFT = {
    "phone": (36, 26),
    "sideways": (36, 26),
    "tablet": (60, 60),
    "desk": (125, 60),
    "large": (190, 60),
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
             holds: !card && each.querySelector(
                 "[data-object], [data-back], [data-gift], [data-unseen]") !== null };
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


def on_every_screen(visit: Visit, scene: Scene, *others: Scene) -> Iterator[tuple[str, list[Box]]]:
    """What is drawn on each screen, of one scene of a table after the other; all of it is in view.

    The table is loaded on one screen, another one for each number of players, and then shown on
    the others.
    """
    names = list(SCREENS)
    first = len(scene.lobby["places"]) % len(names)
    names = names[first:] + names[:first]
    width, height = SCREENS[names[0]]
    visitor = visit(language="de", viewport={"width": width, "height": height})
    later = show(visitor.page, visitor.url, scene)
    for number, each in enumerate((scene, *others), start=1):
        if each is not scene:
            change(visitor.page, later, each, number)
        for screen in names:
            yield screen, drawn(visitor, *SCREENS[screen])


def drawn(visitor: Visitor, width: int, height: int) -> list[Box]:
    visitor.page.set_viewport_size({"width": width, "height": height})
    rest(visitor.page)
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


def middle(boxes: list[Box]) -> float:
    return (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2


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
        if screen in ("desk", "large") and players <= 4:  # with more there is no room for that
            own, offers = (
                [box for box in boxes if box.what == "card" and box.place.startswith(place)]
                for place in (("hand:0:",), ("laid:",))
            )
            assert abs(middle(own) - middle(offers)) <= 2, "the hand below the exchange"


# Sizes that many people have, between those of SCREENS.
COMMON = ((360, 640), (375, 667), (390, 700), (1366, 768), (1440, 900), (1920, 1080))
PANELS = """() => [...document.querySelectorAll("[data-board] :is([data-seat], .bar)")]
.map((each) => {
    const { x, y, right, bottom, width } = each.getBoundingClientRect();
    return { place: each.dataset.seat ?? "bar", what: "panel", x, y, right, bottom, width,
             holds: false };
})"""


@pytest.mark.parametrize("players", range(3, 8))
def test_one_s_own_hand_is_in_view_and_no_place_reaches_into_another(
    visit: Visit, players: int
) -> None:
    """Also where the page has to scroll."""
    visitor = visit(language="de")
    for width, height in COMMON:
        visitor.page.set_viewport_size({"width": width, "height": height})
        show(visitor.page, visitor.url, swap("antayagi-80", players)["choose"])
        panels = [Box(**each) for each in visitor.page.evaluate(PANELS)]
        assert len(panels) == players + 1
        for one, other in combinations(panels, 2):
            assert not one.hides(other), (width, height, one, other)
        assert min(panel.y for panel in panels) >= 0, (width, height)
        assert max(panel.bottom for panel in panels) <= height, (width, height)


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
def test_gifts_are_large_and_none_is_hidden(visit: Visit, players: int) -> None:
    """One gift each, and then two."""
    scenes = give(players)
    seen = on_every_screen(visit, scenes["answer"], scenes["rounds"])
    for number, (screen, boxes) in enumerate(seen):
        nothing_is_hidden(boxes)
        few = players < 6 and number < len(SCREENS)
        assert min(widths(boxes, "column:")) >= LEAST_GIFT[screen][not few], screen
        # Eight sit around all sides of a wide table, so that nobody's gifts are small.
        if players == 8 and screen in ("desk", "large"):
            assert (
                min(widths(boxes, "column:1:", "column:4:")) >= {"desk": 100, "large": 170}[screen]
            )


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
            rest(visitor.page)
            seen[-1] += visitor.page.evaluate(read)
    assert [each for each in seen[0] if each["cut"]] == []
    assert seen[0] == seen[1]


def test_every_card_says_what_it_shows(visit: Visit) -> None:
    """A test, or its author, can read the table."""
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


# What is said on the table and in the bar, whenever the page changes.
LINES = """window.lines = [];
new MutationObserver(() => {
    window.lines.push(["[data-narration] > span", ".bar [role=status] > span"]
        .map((place) => document.querySelector(place)?.textContent.trim() ?? ""));
}).observe(document, {
    attributes: true, characterData: true, childList: true, subtree: true,
});"""


def test_nobody_waits_for_somebody_who_is_said_to_have_chosen(visit: Visit) -> None:
    """I have answered, and the other's choice comes before mine has reached the server."""
    visitor = visit(hurry=False)
    visitor.page.add_init_script(LINES)
    scene = swap("antayagi-80", 4)["offer"]._replace(
        then=touch(".mine [data-act=pick]", "[data-act=confirm]")
    )
    later = show(visitor.page, visitor.url, scene)
    name = visitor.page.locator("[data-seat='1'] .plate .name").inner_text()
    waiting = ISOLATES.sub("", visitor.say("page-waiting-for", names=name))
    visitor.until(lambda: waiting in visitor.text, waiting)
    told = event("offer-sealed", "A.T2", seat=1, then={})
    news = {"type": "news", "number": 2, "events": [told], "question": scene.question}
    later({**news, "now": {"waiting": [0]}})
    visitor.page.locator("[data-moment='2']").wait_for()
    lines = [[ISOLATES.sub("", each) for each in pair] for pair in visitor.page.evaluate("lines")]
    said = {sentence for sentence, bar in lines if bar == waiting}
    assert len(said) == 1, said
    assert lines[-1][0] not in said


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
        visitor = visit(language="de", bypass_csp=True)
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
            choose.dblclick()
            expect(choose).to_have_attribute("aria-pressed", "true")


def short_names(scene: Scene) -> Scene:
    """People with names of usual length, one of them away."""
    members = []
    for seat, name in enumerate(("Björn", "María", "Guest", "Bruno", "Dario", "Elsa", "Fidel")):
        if seat < len(scene.lobby["places"]):
            members.append(person(seat + 1, name, seat, connected=seat != 2))
    places = [{"member": each["id"], "bot": None} for each in members]
    return scene._replace(lobby={**scene.lobby, "members": members, "places": places})


PHONES = ((320, 568), (360, 740), (390, 844))
STRIPS = ("choose", "offer", "sealed", "sabotage", "sabotage-armed", "rescue", "no-sabotage")
# Where the hand, the middle, the places, their names and the strip are.
LAYOUT = """() => [...document.querySelectorAll(
    "[data-seat], .plate, .middle, [data-pile], .offer .slot, .mine .hand, .mine .line, .bar"
)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.className.split(" ")[0], each.closest("[data-seat]")?.dataset.seat,
            ...[x, y, width, height].map(Math.round)];
})"""
STEADY = ("seat", "plate", "stack", "slot", "bar", "hand", "line")


def laid_out(visitor: Visitor, width: int, height: int) -> list[Any]:
    """Panels, names, piles, exchange places and the strip, each with its box."""
    visitor.page.set_viewport_size({"width": width, "height": height})
    rest(visitor.page)
    boxes: list[Any] = visitor.page.evaluate(LAYOUT)
    return [box for box in boxes if box[0] in STEADY]


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "nl"])
def test_on_a_phone_nothing_moves_when_something_is_asked(visit: Visit, language: str) -> None:
    """The strip keeps its height through a turn, and all of it is in view with one's own hand."""
    visitor = visit(language=language)
    scenes = [short_names(swap("antayagi-80", 4)[state]) for state in STRIPS]
    later = show(visitor.page, visitor.url, scenes[0])
    steady: dict[tuple[int, int], list[Any]] = {}
    for number, (state, scene) in enumerate(zip(STRIPS, scenes, strict=True), start=1):
        if number > 1:
            change(visitor.page, later, scene, number)
        for size in PHONES:
            boxes = laid_out(visitor, *size)
            bar = next(box for box in boxes if box[0] == "bar")
            assert bar[3] + bar[5] == size[1], (state, size)
            taller = "document.documentElement.scrollHeight > innerHeight"
            assert not visitor.page.evaluate(taller), (state, size, bar)
            bar = next(box for box in boxes if box[0] == "bar")
            hand = next(box for box in boxes if box[0] == "hand" and box[1] == "0")
            assert hand[3] + hand[5] <= bar[3], (state, size)
            for now, then in zip(boxes, steady.setdefault(size, boxes), strict=True):
                moved = [abs(a - b) for a, b in zip(now[2:], then[2:], strict=True)]
                assert now[:2] == then[:2], (state, size)
                assert max(moved) <= 1, (state, size, now, then)  # rounding
            labels = visitor.page.evaluate(
                "[...document.querySelectorAll('.pile .label')].map((each) =>"
                "{ const box = each.getBoundingClientRect(); return [box.x, box.right] })"
            )
            assert all(left >= 4 and right <= size[0] - 4 for left, right in labels), (size, labels)


@pytest.mark.parametrize("screens", [0, 1], ids=["alone", "beside a television"])
@pytest.mark.parametrize(
    "scene",
    [swap("antayagi-80", 4)["sealed"], swap("antayagi-65", 7)["sealed"], give(4)["waiting"]],
    ids=["antayagi-4", "antayagi-7", "not-a-hat-4"],
)
def test_nothing_moves_when_somebody_can_be_nudged(
    visit: Visit, scene: Scene, screens: int
) -> None:
    visitor = visit(language="fr", hurry=False, reduced_motion="reduce")
    players = len(scene.lobby["places"])
    people = [person(seat + 1, f"Anna {seat}", seat) for seat in range(players)]
    places = [{"member": seat + 1, "bot": None} for seat in range(players)]
    here = {**scene.lobby, "members": people, "places": places, "screens": screens}
    view = {**(scene.view or {}), "waiting": [1]}
    show(visitor.page, visitor.url, scene._replace(lobby=here, view=view))
    expect(visitor.page.locator("[data-act=nudge]")).to_be_visible()
    for width, height in ((360, 740), (390, 844), (1366, 850), (1440, 900)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        high, usual = visitor.page.locator(".bar").evaluate(
            "bar => [bar.offsetHeight, parseFloat(getComputedStyle(bar).minHeight)]"
        )
        assert high == usual, (width, height)


@pytest.mark.parametrize(
    "scene",
    [
        *(swap("antayagi-80", 4)[state] for state in ("choose", "sealed", "sabotage")),
        give(4)["answer"],
    ],
)
def test_short_names_are_read_in_full(visit: Visit, scene: Scene) -> None:
    visitor = visit(language="de")
    show(visitor.page, visitor.url, short_names(scene))
    for width, height in (*PHONES, *SCREENS.values()):
        visitor.page.set_viewport_size({"width": width, "height": height})
        rest(visitor.page)
        names = visitor.page.evaluate(LETTERS)
        assert [name for name, letters in names if letters < len(name)] == [], (width, height)


def test_with_many_gifts_short_names_are_read_in_full(visit: Visit) -> None:
    visitor = visit(language="de")
    show(visitor.page, visitor.url, short_names(give(6)["rounds"]))
    for width, height in (*PHONES[1:], SCREENS["desk"]):
        visitor.page.set_viewport_size({"width": width, "height": height})
        rest(visitor.page)
        names = visitor.page.evaluate(LETTERS)
        assert [name for name, letters in names if letters < len(name)] == [], (width, height)
    visitor.page = visitor.open()
    show(visitor.page, visitor.url, give(6)["rounds"])
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        shown = [each.is_visible() for each in visitor.page.locator(".place .bot").all()]
        assert len(set(shown)) == 1, (width, height)


def test_of_two_gifts_the_oldest_is_marked(visit: Visit) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, give(4)["rounds"])
    marks = visitor.page.locator(".oldest")
    expect(marks).to_have_count(4)
    for each in marks.all():
        assert each.locator("xpath=..").get_attribute("data-anchor", timeout=1000) in {
            f"column:{seat}:0:" for seat in range(4)
        }
    visitor.page = visitor.open()
    show(visitor.page, visitor.url, give(4)["answer"])
    expect(visitor.page.locator(".oldest")).to_have_count(0)


def test_places_of_an_exchange_stay_until_both_cards_are_gone(visit: Visit) -> None:
    visitor = visit()
    scene = swap("antayagi-80", 4)["sabotage"]
    later = show(visitor.page, visitor.url, scene._replace(question=None))
    read = """() => [...document.querySelectorAll(".offer")].map((each) => [
        each.querySelector(".label").innerText,
        each.querySelector("[data-object]")?.dataset.object ?? "",
        ...[each.getBoundingClientRect()].flatMap(({ x, width }) => [x, width].map(Math.round)),
    ])"""
    seen: list[Any] = []
    for number, table in enumerate((LAID, LAID[1:], []), start=2):
        now = {"chosen": None, "table": table, "agenda": [{"task": "pass-turn"}]}
        later({"type": "news", "number": number, "now": now, "question": None})
        visitor.page.locator(f"[data-moment='{number}']").wait_for()
        seen.append(visitor.page.evaluate(read))
    names = (
        visitor.say("page-you"),
        visitor.page.locator("[data-seat='1'] .plate .name").inner_text(),
    )
    assert [[each[:2] for each in moment] for moment in seen] == [
        [[names[0], "muffin"], [names[1], "treasure"]],
        [[names[0], ""], [names[1], "treasure"]],
        [["", ""], ["", ""]],
    ]
    boxes = [[each[2:] for each in moment] for moment in seen]
    assert boxes[0] == boxes[1] == boxes[2]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_large_screen_places_keep_their_size_through_the_game(visit: Visit, game: str) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    blank = to_builtins(GAMES[game].blank(0, 4))
    later = show(visitor.page, visitor.url, Scene(lobby(game, 4), blank))
    seen = [laid_out(visitor, *SCREENS[screen]) for screen in ("desk", "large")]
    for number, view in enumerate(stages(game), start=2):
        later({"type": "news", "number": number, "now": view, "question": None})
        visitor.page.locator(f"[data-moment='{number}']").wait_for()
        now = [laid_out(visitor, *SCREENS[screen]) for screen in ("desk", "large")]
        moved = [
            pair
            for one, other in zip(seen, now, strict=True)
            for pair in zip(one, other, strict=True)
            if pair[0] != pair[1]
        ]
        assert moved == [], number


def stages(game: str) -> Iterator[Any]:
    """The table after the deal, with fewer cards, with more, and with many gathered ones."""
    if game == "not-a-hat":
        dealt = not_a_hat(4, penalties=[{"cards": 0, "top": None}] * 4)
        more = [[*column, {"side": "back", "back": "black-left"}] for column in dealt["columns"]]
        yield dealt
        yield {**dealt, "columns": more, "penalties": [{"cards": 2, "top": "kite"}] * 4}
        yield {**dealt, "columns": [[] for _ in more]}
        return
    dealt = antayagi(4, areas=[[]] * 4, scores=[0] * 4)
    yield dealt
    yield {**dealt, "hands": [hand[:2] for hand in dealt["hands"]], **WINDOW}
    yield {**dealt, "hands": [[*hand, hand[0]] for hand in dealt["hands"]]}
    yield {**dealt, "areas": [list(EIGHT)] * 4, "scores": [4] * 4}


def test_the_buttons_for_the_pace_stay_where_they_are(visit: Visit) -> None:
    visitor = visit(hurry=False)
    told = event("offer-sealed", "A.T2", seat=1, then={})
    watch = """window.places = new Set();
        new MutationObserver(() => {
            if (!document.querySelector("[data-moment]")) return;
            const box = document.querySelector("[data-act=hold]")?.getBoundingClientRect();
            window.places.add(box ? `${box.x} ${box.y}` : "none");
        }).observe(document, { attributes: true, childList: true, subtree: true });"""
    for width, height in (*PHONES, SCREENS["desk"]):
        visitor.page.set_viewport_size({"width": width, "height": height})
        later = show(visitor.page, visitor.url, swap("antayagi-80", 4)["sealed"])
        visitor.page.evaluate(watch)
        for number in (2, 3):
            waiting = [1, 2, 3][: 4 - number]
            news = {"events": [told], "now": {"waiting": waiting}, "question": None}
            later({"type": "news", "number": number, **news})
            visitor.page.locator(f"[data-moment='{number}']").wait_for()
        places = visitor.page.evaluate("[...window.places]")
        assert len(places) == 1, places
        assert places != ["none"]
        visitor.page = visitor.open()


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (740, 360)])
def test_however_many_sabotages_one_holds_every_choice_is_on_the_screen(
    visit: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    visitor = visit(language="de", viewport={"width": width, "height": height})
    slots = [{"do": "sabotage", "slot": slot} for slot in range(3)]
    scene = swap("antayagi-80", 4)["sabotage"]._replace(question=asked(*slots, {"do": "pass"}))
    show(visitor.page, visitor.url, scene)
    choices = visitor.page.locator("[data-act=sabotage], [data-act=pass]")
    expect(choices).to_have_count(4)
    for choice in choices.all():
        choice.scroll_into_view_if_needed()
        box = choice.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
