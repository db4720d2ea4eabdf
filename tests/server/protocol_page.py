"""The message tables of docs/protocol.md, made from the structs.

python -m tests.server.protocol_page   writes them into the page
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec

from hatbox.agents.talk import Phrase
from hatbox.games.antayagi import answers as antayagi_answers
from hatbox.games.antayagi import cards as antayagi_cards
from hatbox.games.antayagi import events as antayagi_events
from hatbox.games.antayagi import secrecy as antayagi
from hatbox.games.not_a_hat import answers as not_a_hat_answers
from hatbox.games.not_a_hat import cards as not_a_hat_cards
from hatbox.games.not_a_hat import events as not_a_hat_events
from hatbox.games.not_a_hat import secrecy as not_a_hat
from hatbox.kernel.engine import Answer, Event
from hatbox.server.play import hub
from hatbox.server.protocol import messages
from hatbox.server.web import app
from hatbox.server.web.schema import notes_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
PARTS: dict[str, tuple[Any, ...]] = {
    "hello": (messages.Hello,),
    "from the client": messages.FromClient.__args__,
    "from the server": messages.FromServer.__args__,
    "parts": (
        messages.Settings, messages.Member, messages.Place, messages.Question, messages.Naming,
    ),
    "AntaYagí": (
        *antayagi_answers.Decision.__args__,
        *(antayagi.View, antayagi.DrawPile, antayagi.DiscardPile),
        *(antayagi.LaidObject, antayagi.LaidSabotage),
        *antayagi_cards.Side.__args__,
        *antayagi_events.SeenEvent.__args__,
    ),
    "That's Not a Hat": (
        *not_a_hat_answers.Decision.__args__,
        *(not_a_hat.View, not_a_hat.FacePile),
        *not_a_hat_cards.Side.__args__,
        *not_a_hat_events.AnyEvent.__args__,
    ),
    "over HTTP": (
        app.NewTable, app.NewQuick, app.NewMember, hub.Ticket, app.Mine, app.TableToken,
        app.MyTable, app.Games, app.GameInfo, Phrase, app.Health, app.Problem,
    ),
}  # fmt: skip
LINKED = {"Lobby", *(kind.__name__ for kind in (*PARTS["parts"], *PARTS["over HTTP"]))}
OPEN = {
    "events": "list of the game's events",
    "view": "the game's view",
    "answer": "one of the options",
    "options": "list of answers",
}
"""Where the structs say less, or list all answers of both games."""


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


def words(part: dict[str, Any]) -> str:
    """A type in words."""
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})" if name in LINKED else name
    if "anyOf" in part:
        return " or ".join(dict.fromkeys(words(each) for each in part["anyOf"]))
    if "enum" in part:
        return ", ".join(f"`{each}`" for each in part["enum"])
    kind = part.get("type")
    if kind == "array":
        return f"list of {words(part['items'])}" if part.get("items") else "list"
    if kind == "object":
        inner = part.get("additionalProperties")
        return f"object of {words(inner)}" if isinstance(inner, dict) and inner else "object"
    return f"{kind or 'anything'}{bounds(part)}"


def table(kind: Any) -> str:
    """One message: what it is for, and its fields."""
    schema = msgspec.json.schema(kind, schema_hook=lambda _: {"type": "string"})
    own = schema["$defs"][kind.__name__]
    field = kind.__struct_config__.tag_field
    notes = notes_of(kind)
    tag = kind.__struct_config__.tag
    title = f"`{tag}`" if tag else kind.__name__
    for base, of in ((Answer, "Answer"), (Event, "Event")):
        title = f"{of} {title}" if issubclass(kind, base) else title
    title = f"Side {title}" if field == "side" else title
    lines = [f"### {title}", ""]
    if kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}("):
        lines += [inspect.cleandoc(kind.__doc__), ""]
    rows = []
    for name, part in own.get("properties", {}).items():
        if name == field or (name == "key" and issubclass(kind, messages.Command)):
            continue
        described = (
            OPEN.get(name) if kind in (messages.News, messages.Play, messages.Question) else None
        )
        text = described or words(part)
        if name not in own.get("required", ()):
            text += f"; default `{msgspec.json.encode(part.get('default')).decode()}`"
        rows.append(f"| `{name}` | {text} | {notes.get(name, '')} |")
    if rows:
        lines += ["| field | | |", "| --- | --- | --- |", *rows, ""]
    return "\n".join(lines)


def filled(page: str) -> str:
    """The page with its tables made anew."""
    for name, kinds in PARTS.items():
        made = "\n".join(table(kind) for kind in kinds)
        before, begin, rest = page.partition(f"<!-- made: {name} -->")
        _, end, after = rest.partition("<!-- end -->")
        assert end, name
        page = f"{before}{begin}\n\n{made}\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
