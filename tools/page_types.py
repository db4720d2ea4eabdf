"""Write the page's TypeScript types from the server's structs, or check that they are the same.

python tools/page_types.py           writes web/src/net/types.ts
python tools/page_types.py --check   fails if that file would change
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec

from hatbox.agents import STRENGTHS
from hatbox.games import GAMES, by_family
from hatbox.games.antayagi import answers as antayagi_answers
from hatbox.games.antayagi import cards as antayagi_cards
from hatbox.games.antayagi import events as antayagi_events
from hatbox.games.antayagi import secrecy as antayagi
from hatbox.games.not_a_hat import answers as not_a_hat_answers
from hatbox.games.not_a_hat import cards as not_a_hat_cards
from hatbox.games.not_a_hat import events as not_a_hat_events
from hatbox.games.not_a_hat import secrecy as not_a_hat
from hatbox.kernel.game import Game
from hatbox.kernel.written import Written
from hatbox.server.lookback.examples import Example
from hatbox.server.lookback.master import Opinion
from hatbox.server.lookback.theatre import Theatre
from hatbox.server.protocol import messages
from hatbox.server.table import deals
from hatbox.server.table.lessons import Lesson
from hatbox.words import LANGUAGE_NAMES, TELLERS, Language
from hatbox.words.telling import KINDS as KINDS_OF_VARIABLES
from hatbox.words.telling import Kind

TARGET = Path(__file__).parent.parent / "web" / "src" / "net" / "types.ts"
HEAD = """\
// Made by tools/page_types.py from the server's structs: do not edit.
"""


class Shapes(NamedTuple):
    """What the page has to know of a family's types; their names begin with `prefix`."""

    prefix: str
    module: str
    view: Any
    event: Any
    side: Any
    decision: Any
    more: Mapping[str, Any]
    constants: Mapping[str, Sequence[str]]


SHAPES: Mapping[str, Shapes] = by_family(
    "the page's types",
    {
        "antayagi": Shapes(
            "AntaYagi",
            "hatbox.games.antayagi.",
            antayagi.View,
            antayagi_events.SeenEvent,
            antayagi_cards.Side,
            antayagi_answers.Decision,
            {"Back": antayagi_cards.Back, "Object": antayagi_cards.Object},
            {"CLUED": antayagi_cards.CLUED},
        ),
        "not-a-hat": Shapes(
            "NotAHat",
            "hatbox.games.not_a_hat.",
            not_a_hat.View,
            not_a_hat_events.AnyEvent,
            not_a_hat_cards.Side,
            not_a_hat_answers.Decision,
            {"Back": not_a_hat_cards.Back},
            {},
        ),
    },
)
KINDS = ("view", "event", "side", "decision")
TIME = """\
/** Milliseconds to tell an event: the first, and `again` right after another of its kind; `card`
 * more for each card in the field `deals`; those of `said` where such a message tells it. The
 * server waits as long before anything goes on. */
export type Time = {
  first: number;
  again?: number;
  card?: number;
  deals?: string;
  said?: Record<string, number>;
};
"""
TIMES = '{ [F in Family]: Record<Shapes[F]["event"]["event"], Time> }'
ROOTS: dict[str, Any] = {
    "FromServer": messages.FromServer,
    "FromClient": messages.FromClient,
    "Hello": messages.Hello,
    "Lesson": Lesson,
    **{
        shapes.prefix + name: kind
        for shapes in SHAPES.values()
        for name, kind in (
            *((kind.capitalize(), getattr(shapes, kind)) for kind in KINDS),
            *shapes.more.items(),
        )
    },
    "Language": Language,
    "Theatre": Theatre,
    "Example": Example,
    "Opinion": Opinion,
}
# The actual types where the protocol leaves the game open.
OPEN = {
    ("Line", "tell"): "Sentence[]",
    ("News", "events"): "(AnyEvent & Told)[]",
    ("WholeView", "view"): "AnyView",
    ("Shown", "event"): "AnyEvent & Told",
    ("Theatre", "start"): "AnyView",
    ("Theatre", "game"): "GameId",
    ("Example", "start"): "AnyView",
    ("Example", "game"): "GameId",
    ("Highlight", "tell"): "Sentence",
    ("Judged", "tell"): "Sentence",
    ("Play", "answer"): "AnyDecision",
    ("Stop", "move"): "AnyDecision | null",
    ("Stop", "tell"): "Sentence",
    ("Question", "options"): "AnyDecision[]",
    ("Member", "portrait"): "Portrait | null",
    ("Rename", "portrait"): "Portrait | null",
}
TOLD = """\
/** A message of the language files, and its variables. */
export type Sentence = [message: string, variables: Record<string, unknown>];

/** How an event is told, unless as usual, and what it changes: fields, or entries of lists; and
 * the claims that stand after it, if it changes them. */
export type Told = { tell?: Sentence[]; then?: Record<string, unknown>; claims?: Claim[] };
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def name_of(component: str) -> str:
    """The TypeScript name. Both games have a View, so each gets its game's name in front."""
    for shapes in SHAPES.values():
        if component.startswith(shapes.module):
            return shapes.prefix + component.rsplit(".", 1)[1]
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


