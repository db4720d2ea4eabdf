"""The HTTP part: its answers to any request, its headers, and its schema."""

import asyncio
import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hatbox import RuleError, __version__
from hatbox.agents import STRENGTHS
from hatbox.client import Client
from hatbox.games import GAMES
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.web.gate import Gate
from hatbox.server.web.guard import SECURITY_HEADERS
from hatbox.server.web.reach import Reach
from hatbox.words import Words
from tests.people import near
from tests.server import running as run
from tests.server.house import live
from tests.server.running import Reply, Server, http, served

NOT_A_HAT = run.settings("not-a-hat", 3)
FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def ticket(server: Server) -> dict[str, Any]:
    body = {"settings": NOT_A_HAT, "name": "Ana", "language": "en"}
    content: dict[str, Any] = json.loads(http(server, "/api/tables", body).body)
    return content


def schema(server: Server) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(http(server, "/api/schema/openapi.json").body)
    return content


def sound(reply: Reply) -> Reply:
    """No answer is ours to be ashamed of: no crash, no trace, a problem that can be told."""
    assert reply.status < 500, reply
    assert b"Traceback" not in reply.body
    assert b'File "' not in reply.body
    for name, value in SECURITY_HEADERS.items():
        assert reply.headers[name.lower()] == value, reply
    if reply.status >= 400:
        problem = json.loads(reply.body)
        assert set(problem) == {"kind", "message", "args"}
        text = Words("de").error(RuleError(problem["kind"], problem["message"], **problem["args"]))
        assert text
    return reply


def test_what_there_is_to_play(server: Server) -> None:
    assert json.loads(http(server, "/api/health").body) == {
        "version": __version__, "protocol": PROTOCOL
    }  # fmt: skip
    games = json.loads(sound(http(server, "/api/games")).body)
    players = {game["id"]: (game["fewest"], game["most"]) for game in games["games"]}
    assert players == {game.id: (game.players[0], game.players[-1]) for game in GAMES.values()}
    assert (players["antayagi-80"], players["not-a-hat"]) == ((3, 7), (2, 8))
    assert all(game["bots"] == list(STRENGTHS) for game in games["games"])
    assert games["phrases"]["play-card"]["args"] == ["to", "slot"]


@pytest.mark.parametrize(
    ("path", "body", "method", "status"),
    [
        ("/api/health", None, None, 200),
        ("/api/games", None, None, 200),
        ("/api/schema/openapi.json", None, None, 200),
        ("/api/nothing", None, None, 404),
        ("/nothing", None, None, 404),
        ("/api/tables", None, "DELETE", 405),
        ("/api/tables", b"{", None, 400),
        ("/api/tables", b"[" * 100_000, None, 400),
        ("/api/tables", b'{"settings":' * 20_000, None, 400),
        ("/api/tables", bytes(300_000), None, 413),
        ("/api/tables", {"name": "Ana"}, None, 400),
        ("/api/quick", {"game": "chess", "name": "Ana", "language": "en"}, None, 400),
        ("/api/tables/nowhere", None, None, 404),
        ("/api/tables/%00", None, None, 404),
        ("/api/tables/%ff%fe", None, None, 404),
        ("/api/tables/" + "x" * 4000, None, None, 404),
        ("/api/tables/nowhere/record", None, None, 404),
        ("/api/tables/nowhere/join", {"name": "Ana", "language": "en"}, None, 404),
        ("/api/mine", {"tables": []}, None, 200),
        ("/api/tables/nowhere/ws", None, None, 405),
    ],
)
def test_every_response_has_the_headers_and_no_trace(
    server: Server, path: str, body: Any, method: str | None, status: int
) -> None:
    reply = sound(http(server, path, body, method=method))
    assert reply.status == status
    if path.startswith("/api/"):
        assert reply.headers["cache-control"] == "no-store"
    assert "server" not in reply.headers


def test_a_wrong_setting_is_named(server: Server) -> None:
    body = {"settings": NOT_A_HAT | {"players": 99}, "name": "Ana", "language": "en"}
    problem = json.loads(http(server, "/api/tables", body).body)
    assert "players" in problem["args"]["detail"]


def test_the_record_is_not_there_before_the_end(server: Server, ticket: dict[str, Any]) -> None:
    reply = sound(http(server, f"/api/tables/{ticket['table']}/record"))
    assert (reply.status, reply.problem) == (409, "error-game-not-over")


