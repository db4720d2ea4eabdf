"""A connection is lost in any phase: the page says so and mends it; every move is there once."""

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor
from tests.page.witness import Witness, phase
from tests.server.running import Server, http

# Many a Lollipop, T-Rex and sabotage, so that every phase comes soon.
DECK = """
game = "antayagi"
name = "Trouble"
[cards.plain]
lollipop = 12
t-rex = 8
bone = 6
treasure = 6
muffin = 4
fish = 4
[cards.sabotage]
lollipop = 8
t-rex = 4
bone = 8
treasure = 4
"""
ANTAYAGI = {"deck": DECK}
HAT = {"options": {"special": True}}
PHASES = {
    "antayagi": {
        "choose", "choose-offers", "armed choose-offers", "window", "armed window",
        "take", "feed", "over",
    },
    "not-a-hat": {"name", "gift", "give", "answer-gift", "armed answer-gift", "over"},
}  # fmt: skip

Trouble = Callable[[Visitor, Server], AbstractContextManager[None]]


@contextmanager
def offline(visitor: Visitor, _: Server) -> Iterator[None]:
    visitor.context.set_offline(True)
    visitor.linked("lost")
    yield
    visitor.context.set_offline(False)
    visitor.linked("open")


@contextmanager
def killed(visitor: Visitor, server: Server) -> Iterator[None]:
    server.stop(signal.SIGKILL)
    visitor.linked("lost")
    yield
    server.start()
    visitor.linked("open")


def reloaded(visitor: Visitor, _: Server) -> AbstractContextManager[None]:
    visitor.page.reload()
    visitor.at_the_table().linked("open")
    return nullcontext()


def left_and_back(visitor: Visitor, _: Server) -> AbstractContextManager[None]:
    visitor.page.go_back()
    expect(visitor.page.locator("[data-game]").first).to_be_visible()
    visitor.page.go_forward()
    visitor.at_the_table().linked("open")
    return nullcontext()


TOUCHING = {offline, killed}
"""Troubles in which the page is still there, and somebody goes on touching it."""
TROUBLES: dict[str, list[Trouble]] = {
    "antayagi-80": [reloaded, left_and_back, offline, killed],
    "antayagi-65": [reloaded, offline],
    "not-a-hat": [reloaded, left_and_back, offline, killed],
}


def table(visitor: Visitor, server: Server, game: str) -> None:
    """With bots, and whatever makes every phase come soon."""
    more = HAT if game == "not-a-hat" else ANTAYAGI
    settings = {"game": game, "players": 3, **more}
    body = {"settings": settings, "name": "Ana", "language": visitor.language}
    made = json.loads(http(server, "/api/tables", body).body)
    visitor.home().page.goto(f"{visitor.url}/t/{made['table']}#k={made['token']}")
    visitor.page.locator("[data-act=start]").click()
    visitor.at_the_table()


def moves(visitor: Visitor) -> list[dict[str, Any]]:
    """What was decided on this page, each once, however often it was sent."""
    plays = {each["key"]: each["answer"] for each in visitor.sent if each["type"] == "play"}
    return list(plays.values())


def settled(visitor: Visitor) -> bool:
    """Whether the server has answered everything."""
    done = {each.get("key") for each in visitor.heard if each["type"] in ("ack", "failed")}
    return all(each["key"] in done for each in visitor.sent if each["type"] == "play")


def recorded(visitor: Visitor, server: Server) -> list[dict[str, Any]]:
    """What the record says that this seat decided."""
    address = visitor.page.url.rpartition("/")[2]
    lines = http(server, f"/api/tables/{address}/record").body.decode().splitlines()
    found = [json.loads(line) for line in lines]
    return [
        {name: value for name, value in line.items() if name != "seat"}
        for line in found
        if line.get("seat") == 0
    ]


class Course:
    """Games in which every trouble comes once in every phase."""

    def __init__(self, visitor: Visitor, server: Server, game: str) -> None:
        self.visitor, self.server, self.game = visitor, server, game
        self.rng, self.witness = Random(21), Witness(visitor)
        wanted = PHASES["not-a-hat" if game == "not-a-hat" else "antayagi"]
        self.left = {where: list(TROUBLES[game]) for where in wanted}

    def go_wrong(self) -> None:
        """What is left for this phase, until a touch ends it."""
        where = phase(self.visitor)
        left = self.left.get(where, [])
        while left and phase(self.visitor) == where:
            trouble = left.pop(0)
            if trouble in TOUCHING and where != "over":
                with trouble(self.visitor, self.server):
                    self.visitor.act(self.rng)
                self.visitor.until(lambda: settled(self.visitor), "an answer")
                return
            self._endure(trouble)

    def _endure(self, trouble: Trouble) -> None:
        before = self.visitor.news[-1]
        with trouble(self.visitor, self.server):
            pass
        self.visitor.until(lambda: self.visitor.touchable or self.visitor.over, "the question")
        after = self.visitor.news[-1]
        assert (after["view"], after["question"]) == (before["view"], before["question"])
        self.witness.look()

    def run(self) -> None:
        while any(self.left.values()):
            self.visitor.sent.clear()
            table(self.visitor, self.server, self.game)
            self.visitor.play(self.rng, self.go_wrong)
            self.go_wrong()
            assert recorded(self.visitor, self.server) == moves(self.visitor)


@pytest.mark.parametrize("game", TROUBLES)
def test_in_every_phase_a_lost_connection_mends_itself_and_no_move_is_lost_or_doubled(
    visit: Visit, own_hurried: Server, game: str
) -> None:
    visitor = visit(own_hurried)
    Course(visitor, own_hurried, game).run()
