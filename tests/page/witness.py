"""What a seat may know: nothing else is on its page, in its browser or on its wire."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Any

from playwright.sync_api import expect

from hatbox.games.antayagi.cards import CLUED, OBJECTS
from hatbox.games.not_a_hat.cards import catalogue
from hatbox.words import Words
from tests.page.visitor import ISOLATES, NO_CARDS, OFFERED, PICTURE, Visitor, asks
from tests.wording import messages

FORMS = ("a", "a-obj", "the", "the-obj", "a-nice", "have", "not-a")

# Every drawing with its place on the board; every word, also in attributes, fields and comments.
LOOK = """async () => {
    const drawn = [...document.querySelectorAll("img")]
        .filter((each) => !each.closest("[data-pins], [data-hover]"));
    const pictures = drawn.map((each) => [
        each.closest(
            "[data-anchor], [data-act]:not([data-act=laid]), dialog, [data-flight]")?.dataset,
        each.getAttribute("src"),
    ]).map(([place, source]) => [place?.anchor ?? place?.act ?? "", source]);
    const words = [];
    for (const each of document.querySelectorAll("body, body *:not(script, style)")) {
        for (const { name, value } of each.attributes) {
            if (name !== "class" || each.closest("[data-anchor]")) words.push(value);
        }
        if (typeof each.value === "string") words.push(each.value);
        for (const { nodeType, data } of each.childNodes) {
            if ((nodeType === 3 || nodeType === 8) && data.trim()) words.push(data);
        }
    }
    const own = document.querySelectorAll("[data-act=pick], [data-act=own-card]");
    const pins = [...document.querySelectorAll("[data-pin]")].map((each) =>
        [each.closest("[data-pins]").dataset.pins, each.dataset.pin]);
    return {
        offered: OFFERED(),
        over: document.querySelector("dialog [data-won]") !== null,
        number: window.latest,
        pictures,
        words,
        own: [...own].map((each) => each.outerHTML),
        pins,
        kept: {
            local: Object.keys(localStorage),
            session: Object.keys(sessionStorage),
            databases: await indexedDB.databases(),
            caches: await caches.keys(),
            cookies: document.cookie,
            state: history.state,
            fragment: location.hash + location.search,
        },
        tokens: Object.entries(JSON.parse(localStorage.getItem("hatbox.tokens") ?? "{}")),
        settings: Object.keys(JSON.parse(localStorage.getItem("hatbox.settings") ?? "{}")),
    };
}""".replace("OFFERED", f"({OFFERED})")


class Witness:
    """Looks at the whole page whenever it has come to rest."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.looked: Counter[str] = Counter()
        """Number of looks in each phase."""

    def look(self) -> None:
        """The page shows the last news, and nothing else."""
        hat = "columns" in self.visitor.news[-1]["view"]
        seen = self._forgotten() if hat else self._at_rest()
        view = self.visitor.numbered(seen["number"])["view"]
        self.looked[phase(seen["offered"], view)] += 1
        self._keeps_nothing(seen)
        self._wire()
        if hat:
            self._nothing_old(seen, view)
        else:
            self._nothing_of_my_own_hand(seen, view)

    def covered(self, spectator: Visitor) -> Counter[str]:
        """A covered device shows what a spectator's page shows at the same moment, in the same
        language, and nothing else; gives what lies on the table."""
        looks: list[dict[str, Any]] = []

        def at_one_moment() -> bool:
            """They are looked at one after the other: meanwhile nothing may have happened."""
            both = (self.visitor, spectator)
            before = [moment(each) for each in both]
            looks[:] = [each.page.evaluate(LOOK) for each in both]
            after = [moment(each) for each in both]
            if not before == after == [str(look.get("number")) for look in looks]:
                return False
            mine, theirs = (
                each.numbered(look["number"]) for each, look in zip(both, looks, strict=True)
            )
            return bool(mine["view"] == theirs["view"])

        self.visitor.until(at_one_moment, "the same moment")
        mine, theirs = looks
        self._keeps_nothing(mine)
        view = self.visitor.numbered(mine["number"])["view"]
        assert view == spectator.numbered(theirs["number"])["view"]
        assert view["watcher"] is None
        shown = [
            Counter((place, found[1]) for place, source in each["pictures"]
                    if (found := PICTURE.search(source)) and not found[1].startswith(NO_CARDS))
            for each in (mine, theirs)
        ]  # fmt: skip
        assert shown[0] == shown[1]
        assert sorted(mine["pins"]) == sorted(theirs["pins"])
        named, public = (objects_named(self.visitor, each["words"]) for each in (mine, theirs))
        # A row of events is summed up for whoever saw it, and told in full to whoever comes later;
        # and what is said to all is gone sooner on one page than on the other.
        events = [each["events"] for each in spectator.news if each.get("events")][-3:]
        said = [each for each in self.visitor.heard if each["type"] == "said"][-6:]
        told = set(re.findall(r'"([a-z-]+)"', json.dumps([events, said])))
        assert set(named - public) <= told, (named - public, told)
        return public

    def _at_rest(self) -> dict[str, Any]:
        """The page while nothing is being told: a sabotage may come at any moment."""
        while True:
            self.visitor.asked_or_over()
            seen: dict[str, Any] = self.visitor.page.evaluate(LOOK)
            if asks(seen["offered"]) or seen["over"]:
                return seen

    def _keeps_nothing(self, seen: dict[str, Any]) -> None:
        """A browser keeps only the tokens of seats, the preferences, what passes by itself, and the
        list of games that are over with their records: nothing of the game that is played."""
        kept = seen["kept"]
        local = {name for name in kept.pop("local") if name != "hatbox.games"}
        records = {name for name in local if name.startswith("hatbox.record.")}
        known = {"hatbox.tokens", "hatbox.settings", "hatbox.ease", "hatbox.hints"}
        assert local - records <= known
        table = self.visitor.page.url.rpartition("/")[2]
        assert seen["over"] or f"hatbox.record.{table}" not in records
        assert set(kept.pop("session")) <= {"hatbox.reloaded"}
        empty = {"databases": [], "caches": [], "cookies": "", "fragment": ""}
        assert kept.pop("state") in (None, {})
        assert kept == empty, kept
        assert all(re.fullmatch(r"[\w-]{16,64}", token) for _, token in seen["tokens"])
        known = {"language", "theme", "name", "portrait", "introduced", "notify", "safe", "sounds"}
        assert set(seen["settings"]) <= known | {"tempo", "bots"}

    def _wire(self) -> None:
        """A person who comes to a table of That's Not a Hat is told nothing that is over."""
        for welcome, message in zip(self.visitor.heard, self.visitor.heard[1:], strict=False):
            if welcome["type"] != "welcome" or message["type"] != "view":
                continue
            if welcome["lobby"]["settings"]["game"] == "not-a-hat":
                assert message["told"] == []

    # --- AntaYagí -------------------------------------------------------------------------

    def _nothing_of_my_own_hand(self, seen: dict[str, Any], view: dict[str, Any]) -> None:
        """Every drawing is one of the view, where the view has it; my cards say no more."""
        shown: dict[str, list[str]] = {}
        for place, source in seen["pictures"]:
            found = PICTURE.search(source)
            if found and not found[1].startswith(NO_CARDS):
                shown.setdefault(place, []).append(found[1])
        allowed = places(view)
        for place, names in shown.items():
            if place in ("sabotage", "feed", ""):
                assert place == "feed" or set(names) <= {"back-sabotage"}, (place, names)
            else:
                assert names == allowed.get(place), (place, names)
        claims = {
            (f"{each['seat']}:{each['slot']}", each["card"])
            for message in self.visitor.heard
            for told in (message, *message.get("events", ()))
            for each in told.get("claims", ())
        }
        assert {(place, card) for place, card in seen["pins"]} <= claims
        me = view["watcher"]
        hand = view["hands"][me]
        assert len(seen["own"]) == len(hand)
        for slot, (side, markup) in enumerate(zip(hand, seen["own"], strict=True)):
            said = {card for place, card in claims if place == f"{me}:{slot}"}
            assert objects_in(self.visitor, side, markup) <= said, (slot, side, markup)

    # --- That's Not a Hat -----------------------------------------------------------------

    def _forgotten(self) -> dict[str, Any]:
        """The page when everything that was told has faded by itself."""
        expect(self.visitor.page.locator("[data-narration]")).to_be_empty()
        expect(self.visitor.page.locator("[role=log]")).to_be_empty()
        expect(self.visitor.page.locator("[data-flight]")).to_have_count(0)
        seen: dict[str, Any] = self.visitor.page.evaluate(LOOK)
        return seen

    def _nothing_old(self, seen: dict[str, Any], view: dict[str, Any]) -> None:
        if any(act == "gift" for act, _ in seen["pictures"]):
            self._picker(seen)
            return
        known = lying_open(view)
        drawn = [found[1] for _, source in seen["pictures"] if (found := PICTURE.search(source))]
        gifts = {each.removeprefix("gift-") for each in drawn if not each.startswith(NO_CARDS)}
        assert gifts <= known, drawn
        if seen["over"]:
            return  # what was special may be told now
        title = self.visitor.say("game-not-a-hat")
        words = [ISOLATES.sub("", each).replace(title, "") for each in seen["words"]]
        pattern, called = gift_words(self.visitor.language)
        told = [(name, text) for text in words for name in pattern.findall(text)]
        old = [each for each in told if called[each[0]].isdisjoint({*known, view["named"]})]
        assert not old, old

    def _picker(self, seen: dict[str, Any]) -> None:
        """The whole catalogue in the order of its names: the same at any moment of any game."""
        gifts = [source for act, source in seen["pictures"] if act == "gift"]
        shown = [
            found[1].removeprefix("gift-") for each in gifts if (found := PICTURE.search(each))
        ]
        wish = self.visitor.page.locator("dialog input[type=search]").input_value()
        assert wish or sorted(shown) == sorted(card.gift for card in catalogue())
        if wish:
            return  # what fits best comes first
        names = self.visitor.page.locator("[data-act=gift]").all_inner_texts()
        order = "names => [...names].sort(new Intl.Collator(document.documentElement.lang).compare)"
        assert names == self.visitor.page.evaluate(order, names)


