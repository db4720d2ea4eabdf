"""A page that has come to rest: nothing moves, and nothing that it needs is still on its way."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request

AT_REST = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((each) => each.decode().catch(() => null)));
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter((each) =>
        each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity);
    do {
        await frame();
        await frame();
    } while (moving().length);
}"""
ROUNDS = 500
"""Number of looks after which a request that a test holds back is no longer waited for."""
_fetched: WeakKeyDictionary[Page, list[int]] = WeakKeyDictionary()


def watch(page: Page) -> None:
    """Count what the page asks for, and what has come: parts of it are fetched when needed."""
    if page in _fetched:
        return
    counts = _fetched[page] = [0, 0]

    def count(place: int) -> Callable[[Request], None]:
        def one_more(_: Request) -> None:
            counts[place] += 1

        return one_more

    page.on("request", count(0))
    page.on("requestfinished", count(1))
    page.on("requestfailed", count(1))


def arrived(page: Page) -> None:
    """Wait until what the page has asked for has come."""
    for _ in range(ROUNDS):
        asked, came = _fetched[page]
        if asked == came:
            return
        page.wait_for_timeout(10)


def rest(page: Page) -> None:
    """Wait until the page is at rest."""
    counts = _fetched[page]
    for _ in range(ROUNDS):
        before = counts[0]
        page.evaluate(AT_REST)
        if counts == [before, before]:
            return
