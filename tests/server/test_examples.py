"""Worked examples: each topic of the rules has one, and each shows what it says it shows."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from hatbox.games import GAMES
from hatbox.kernel.written import to_json
from hatbox.records import RecordError, replay
from hatbox.server.lookback.examples import Written, examples, played, record, written
from hatbox.server.protocol.changes import Sight
from hatbox.words import LANGUAGES, Words, clauses
from tests.server.running import Server, http

CLAUSES = {info.id: info for info in clauses()}
ALL = [(game, each) for game in GAMES for each in written(game).example]
SHOWN = [game for game in GAMES if written(game).example]
"""The games with examples; somebody else's edition or game may have none."""
CASES = [pytest.param(game, each, id=f"{game}-{each.name}") for game, each in ALL]
LONGEST = 60
"""Characters of what an example shows: a line or two on a phone."""


def sent(game: str, name: str) -> dict[str, Any]:
    """An example, as a browser gets it."""
    play: dict[str, Any] = json.loads(to_json(examples(game)[name]))
    return play


def test_each_of_our_games_has_examples() -> None:
    assert {"antayagi-80", "antayagi-65", "not-a-hat"} <= set(SHOWN)


@pytest.mark.parametrize("game", SHOWN)
def test_each_topic_has_an_example(game: str) -> None:
    topics = {info.section for info in clauses() if game in info.games}
    assert {each.section for each in written(game).example} == topics
    assert len({each.name for each in written(game).example}) == len(written(game).example)


@pytest.mark.parametrize(("game", "plan"), CASES)
def test_an_example_shows_the_clauses_that_it_is_said_to_show(game: str, plan: Written) -> None:
    moments = sent(game, plan.name)["moments"]
    reasons = {why for each in moments if "event" in each for why in each["event"]["why"]}
    mine = [each for each in plan.shows if game in CLAUSES[each].games]
    assert mine
    for clause in mine:
        # What belongs to the table is no rule of the engine's: talk.
        said = CLAUSES[clause].table == "wholly" and any("said" in each for each in moments)
        assert said or clause in reasons, clause


def test_every_clause_that_is_shown_is_one_of_the_familys() -> None:
    for game, plan in ALL:
        for clause in plan.shows:
            assert {GAMES[each].family for each in CLAUSES[clause].games} == {GAMES[game].family}


@pytest.mark.parametrize(("game", "plan"), CASES)
def test_an_example_is_played_by_the_rules(game: str, plan: Written) -> None:
    play = sent(game, plan.name)
    *_, last = replay(record(GAMES[game], plan, written(game).seats))
    sight = Sight()
    sight.take({"type": "view", "view": play["start"]})
    for moment in play["moments"]:
        sight.take(
            {"type": "news", "events": [moment.get("event", {})], "now": moment.get("now", {})}
        )
    assert sight.view == json.loads(to_json(last.match.view(plan.seat)))
    assert play["moments"]
    # Nobody reads it for a game of their own.
    told = to_json([each.get("event") for each in play["moments"]])
    assert b'"you":"seat"' not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_example_shows_is_said_in_a_line(language: str) -> None:
    for name in {each.name for _, each in ALL}:
        text = Words(language).say(f"worked-{name}")
        assert 0 < len(text) <= LONGEST, text


def test_a_line_that_the_rules_refuse_is_named() -> None:
    game, plan = next(case for case in ALL if case[1].name == "same-object")
    wrong = msgspec.structs.replace(plan, lines=(*plan.lines, {"seat": 0, "do": "pass"}))
    with pytest.raises(RecordError, match=f"line {len(plan.lines) + 2}"):
        played(GAMES[game], wrong, written(game).seats)


def test_a_card_that_the_deck_has_not_so_often_is_named() -> None:
    game, plan = next(case for case in ALL if case[1].name == "same-object")
    wrong = msgspec.structs.replace(plan, draw="wizard/clue")
    with pytest.raises(ValueError, match="wizard/clue"):
        played(GAMES[game], wrong, written(game).seats)


def test_the_server_gives_each_example_and_no_other(server: Server) -> None:
    for game, plan in ALL[:: len(ALL) // 4]:
        reply = http(server, f"/api/examples/{game}/{plan.name}")
        assert reply.status == 200
        assert json.loads(reply.body) == sent(game, plan.name)
    for wrong in (
        "chess/same-object",
        "antayagi-80/believed",
        "not-a-hat/..%2Fnot-a-hat",
        f"not-a-hat/{'a' * 2000}",
    ):
        reply = http(server, f"/api/examples/{wrong}")
        assert reply.status == 404
        assert len(reply.body) < 200


def test_only_an_example_may_lie_in_a_frame_and_only_in_our_own_page(server: Server) -> None:
    for path in ("/", "/about", "/t/x", "/api/examples/not-a-hat/believed", "/owner", "/examples"):
        headers = http(server, path).headers
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    headers = http(server, "/example/not-a-hat/believed").headers
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert "frame-ancestors 'self';" in headers["content-security-policy"]
    assert headers["content-security-policy"].count("frame-ancestors") == 1
