"""An evening: once more at a new table, and nobody on whom a table depends."""

from __future__ import annotations

import re
from functools import partial
from operator import ne
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.scenes import Scene, antayagi, company, show
from tests.page.test_tables import friends, start
from tests.page.test_trouble import seated
from tests.page.visitor import DESK, GAMES, ISOLATES, PATIENCE, PHONE, Visitor, all_act
from tests.server.running import Server

TABLET = {"width": 820, "height": 1180}


def played(visitor: Visitor) -> int:
    """The number of my answers that were sent."""
    return sum(each["type"] == "play" for each in visitor.sent)


def play_on(people: list[Visitor], rng: Random) -> None:
    """Everybody, until each has answered twice."""
    before, end = [played(each) for each in people], monotonic() + PATIENCE
    while any(
        played(each) < sent + 2 and not each.over for each, sent in zip(people, before, strict=True)
    ):
        all_act(people, rng)
        assert monotonic() < end, [person.text for person in people]


def reads(visitor: Visitor, message: str, **more: Any) -> None:
    """Somebody can read this sentence."""
    sentence = visitor.say(message, **more)
    visitor.until(lambda: sentence in visitor.text, sentence)


def sits(visitor: Visitor, seat: int) -> None:
    expect(visitor.page.locator(f"[data-place='{seat}'].me")).to_be_visible()


def lobby(visitor: Visitor) -> dict[str, Any]:
    """The newest that has come."""
    told = [m["lobby"] if m["type"] == "welcome" else m for m in visitor.heard
            if m["type"] in ("welcome", "lobby")]  # fmt: skip
    return told[-1]


def score(visitor: Visitor) -> dict[str, int]:
    """The wins of the evening, as they are drawn."""
    rows = visitor.page.locator("[data-evening] tbody tr")
    expect(rows.first).to_be_visible()
    drawn = [
        (row.locator("th").inner_text(), row.locator(".all").inner_text()) for row in rows.all()
    ]
    return {plain(name): int(plain(wins).split()[0]) for name, wins in drawn}


def called(visitor: Visitor, name: str) -> str:
    """How a page calls somebody: who has no name is a guest in the reader's language."""
    return visitor.say("page-guest") if name == "Guest" else name


def plain(text: str) -> str:
    """What people read of a text: not the marks that part the directions of scripts."""
    return ISOLATES.sub("", text).strip()


def test_one_game_after_the_other_against_bots_and_the_score_of_the_evening(visit: Visit) -> None:
    """Every game once; another one is one touch away, and it is dealt at once."""
    games = GAMES
    visitor, rng = visit(language="es").against_bots(games[0]), Random(21)
    won = 0
    for number, game in enumerate(games, start=1):
        visitor.play(rng)
        over = [each for each in visitor.heard if each["type"] == "over"][-1]
        won += 0 in over["winners"]
        assert score(visitor)[visitor.say("page-guest")] == won
        assert sum(lobby(visitor)["evening"]["played"].values()) == number
        before = visitor.page.url
        after = games[number] if number < len(games) else None
        visitor.page.locator(f"[data-act=rematch{'-' + after if after else ''}]").click()
        visitor.page.wait_for_url(partial(ne, before))
        visitor.at_the_table()
        play_on([visitor], rng)
        if after is None:
            assert lobby(visitor)["settings"]["game"] == game


def test_on_a_desk_the_next_game_is_one_touch_away(visit: Visit) -> None:
    visitor, rng = visit(viewport=DESK).with_friends("not-a-hat"), Random(12)
    visitor.short_game(rng)
    before = visitor.page.url
    visitor.page.locator("[data-act=rematch]").click()
    visitor.page.wait_for_url(partial(ne, before))
    visitor.at_the_table()
    play_on([visitor], rng)


@pytest.mark.parametrize(
    ("game", "screen"), [*zip(GAMES, (PHONE, TABLET, DESK), strict=True)], ids=GAMES
)
def test_friends_play_again_and_each_sits_where_they_sat(
    visit: Visit, house: Server, game: str, screen: dict[str, int]
) -> None:
    """The guest asks for it and waits; the host follows, and then it begins by itself. Whoever
    watched goes on watching."""
    on_screen = partial(visit, viewport=screen)
    host, guest = friends(on_screen, house, "en", "de", game=game)
    people, rng = [host, guest], Random(22)
    start(host)
    watcher = on_screen(house, language="fr")
    watcher.page.goto(host.page.url)
    watcher.page.locator("input").first.fill("Luz")
    watcher.page.locator("[data-act=watch]").click()
    watcher.at_the_table()
    guest.at_the_table()
    ended(people)
    guest.page.locator("[data-act=rematch]").click()
    sits(guest, 1)
    name = guest.say("page-guest")
    reads(guest, "lobby-waits-for", names=name)
    watched = watcher.page.locator("[data-act=rematch]")
    expect(watched).to_have_text(watcher.say("result-watch-rematch"))
    watched.click()
    invited = host.page.locator("[data-act=rematch]")
    expect(invited).to_have_text(host.say("result-to-rematch"))
    expect(host.page.get_by_text(host.say("result-invited"))).to_be_visible()
    invited.click()
    for person in (*people, watcher):
        person.at_the_table()
    assert host.page.url == guest.page.url == watcher.page.url
    assert lobby(guest)["host"] == 0
    assert lobby(guest)["settings"]["game"] == game
    play_on(people, rng)
    assert watcher.news[-1]["view"]["watcher"] is None
    assert [each["seat"] for each in lobby(watcher)["members"]] == [0, 1, None]


