"""Whole games on the real page: after every event it shows the table as it is at that moment."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from hatbox import replay
from hatbox.games import GAMES
from hatbox.games.antayagi.events import SawDrew
from hatbox.kernel.engine import Event
from hatbox.kernel.game import Game
from hatbox.kernel.written import to_builtins
from hatbox.records.lines import Decided, Shuffled
from hatbox.words import Sentence, tell
from hatbox.words.sentences import Speaker
from tests.page import bars
from tests.page.boards import all_places, arrows, bites, lands, leaves
from tests.page.conftest import Visit
from tests.page.test_trouble import seated
from tests.page.visitor import (
    DESK,
    ISOLATES,
    NO_CARDS,
    OFFERED,
    PATIENCE,
    PHONE,
    PICTURE,
    Visitor,
    all_act,
    asks,
)
from tests.server.running import Server, http

# Everything moves as it does for people, only faster; but what beckons for ever stands still, so
# that it can be touched.
QUICK = """{
    const still = new CSSStyleSheet();
    still.replaceSync("* { animation: none !important }");
    document.adoptedStyleSheets.push(still);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, { duration, ...options }) {
        return animate.call(this, frames, { ...options, duration: duration / 25 });
    };
}"""
# The page whenever it shows another moment; the places whose card is on its way to the next, those
# where each of these cards lands, what a T-Rex bites, and points or piles that change before it.
SNAPSHOTS = """{
    window.snapshots = [];
    let [before, left, count, early, bitten] = ["", [], "", "", ""];
    const flown = new Map();
    const text = (place) => document.querySelector(place)?.innerText.trim() ?? "";
    const COUNTED = "[data-anchor^='points:'] b, [data-anchor^='penalty:'] b, .pile";
    const counted = () =>
        [...document.querySelectorAll(COUNTED)].map((each) => each.textContent).join(" ");
    const look = () => {
        const shown = document.querySelector("[data-moment]")?.dataset.moment ?? "";
        const gone = [...document.querySelectorAll("[data-anchor]")]
            .filter((each) => each.style.visibility === "hidden")
            .map((each) => each.dataset.anchor);
        if (gone.length) left = gone;
        for (const { dataset, style } of document.querySelectorAll("[data-flight]")) {
            flown.set(dataset.flight, [parseFloat(style.left), parseFloat(style.top)]);
        }
        const jaws = document.querySelector(".jaws");
        if (jaws) {
            const box = jaws.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            bitten = document.elementsFromPoint(x, y)
                .map((each) => each.closest("[data-anchor^='area:']")?.dataset.anchor)
                .find(Boolean) ?? "";
        }
        const now = counted();
        if (shown && shown === before && now !== count) early = `${count} -> ${now}`;
        if (!shown || shown === before) return;
        [before, count] = [shown, now];
        const place = (each) => each.closest("[data-anchor]").dataset.anchor;
        const pictures = [...document.querySelectorAll("[data-board] [data-anchor] img")]
            .filter((each) => !each.closest("[data-flight], [data-pins]"))
            .map((each) => [place(each), each.getAttribute("src")]);
        const middle = (each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        // The seat that lies nearest to where an arrow points.
        const aim = (arrow) => {
            if (!arrow.style.rotate) return null;
            const from = arrow.closest("[data-seat], [data-anchor='offered:']");
            const [x, y] = middle(from);
            const turn = parseFloat(arrow.style.rotate) * Math.PI / 180;
            const seats = [...document.querySelectorAll("[data-seat]")]
                .filter((each) => each !== from);
            const along = seats.map((each) => {
                const [right, down] = [middle(each)[0] - x, middle(each)[1] - y];
                return (right * Math.sin(turn) - down * Math.cos(turn)) / Math.hypot(right, down);
            });
            return Number(seats[along.indexOf(Math.max(...along))].dataset.seat);
        };
        const arrows = [...document.querySelectorAll("[data-board] [data-anchor] [data-back] svg")]
            .filter((each) => !each.closest("[data-flight]"))
            .map((each) => [place(each), [each.closest("[data-back]").dataset.back, aim(each)]]);
        const board = document.querySelector(".felt")?.getBoundingClientRect();
        const lies = [...document.querySelectorAll("[data-board] [data-anchor]")].map((each) => {
            const box = each.getBoundingClientRect();
            return [each.dataset.anchor, box.x - board.x, box.y - board.y];
        });
        const near = (x, y) => lies.filter(([, left, top]) => Math.hypot(left - x, top - y) < 2);
        window.snapshots.push({
            moment: shown,
            landed: [...flown.values()].map(([x, y]) => near(x, y).map(([anchor]) => anchor)),
            arrows,
            unseen: [...document.querySelectorAll("[data-anchor^='hand:'] [data-unseen]")]
                .filter((each) => !each.closest("[data-flight]")).map(place),
            left,
            early,
            bitten,
            hidden: gone,
            flights: document.querySelectorAll("[data-flight]").length,
            pictures,
            places: [...document.querySelectorAll("[data-anchor]")].map(place),
            points: [...document.querySelectorAll("[data-anchor^='points:'] b")]
                .map((each) => [place(each), each.innerText]),
            penalties: [...document.querySelectorAll("[data-anchor^='penalty:']")]
                .map((each) => [place(each), each.querySelector("b")?.innerText ?? "0"]),
            piles: [...document.querySelectorAll(".pile")].map((each) =>
                [each.querySelector("[data-anchor]").dataset.anchor, each.innerText]),
            sentence: text("[data-narration] span"),
            bar: text(".bar [role=status] > span"),
            note: text(".bar [role=status] > small"),
            offered: OFFERED(),
        });
        [left, early, bitten] = [[], "", ""];
        flown.clear();
    };
    new MutationObserver(look).observe(document, {
        attributes: true, childList: true, characterData: true, subtree: true,
    });
}""".replace("OFFERED", f"({OFFERED})")


class Moment(NamedTuple):
    """An event as a watcher saw it, and what they see before and after it."""

    event: Event
    before: dict[str, Any]
    view: dict[str, Any]


def moments(game: Game, record: bytes, seat: int | None) -> list[Moment]:
    """All moments of a game for a watcher, by the rules."""
    view: Any = None
    found = []
    for played in replay(record.splitlines()):
        match = played.match
        if played.line is not None and not isinstance(played.line, Decided | Shuffled):
            continue
        view = view or game.blank(seat, len(match.scores))
        for event in match.seen(seat):
            before, view = view, replace(view, **game.follow(view, event))
            found.append(Moment(event, to_builtins(before), to_builtins(view)))
        view = match.view(seat)
    return found


class Reader:
    """Compares what a page has drawn with what the rules say."""

    def __init__(self, visitor: Visitor, server: Server) -> None:
        self.visitor = visitor
        self.seat: int | None = visitor.news[-1]["view"]["watcher"]
        table = visitor.page.url.rpartition("/")[2]
        record = http(server, f"/api/tables/{table}/record").body
        self.game = GAMES[json.loads(record.splitlines()[0])["game"]]
        names = visitor.page.locator("[data-seat]").evaluate_all(
            "all => all.map((each) => [each.dataset.seat, each.querySelector('.name').innerText])"
        )
        self.speaker = Speaker(visitor.language, self.game.id, [name for _, name in sorted(names)])
        self.moments = moments(self.game, record, self.seat)
        self.bars = 0
        """Number of bars that were compared."""
        self.flown: set[str] = set()
        """The kinds of events at which a card was seen to fly."""

    def compare(self) -> Counter[str]:
        """Each event has its moment, in order; gives the number of events of each kind."""
        shown = self.visitor.page.evaluate("window.snapshots")
        told = [each for each in shown if "." in each["moment"]]
        assert len(told) == sum(len(each["events"]) for each in self.visitor.news)
        moments = iter(self.moments[len(self.moments) - len(told) :])
        kinds: Counter[str] = Counter()
        sentence, last = "", None
        for snapshot in shown:
            if "." in snapshot["moment"]:
                last = next(moments)
                together = isinstance(last.event, SawDrew) and self.draws(snapshot["moment"])
                sentence = together or self.sentence(last) or sentence
                self.while_told(snapshot, last, sentence)
                event = to_builtins(last.event)
                kinds[event["event"]] += 1
                kinds["taken"] += event.get("origin") == "hand" and event["slot"] > 0
            elif last:
                self.at_rest(snapshot, last)
        assert ("bitten" in self.flown) == ("ate" in kinds)
        return kinds

    def sentence(self, moment: Moment) -> str:
        """A deal is only named: everybody sees the cards."""
        telling = tell(self.game, moment.event, self.seat)
        shown = telling[:1] if len(telling) > 2 else telling
        return ISOLATES.sub("", self.speaker.tell(shown))

    def draws(self, moment: str) -> str:
        """One sentence for all who draw, one after the other, in the same news."""
        number, index = map(int, moment.split("."))
        events = next(
            each["events"]
            for each in self.visitor.news
            if each["number"] == number and each["events"]
        )
        kinds = [each["event"] for each in events]
        first, last = index, index
        while first and kinds[first - 1] == "drew":
            first -= 1
        while last < len(kinds) and kinds[last] == "drew":
            last += 1
        seats = list(dict.fromkeys(each["seat"] for each in events[first:last]))
        you: dict[str, Any] = {"you": "seat"} if self.seat in seats else {}
        if len(seats) == 1:
            said = Sentence("ay-one-drew", {**you, "seat": seats[0], "cards": last - first})
        else:
            others = [each for each in seats if each != self.seat]
            said = Sentence("ay-some-drew", {**you, "names": others})
        return ISOLATES.sub("", self.speaker.tell([said]))

    def while_told(self, snapshot: dict[str, Any], moment: Moment, sentence: str) -> None:
        where = (snapshot["moment"], moment.event)
        self.board(snapshot, moment.view, where)
        assert ISOLATES.sub("", snapshot["sentence"]) == sentence, where
        if not self.stays(snapshot["moment"]):
            assert (snapshot["bar"], snapshot["note"]) == ("", ""), where
            assert not asks(snapshot["offered"]), where
        if snapshot["left"]:
            assert sorted(snapshot["left"]) == leaves(to_builtins(moment.event), moment.before), (
                where
            )

        if snapshot["bitten"]:
            assert snapshot["bitten"] == bites(to_builtins(moment.event)), where
            self.flown.add("bitten")
        if snapshot["landed"]:
            expected = lands(to_builtins(moment.event), moment.before, moment.view)
            assert len(snapshot["landed"]) == len(expected), (where, snapshot["landed"])
            for place in expected:
                assert any(place in there for there in snapshot["landed"]), (where, place)
            self.flown.add(to_builtins(moment.event)["event"])

    def stays(self, moment: str) -> bool:
        """Whether I was asked before this moment what I am still asked after it."""
        number = int(moment.partition(".")[0])
        news = self.visitor.news
        at = next(i for i, each in enumerate(news) if each["number"] == number)
        before, after = ((each["question"] or {}).get("number") for each in news[at - 1 : at + 1])
        return before is not None and before == after

    def at_rest(self, snapshot: dict[str, Any], moment: Moment) -> None:
        """The table after the last event, and a bar that asks or tells what is to be done now."""
        self.board(snapshot, moment.view, snapshot["moment"])
        number = int(snapshot["moment"])
        news = self.visitor.numbered(number)
        if self.stays(snapshot["moment"]):
            return  # it may have been answered meanwhile
        view, where = news["view"], (number, snapshot["bar"])
        expected = bars.sentence(self.speaker, self.visitor.say, view, news["question"])
        assert ISOLATES.sub("", snapshot["bar"]) == ISOLATES.sub("", expected), where
        note = bars.note(self.speaker, self.visitor.say, view)
        if note is not None:
            assert ISOLATES.sub("", snapshot["note"]) == ISOLATES.sub("", note), where
        self.bars += 1

    def board(self, snapshot: dict[str, Any], view: dict[str, Any], where: object) -> None:
        """Each card at its place and no other, points and piles."""
        assert (snapshot["flights"], snapshot["hidden"]) == (0, []), where
        assert snapshot["early"] == "", where
        expected = {place: cards for place, cards in all_places(view).items() if cards}
        shown: dict[str, list[str]] = {}
        for place, source in snapshot["pictures"]:
            found = PICTURE.search(source)
            if found and not found[1].startswith(NO_CARDS):
                shown.setdefault(place, []).append(found[1])
        shown.pop("laid:-1:", None)
        assert shown == expected, where
        there = {each for each in snapshot["places"] if CARD.match(each) and each != "laid:-1:"}
        assert there == {each for each in all_places(view) if CARD.match(each)}, where
        if "areas" in view:
            assert dict(snapshot["points"]) == {
                f"points:{seat}:": f"{points}/{needed}"
                for seat, (points, needed) in enumerate(
                    zip(view["scores"], view["needed"], strict=True)
                )
            }, where
            assert sorted(snapshot["unseen"]) == [
                f"hand:{seat}:{slot}:"
                for seat, hand in enumerate(view["hands"])
                for slot, side in enumerate(hand)
                if side["side"] == "unseen"
            ], where
            piles = {"draw": "ay-draw-pile", "discard": "ay-discard-pile"}
        else:
            assert dict(snapshot["penalties"]) == {
                f"penalty:{seat}:": str(pile["cards"])
                for seat, pile in enumerate(view["penalties"])
            }, where
            piles = {"shop": "nh-shop"}
            assert {place: tuple(arrow) for place, arrow in snapshot["arrows"]} == arrows(view), (
                where
            )
        texts = {place: ISOLATES.sub("", text) for place, text in snapshot["piles"]}
        labels = {place: text.splitlines()[-1] for place, text in texts.items()}
        assert labels == {
            f"{pile}:": ISOLATES.sub("", self.visitor.say(label, cards=view[pile]["cards"]))
            for pile, label in piles.items()
        }, where


CARD = re.compile(r"(hand|area|laid|column):\d+:|laid:-1:")
"""Places that hold one card each; they are there only with their card."""


def play_together(people: list[Visitor], rng: Random) -> None:
    news, end = 0, monotonic() + PATIENCE
    while not all(person.over for person in people):
        all_act(people, rng)
        if news < (come := sum(len(person.news) for person in people)):
            news, end = come, monotonic() + PATIENCE
        assert monotonic() < end, [person.text for person in people]


def watched(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(QUICK + SNAPSHOTS)
    return visitor


# Many a Hat, T-Rex, Lollipop, Toxic Waste and sabotage: nearly every game has one of each.
EVENTFUL = """
game = "antayagi"
name = "Eventful"
[cards.plain]
hat = 9
t-rex = 9
toxic-waste = 8
bone = 8
muffin = 3
lollipop = 9
wizard = 2
[cards.sabotage]
bone = 8
hat = 6
t-rex = 6
"""
DEEDS = {"sabotaged", "exchange-cancelled", "arrived", "discarded", "turned", "ate", "needs-more",
         "drew", "game-won", "taken"}  # fmt: skip
GIVING = {"gift-shown", "gift-turned", "gift-offered", "gift-accepted", "gift-refused",
          "penalty-taken", "round-ended", "shuffled", "game-ended"}  # fmt: skip
FLY = {"sabotaged", "arrived", "offers-revealed", "drew", "gift-accepted", "penalty-taken"}
TALL = {"width": 820, "height": 1180}


class Case(NamedTuple):
    """A game that is compared, and the kinds of events that must have been."""

    game: str
    settings: dict[str, Any]
    kinds: set[str]


SWAP = {"players": 3, "deck": EVENTFUL, "window": 2}
ROUNDS = {"players": 3, "options": {"rounds": 2, "special": True}}


def seen_everything(case: Case, play: Callable[[], list[Reader]]) -> None:
    """Games are played and compared until every kind of event was among them, and a card was taken
    that is not the first of a hand."""
    seen: Counter[str] = Counter()
    for _ in range(5):
        for reader in play():
            told = reader.compare()  # a spectator may have come after some
            assert reader.bars > 5
            assert reader.flown >= FLY & set(told)
            seen += told
        if case.kinds <= set(seen):
            return
    raise AssertionError(f"never seen: {case.kinds - set(seen)}")


@pytest.mark.parametrize(
    ("case", "size"),
    [
        (Case("antayagi-80", SWAP, DEEDS), PHONE),
        (Case("not-a-hat", ROUNDS, GIVING), DESK),
    ],
)
def test_after_every_event_the_page_shows_the_table_of_that_moment(
    visit: Visit, house: Server, case: Case, size: dict[str, int]
) -> None:
    def play() -> list[Reader]:
        visitor = watched(visit(viewport=size, reduced_motion="no-preference"))
        seated(house, {"game": case.game, **case.settings, "telling": 100}, visitor)
        visitor.play(Random(5))
        return [Reader(visitor, house)]

    seen_everything(case, play)


@pytest.mark.parametrize(
    "case",
    [
        Case("antayagi-65", SWAP, DEEDS),
        Case("not-a-hat", ROUNDS, GIVING),
    ],
)
def test_two_people_and_a_spectator_each_see_the_moments_that_are_theirs(
    visit: Visit, house: Server, case: Case
) -> None:
    def come(size: dict[str, int], language: str) -> Visitor:
        wanted = {"viewport": size, "language": language, "reduced_motion": "no-preference"}
        return watched(visit(house, **wanted))

    def play() -> list[Reader]:
        people = [come(PHONE, "en"), come(DESK, "es")]
        seated(house, {"game": case.game, **case.settings, "telling": 100}, *people)
        spectator = come(TALL, "fr")
        spectator.page.goto(people[0].page.url)
        spectator.page.locator("input").first.fill("Zoé")
        spectator.page.locator("[data-act=watch]").click()
        spectator.at_the_table()
        play_together([*people, spectator], Random(6))
        readers = [Reader(person, house) for person in (*people, spectator)]
        assert [reader.seat for reader in readers] == [0, 1, None]
        return readers

    seen_everything(case, play)
