"""A smoke test in Firefox: what Chromium is content with may not work elsewhere."""

from pathlib import Path
from random import Random
from time import monotonic, sleep

from hatbox.words import Words
from tests.page.firefox import Firefox, started
from tests.page.visitor import ACTS, DESK, GAMES, OFFERED, PATIENCE, PHONE, next_act
from tests.server.running import Server
from tools.browsers import firefox

ASKED = (
    f"() => ({OFFERED})().some((act) => {[act for group in ACTS for act in group]}.includes(act))"
)
MIDDLE = """(() => {{
    const found = [...document.querySelectorAll({place})].filter((each) => !each.disabled);
    const each = found[{choice} % found.length];
    if (!each) return null;
    each.scrollIntoView({{ block: "center", behavior: "instant" }});
    const {{ x, y, width, height }} = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}})()"""

CHOOSE = """(() => {{
    const list = document.querySelector("dialog select");
    list.value = "{language}";
    list.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})()"""
TOO_WIDE = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
TOUCHES = 15


class Player:
    """Somebody in front of Firefox."""

    def __init__(self, browser: Firefox) -> None:
        self.browser = browser

    def until(self, expression: str) -> None:
        end = monotonic() + PATIENCE
        while not self.browser.evaluate(f"Boolean({expression})"):
            assert monotonic() < end, self.browser.evaluate("document.body.innerText")
            sleep(0.02)

    def touch(self, place: str, choice: int = 0) -> None:
        found = self.browser.evaluate(MIDDLE.format(place=repr(place), choice=choice))
        if found:
            self.browser.click(*found)

    def sees(self, text: str) -> None:
        self.until(f"document.body.innerText.includes({text!r})")

    def speak(self, language: str) -> None:
        """Choose another language in the middle of a game, or at its end."""
        self.touch("dialog [data-act=close]")
        self.until("!document.querySelector('dialog')")
        self.touch("header [data-act=preferences]")
        self.until("document.querySelector('dialog select')")
        self.browser.evaluate(CHOOSE.format(language=language))
        self.sees(Words(language).say("page-preferences"))

    def play(self, rng: Random) -> None:
        """Some touches, or to the end if that comes sooner."""
        for _ in range(TOUCHES):
            self.until(f"document.querySelector('[data-won]') || ({ASKED})()")
            act = next_act(self.browser.evaluate(f"({OFFERED})()"), rng)
            if act:
                self.touch(f"[data-act={act}]", rng.randrange(200))


def test_firefox_plays_all_three_games(house: Server, tmp_path: Path) -> None:
    path = firefox()
    assert path
    with started(path, tmp_path) as browser:
        player = Player(browser)
        for game, size in zip(GAMES, (PHONE, DESK, PHONE), strict=True):
            browser.size(size["width"], size["height"])
            browser.go(house.url)
            player.until(f"document.querySelector(\"[data-game='{game}']\")")
            player.sees(Words("es").say(f"game-{game}"))
            player.touch(f"[data-game='{game}'] [data-act=bots]")
            player.until("document.querySelector('[data-board], [data-strength]')")
            browser.evaluate("document.querySelector('[data-strength=regular]')?.click()")
            player.until("document.querySelector('[data-board]')")
            player.play(Random(3))
            assert browser.evaluate(TOO_WIDE) <= 0
        player.speak("fr")
        assert browser.faults == []
