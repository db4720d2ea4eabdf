"""The locales as data, and what every text has to be like."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parent.parent / "src" / "hatbox"
FORM = re.compile(r"(?<=.)-(a|a-obj|the|the-obj|a-nice|have|not-a)$")


def assert_clean(text: str) -> None:
    """Whole sentences, without anything that only a program understands."""
    assert not re.search(r"[{}$\u2066-\u2069]|\?\?|  ", text), text
    assert not re.search(r"\b(event|object|gift|back|error|cli|clause|list)-[a-z]", text), text
    assert re.match(r"[^\W_]|[¡¿„“«‘]", text), text
    assert text[0] == text[0].upper(), text
    assert re.search(r"[.!?][»“”’)]?$|[»“”’]\.$|\u00a0»$", text), text


def resources(language: str) -> dict[str, ast.Resource]:
    folder = SOURCE / "locales" / language
    return {path.name: parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.ftl")}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Each message's text, and each attribute's."""
    found: dict[str, ast.Pattern] = {}
    for name, message in messages(language).items():
        if message.value is not None:
            found[name] = message.value
        found.update({f"{name}.{each.id.name}": each.value for each in message.attributes})
    return found


class Reading(Visitor):
    """What a pattern refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.choices: set[tuple[str, str]] = set()
        self.text = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (theirs)
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (theirs)
        self.text += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (theirs)
        chosen = node.selector
        if isinstance(chosen, ast.VariableReference) and chosen.id.name in ("you", "game"):
            keys = (each.key for each in node.variants if isinstance(each.key, ast.Identifier))
            self.choices |= {(chosen.id.name, key.name) for key in keys}
        self.generic_visit(node)

    @property
    def subjects(self) -> set[str]:
        """The variables; which of a card's phrases a sentence needs is up to the language."""
        return {FORM.sub("", name) for name in self.variables}
