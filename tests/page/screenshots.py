"""Pictures of every screen and state, to be looked at: `make screenshots`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.page import motion
from tests.page.conftest import FLAGS
from tests.page.rest import rest
from tests.page.scenes import CROWDS, Json, Scene, devices, give, show, swap, tables
from tests.page.television import TELEVISION, beside, televisions
from tests.page.test_screens import SCREENS, explained, theatre
from tests.page.visitor import DESK, PHONE, Visitor
from tests.server.running import running
from tools.browsers import chromium

SIDEWAYS = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
LARGE_TEXT = "html { font-size: 200% !important }"

Part = Callable[[Browser, str, Path], None]
Look = tuple[str, dict[str, int], str, str]

LOOKS: list[Look] = [
    ("phone", PHONE, "light", "en"),
    ("phone", PHONE, "dark", "de"),
    ("sideways", SIDEWAYS, "light", "es"),
    ("tablet", TABLET, "dark", "en"),
    ("tablet", TABLET, "light", "es"),
    ("desk", DESK, "light", "de"),
    ("desk", DESK, "dark", "es"),
]
MOVING: list[Look] = [("phone", PHONE, "light", "nl"), ("desk", DESK, "dark", "fr")]


def nothing_there(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/no/such/page")


def introduction(visitor: Visitor) -> None:
    visitor.home().page.locator("[data-game=not-a-hat] [data-act=friends]").click()
    visitor.page.locator("[data-act=portrait]").click()


SHOWN = {
    **SCREENS,
    "nothing-there": nothing_there,
    "introduction": introduction,
    "theatre-check": theatre("[data-act=record]"),
    "theatre-moments": theatre("[data-act=moments]"),
    "card-and-hint": explained,
}


def scenes() -> Iterator[tuple[str, Scene]]:
    for players in range(3, 8):
        for state, scene in swap("antayagi-80", players).items():
            if players == 4 or state in CROWDS:
                yield f"antayagi-80-{players}-{state}", scene
    yield "antayagi-65-4-sabotage", swap("antayagi-65", 4)["sabotage"]
    for players in range(2, 9):
        for state, scene in give(players).items():
            if players == 4 or state in CROWDS:
                yield f"not-a-hat-{players}-{state}", scene
    for state, scene in {**tables(), **devices()}.items():
        yield f"table-{state}", scene


def screens(browser: Browser, url: str, folder: Path, look: Json) -> None:
    """What tests look at with axe, from the home page to the highlights of a game."""
    folder.mkdir(parents=True, exist_ok=True)
    more = {name: each for name, each in look.items() if name != "locale"}
    for name, go in SHOWN.items():
        language, hints = look["locale"], go is explained
        visitor = Visitor(browser, url, language=language, hints=hints, painted=True, **more)
        go(visitor)
        expect(visitor.page.locator("h1").first).to_be_attached()
        rest(visitor.page)
        visitor.page.screenshot(path=folder / f"{name}.png")
        visitor.close()


def states(browser: Browser, url: str, folder: Path, look: Json) -> None:
    """Tables in every state."""
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(reduced_motion="reduce", **look)
    for name, scene in scenes():
        page = context.new_page()
        show(page, url, scene)
        page.screenshot(path=folder / f"{name}.png")
        page.close()
    context.close()


def large_text(browser: Browser, url: str, folder: Path) -> None:
    """Twice as large, the whole page."""
    folder.mkdir(parents=True, exist_ok=True)
    look: dict[str, Any] = {"viewport": PHONE, "locale": "de", "reduced_motion": "reduce"}
    context = browser.new_context(**look)
    for name, scene in scenes():
        if "-4-" in name or name.startswith("table-"):
            page = context.new_page()
            show(page, url, scene)
            page.add_style_tag(content=LARGE_TEXT)
            page.wait_for_timeout(200)
            page.screenshot(path=folder / f"{name}.png", full_page=True)
            page.close()
    context.close()


def room(browser: Browser, url: str, folder: Path) -> None:
    """A television without a table and with one, by day and by night; and what lies beside it."""
    drawn = (("television", TELEVISION, televisions()), ("beside", DESK, beside()))
    for scheme, language in (("light", "de"), ("dark", "fr")):
        for place, viewport, found in drawn:
            here = folder / f"{place}-{scheme}-{language}"
            here.mkdir(parents=True, exist_ok=True)
            look: dict[str, Any] = {"viewport": viewport, "color_scheme": scheme}
            context = browser.new_context(reduced_motion="reduce", locale=language, **look)
            for name, scene in found.items():
                page = context.new_page()
                show(page, url, scene)
                page.screenshot(path=here / f"{name}.png")
                page.close()
            if place == "television":
                page = context.new_page()
                page.goto(f"{url}/tv")
                expect(page.locator("[data-code]:not([data-code=''])")).to_be_visible()
                rest(page)
                page.screenshot(path=here / "pairing.png")
            context.close()


def in_looks(take: Callable[[Browser, str, Path, Json], None], looks: list[Look]) -> Part:
    """Pictures that are taken in several looks."""

    def part(browser: Browser, url: str, target: Path) -> None:
        for size, viewport, scheme, language in looks:
            look: Json = {"viewport": viewport, "color_scheme": scheme, "locale": language}
            take(browser, url, target / f"{size}-{scheme}-{language}", look)

    return part


PARTS: dict[str, Part] = {
    "screens": in_looks(screens, LOOKS),
    "states": in_looks(states, LOOKS),
    "large-text": large_text,
    "television": room,
    "motion": in_looks(motion.pictures, MOVING),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", choices=PARTS, nargs="+", default=list(PARTS), help="parts")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), hurried=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in wanted.only:
            PARTS[name](browser, server.url, wanted.folder / name)


if __name__ == "__main__":
    main()
