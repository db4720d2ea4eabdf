"""Looking back on the page: what is drawn at every moment is what the engine says."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hatbox import Match
from hatbox.games import GAMES as RULES
from hatbox.games.decks import builtin
from hatbox.records import branch
from hatbox.server.lookback.master import opinion
from hatbox.server.table.deals import find_deal
from tests.page.conftest import Visit
from tests.page.rest import rest
from tests.page.test_screens import SEEK, found_by_axe
from tests.page.visitor import DESK, PHONE, Visitor
from tests.server.test_theatre import VARIANTS, finished, played, shown, views

GAMES = int(os.environ.get("HATBOX_RECORDS", "0"))
"""Number of further random games, for a run of their own."""
TABLET = {"width": 820, "height": 1180}
SIZES = (PHONE, DESK, TABLET)

# A file that is dragged over the page and let go there.
DROP = """([text, name]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const over = document.querySelector("main") ?? document.querySelector("[data-board]");
    const drag = (kind) => over.dispatchEvent(
        new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    return ["dragover", "drop"].map((kind) => !drag(kind));
}"""

# Every card before a seat at each moment: the side that shows, and what is said of the other.
DRAWN = """async (moments) => {
    const seek = document.querySelector("[data-act=seek]");
    const rows = [];
    for (const moment of moments) {
        seek.value = moment;
        seek.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => done()));
        const cards = {};
        const places = "[data-anchor^='hand:'], [data-anchor^='column:']";
        for (const each of document.querySelectorAll(places)) {
            const sides = "[data-object], [data-back], [data-gift], [data-unseen]";
            const card = each.querySelector(sides);
            const { object, back, gift } = card.dataset;
            const truth = each.querySelector("[data-truth]")?.dataset.truth ?? "";
            const [, seat, slot] = each.dataset.anchor.split(":");
            cards[`${seat}:${slot}`] = [object ?? back ?? gift ?? "", truth];
        }
        rows.push(cards);
    }
    return rows;
}"""

# Every word that is drawn into a picture.
WRITTEN = """() => {
    window.written = [];
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
        window.written.push(text);
        return write.call(this, text, ...more);
    };
    delete Navigator.prototype.canShare;
}"""


def open_record(visitor: Visitor, path: Path) -> None:
    visitor.page.goto(f"{visitor.url}/theatre")
    visitor.page.locator("[data-act=file]").set_input_files(path)
    expect(visitor.page.locator("[data-board]")).to_be_visible()


def expected(play: dict[str, Any]) -> list[dict[str, list[str]]]:
    """What has to be drawn before the first moment and after each."""
    rows: list[dict[str, list[str]]] = [{}]
    for _, view, truth in views(play):
        cards = {}
        for seat, hand in enumerate(view.get("hands") or view["columns"]):
            for slot, side in enumerate(hand):
                faces = truth["cards"][seat][slot]
                hidden = [
                    name for kind, name in faces.items() if kind != side["side"] and name != "plain"
                ]
                name = side.get("object") or side.get("back") or side.get("gift") or ""
                cards[f"{seat}:{slot}"] = [name, " ".join(hidden)]
        rows.append(cards)
    return rows


def drawn(seed: int) -> Match:
    """A game with any number of players and any variants that go together."""
    rng = Random(f"drawn {seed}")
    game = rng.choice(list(RULES))
    the_game = RULES[game]
    variants: dict[str, Any] = {}
    if game == "not-a-hat":
        variants = {
            "special": rng.random() < 0.5,
            "arrows": rng.choice(["both", "black", "white"]),
            "gifts": rng.choice([1, 2]),
            "rounds": rng.choice([1, 2, 3]),
        }
    players = rng.choice(the_game.seats(the_game.variants(**variants)))
    return played(game, players, variants, seed)


def named() -> Match:
    """The game of a deal with a name."""
    deal = find_deal("antayagi-65-5-sharp-2026-11-18")
    return finished(Match.deal(deal.game, ["?"] * deal.players, name=deal.name), Random(1))


def branched() -> Match:
    """A game that went on otherwise from the middle of another."""
    lines = played("not-a-hat", 4, {"arrows": "black"}).record().splitlines()
    match = branch(lines[: len(lines) // 2], ["?"] * 4, bytes(32)).match
    return finished(match, Random(2))


def own_deck() -> Match:
    """A game with a deck of one's own."""
    text = builtin("antayagi-80").replace("t-rex = 3", "t-rex = 20")
    return finished(Match.deal("antayagi-80", ["?"] * 4, seed=bytes(32), deck_text=text), Random(3))


SPECIAL = (named, branched, own_deck)


