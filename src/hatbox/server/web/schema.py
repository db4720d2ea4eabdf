"""What programs can be told of the interface: HTTP as OpenAPI, the WebSocket as JSON Schema.

Everything follows from the types with which the server reads and writes, and from their
docstrings. So the bounds are the server's own, and a field that it refuses is refused here.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from ... import __version__
from ...games import GAMES
from ..protocol import messages

EXAMPLES: dict[str, Any] = {
    "NewTable": {
        "settings": {"game": "antayagi-80", "players": 4, "limit": 60},
        "name": "Ana",
        "language": "en",
    },
    "NewQuick": {
        "game": "not-a-hat",
        "name": "Ana",
        "language": "es",
        "players": 4,
        "options": {"rounds": 4},
        "bot": "sharp",
        "bots": ["novice", "regular+doubter"],
    },
    "NewMember": {"name": "Ben", "language": "de", "program": True},
    "NewSecret": {"token": "q7Lr2dXkTg0sJvWb5nYhZA", "new": "Zp4mUeC1xRtKqYw8JdSvHg"},
    "Mine": {"tables": [{"table": "k3v9mzqtw2", "token": "q7Lr2dXkTg0sJvWb5nYhZA"}]},
    "NewTelevision": {"code": "046813", "token": "q7Lr2dXkTg0sJvWb5nYhZA"},
    "NewDeck": {"game": "antayagi-80", "counts": {"hat/plain": 9, "fish/sabotage": 20}},
    "NewEstimate": {"game": "antayagi-80", "players": 4, "chunk": 3},
    "NewDeal": {"game": "antayagi-80", "players": 4, "bot": "sharp", "day": "2026-11-18"},
    "NewTheatre": {"record": '{"hatbox": 1, "rules": 1, …', "watcher": 0},
    "NewOpinion": {"record": '{"hatbox": 1, "rules": 1, …', "line": 31},
    "NewBranch": {
        "record": '{"hatbox": 1, "rules": 1, …',
        "line": 31,
        "seat": 2,
        "name": "Ana",
        "language": "es",
    },
    "Ticket": {"table": "k3v9mzqtw2", "token": "q7Lr2dXkTg0sJvWb5nYhZA", "member": 0},
    "Problem": {"kind": "illegal", "message": "error-table-full", "args": {}},
}
"""A body of each kind that is sent, and of those that are short enough among the replies."""


def notes_of(kind: type) -> dict[str, str]:
    """The sentence below each field, its own or its parents', which Python itself does not keep."""
    base = kind.__base__ or object
    notes = notes_of(base) if base is not Struct and issubclass(base, Struct) else {}
    tree = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(tree, ast.ClassDef)
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            notes[field.target.id] = " ".join(str(below.value.value).split())
    return notes


