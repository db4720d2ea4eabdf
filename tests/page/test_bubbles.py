"""What is said stands where it covers nothing, and a claim on the card that it is about."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import (
    LAID,
    Json,
    Scene,
    claimed,
    give,
    person,
    said,
    show,
    swap,
    tables,
)
from tests.page.visitor import DESK, PHONE, Visitor

SMALL = {"width": 320, "height": 568}
SIDEWAYS = {"width": 740, "height": 360}
NAMES = (
    "Ana",
    "Maximiliane-Wilhelmina von Hohen",
    "שלום עולם",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Bartholomäus von Habsburg",
    "Li",
    "Konstantinopolitanischer Dudelsa",
    "Zoe",
)
# The boxes of what bubbles must not cover, as far as the bar below does not cover it already, and
# those of the bubbles that are seen.
BOXES = """kept => {
    const bar = document.querySelector(".bar").getBoundingClientRect();
    const box = each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const below = bar.width < innerWidth || each.closest(".bar, [data-speaker]");
        const end = below ? bottom : Math.min(bottom, bar.top);
        return { left, top, right, bottom: end, what: each.outerHTML.slice(0, 90) };
    };
    const seen = each =>
        each.getClientRects().length && getComputedStyle(each).visibility === "visible";
    const all = place => [...document.querySelectorAll(place)].filter(seen).map(box);
    return { kept: all(kept), bubbles: all("[data-speaker]"), wide: innerWidth, high: innerHeight };
}"""
# The bubbles of which something is cut off, or which lie below something else.
UNREAD = """() => [...document.querySelectorAll("[data-speaker]")]
    .filter(each => getComputedStyle(each).visibility === "visible")
    .filter(each => {
        const text = each.querySelector("[data-bubble]"), inside = each.getBoundingClientRect();
        const { top, bottom, left, right } = text.getBoundingClientRect();
        each.style.pointerEvents = "auto";
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        each.style.pointerEvents = "";
        return !each.contains(seen) || top < inside.top - 1 || bottom > inside.bottom + 1;
    })
    .map(each => each.textContent)"""
KEPT = (
    "header, button:not([data-act=area], [data-act=laid]), a, input, select, "
    "[data-anchor^='hand:'], "
    "[data-anchor^='column:'], [data-anchor='offered:'], [data-offer], "
    "[role=status], [data-narration] > span, [data-anchor^='points:']"
)


# Bubbles stay, however slow the machine is.
STAY = """{
    const later = window.setTimeout;
    window.setTimeout = (action, delay = 0, ...more) =>
        delay < 6000 ? later(action, delay, ...more) : 0;
}"""
# Bubbles look for room five times a second; the timers of a page run in their order.
PLACED = "new Promise((done) => setTimeout(done, 250))"


def still(visit: Visit, **options: Any) -> Visitor:
    """Somebody for whom bubbles stay."""
    visitor = visit(hurry=False, reduced_motion="reduce", **options)
    visitor.context.add_init_script(STAY)
    return visitor


def crowded(scene: Scene, talk: list[Json]) -> Scene:
    """The same table, with people of all kinds of names, who speak."""
    players = len(scene.lobby["places"])
    people = [person(seat + 1, NAMES[seat], seat) for seat in range(players)]
    places = [{"member": seat + 1, "bot": None} for seat in range(players)]
    here = {**scene.lobby, "members": people, "places": places}
    spoken = tuple(each | {"member": each["seat"] + 1} for each in talk)
    claims = tuple(each | {"member": each["by"] + 1} for each in scene.claims)
    return scene._replace(lobby=here, said=spoken, claims=claims, then=None)


def antayagi(players: int, state: str) -> Scene:
    about = {"slot": 1, "card": "toxic-waste", "cards": 3}
    talk = [said(seat, "your-card-is", to=(seat + 1) % players, **about) for seat in range(players)]
    return crowded(swap("antayagi-80", players)[state], talk)


def not_a_hat(players: int, state: str) -> Scene:
    talk = [said(seat, "watch-out", to=(seat + 1) % players) for seat in range(players)]
    return crowded(give(players)[state], talk)


def overlap(one: Json, other: Json) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(wide > 0 and high > 0)


def uncovered(page: Page, least: int) -> None:
    """No bubble covers anything that matters, nor another one."""
    expect(page.locator("[data-speaker]")).not_to_have_count(0)
    page.evaluate(PLACED)
    assert page.evaluate(UNREAD) == []
    found = page.evaluate(BOXES, KEPT)
    bubbles = found["bubbles"]
    assert len(bubbles) >= least
    for bubble in bubbles:
        assert 0 <= bubble["left"] < bubble["right"] <= found["wide"], bubble
        assert 0 <= bubble["top"] < bubble["bottom"] <= found["high"], bubble
        covered = [kept for kept in found["kept"] if overlap(bubble, kept)]
        assert not covered, (bubble, covered)
        assert sum(overlap(bubble, other) for other in bubbles) == 1


def fitting(players: int, size: str) -> int:
    """The number of bubbles that fit at least; seven on the smallest screen leave only a line."""
    return players if size == "desk" else 1


SIZES = {"phone": PHONE, "small": SMALL, "sideways": SIDEWAYS, "desk": DESK}


def on_every_screen(visitor: Visitor, scene: Scene) -> None:
    """The table is loaded on this visitor's screen, which is then turned into all others."""
    show(visitor.page, visitor.url, scene)
    here = visitor.page.viewport_size
    for name, size in sorted(SIZES.items(), key=lambda each: each[1] != here):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        uncovered(visitor.page, least=fitting(len(scene.lobby["places"]), name))


