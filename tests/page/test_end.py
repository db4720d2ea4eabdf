"""The end of a game: what the winners needed, and the table that one looks at afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import BROKEN_NAMES, EVENING, give, show, swap
from tests.page.television import UNSEEN, on_television
from tests.page.visitor import DESK, ISOLATES, PHONE


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "nl"])
def test_the_result_says_how_many_points_each_needed(visit: Visit, language: str) -> None:
    """Somebody with as many points as the winner needed more."""
    visitor = visit(language=language)
    scene = swap("antayagi-80", 3)["result"]
    assert scene.view
    view = {**scene.view, "scores": [5, 5, 1], "needed": [5, 6, 5]}
    show(visitor.page, visitor.url, scene._replace(view=view))
    texts = visitor.page.locator("dialog ol b").all_inner_texts()
    rows = [ISOLATES.sub("", each) for each in texts]
    assert [each.split()[0] for each in rows] == ["5/5", "5/6", "1/5"]
    assert rows[0] == visitor.say("result-points-of", points=5, needed=5)


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
def test_at_the_end_only_winners_are_marked_and_the_strip_leads_to_the_result(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    visitor = visit(viewport=size)
    scene = (swap(game, 4) if game == "antayagi-80" else give(4))["result"]
    assert scene.view
    more = {"active": 2} if game == "antayagi-80" else {"giver": 3}
    scene = scene._replace(view={**scene.view, **more, "winners": [1]})
    show(visitor.page, visitor.url, scene)
    visitor.page.locator("dialog [data-act=close]").click()
    rest(visitor.page)
    expect(visitor.page.locator("[data-winner]")).to_have_count(1)
    expect(visitor.page.locator("[data-seat='1'] [data-winner]")).to_be_attached()
    assert visitor.page.locator("[data-seat].active, .plate.active").count() == 0
    strip = visitor.page.locator(".bar").bounding_box()
    button = visitor.page.locator("[data-act=reopen]").bounding_box()
    assert strip
    assert button
    assert strip["y"] <= button["y"]
    assert button["y"] + button["height"] <= strip["y"] + strip["height"]
    visitor.page.locator("[data-act=reopen]").click()
    expect(visitor.page.locator("dialog [data-won]")).to_have_count(1)


def test_paper_rains_for_winners_and_for_those_who_only_watch(visit: Visit) -> None:
    visitor = visit()
    scene = swap("antayagi-80", 4)["result"]
    unseen = {"watcher": None, "hands": [[UNSEEN] * 3] * 4}
    for winner, me, rains in ((0, {}, 1), (2, {}, 0), (2, unseen, 1)):
        visitor.page.close()
        visitor.page = visitor.open()
        view = {**(scene.view or {}), "winners": [winner], **me}
        over = scene._replace(view=view, member=None if me else 1)
        show(visitor.page, visitor.url, over)
        expect(visitor.page.locator("dialog [data-won]")).to_have_count(1)
        expect(visitor.page.locator("[data-confetti]")).to_have_count(rains)


def test_on_a_small_phone_the_next_game_is_in_view(visit: Visit) -> None:
    visitor = visit(viewport={"width": 360, "height": 640})
    scene = swap("antayagi-80", 4)["result"]
    # Two have the same name, and somebody is called like the line of all bots.
    names = ("Ana", "Max", "Max", visitor.say("evening-bots"), None)
    scores: list[Any] = [
        {"member": None if name is None else number, "name": name, "won": {}}
        for number, name in enumerate(names, start=1)
    ]
    evening = {**scene.lobby, "evening": {**EVENING, "scores": scores}}
    show(visitor.page, visitor.url, scene._replace(lobby=evening))
    expect(visitor.page.locator("dialog [data-evening] tbody tr")).to_have_count(len(names))
    expect(visitor.page.locator("[data-act=rematch]")).to_be_in_viewport(ratio=1)
    assert visitor.page.evaluate(BROKEN_NAMES) == []


def test_a_game_that_was_ended_has_neither_trophy_nor_ranks(visit: Visit) -> None:
    visitor = visit()
    scene = swap("antayagi-80", 4)["result"]
    over = {**scene.lobby, "state": "ended"}
    assert scene.view
    view = {**scene.view, "winners": []}
    show(visitor.page, visitor.url, scene._replace(lobby=over, view=view))
    expect(visitor.page.locator("dialog ol li")).to_have_count(4)
    expect(visitor.page.locator("dialog .crown")).to_have_count(0)
    screen = visit(viewport=DESK)
    show(screen.page, screen.url, on_television(over, {**view, "watcher": None}))
    expect(screen.page.locator("[data-result] li")).to_have_count(4)
    assert "page-trophy" not in screen.pictures("[data-result]")
