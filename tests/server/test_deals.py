"""Deals with a name: the same cards and the same bots for everybody who plays alone."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox import RuleError
from hatbox.agents import STRENGTHS, RandomAgent
from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Pass
from hatbox.kernel.engine import Answer
from hatbox.records import RecordError, seed_of, verify
from hatbox.server.play import bots
from hatbox.server.protocol import messages
from hatbox.server.protocol.messages import Settings
from hatbox.server.table.commands import DECIDE
from hatbox.server.table.deals import VERSION, Deal, deal_of_the_day, find_deal, new_deal
from tests.server import running as run
from tests.server.house import Guest, House, house, live, passing
from tests.server.running import Server, http

DAY = "2026-11-18"


def deal_in(game: str, bot: str = "regular") -> Deal:
    return deal_of_the_day(game, GAMES[game].players[1], bot, DAY)


async def begun(here: House, deal: Deal) -> Guest:
    settings = deal.settings(900, 0)
    return await here.guest(await here.hub.quick(settings, "Ana", "en", deal.bot, None, deal.bots))


async def play(
    here: House, ana: Guest, seconds: Sequence[float] = (0,), most: int = 40
) -> tuple[bytes, ...]:
    """Answer the same whenever asked the same, sooner or later; what was decided, seat by seat."""
    table, hesitates = ana.session.table, Random(1)
    for _ in range(most * 10):
        if table.state != "playing" or (table.match and len(table.match.lines) >= most):
            break
        if ana.question is None:
            await here.wait(1)
            continue
        await here.wait(hesitates.choice(seconds))
        rng = Random(f"{ana.question['number']}")
        await ana.answer({"do": "pass"} if passing(ana) and rng.random() < 0.9
                         else rng.choice(ana.options))  # fmt: skip
    assert table.match is not None
    lines = table.match.lines[:most]
    # Two sealed answers may come in either order; sabotages may not.
    return (*sorted(lines), *(line for line in lines if b'"sabotage"' in line))


@pytest.mark.parametrize("game", GAMES)
@live
async def test_with_the_same_answers_the_same_game_is_played_however_long_anybody_takes(
    tmp_path: Path, game: str
) -> None:
    played = []
    for seed, seconds in ((1, [0, 0.1, 20]), (2, [0.1, 3])):
        (tmp_path / str(seed)).mkdir()
        async with house(tmp_path / str(seed), seed=seed) as here:
            ana = await begun(here, deal_in(game))
            played.append(await play(here, ana, seconds))
    assert played[0] == played[1]
    assert len(played[0]) > 20


class Eager(RandomAgent):
    """A bot that sabotages whenever it can."""

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        return options[-1] if options[0] == Pass() else super().decide(view, options)


@live
async def test_who_sabotages_does_not_depend_on_how_fast_anybody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "own_bot", lambda _name: Eager)
    played = []
    for seed, seconds in enumerate([0, 3, 30]):
        (tmp_path / str(seed)).mkdir()
        async with house(tmp_path / str(seed), seed=seed) as here:
            # Up to three bots can sabotage at once in this deal.
            deal = deal_of_the_day("antayagi-80", 6, "regular", "2026-11-07")
            played.append(await play(here, await begun(here, deal), [seconds], 60))
    assert played[0] == played[1] == played[2]
    assert sum(b'"sabotage"' in line for line in played[0]) > 3


@live
async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    deal = deal_in("antayagi-80")
    async with house(tmp_path, seed=3) as here:
        whole = await play(here, await begun(here, deal), [0], 30)
    (tmp_path / "again").mkdir()
    async with house(tmp_path / "again", seed=4) as here:
        ana = await begun(here, deal)
        await play(here, ana, [0], 12)
        here.hub.sessions.clear()
        session = await here.hub.session(ana.session.table.id)
        again = await Guest(here, session, ana.token).come()
        assert await play(here, again, [0], 30) == whole


def test_the_bots_are_the_same_in_every_process() -> None:
    """Also where words have other hashes."""
    code = "from tests.server.test_deals import told; print(told())"
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


PLAYED = {1: "f502358df9e2f7a6"}
"""How each version plays some deals; those of earlier versions stay, so that none is used again."""


@live
async def test_bots_that_decide_otherwise_make_a_new_version_of_deals(tmp_path: Path) -> None:
    found = sha256()
    for bot in STRENGTHS:
        for game in GAMES:
            folder = tmp_path / f"{game}-{bot}"
            folder.mkdir()
            async with house(folder) as here:
                lines = await play(here, await begun(here, deal_in(game, bot)), [0], 10)
            found.update(b"\n".join(lines))
    why = "results can no longer be compared: raise VERSION in table/deals.py, and add it here"
    assert PLAYED.get(VERSION) == found.hexdigest()[:16], why
    assert len({*PLAYED.values()}) == len(PLAYED)


def told() -> list[str]:
    """What a deal's bots decide first, without a table."""

    async def story() -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder)) as here:
                ana = await begun(here, deal_in("antayagi-80", "sharp"))
                return [each.decode() for each in await play(here, ana, [0], 16)]

    return asyncio.run(story())


