"""Every screen: nothing that axe finds, nothing too wide, and quick to load."""

import gzip
import json
import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from hatbox.words import LANGUAGES
from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.scenes import Scene, devices, give, show, swap, tables, touch
from tests.page.television import TELEVISION, televisions
from tests.page.visitor import DESK, PHONE, Visitor
from tests.server.test_theatre import played

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "hatbox" / "server" / "page"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 150_000

Going = Callable[[Visitor], object]


def picker(visitor: Visitor) -> None:
    visitor.until_offered("not-a-hat", "gift")


def table(game: str) -> Going:
    def go(visitor: Visitor) -> None:
        visitor.against_bots(game).asked()

    return go


def opened(dialog: str) -> Going:
    def go(visitor: Visitor) -> None:
        visitor.against_bots("antayagi-80").open_dialog(dialog)

    return go


def about(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/about")
    expect(visitor.page.locator("dl").first).to_be_visible()


def lost(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/t/nowhere000")
    expect(visitor.page.locator("h1")).to_be_visible()


def deal(visitor: Visitor) -> None:
    name = "not-a-hat-3-novice-2026-11-18"
    visitor.page.goto(f"{visitor.url}/deal/{name}#by=Cleopatra&place=1&of=3&points=1")
    expect(visitor.page.locator("[data-results]")).to_be_visible()
    visitor.page.locator("summary").click()


KEPT = {
    "table": "k3v9mzqtw2",
    "game": "antayagi-80",
    "at": 1_790_000_000_000,
    "names": ["Ana", "Bruno", "Coco"],
    "seats": [0],
    "scores": [{"points": 5, "needed": 5}, {"points": 3, "needed": 6}, {"points": 0, "needed": 5}],
    "winners": [0],
    "deal": "antayagi-80-3-sharp-2026-11-18",
}


def my_games(visitor: Visitor) -> None:
    visitor.home()
    kept = {"games": [KEPT, KEPT | {"table": "b", "game": "not-a-hat", "winners": [1]}]}
    visitor.page.evaluate("kept => localStorage.setItem('hatbox.games', kept)", json.dumps(kept))
    visitor.page.goto(f"{visitor.url}/games")
    expect(visitor.page.locator("[data-kept]")).to_have_count(2)


def deck(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/deck#game=antayagi-80&hat%2Fplain=17")
    expect(visitor.page.locator("[data-card='hat/plain']")).to_have_value("17")


def joining(visitor: Visitor) -> None:
    visitor.with_friends("not-a-hat")
    address = visitor.page.url
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.goto(address)
    visitor.page.reload()
    expect(visitor.page.locator("form")).to_be_visible()


def how_good(visitor: Visitor) -> None:
    visitor.home().page.locator("[data-act=bots]").first.click()
    expect(visitor.page.locator("dialog [data-act=strength]").last).to_be_visible()


def lobby_bot(visitor: Visitor) -> None:
    visitor.with_friends("antayagi-80").page.locator("[data-act=add-bot]").first.click()
    expect(visitor.page.locator("dialog [data-act=seat-bot]").last).to_be_visible()


def why(visitor: Visitor) -> None:
    visitor.against_bots("antayagi-80").asked()
    visitor.open_dialog("log")
    visitor.page.locator("dialog li button").first.click()
    expect(visitor.page.locator("dialog h3").first).to_be_visible()


def talk_about_a_card(visitor: Visitor) -> None:
    """As soon as I am not asked whom I want to exchange with, a card of theirs can be touched."""
    visitor.until_offered("antayagi-80", "pick")
    visitor.page.locator("[data-anchor='hand:1:0:']").click()
    expect(visitor.page.locator("dialog")).to_be_visible()


def armed(visitor: Visitor) -> None:
    visitor.until_offered("antayagi-65", "confirm")


def answering(visitor: Visitor) -> None:
    visitor.until_offered("not-a-hat", "accept")


def result(visitor: Visitor) -> None:
    visitor.with_friends("not-a-hat").short_game(Random(12))
    expect(visitor.page.locator("[data-ending] [data-best]").first).to_be_visible()


def replaced(visitor: Visitor) -> None:
    visitor.against_bots("antayagi-80")
    other = visitor.open()
    other.goto(visitor.page.url)
    expect(visitor.page.get_by_text(visitor.say("bye-replaced"))).to_be_visible()
    other.close()


def trouble(visitor: Visitor) -> None:
    visitor.with_friends("antayagi-80")
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "deck.toml", "mimeType": "text/plain", "buffer": b"cards = 3"}
    )
    expect(visitor.page.locator("[role=alert]:not(:empty)")).to_be_visible()


def scene(name: str) -> Going:
    def go(visitor: Visitor) -> None:
        show(visitor.page, visitor.url, devices()[name])

    return go


def on_this_device(visitor: Visitor) -> None:
    visitor.home().page.locator("[data-act=device]").first.click()
    expect(visitor.page.locator("dialog [data-act=begin]")).to_be_visible()


def lesson(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/learn/antayagi-65")
    expect(visitor.page.locator("[data-coach] [data-act=continue]")).to_be_visible()


def theatre(*more: str) -> Going:
    """A game that is looked back at, and what is touched there."""

    def go(visitor: Visitor) -> None:
        page, record = visitor.page, played("antayagi-80", 4, {}).record()
        page.goto(f"{visitor.url}/theatre")
        page.locator("[data-act=file]").set_input_files(
            {"name": "game.jsonl", "mimeType": "text/plain", "buffer": record}
        )
        seek = page.locator("[data-act=seek]")
        expect(seek).to_be_visible()
        seek.evaluate(SEEK, 60)
        for each in more:
            page.locator(each).first.click()
        rest(page)

    return go


def worked(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/example/antayagi-80/lollipop")
    expect(visitor.page.locator("[data-example]")).to_be_visible()


def explained(visitor: Visitor) -> None:
    """A card that is touched, in the first games; the hint stands above the table."""
    window = swap("antayagi-80", 4)["sabotage"]
    show(visitor.page, visitor.url, window._replace(then=touch("[data-act=about]")))
    expect(visitor.page.locator("dialog [data-known] [data-example]")).to_be_visible()


def rules(visitor: Visitor) -> None:
    visitor.with_friends("antayagi-80").page.locator("header [data-act=rules]").click()
    expect(visitor.page.locator("dialog dl").first).to_be_visible()
    expect(visitor.page.locator("dialog .minute")).to_be_visible()


SCREENS: dict[str, Going] = {
    "home": Visitor.home,
    "about": about,
    "lesson": lesson,
    "rules": rules,
    "lost": lost,
    "deal": deal,
    "my-games": my_games,
    "deck": deck,
    "joining": joining,
    "how-good": how_good,
    "lobby-bot": lobby_bot,
    "lobby": lambda visitor: visitor.with_friends("not-a-hat"),
    "trouble": trouble,
    "replaced": replaced,
    "antayagi": table("antayagi-80"),
    "armed": armed,
    "not-a-hat": table("not-a-hat"),
    "answering": answering,
    "picker": picker,
    "talk": opened("talk"),
    "talk-about-a-card": talk_about_a_card,
    "log": opened("log"),
    "why": why,
    "menu": opened("menu"),
    "preferences": opened("preferences"),
    "result": result,
    "theatre": theatre(),
    "theatre-pictures": theatre("[data-act=pictures]"),
    "what-if": theatre("[data-act=what-if]"),
    "worked": worked,
    "on-this-device": on_this_device,
    "passed-on": scene("passed-on"),
    "tablet": scene("tablet-4"),
}
# Nothing fades, and alerts stay, however long axe looks at them.
STILL = """
const [move, wait] = [Element.prototype.animate, window.setTimeout];
Element.prototype.animate = function (...how) {
    const moving = move.apply(this, how);
    moving.finish();
    return moving;
};
window.setTimeout = (action, delay = 0, ...more) =>
    delay < 9_000 ? wait(action, delay, ...more) : 0;
"""
LOOKS: list[tuple[ViewportSize, Literal["light", "dark"]]] = [
    ({"width": PHONE["width"], "height": PHONE["height"]}, "light"),
    ({"width": DESK["width"], "height": DESK["height"]}, "dark"),
]
LARGE: ViewportSize = {"width": TELEVISION["width"], "height": TELEVISION["height"]}
SEEK = """(seek, moment) => {
    seek.value = moment;
    seek.dispatchEvent(new Event("input", { bubbles: true }));
}"""
FIND = "axe.run().then(({ violations }) => violations)"


def found_by_axe(visitor: Visitor) -> list[str]:
    """What axe complains of; the visitor's page has to bypass its content security policy."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.add_script_tag(path=AXE)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in visitor.page.evaluate(FIND)
        for node in each["nodes"]
    ]


@pytest.mark.parametrize(
    ("screen", "language"), list(zip(SCREENS, cycle(["de", "es"]), strict=False))
)
def test_axe_finds_nothing_and_nothing_is_too_wide_even_with_text_twice_as_large(
    visit: Visit, screen: str, language: str
) -> None:
    visitor = visit(language=language, bypass_csp=True, painted=True, color_scheme="light")
    visitor.context.add_init_script(STILL)
    SCREENS[screen](visitor)
    page = visitor.page
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert visitor.wider_than_the_screen() <= 0
        if size["width"] == PHONE["width"]:  # a desk has more room for large text
            assert found_by_axe(visitor) == []
        page.evaluate("document.documentElement.style.fontSize = ''")
        assert visitor.wider_than_the_screen() <= 0
        assert found_by_axe(visitor) == []


def further() -> dict[str, Scene]:
    """Tables in states that no screen above has."""
    around, here, answering = tables(), devices(), swap("antayagi-80", 5)
    names = (
        "voting", "away", "invited", "evening", "lobby-again", "lobby-again-guest", "lobby-kick",
        "paused",
    )  # fmt: skip
    on_devices = ("lobby-shared", "passed-on-mine", "passed-on-waiting", "tablet-name")
    return {
        **{name: around[name] for name in names},
        **{name: here[name] for name in (*on_devices, "tablet-apart")},
        **{name: answering[name] for name in ("sabotage", "rescue", "feed", "take")},
        **{f"give-{name}": give(8)[name] for name in ("refuse", "rounds")},
        **{f"tv-{name}": televisions()[name] for name in ("swap", "lobby", "result")},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_at_tables_in_any_state(visit: Visit, language: str) -> None:
    """The states are spread over the languages and the looks."""
    visitor = visit(language=language, bypass_csp=True, painted=True)
    visitor.context.add_init_script(STILL)
    first = list(LANGUAGES).index(language)
    mine = list(further().items())[first :: len(LANGUAGES)]
    for (name, scene), (size, scheme) in zip(mine, cycle(LOOKS), strict=False):
        visitor.page.set_viewport_size(LARGE if name.startswith("tv-") else size)
        visitor.page.emulate_media(color_scheme=scheme)
        show(visitor.page, visitor.url, scene)
        assert found_by_axe(visitor) == [], name
        assert visitor.wider_than_the_screen() <= 0, name
        visitor.page = visitor.open()
    if language == "fr":
        visitor.page.goto(f"{visitor.url}/tv")
        expect(visitor.page.locator("[data-code]:not([data-code=''])")).to_be_visible()
        assert found_by_axe(visitor) == []


# What comes ahead of its need, when the table has been there for two seconds, does not come.
NOTHING_AHEAD = """{
    const later = window.setTimeout;
    window.setTimeout = (action, delay = 0, ...more) =>
        delay === 2000 ? 0 : later(action, delay, ...more);
}"""


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything but pictures, until a table is on the screen; the docs give the figure."""
    visitor = visit(hurry=False, hints=True, reduced_motion="reduce")
    visitor.context.add_init_script(NOTHING_AHEAD)
    loaded: set[str] = set()
    visitor.page.on("request", lambda request: loaded.add(request.url))
    visitor.against_bots("not-a-hat")
    visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
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