def test_who_looks_back_is_invited_to_the_next_game_there_too(visit: Visit, house: Server) -> None:
    host, guest = friends(visit, house, "es", "nl", game="not-a-hat")
    people, rng = [host, guest], Random(24)
    start(host)
    guest.at_the_table()
    ended(people)
    host.page.locator("[data-act=theatre]").click()
    expect(host.page.locator("[data-act=seek]")).to_be_visible()
    assert host.page.locator("[data-invitation]").count() == 0
    guest.page.locator("[data-act=rematch]").click()
    expect(host.page.locator("[data-invitation]")).to_contain_text(host.say("result-invited"))
    host.page.locator("[data-invitation] [data-act=rematch]").click()
    for person in people:
        person.at_the_table()
    assert host.page.url == guest.page.url
    play_on(people, rng)


def test_who_presses_again_can_begin_without_the_others(visit: Visit, house: Server) -> None:
    host, guest = friends(visit, house, "en", "fr", game="not-a-hat")
    start(host)
    guest.at_the_table()
    ended([host, guest])
    guest.page.locator("[data-act=rematch]").click()
    sits(guest, 1)
    name = guest.say("page-guest")
    reads(guest, "lobby-start-without", names=name)
    guest.page.locator("[data-act=start]").click()
    guest.at_the_table()
    expect(guest.page.get_by_text(guest.say("seat-stand-in")).first).to_be_attached()
    # The host is invited also when the result has been put away.
    host.page.locator("dialog [data-act=close]").click()
    host.page.locator("[data-act=reopen]").click()
    host.at_the_table()
    host.until(lambda: lobby(guest)["places"][0]["bot"] is None, "the seat given back")


def test_who_was_slower_is_told_what_the_other_chose(visit: Visit, house: Server) -> None:
    host, guest = friends(visit, house, "en", "es", game="not-a-hat")
    start(host)
    guest.at_the_table()
    ended([host, guest])
    guest.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new Event('offline'))")
    guest.page.locator("[data-act=rematch-antayagi-65]").click()
    before = host.page.url
    host.page.locator("[data-act=rematch-antayagi-80]").click()
    host.page.wait_for_url(partial(ne, before))
    guest.context.set_offline(False)
    guest.page.wait_for_url(partial(ne, before))
    guest.hears("[role=alert]", guest.say("result-quicker", game=guest.say("game-antayagi-80")))


def asks_to_end(visitor: Visitor) -> None:
    visitor.open_dialog("menu")
    visitor.page.locator("[data-act=ask-to-end]").click()
    visitor.page.locator("[data-act=end]").click()
    visitor.page.locator("dialog [data-act=close]").click()


def vote(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-vote]")


def ended(people: list[Visitor]) -> None:
    """Everybody agrees to end the game."""
    asks_to_end(people[0])
    for other in people[1:]:
        vote(other).locator("[data-act=vote-end]").click()
    for person in people:
        expect(person.page.get_by_role("heading", name=person.say("result-ended"))).to_be_visible()


def test_a_vote_is_put_to_everybody_and_one_is_enough_to_play_on(
    visit: Visit, house: Server
) -> None:
    host, guest = friends(visit, house, "en", "nl")
    start(host)
    guest.at_the_table()
    name = guest.say("page-guest")
    # Whatever lies over the table, the guest hears of it.
    guest.open_dialog("talk")
    asks_to_end(host)
    expect(vote(host)).to_contain_text(host.say("vote-mine"))
    call = guest.page.locator("[data-act=to-the-table]")
    expect(call).to_be_visible()
    call.click()
    reads(guest, "vote-theirs", names=name, people=1)
    vote(guest).locator("[data-act=vote-go-on]").click()
    for person in (host, guest):
        expect(vote(person)).to_have_count(0)
    name = lobby(host)["members"][1]["name"]
    host.hears("[role=alert]", host.say("told-plays-on", you="nobody", seat=name))
    for person, said in ((host, {"you": "nobody", "seat": name}), (guest, {"you": "seat"})):
        person.hears("[role=log]", person.say("told-plays-on", **said))
    ended([host, guest])


