"""Every screen: nothing that axe finds, nothing too wide, and quick to load."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import DESK, PHONE, Visitor

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "hatbox" / "server" / "page"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 150_000

Going = Callable[[Visitor], object]


def asked(visitor: Visitor) -> None:
    while not visitor.touchable:
        visitor.page.wait_for_timeout(15)


def picker(visitor: Visitor) -> None:
    visitor.against_bots("not-a-hat")
    rng = Random(5)
    while not visitor.page.locator("dialog").count():
        if visitor.touchable:
            visitor.act(rng)
        visitor.page.wait_for_timeout(15)


def table(game: str) -> Going:
    def go(visitor: Visitor) -> None:
        visitor.against_bots(game)
        asked(visitor)

    return go


def opened(button: int) -> Going:
    def go(visitor: Visitor) -> None:
        visitor.against_bots("antayagi-80")
        visitor.page.locator("header .tools button").nth(button).click()

    return go


def about(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/about")
    expect(visitor.page.locator("dl").first).to_be_visible()


def lost(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/t/nowhere000")
    expect(visitor.page.locator("h1")).to_be_visible()


def joining(visitor: Visitor) -> None:
    visitor.with_friends("not-a-hat")
    address = visitor.page.url
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.goto(address)
    visitor.page.reload()
    expect(visitor.page.locator("form")).to_be_visible()


SCREENS: dict[str, Going] = {
    "home": Visitor.home,
    "about": about,
    "lost": lost,
    "joining": joining,
    "lobby": lambda visitor: visitor.with_friends("not-a-hat"),
    "antayagi": table("antayagi-80"),
    "not-a-hat": table("not-a-hat"),
    "picker": picker,
    "talk": opened(0),
    "log": opened(1),
    "menu": opened(2),
    "preferences": opened(3),
}


@pytest.mark.parametrize(("scheme", "size"), [("light", PHONE), ("dark", DESK)])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visit, screen: str, scheme: str, size: dict[str, int]) -> None:
    visitor = visit(color_scheme=scheme, viewport=size, bypass_csp=True)
    SCREENS[screen](visitor)
    visitor.page.wait_for_timeout(300)
    visitor.page.add_script_tag(path=AXE)
    found = visitor.page.evaluate("axe.run().then(({ violations }) => violations)")
    said = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]
    assert said == []


@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_is_wider_than_a_phone_even_with_text_twice_as_large(
    visit: Visit, screen: str
) -> None:
    visitor = visit(language="de")
    SCREENS[screen](visitor)
    assert visitor.wider_than_the_screen() <= 0
    visitor.page.add_style_tag(content="html { font-size: 200% !important }")
    assert visitor.wider_than_the_screen() <= 0


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything but pictures, until a table is on the screen; the docs give the figure."""
    visitor = visit()
    loaded: set[str] = set()
    visitor.page.on("request", lambda request: loaded.add(request.url))
    visitor.against_bots("not-a-hat")
    names = [re.sub(r"^.*/assets/", "assets/", address) for address in loaded]
    files = [PAGE / name for name in names if name.startswith("assets/")]
    code = [path for path in files if path.suffix in (".js", ".css", ".woff2")]
    assert len(code) > 5
    total = sum(_wire_size(path) for path in [*code, PAGE / "index.html"])
    assert total <= FIRST_LOAD
    said = re.search(r"(\d+) kB gzipped", (ROOT / "docs" / "page.md").read_text(encoding="utf-8"))
    assert said
    assert abs(int(said[1]) * 1000 - total) < 3000


def _wire_size(path: Path) -> int:
    content = path.read_bytes()
    return len(content) if path.suffix == ".woff2" else len(gzip.compress(content))
