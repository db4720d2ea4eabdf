"""The locales as data, and what every text has to be like."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tools import translations
from tools.translations import LOCALES, entries

SOURCE = Path(__file__).parent.parent / "src" / "hatbox"


def assert_clean(text: str) -> None:
    """Whole sentences, without anything that only a program understands."""
    assert not re.search(r"[{}$\u2066-\u2069]|\?\?|  ", text), text
    assert not re.search(r"\b(event|object|gift|back|error|cli|clause|list)-[a-z]", text), text
    assert re.match(r"[^\W_]|[¡¿„“«‘]", text), text
    assert text[0] == text[0].upper(), text
    assert re.search(r"[.!?][»“”’)]?$|[»“”’]\.$|\u00a0»$", text), text


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for path in (LOCALES / language).glob("*.ftl")
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Each message's text, and each attribute's."""
    paths = (LOCALES / language).glob("*.ftl")
    return {name: text for path in paths for name, text in translations.patterns(path).items()}


def shown(pattern: ast.Pattern) -> str:
    """A text with an x for everything that is put in; the texts of choices, one after the other."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            text += "\n".join(shown(each.value) for each in element.expression.variants)
        else:
            text += "x"
    return text
