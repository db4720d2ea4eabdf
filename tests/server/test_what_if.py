"""What if: masters know what a seat knew, a branch goes on from that very position."""

from __future__ import annotations

import asyncio
import json
import re
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from hatbox import Match, RuleError, replay
from hatbox.agents.families import FAMILIES
from hatbox.client import Client
from hatbox.games import GAMES
from hatbox.kernel.game import QUESTION
from hatbox.kernel.written import to_json
from hatbox.records import branch, verify
from hatbox.server.lookback import master
from hatbox.server.lookback.cutting import LONGEST_BRANCH, cut
from hatbox.server.lookback.master import MASTERS, MOST_OPTIONS, opinion
from hatbox.server.play.backroom import BackRoom
from hatbox.server.protocol.messages import Settings
from hatbox.words import LANGUAGES
from hatbox.words.bundles import bundle
from hatbox.words.sentences import Speaker
from hatbox.words.telling import Sentence

from .house import house, live
from .running import Server, at_table, http, settings, until
from .test_theatre import VARIANTS, played


def patient() -> None:
    """There is no hurry."""


def decisions(record: bytes) -> list[tuple[int, int]]:
    """The line and the seat of each decision."""
    lines = [json.loads(line) for line in record.splitlines()]
    return [(number, each["seat"]) for number, each in enumerate(lines, 1) if "seat" in each]


# --- Masters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "variants"), VARIANTS[2:6])
def test_masters_tell_what_they_think_of_each_option(
    game: str, players: int, variants: dict[str, Any]
) -> None:
    record = played(game, players, variants).record()
    names = [f"Player {seat}" for seat in range(players)]
    for line, seat in decisions(record)[5::17][:2]:
        *_, last = replay(record.splitlines()[: line - 1])
        found = opinion(record, line, patient)
        options = [msgspec.to_builtins(each) for each in last.match.options(seat)]
        assert (found.seat, found.line) == (seat, line)
        assert len(found.options) + found.more == len(options)
        assert len(found.options) <= MOST_OPTIONS + 1
        assert all(each.answer in options for each in found.options)
        assert sum(each.votes for each in found.options) == MASTERS
        assert [each.answer for each in found.options if each.played] == [
            {k: v for k, v in json.loads(record.splitlines()[line - 1]).items() if k != "seat"}
        ]
        assert all(0 <= each.value <= 1 and each.error >= 0 for each in found.options)
        for each in found.options:
            for language in LANGUAGES:
                assert Speaker(language, game, names).sentence(Sentence(*each.tell))


def test_every_decision_can_be_told_in_every_language() -> None:
    kinds = {
        f"{game.family}-{kind.__struct_config__.tag}"
        for game in GAMES.values()
        for kind in get_args(game.decisions) or (game.decisions,)
    }
    for language in LANGUAGES:
        assert [kind for kind in kinds if not bundle(language).has_message(f"option-{kind}")] == []


def finished_at_random(match: Match) -> bytes:
    """The record of the match played to its end, without its seed, so that any deck will do."""
    rng = Random(1)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))
    header, *lines = match.record().splitlines()
    head = {
        name: each for name, each in json.loads(header).items() if name not in ("commit", "seed")
    }
    return b"\n".join([json.dumps(head).encode(), *lines])


def test_masters_do_not_know_what_the_seat_could_not_see() -> None:
    """Twin worlds: another object on a card that this seat holds and sees only the back of."""
    seed = Random(5).randbytes(32)
    match = Match.deal("antayagi-80", ["Ana", "Ben", "Cleo"], seed=seed, first=0)
    deck = list(match.header.deck)
    own = [deck.index(card.card.text) for card in match.position.hands[0]]
    place, other = next(
        (place, other)
        for place in own
        for other in range(60, 80)
        if deck[place].split("/")[1] == deck[other].split("/")[1] == "plain"
        and deck[place] != deck[other]
    )
    deck[place], deck[other] = deck[other], deck[place]
    cards = tuple(match.game.card(text) for text in deck)
    header = replace(match.header, deck=tuple(deck))
    twin = Match(match.game, header, replace(match.setup, deck=cards), seed)
    assert twin.position.hands[0] != match.position.hands[0]
    assert twin.view(0) == match.view(0)
    one, two = (opinion(finished_at_random(each), 2, patient) for each in (match, twin))
    judged = [[(e.answer, e.value, e.error, e.votes) for e in sorted(each.options, key=str)]
              for each in (replaced(one), replaced(two))]  # fmt: skip
    assert judged[0] == judged[1]