def record_of(seed: int) -> tuple[bytes, int]:
    """A record and its number of players: first the listed ones, then drawn ones."""
    if seed < len(VARIANTS):
        match = played(*VARIANTS[seed], seed)
    elif seed < len(VARIANTS) + len(SPECIAL):
        match = SPECIAL[seed - len(VARIANTS)]()
    else:
        match = drawn(seed)
    return match.record(), len(match.header.seats)


@pytest.mark.parametrize("seed", range(len(VARIANTS) + len(SPECIAL) + GAMES))
def test_every_moment_is_drawn_as_the_engine_has_it(
    visit: Visit, tmp_path: Path, seed: int
) -> None:
    record, players = record_of(seed)
    path = tmp_path / "game.hatbox.jsonl"
    path.write_bytes(record)
    visitor = visit(viewport=SIZES[seed % len(SIZES)])
    open_record(visitor, path)
    watcher = Random(seed).choice([None, *range(players)])
    visitor.page.locator("[data-act=seen-by]").select_option(
        "" if watcher is None else str(watcher)
    )
    seen = visitor.page.locator(f"[data-seen-by='{'all' if watcher is None else watcher}']")
    expect(seen).to_be_attached()
    play = shown(record, watcher)
    assert visitor.page.evaluate(DRAWN, list(range(len(play["moments"]) + 1))) == expected(play)


def test_a_record_that_is_dropped_onto_the_page_is_shown(visit: Visit) -> None:
    visitor = visit()
    page, game = visitor.page, played("not-a-hat", 3, {})
    page.goto(f"{visitor.url}/theatre")
    page.locator("main [data-act=file]").wait_for(state="attached")
    assert page.evaluate(DROP, ["My holidays", "holidays.txt"]) == [True, True]
    expect(page.get_by_role("alert")).to_contain_text(visitor.say("theatre-no-record"))
    page.evaluate(DROP, [game.record().decode(), "game.jsonl"])
    expect(page.locator("[data-board].gifts")).to_be_visible()
    end = str(len(shown(game.record(), 0)["moments"]))
    seek = page.locator("[data-act=seek]")
    expect(seek).to_have_attribute("max", end)
    # Another one takes its place, also where a game is shown already.
    other = played("antayagi-65", 4, {}).record()
    page.evaluate(DROP, [other.decode(), "other.jsonl"])
    expect(seek).to_have_attribute("max", str(len(shown(other, 0)["moments"])))
    expect(page.locator("[data-board].gifts")).to_have_count(0)


def test_the_theatre_is_visited_with_the_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    record = played("not-a-hat", 3, {}).record()
    (tmp_path / "game.jsonl").write_bytes(record)
    visitor = visit(viewport=DESK, by="keys")
    page, keys = visitor.page, visitor.page.keyboard
    page.goto(f"{visitor.url}/theatre")
    page.locator("[data-act=file]").wait_for(state="attached")
    rest(page)
    assert visitor.tab_to("[data-act=file]")
    with page.expect_file_chooser() as chooser:
        keys.press(" ")
    chooser.value.set_files(tmp_path / "game.jsonl")
    seek, told = page.locator("[data-act=seek]"), page.locator("[data-narration]")
    expect(seek).to_have_value("0")

    # Arrows anywhere on the page step, and space plays.
    for moment, key in enumerate(["ArrowRight"] * 3, start=1):
        keys.press(key)
        expect(seek).to_have_value(str(moment))
        expect(told).to_have_attribute("data-moment", str(moment))
    keys.press("ArrowLeft")
    expect(seek).to_have_value("2")
    keys.press(" ")
    visitor.until(lambda: int(seek.input_value()) > 4, "it plays")
    keys.press(" ")
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-pressed", "false")

    # Each dialog is reached, used and left; the focus goes back to where it came from.
    turn = next(i for i, each in enumerate(shown(record, 0)["moments"], 1) if each.get("turn"))
    for act, inside in (
        ("moments", f"dialog [data-moment='{turn}']"),
        ("pictures", "dialog [data-best]"),
        ("what-if", "dialog button:enabled:not([data-act=close])"),
        ("record", "dialog [data-act=save]"),
    ):
        visitor.go_to(f"header [data-act={act}]")
        expect(page.locator(inside).first).to_be_visible()
        assert visitor.tab_to(inside)
        if act in ("moments", "pictures"):
            keys.press("Enter")
        else:
            keys.press("Escape")
            expect(page.locator(f"header [data-act={act}]")).to_be_focused()
        expect(page.locator("dialog")).to_have_count(0)
        if act == "moments":
            expect(seek).to_have_value(str(turn))

    assert visitor.tab_to("[data-act=seek]")
    keys.press("End")
    expect(page.locator("[data-winner]").first).to_be_attached()
    assert visitor.tab_to("[data-act=seen-by]")
    keys.press("ArrowDown")
    expect(page.locator("[data-seen-by='1']")).to_be_attached()
    assert visitor.tab_to("[data-act=truth]")
    keys.press(" ")
    expect(page.locator("[data-truth]")).to_have_count(0)


