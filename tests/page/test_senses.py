"""Moments of their own, dealt cards, sounds, vibration; and a page that keeps still and quiet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.scenes import LAID, WINDOW, Json, Scene, antayagi, event, lobby, not_a_hat, show
from tests.page.visitor import DESK, Visitor

# Every effect that is ever drawn, every card that is seen to be dealt, and every sound.
NOTICE = """
window.noticed = { effects: [], flights: new Set(), sounds: 0, notes: [], buzzes: 0 };
new MutationObserver(() => {
    const { effects } = window.noticed;
    const effect = document.querySelector("[data-effect]")?.dataset.effect;
    if (effect && effects.at(-1) !== effect) effects.push(effect);
}).observe(document, { childList: true, subtree: true });
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
    if ("flight" in this.dataset) window.noticed.flights.add(this.dataset.flight);
    return animate.apply(this, how);
};
const { createGain } = AudioContext.prototype;
AudioContext.prototype.createGain = function () {
    window.noticed.sounds += 1;
    return createGain.call(this);
};
const { setValueAtTime } = AudioParam.prototype;
AudioParam.prototype.setValueAtTime = function (value, time) {
    window.noticed.notes.push(value);
    return setValueAtTime.call(this, value, time);
};
navigator.vibrate = () => {
    window.noticed.buzzes += 1;
    return true;
};
"""
SEATS = 4
HAND = antayagi(SEATS)["hands"][1]


def arrival(card: str) -> Json:
    facts = {"seat": 1, "object": card, "origin": "table", "giver": 0, "slot": 0}
    return {**event("arrived", "A.T5", **facts), "then": {"areas": {"1": [card]}}}


HAPPENINGS: dict[str, Json] = {
    "sabotage": {
        **event("sabotaged", "A.X1", seat=1, slot=0),
        "then": {"table": [*LAID, {"side": "back", "seat": 1}]},
    },
    "t-rex": event("ate", "A.O7", seat=1, food="bone"),
    "muffin": arrival("muffin"),
    "lollipop": arrival("lollipop"),
    "hat": event("turned", "A.O3", seat=1, hand=HAND),
    "win": event("game-won", "A.T7", seat=1),
}


def told(visitor: Visitor, happened: Json) -> Scene:
    """A table at which that happens next."""
    news = {"type": "news", "number": 2, "events": [happened], "now": {}, "question": None}
    visitor.context.add_init_script(NOTICE)
    here = lobby("antayagi-80", SEATS)
    return Scene(here, antayagi(SEATS, **WINDOW), more=(news,))


def noticed(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("window.noticed")
    return found


@pytest.mark.parametrize("effect", HAPPENINGS)
def test_what_cards_do_has_a_moment_of_its_own(visit: Visit, effect: str) -> None:
    visitor = visit(hurry=False)
    show(visitor.page, visitor.url, told(visitor, HAPPENINGS[effect]))
    visitor.until(lambda: noticed(visitor)["effects"] == [effect], f"the effect {effect}")
    visitor.until(lambda: not visitor.page.locator("[data-effect]").count(), "its end")


def test_what_is_eaten_leaves_the_area_together_with_its_points(visit: Visit) -> None:
    visitor = visit(hurry=False)
    eaten = {
        **event("discarded", "A.O7", seat=1, object="treasure", origin="area", slot=1),
        "then": {"areas": {"1": ["t-rex", "hat"]}, "scores": {"1": 2}},
    }
    scene = told(visitor, eaten)
    visitor.context.add_init_script(
        """window.areas = new Set();
        requestAnimationFrame(function look() {
            const cards = [...document.querySelectorAll("[data-anchor^='area:1:']")];
            const seen = cards.filter((each) => getComputedStyle(each).visibility === "visible");
            const points = document.querySelector("[data-anchor='points:1:'] b");
            if (points) window.areas.add(`${seen.length} ${points.innerText}`);
            requestAnimationFrame(look);
        });"""
    )
    show(visitor.page, visitor.url, scene)
    points = visitor.page.locator("[data-anchor='points:1:'] b")
    expect(points).to_have_text("2/5")
    assert visitor.page.evaluate("[...window.areas]") == ["3 3/5", "2 2/5"]


def test_cards_that_a_hat_turns_are_told_of_when_it_has_gone_and_they_lie_there(
    visit: Visit,
) -> None:
    visitor = visit(hurry=False)
    hand = [{"side": "object", "object": each} for each in ("hat", "fish", "bone")]
    turned = {**event("turned", "A.O3", seat=0, hand=hand), "then": {"hands": {"0": hand}}}
    scene = told(visitor, turned)
    visitor.context.add_init_script(
        """window.early = [];
        new MutationObserver(() => {
            const told = document.querySelector("[data-narration] span")?.innerText;
            const hats = document.querySelectorAll("[data-effect]").length;
            const turned = document.querySelectorAll(".mine .hand [data-object]").length === 3;
            if (told && (hats || !turned)) window.early.push([told, hats, turned]);
        }).observe(document, { childList: true, characterData: true, subtree: true });"""
    )
    show(visitor.page, visitor.url, scene)
    visitor.until(lambda: visitor.page.locator("[data-narration] span").count(), "the sentence")
    assert noticed(visitor)["effects"] == ["hat"]
    assert visitor.page.evaluate("window.early") == []


@pytest.mark.parametrize("winners", [[1], [1, 2, 3]])
def test_all_who_win_are_celebrated_and_nothing_of_it_leaves_the_screen(
    visit: Visit, winners: list[int]
) -> None:
    visitor = visit(hurry=False, viewport=DESK)
    visitor.context.add_init_script(
        """window.trophies = [];
        requestAnimationFrame(function look() {
            const all = [...document.querySelectorAll("[data-effect=win]")];
            window.trophies.push(all.map((each) => {
                const { left, top, right, bottom } =
                    each.querySelector(".burst").getBoundingClientRect();
                return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            }));
            requestAnimationFrame(look);
        });"""
    )
    gifts = [["hat"], ["fork"], ["key"], ["crown"]]
    won = event("game-ended", "H.E2", winners=winners, scores=[3, 0, 0, 0], gifts=gifts)
    news = {"type": "news", "number": 2, "events": [{**won, "then": {"winners": winners}}]}
    scene = Scene(lobby("not-a-hat", SEATS), not_a_hat(SEATS), more=({**news, "question": None},))
    show(visitor.page, visitor.url, scene)
    visitor.until(
        lambda: any(map(len, visitor.page.evaluate("window.trophies"))), "a trophy for each"
    )
    visitor.until(lambda: not visitor.page.locator("[data-effect]").count(), "its end")
    seen = visitor.page.evaluate("window.trophies.filter((each) => each.length)")
    assert {len(each) for each in seen} == {len(winners)}
    assert all(inside for each in seen for inside in each)


FANFARE, CALM = 1319, 349
"""The last note of each of the sounds with which a game can end."""
TOUCHED = """Object.defineProperty(
    Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: true }) }
)"""


@pytest.mark.parametrize(
    ("game", "winner", "watcher", "note"),
    [
        ("antayagi-80", 0, 0, FANFARE),
        ("antayagi-80", 1, 0, CALM),
        ("not-a-hat", 1, 0, CALM),
        ("not-a-hat", 1, None, FANFARE),
    ],
)
def test_the_fanfare_is_for_winners_and_for_those_who_only_watch(
    visit: Visit, game: str, winner: int, watcher: int | None, note: int
) -> None:
    visitor = visit(hurry=False)
    visitor.context.add_init_script(NOTICE + TOUCHED)
    if game == "not-a-hat":
        view = not_a_hat(SEATS, watcher=watcher)
        gifts = [["hat"], ["fork"], ["key"], ["crown"]]
        end = event("game-ended", "H.E2", winners=[winner], scores=[3, 0, 0, 0], gifts=gifts)
    else:
        view, end = antayagi(SEATS, **WINDOW), event("game-won", "A.T7", seat=winner)
    news = {"type": "news", "number": 2, "events": [end], "now": {}, "question": None}
    member = None if watcher is None else 1
    scene = Scene(lobby(game, SEATS), view, more=(news,), member=member)
    show(visitor.page, visitor.url, scene)
    visitor.until(lambda: {FANFARE, CALM} & {*noticed(visitor)["notes"]}, "the sound of the end")
    visitor.until(lambda: visitor.page.locator("[data-moment='2']").count() == 1, "the moment")
    assert {FANFARE, CALM} & {*noticed(visitor)["notes"]} == {note}


@pytest.mark.parametrize("effect", HAPPENINGS)
def test_reduced_motion_shows_no_effect(visit: Visit, effect: str) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, told(visitor, HAPPENINGS[effect]))
    visitor.until(lambda: visitor.page.locator("[data-moment='2']").count() == 1, "the moment")
    assert noticed(visitor)["effects"] == []


def test_cards_are_dealt_one_by_one(visit: Visit) -> None:
    visitor = visit(hurry=False)
    hands = antayagi(SEATS)["hands"]
    then = {"hands": hands, "draw": {"cards": 68, "top": "plain"}}
    dealt = {**event("dealt", "A.S3", first=0, hands=hands), "then": then}
    scene = told(visitor, dealt)
    show(visitor.page, visitor.url, scene._replace(view=antayagi(SEATS, hands=[[]] * SEATS)))
    flights = "window.noticed.flights.size"
    visitor.until(lambda: visitor.page.evaluate(flights) == 3 * SEATS, "twelve cards on their way")


def test_my_turn_is_heard_and_felt(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(NOTICE)
    visitor.against_bots("antayagi-80").asked()
    visitor.until(lambda: noticed(visitor)["sounds"] > 0, "a sound")
    assert noticed(visitor)["buzzes"] > 0


def test_nothing_is_heard_or_felt_when_it_is_switched_off(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(NOTICE)
    visitor.home()
    settings = "localStorage.setItem('hatbox.settings', JSON.stringify({ sounds: false }))"
    visitor.page.evaluate(settings)
    visitor.against_bots("antayagi-80")
    for _ in range(4):
        visitor.turn(Random(1))
    assert noticed(visitor)["sounds"] == noticed(visitor)["buzzes"] == 0