def replaced(found: master.Opinion) -> master.Opinion:
    """Without what was chosen."""
    options = tuple(replace(each, played=False) for each in found.options)
    return replace(found, options=options)


def test_masters_hear_what_the_seat_saw_and_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("antayagi-80", 4, {}).record()
    line, seat = decisions(record)[30]
    told: list[Any] = []

    class Witness:
        measure = "win"

        def observe(self, view: Any, events: Any) -> None:
            told.append((view, tuple(events)))

        def hear(self, speaker: int, said: Any) -> None:
            told.append((speaker, said.phrase))

        def estimates(self, _view: Any, options: Any) -> list[float]:
            return [0.5] * len(options)

        def decide(self, _view: Any, options: Any) -> Any:
            return options[0]

    family = FAMILIES["antayagi"]._replace(judge=lambda *_: Witness())  # type: ignore[arg-type]
    monkeypatch.setattr(master, "FAMILIES", {"antayagi": family})
    monkeypatch.setattr(master, "MASTERS", 2)
    opinion(record, line, patient)
    expected: list[Any] = []
    for step in replay(record.splitlines()[: line - 1]):
        if step.news:
            expected.append((step.match.view(seat), step.match.seen(seat)))
        elif b'"say"' in record.splitlines()[step.number - 1] and seat != 0:
            expected.append((0, "your-card-is"))
    assert told[::2] == told[1::2] == expected
    assert any(isinstance(each[0], int) for each in told) == (seat != 0)


# --- Refused -----------------------------------------------------------------------------------


def unfinished(record: bytes) -> bytes:
    """The first lines of a record, without its seed: what a running game would look like."""
    header, *lines = record.splitlines()[:20]
    head = {name: each for name, each in json.loads(header).items() if name != "seed"}
    return b"\n".join([json.dumps(head).encode(), *lines])


@pytest.mark.parametrize("ask", [opinion, cut])
def test_nothing_of_a_game_that_is_not_over(ask: Any) -> None:
    record = played("antayagi-80", 3, {}).record()
    header, *lines = record.splitlines()
    bare = {k: v for k, v in json.loads(header).items() if k not in ("seed", "commit")}
    with pytest.raises(RuleError, match="error-game-not-over"):
        ask(unfinished(record), 4, patient)
    with pytest.raises(RuleError, match="error-game-not-over"):
        ask(b"\n".join([json.dumps(bare).encode(), *lines[:19]]), 4, patient)
    # One that was ended by agreement opens its seed.
    assert ask(b"\n".join([header, *lines[:19]]), decisions(record)[0][0], patient)


@pytest.mark.parametrize("ask", [opinion, cut])
def test_what_makes_no_sense_gets_a_clear_error(ask: Any) -> None:
    record = played("not-a-hat", 3, {}).record()
    header, *lines = record.splitlines()
    forged = json.dumps({**json.loads(header), "seed": "00" * 32}).encode()
    for text, line, message in (
        (b"My holidays", 2, "error-not-json"),
        (b"\n".join([forged, *lines]), 2, "error-commitment"),
        (record, 1, "error-no-decision"),
        (record, len(lines) + 1, "error-no-decision"),
        (record, 4000, "error-no-decision"),
        (record.replace(b"\n", b"\n\n", 1), 2, "error-no-decision"),
        (b"\n" * 4001, 2, "error-too-many-lines"),
    ):
        with pytest.raises(RuleError, match=message):
            ask(text, line, patient)


def test_an_answer_that_takes_too_long_is_given_up() -> None:
    record = played("antayagi-80", 3, {}).record()
    # All lines are read, then those until there; then the masters think, one after the other.
    calls = iter(range(len(record.splitlines()) + decisions(record)[-1][0] + 2))

    def hurry() -> None:
        if next(calls, None) is None:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        opinion(record, decisions(record)[-1][0], hurry)