@pytest.mark.parametrize(("players", "size"), [(3, "desk"), (5, "sideways"), (7, "phone")])
@pytest.mark.parametrize("state", ["choose", "offer", "sabotage", "rescue", "take"])
def test_in_antayagi_bubbles_cover_nothing_that_matters(
    visit: Visit, state: str, players: int, size: str
) -> None:
    visitor = still(visit, language="de", viewport=SIZES[size])
    on_every_screen(visitor, antayagi(players, state))


@pytest.mark.parametrize(("players", "size"), [(2, "phone"), (5, "small"), (8, "desk")])
@pytest.mark.parametrize("state", ["answer", "name", "rounds"])
def test_in_that_s_not_a_hat_bubbles_cover_nothing_that_matters(
    visit: Visit, state: str, players: int, size: str
) -> None:
    visitor = still(visit, language="fr", viewport=SIZES[size])
    on_every_screen(visitor, not_a_hat(players, state))


def test_bubbles_make_room_when_the_screen_is_turned(visit: Visit) -> None:
    visitor = still(visit, viewport=PHONE)
    show(visitor.page, visitor.url, antayagi(5, "sabotage"))
    for size in (SIDEWAYS, DESK, PHONE):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        uncovered(visitor.page, least=1)


# --- Pins -------------------------------------------------------------------------------


