"""Pictures of every screen and state, to be looked at: `make screenshots`."""

from __future__ import annotations

import json
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random

from playwright.sync_api import expect, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.test_screens import SCREENS
from tests.page.visitor import DESK, GAMES, PHONE, Visitor
from tests.server.running import Server, http, running
from tools.browsers import chromium

TABLET = {"width": 820, "height": 1180}
LOOKS = [
    ("phone", PHONE, "light", "en"),
    ("phone", PHONE, "dark", "de"),
    ("tablet", TABLET, "light", "es"),
    ("desk", DESK, "light", "de"),
    ("desk", DESK, "dark", "en"),
]
STATES = {
    "choose": ".seat .choose",
    "take": ".takable",
    "offer": ".mine .pickable:not(.aimed)",
    "armed": ".mine .aimed",
    "sabotage": ".bar .sabotage",
    "answer": ".bar .choices button",
    "picked": "dialog .say",
}
MOST_PLAYERS = {"antayagi-80": 7, "antayagi-65": 7, "not-a-hat": 8}


def screens(visitor: Visitor, folder: Path) -> None:
    for name, go in SCREENS.items():
        go(visitor)
        visitor.page.wait_for_timeout(500)
        visitor.page.screenshot(path=folder / f"{name}.png")
        visitor.page.goto("about:blank")


def whole_game(visitor: Visitor, game: str, folder: Path) -> None:
    """The first time that each state is there."""
    visitor.against_bots(game)
    seen: set[str] = set()

    def look() -> None:
        for state, place in STATES.items():
            if state not in seen and visitor.page.locator(place).count():
                seen.add(state)
                visitor.page.wait_for_timeout(350)
                visitor.page.screenshot(path=folder / f"{game}-{state}.png")

    visitor.play(Random(4), look)
    visitor.page.screenshot(path=folder / f"{game}-result.png")


def full_table(visitor: Visitor, server: Server, game: str, folder: Path) -> None:
    """As many players as can sit there."""
    body = {"game": game, "players": MOST_PLAYERS[game], "name": "Ana", "language": "en"}
    ticket = json.loads(http(server, "/api/quick", body).body)
    visitor.page.goto(f"{visitor.url}/t/{ticket['table']}#k={ticket['token']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    visitor.page.wait_for_timeout(2500)
    visitor.page.screenshot(path=folder / f"{game}-full.png", full_page=True)


def main(target: Path) -> None:
    taken = count()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), hurried=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, viewport, scheme, language in LOOKS:
            folder = target / f"{size}-{scheme}-{language}"
            folder.mkdir(parents=True, exist_ok=True)
            visitor = Visitor(
                browser, server.url, language=language, viewport=viewport, color_scheme=scheme
            )
            screens(visitor, folder)
            for game in GAMES[: 3 if next(taken) == 0 else 2]:
                whole_game(visitor, game, folder)
                full_table(visitor, server, game, folder)
            visitor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