@live
async def test_an_error_comes_out_of_the_back_room_as_it_was() -> None:
    room = BackRoom(waiting=2, seconds=60)
    with pytest.raises(RuleError, match=re.escape("malformed: error-not-json")) as refused:
        await room.ask(cut, b"My holidays", 2, patient)
    assert refused.value.args_of_message["line"] == 1
    room.waiting = 2
    with pytest.raises(RuleError, match="error-busy"):
        await room.ask(len, "")
    room.close()
    room.waiting = 0
    with pytest.raises(RuleError, match="error-busy"):
        await room.ask(len, "")


def long_work(begun: Path) -> None:
    begun.touch()
    time.sleep(30)


@live
async def test_a_server_that_stops_does_not_wait_for_the_back_room(tmp_path: Path) -> None:
    room = BackRoom(waiting=1, seconds=60)
    work = asyncio.create_task(room.ask(long_work, tmp_path / "begun"))
    while not (tmp_path / "begun").exists():
        await asyncio.sleep(0.01)
    room.close()
    with pytest.raises(RuleError, match="error-busy"):
        await work


# --- Branches ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "variants"), VARIANTS)
def test_a_branch_goes_on_from_that_very_position(
    game: str, players: int, variants: dict[str, Any]
) -> None:
    record = played(game, players, variants).record()
    for line, seat in decisions(record)[::11]:
        begins = cut(record, line, patient)
        match, before = branch(begins.record.encode().splitlines(), ["X"] * players, bytes(32))
        *_, last = replay(record.splitlines()[: line - 1])
        assert seat in match.to_act
        assert match.position.sealed == ()
        assert replace(last.match.position, sealed=()) == match.position
        for watcher in (None, *range(players)):
            seen = match.seen(watcher)
            view = match.game.blank(watcher, players)
            view = view if before is None else match.game.view(before, watcher)
            for event in seen:
                view = replace(view, **match.game.follow(view, event))
            for name in {*view.__struct_fields__} - {*QUESTION}:
                assert getattr(view, name) == getattr(match.view(watcher), name)


def test_a_branch_may_not_begin_with_a_whole_library() -> None:
    match = Match.deal("antayagi-80", ["A" * LONGEST_BRANCH, "Ben", "Cleo"], seed=bytes(32))
    record = finished_at_random(match)
    with pytest.raises(RuleError, match="error-record-too-long"):
        cut(record, 2, patient)


@live
async def test_a_branch_is_played_to_its_end_and_says_so(tmp_path: Path) -> None:
    record = played("antayagi-65", 4, {}).record()
    line, seat = decisions(record)[40]
    begins = cut(record, line, patient)
    wanted = Settings(game=begins.game, players=begins.players, telling=0, bots_talk=False)
    async with house(tmp_path) as here:
        ticket = await here.hub.branch(
            wanted, begins.record, seat, [(seat + 1) % 4], "novice", "Ana", "en"
        )
        ana = await here.guest(ticket)
        assert ana.lobby["state"] == "open"
        assert (
            await ana.fails("change", settings={"game": "antayagi-65", "players": 3})
            == "error-branch"
        )
        changed = ana.lobby["settings"] | {"branch": False}
        assert await ana.fails("change", settings=changed) == "error-branch"
        await ana.do("change", settings=ana.lobby["settings"] | {"window": 9})
        ben = await here.guest(await here.hub.join(ticket.table, "Ben", "de", spectate=False))
        await here.wait(1)
        assert ana.lobby["state"] == ben.lobby["state"] == "playing"
        assert ana.lobby["commit"] is None
        table = ana.session.table
        assert table.match is not None
        assert ana.news["view"] == json.loads(to_json(table.match.view(seat)))
        assert ben.news["view"] == json.loads(to_json(table.match.view((seat + 1) % 4)))
        assert ana.question is not None
        await ana.answer(ana.options[0])
        rng = Random(2)
        for _ in range(2000):
            if table.state != "playing":
                break
            for guest in (ana, ben):
                if guest.options:
                    await guest.send(
                        type="play",
                        question=guest.question["number"],  # type: ignore[index]
                        answer=rng.choice(guest.options),
                    )
            await here.wait(10)
        assert table.state == "over"
        text = table.match.record()
        head = json.loads(text.splitlines()[0])
        assert head["branch"] == len(begins.record.splitlines())
        assert not {"commit", "seed"} & set(head)
        assert text.splitlines()[1 : head["branch"]] == begins.record.encode().splitlines()[1:]
        loaded = await here.hub.replays.table(ticket.table)
        assert loaded is not None
        assert loaded.match is not None
        assert loaded.match.record() == text  # the same after a restart
        assert verify(text.splitlines()).deal == "open"
        assert ana.of("over")[-1]["seed"] is None
        await ana.do("rematch")
        again = await here.hub.session(str(ana.lobby["rematch"]))
        assert again.table.settings.branch is False
        assert again.table.branch is None


