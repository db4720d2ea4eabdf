"""Somebody in front of a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1366, "height": 850}
GAMES = ("antayagi-80", "not-a-hat", "antayagi-65")
"""In the order of the home screen."""

# The page waits so that people can read; nobody reads here.
HURRY = """
const later = window.setTimeout;
window.setTimeout = (action, delay, ...more) => later(action, (delay ?? 0) / 25, ...more);
"""
# What can be touched in a game, what is most urgent first.
PLACES = (
    "dialog .say button",
    "dialog .row button[aria-pressed=false]",
    "dialog li button",
    ".takable",
    ".seat .choose",
    ".bar .choices button",
    ".mine .pickable",
)
ISOLATES = re.compile("[\u2066-\u2069]")


class Visitor:
    """A page, what went wrong on it, and what the server told it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        hurry: bool = True,
        **options: Any,
    ) -> None:
        self.url, self.language = url, language
        motion = "reduce" if hurry else "no-preference"
        self.context = browser.new_context(
            **{"viewport": PHONE, "reduced_motion": motion, **options}, locale=language
        )
        if hurry:
            self.context.add_init_script(HURRY)
        self.faults: list[str] = []
        self.news: list[dict[str, Any]] = []
        self.page = self.open()

    def open(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self._outside(request.url))
        page.on("websocket", self._listen)
        return page

    def _outside(self, address: str) -> None:
        if not address.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"asked somebody else: {address}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "news":
            self.news.append(message)

    def close(self) -> None:
        self.context.close()
        assert self.faults == []

    # --- Going somewhere ------------------------------------------------------------------

    def home(self) -> Visitor:
        self.page.goto(self.url)
        expect(self.page.locator("h1")).to_be_visible()
        return self

    def against_bots(self, game: str) -> Visitor:
        """Two clicks from nowhere: the address, and the button."""
        self.home()
        self.page.locator(".choices .ribbon").nth(GAMES.index(game)).click()
        expect(self.page.locator(".board")).to_be_visible()
        return self

    def with_friends(self, game: str) -> Visitor:
        self.home()
        self.page.locator(".choices .button:not(.ribbon)").nth(GAMES.index(game)).click()
        expect(self.page.locator(".start")).to_be_visible()
        return self

    # --- Looking --------------------------------------------------------------------------

    @property
    def text(self) -> str:
        return ISOLATES.sub("", self.page.locator("body").inner_text())

    @property
    def over(self) -> bool:
        return self.page.locator("dialog li.won").count() > 0

    def pictures(self, within: str = "body") -> list[str]:
        """What the drawings show: `object-hat`, `gift-hat`, …"""
        names = self.page.locator(f"{within} img").evaluate_all(
            "all => all.map(each => each.getAttribute('src'))"
        )
        found = (re.search(r"pictures/([a-z0-9-]+)-[0-9a-f]{8}\.svg", name) for name in names)
        return [each[1] for each in found if each]

    def wider_than_the_screen(self) -> int:
        wide: int = self.page.evaluate(
            "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide

    # --- Playing --------------------------------------------------------------------------

    @property
    def touchable(self) -> bool:
        """Whether I am asked something."""
        return self.page.locator(", ".join(f"{place}:enabled" for place in PLACES)).count() > 0

    def act(self, rng: Random) -> bool:
        """One touch, if there is anything to touch."""
        return any(_touch(self.page, place, rng) for place in PLACES)

    def play(self, rng: Random, watch: Callable[[], None] = lambda: None) -> None:
        """To the end; `watch` is called before every touch."""
        for _ in range(4000):
            if self.over:
                return
            if self.touchable:
                watch()
                self.act(rng)
            else:
                self.page.wait_for_timeout(15)
        raise AssertionError("The game does not end: " + self.text)


def _touch(page: Page, place: str, rng: Random) -> bool:
    """The page may change between looking and touching, as it may for people."""
    found = page.locator(f"{place}:enabled")
    try:
        handles = found.element_handles()
        if not handles:
            return False
        rng.choice(handles).click(timeout=1500, force=True)
    except Exception as error:  # Playwright has no kind for "it was gone"
        if not re.search("detached|Timeout|not attached|outside|visible", str(error)):
            raise
        return False
    return True
