"""Moments of their own, dealt cards, sounds, vibration; and a page that keeps still and quiet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.scenes import WINDOW, Json, Scene, antayagi, event, lobby, not_a_hat, show
from tests.page.visitor import DESK, Visitor

# Every effect that is ever drawn, every card that is seen to be dealt, and every sound.
NOTICE = """
window.noticed = { effects: [], flights: new Set(), sounds: 0, buzzes: 0 };
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
    "sabotage": event("sabotaged", "A.X1", seat=1, slot=0),
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


def test_reduced_motion_shows_no_effect(visit: Visit) -> None:
    visitor = visit()
    show(visitor.page, visitor.url, told(visitor, HAPPENINGS["sabotage"]))
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