def pinned(page: Page) -> dict[str, list[tuple[str, str]]]:
    """What is pinned to each card: the object, and who says so."""
    found: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-pins]")].map(pins => [
            pins.dataset.pins,
            [...pins.querySelectorAll("[data-pin]")]
                .map(pin => [pin.dataset.pin, pin.innerText.trim()]),
        ]))"""
    )
    return {place: [(card, who) for card, who in all_] for place, all_ in found.items()}


def inside(page: Page) -> bool:
    """Whether every pin lies within its card and on the screen."""
    return bool(
        page.evaluate(
            """() => [...document.querySelectorAll("[data-pin]")].every(pin => {
                const card = pin.closest(".card").getBoundingClientRect();
                const { left, top, right, bottom } = pin.getBoundingClientRect();
                return left >= card.left - 1 && right <= card.right + 1 && top >= card.top - 1 &&
                    bottom <= card.bottom + 1 && left >= 0 && right <= innerWidth;
            })"""
        )
    )


# The names of cards over which a pin lies, and the drawings of which pins hide a third.
COVERED = """() => {
    const [pins, names] = ["[data-pin]", "[data-board] .card .name > span"]
        .map(place => [...document.querySelectorAll(place)].filter(each => each.checkVisibility()));
    const over = (one, other) =>
        Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
        Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const hidden = each => {
        const box = each.getBoundingClientRect();
        const all = pins.map(pin => over(pin.getBoundingClientRect(), box));
        return all.reduce((sum, part) => sum + part, 0) / (box.width * box.height);
    };
    const drawings = [...document.querySelectorAll("[data-anchor^='hand:'] .face > *")];
    return [
        ...names.filter(name => hidden(name) > 0).map(name => name.innerText),
        ...drawings.filter(drawing => hidden(drawing) > 1 / 3).map(each => each.outerHTML),
    ];
}"""


@pytest.mark.parametrize("players", [3, 7])
def test_claims_are_pinned_to_their_cards_with_who_said_them(visit: Visit, players: int) -> None:
    visitor = visit()
    scene = crowded(swap("antayagi-80", players)["pins"], [])
    show(visitor.page, visitor.url, scene)
    for size in SIZES.values():
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        rest(visitor.page)
        shown = pinned(visitor.page)
        # A small card has room for a letter, a larger one for a name.
        names = NAMES[1], visitor.say("page-you")
        mine, theirs = names if size == DESK else (shown["0:0"][0][1], names[1][0])
        assert mine in (names[0], names[0][0])
        assert shown["0:0"] == [("fish", mine)]
        assert shown["0:1"] == [("hat", "M ש")]
        assert shown["1:0"] == [("treasure", theirs)]
        assert len(shown["0:2"]) == players - 1
        assert set(shown) == {"0:0", "0:1", "0:2", "1:0", "2:1"}
        assert inside(visitor.page)
        assert visitor.page.evaluate(COVERED) == []
    visitor.page.locator("[data-act=own-card]").nth(1).press("Enter")
    expect(visitor.page.locator("dialog [data-claim]")).to_have_count(2)


def revealed() -> Json:
    """The left card of seat 1 is laid on the table, and nothing is claimed any more."""
    return {
        "type": "news",
        "number": 3,
        "events": [
            {
                "event": "offers-revealed",
                "why": ["A.T2"],
                "seats": [0, 1],
                "slots": [1, 0],
                "objects": ["muffin", "treasure"],
                "then": {"table": LAID},
                "claims": [],
            }
        ],
        "question": None,
    }


def test_a_pin_goes_when_its_card_does_and_says_what_was_said_last(visit: Visit) -> None:
    """The server decides; the page shows it at the moment when it is told."""
    visitor = visit()
    scene = swap("antayagi-80", 3)["offer"]._replace(claims=(claimed(1, 0, 2, "fish"),))
    otherwise = said(2, "your-card-is", to=1, slot=0, card="hat", cards=3, number=2)
    changed = otherwise | {"claims": [claimed(1, 0, 2, "hat")]}
    show(visitor.page, visitor.url, scene._replace(more=(changed,)))
    assert pinned(visitor.page) == {"1:0": [("hat", "C")]}
    visitor.page.locator("header [data-act=log]").click()
    expect(visitor.page.locator("dialog [data-said]")).to_contain_text("Coco")
    later = visit()
    show(later.page, later.url, scene._replace(more=(changed, revealed())))
    later.until(lambda: pinned(later.page) == {}, "a card without pins")


def test_free_text_stands_in_this_browser_s_log_where_players_may_look_back(visit: Visit) -> None:
    wrote = (said(1, None, text="Qué cosas"),)
    visitor = still(visit)
    show(visitor.page, visitor.url, swap("antayagi-80", 3)["offer"]._replace(said=wrote))
    expect(visitor.page.locator("[data-bubble]")).to_have_text("Qué cosas")
    visitor.page.locator("header [data-act=log]").click()
    expect(visitor.page.locator("dialog [data-said]")).to_contain_text("Qué cosas")
    forgetful = still(visit)
    show(forgetful.page, forgetful.url, give(3)["answer"]._replace(said=wrote))
    expect(forgetful.page.locator("[data-bubble]")).to_have_text("Qué cosas")
    expect(forgetful.page.locator("header [data-act=log]")).to_have_count(0)


def test_a_card_can_be_spoken_of_while_a_partner_is_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.until_offered("antayagi-80", "choose")
    before = len(visitor.sent)
    visitor.open_dialog("talk")
    visitor.page.locator("[data-act=speak-of]").nth(1).click()
    visitor.page.locator("[data-act=claim]").first.click()
    # A bot may have spoken of the same card.
    expect(visitor.page.locator("[data-pins='1:1'] [data-pin]")).not_to_have_count(0)
    sent = [
        {key: each.get(key) for key in ("type", "to", "slot")} for each in visitor.sent[before:]
    ]
    assert sent == [{"type": "say", "to": 1, "slot": 1}]
    assert "choose" in visitor.offered()


def test_a_pin_flies_with_its_card(visit: Visit) -> None:
    visitor = visit(hurry=False)
    scene = swap("antayagi-80", 3)["offer"]._replace(claims=(claimed(1, 0, 2, "fish"),))
    later = show(visitor.page, visitor.url, scene)
    visitor.page.evaluate(
        """() => {
            window.seen = new Set();
            requestAnimationFrame(function look() {
                for (const pins of document.querySelectorAll("[data-pins]")) {
                    const { visibility } = getComputedStyle(pins);
                    window.seen.add(`${pins.closest("[data-flight]") ? "flight" : "hand"}: ` +
                        `${visibility}, ${document.querySelectorAll("[data-flight]").length}`);
                }
                requestAnimationFrame(look);
            });
        }"""
    )
    later(revealed())
    visitor.until(lambda: pinned(visitor.page) == {}, "a card without pins")
    seen = visitor.page.evaluate("[...window.seen]")
    assert "flight: visible, 2" in seen
    assert "hand: visible, 2" not in seen


# --- Who says it ------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "nl"])
def test_what_a_bot_says_for_somebody_stands_in_nobody_s_name(visit: Visit, language: str) -> None:
    """In company() a bot sits in at seat 3 for 👒👒👒, who has said something before."""
    visitor = still(visit, language=language, viewport=DESK)
    hers = claimed(0, 0, 3, "fish") | {"member": 4}
    others = claimed(0, 2, 1, "hat") | {"member": 2}
    its = [claimed(0, 1, 3, "bone"), claimed(0, 2, 3, "hat")]
    words = said(3, "my-card-is", slot=0, card="muffin", cards=3, number=2)
    scene = tables()["people"]._replace(claims=(hers, others, *its), more=(words,))
    show(visitor.page, visitor.url, scene)
    bot = visitor.say("talk-stand-in", name="\u2068👒👒👒\u2069")
    assert bot.startswith("Bot (")
    expect(visitor.page.locator("[data-speaker='3'] bdi")).to_have_text(bot)
    assert pinned(visitor.page)["0:0"] == [("fish", "👒👒👒")]
    assert pinned(visitor.page)["0:1"] == [("bone", bot)]
    # Of two who say the same, the person has a letter and the bot a face.
    assert pinned(visitor.page)["0:2"] == [("hat", "M")]
    assert "page-bot" in visitor.pictures("[data-pins='0:2']")
    visitor.page.locator("[data-act=own-card]").nth(1).press("Enter")
    expect(visitor.page.locator("dialog [data-claim]")).to_contain_text(bot)
    visitor.page.keyboard.press("Escape")
    visitor.open_dialog("log")
    expect(visitor.page.locator("dialog [data-said]")).to_contain_text(bot)


def test_the_menu_closes_when_a_bot_is_let_in(visit: Visit) -> None:
    """Two are away: a second touch in the same place does not replace the other."""
    visitor = visit()
    people = tables()["people"]
    gone = {"connected": False, "away": 600}
    away = [each | (gone if each["id"] > 1 else {}) for each in people.lobby["members"]]
    scene = people._replace(lobby={**people.lobby, "members": away})
    sent: list[Json] = []
    show(visitor.page, visitor.url, scene, sent)
    visitor.open_dialog("menu")
    expect(visitor.page.locator("dialog [data-act=sit-in]")).to_have_count(2)
    visitor.page.locator("dialog [data-act=sit-in]").first.dblclick()
    expect(visitor.page.locator("dialog")).to_have_count(0)
    assert [each["seat"] for each in sent if each["type"] == "seat-bot"] == [1]
