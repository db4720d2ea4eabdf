"""After the end: once more, at a new table."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_tables import friends, start
from tests.page.visitor import GAMES, PATIENCE, Visitor
from tests.server.running import Server


def played(visitor: Visitor) -> int:
    """The number of my answers that were sent."""
    return sum(each["type"] == "play" for each in visitor.sent)


def play_on(people: list[Visitor], rng: Random) -> None:
    """Everybody, until each has answered twice."""
    before, end = [played(each) for each in people], monotonic() + PATIENCE
    while any(
        played(each) < sent + 2 and not each.over for each, sent in zip(people, before, strict=True)
    ):
        for person in people:
            person.act(rng)
        people[0].page.wait_for_timeout(10)
        assert monotonic() < end, [person.text for person in people]


def sits(visitor: Visitor, seat: int) -> None:
    expect(visitor.page.locator(f"[data-place='{seat}'].me")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_played_against_bots_plays_again(visit: Visit, game: str) -> None:
    visitor, rng = visit(language="es").against_bots(game), Random(21)
    visitor.play(rng)
    before = visitor.page.url
    visitor.page.locator("[data-act=rematch]").click()
    sits(visitor, 0)
    assert visitor.page.url != before
    start(visitor)
    play_on([visitor], rng)


def test_friends_play_again_and_each_sits_where_they_sat(visit: Visit, house: Server) -> None:
    """The guest asks for it, and the host follows."""
    host, guest = friends(visit, house, "en", "de", game="not-a-hat")
    people, rng = [host, guest], Random(22)
    start(host)
    while not all(person.over for person in people):
        play_on(people, rng)
    guest.page.locator("[data-act=rematch]").click()
    sits(guest, 1)
    expect(host.page.locator("[data-act=rematch]")).to_have_text(host.say("result-to-rematch"))
    host.page.locator("[data-act=rematch]").click()
    sits(host, 0)
    assert host.page.url == guest.page.url
    start(host)
    guest.at_the_table()
    play_on(people, rng)
