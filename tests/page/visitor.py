"""Somebody in front of a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, WebSocket, expect

from hatbox import games
from hatbox.server.protocol.changes import Sight
from hatbox.words import Words
from tests.page.rest import watch

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1366, "height": 850}
GAMES = ("antayagi-80", "not-a-hat", "antayagi-65")
PATIENCE = 120
"""Seconds until something that does not come counts as broken: the machine may be busy."""
expect.set_options(timeout=PATIENCE * 1000)

# The page waits so that people can read; nobody reads here. Alerts, and what waits for a server,
# take their time; and so do parts that are fetched ahead of their need (after two seconds), unless
# the connection is going to be lost.
HURRY = """
const later = window.setTimeout;
window.setTimeout = (action, delay = 0, ...more) =>
    later(action, delay < 9_000 ? delay / 25 : delay, ...more);
"""
HURRY_BUT_FOR_AHEAD = HURRY.replace("delay < 9_000", "delay < 9_000 && delay !== 2_000")
# What was ever said on this page, however short: in bubbles, in alerts, and to those who listen;
# and the number of the last news that has come to it.
LISTEN = """
{
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(hear) {
            set.call(this, (message) => {
                const { type, number } = JSON.parse(message.data);
                if (type === "view" || type === "news") window.latest = number;
                hear(message);
            });
        },
    });
}
window.said = [];
new MutationObserver((changes) => {
    const places = ["[data-bubble]", "[role=alert] span", "[role=log] p"];
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
        type === "characterData" ? [target.parentElement] : [...addedNodes]);
    for (const each of changed.filter((one) => one?.nodeType === 1)) {
        for (const place of places) {
            const found = each.matches(place) ? [each] : [...each.querySelectorAll(place)];
            window.said.push(...found.map((one) => [place, one.textContent]));
        }
    }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
# Sounds are made, but not played: that would take the time of others as long as a page is open.
SILENT = """
window.AudioContext = class extends AudioContext {
    constructor() {
        super();
        void this.suspend();
    }
    resume() {
        return Promise.resolve();
    }
};
"""
# People who play here are no beginners, unless a test says so.
KNOWING = """
try { localStorage.setItem("hatbox.hints", '{"off": true}'); } catch { /* no page yet */ }
"""
# Nobody looks at the colours here, and painting them is half of a browser's work.
UNPAINTED = """{
    const clear = new CSSStyleSheet();
    clear.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets.push(clear);
}"""
FOCUSED = """place =>
    [document.activeElement.matches(place), document.querySelector(place) !== null]"""
SOON, LONGEST_TOUCH = 3000, 24_000
"""Milliseconds that a touch takes at most on a quick machine, and on any."""
LONGEST_PAUSE = 60
"""Milliseconds between two looks at a page that is waited for."""
# Everything that can be touched in a game, what leads on soonest first.
ACTS = (
    ("give",),
    ("to",),
    ("gift",),
    ("take",),
    ("confirm",),
    ("choose",),
    ("feed", "accept", "refuse", "name", "sabotage", "pass"),
    ("pick",),
)
# A receiver is chosen once.
OFFERED = """() => [...document.querySelectorAll("[data-act]:enabled")]
    .map((each) => each.dataset.act)
    .filter((act) => act !== "to" || !document.querySelector("[data-act=to][aria-pressed=true]"))"""
# What comes first, the end or a question; null if nothing has come for some seconds. The page
# itself looks, whenever something has changed: asking it again and again costs more than the game.
COMES = """(acts) => new Promise((done) => {
    const what = () => document.querySelector("dialog [data-won]") ? "over"
        : (OFFERED)().some((act) => acts.includes(act)) ? "asked" : null;
    const look = () => {
        const found = what();
        if (found) end(found);
    };
    const watching = new MutationObserver(look);
    const late = setTimeout(() => end(null), 10_000);
    const end = (found) => {
        watching.disconnect();
        clearTimeout(late);
        done(found);
    };
    watching.observe(document, { attributes: true, childList: true, subtree: true });
    look();
})""".replace("OFFERED", OFFERED)
# Complaints of the browser itself about a missing network.
NETWORK = re.compile("WebSocket connection to|Failed to load resource|net::ERR_")
ISOLATES = re.compile("[\u2066-\u2069]")
PICTURE = re.compile(r"pictures/([a-z0-9-]+)-[0-9a-f]{8}\.svg")
NO_CARDS = "page-", "person-"
"""Beginnings of the names of drawings that show no card: bots, people."""


def alone(news: dict[str, Any]) -> bool:
    """Whether nobody but this seat can do anything, so that everything stays as it is."""
    view = news["view"]
    return set(view.get("waiting", ())) <= {view["watcher"]}


def asks(offered: Collection[str]) -> bool:
    return not set(offered).isdisjoint(act for group in ACTS for act in group)


def next_act(offered: Collection[str], rng: Random) -> str | None:
    """A touch that makes the game go on."""
    group = next((group for group in ACTS if not set(group).isdisjoint(offered)), ())
    return rng.choice([act for act in group if act in offered]) if group else None


def all_act(people: list[Visitor], rng: Random) -> None:
    """Everybody touches once, if they can; when nobody can, others need the time."""
    acted = [person.act(rng) for person in people]
    people[0].page.wait_for_timeout(10 if any(acted) else 40)


class Visitor:
    """A page, what went wrong on it, and what went over the wire."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        hurry: bool = True,
        painted: bool = False,
        hints: bool = False,
        ahead: bool = False,
        by: str = "click",
        **options: Any,
    ) -> None:
        self.url, self.language, self.by = url, language, by
        self.words = Words(language)
        motion = "reduce" if hurry else "no-preference"
        self.context = browser.new_context(
            **{"viewport": PHONE, "reduced_motion": motion, **options}, locale=language
        )
        hurried = (HURRY if ahead else HURRY_BUT_FOR_AHEAD) * hurry
        look = UNPAINTED * (not painted) + KNOWING * (not hints)
        self.context.add_init_script(LISTEN + SILENT + hurried + look)
        self.faults: list[str] = []
        self.news: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.soon = SOON
        """Milliseconds within which a touch succeeds, unless its target goes away."""
        self.page = self.open()

    def open(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        watch(page)
        page.on("pageerror", self.fault)
        page.on("console", self._complained)
        page.on("websocket", self._listen)
        return page

    def _complained(self, message: ConsoleMessage) -> None:
        # Svelte warns of values read once more by what is being left.
        if not NETWORK.search(message.text) and "derived_inert" not in message.text:
            self.faults.append(f"on the console: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        sight = Sight()
        socket.on("framereceived", lambda frame: self._hear(str(frame), sight))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(str(frame))))

    def _hear(self, frame: str, sight: Sight) -> None:
        """Whatever comes; news have the whole view after them, too."""
        message = json.loads(frame)
        if message["type"] in ("view", "news"):
            message = sight.take(message)
            self.news.append(message)
        self.heard.append(message)

    def fault(self, error: Exception) -> None:
        """What went wrong; a part that was on its way when one left is no fault."""
        if "Unable to preload CSS" not in str(error):
            self.faults.append(str(error))

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # --- Going somewhere ------------------------------------------------------------------

    def home(self) -> Visitor:
        self.page.goto(self.url)
        expect(self.page.locator("[data-game]")).to_have_count(len(games.GAMES))
        return self

    def against_bots(self, game: str) -> Visitor:
        """The address, the button and, the first time, the strength of the bots."""
        self.home()
        self.page.locator(f"[data-game='{game}'] [data-act=bots]").click()
        strength = self.page.locator("[data-strength=regular]")
        expect(strength.or_(self.page.locator("[data-board]"))).to_be_visible()
        if strength.count():
            strength.click()
        return self.at_the_table()

    def with_friends(self, game: str) -> Visitor:
        self.home()
        self.page.locator(f"[data-game='{game}'] [data-act=friends]").click()
        self.introduce()
        expect(self.page.locator("[data-place]").first).to_be_visible()
        return self

    def introduce(self, name: str = "") -> None:
        """Say who I am, if I am asked: that is only once."""
        asked = self.page.locator("[data-act=introduce]")
        expect(asked.or_(self.page.locator("[data-place]")).first).to_be_visible()
        if asked.count():
            self.page.locator("dialog input").fill(name)
            asked.click()

    def short_game(self, rng: Random) -> Visitor:
        """That's Not a Hat with one bot, from the lobby to the end: with two it ends soon."""
        players = self.page.get_by_role("combobox", name=self.say("set-players"))
        players.select_option("2")
        expect(self.page.locator("[data-place]")).to_have_count(2)
        self.page.locator("[data-act=start]").click()
        self.at_the_table().play(rng)
        return self

    def at_the_table(self) -> Visitor:
        expect(self.page.locator("[data-board]")).to_be_visible()
        return self

    def open_dialog(self, act: str) -> None:
        self.page.locator(f"header [data-act={act}]").click()
        expect(self.page.locator("dialog")).to_be_visible()

    # --- Looking --------------------------------------------------------------------------

    def say(self, message: str, /, **args: str | int) -> str:
        return self.words.say(message, **args)

    @property
    def text(self) -> str:
        return ISOLATES.sub("", self.page.locator("body").inner_text())

    def said(self, place: str) -> list[str]:
        """Everything said there since the page was loaded."""
        said = self.page.evaluate("window.said")
        return [ISOLATES.sub("", text).strip() for where, text in said if where.startswith(place)]

    def hears(self, place: str, text: str) -> None:
        self.until(lambda: text in self.said(place), text)

    @property
    def over(self) -> bool:
        return self.page.locator("dialog [data-won]").count() > 0

    def pictures(self, within: str = "body") -> list[str]:
        """What the drawings show: `object-hat`, `gift-hat`, …"""
        names = self.page.locator(f"{within} img").evaluate_all(
            "all => all.map(each => each.getAttribute('src'))"
        )
        return [found[1] for name in names if (found := PICTURE.search(name))]

    def wider_than_the_screen(self) -> int:
        wide: int = self.page.evaluate(
            "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide

    def linked(self, *states: str) -> None:
        """The page says how its connection is."""
        places = ", ".join(f"[data-link={state}]" for state in states)
        expect(self.page.locator(places)).to_have_count(1)

    # --- Playing --------------------------------------------------------------------------

    def offered(self) -> set[str]:
        """The actions that are offered to me now."""
        return set(self.page.evaluate(OFFERED))

    @property
    def touchable(self) -> bool:
        """Whether I am asked something."""
        return asks(self.offered())

    def shown(self) -> tuple[set[str], dict[str, Any]]:
        """The actions that are offered to me now, and the last news at this very moment.

        If I am asked something, the page shows just these news.
        """
        offered, number = self.page.evaluate(f"[({OFFERED})(), window.latest]")
        return set(offered), self.numbered(number)

    def numbered(self, number: int) -> dict[str, Any]:
        return next(each for each in reversed(self.news) if each["number"] == number)

    def until(self, condition: Callable[[], object], what: str = "") -> None:
        """Look again and again, however slow the machine is; less and less often, as looking takes
        the time of those who are waited for."""
        end, pause = monotonic() + PATIENCE, 15.0
        while not condition():
            assert monotonic() < end, f"{what} does not come: {self.text}"
            self.page.wait_for_timeout(pause)
            pause = min(pause * 1.2, LONGEST_PAUSE)

    def asked(self) -> None:
        assert self.asked_or_over(), "the game is over before I am asked: " + self.text

    def asked_or_over(self) -> bool:
        """Whether I am asked something when either has come."""
        acts = [act for group in ACTS for act in group]
        end = monotonic() + PATIENCE
        while (comes := self.page.evaluate(COMES, acts)) is None:
            assert monotonic() < end, f"neither a question nor the end comes: {self.text}"
        return bool(comes == "asked")

    def asked_alone(self, rng: Random) -> dict[str, Any]:
        """Play on until everything stays as it is before I answer; gives how it is."""
        while True:
            self.asked_or_over()
            offered, news = self.shown()
            if (asks(offered) or self.over) and alone(news):
                return news
            self.act(rng)

    def act(self, rng: Random) -> bool:
        """One touch, if there is anything to touch."""
        act = next_act(self.offered(), rng)
        return act is not None and self.touch(act, rng)

    def touch(self, act: str, rng: Random) -> bool:
        """The page may change between looking and touching, as it may for people."""
        place = f"[data-act={act}]:enabled"
        # Not a locator: that would wait for what has gone, instead of looking again at once.
        found = self.page.query_selector_all(place)
        if not found:
            return False
        if self.by == "keys":
            return self._press(act, place, rng)
        target = rng.choice(found)
        try:
            getattr(target, self.by)(timeout=self.soon)
        except Error:
            with suppress(Error):  # it may be of a page that has gone
                if target.evaluate("each => each.isConnected"):
                    self.soon = min(self.soon * 2, LONGEST_TOUCH)
            return False
        self.soon = SOON
        return True

    def _press(self, act: str, place: str, rng: Random) -> bool:
        """With the keyboard alone; a gift is searched for, as nobody tabs through them all."""
        keyboard = self.page.keyboard
        if act == "gift":
            self.tab_to("dialog input[type=search]")
            names = self.page.locator(place).all_inner_texts()
            keyboard.type(rng.choice(names).strip())
            keyboard.press("Enter")
            if self.page.locator("[data-act=give]").count():
                return True
            # More than one has this in its name: the first of them will do.
        if not self.tab_to(place):
            return False
        keyboard.press("Enter")
        return True

    def tab_to(self, place: str) -> bool:
        """False if it has gone before the focus came there."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            focused, there = self.page.evaluate(FOCUSED, place)
            if focused or not there:
                return bool(focused)
        raise AssertionError(f"The Tab key does not lead to {place}")

    def go_to(self, place: str) -> None:
        """Touch it, or walk there with the Tab key and press Enter."""
        expect(self.page.locator(place).first).to_be_enabled()
        if self.by != "keys":
            self.page.locator(place).first.click()
            return
        assert self.tab_to(place), place
        self.page.keyboard.press("Enter")

    def write(self, place: str, text: str) -> None:
        """Write into a field, as this visitor comes there."""
        if self.by != "keys":
            self.page.locator(place).fill(text)
            return
        expect(self.page.locator(place)).to_be_visible()
        assert self.tab_to(place), place
        self.page.keyboard.type(text)

    def turn(self, rng: Random) -> None:
        """Wait for a question, and touch once."""
        self.asked()
        self.act(rng)

    def until_offered(self, game: str, act: str, *, after: int = 0) -> None:
        """Play until I can do this and nothing else happens, in another game if one ends before.

        The game has gone on for some time if `after` is a number of news.
        """
        self.against_bots(game)
        rng = Random(11)
        while True:
            self.asked_or_over()
            offered, news = self.shown()
            late = news["number"] >= after
            if late and act in offered and alone(news):
                return
            if self.over:
                self.against_bots(game)
            elif not (late and act in offered) or news["view"]["agenda"][-1]["task"] == "window":
                self.act(rng)

    def play(
        self,
        rng: Random,
        watch: Callable[[], None] = lambda: None,
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play to the end, or until it is enough; `watch` is called before every touch."""
        news, end = len(self.news), monotonic() + PATIENCE
        while not enough() and self.asked_or_over():
            watch()
            self.act(rng)
            if len(self.news) > news:
                news, end = len(self.news), monotonic() + PATIENCE
            assert monotonic() < end, "touching leads nowhere: " + self.text