@live
async def test_no_other_table_is_called_a_branch(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        with pytest.raises(RuleError, match="error-branch"):
            await here.hub.open(Settings(game="antayagi-80", players=3, branch=True), "Ana", "en")
        ana, *_ = await here.table("antayagi-80", 3, 2)
        wanted = ana.lobby["settings"] | {"branch": True}
        assert await ana.fails("change", settings=wanted) == "error-branch"


# --- Over HTTP ---------------------------------------------------------------------------------


def post(server: Server, path: str, **body: Any) -> tuple[int, dict[str, Any]]:
    reply = http(server, f"/api/theatre{path}", body)
    content: dict[str, Any] = json.loads(reply.body)
    return reply.status, content


WHO = {"name": "Ana", "language": "en"}


def test_masters_are_asked_and_branches_opened_over_http(server: Server) -> None:
    record = played("not-a-hat", 3, {}).record()
    line, seat = decisions(record)[6]
    status, found = post(server, "/master", record=record.decode(), line=line)
    assert status == 200
    assert found == json.loads(to_json(opinion(record, line, patient)))
    status, ticket = post(server, "/branch", record=record.decode(), line=line, seat=seat, **WHO)
    assert (status, set(ticket)) == (201, {"table", "token", "member"})
    assert json.loads(http(server, f"/api/tables/{ticket['table']}").body)["settings"]["branch"]
    for body, expected in (
        ({"line": 1}, 409),
        ({"line": 0}, 400),
        ({"line": line, "seat": 3}, 409),
        ({"line": line, "people": [7]}, 409),
        ({"line": line, "bot": "chess"}, 400),
        ({"line": line, "record": "My holidays"}, 400),
    ):
        wanted = {"record": record.decode(), "seat": seat, **WHO, **body}
        assert post(server, "/branch", **wanted)[0] == expected


@live
async def test_nothing_is_to_be_had_while_the_game_goes_on(hurried: Server) -> None:
    """Not for those who play, watch, or were sent away, nor with a record that claims to be it."""
    async with at_table(hurried.url, settings("antayagi-80", 3), "en", "de", "fr") as (ana, ben, _):
        table = ana.ticket.table
        watcher = await Client.join(hurried.url, table, "Zoe", "en", spectate=True)
        await ana.command({"type": "start"})
        await until(lambda: ana.lobby["state"] == "playing")
        await ana.command({"type": "kick", "member": watcher.member})
        tokens = (ana.ticket.token, ben.ticket.token, watcher.token, "x" * 32)
        header, *lines = played("antayagi-80", 3, {}).record().splitlines()
        claims = b"\n".join([json.dumps({**json.loads(header), "table": table}).encode(), *lines])
        for path, more in (("/master", {}), ("/branch", {"seat": 0, **WHO}), ("", {})):
            line = {} if path == "" else {"line": 2}
            asked = partial(post, hurried, path, record=claims.decode(), **line, **more)
            status, problem = await asyncio.to_thread(asked)
            assert (status, problem["message"]) == (409, "error-game-not-over")
            for token in tokens:
                for body in ({"table": table, "token": token}, {"record": table, "token": token}):
                    status, _ = await asyncio.to_thread(partial(post, hurried, path, **body))
                    assert status == 400
        for kind in ("master", "opinion", "branch", "what-if", "estimates"):
            for each in (ana, ben):
                with pytest.raises(RuleError):
                    await each.command({"type": kind, "table": table, "line": 2, "seat": 1})
