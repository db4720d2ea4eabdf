"""Looking back on the page: what is drawn at every moment is what the engine says."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_screens import found_by_axe
from tests.page.visitor import DESK, PHONE, Visitor
from tests.server.test_theatre import VARIANTS, played, shown, views

GAMES = int(os.environ.get("HATBOX_RECORDS", "0"))
"""Number of further random games, for a run of their own."""
TABLET = {"width": 820, "height": 1180}
SIZES = (PHONE, DESK, TABLET)

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


@pytest.mark.parametrize("seed", range(len(VARIANTS) + GAMES))
def test_every_moment_is_drawn_as_the_engine_has_it(
    visit: Visit, tmp_path: Path, seed: int
) -> None:
    game, players, variants = VARIANTS[seed % len(VARIANTS)]
    record = played(game, players, variants, seed).record()
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
    visitor.open_dialog("pictures")
    expect(page.locator("dialog svg[role=img]")).to_have_count(2)
    assert found_by_axe(visitor) == []
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
    visitor.page.locator("[data-act=theatre]").click()
    expect(visitor.page.locator("[data-act=seek]")).to_have_value("0")
    visitor.page.go_back()
    best.click()
    expect(visitor.page.locator("[data-act=seek]")).not_to_have_value("0")
    stranger.page.goto(f"{stranger.url}/t/{table}/theatre#m=3&s=1")
    expect(stranger.page.locator("[data-act=seek]")).to_have_value("3")
    expect(stranger.page.locator("[data-seen-by='1']")).to_be_attached()


def test_what_is_no_record_is_refused_in_a_sentence(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(language="fr")
    page, alert = visitor.page, visitor.page.get_by_role("alert")
    page.goto(f"{visitor.url}/theatre")
    (tmp_path / "holidays.txt").write_text("My holidays")
    (tmp_path / "long.jsonl").write_text("{}\n" * 100_000)
    page.locator("[data-act=file]").set_input_files(tmp_path / "holidays.txt")
    expect(alert).to_contain_text(visitor.say("theatre-line", line=1).split("1")[0].strip())
    page.locator("[data-act=file]").set_input_files(tmp_path / "long.jsonl")
    expect(alert).to_contain_text(visitor.say("error-record-too-long"))