def moment(visitor: Visitor) -> str:
    """The name of the moment that the page shows."""
    shown = visitor.page.locator("[data-moment]")
    return str(shown.get_attribute("data-moment")) if shown.count() else ""


def objects_named(visitor: Visitor, words: list[str]) -> Counter[str]:
    """The objects that a page names, in a text, an attribute or the name of a drawing, each as
    often as it does."""
    found: Counter[str] = Counter()
    for each in OBJECTS:
        names = "|".join(re.escape(name) for name in names_of(visitor.language, each))
        text = re.compile(rf"(?<![\w-])(?:{names})(?!\w)|object-{each}(?!\w)", re.IGNORECASE)
        found[each] = sum(len(text.findall(word)) + (word == each) for word in words)
    return found


def phase(offered: Collection[str], view: dict[str, Any]) -> str:
    """The phase of the table for this seat: the question, and how far the answer has got."""
    for act in ("give", "gift", "name", "feed", "take", "choose"):
        if act in offered:
            return act
    if not view["agenda"]:
        return "over"
    task = view["agenda"][-1]["task"]
    armed = "armed " if "confirm" in offered else ""
    asked = "" if asks(offered) else "waiting at "
    return f"{armed}{asked}{task}"


def lying_open(view: dict[str, Any]) -> set[str]:
    """The gifts that everybody sees now."""
    columns = [side["gift"] for column in view["columns"] for side in column if "gift" in side]
    piles = [pile["top"] for pile in (view["shop"], *view["penalties"])]
    return {gift for gift in (*columns, *piles) if gift}


