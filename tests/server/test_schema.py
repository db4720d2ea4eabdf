"""The schemas say what the server takes and sends: no more, and no less."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from copy import deepcopy
from random import choice
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from websockets.sync.client import connect

from hatbox.client import options
from hatbox.games import GAMES
from hatbox.server.protocol.messages import PROTOCOL
from hatbox.server.web.schema import EXAMPLES
from tests.people import near

from .running import PATIENCE, Server, http, running

TOKEN = "cjWAIN6ZhzHhqfZsxLhAcQ"  # noqa: S105 - an example, and the same in every process
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("/api/tables", "NewTable", EXAMPLES["NewTable"]),
    ("/api/quick", "NewQuick", EXAMPLES["NewQuick"]),
    ("/api/tables/{table}/join", "NewMember", EXAMPLES["NewMember"]),
    ("/api/mine", "Mine", EXAMPLES["Mine"]),
    ("/api/mine", "Mine", {"tables": []}),
]
"""Bodies that the server takes."""
CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("NewTable", {"token": TOKEN}),
    ("NewTable", {"token": None}),
    ("NewTable", {"token": "short"}),
    ("NewTable", {"name": ""}),
    ("NewTable", {"name": "x" * 32}),
    ("NewTable", {"name": "x" * 33}),
    ("NewTable", {"language": "it"}),
    ("NewTable", {"further": 1}),
    ("NewTable", {"settings": {"game": "antayagi-80"}}),
    ("NewTable", {"settings": {"game": "chess", "players": 2}}),
    ("NewTable", {"settings": {"game": "antayagi-80", "players": 9}}),
    ("NewTable", {"settings": {"game": "antayagi-80", "players": 4, "limit": 4}}),
    ("NewTable", {"settings": {"game": "antayagi-80", "players": 4, "limit": 5}}),
    ("NewTable", {"settings": {"game": "antayagi-80", "players": 4, "further": 1}}),
    ("NewQuick", {"bots": []}),
    ("NewQuick", {"bots": ["novice"] * 7}),
    ("NewQuick", {"bots": ["novice"] * 8}),
    ("NewQuick", {"bots": [1]}),
    ("NewQuick", {"bots": "novice"}),
    ("NewQuick", {"pace": 399}),
    ("NewQuick", {"options": []}),
    ("NewMember", {"spectate": True}),
    ("NewMember", {"spectate": "maybe"}),
    ("NewMember", {"further": None}),
    ("Mine", {"tables": [{"table": "x" * 32, "token": TOKEN}] * 50}),
    ("Mine", {"tables": [{"table": "x", "token": TOKEN}] * 51}),
    ("Mine", {"tables": [{"table": "x" * 33, "token": TOKEN}]}),
    ("Mine", {"tables": [{"table": "x", "token": "short"}]}),
    ("Mine", {"tables": [{"table": "x"}]}),
    ("Mine", {"tables": {}}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("schema")) as started:
        yield started


@pytest.fixture(scope="module")
def openapi(server: Server) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(http(server, "/api/schema/openapi.json").body)
    return read


def fits(value: Any, part: dict[str, Any], openapi: dict[str, Any]) -> bool:
    whole = {**part, "components": openapi["components"]}
    return bool(Draft202012Validator(whole).is_valid(value))


def opened(server: Server) -> str:
    body = {**EXAMPLES["NewTable"], "settings": {"game": "not-a-hat", "players": 8}}
    return str(json.loads(http(server, "/api/tables", body).body)["table"])


def test_the_schema_itself_is_valid(openapi: dict[str, Any]) -> None:
    for part in openapi["components"]["schemas"].values():
        Draft202012Validator.check_schema(part)


def test_everything_is_described(openapi: dict[str, Any]) -> None:
    for path, item in openapi["paths"].items():
        for operation in item.values():
            assert operation["summary"], path
            assert all(each["description"] for each in operation["responses"].values()), path


@pytest.mark.parametrize(("path", "kind", "body"), BODIES)
def test_what_the_server_takes_fits_and_so_does_what_it_answers(
    server: Server, openapi: dict[str, Any], path: str, kind: str, body: Any
) -> None:
    operation = openapi["paths"][path.replace("{table}", "{table_id}")]["post"]
    reply = http(server, path.format(table=opened(server)), body)
    assert str(reply.status) in operation["responses"]
    assert reply.status < 300, reply
    assert fits(body, {"$ref": f"#/components/schemas/{kind}"}, openapi)
    answered = operation["responses"][str(reply.status)]["content"]["application/json"]["schema"]
    assert fits(json.loads(reply.body), answered, openapi)


@pytest.mark.parametrize("number", range(len(CHANGES)), ids=lambda i: json.dumps(CHANGES[i])[:60])
def test_what_the_schema_refuses_the_server_refuses_and_nothing_else(
    server: Server, openapi: dict[str, Any], number: int
) -> None:
    kind, change = CHANGES[number]
    path, body = next((path, body) for path, name, body in BODIES if name == kind)
    changed = {**deepcopy(body), **change}
    reply = http(server, path.format(table=opened(server)), changed)
    taken = reply.status < 300
    assert taken == fits(changed, {"$ref": f"#/components/schemas/{kind}"}, openapi), reply


@pytest.mark.parametrize("path", ["/api/health", "/api/games"])
def test_what_can_be_asked_fits(server: Server, openapi: dict[str, Any], path: str) -> None:
    answered = openapi["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
    reply = json.loads(http(server, path).body)
    assert fits(reply, answered["schema"], openapi)
    assert not fits({}, answered["schema"], openapi)


def test_every_example_fits(openapi: dict[str, Any]) -> None:
    for name, part in openapi["components"]["schemas"].items():
        for example in part.get("examples", ()):
            assert fits(example, part, openapi), name
    assert {name for name in openapi["components"]["schemas"] if re.match("New[A-Z]", name)} < set(
        EXAMPLES
    )


def test_games_tell_their_cards_and_what_phrases_need(server: Server) -> None:
    told = json.loads(http(server, "/api/games").body)
    cards = {game["id"]: (len(game["deck"]), len(game["backs"])) for game in told["games"]}
    assert cards == {"antayagi-80": (80, 0), "antayagi-65": (65, 0), "not-a-hat": (80, 80)}
    assert told["phrases"]["your-card-is"]["args"] == ["to", "slot", "card"]


# --- The WebSocket ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def frames(server: Server) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(http(server, "/api/schema/frames.json").body)
    Draft202012Validator.check_schema(read)
    return read


def framed(frames: dict[str, Any], sender: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{sender}", "$defs": frames["$defs"]})


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_game_fits(hurried: Server, frames: dict[str, Any], game: str) -> None:
    ours, theirs = framed(frames, "FromClient"), framed(frames, "FromServer")
    body = {"game": game, "players": near(game, 4), "name": "Ana", "language": "en", "telling": 0}
    ticket = json.loads(http(hurried, "/api/quick", body).body)
    heard = set()
    with connect(f"ws://127.0.0.1:{hurried.port}/api/tables/{ticket['table']}/ws") as socket:

        def send(message: dict[str, Any]) -> None:
            ours.validate(message)
            socket.send(json.dumps(message))

        send({"type": "hello", "protocol": PROTOCOL, "token": ticket["token"]})
        while "over" not in heard:
            message = json.loads(socket.recv(PATIENCE))
            theirs.validate(message)
            heard.add(message["type"])
            if question := message.get("question"):
                answer = choice(options(game, question))
                number, key = question["number"], secrets.token_hex(8)
                send({"type": "play", "key": key, "question": number, "answer": answer})
    assert heard > {"welcome", "view", "news", "ack", "over"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "hello"},
        {"type": "hello", "protocol": PROTOCOL, "token": "short"},
        {"type": "hello", "protocol": PROTOCOL, "last": -1},
        {"type": "sit", "seat": 0},
        {"type": "sit", "key": "k", "seat": 8},
        {"type": "sit", "key": "k", "seat": 0, "further": 1},
        {"type": "play", "key": "k", "question": 1, "answer": {"do": "choose"}},
        {"type": "play", "key": "k", "question": 1, "answer": {"do": "offer", "slot": "0"}},
        {"type": "write", "key": "k", "text": ""},
        {"type": "no-such-type", "key": "k"},
    ],
    ids=str,
)
def test_a_wrong_frame_does_not_fit(frames: dict[str, Any], wrong: dict[str, Any]) -> None:
    assert not framed(frames, "FromClient").is_valid(wrong)