# --- Names -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", STRENGTHS)
def test_a_name_says_everything(game: str, bot: str) -> None:
    for players in GAMES[game].players[1:]:
        deal = new_deal(game, players, bot, Random(players).randbytes)
        assert (deal.game, deal.players, deal.bot, deal.day) == (game, players, bot, None)
        assert find_deal(deal.name) == deal == find_deal(f" {deal.name.upper()} ")
        assert len(deal.bots) == players - 1
        assert all(each.startswith(f"{bot}+") for each in deal.bots)


def test_a_slip_of_the_pen_is_noticed() -> None:
    deal = new_deal("antayagi-80", 4, "sharp", Random(1).randbytes)
    for letter in set("abcdef") - {deal.name[-1]}:
        with pytest.raises(RuleError, match="error-no-such-deal"):
            find_deal(deal.name[:-1] + letter)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "hat",
        "antayagi-80-4-sharp",
        "antayagi-80-4-sharp-",
        "antayagi-80-9-sharp-2026-11-18",
        "antayagi-80-04-sharp-2026-11-18",
        "not-a-hat-2-sharp-2026-11-18",
        "antayagi-80-4-random-2026-11-18",
        "antayagi-80-4-sharp-2026-13-18",
        "antayagi-80-4-sharp-20261118",
        "antayagi-80-4-sharp-2026-11-18-",
        "chess-4-sharp-2026-11-18",
        "antayagi-80-4-sharp-aaaaaaa",
        "antayagi-80-" + "9" * 5000 + "-sharp-2026-11-18",
        "x" * 100_000,
        "ä" * 40,
    ],
)
def test_a_name_that_no_deal_has_gets_a_sentence(name: str) -> None:
    with pytest.raises(RuleError) as refused:
        find_deal(name)
    assert refused.value.message == "error-no-such-deal"
    assert len(str(refused.value.args_of_message["deal"])) <= 64


# --- One person, no commitment -----------------------------------------------------------


@live
async def test_nobody_else_sits_down_and_nothing_is_changed(tmp_path: Path) -> None:
    deal = deal_in("antayagi-80")
    async with house(tmp_path) as here:
        settings = deal.settings(900, 0)
        ticket = await here.hub.quick(settings, "Ana", "en", deal.bot, None, deal.bots)
        with pytest.raises(RuleError, match="error-deal-alone"):
            await here.hub.quick(settings, "Ana", "en", deal.bot, None, deal.bots, ["Ben"])
        with pytest.raises(RuleError, match="error-deal-alone"):
            await here.hub.open(settings, "Ana", "en")
        ben = await here.guest(await here.hub.join(ticket.table, "Ben", "en", spectate=False))
        assert ben.lobby["members"][1]["seat"] is None  # he watches
        table = ben.session.table
        assert table.state == "open"  # Ana has not come yet
        for wish in (
            messages.Sit("k", 1),
            messages.AddPerson("k", "Cleo"),
            messages.Stand("k"),
            messages.SeatBot("k", 1, None),
            messages.Change("k", Settings(game="antayagi-80", players=4)),
        ):
            with pytest.raises(RuleError, match="error-deal-alone"):
                DECIDE[type(wish)](table, 0, wish)
        ana = await here.guest(ticket)
        assert ana.lobby["state"] == "playing"
        talking = {"game": deal.game, "players": deal.players, "begins": True, "telling": 0}
        talking["deal"] = deal.name
        assert await ana.fails("change", settings=talking) == "error-game-has-begun"
        cleo = await here.guest(await here.hub.join(ticket.table, "Cleo", "en", spectate=False))
        assert cleo.lobby["members"][-1]["seat"] is None
        assert cleo.news["view"]["watcher"] is None


