"""The owner's desk: for the owner alone, and it tells of a game what a spectator sees."""

import hmac
import json
import stat
from contextlib import nullcontext
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from litestar import Request
from prometheus_client.parser import text_string_to_metric_families

from hatbox import RuleError
from hatbox.client import Client
from hatbox.server.protocol.messages import Settings
from hatbox.server.store.store import Report
from hatbox.server.table.entries import Renamed
from hatbox.server.web.metrics import exposition
from hatbox.server.web.metrics import figures as own
from hatbox.server.web.owner import TOKEN_FILE, Owner, owner_token, sample
from tests.server import running as run
from tests.server.house import house, live, passing, play_on
from tests.server.running import Reply, Server, http

PATHS = {
    "/api/owner": None,
    "/api/owner/metrics": None,
    "/api/owner/word": {"text": "Hello"},
    "/api/owner/tables/abcdefghjk/remove": {},
}


def bearer(server: Server) -> dict[str, str]:
    token = (server.folder / TOKEN_FILE).read_text().strip()
    return {"Authorization": f"Bearer {token}"}


def owned(server: Server, path: str, body: Any = None) -> Reply:
    return http(server, path, body, headers=bearer(server))


def desk(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(owned(server, "/api/owner").body)
    return found


# --- The secret -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "given", [None, "Bearer", "Bearer ", "Bearer wrong", "Basic {}", "Bearer {}x", "{}"]
)
def test_nobody_without_the_owners_token_sees_or_does_anything(
    server: Server, path: str, given: str | None
) -> None:
    token = (server.folder / TOKEN_FILE).read_text().strip()
    headers = {} if given is None else {"Authorization": given.format(token)}
    reply = http(server, path, PATHS[path], headers=headers)
    assert reply.status == 403
    assert json.loads(reply.body)["message"] == "error-owner"