def look_at_pictures(visitor: Visitor, figures: dict[str, Any]) -> None:
    """Every table with rows has its picture: a mark for each, a cross where it was wrong."""
    visitor.open_dialog("pictures")
    page, drawn = visitor.page, [each for each in figures["tables"] if each["rows"]]
    expect(page.locator("dialog svg[role=img]")).to_have_count(2 + len(drawn))
    for each in drawn:
        section = page.locator(f"[data-table='{each['title']}']")
        expect(section.locator("[data-mark]")).to_have_count(len(each["rows"]))
        right = (each["lanes"] or {}).get("right")
        wrong = 0 if right is None else sum(not row["cells"][right]["true"] for row in each["rows"])
        expect(section.locator("[data-mark=wrong]")).to_have_count(wrong)
    assert found_by_axe(visitor) == []


def test_it_is_stepped_played_and_jumped_by_keyboard_and_by_touch(
    visit: Visit, tmp_path: Path
) -> None:
    record = played("antayagi-80", 4, {}).record()
    (tmp_path / "game.jsonl").write_bytes(record)
    visitor = visit(viewport=DESK, bypass_csp=True)
    open_record(visitor, tmp_path / "game.jsonl")
    page, seek = visitor.page, visitor.page.locator("[data-act=seek]")
    turns = [i for i, each in enumerate(shown(record, 0)["moments"]) if each.get("turn")]
    page.locator("[data-act=next-turn]").click()
    expect(seek).to_have_value(str(turns[0]))
    page.locator("[data-act=next-turn]").click()
    expect(seek).to_have_value(str(turns[1]))
    page.locator("[data-act=previous-turn]").click()
    expect(seek).to_have_value(str(turns[0]))
    page.locator("[data-act=next]").click()
    expect(page.locator("[data-narration]")).to_have_attribute("data-moment", str(turns[0] + 1))
    page.locator("[data-act=previous]").click()
    expect(seek).to_have_value(str(turns[0]))
    seek.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-winner]").first).to_be_attached()
    page.keyboard.press("Home")
    expect(seek).to_have_value("0")
    page.locator("[data-act=play]").focus()
    page.keyboard.press("Enter")
    visitor.until(lambda: int(seek.input_value()) > 5, "it plays")
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-pressed", "false")
    visitor.open_dialog("moments")
    page.locator(f"dialog [data-moment='{turns[2] + 1}']").click()
    expect(seek).to_have_value(str(turns[2] + 1))
    page.locator("[data-act=truth]").uncheck()
    expect(page.locator("[data-truth]")).to_have_count(0)
    page.locator("[data-act=truth]").check()
    expect(page.locator("[data-truth]").first).to_be_attached()
    assert found_by_axe(visitor) == []
    look_at_pictures(visitor, shown(record, 0)["figures"])
    first = shown(record, 0)["figures"]["highlights"][0]
    page.locator("dialog [data-best]").first.click()
    expect(seek).to_have_value(str(first["moment"]))
    visitor.open_dialog("record")
    expect(page.locator("[data-check=proved]")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("[data-act=save]").click()
    assert saved.value.path().read_bytes() == record


def test_a_game_that_is_over_can_be_looked_back_at_by_its_link_but_not_before(
    visit: Visit,
) -> None:
    visitor = visit(viewport=DESK).with_friends("not-a-hat")
    table = visitor.page.url.rpartition("/")[2].partition("#")[0]
    stranger = visit(viewport=PHONE)
    stranger.page.goto(f"{stranger.url}/t/{table}/theatre")
    expect(stranger.page.get_by_role("alert")).to_contain_text(stranger.say("error-game-not-over"))
    assert stranger.page.locator("[data-board]").count() == 0
    # Others in the same home are looking back at it, too: the server is busy for a moment.
    busy = {"kind": "illegal", "message": "error-busy", "args": {}}
    theatre = "**/api/theatre"
    visitor.page.route(theatre, lambda route: route.fulfill(status=409, json=busy), times=2)
    visitor.short_game(Random(1))
    best = visitor.page.locator("[data-ending] [data-best]").first
    expect(best).to_be_visible()
    visitor.page.evaluate(WRITTEN)
    with visitor.page.expect_download() as made:
        visitor.page.locator("[data-act=picture]").click()
    assert made.value.path().read_bytes().startswith(b"\x89PNG")
    written = " ".join(visitor.page.evaluate("window.written"))
    assert visitor.say("game-not-a-hat") in written
    assert "Bruno" not in written
    assert visitor.say("picture-me") in written
    assert "You" not in written  # its reader would take it for themselves
    assert "penalt" in written
    visitor.page.locator("[data-act=theatre]").click()
    expect(visitor.page.locator("[data-act=seek]")).to_have_value("0")
    visitor.page.go_back()
    best.click()
    expect(visitor.page.locator("[data-act=seek]")).not_to_have_value("0")
    stranger.page.goto(f"{stranger.url}/t/{table}/theatre#m=3&s=1")
    expect(stranger.page.locator("[data-act=seek]")).to_have_value("3")
    expect(stranger.page.locator("[data-seen-by='1']")).to_be_attached()


def test_masters_are_asked_and_the_game_goes_on_otherwise(visit: Visit, tmp_path: Path) -> None:
    match = played("not-a-hat", 3, {})
    record = match.record()
    (tmp_path / "game.jsonl").write_bytes(record)
    visitor = visit(viewport=PHONE, bypass_csp=True, language="de")
    open_record(visitor, tmp_path / "game.jsonl")
    page = visitor.page
    decided = shown(record, 0)["decisions"]
    here = decided[5]
    seek = page.locator("[data-act=seek]")
    seek.evaluate(SEEK, here["moment"])
    visitor.open_dialog("what-if")
    expect(page.locator(f"[data-decision='{here['line']}']")).to_be_visible()
    page.locator("[data-act=next-decision]").press("Enter")
    expect(page.locator(f"[data-decision='{decided[6]['line']}']")).to_be_visible()
    page.locator("[data-act=previous-decision]").press("Enter")
    page.locator("[data-act=ask-masters]").press("Enter")
    judged = opinion(record, here["line"], lambda: None)
    options = page.locator("dialog [data-option]")
    expect(options).to_have_count(len(judged.options))
    assert [each.get_attribute("data-option") for each in options.all()] == [
        each.tell[0] for each in judged.options
    ]
    expect(page.locator("dialog [data-played]")).to_have_count(1)
    expect(page.locator("dialog tbody tr")).to_have_count(len(judged.options))
    assert found_by_axe(visitor) == []
    page.locator("[data-act=branch]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-board]")).to_be_visible()
    visitor.open_dialog("menu")
    expect(page.locator("dialog [data-branch]")).to_have_text(visitor.say("lobby-branch"))