def described(kinds: Iterable[Any], where: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schema of each of these types, and the parts to which they refer at `where`."""
    roots, parts = msgspec.json.schema_components(
        list(kinds), schema_hook=lambda _: {"type": "string"}, ref_template=f"{where}{{name}}"
    )
    for kind in set(_structs(msgspec.inspect.multi_type_info(kinds))):
        part = parts.get(kind.__name__) or parts[f"{kind.__module__}.{kind.__qualname__}"]
        part["title"] = kind.__name__
        for field, note in notes_of(kind).items():
            if field in part["properties"]:  # a parent may also note what is no field
                part["properties"][field].setdefault("description", note)
    return list(roots), parts


def _structs(node: Any) -> Iterator[type[Struct]]:
    """The structs in a type, and in those of their fields."""
    if isinstance(node, list | tuple):
        for each in node:
            yield from _structs(each)
    elif isinstance(node, Struct):
        if isinstance(node, msgspec.inspect.StructType):
            yield node.cls
        yield from _structs([getattr(node, name) for name in node.__struct_fields__])


def openapi(handlers: Iterable[HTTPRouteHandler]) -> dict[str, Any]:
    """The OpenAPI document of these handlers."""
    operations = [_Operation(each) for each in handlers]
    kinds = [kind for each in operations for kind in each.kinds]
    roots, parts = described(kinds, "#/components/schemas/")
    schemas = iter(roots)
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        told = each.told([next(schemas) for _ in each.kinds])
        paths.setdefault(each.path, {})[each.method] = told
    for name, example in EXAMPLES.items():
        parts[name]["examples"] = [example]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hatbox",
            "version": __version__,
            "description": "Tables of Hatbox over HTTP. Play goes over a WebSocket, whose frames "
            "/api/schema/frames.json describes.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


class _Operation:
    """A handler as OpenAPI sees it."""

    def __init__(self, handler: HTTPRouteHandler) -> None:
        self.handler = handler
        (path,) = handler.paths
        self.path = re.sub(r":\w+}", "}", path)
        (method,) = handler.http_methods
        self.method = method.lower()
        hints = get_type_hints(handler.fn, include_extras=True)
        self.body = hints.get("data")
        refusals = [spec.data_container for spec in (handler.responses or {}).values()]
        reply = hints["return"]
        if get_origin(reply) is Response:
            (reply,) = get_args(reply)
        reply = str if reply is bytes else reply
        self.kinds = [reply, *([self.body] if self.body else []), *refusals]

    def told(self, schemas: list[dict[str, Any]]) -> dict[str, Any]:
        reply, *others = schemas
        handler = self.handler
        summary = inspect.cleandoc(handler.fn.__doc__ or "")
        media = handler.media_type or "application/json"
        done = {"description": summary, "content": {media: {"schema": reply}}}
        told: dict[str, Any] = {
            "operationId": handler.fn.__name__,
            "summary": summary,
            "responses": {str(handler.status_code): done},
        }
        if names := re.findall(r"{(\w+)}", self.path):
            told["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in names
            ]
        if self.body:
            told["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": others.pop(0)}},
            }
        for (status, spec), refusal in zip((handler.responses or {}).items(), others, strict=True):
            told["responses"][str(status)] = {
                "description": spec.description,
                "content": {"application/json": {"schema": refusal}},
            }
        return told


def _lacking(part: dict[str, Any], field: str) -> dict[str, Any]:
    """An answer as an option that lacks the field of its `naming`."""
    fields = {name: kind for name, kind in part["properties"].items() if name != field}
    required = [name for name in part["required"] if name != field]
    return {**part, "properties": fields, "required": required}


@cache
def frames() -> dict[str, Any]:
    """The JSON Schema of the WebSocket's frames; `FromClient` and `FromServer` are its parts."""
    where = "#/$defs/"
    games = {game.family: game for game in GAMES.values()}.values()
    ours = [messages.Hello, messages.FromClient, messages.FromServer]
    seen = [get_type_hints(type(game).view)["return"] for game in games]
    happened = [get_type_hints(type(game).redact)["return"] for game in games]
    decided = [game.decisions for game in games]
    (hello, client, server, *rest), parts = described([*ours, *seen, *happened, *decided], where)
    views, events, decisions = (
        {"anyOf": rest[i : i + len(games)]} for i in range(0, len(rest), len(games))
    )
    open_ = {"view": views, "events": {"items": events}, "answer": decisions}
    for part in parts.values():
        for name, actual in open_.items():
            if part["title"] in ("News", "WholeView", "Play") and name in part["properties"]:
                part["properties"][name].update(actual)
    kinds = [kind for union in decided for kind in get_args(union)]
    lacking = [_lacking(parts[kind.__name__], kind.names) for kind in kinds if kind.names]
    parts["Question"]["properties"]["options"]["items"] = {"anyOf": [decisions, *lacking]}
    parts["FromClient"] = {"anyOf": [hello, client]}
    parts["FromServer"] = server
    text = msgspec.json.encode(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Frames of Hatbox's WebSocket",
            "anyOf": [{"$ref": f"{where}FromClient"}, {"$ref": f"{where}FromServer"}],
            "$defs": parts,
        }
    ).decode()
    short = re.sub(r"hatbox\.games\.(\w+)\.\w+\.(\w+)", r"\1.\2", text)
    schema: dict[str, Any] = msgspec.json.decode(short)
    return schema