def written(kind: type) -> dict[str, Any]:
    """The schema of a value that is written as text, such as a card."""
    if issubclass(kind, Written):
        return {"type": "string"}
    raise NotImplementedError(f"no schema for {kind.__name__}")


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
    roots, components = msgspec.json.schema_components(
        ROOTS.values(), schema_hook=written, ref_template="#/{name}"
    )
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [
        "/** How deals with a name are played. */",
        f"export const DEALS = {deals.VERSION};\n",
    ]
    parts += [declared(name, schema) for name, schema in components.items()]
    for name, schema in zip(ROOTS, roots, strict=True):
        if typescript(schema) != name:
            parts.append(f"export type {name} = {typescript(schema)};\n")
    parts.append(TOLD)
    parts.append(constant("KINDS", KINDS_OF_VARIABLES, "Record<string, Kind>"))
    parts.append(f"export type Kind = {' | '.join(map(json.dumps, get_args(Kind)))};\n")
    parts.append(constant("LANGUAGES", LANGUAGE_NAMES, "Record<Language, string>"))
    portraits = json.dumps(get_args(messages.Portrait))
    parts.append(f"export const PORTRAITS = {portraits} as const;\n")
    parts.append("export type Portrait = (typeof PORTRAITS)[number];\n")
    parts.append(f"export const STRENGTHS = {json.dumps(STRENGTHS)} as const;\n")
    parts.append(constant("GAMES", {game.id: facts(game) for game in GAMES.values()}))
    parts.append("export type GameId = keyof typeof GAMES;\n")
    parts.append('export type Family = (typeof GAMES)[GameId]["family"];\n')
    parts.append(shapes_by_family())
    for shapes in SHAPES.values():
        for name, values in shapes.constants.items():
            parts.append(f"export const {name} = {json.dumps(values)} as const;\n")
    parts.append(TIME)
    parts.append(constant("TELLING", telling(), TIMES))
    parts += [
        f"export type Any{kind.capitalize()} = Shapes[Family][{json.dumps(kind)}];\n"
        for kind in KINDS
    ]
    return "\n".join(parts)


def constant(name: str, entries: Mapping[str, Any], kind: str = "") -> str:
    """A table of Python's as a TypeScript constant; without a kind its values are types, too."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},"
        for key, value in entries.items()
    ]
    head, tail = (f": {kind}", "") if kind else ("", " as const")
    return f"export const {name}{head} = {{\n" + "\n".join(lines) + f"\n}}{tail};\n"


def facts(game: Game) -> dict[str, Any]:
    """What the page needs to know of a game before it sees a table."""
    schema = msgspec.json.schema(game.variants)
    return {
        "family": game.family,
        "fewest": game.players[0],
        "most": game.players[-1],
        "slots": game.slots,
        "face": game.face,
        "openToAll": game.open_to_all,
        "mayLookBack": game.may_look_back,
        "variants": next(iter(schema["$defs"].values())).get("properties", {}),
    }


def telling() -> dict[str, Any]:
    """The times to tell each event, without what is at its default."""
    return {
        family: {
            tag: {name: each for name, each in written.items() if each or name == "first"}
            for tag, time in teller.times.items()
            for written in (time._asdict() | {"said": dict(time.said)},)
        }
        for family, teller in TELLERS.items()
    }


def shapes_by_family() -> str:
    """Which types a family's games speak in."""
    lines = [
        f"  {json.dumps(family)}: {{ "
        + "; ".join(f"{kind}: {shapes.prefix}{kind.capitalize()}" for kind in KINDS)
        + " };"
        for family, shapes in SHAPES.items()
    ]
    return "export type Shapes = {\n" + "\n".join(lines) + "\n};\n"


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
