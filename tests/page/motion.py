"""The moment of each kind of event, stopped while it is acted out: for pictures, not for tests."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import groupby
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page

from hatbox import Match
from hatbox.games import GAMES
from hatbox.kernel.written import to_builtins
from hatbox.words.families import TELLERS
from tests.page.rest import arrived
from tests.page.scenes import Json, Scene, line, lobby, show, standing
from tests.page.test_moments import Moment, moments
from tests.page.visitor import KNOWING

STEP = 50
"""Milliseconds between two states of the page."""
FRAMES = (15, 30, 60, 100)
"""Percent of the time of an event after which it is looked at."""
GREAT = ("-sabotaged", "-game-ended")
"""Moments with an effect of their own."""
FETCHED = 1000
"""Milliseconds after which what an effect needs has come."""
FEW = 'game = "antayagi"\n[cards.plain]\nbone = 4\nhat = 3\ntoxic-waste = 3\n'
"""A deck with which a game ends without a winner."""
TABLES: list[tuple[str, int, Json, str | None]] = [
    ("antayagi-80", 4, {}, None),
    ("antayagi-65", 5, {}, None),
    ("antayagi-80", 3, {}, FEW),
    ("not-a-hat", 4, {"rounds": 2}, None),
    ("not-a-hat", 6, {"special": True, "gifts": 2}, None),
]
MOST, LONGEST = 4, 250
"""Random games at each table in which moments are looked for, and decisions in each."""
# What moves waits for `advance`, and so does everything that is to happen at some time.
HELD = """{
    const { animate } = Element.prototype;
    const held = new WeakSet();
    Element.prototype.animate = function (...how) {
        const moving = animate.apply(this, how);
        moving.pause();
        held.add(moving);
        return moving;
    };
    window.advance = (step) => {
        for (const each of document.getAnimations()) {
            const { endTime } = each.effect.getComputedTiming();
            if (endTime === Infinity) continue;
            if (!held.has(each)) {
                each.pause();
                each.currentTime = 0;
                held.add(each);
            }
            const now = Number(each.currentTime) + step;
            if (now < endTime) each.currentTime = now;
            else each.finish();
        }
    };
}"""


def kind(event: Json) -> str:
    """What an event looks like: more than its tag where cards do different things."""
    match event:
        case {"event": "arrived", "object": card}:
            return f"arrived-{card}"
        case {"event": "discarded", "origin": origin, "why": why}:
            return f"discarded-{'eaten' if 'A.O7' in why else origin}"
        case {"event": "drew", "seat": seat}:
            return "drew-mine" if seat == 0 else "drew-theirs"
        case _:
            return str(event["event"])


def found(game: str, players: int, options: Json, deck: str | None) -> dict[str, Moment]:
    """A moment of each kind from random games at a table, seen from the first seat."""
    kinds: dict[str, Moment] = {}
    seats = ["?"] * players
    for seed in range(MOST):
        rng = Random(seed)
        chance = rng.randbytes(32)
        match = Match.deal(game, seats, seed=chance, variants=options, deck_text=deck)
        while not match.over and len(match.lines) < LONGEST:
            seat = rng.choice(match.to_act)
            match.answer(seat, rng.choice(match.options(seat)))
        for moment in moments(GAMES[game], match.record(), 0):
            kinds.setdefault(kind(to_builtins(moment.event)), moment)
    return kinds


@cache
def scenes() -> list[tuple[str, Scene, Moment]]:
    """Each kind of event with the table just before it, once in each game."""
    listed: dict[str, tuple[str, Scene, Moment]] = {}
    for game, players, options, deck in TABLES:
        settings = {"game": game, "players": players, "options": options, "free_text": True}
        here = lobby(game, players, settings=settings)
        for what, moment in found(game, players, options, deck).items():
            name = f"{game}-{players}-{what}"
            listed.setdefault(f"{game} {what}", (name, Scene(here, moment.before), moment))
    shown = {(GAMES[scene.lobby["settings"]["game"]].family, to_builtins(moment.event)["event"])
             for _, scene, moment in listed.values()}  # fmt: skip
    told = {(family, event) for family, teller in TELLERS.items() for event in teller.times}
    assert told == shown, told ^ shown
    return list(listed.values())


def news(scene: Scene, moment: Moment, number: int) -> Json:
    """The event, as the server sends it."""
    happened = to_builtins(moment.event)
    then = {name: new for name, new in moment.view.items() if new != moment.before[name]}
    told = {**happened, "tell": line(happened, scene)["tell"], "then": then}
    return {"type": "news", "number": number, "events": [told], "question": None}


def lasts(scene: Scene, moment: Moment) -> int:
    """Milliseconds that the event takes."""
    family = GAMES[scene.lobby["settings"]["game"]].family
    happened = to_builtins(moment.event)
    time = TELLERS[family].times[happened["event"]]
    return time.first + time.card * sum(map(len, happened[time.deals] if time.deals else ()))


def advance(page: Page, milliseconds: int) -> None:
    for _ in range(0, milliseconds, STEP):
        page.clock.run_for(STEP)
        page.evaluate(f"advance({STEP})")
        arrived(page)


def stop(page: Page) -> None:
    """From now on time passes only by `advance`."""
    now = datetime.fromtimestamp(page.evaluate("Date.now()") / 1000, UTC)
    page.clock.pause_at(now + timedelta(seconds=3))


def begun(browser: Browser, url: str, look: Json) -> Iterator[tuple[str, Scene, Moment, Page]]:
    """Each moment as it begins; those of a lobby on one page."""
    for _, group in groupby(scenes(), lambda each: each[1].lobby):
        context = browser.new_context(reduced_motion="no-preference", **look)
        context.add_init_script(HELD + KNOWING)
        page = context.new_page()
        page.clock.install()
        kinds = list(group)
        later = show(page, url, kinds[0][1])
        stop(page)
        # The first is told once for nothing: it fetches what draws effects.
        first = next((each for each in kinds if each[0].endswith(GREAT)), kinds[0])
        for number, (name, scene, moment) in enumerate([first, *kinds], start=1):
            later(standing(scene, 2 * number))
            page.locator(f"[data-moment='{2 * number}']").wait_for()
            advance(page, 3 * STEP)
            later(news(scene, moment, 2 * number + 1))
            if number > 1:
                yield name, scene, moment, page
                continue
            advance(page, lasts(scene, moment))
            page.wait_for_timeout(FETCHED)
        context.close()


def pictures(browser: Browser, url: str, folder: Path, look: Json) -> None:
    """Each moment, three times."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene, moment, page in begun(browser, url, look):
        passed = 0
        for percent in FRAMES:
            until = lasts(scene, moment) * percent // 100
            advance(page, until - passed)
            passed = until
            page.screenshot(path=folder / f"{name}-{percent:03}.png")
