"""The pictures of the documentation, from real games: `make pictures`.

They are of deals with a name, in which the bots always do the same, so that a picture changes only
when the page does.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.visitor import Visitor, alone
from tests.server.running import running
from tools.browsers import chromium

SIZE = {"width": 1200, "height": 740}
PICTURES = {
    "antayagi-80-4-sharp-2026-11-18": ("pick", 9),
    "not-a-hat-4-sharp-2026-11-18": ("accept", 4),
}
"""For each deal what is offered when the picture is taken, and after how many touches."""


def table(visitor: Visitor, deal: str, act: str, touches: int) -> None:
    """Play on until something is asked and nothing moves."""
    visitor.page.goto(f"{visitor.url}/deal/{deal}")
    visitor.page.locator("[data-act=play-deal]").click()
    visitor.at_the_table()
    rng, touched = Random(1), 0
    while visitor.asked_or_over():
        offered, news = visitor.shown()
        if touched >= touches and act in offered and alone(news):
            break
        touched += visitor.act(rng)
    expect(visitor.page.locator("[data-board]")).to_be_visible()
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(600)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), hurried=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for deal, (act, touches) in PICTURES.items():
            look: dict[str, Any] = {"viewport": SIZE, "color_scheme": "light"}
            visitor = Visitor(browser, server.url, painted=True, **look)
            known = "{ name: 'Ana', portrait: 'fox' }"
            visitor.context.add_init_script(
                f"localStorage.setItem('hatbox.settings', JSON.stringify({known}))"
            )
            table(visitor, deal, act, touches)
            name = deal.split("-4-")[0]
            # A quarter of the size of a PNG, and no difference to be seen.
            visitor.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=86)
            visitor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
