"""A table before, during and after the game: who may do what, and what the others hear of it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox.games.not_a_hat.cards import catalogue_gifts
from hatbox.kernel.written import to_json
from hatbox.records import verify
from hatbox.server.play import audience, connection
from hatbox.server.play.hub import Ticket
from hatbox.server.play.tokens import digest
from hatbox.server.protocol.messages import Settings
from tests.server.house import Guest, house, live, places, play_on, refused

EVERYTHING = {
    "options": {"special": True, "arrows": "black", "gifts": 2, "rounds": 3},
    "first": 1, "limit": 30, "window": 7, "grace": 20, "stand_in": True, "free_text": True,
    "spectators": False, "pace": 500,
}  # fmt: skip


@live
async def test_a_table_has_the_settings_that_it_was_opened_with(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 4, 1, bot="novice", **EVERYTHING)
        shown = ana.lobby["settings"]
        assert {key: shown[key] for key in EVERYTHING} == EVERYTHING
        assert (ana.lobby["host"], ana.lobby["state"]) == (0, "open")
        assert places(ana.lobby) == [(0, None), *[(None, "novice")] * 3]


@live
async def test_a_lobby_is_written_once_for_everybody_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[str]()

    def counted(message: Any) -> bytes:
        written.append(type(message).__name__)
        return to_json(message)

    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        guests = [await here.watch(ana.session.table.id) for _ in range(9)]
        monkeypatch.setattr(audience, "to_json", counted)
        monkeypatch.setattr(connection, "to_json", counted)
        await ana.do("rename", name="Anna", language="en")
        assert all(guest.lobby["members"][0]["name"] == "Anna" for guest in (ana, *guests))
        assert sorted(written) == ["Ack", "Lobby"]


@pytest.mark.parametrize(
    ("game", "wrong", "message"),
    [
        ("antayagi-80", {"players": 2}, "error-players-antayagi"),
        ("antayagi-80", {"players": 8}, "error-players-antayagi"),
        ("not-a-hat", {"players": 2}, "error-players-not-a-hat"),
        ("not-a-hat", {"players": 3, "options": {"gifts": 9}}, "error-options"),
        ("not-a-hat", {"players": 3, "options": {"hats": 1}}, "error-options"),
        ("antayagi-65", {"players": 3, "options": {"gifts": 2}}, "error-options"),
        ("antayagi-80", {"players": 3, "first": 3}, "error-first"),
        ("antayagi-80", {"players": 3, "deck": "cards = 7"}, "error-deck-game"),
        ("antayagi-80", {"players": 3, "deck": "= ="}, "error-deck-toml"),
    ],
)
@live
async def test_settings_that_fit_no_game_are_refused_with_their_reason(
    tmp_path: Path, game: Any, wrong: dict[str, Any], message: str
) -> None:
    async with house(tmp_path) as here:
        assert await refused(here.hub.open(Settings(game=game, **wrong), "Ana", "en")) == message
        (ana,) = await here.table("not-a-hat", 3, 1)
        before = ana.lobby["settings"]
        assert await ana.fails("change", settings={"game": game, **wrong}) == message
        assert ana.lobby["settings"] == before


@live
async def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    gifts = sorted(catalogue_gifts())[:10]
    deck = f'game = "not-a-hat"\n[cards]\nblack-left = {gifts!r}\n'.replace("'", '"')
    async with house(tmp_path) as here:
        ana, *_ = await here.game("not-a-hat", 3, 3, deck=deck)
        assert ana.lobby["settings"]["deck"] == deck
        assert ana.news["view"]["shop"]["cards"] == 10 - 3 - 1


@live
async def test_whoever_joins_gets_the_first_free_seat_and_watches_when_there_is_none(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        assert places(ana.lobby) == [(0, None), (1, None), (None, "random")]
        late = await here.hub.join(ana.session.table.id, "Late", "de", spectate=False)
        await here.settle()
        assert ana.lobby["members"][2] == {
            "id": 2, "name": "Late", "language": "de", "seat": None, "connected": False,
            "muted": False,
            "program": False,
            "away": 0,
            "device": None,
            "portrait": None,
        }  # fmt: skip
        guest = await here.guest(late)
        assert ben.lobby["members"][2]["connected"]
        assert await guest.fails("start") == "error-host-only"


@live
async def test_a_table_without_spectators_says_why_nobody_can_join(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1, spectators=False)
        table = ana.session.table.id

        async def why(*, spectate: bool) -> str:
            return await refused(here.hub.join(table, "Bo", "en", spectate=spectate))

        assert await why(spectate=True) == "error-no-spectators"
        assert await why(spectate=False) == "error-table-full"
        await ana.do("start")
        assert await why(spectate=False) == "error-too-late"
        await ana.do("agree-to-end", agree=True)
        assert await why(spectate=False) == "error-game-over"
        assert await refused(here.hub.join("nowhere", "Bo", "en", spectate=False)) == (
            "error-no-such-table"
        )


@live
async def test_a_table_that_was_deleted_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ticket = await here.hub.open(Settings(game="not-a-hat", players=3), "Ana", "en")
        assert await here.store.delete(ticket.table, idle_since=1e12)
        assert await refused(here.hub.session(ticket.table)) == "error-no-such-table"


@live
async def test_seats_are_taken_left_and_changed_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("antayagi-80", 4, 2)
        assert await ben.fails("sit", seat=2) == "error-seat-taken"
        assert await ben.fails("sit", seat=0) == "error-seat-taken"
        assert await ben.fails("sit", seat=6) == "error-no-such-seat"
        await ana.do("seat-bot", seat=2, bot=None)
        await ben.do("sit", seat=2)
        assert places(ana.lobby) == [(0, None), (None, None), (1, None), (None, "random")]
        await ben.do("stand")
        assert await ben.fails("stand") == "error-not-seated"
        assert await ana.fails("start") == "error-seats-empty"
        assert await ana.fails("seat-bot", seat=0, bot="random") == "error-seat-taken"
        assert await ana.fails("seat-bot", seat=5, bot="random") == "error-no-such-seat"
        assert await ana.fails("seat-bot", seat=1, bot="genius") == "error-unknown-bot"
        await ana.do("change", settings={"game": "antayagi-65", "players": 3})
        assert places(ben.lobby) == [(0, None), (None, None), (None, None)]


@live
async def test_the_host_can_remove_people_but_not_herself(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.table("not-a-hat", 3, 3)
        assert await ana.fails("kick", member=0) == "error-not-yourself"
        assert await ana.fails("kick", member=7) == "error-no-such-member"
        await ana.do("kick", member=2)
        assert cleo.heard[-1] == {"type": "bye", "reason": "kicked"}
        assert [m["id"] for m in ben.lobby["members"]] == [0, 1]
        assert cleo.session.table.member_of(str(cleo.token)) is None
        assert places(ben.lobby)[2] == (None, None)
        # The number is not given to anybody else.
        assert (await here.hub.join(ana.session.table.id, "Dan", "en", spectate=False)).member == 3


@live
async def test_somebody_who_is_removed_during_the_game_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3)
        await ana.do("kick", member=2)
        assert places(ben.lobby)[2] == (None, "regular")
        sent = len(cleo.frames)
        await play_on(here, [ana, ben], Random(1), lambda: ana.of("over") != [])
        assert len(cleo.frames) == sent


@live
async def test_whoever_stands_up_during_the_game_watches_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-80", 3, 2)
        await ben.do("stand")
        assert places(ana.lobby)[1] == (None, "regular")
        assert [m["seat"] for m in ana.lobby["members"]] == [0, None]
        assert await ben.fails("sit", seat=1) == "error-game-has-begun"
        await play_on(here, [ana], Random(1), lambda: ana.of("over") != [])
        views = [news["view"] for news in ben.of("news")]
        assert views[0]["watcher"] == 1
        assert {view["watcher"] for view in views[2:]} == {None}


@live
async def test_all_see_since_when_somebody_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        assert [each.get("away") for each in ana.lobby["members"]] == [None, None]
        await ben.leave()
        assert [each.get("away") for each in ana.lobby["members"]] == [None, 0]
        await here.wait(42.9)
        watcher = await here.watch(ana.session.table.id)
        assert [each.get("away") for each in watcher.lobby["members"]] == [None, 42]


@live
async def test_a_game_ends_when_all_people_in_seats_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        watcher = await here.watch(ana.session.table.id)
        await ana.do("agree-to-end", agree=True)
        assert ben.lobby["agreed"] == [0]
        await ana.do("agree-to-end", agree=False)
        await ben.do("agree-to-end", agree=True)
        assert ana.lobby["state"] == "playing"
        await ana.do("agree-to-end", agree=True)
        for guest in (ana, ben, watcher):
            assert guest.lobby["state"] == "ended"
            assert guest.heard[-1]["type"] == "over"
            assert guest.heard[-1]["winners"] == []
        await here.wait(100)
        assert await ana.fails("agree-to-end", agree=True) == "error-no-game"


@live
async def test_a_game_that_was_ended_with_sealed_answers_has_a_record_that_is_proved(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, first=0)
        await guests[0].answer({"do": "choose", "partner": 1})
        await guests[0].answer(guests[0].options[0])
        match = guests[0].session.table.match
        assert match is not None
        assert match.seed is not None
        for guest in guests:
            assert match.seed.hex().encode() not in b"".join(guest.frames)
            await guest.do("agree-to-end", agree=True)
        record = match.record(table="t", seed=match.seed.hex())
        assert verify(record.split(b"\n")).deal == "proved"


@live
async def test_a_game_also_ends_when_whoever_had_not_agreed_leaves(tmp_path: Path) -> None:
    for leaving in ("stand", "kick"):
        (tmp_path / leaving).mkdir()
        async with house(tmp_path / leaving) as here:
            ana, ben, cleo = await here.game("not-a-hat", 3, 3)
            await ana.do("agree-to-end", agree=True)
            await ben.do("agree-to-end", agree=True)
            if leaving == "stand":
                await cleo.do("stand")
            else:
                await ana.do("kick", member=2)
            assert ben.lobby["state"] == "ended"


@live
async def test_a_rematch_has_the_same_people_in_the_same_order_by_the_same_tokens(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.table("not-a-hat", 4, 3, bot="novice")
        await ben.do("stand")
        await cleo.do("sit", seat=1)
        await ben.do("sit", seat=2)
        await ana.do("mute", member=2, muted=True)
        await ana.do("hand-over", member=1)
        await ben.do("start")
        assert await ana.fails("rematch") == "error-game-not-over"
        for guest in (ana, ben, cleo):
            await guest.do("agree-to-end", agree=True)
        await ana.do("rematch")
        await ben.do("rematch")
        table = cleo.lobby["rematch"]
        assert table not in (None, ana.session.table.id)
        session = await here.hub.session(table)
        again = [await here.guest(Ticket(table, str(guest.token), 0)) for guest in (ana, ben, cleo)]
        lobby = again[0].lobby
        assert lobby["state"] == "playing"  # all have come
        assert lobby["host"] == 1
        assert places(lobby) == [(0, None), (2, None), (1, None), (None, "novice")]
        assert [m["muted"] for m in lobby["members"]] == [False, False, True]
        assert session.table.playing


# --- Coming in -------------------------------------------------------------------------------


@live
async def test_a_name_of_somebody_who_is_away_opens_nothing_and_is_told_apart(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 4, 2)
        table = ana.session.table.id
        await ana.do("seat-bot", seat=2, bot=None)
        await ben.do("rename", name="Ben", language="en")
        await ben.leave()
        ticket = await here.hub.join(table, "Ben", "de", spectate=False)
        other = await here.guest(ticket)
        assert (ticket.member, other.lobby["members"][-1]["name"]) == (2, "Ben 2")
        assert places(ana.lobby)[1:3] == [(1, None), (2, None)]
        ben = await ben.come()
        assert ben.heard[0]["member"] == 1
        assert (ben.lobby["members"][1]["name"], ben.lobby["members"][1]["seat"]) == ("Ben", 1)


@live
async def test_who_is_sent_away_stays_out_also_of_the_next_game_and_after_a_restart(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben, cleo = await here.game("not-a-hat", 3, 3)
        table, token = ana.session.table.id, str(cleo.token)
        await ana.do("kick", member=2)
        for guest in (ana, ben):
            await guest.do("agree-to-end", agree=True)
        await ana.do("rematch")
        tables = [table, ana.lobby["rematch"]]
    async with house(tmp_path) as here:
        for each in tables:
            assert await refused(here.hub.join(each, "Cleo", "en", token, spectate=True)) == (
                "error-not-a-member"
            )
            out = (await here.hub.session(each)).table.kept_out
            assert out == {digest(token).hex()}


@pytest.mark.parametrize("begun", [False, True])
@live
async def test_a_locked_table_lets_nobody_new_in_and_everybody_back(
    tmp_path: Path, *, begun: bool
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 4, 2)
        table = ana.session.table.id
        await ana.do("seat-bot", seat=3, bot=None if not begun else "random")
        if begun:
            await ana.do("start")
        settings = ana.lobby["settings"]
        assert await ben.fails("change", settings={**settings, "locked": True}) == "error-host-only"
        await ana.do("change", settings={**settings, "locked": True})
        for spectate in (False, True):
            assert await refused(here.hub.join(table, "Dan", "en", spectate=spectate)) == (
                "error-table-locked"
            )
        await ben.leave()
        ticket = await here.hub.join(table, "Ben", "en", ben.token, spectate=False)
        assert ticket.member == 1
        ben = await here.guest(ticket)
        assert ben.lobby["settings"]["locked"]
        await ana.do("change", settings=settings)
        assert (await here.hub.join(table, "Dan", "en", spectate=True)).member == 2


@live
async def test_people_have_a_picture_that_goes_with_them(tmp_path: Path) -> None:
    def shown(guest: Guest) -> list[str | None]:
        return [member["portrait"] for member in guest.lobby["members"]]

    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        ticket = await here.hub.join(
            ana.session.table.id, "Cleo", "en", spectate=True, portrait="otter"
        )
        await here.guest(ticket)
        assert shown(ana) == [None, None, "otter"]
        await ben.do("rename", name="Ben", language="en", portrait="fox")
        await ben.do("rename", name="Benno", language="en")
        assert shown(ana) == [None, "fox", "otter"]
        with pytest.raises(ValueError, match="portrait"):
            await ben.send(type="rename", name="Ben", language="en", portrait="<b>")
        await ana.do("start")
        for guest in (ana, ben):
            await guest.do("agree-to-end", agree=True)
        await ana.do("rematch")
        ana = await here.guest(Ticket(ana.lobby["rematch"], str(ana.token), 0))
        assert shown(ana) == [None, "fox", "otter"]


@live
async def test_who_returns_while_a_vote_begins_is_asked_too(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        await ben.leave()
        await here.wait(100)
        await asyncio.gather(ana.do("agree-to-end", agree=True), ben.come())
        await here.wait(100)
        assert [ana.lobby["state"], ben.lobby["state"]] == ["playing"] * 2
        assert ben.lobby["agreed"] == [0]
        await ben.do("agree-to-end", agree=False)
        assert ana.lobby["agreed"] == []