def test_who_is_waited_for_and_away_is_named_and_a_bot_can_sit_in(
    visit: Visit, own_hurried: Server
) -> None:
    settings = {"game": "antayagi-65", "players": 3, "grace": 5, "first": 1}
    host, guest = visit(own_hurried, language="en"), visit(own_hurried, language="de")
    seated(own_hurried, settings, host, guest)
    guest.asked()
    address = guest.page.url
    guest.page.goto("about:blank")
    away = host.page.locator("[data-away]")
    expect(away).to_be_visible()
    sit_in = host.page.locator("[data-act=sit-in]")
    sit_in.click()
    expect(away).to_have_count(0)
    expect(host.page.get_by_text(host.say("seat-stand-in")).first).to_be_attached()
    name = lobby(host)["members"][1]["name"]
    host.hears("[role=log]", host.say("told-sits-in", you="nobody", seat=name))
    played_for = len(host.news)
    host.play(Random(23), enough=lambda: len(host.news) > played_for + 2)
    guest.page.goto(address)
    guest.at_the_table()
    # Before the next event it is the sentence on the table, and in the log it stays.
    guest.open_dialog("log")
    lines = [
        ISOLATES.sub("", each) for each in guest.page.locator("dialog li span").all_inner_texts()
    ]
    gone, back = (guest.say(each, you="seat") for each in ("told-sits-in", "told-back"))
    assert lines.index(back) < lines.index(gone) - 1, lines
    host.hears("[role=log]", host.say("told-back", you="nobody", seat=name))


def test_who_is_there_can_be_nudged(visit: Visit, own_hurried: Server) -> None:
    settings = {"game": "antayagi-65", "players": 3, "first": 1}
    host, guest = visit(own_hurried, language="en"), visit(own_hurried, language="de")
    seated(own_hurried, settings, host, guest)
    host.page.locator("[data-act=nudge]").click()
    expect(host.page.locator("[data-act=nudge]")).to_have_count(0)
    name = lobby(host)["members"][0]["name"]
    reads(guest, "wait-nudged", name=name)


def test_somebody_who_has_left_and_another_of_the_same_name_have_a_line_each(visit: Visit) -> None:
    visitor, won = visit(language="de"), {"not-a-hat": 1}
    scores = [{"member": member, "name": "Ana", "won": won} for member in (1, None)]
    evening = {"played": {"not-a-hat": 2}, "scores": scores}
    here = {**company(), "state": "over", "evening": evening}
    show(visitor.page, visitor.url, Scene(here, antayagi(5, agenda=[], waiting=[], winners=[1])))
    expect(visitor.page.locator("[data-evening] tbody th")).to_have_text(["Ana", "Ana"])


def test_when_a_bot_can_sit_in_is_told_until_it_can(visit: Visit) -> None:
    """On the table and in the menu; nothing is offered that would be refused now."""
    visitor, here = visit(language="fr", ahead=True), company()
    gone = here["members"][2]
    gone["away"], here["settings"]["grace"] = 1200, 3600
    sent: list[dict[str, Any]] = []
    waiting = antayagi(5, active=2, waiting=[2])
    later = show(visitor.page, visitor.url, Scene(here, waiting), sent)
    name, offer = gone["name"], visitor.page.locator("[data-act=sit-in]")
    shows(visitor, "wait-away", "2", name=name)
    shows(visitor, "wait-bot-soon", "[34]")
    expect(offer).to_have_count(0)
    visitor.open_dialog("menu")
    expect(offer).to_be_disabled()
    shows(visitor, "wait-bot-soon", "[34]", "dialog [data-act=sit-in] small")
    visitor.page.locator("dialog [data-act=close]").click()
    members = [{**each, "away": 4200} if each is gone else each for each in here["members"]]
    later({**here, "members": members})
    shows(visitor, "wait-away", "7", name=name)
    visitor.open_dialog("menu")
    expect(visitor.page.locator("dialog [data-act=sit-in]")).to_be_enabled()
    visitor.page.locator("dialog [data-act=close]").click()
    offer.click()
    assert [each["seat"] for each in sent if each["type"] == "seat-bot"] == [2]


def shows(visitor: Visitor, message: str, begins: str, place: str = ".bar", **more: str) -> None:
    """A sentence with a time, of which the first digit of the minutes is known."""
    sentence = re.escape(visitor.say(message, time="TIME", **more))
    sentence = sentence.replace("TIME", begins + r"\d:\d\d")
    drawn = visitor.page.locator(place)
    visitor.until(lambda: re.search(sentence, plain(drawn.inner_text())), sentence)


@pytest.mark.parametrize(("game", "language"), [("antayagi-80", "de"), ("not-a-hat", "fr")])
def test_whose_time_is_up_is_told_so(visit: Visit, house: Server, game: str, language: str) -> None:
    """To them and to the others; and where there is a log, it stands there."""
    host, other = visit(language=language), visit(language="nl")
    seated(house, {"game": game, "players": 3, "limit": 5, "first": 0}, host, other)
    name = lobby(host)["members"][0]["name"]
    told = host.say("told-time-is-up", you="seat", seat=name)
    host.hears("[role=log]", told)
    other.hears("[role=log]", other.say("told-time-is-up", you="nobody", seat=name))
    if game == "antayagi-80":
        host.open_dialog("log")
        expect(host.page.locator("dialog li").get_by_text(told).first).to_be_visible()
