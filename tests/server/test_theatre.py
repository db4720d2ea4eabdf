"""Looking back: every moment is what the engine says, and nothing is to be had earlier."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import msgspec
import pytest

from hatbox import Match, RuleError, replay
from hatbox.client import Client
from hatbox.games import GAMES
from hatbox.kernel.game import QUESTION
from hatbox.kernel.written import to_json
from hatbox.server.lookback.reading import MOST_LINES, Hurry
from hatbox.server.lookback.theatre import theatre
from hatbox.server.protocol.changes import Sight
from hatbox.server.web import booth

from .house import live
from .running import Server, at_table, http, settings, until

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("antayagi-80", 3, {}),
    ("antayagi-80", 6, {}),
    ("antayagi-65", 4, {}),
    ("not-a-hat", 3, {}),
    ("not-a-hat", 2, {"gifts": 2, "rounds": 2}),
    ("not-a-hat", 5, {"special": True, "rounds": 2, "arrows": "white"}),
]
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
RELEASES = Path(__file__).parent.parent / "data" / "releases" / "0.1.0"


def played(game: str, players: int, variants: dict[str, Any], seed: int = 1) -> Match:
    """A whole random game, with some talk."""
    rng = Random(f"{game} {players} {seed}")
    names = [f"Player {seat}" for seat in range(players)]
    return finished(Match.deal(game, names, seed=rng.randbytes(32), variants=variants), rng)


def finished(match: Match, rng: Random) -> Match:
    """The match, played to its end."""
    while not match.over:
        if match.game.slots and rng.random() < 0.2:
            match.say(0, phrase="your-card-is", to=1, slot=0, card="fish")
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))
    return match


def shown(record: bytes, watcher: int | None) -> dict[str, Any]:
    """The play as a client reads it."""
    content: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(theatre(record, watcher, lambda: None))
    )
    return content


def views(play: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any], Any]]:
    """The line, the view and the truth after each moment, as the page keeps them."""
    sight, truth = Sight(), None
    sight.view = play["start"]
    for moment in play["moments"]:
        event = moment.get("event")
        news = {"type": "news", "events": [event] if event else [], "now": moment.get("now", {})}
        truth = moment.get("truth") or truth
        yield moment["line"], sight.take(news)["view"], truth


@pytest.mark.parametrize(("game", "players", "variants"), VARIANTS)
def test_every_moment_is_what_the_engine_says(
    game: str, players: int, variants: dict[str, Any]
) -> None:
    record = played(game, players, variants).record()
    for watcher in (None, *range(players)):
        last = {line: (view, truth) for line, view, truth in views(shown(record, watcher))}
        compared = 0
        for step in replay(record.splitlines()):
            if not step.news:
                continue
            view, truth = last[step.number]
            assert view == json.loads(to_json(step.match.view(watcher)))
            compared += 1
            if not step.match.over:
                assert truth["cards"] == true_cards(step.match)
        assert compared > 8


def true_cards(match: Match) -> list[Any]:
    """Both sides of the cards in front of each seat, from the whole position."""
    told = match.game.report(match.now)
    rows = told.get("hands") or told["columns"]
    faces = {"object": ("object", "back"), "gift": ("gift",)}[match.game.face]
    return [
        [dict(zip(faces, card.split(":")[0].split("/"), strict=False)) for card in row]
        for row in rows
    ]


def test_no_sentence_says_you_and_the_check_is_told() -> None:
    play = shown(played("antayagi-65", 4, {}).record(), 1)
    assert '"you"' not in json.dumps(play["moments"])
    assert play["check"] == {"deal": "proved"}
    assert play["over"] is True


def test_what_was_said_is_heard_in_its_place_with_the_claims_that_stand() -> None:
    play = shown(played("antayagi-80", 4, {}).record(), 0)
    said = [moment["said"] for moment in play["moments"] if "said" in moment]
    assert said
    assert said[0]["claims"] == [{"seat": 1, "slot": 0, "by": 0, "card": "fish", "member": None}]


def test_remarks_that_nobody_can_have_said_are_left_out() -> None:
    match = Match.deal("antayagi-80", ["Ana", "Ben", "Cleo"])
    for words in (
        {"phrase": "no-such-phrase"},
        {"phrase": "your-card-is", "to": 9, "slot": 0, "card": "fish"},
        {"phrase": "your-card-is", "to": 1, "slot": 0, "card": "piano"},
        {"phrase": ["list"]},
    ):
        match.say(0, **words)
    match.say(7, phrase="your-card-is", to=1, slot=0, card="fish")
    match.lines.append(b'{"say": "anything"}')
    assert all("said" not in moment for moment in shown(match.record(), 0)["moments"])


@pytest.mark.parametrize("name", ["antayagi-80", "antayagi-65", "not-a-hat"])
def test_a_record_that_an_older_release_wrote_can_be_looked_at(name: str) -> None:
    play = shown((RELEASES / f"{name}.jsonl").read_bytes(), None)
    assert play["over"]
    assert play["check"]["deal"] == "proved"


def test_a_record_that_stops_early_is_shown_as_far_as_it_goes() -> None:
    lines = played("antayagi-80", 4, {}).record().splitlines()
    play = shown(b"\n".join(lines[:9]), 0)
    assert play["over"] is False
    assert play["moments"][-1]["line"] <= 9


def test_a_forged_deal_is_shown_with_a_failed_check() -> None:
    lines = played("not-a-hat", 3, {}).record().splitlines()
    header = json.loads(lines[0])
    play = shown(b"\n".join([json.dumps({**header, "seed": "00" * 32}).encode(), *lines[1:]]), 0)
    assert play["check"]["deal"] == "failed"
    assert play["check"]["line"] == 1
    assert play["check"]["message"] == "error-commitment"


HEADER = b'{"hatbox": 1, "rules": 1, "game": "antayagi-80", "options": {}, "seats": [], "first": 0}'


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (b"", "error-empty-record"),
        (b"My holidays\n", "error-not-json"),
        (b'{"hatbox": 2, "rules": 1}', "error-version"),
        (HEADER, "error-line-form"),
        (b"[" * 100_000, "error-not-json"),
        (b"\n" * (MOST_LINES + 1), "error-too-many-lines"),
        (HEADER + b"\n{}" * 99_999, "error-too-many-lines"),
    ],
)
def test_what_is_no_record_gets_a_clear_error(record: bytes, message: str) -> None:
    with pytest.raises(RuleError) as refused:
        theatre(record, 0, lambda: None)
    assert refused.value.message == message


def test_an_illegal_line_is_named() -> None:
    lines = played("not-a-hat", 3, {}).record().splitlines()
    with pytest.raises(RuleError) as refused:
        theatre(b"\n".join([lines[0], b'{"seat": 0, "do": "pass"}']), 0, lambda: None)
    assert refused.value.args_of_message["line"] == 2


def test_a_record_that_takes_too_long_is_given_up() -> None:
    def late() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        theatre(played("not-a-hat", 3, {}).record(), 0, late)


def test_sayings_that_repeat_all_claims_do_not_make_a_huge_play() -> None:
    match = Match.deal("antayagi-80", ["Ana"] * 7, seed=bytes(32))
    for number in range(1000):
        about = {"to": (number + 1 + number // 7 % 6) % 7, "slot": number // 42 % 3}
        match.say(number % 7, phrase="your-card-is", card="hat", **about)
    record = match.record()
    with pytest.raises(RuleError, match="error-record-too-long"):
        theatre(record, None, lambda: None)
    assert theatre(b"\n".join(record.splitlines()[:200]) + b"\n", None, lambda: None).moments


def test_a_seat_that_was_not_there_has_no_eyes() -> None:
    with pytest.raises(RuleError, match="error-no-such-seat"):
        theatre(played("not-a-hat", 3, {}).record(), 3, lambda: None)


def test_the_fields_of_a_question_are_told_too() -> None:
    """Otherwise the comparison with the engine's views would leave them out."""
    record = played("antayagi-80", 4, {}).record()
    *_, (_, view, _) = views(shown(record, 2))
    assert set(view) >= {*QUESTION}