@live
async def test_an_open_table_cannot_be_given_a_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _ = await here.table("antayagi-80", 3, 2)
        wanted = {"game": "antayagi-80", "players": 3, "deal": deal_in("antayagi-80").name}
        assert await ana.fails("change", settings=wanted) == "error-deal-alone"


@live
async def test_no_name_leads_to_the_cards_or_the_dice_of_a_game_that_has_none(
    tmp_path: Path,
) -> None:
    """The same table, with the same people and answers: two servers deal and play otherwise."""
    played, seeds = [], []
    for number in (5, 6):
        (tmp_path / str(number)).mkdir()
        async with house(tmp_path / str(number), seed=number) as here:
            settings = replace(deal_in("antayagi-80").settings(900, 0), deal=None)
            ticket = await here.hub.quick(settings, "Ana", "en", "regular", None)
            ana = await here.guest(ticket)
            assert "seed" not in str(ana.lobby)
            assert "deal" not in ana.lobby["settings"]
            match = ana.session.table.match
            assert match is not None
            assert match.seed is not None
            seeds.append(match.seed)
            played.append(await play(here, ana, [0], 12))
    assert len({*seeds}) == len({*played}) == 2
    assert seed_of(deal_in("antayagi-80").name) not in seeds


@live
async def test_a_deal_with_a_name_has_no_commitment_and_a_forged_name_is_found(
    tmp_path: Path,
) -> None:
    deal = deal_in("not-a-hat")
    async with house(tmp_path) as here:
        ana = await begun(here, deal)
        await play(here, ana, [0], 1000)
        table = ana.session.table
        assert table.state == "over"
        assert ana.lobby["commit"] is None
        assert ana.lobby["settings"]["deal"] == deal.name
        assert table.match is not None
        record = table.match.record()
        head = json.loads(record.splitlines()[0])
        assert "commit" not in head
        assert (head["deal"], head["seed"]) == (deal.name, seed_of(deal.name).hex())
        assert verify(record.splitlines()).deal == "open"
        forged = record.replace(DAY.encode(), b"2026-11-19")
        with pytest.raises(RecordError) as found:
            verify(forged.splitlines())
        assert found.value.error.message == "error-not-the-named-deal"
        # A rematch is another deal, and a game like any other.
        await ana.do("rematch")
        again = await here.hub.session(str(ana.lobby["rematch"]))
        assert again.table.settings.deal is None
        assert again.table.settings.bots_talk


def test_a_deal_is_named_and_played_over_http(server: Server) -> None:
    def post(path: str, **body: Any) -> tuple[int, dict[str, Any]]:
        reply = http(server, f"/api/{path}", body)
        return reply.status, json.loads(reply.body)

    status, deal = post("deals", game="not-a-hat", players=3, bot="novice")
    assert status == 200
    assert json.loads(http(server, f"/api/deals/{deal['name']}").body) == deal
    _, today = post("deals", game="not-a-hat", players=3, bot="novice", day=DAY)
    assert (today["name"], today["day"]) == (f"not-a-hat-3-novice-{DAY}", DAY)
    _, ticket = post(f"deals/{today['name']}/play", name="Ana", language="en")
    lobby = json.loads(http(server, f"/api/tables/{ticket['table']}").body)
    assert lobby["settings"]["deal"] == today["name"]
    for path, body in (
        ("deals", {"game": "not-a-hat", "players": 3, "bot": "random"}),
        ("deals", {"game": "not-a-hat", "players": 3, "day": "yesterday"}),
        ("deals/hat/play", {"name": "Ana", "language": "en"}),
    ):
        status, refused = post(path, **body)
        assert (status, refused["message"]) == (404, "error-no-such-deal"), body
    settings = run.settings("not-a-hat", 3, deal=today["name"])
    assert post("tables", settings=settings, name="Ana", language="en")[1]["message"] == (
        "error-deal-alone"
    )
