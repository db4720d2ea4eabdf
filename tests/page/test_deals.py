"""The same deal again, and the games that were played on this device."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from random import Random

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import ISOLATES, Visitor

DEAL = "not-a-hat-3-novice-2026-11-18"


def played(visitor: Visitor, address: str) -> None:
    """Open a deal and play it to the end."""
    visitor.page.goto(visitor.url + address)
    visitor.page.locator("[data-act=play-deal]").click()
    visitor.at_the_table().play(Random(3))


def compared(visitor: Visitor, people: int) -> None:
    expect(visitor.page.locator("[data-results] tbody tr")).to_have_count(people)


def test_two_people_play_the_same_deal_and_compare(visit: Visit) -> None:
    ana = visit()
    played(ana, f"/deal/{DEAL.upper()}")
    assert ana.page.locator("header [data-act=talk]").count() == 0
    assert "commit" not in str(ana.sent)
    assert next(m for m in ana.heard if m["type"] == "welcome")["lobby"]["commit"] is None
    compared(ana, 1)
    names = ana.page.locator("dialog ol bdi").all_inner_texts()
    others = [name for name in names if name != ana.say("page-guest")]
    link = ana.page.locator("[data-deal] #share-link").input_value()
    assert f"/deal/{DEAL}#by=" in link

    # The list of games is on her device; cleared by one touch, which can be taken back.
    ana.page.goto(ana.url + "/games")
    games = ana.page.locator("[data-kept]")
    expect(games).to_have_count(1)
    expect(ana.page.locator("[data-figure=played]")).to_have_text("1")
    expect(games.locator("a[download]")).to_have_count(1)
    looks_back_from_the_list(ana, others)
    ana.page.locator("[data-act=clear-games]").click()
    expect(games).to_have_count(0)
    stored = "Object.keys(localStorage).filter(key => /games|record|results/.test(key))"
    assert ana.page.evaluate(stored) == []
    ana.page.locator("[data-act=undo]").click()
    expect(games).to_have_count(1)

    # Who opens their own link is not somebody else; those who played it before knew the cards.
    ana.page.goto(ana.url + link[link.index("/deal/") :])
    expect(ana.page.locator(".rival")).to_be_visible()
    compared(ana, 1)
    ana.page.evaluate(
        """() => {
            const { games: [game] } = JSON.parse(localStorage.getItem("hatbox.games"));
            const both = [{ ...game, table: "another" }, game];
            localStorage.setItem("hatbox.games", JSON.stringify({ games: both }));
        }"""
    )
    ana.page.reload()
    compared(ana, 2)
    expect(ana.page.locator("[data-mark=deal-again]")).to_have_count(1)
    assert ana.page.locator("[data-mark=deal-other-bots]").count() == 0

    ben = visit(language="fr")
    ben.page.goto(ben.url + link[link.index("/deal/") :])
    expect(ben.page.locator(".rival")).to_be_visible()
    played(ben, f"/deal/{DEAL}")
    compared(ben, 2)  # hers and his


def looks_back_from_the_list(ana: Visitor, others: list[str]) -> None:
    """The list says with whom she played, and in which months; a game is looked back at from it."""
    game, again = ana.page.locator("[data-kept]"), ana.page.url
    before, after = ana.say("mine-with", names="|").split("|")
    told = ISOLATES.sub("", game.locator(".with").inner_text())
    assert len(others) == 2
    assert sorted(told.removeprefix(before).removesuffix(after).split(", ")) == sorted(others)
    kept = ana.page.evaluate("JSON.parse(localStorage.getItem('hatbox.games')).games[0]")
    expect(ana.page.get_by_text(ana.say("mine-here-only"))).to_be_visible()
    with ana.page.expect_request("**/api/theatre") as sent:
        game.locator("[data-act=look-back]").click()
    # The message above says so: the record goes to the server, and nothing else of the list.
    assert {*(sent.value.post_data_json or ())} == {"record", "watcher"}
    expect(ana.page.locator(f"[data-seen-by='{kept['seats'][0]}']")).to_be_attached()
    # Two more games, lost and won, of the January before.
    january = datetime(2026, 1, 15, tzinfo=UTC).timestamp() * 1000
    earlier = [
        {**kept, "table": f"before-{won}", "at": january, "winners": kept["seats"] if won else []}
        for won in (0, 1)
    ]
    stored = json.dumps({"games": [kept, *earlier]})
    ana.page.evaluate("games => localStorage.setItem('hatbox.games', games)", stored)
    ana.page.goto(again)
    expect(game).to_have_count(3)
    won = kept["seats"][0] in kept["winners"]
    month = datetime.fromtimestamp(kept["at"] / 1000).astimezone()
    rows = [each.split("\t") for each in ana.page.locator("table tbody tr").all_inner_texts()]
    assert rows == [
        [f"{month:%b %Y}", "1", str(int(won)), f"{100 * won}%"],
        ["Jan 2026", "2", "1", "50%"],
    ]
    alone = json.dumps({"games": [kept]})
    ana.page.evaluate("games => localStorage.setItem('hatbox.games', games)", alone)
    ana.page.reload()
    expect(game).to_have_count(1)


def test_a_deal_that_does_not_exist_and_a_result_that_makes_no_sense(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(f"{visitor.url}/deal/hat%20stand")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("hat stand")
    expect(visitor.page.locator("[data-set=deal]")).to_have_value("hat stand")  # to mend it
    assert visitor.page.locator("[data-act=play-deal]").count() == 0
    # A whole link can be pasted instead of a name.
    visitor.page.locator("[data-set=deal]").fill(f"https://example.org/deal/{DEAL}#by=Ana&place=x")
    visitor.page.locator("[data-act=open-deal]").click()
    expect(visitor.page.locator(f"[data-deal='{DEAL}']")).to_be_visible()
    for wrong in (
        "#by=Ana&place=9&of=2&points=1",
        "#by=Ana&place=1&of=2",
        "#by=Ana&place=1&of=4&points=1",  # three play this deal
        "#by=Ana&place=1&of=3&points=1&needed=4",
        "#%E0%A4%A",
        "#" + "x" * 5000,
    ):
        visitor.page.goto("about:blank")
        visitor.page.goto(f"{visitor.url}/deal/{DEAL}{wrong}")
        expect(visitor.page.locator("[data-act=play-deal]")).to_be_visible()
        assert visitor.page.locator(".rival, [data-results]").count() == 0
    # A result of another version is marked; it came by a link that was opened in this very tab.
    visitor.page.evaluate("location.hash = 'by=Ana&place=2&of=3&points=5&version=7'")
    expect(visitor.page.locator(".rival")).to_contain_text("Ana")
    expect(visitor.page.locator("[data-mark=deal-other-bots]")).to_have_count(1)
    visitor.page.evaluate("localStorage.setItem('hatbox.games', JSON.stringify({games: [7, {}]}))")
    visitor.page.goto(f"{visitor.url}/games")
    expect(visitor.page.locator("h1")).to_have_text(visitor.say("mine-title"))
    assert visitor.page.locator("[data-kept]").count() == 0


def test_the_deal_of_the_day_is_the_one_of_the_reader_s_date(visit: Visit) -> None:
    visitor = visit(timezone_id="Pacific/Auckland")
    visitor.page.clock.set_fixed_time("2026-11-18T20:00:00Z")  # there it is the 19th already
    visitor.home()
    visitor.page.locator("[data-daily='antayagi-80']").click()
    visitor.page.wait_for_url("**/deal/antayagi-80-4-regular-2026-11-19")
    expect(visitor.page.locator("[data-deal]")).to_contain_text("19")
    visitor.page.locator("[data-set=game]").select_option("not-a-hat")
    visitor.page.locator("[data-set=players]").select_option("3")
    with visitor.page.expect_response("**/api/deals") as said:
        visitor.page.locator("[data-act=new-deal]").click()
    made = json.loads(said.value.text())["name"]
    expect(visitor.page.locator(f"[data-deal='{made}']")).to_be_visible()
