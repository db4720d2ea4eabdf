"""The tables and examples of docs/protocol.md, made from the structs, from games and locales.

python -m tests.server.protocol_page   writes them into the page
"""

from __future__ import annotations

import inspect
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from fluent.syntax import FluentSerializer
from msgspec.inspect import StructType, Type, UnionType, VarTupleType, type_info

from hatbox.agents.talk import Phrase
from hatbox.games import FAMILIES, GAMES
from hatbox.kernel.engine import Answer, Event, Task
from hatbox.server.lookback.master import Judged, Opinion
from hatbox.server.play import hub
from hatbox.server.play.estimates import Estimate
from hatbox.server.protocol import messages
from hatbox.server.table.deals import Deal
from hatbox.server.table.decks import DeckInfo, Wrong
from hatbox.server.web import bodies
from hatbox.server.web.decks import NewDeck, NewEstimate
from hatbox.server.web.schema import notes_of
from hatbox.words.bundles import say
from tests.server.protocol_examples import examples
from tests.wording import messages as texts
from tools.page_types import SHAPES

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def title_of_family(family: str) -> str:
    """The name that the games of a family have in common: what stands before any bracket."""
    game = next(game.id for game in GAMES.values() if game.family == family)
    return say("en", f"game-{game}", {}).partition(" (")[0].replace("’", "'")


def spoken(family: str) -> tuple[Any, ...]:
    """The types in which a family's games speak: decisions, the view, events, and their parts.

    A task that is done at once stands in no view: nobody is ever sent it.
    """
    shapes, shown = SHAPES[family], examples(family)
    roots = (shapes.decision, shapes.view, shapes.event)
    every = dict.fromkeys(kind for root in roots for kind in structs(type_info(root)))
    return tuple(kind for kind in every if kind in shown or not issubclass(kind, Task))


def structs(info: Type) -> Iterator[type[Any]]:
    """The structs in a type, each before its parts."""
    match info:
        case StructType(cls=kind, fields=fields):
            yield kind
            for field in fields:
                yield from structs(field.type)
        case UnionType(types=types):
            for each in types:
                yield from structs(each)
        case VarTupleType(item_type=inner):
            yield from structs(inner)
        case _:
            pass


TITLES = {title_of_family(family): family for family in FAMILIES}
"""The parts of the page that belong to a family of games, and the families."""
PARTS: dict[str, tuple[Any, ...]] = {
    "hello": (messages.Hello,),
    "from the client": messages.FromClient.__args__,
    "from the server": messages.FromServer.__args__,
    "parts": (
        messages.Settings, messages.Member, messages.Place, messages.Question, messages.Naming,
        messages.Line, messages.Claim, messages.Evening, messages.Score,
    ),
    **{title: spoken(family) for title, family in TITLES.items()},
    "over HTTP": (
        bodies.NewTable, bodies.NewQuick, bodies.NewMember, bodies.NewSecret, hub.Ticket,
        bodies.NewDeal, Deal, bodies.DealPlayer,
        NewDeck, DeckInfo, Wrong, NewEstimate, Estimate,
        bodies.WaitingTelevision, bodies.TelevisionSecret, bodies.TelevisionTable,
        bodies.NewTelevision, bodies.NewTheatre, bodies.NewOpinion, Opinion, Judged,
        bodies.NewBranch, bodies.Mine, bodies.TableToken, bodies.MyTable,
        bodies.Games, bodies.GameInfo, Phrase, bodies.Health, bodies.Ready, bodies.Addresses,
        bodies.Problem,
    ),
}  # fmt: skip
OPEN = {
    "events": "list of the game's events",
    "view": "the game's view",
    "answer": "one of the options",
    "options": "list of answers",
}
"""Where the structs say less, or list all answers of both games."""
OPEN_KINDS = (messages.WholeView, messages.News, messages.Play, messages.Question)


def bounds(part: dict[str, Any]) -> str:
    low, high = part.get("minimum"), part.get("maximum")
    if low is not None and high is not None:
        return f" {low}–{high}"
    if low is not None:
        return f" from {low}"
    shortest, longest = part.get("minLength"), part.get("maxLength")
    if longest is not None:
        return f" ({shortest or 0}–{longest} characters)"
    return ""


