"""Pictures of every screen and state, to be looked at: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.scenes import CROWDS, Scene, devices, give, show, swap, tables
from tests.page.television import TELEVISION, beside, televisions
from tests.page.visitor import DESK, PHONE
from tests.server.running import running
from tools.browsers import chromium

SIDEWAYS = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
LARGE_TEXT = "html { font-size: 200% !important }"

LOOKS = [
    ("phone", PHONE, "light", "en"),
    ("phone", PHONE, "dark", "de"),
    ("sideways", SIDEWAYS, "light", "es"),
    ("tablet", TABLET, "dark", "en"),
    ("tablet", TABLET, "light", "es"),
    ("desk", DESK, "light", "de"),
    ("desk", DESK, "dark", "es"),
]


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


def screens(page: Page, url: str, folder: Path) -> None:
    """What is not at a table."""
    for name, path in (("home", "/"), ("about", "/about"), ("nothing-there", "/no/such/page")):
        page.goto(url + path)
        picture(page, folder / f"{name}.png")
    page.goto(f"{url}/t/nowhere000")
    picture(page, folder / "no-such-table.png")
    page.goto(url)
    page.locator("[data-game=not-a-hat] [data-act=friends]").click()
    page.locator("[data-act=portrait]").click()
    picture(page, folder / "introduction.png")
    page.locator("[data-act=introduce]").click()
    expect(page.locator("[data-place]").first).to_be_visible()
    address = page.url
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("form")).to_be_visible()
    picture(page, folder / "joining.png")


def picture(page: Page, path: Path) -> None:
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(400)
    page.screenshot(path=path)


def all_of(browser: Browser, url: str, folder: Path, **options: Any) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(reduced_motion="reduce", **options)
    screens(context.new_page(), url, folder)
    for name, scene in scenes():
        page = context.new_page()
        show(page, url, scene)
        page.wait_for_timeout(350)
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
                page.wait_for_timeout(350)
                page.screenshot(path=here / f"{name}.png")
                page.close()
            if place == "television":
                page = context.new_page()
                page.goto(f"{url}/tv")
                expect(page.locator("[data-code]:not([data-code=''])")).to_be_visible()
                picture(page, here / "pairing.png")
            context.close()


def main(target: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), hurried=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, viewport, scheme, language in LOOKS:
            folder = target / f"{size}-{scheme}-{language}"
            look = {"viewport": viewport, "color_scheme": scheme, "locale": language}
            all_of(browser, server.url, folder, **look)
        large_text(browser, server.url, target / "large-text-de")
        room(browser, server.url, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