@live
async def test_against_bots_in_one_click(server: Server) -> None:
    for game in GAMES:
        players = near(game, 4)
        found = await Client.quick(server.url, game, "Ana", players=players, bot="novice", pace=400)
        lobby = await Client.request(server.url, f"/api/tables/{found.table}")
        assert lobby["state"] == "open"
        assert lobby["settings"]["begins"]
        assert lobby["settings"]["pace"] == 400
        assert [place["bot"] for place in lobby["places"]] == [None, *["novice"] * (players - 1)]
        async with Client(server.url, found) as ana:
            first = await anext(ana.news())
            assert first["events"][0]["event"] in ("dealt", "round-dealt")
    mixed = ("sharp+trickster", "novice+gambler")
    found = await Client.quick(server.url, "not-a-hat", "Ana", players=4, bots=mixed)
    lobby = await Client.request(server.url, f"/api/tables/{found.table}")
    assert [place["bot"] for place in lobby["places"]] == [None, *mixed, "regular"]
    with pytest.raises(RuleError, match="error-unknown-bot"):
        await Client.quick(server.url, "not-a-hat", "Ana", bot="genius")
    with pytest.raises(RuleError, match="error-unknown-bot"):
        await Client.quick(server.url, "not-a-hat", "Ana", bots=("sharp", "sharp+nobody"))
    with pytest.raises(RuleError, match="pace"):  # how long bots think is nobody's business
        await Client.quick(server.url, "not-a-hat", "Ana", pace=399)
    with pytest.raises(RuleError, match="error-players-antayagi"):
        await Client.quick(server.url, "antayagi-80", "Ana", players=2)


# --- The schema --------------------------------------------------------------------------


