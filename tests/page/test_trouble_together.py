"""Several people at one table, some of whom are cut off: the others go on, and those who return are
where the table is. Every acknowledged decision is in the record once."""

from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.page.conftest import Visit
from tests.page.test_trouble import (
    ANTAYAGI,
    HAT,
    Trouble,
    end,
    killed,
    moves,
    offline,
    recorded,
    reloaded,
    sealed,
    seated,
    settled,
)
from tests.page.visitor import Visitor, alone, asks, next_act
from tests.page.witness import Witness
from tests.server.running import Server

PASS = {"do": "pass"}


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Dialogs are fetched before the connection is lost."""
    return partial(visit, ahead=True)


def step(people: list[Visitor], rng: Random, but: str) -> bool:
    """Everybody touches once, unless they can do this; whether all can."""
    ready = 0
    for person in people:
        with suppress(Error):  # where the page is just being loaded anew
            offered = person.offered()
            ready += but in offered
            act = None if but in offered else next_act(offered, rng)
            if act:
                person.touch("refuse" if act == "accept" else act, rng)
    return ready == len(people)


def greeted(person: Visitor) -> dict[str, Any]:
    """The news that somebody got who came (back) to the table."""

    def news() -> list[dict[str, Any]]:
        last = max(at for at, each in enumerate(person.heard) if each["type"] == "welcome")
        return [each for each in person.heard[last:] if each["type"] == "view"]

    person.until(news, "how things stand")
    return news()[0]


def task(news: dict[str, Any]) -> str | None:
    agenda = news["view"]["agenda"]
    return agenda[-1]["task"] if agenda else None


def hears(person: Visitor, kind: str, times: int = 1) -> None:
    """Wait until this kind of message has come over the wire."""
    person.until(lambda: [each["type"] for each in person.heard].count(kind) >= times, kind)


def past_the_window(person: Visitor) -> None:
    person.until(lambda: task(person.news[-1]) != "window", "the window's end")


def kept(person: Visitor, server: Server) -> None:
    """This person's decisions are in the record; all others there are passes, made by the clock.

    A window may open and close while somebody is cut off: its question is never heard there. That
    nobody passes twice in one window is the rules' affair, which a record cannot break.
    """
    person.until(lambda: settled(person), "an answer")
    there, done = recorded(person, server), moves(person)
    assert [each for each in there if each != PASS] == [each for each in done if each != PASS]
    assert done.count(PASS) <= there.count(PASS)


# --- In a window that a clock closes ---------------------------------------------------------

SABOTAGES = """
game = "antayagi"
name = "Sabotages"
[cards.sabotage]
bone = 30
hat = 30
"""
WINDOWS = (4, 8, 15, 30, 30, 30)
"""Seconds of the windows to try: if people do not touch in time, they get more."""
LONG_WINDOWS = (30,) * 6
"""Where nobody waits for the end."""


class Window:
    """Three people at a new table, all asked whether they sabotage."""

    def __init__(self, people: list[Visitor], server: Server, seconds: int) -> None:
        self.people, self.server, self.seconds = people, server, seconds
        self.rng = Random(5)
        for person in people:
            person.page.goto("about:blank")
            for heap in (person.sent, person.heard, person.news):
                heap.clear()
        settings = {"game": "antayagi-80", "players": 3, "window": seconds, "deck": SABOTAGES}
        seated(server, settings, *people)
        self.open()

    def open(self) -> None:
        """Play until all are asked; this window was opened between `earliest` and `latest`."""
        while True:
            self.earliest = monotonic()
            self.people[0].until(self._step_into, "a window")
            self.latest = monotonic()
            numbers = [person.shown()[1] for person in self.people]
            if all(task(each) == "window" for each in numbers):
                return

    def _step_into(self) -> bool:
        if not any(task(person.news[-1]) == "window" for person in self.people):
            self.earliest = monotonic()
        return step(self.people, self.rng, "pass")

    def closed(self) -> None:
        """For everybody, and all are told the same."""
        for person in self.people:
            past_the_window(person)
        assert len({tuple(self._closing(person)) for person in self.people}) == 1

    def _closing(self, person: Visitor) -> list[str]:
        last = max(at for at, each in enumerate(person.news) if task(each) == "window")
        return [event["event"] for event in person.news[last + 1]["events"]]


def in_a_window(
    visit: Visit,
    server: Server,
    scene: Callable[[Window], bool],
    windows: tuple[int, ...] = WINDOWS,
) -> None:
    """Until the scene was quick enough for the window."""
    people = [visit(server, language=language) for language in ("en", "es", "fr")]
    for seconds in windows:
        if scene(Window(people, server, seconds)):
            end(people)
            for person in people:
                kept(person, server)
            return
    pytest.fail("nobody is as slow as this")


@pytest.mark.parametrize("trouble", [offline, reloaded, killed])
def test_whoever_is_cut_off_in_a_window_is_asked_again_if_it_is_still_open_and_has_no_more_time(
    visit: Visit, own_house: Server, trouble: Trouble
) -> None:
    """One has passed, one has chosen a card but not confirmed it; the third is not cut off."""

    def scene(window: Window) -> bool:
        _, passing, arming = window.people
        passing.touch("pass", window.rng)
        arming.touch("sabotage", window.rng)
        passing.until(lambda: sealed(passing), "its pass")
        if "confirm" not in arming.offered():
            return False
        asked = arming.news[-1]["question"]
        left = monotonic()
        with ExitStack() as stack:
            for person in (arming,) if trouble is killed else (passing, arming):
                stack.enter_context(trouble(person, own_house))
        for person in window.people:
            person.linked("open")
        again = [greeted(person) for person in (passing, arming)]
        offered, news = arming.shown()
        if not asks(offered) or {task(each) for each in (*again, news)} != {"window"}:
            return False
        assert ("sabotage" if trouble is reloaded else "confirm") in offered
        passing.until(lambda: sealed(passing), "its pass")
        if trouble is not killed:  # then it was in no log yet, and is sent again
            assert again[0]["question"] is None
            assert again[0]["view"]["sealed"] == PASS
        same_time(window, again[1]["question"], asked, left)
        if trouble is reloaded:
            window.closed()
        else:
            arming.touch("confirm", window.rng)
        return True

    def same_time(window: Window, question: Any, asked: Any, left: float) -> None:
        """A server that was killed does not know any more how much time was over."""
        assert question["number"] == asked["number"]
        assert question["options"] == asked["options"]
        if trouble is killed and question["seconds"] is None:
            return  # somebody is not back yet
        over = 0.0 if trouble is killed else left - window.latest
        assert question["seconds"] <= window.seconds - over + 0.01
        assert question["seconds"] >= window.seconds - (monotonic() - window.earliest) - 0.01

    in_a_window(visit, own_house, scene, WINDOWS if trouble is reloaded else LONG_WINDOWS)


@pytest.mark.parametrize("acts", [("pass",), ("sabotage", "confirm")])
def test_what_somebody_decides_while_cut_off_is_too_late_when_the_window_is_over(
    visit: Visit, usual_house: Server, acts: tuple[str, ...]
) -> None:
    def scene(window: Window) -> bool:
        *others, cut = window.people
        with offline(cut, usual_house):
            if not all(cut.touch(act, window.rng) for act in acts):
                return False
            for person in others:
                past_the_window(person)
        hears(cut, "failed")
        cut.hears("[role=alert]", cut.say("error-question-closed"))
        assert greeted(cut)["view"]["agenda"] == others[0].news[-1]["view"]["agenda"]
        assert acts[0] not in [each["do"] for each in moves(cut)]
        window.open()
        return True

    in_a_window(visit, usual_house, scene)


# --- At the end of a round -------------------------------------------------------------------

# The first word that is told after a round's end has come cuts the page off. With the next news it
# is back: whatever is told then is old.
CUT = """{
    let [ended, back] = [false, false];
    window.old = [];
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(hear) {
            set.call(this, (message) => {
                const news = ["view", "news"].includes(JSON.parse(message.data).type);
                hear(message);
                back ||= ended && news;
                ended ||= message.data.includes('"round-ended"');
            });
        },
    });
    let cut = false;
    const told = ({ target }) =>
        (target.nodeType === 1 ? target : target.parentElement)?.closest("[data-narration]");
    new MutationObserver((changes) => {
        if (!ended || !changes.some(told)) return;
        if (back) window.old.push(document.querySelector("[data-narration]").innerText.trim());
        if (!cut) HOW;
        cut = true;
    }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
CUTS = ("dispatchEvent(new Event('offline'))", "location.reload()")
ROUNDS = 2


@pytest.mark.parametrize("how", ["cut off", "killed"])
def test_a_round_s_end_that_is_cut_off_while_it_is_told_leads_into_the_new_round(
    visit: Visit, own_hurried: Server, how: str
) -> None:
    """One has lost the network, one loads the page anew, one sees it all; or the server dies."""
    people = [visit(own_hurried, language=language) for language in ("nl", "es", "de")]
    for person, cut in zip(people, ("0", *CUTS), strict=True):
        person.context.add_init_script(CUT.replace("HOW", cut if how == "cut off" else "0"))
    settings = {"game": "not-a-hat", "players": 3, "options": {"rounds": ROUNDS}}
    seated(own_hurried, settings, *people)
    rng = Random(6)
    people[0].until(lambda: new_round(people, rng), "a new round")
    if how == "killed":
        with killed(people[0], own_hurried):
            pass
    for person in people[how == "cut off" :]:
        hears(person, "welcome", 2)
        assert greeted(person)["told"] == []
    for person in people:
        Witness(person).look()
        assert set(person.page.evaluate("window.old")) <= {""}
        assert person.say("nh-round", round=ROUNDS, rounds=ROUNDS) in person.text
    people[0].until(lambda: step(people, rng, "rematch"), "the end")
    for person in people:
        kept(person, own_hurried)


def new_round(people: list[Visitor], rng: Random) -> bool:
    """After one touch by each, while nobody has heard of a new round."""
    for person in people:
        if any(each.news[-1]["view"]["round"] == ROUNDS for each in people):
            return True
        step([person], rng, "rematch")
    return False


# --- While bots move -------------------------------------------------------------------------

BOTS = {2, 3}


def bots_move(news: dict[str, Any]) -> bool:
    """Whether the table waits for bots, and for nobody else."""
    view = news["view"]
    agenda = view["agenda"]
    waiting = view["waiting"] if "waiting" in view else [each["seat"] for each in agenda[-1:]]
    return bool(waiting) and BOTS.issuperset(waiting)


@pytest.mark.parametrize("game", ["antayagi-65", "not-a-hat"])
def test_bots_go_on_while_somebody_is_cut_off(visit: Visit, own_hurried: Server, game: str) -> None:
    stays, goes = people = [visit(own_hurried, language=language) for language in ("fr", "de")]
    more = HAT if game == "not-a-hat" else ANTAYAGI
    settings = {"game": game, "players": 4, "pace": 5000, "window": 2, **more}
    rng, left = Random(7), [offline, reloaded, killed]

    def gone_wrong() -> bool:
        for person in people:
            person.act(rng)
        if bots_move(goes.news[-1]) and not goes.touchable:
            cut(left.pop(0))
        return not left or stays.over

    def cut(trouble: Trouble) -> None:
        with trouble(goes, own_hurried):
            # As somebody is there, they move; after the first that waits for people, no more.
            stays.until(lambda: trouble is killed or not bots_move(stays.news[-1]), "bots")
        stays.linked("open")
        stays.until(lambda: not bots_move(stays.news[-1]), "bots")
        goes.until(lambda: not bots_move(goes.news[-1]), "bots")
        offered, news = goes.shown()
        if game == "not-a-hat" or (asks(offered) and alone(news)):
            Witness(goes).look()

    while left:
        for person in people:
            person.sent.clear()
            person.heard.clear()
        seated(own_hurried, settings, *people)
        stays.until(gone_wrong, "trouble")
        if not stays.over:
            end(people)
        for person in people:
            kept(person, own_hurried)