# --- Over HTTP ---------------------------------------------------------------------------------


def ask(server: Server, **body: Any) -> tuple[int, dict[str, Any]]:
    reply = http(server, "/api/theatre", body)
    content: dict[str, Any] = json.loads(reply.body)
    return reply.status, content


def test_anybody_may_look_at_a_record_that_they_have(server: Server) -> None:
    record = played("antayagi-80", 4, {}).record().decode()
    status, play = ask(server, record=record, watcher=2)
    assert status == 200
    assert play["watcher"] == 2
    assert play == shown(record.encode(), 2)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"record": "My holidays"}, 400),
        ({"record": "x" * 240_001}, 400),
        ({"record": "", "watcher": -1}, 400),
        ({"record": "", "watcher": 8}, 400),
        ({"record": "", "table": "k3v9mzqtw2"}, 400),
        ({"record": None}, 400),
        ({}, 400),
    ],
)
def test_a_bad_request_is_refused_with_a_problem(
    server: Server, body: dict[str, Any], status: int
) -> None:
    got, problem = ask(server, **body)
    assert got == status
    assert set(problem) == {"kind", "message", "args"}


@live
async def test_nothing_is_to_be_had_while_the_game_goes_on(hurried: Server) -> None:
    """Not for those who play, those who watch, those who were sent away, or strangers."""
    wanted = settings("antayagi-80", 3)
    async with at_table(hurried.url, wanted, "en", "de", "fr") as (ana, ben, _):
        table = ana.ticket.table
        watcher = await Client.join(hurried.url, table, "Zoe", "en", spectate=True)
        await ana.command({"type": "start"})
        await until(lambda: ana.lobby["state"] == "playing")
        await ana.command({"type": "kick", "member": watcher.member})
        for token in (ana.ticket.token, ben.ticket.token, watcher.token, "x" * 32, ""):
            for path in (
                f"/api/tables/{table}/record",
                f"/api/tables/{table}/record?token={token}",
            ):
                headers = {"authorization": f"Bearer {token}", "cookie": f"token={token}"}
                reply = await asyncio.to_thread(http, hurried, path, headers=headers)
                assert (reply.status, json.loads(reply.body)["message"]) == (
                    409,
                    "error-game-not-over",
                )
            for body in ({"table": table, "token": token}, {"record": table}, {"record": token}):
                status, problem = await asyncio.to_thread(partial(ask, hurried, **body))
                assert status == 400
                assert set(problem) == {"kind", "message", "args"}
        for kind in ("theatre", "look-back", "record", "truth", "uncover"):
            with pytest.raises(RuleError):
                await ana.command({"type": kind, "seat": 1, "table": table})