def test_a_forged_record_and_one_that_stops_early_say_so_at_once(
    visit: Visit, tmp_path: Path
) -> None:
    header, *lines = played("antayagi-65", 3, {}).record().splitlines()
    forged = json.dumps({**json.loads(header), "seed": "00" * 32}).encode()
    (tmp_path / "forged.jsonl").write_bytes(b"\n".join([forged, *lines]))
    bare = {name: each for name, each in json.loads(header).items() if name != "seed"}
    (tmp_path / "early.jsonl").write_bytes(b"\n".join([json.dumps(bare).encode(), *lines[:9]]))
    visitor = visit()
    page = visitor.page
    open_record(visitor, tmp_path / "forged.jsonl")
    expect(page.locator("[data-notice=failed]")).to_contain_text(visitor.say("theatre-deal-failed"))
    expect(page.locator("[data-act=what-if]")).to_have_count(0)
    page.locator("[data-notice=failed] button").click()
    expect(page.locator("[data-check=failed]")).to_be_visible()
    open_record(visitor, tmp_path / "early.jsonl")
    expect(page.locator("[data-act=what-if]")).to_have_count(0)
    page.locator("[data-act=seek]").press("End")
    expect(page.locator("[data-notice=early]")).to_have_text(visitor.say("theatre-stops"))


def test_what_is_no_record_is_refused_in_a_sentence(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(language="fr")
    page, alert = visitor.page, visitor.page.get_by_role("alert")
    page.goto(f"{visitor.url}/theatre")
    (tmp_path / "holidays.txt").write_text("My holidays")
    (tmp_path / "long.jsonl").write_text("{}\n" * 100_000)
    page.locator("[data-act=file]").set_input_files(tmp_path / "holidays.txt")
    expect(alert).to_contain_text(visitor.say("theatre-no-record"))
    page.locator("[data-act=file]").set_input_files(tmp_path / "long.jsonl")
    expect(alert).to_contain_text(visitor.say("error-record-too-long"))
