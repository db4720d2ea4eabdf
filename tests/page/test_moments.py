"""Whole games on the real page: after every event it shows the table as it is at that moment."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from hatbox import replay
from hatbox.games import GAMES
from hatbox.games.antayagi.events import SawDrew
from hatbox.kernel.engine import Event
from hatbox.kernel.game import Game
from hatbox.kernel.written import to_builtins
from hatbox.records.lines import Decided, Shuffled
from hatbox.words import Sentence, tell
from hatbox.words.sentences import Speaker
from tests.page.conftest import Visit
from tests.page.test_tables import friends, start
from tests.page.visitor import (
    DESK,
    ISOLATES,
    NO_CARDS,
    OFFERED,
    PATIENCE,
    PHONE,
    PICTURE,
    Visitor,
    asks,
)
from tests.page.witness import places
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
# The page whenever it shows another moment; and the places whose card is on its way to the next.
SNAPSHOTS = """{
    window.snapshots = [];
    let [before, left] = ["", []];
    const text = (place) => document.querySelector(place)?.innerText.trim() ?? "";
    const look = () => {
        const shown = document.querySelector("[data-moment]")?.dataset.moment ?? "";
        const gone = [...document.querySelectorAll("[data-anchor]")]
            .filter((each) => each.style.visibility === "hidden")
            .map((each) => each.dataset.anchor);
        if (gone.length) left = gone;
        if (!shown || shown === before) return;
        before = shown;
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
        window.snapshots.push({
            moment: shown,
            arrows,
            unseen: [...document.querySelectorAll("[data-anchor^='hand:'] [data-unseen]")]
                .filter((each) => !each.closest("[data-flight]")).map(place),
            left,
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
            bar: text(".bar [role=status]"),
            offered: OFFERED(),
        });
        left = [];
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
                kinds[to_builtins(last.event)["event"]] += 1
            elif last:
                self.at_rest(snapshot, last)
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
        if last - first == 1:
            return ""
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
            assert snapshot["bar"] in ("", self.visitor.say("page-watching")), where
            assert not asks(snapshot["offered"]), where
        if snapshot["left"]:
            assert sorted(snapshot["left"]) == leaves(to_builtins(moment.event), moment.before), (
                where
            )

    def stays(self, moment: str) -> bool:
        """Whether I was asked before this moment what I am still asked after it."""
        number = int(moment.partition(".")[0])
        news = self.visitor.news
        at = next(i for i, each in enumerate(news) if each["number"] == number)
        before, after = ((each["question"] or {}).get("number") for each in news[at - 1 : at + 1])
        return before is not None and before == after

    def at_rest(self, snapshot: dict[str, Any], moment: Moment) -> None:
        """The table after the last event, and a bar that says something."""
        self.board(snapshot, moment.view, snapshot["moment"])
        assert snapshot["bar"], snapshot["moment"]

    def board(self, snapshot: dict[str, Any], view: dict[str, Any], where: object) -> None:
        """Each card at its place and no other, points and piles."""
        assert (snapshot["flights"], snapshot["hidden"]) == (0, []), where
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


def all_places(view: dict[str, Any]) -> dict[str, list[str]]:
    """The drawings of a view, by the board's names for the places."""
    if "areas" in view:
        return places(view)
    found = {
        f"column:{seat}:{slot}:": gifts(side.get("gift"))
        for seat, column in enumerate(view["columns"])
        for slot, side in enumerate(column)
    }
    for seat, pile in enumerate(view["penalties"]):
        found[f"penalty:{seat}:"] = gifts(pile["top"])
    return {**found, "shop:": gifts(view["shop"]["top"]), "offered:": gifts(view["shown"])}


def arrows(view: dict[str, Any]) -> dict[str, tuple[str, int | None]]:
    """The back of each gift that lies face down, and the seat at which its arrow points."""
    found = {
        f"column:{seat}:{slot}:": (seat, side["back"])
        for seat, column in enumerate(view["columns"])
        for slot, side in enumerate(column)
        if "back" in side
    }
    if view["offered"]:
        found["offered:"] = (view["giver"], view["offered"])
    ways = {"left": 1, "right": -1}
    players = len(view["columns"])
    return {
        place: (back, (seat + ways[way]) % players if (way := back.split("-")[1]) in ways else None)
        for place, (seat, back) in found.items()
    }


def gifts(gift: str | None) -> list[str]:
    return [f"gift-{gift}"] if gift else []


def leaves(event: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """The places that cards leave during an event, on the board before it."""
    seat, slot = event.get("giver", event.get("seat")), event.get("slot")
    match event:
        case {"event": "offers-revealed", "seats": seats, "slots": slots}:
            pairs = sorted(zip(seats, slots, strict=True))
            found = [f"hand:{seat}:{slot}:" for seat, slot in pairs]
        case {"event": "sabotaged"}:
            found = [f"hand:{seat}:{slot}:"]
        case {"origin": origin}:
            found = [f"laid:{slot}:" if origin == "table" else f"{origin}:{seat}:{slot}:"]
        case {"event": "gift-accepted"}:
            found = ["offered:", "words:named:", "words:of-giver:"]
        case {"event": "penalty-taken"}:
            found = ["offered:", "words:of-giver:"]
        case {"event": "gift-turned" | "gift-picked"} if before["shown"] is None:
            found = [f"column:{seat}:0:"]
        case _:
            found = []
    return found


def play_together(people: list[Visitor], rng: Random) -> None:
    news, end = 0, monotonic() + PATIENCE
    while not all(person.over for person in people):
        for person in people:
            person.act(rng)
        people[0].page.wait_for_timeout(10)
        if news < (come := sum(len(person.news) for person in people)):
            news, end = come, monotonic() + PATIENCE
        assert monotonic() < end, [person.text for person in people]


def watched(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(QUICK + SNAPSHOTS)
    return visitor


@pytest.mark.parametrize(
    ("game", "size"), [("antayagi-80", PHONE), ("antayagi-65", DESK), ("not-a-hat", PHONE)]
)
def test_after_every_event_the_page_shows_the_table_of_that_moment(
    visit: Visit, house: Server, game: str, size: dict[str, int]
) -> None:
    visitor = watched(visit(viewport=size, reduced_motion="no-preference"))
    visitor.against_bots(game).play(Random(5))
    kinds = Reader(visitor, house).compare()
    assert len(kinds) > 5, kinds


@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
def test_two_people_and_a_spectator_each_see_the_moments_that_are_theirs(
    visit: Visit, house: Server, game: str
) -> None:
    def come(server: Server, **options: Any) -> Visitor:
        return watched(visit(server, reduced_motion="no-preference", viewport=DESK, **options))

    people = friends(come, house, "en", "es", game=game)
    spectator = come(house, language="fr")
    spectator.page.goto(people[0].page.url)
    spectator.page.locator("input").first.fill("Zoé")
    spectator.page.locator("[data-act=watch]").click()
    expect(spectator.page.locator("[data-place]").first).to_be_visible()
    start(people[0])
    play_together([*people, spectator], Random(6))
    for person in (*people, spectator):
        reader = Reader(person, house)
        assert (reader.seat is None) == (person is spectator)
        reader.compare()