def test_games_have_an_entry_for_what_was_true() -> None:
    assert {shown(played(*each).record(), 0)["game"] for each in VARIANTS} == set(GAMES)


# --- In figures ----------------------------------------------------------------------------------


def rows(play: dict[str, Any], title: str) -> list[list[Any]]:
    """The rows of a table, without their kinds."""
    listed = next(each["rows"] for each in play["figures"]["tables"] if each["title"] == title)
    return [[next(iter(cell.values())) for cell in row["cells"]] for row in listed]


def happened(play: dict[str, Any], *kinds: str) -> list[tuple[int, dict[str, Any]]]:
    """The events of these kinds, with the numbers of their moments."""
    return [
        (number, moment["event"])
        for number, moment in enumerate(play["moments"], start=1)
        if moment.get("event", {}).get("event") in kinds
    ]


@pytest.mark.parametrize(("game", "players", "variants"), VARIANTS)
def test_the_points_over_time_are_those_of_the_views(
    game: str, players: int, variants: dict[str, Any]
) -> None:
    play = shown(played(game, players, variants).record(), 0)
    scores = [view["scores"] for _, view, _ in views(play)]
    points = play["figures"]["points"]
    assert points
    assert all(scores[moment - 1] == told for moment, told in points)
    assert points[-1][1] == play["scores"]
    for one in play["figures"]["highlights"]:
        assert 1 <= one["moment"] <= len(play["moments"])


def test_exchanges_and_what_was_said_are_told_as_they_were() -> None:
    play = shown(played("antayagi-80", 4, {}).record(), 1)
    revealed = happened(play, "offers-revealed")
    found = rows(play, "theatre-exchanges")
    assert [[a, x, b, y] for a, x, b, y, _ in found] == [
        [each["seats"][0], each["objects"][0], each["seats"][1], each["objects"][1]]
        for _, each in revealed
    ]
    assert sum(not row[-1] for row in found) == len(happened(play, "exchange-cancelled"))
    sabotages = [each["seat"] for _, each in happened(play, "sabotaged")]
    assert [row[0] for row in rows(play, "theatre-sabotages")] == sabotages
    claims = rows(play, "theatre-claims")
    assert claims
    assert all(true == (said == was) for _, _, said, was, true in claims)
    assert {said for _, _, said, *_ in claims} == {"fish"}


def test_a_gifts_journey_tells_who_was_wrong_and_who_believed_it() -> None:
    play = shown(played("not-a-hat", 5, {"rounds": 2}).record(), None)
    found = rows(play, "theatre-journeys")
    refused = [
        [each["gift"], each["giver"], each["seat"], each["named"]]
        for _, each in happened(play, "gift-refused")
    ]
    assert sorted(row[:4] for row in found if not row[-1]) == sorted(refused)
    assert all(true == (gift == named) for gift, _, _, named, true, _ in found)
    accepted = [row for row in found if row[-1]]
    assert len(accepted) == len(happened(play, "gift-accepted"))
    assert sum(map(sum, play["figures"]["flow"])) == len(accepted)


def test_no_record_is_too_long_because_the_machine_has_other_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(booth, "READING_SECONDS", 0.5)
    real = theatre

    def interrupted(record: bytes, watcher: int | None, hurry: Hurry) -> Any:
        sleep(0.6)
        return real(record, watcher, hurry)

    monkeypatch.setattr(booth, "theatre", interrupted)
    record = played("not-a-hat", 3, {}).record().decode()
    assert b'"check"' in booth.shown(record, None)
    monkeypatch.setattr(booth, "READING_SECONDS", 0)
    with pytest.raises(RuleError, match="error-record-too-long"):
        booth.shown(record, None)