def words(  # noqa: PLR0911 one case a kind
    part: dict[str, Any], links: Mapping[str, str] = MappingProxyType({})
) -> str:
    """A type in words; `links` are the headings of other types."""
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"[{name}](#{links[name]})" if name in links else name
    if "anyOf" in part:
        return " or ".join(dict.fromkeys(words(each, links) for each in part["anyOf"]))
    if "enum" in part:
        return ", ".join(f"`{each}`" for each in part["enum"])
    kind = part.get("type")
    if kind == "array":
        if some := part.get("prefixItems"):
            each = list(dict.fromkeys(words(one, links) for one in some))
            return f"list of {len(some)}: {' and '.join(each)}"
        return f"list of {words(part['items'], links)}" if part.get("items") else "list"
    if kind == "object":
        inner = part.get("additionalProperties")
        filled_ = isinstance(inner, dict) and inner
        return f"object of {words(inner, links)}" if filled_ else "object"  # type: ignore[arg-type]
    return f"{kind or 'anything'}{bounds(part)}"


def title_of(kind: Any, part: str) -> str:
    """The heading of a type, which is unlike that of every other."""
    tag, field = kind.__struct_config__.tag, kind.__struct_config__.tag_field
    title = f"`{tag}`" if tag else str(kind.__name__)
    of = {"side": "Laid" if kind.__name__.startswith("Laid") else "Side"}.get(field, "")
    for base, name in ((Answer, "Answer"), (Event, "Event"), (Task, "Task")):
        of = name if issubclass(kind, base) else of
    return f"{of} {title}".strip() + (f" of {part}" if part in TITLES else "")


def slug(title: str) -> str:
    """The anchor of a heading."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


def links_in(part: str) -> dict[str, str]:
    """The anchors of the types that a part of the page can name."""
    named = [(kind, of) for of in PARTS if of not in TITLES or of == part for kind in PARTS[of]]
    return {kind.__name__: slug(title_of(kind, of)) for kind, of in named}


def table(kind: Any, part: str) -> str:
    """One type: what it is for, its fields, and an example."""
    links = links_in(part)
    schema = msgspec.json.schema(kind, schema_hook=lambda _: {"type": "string"})
    own = schema["$defs"][kind.__name__]
    notes = notes_of(kind)
    lines = [f"### {title_of(kind, part)}", ""]
    if kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}("):
        lines += [inspect.cleandoc(kind.__doc__), ""]
    rows = []
    for name, field in own.get("properties", {}).items():
        command = name == "key" and issubclass(kind, messages.Command)
        if name == kind.__struct_config__.tag_field or command:
            continue
        described = OPEN.get(name) if kind in OPEN_KINDS else None
        text = described or words(field, links)
        if name not in own.get("required", ()):
            usual = msgspec.json.encode(field.get("default")).decode()
            text += f"; default `{usual}`" if "default" in field else "; may be left out"
        rows.append(f"| `{name}` | {text} | {notes.get(name, '')} |")
    if rows:
        lines += ["| field | | |", "| --- | --- | --- |", *rows, ""]
    if part in TITLES:
        lines += ["```json", example(kind, part), "```", ""]
    return "\n".join(lines)


def example(kind: Any, part: str) -> str:
    """A real value of this type; a view has a line for each field."""
    text = examples(TITLES[part])[kind]
    if kind.__name__ != "View":
        return text
    fields = [
        f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in json.loads(text).items()
    ]
    return "{\n" + ",\n".join(fields) + "\n}"


def errors() -> str:
    """Every message id with which something is refused, and its sentence."""
    rows = [
        f"| `{id_}` | {sentence(message)} |"
        for id_, message in sorted(texts("en").items())
        if id_.startswith("error-")
    ]
    return "\n".join(["| message | in English |", "| --- | --- |", *rows, ""])


def sentence(message: Any) -> str:
    """The usual sentence of a message, with the names of its arguments."""
    text = " ".join(FluentSerializer().serialize_entry(message).partition("=")[2].split())
    text = re.sub(r"{ \$\w+ -> .*?\*\[\w+\] (.*) }", r"\1", text)
    return re.sub(r"{ (?:NUMBER\()?\$(\w+)[^}]*}", r"`\1`", text).replace("|", r"\|")


def filled(page: str) -> str:
    """The page with its tables made anew."""
    made = {part: "\n".join(table(kind, part) for kind in kinds) for part, kinds in PARTS.items()}
    made["the games"] = "\n".join(f"### {title}\n\n{made.pop(title)}" for title in TITLES)
    for name, content in (*made.items(), ("errors", errors())):
        before, begin, rest = page.partition(f"<!-- made: {name} -->")
        _, end, after = rest.partition("<!-- end -->")
        assert end, name
        page = f"{before}{begin}\n\n{content}\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