def operations(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in described["paths"].items():
        for method, operation in item.items():
            yield path, method.upper(), operation


def test_the_schema_describes_every_path(server: Server) -> None:
    described = schema(server)
    assert described["openapi"].startswith("3.")
    assert {(path, method) for path, method, _ in operations(described)} == {
        ("/api/health", "GET"),
        ("/api/ready", "GET"),
        ("/api/addresses", "GET"),
        ("/api/games", "GET"),
        ("/api/tables", "POST"),
        ("/api/quick", "POST"),
        ("/api/tables/{table_id}", "GET"),
        ("/api/tables/{table_id}/join", "POST"),
        ("/api/tables/{table_id}/record", "GET"),
        ("/api/tables/{table_id}/token", "POST"),
        ("/api/tables/{table_id}/television", "POST"),
        ("/api/televisions", "POST"),
        ("/api/televisions/table", "POST"),
        ("/api/mine", "POST"),
        ("/api/deals", "POST"),
        ("/api/decks", "POST"),
        ("/api/decks/estimate", "POST"),
        ("/api/deals/{name}", "GET"),
        ("/api/deals/{name}/play", "POST"),
        ("/api/theatre", "POST"),
        ("/api/theatre/branch", "POST"),
        ("/api/theatre/master", "POST"),
        ("/api/lessons/{name}", "GET"),
        ("/api/examples/{game}/{name}", "GET"),
        ("/api/schema/openapi.json", "GET"),
        ("/api/schema/frames.json", "GET"),
    }


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


def made_of(part: dict[str, Any], described: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that fit a part of the schema."""
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return made_of(described["components"]["schemas"][name], described)
    if several := part.get("oneOf") or part.get("anyOf"):
        return st.one_of([made_of(each, described) for each in several])
    if "enum" in part:
        return st.sampled_from(part["enum"])
    if part.get("type") == "array":
        return st.lists(made_of(part.get("items", {}), described), max_size=3)
    if part.get("type") == "object":
        fields = {k: made_of(v, described) for k, v in part.get("properties", {}).items()}
        return st.fixed_dictionaries(
            {k: v for k, v in fields.items() if k in part.get("required", ())},
            optional={k: v for k, v in fields.items() if k not in part.get("required", ())},
        )
    simple: dict[Any, st.SearchStrategy[Any]] = {
        "integer": st.integers(int(part.get("minimum", -5)), int(part.get("maximum", 100))),
        "string": st.text(min_size=part.get("minLength", 0), max_size=part.get("maxLength", 50)),
        "boolean": st.booleans(),
        "null": st.none(),
    }
    return simple.get(part.get("type"), ANYTHING)


@given(data=st.data())
@FUZZ
def test_whatever_fits_the_schema_or_not_gets_a_sound_answer(
    server: Server, ticket: dict[str, Any], data: st.DataObject
) -> None:
    described = schema_of(server)
    path, method, operation = data.draw(st.sampled_from(list(operations(described))))
    table = data.draw(st.sampled_from([ticket["table"], "nowhere", "%F0%9F%8E%A9", "a%2Fb"]))
    body = None
    if "requestBody" in operation:
        wanted = operation["requestBody"]["content"]["application/json"]["schema"]
        body = data.draw(st.one_of(made_of(wanted, described), ANYTHING))
    reply = sound(
        http(server, path.format(table_id=table, name=table, game=table), body, method=method)
    )
    slashed = "%2F" in table and "{" in path  # which is another path, that there is not
    assert slashed or str(reply.status) in operation["responses"]


CACHE: dict[int, dict[str, Any]] = {}


def schema_of(server: Server) -> dict[str, Any]:
    if server.port not in CACHE:
        CACHE[server.port] = schema(server)
    return CACHE[server.port]


@pytest.mark.parametrize(
    ("gate", "host", "told"),
    [
        (Gate(), "localhost", True),
        (Gate(), "127.0.0.1:80", True),
        (
            Gate(names=("games.example.org",)),
            "games.example.org",
            False,
        ),  # a proxy on this machine asks for somebody else
        (Gate(), "192.0.2.7:80", False),
        (Gate(behind_proxy=True), "localhost", False),
        (Gate("https://games.example.org"), "games.example.org", True),
    ],
)
@live
async def test_only_a_browser_on_this_machine_learns_its_networks(
    tmp_path: Path, gate: Gate, host: str, *, told: bool
) -> None:
    reach = Reach("192.0.2.9", 80, gate.public_url)
    async with served(tmp_path, gate, reach) as here:
        reply = await asyncio.to_thread(http, here, "/api/addresses", headers={"host": host})
        assert json.loads(sound(reply).body) == {
            "addresses": reach.addresses() if told else [],
        }


@pytest.mark.parametrize(
    ("gate", "encrypted"),
    [
        (Gate("https://games.example.org"), True),
        (Gate("http://games.example.org"), False),
        (Gate(), False),
    ],
)
@live
async def test_browsers_are_told_to_stay_with_https_where_there_is_https(
    tmp_path: Path, gate: Gate, *, encrypted: bool
) -> None:
    async with served(tmp_path, gate) as here:
        for path in ("/", "/api/health", "/api/nothing"):
            reply = await asyncio.to_thread(http, here, path)
            said = reply.headers.get("strict-transport-security", "")
            assert ("max-age=31536000" in said) == encrypted
            assert reply.headers["cross-origin-resource-policy"] == "same-origin"
            policy = reply.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "connect-src 'self';" in policy


def meta(page: bytes) -> dict[str, str]:
    """What a messenger that runs no script reads."""
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.decode())
    return {key: unescape(value) for key, value in found}


def test_a_link_to_a_table_has_a_preview_in_its_host_s_language(server: Server) -> None:
    evil = '"><script>alert(1)</script>'
    for name, language in (("Ana", "de"), (evil, "fr"), ("Guest", "es")):
        body = {"settings": NOT_A_HAT, "name": name, "language": language}
        table = json.loads(http(server, "/api/tables", body).body)["table"]
        reply = http(server, f"/t/{table}", headers={"accept-language": "nl"})
        assert (reply.status, reply.headers["content-type"].partition(";")[0]) == (200, "text/html")
        shown, words = meta(reply.body), Words(language)
        host = words.say("page-guest") if name == "Guest" else name
        game = words.say("game-not-a-hat")
        assert shown["og:title"] == words.say("invitation-title", host=host, game=game)
        assert shown["og:description"] == words.say("invitation-lead")
        assert shown["og:url"] == f"http://127.0.0.1:{server.port}/t/{table}"
        assert b"<script>alert" not in reply.body
        picture = http(server, shown["og:image"].removeprefix(f"http://127.0.0.1:{server.port}"))
        assert picture.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", picture.body[16:24])
        assert (str(width), str(height)) == (shown["og:image:width"], shown["og:image:height"])
    plain = http(server, "/t/nowhere")
    assert (plain.status, meta(plain.body)) == (200, {})
    assert not meta(http(server, f"/t/{table}", headers={"host": '"><b>'}).body)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"settings": NOT_A_HAT | {"players": "3"}}),
        ("/api/tables", {"settings": NOT_A_HAT | {"spectators": 0}}),
        ("/api/tables", {"settings": NOT_A_HAT | {"spectators": "false"}}),
        ("/api/tables", {"settings": NOT_A_HAT | {"window": "20"}}),
        ("/api/quick", {"game": "not-a-hat", "players": "4"}),
        ("/api/quick", {"game": "not-a-hat", "token": "null"}),
        ("/api/tables/{}/join", {"spectate": 1}),
        ("/api/tables/{}/join", {"program": "true"}),
    ],
)
def test_a_body_means_what_it_says_and_nothing_is_taken_for_something_else(
    server: Server, ticket: dict[str, Any], path: str, body: dict[str, Any]
) -> None:
    asked = {"name": "Ben", "language": "en"} | body
    reply = sound(http(server, path.format(ticket["table"]), asked))
    assert reply.status == 400
    assert json.loads(reply.body)["message"] == "error-body"