class _Unequal(str):
    """A token that may not be compared in the usual way, which is quicker the sooner it differs."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        raise AssertionError("compared in the usual way")

    __ne__ = __eq__


@pytest.mark.parametrize("scheme", ["Bearer", "Basic"])
@pytest.mark.parametrize("given", ["", "s", "secre", "secret", "secretly", "é"])
def test_the_owners_token_is_compared_whole_whatever_was_sent(
    monkeypatch: pytest.MonkeyPatch, scheme: str, given: str
) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def whole(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", whole)
    headers = [(b"authorization", f"{scheme} {given}".encode("latin-1"))]
    request: Request[Any, Any, Any] = Request({"type": "http", "headers": headers})  # type: ignore[arg-type]
    right = (scheme, given) == ("Bearer", "secret")
    with nullcontext() if right else pytest.raises(RuleError, match="error-owner"):
        Owner(_Unequal("secret")).check(request)
    assert compared == [(given.encode(), b"secret")]


def test_the_token_is_made_once_for_its_owners_eyes_and_is_in_no_log(server: Server) -> None:
    token, path = owner_token(server.folder)
    assert path == server.folder / TOKEN_FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert owner_token(server.folder) == (token, path)
    http(server, "/api/owner", headers={"Authorization": f"Bearer {token[:-1]}"})
    assert token[:-1] not in server.log.read_text()


def test_an_emptied_file_gets_a_new_token(tmp_path: Path) -> None:
    first, path = owner_token(tmp_path)
    path.write_text("")
    second, _ = owner_token(tmp_path)
    assert second != first
    assert len(second) == len(first)


# --- What the owner sees ------------------------------------------------------------------------


@live
async def test_the_desk_lists_tables_and_figures_but_no_card(server: Server) -> None:
    async with run.at_table(server.url, run.settings("antayagi-80", 3), "en", bots="novice") as (
        ana,
    ):
        await ana.command({"type": "start"})
        found = desk(server)
        table = next(each for each in found["live"] if each["id"] == ana.ticket.table)
        assert table == {
            "id": ana.ticket.table,
            "game": "antayagi-80",
            "state": "playing",
            "names": ["Ana"],
            "connected": 1,
            "spectators": True,
        }
        assert found["count"] >= len(found["live"])
        families = text_string_to_metric_families(owned(server, "/api/owner/metrics").body.decode())
        samples = {
            (sample.name, *sample.labels.values()): sample.value
            for family in families for sample in family.samples
        }  # fmt: skip
        assert samples["hatbox_connections", "member"] >= 1
        assert samples["hatbox_tables", "antayagi-80", "playing"] >= 1
        assert samples["hatbox_games_total", "antayagi-80", "begun"] >= 1
        commits = samples["hatbox_commit_seconds_count",]
        assert commits == samples["hatbox_commit_seconds_bucket", "+Inf"] > 0
        assert samples["process_resident_memory_bytes",] > 0
        assert found["memory"] > 0


@live
async def test_a_pass_moves_no_figure_before_its_window_has_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=30)
        await play_on(here, guests, Random(1), lambda: all(map(passing, guests)))
        sample(here.hub, 0)
        before = exposition(1, {"": own(here.hub)})
        for guest in guests[:2]:
            assert await guest.answer({"do": "pass"}) == {}
        assert exposition(1, {"": own(here.hub)}) == before
        await here.wait(31)
        assert exposition(1, {"": own(here.hub)}) != before


@live
async def test_what_the_process_uses_is_read_once_a_minute(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        sample(here.hub, 0)
        before, began = exposition(1, {"": own(here.hub)}), process_time()
        assert b"process_cpu_seconds_total " in before
        while process_time() < began + 0.05:
            sum(range(100_000))
        assert exposition(1, {"": own(here.hub)}) == before
        sample(here.hub, 0)
        assert exposition(1, {"": own(here.hub)}) != before


@live
async def test_a_minute_is_a_sample_of_moves_and_connections(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        meter = here.hub.world.meter
        guests = await here.game("not-a-hat", 3, 3)
        await play_on(here, guests, Random(1), lambda: meter.moves.total() >= 5)
        meter.sample(3, cpu=1.5)
        meter.sample(2, cpu=1.75)
        told = [(each.connections, each.moves, each.cpu) for each in meter.samples]
        assert told == [(3, meter.moves["not-a-hat"], 1.5), (2, 0, 0.25)]


# --- What the owner can do ----------------------------------------------------------------------


@live
async def test_a_removed_table_is_gone_for_good_and_those_who_are_there_are_told(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 2)
        table = guests[0].session.table.id
        await here.store.report(Report(table, 1, 0, 5.0))
        await here.hub.remove_now(table)
        await here.settle()
        assert [guest.of("bye")[-1]["reason"] for guest in guests] == ["gone", "gone"]
        assert await here.store.load(table) == []
        assert await here.store.reports() == []
        # An answer that was on its way does not bring it back.
        with pytest.raises(RuleError, match="error-no-such-table"):
            await guests[0].session.append(lambda: Renamed(0, "Zoe", "en"), "late")
        await here.wait(3600)
        assert await here.store.load(table) == []
        for _ in range(2):
            with pytest.raises(RuleError, match="error-no-such-table"):
                await here.hub.remove_now(table)


@live
async def test_nothing_of_a_removed_table_remains_in_any_file_while_the_server_runs(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        gone = await here.hub.open(Settings(game="not-a-hat", players=3), "Zebedee", "en")
        kept = await here.hub.open(Settings(game="not-a-hat", players=3), "Dougal", "en")

        def traces(*words: str) -> list[int]:
            files = b"".join(file.read_bytes() for file in tmp_path.glob("hatbox.db*"))
            return [files.count(word.encode()) for word in words]

        assert all(traces("Zebedee", gone.table))
        await here.hub.remove_now(gone.table)
        assert traces("Zebedee", gone.table) == [0, 0]
        assert all(traces("Dougal", kept.table))


@live
async def test_a_table_that_cannot_be_opened_can_be_removed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ticket = await here.hub.open(Settings(game="not-a-hat", players=3), "Ana", "en")
        entries = await here.store.load(ticket.table)
        broken = type(entries[0])(ticket.table, len(entries) + 1, "odd", b"{}", 0.0)
        await here.store.append(broken)
        await here.hub.remove_now(ticket.table)
        assert await here.store.load(ticket.table) == []


@live
async def test_a_word_reaches_those_who_are_there_and_those_who_come_until_it_is_taken_back(
    server: Server,
) -> None:
    said = {"text": " Back soon ", "minutes": 5}
    try:
        async with run.at_table(server.url, run.settings("not-a-hat", 3), "en") as (ana,):
            assert owned(server, "/api/owner/word", said).status == 204
            await run.until(lambda: ana.word)
            async with Client(server.url, run.elsewhere(ana.ticket)) as later:
                await run.until(lambda: later.word)
                for told in (ana.word, later.word):
                    assert told is not None
                    assert told["text"] == desk(server)["word"] == "Back soon"
                    assert 0 < told["seconds"] < 301
                owned(server, "/api/owner/word", {})
                nothing = {"type": "announced", "text": "", "seconds": None}
                await run.until(lambda: later.word == nothing)
    finally:
        owned(server, "/api/owner/word", {})
    assert desk(server)["word"] is None


@pytest.mark.parametrize(
    "body", [{"text": "x" * 201}, {"minutes": -1}, {"minutes": 2000}, {"txt": "x"}, [], "x"]
)
def test_a_word_that_makes_no_sense_is_refused(server: Server, body: Any) -> None:
    assert owned(server, "/api/owner/word", body).status == 400
    assert desk(server)["word"] is None
