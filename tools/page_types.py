"""Write the page's TypeScript types from the server's structs, or check that they are the same.

python tools/page_types.py           writes web/src/net/types.ts
python tools/page_types.py --check   fails if that file would change
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from hatbox.games import FAMILIES, GAMES
from hatbox.games.antayagi import answers as antayagi_answers
from hatbox.games.antayagi import cards as antayagi_cards
from hatbox.games.antayagi import events as antayagi_events
from hatbox.games.antayagi import secrecy as antayagi
from hatbox.games.not_a_hat import answers as not_a_hat_answers
from hatbox.games.not_a_hat import cards as not_a_hat_cards
from hatbox.games.not_a_hat import events as not_a_hat_events
from hatbox.games.not_a_hat import secrecy as not_a_hat
from hatbox.server import messages
from hatbox.words import LANGUAGE_NAMES, Language

TARGET = Path(__file__).parent.parent / "web" / "src" / "net" / "types.ts"
HEAD = """\
// Made by tools/page_types.py from the server's structs: do not edit.
"""
ROOTS: dict[str, Any] = {
    "FromServer": messages.FromServer,
    "FromClient": messages.FromClient,
    "Hello": messages.Hello,
    "AntaYagiView": antayagi.View,
    "AntaYagiEvent": antayagi_events.SeenEvent,
    "AntaYagiSide": antayagi_cards.Side,
    "AntaYagiBack": antayagi_cards.Back,
    "AntaYagiObject": antayagi_cards.Object,
    "AntaYagiDecision": antayagi_answers.Decision,
    "NotAHatView": not_a_hat.View,
    "NotAHatEvent": not_a_hat_events.AnyEvent,
    "NotAHatSide": not_a_hat_cards.Side,
    "NotAHatBack": not_a_hat_cards.Back,
    "NotAHatDecision": not_a_hat_answers.Decision,
    "Language": Language,
    "GameId": messages.GameId,
}
# The actual types where the protocol leaves the game open.
OPEN = {
    ("News", "events"): "(AntaYagiEvent | NotAHatEvent)[]",
    ("News", "view"): "AntaYagiView | NotAHatView",
}
PREFIXES = {"hatbox.games.antayagi.": "AntaYagi", "hatbox.games.not_a_hat.": "NotAHat"}
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def name_of(component: str) -> str:
    """The TypeScript name. Both games have a View, so each gets its game's name in front."""
    for module, game in PREFIXES.items():
        if component.startswith(module):
            return game + component.rsplit(".", 1)[1]
    return component


def typescript(schema: dict[str, Any]) -> str:  # noqa: PLR0911 - one return for each kind
    """A schema as a TypeScript type."""
    match schema:
        case {"$ref": ref}:
            return name_of(ref.removeprefix("#/"))
        case {"anyOf": parts}:
            return " | ".join(typescript(part) for part in parts)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array"}:
            return array(schema)
        case {"type": "object", "additionalProperties": dict(inner)}:
            return f"Record<string, {typescript(inner)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "null"}:
            return "null"
        case {"type": str(kind)}:
            return PLAIN[kind]
        case _:
            return "unknown"


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(each) for each in schema['prefixItems'])}]"
    inner = typescript(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def declared(component: str, schema: dict[str, Any]) -> str:
    """A struct as a TypeScript object type."""
    name = name_of(component)
    lines = [
        f"  {field}{'' if field in schema.get('required', ()) else '?'}: "
        f"{OPEN.get((name, field)) or typescript(inner)};"
        for field, inner in schema["properties"].items()
    ]
    said = schema.get("description", "").split("\n")[0]
    comment = f"/** {said} */\n" if said else ""
    return f"{comment}export type {name} = {{\n" + "\n".join(lines) + "\n};\n"


def types() -> str:
    """The whole file."""
    roots, components = msgspec.json.schema_components(ROOTS.values(), ref_template="#/{name}")
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [declared(name, schema) for name, schema in components.items()]
    for name, schema in zip(ROOTS, roots, strict=True):
        if typescript(schema) != name:
            parts.append(f"export type {name} = {typescript(schema)};\n")
    parts.append(constant("LANGUAGES", "Record<Language, string>", LANGUAGE_NAMES))
    parts.append(f"export type Family = {' | '.join(map(json.dumps, FAMILIES))};\n")
    families = {game.id: game.family for game in GAMES.values()}
    parts.append(constant("FAMILY", "Record<GameId, Family>", families))
    return "\n".join(parts)


def constant(name: str, kind: str, entries: Mapping[str, str]) -> str:
    """A table of Python's as a TypeScript constant."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},"
        for key, value in entries.items()
    ]
    return f"export const {name}: {kind} = {{\n" + "\n".join(lines) + "\n};\n"


def main() -> int:
    text = types()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.name} is not what the server's structs say: run tools/page_types.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
