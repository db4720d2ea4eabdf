"""A television shows what spectators see, by the host's leave, the whole evening."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from hatbox.server.play.hub import Ticket
from hatbox.server.play.tokens import digest
from tests.server.house import Guest, house, live, play_on

LINK, OTHER = "Tq4xZ0bNf8sLw2YhKd7uGm", "p9RkC3vJe6WaX1oHtB5iQy"
REFUSED = {"type": "bye", "reason": "refused"}


async def ended(guests: list[Guest]) -> None:
    """Everybody agrees to end the game."""
    for guest in guests:
        await guest.do("agree-to-end", agree=True)


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65", "not-a-hat"])
@live
async def test_a_television_is_sent_what_a_spectator_is_sent(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as here:
        guests = await here.table(game, 3, 3)
        table = guests[0].session.table.id
        spectator, screen = await here.watch(table), await here.screen(table)
        await guests[0].do("start")
        await play_on(here, guests, Random(1), lambda: screen.news["number"] > 8)
        both = [
            [frame for frame in each.frames if b'"type":"lobby"' not in frame[:20]]
            for each in (spectator, screen)
        ]
        assert both[0][1:] == both[1][1:]
        assert len(both[0]) > 8
        assert screen.news["view"]["watcher"] is None
        assert await screen.fails("say", phrase="thanks") == "error-spectator"


@live
async def test_everybody_sees_that_a_television_shows_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2)
        assert ben.lobby["screens"] == 0
        screen = await here.screen(ana.session.table.id)
        second = await here.screen(ana.session.table.id)
        assert ana.lobby["screens"] == ben.lobby["screens"] == screen.lobby["screens"] == 2
        await second.leave()
        assert ben.lobby["screens"] == 1
        assert len(ben.lobby["members"]) == 2


@live
async def test_only_the_hosts_link_opens_a_table_without_spectators(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2, spectators=False)
        table = ana.session.table.id
        assert (await here.screen(table)).heard == [REFUSED]
        assert (await here.screen(table, LINK)).heard == [REFUSED]
        assert await ben.fails("screen", token=LINK) == "error-host-only"
        assert await ana.fails("screen", token="a" * 32) == "error-weak-token"
        await ana.do("screen", token=LINK)
        assert ben.lobby["screening"] == "link"
        assert (await here.screen(table, OTHER)).heard == [REFUSED]
        assert (await here.screen(table)).heard == [REFUSED]
        assert (await here.watch(table)).heard == [REFUSED]
        screen = await here.screen(table, LINK)
        await ana.do("start")
        assert screen.of("news")


@live
async def test_the_host_switches_a_television_off(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _ = await here.game("antayagi-65", 3, 2)
        table = ana.session.table.id
        await ana.do("screen", token=LINK)
        by_link, without, spectator = [
            await here.screen(table, LINK),
            await here.screen(table),
            await here.watch(table),
        ]
        await ana.do("screen", token=OTHER)  # a new link: the old one is worth nothing
        assert by_link.heard[-1] == REFUSED
        assert without.lobby["screens"] == 1
        assert (await here.screen(table, LINK)).heard == [REFUSED]
        await ana.do("screen", token=None)
        assert without.heard[-1] == REFUSED
        assert (await here.screen(table, OTHER)).heard == [REFUSED]
        assert (await here.screen(table)).heard == [REFUSED]
        assert (ana.lobby["screens"], ana.lobby["screening"]) == (0, "off")
        assert spectator.heard[-1] != REFUSED
        assert digest(LINK).hex() not in str(spectator.frames)


@live
async def test_a_television_stays_when_spectators_must_go(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        await ana.do("screen", token=LINK)
        table = ana.session.table.id
        by_link, without = await here.screen(table, LINK), await here.screen(table)
        await ana.do("change", settings=ana.lobby["settings"] | {"spectators": False})
        assert without.heard[-1] == REFUSED
        assert by_link.lobby["settings"]["spectators"] is False


@live
async def test_the_link_goes_on_to_the_next_game_and_survives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("not-a-hat", 3, 2, spectators=False)
        await ana.do("screen", token=LINK)
        first = ana.session.table.id
        screen = await here.screen(first, LINK)
        await ended([ana, ben])
        await ben.do("rematch", game="antayagi-80")
        table = screen.lobby["rematch"]
        tickets = [Ticket(table, str(guest.token), 0) for guest in (ana, ben)]
    async with house(tmp_path) as here:
        assert (await here.screen(first, LINK)).of("view")
        screen = await here.screen(table, LINK)
        assert (await here.screen(table)).heard == [REFUSED]
        for ticket in tickets:
            await here.guest(ticket)
        assert screen.of("news")  # the game has begun


@live
async def test_televisions_and_spectators_keep_each_other_out_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatbox.server.play.audience.MOST_CONNECTIONS", 2)
    monkeypatch.setattr("hatbox.server.play.audience.MOST_SCREENS", 1)
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        await ana.do("screen", token=LINK)
        table, room = ana.session.table.id, ana.session.audience.has_room_for
        stranger, screen = await here.watch(table), await here.screen(table)
        assert stranger.connection is not None
        assert screen.connection is not None
        assert not room(stranger.connection)
        assert not room(screen.connection)
        by_link = await here.screen(table, LINK)  # strangers' screens leave room for the host's
        assert by_link.connection is not None
        await screen.leave()
        assert room(screen.connection)
        assert not room(by_link.connection)
        await stranger.leave()
        assert room(stranger.connection)


@live
async def test_whoever_watches_is_told_how_long_the_others_have(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, *_ = guests = await here.game("antayagi-80", 3, 3, limit=30, window=7)
        screen = await here.screen(ana.session.table.id)
        assert msgspec.json.decode(screen.frames[-1])["seconds"] == 30
        await here.wait(10)
        await ana.do("pause", paused=True)
        assert "seconds" not in msgspec.json.decode(screen.frames[-1])
        await ana.do("pause", paused=False)
        assert msgspec.json.decode(screen.frames[-1])["seconds"] == 20
        window = lambda: "window" in str(screen.news["view"]["agenda"][-1:])  # noqa: E731
        await play_on(here, guests, Random(3), window)
        assert msgspec.json.decode(screen.frames[-1])["seconds"] == 7