def drawn(side: dict[str, str]) -> list[str]:
    """The drawings of one side of a card; a clue shows the two objects that it can hide."""
    if side["side"] == "object":
        return [f"object-{side['object']}"]
    if side["side"] != "back":
        return []
    clue = [f"object-{each}" for each in CLUED]
    return clue if side["back"] == "clue" else [f"back-{side['back']}"]


def places(view: dict[str, Any]) -> dict[str, list[str]]:
    """The contents of an AntaYagí view, by the board's names for the places."""
    found = {
        f"hand:{seat}:{slot}:": drawn(side)
        for seat, hand in enumerate(view["hands"])
        for slot, side in enumerate(hand)
    }
    for seat, area in enumerate(view["areas"]):
        for slot, thing in enumerate(area):
            found[f"area:{seat}:{slot}:"] = [f"object-{thing}"]
    for slot, card in enumerate(view["table"]):
        found[f"laid:{slot}:"] = drawn(card) if card["side"] == "object" else ["back-sabotage"]
    for seat in range(len(view["hands"])):
        found[f"seat:{seat}:"] = []
    draw, discard = view["draw"]["top"], view["discard"]["top"]
    found["draw:"] = drawn({"side": "back", "back": draw}) if draw else []
    found["discard:"] = [f"object-{discard}"] if discard else []
    return found


def objects_in(visitor: Visitor, side: dict[str, str], markup: str) -> set[str]:
    """The objects that a card of my own hand betrays by a word, an id or a drawing."""
    # A long name is drawn word by word.
    text = re.sub(r"</span>\s*<span[^>]*>", " ", ISOLATES.sub("", markup))
    if side["side"] == "object":
        shown = {side["object"]}
    elif side["side"] == "back":
        shown = set(CLUED) if side["back"] == "clue" else set()
        for own in (side["back"], visitor.say(f"back-{side['back']}")):
            text = re.sub(re.escape(own), "", text, flags=re.IGNORECASE)
    else:
        shown = set()
    told: set[str] = {
        each
        for each in OBJECTS
        for name in (each, *names_of(visitor.language, each))
        if re.search(rf"(?<![\w-]){re.escape(name)}(?!\w)", text, flags=re.IGNORECASE)
        or f"object-{each}" in text
    }
    return told - shown


@cache
def names_of(language: str, thing: str) -> list[str]:
    """The names of an object in the editions."""
    known, words = messages(language), Words(language)
    found = [name for name in known if re.fullmatch(rf"object-{thing}(-antayagi-\d+)?", name)]
    return [words.say(name) for name in found]


@cache
def gift_words(language: str) -> tuple[re.Pattern[str], dict[str, set[str]]]:
    """Anything that this language calls a gift, or its id; and which gifts are called so."""
    words = Words(language)
    called: dict[str, set[str]] = {}
    for card in catalogue():
        phrases = [words.say(f"gift-{card.gift}.{form}") for form in FORMS]
        for name in (card.gift, words.say(f"gift-{card.gift}"), *phrases):
            called.setdefault(name, set()).add(card.gift)
    either = "|".join(sorted(map(re.escape, called), key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])"), called
