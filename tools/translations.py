"""List what each translation lacks, file by file, compared with the English files."""

from __future__ import annotations

import re
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from hatbox.games import GAMES
from hatbox.words import LANGUAGES

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "hatbox" / "locales"
SAME = ROOT / "tests" / "data" / "same_as_english.toml"
"""Texts that are rightly the same as in English, with reasons."""
FORM = re.compile(r"(?<=.)-(a|a-obj|the|the-obj|a-nice|have|not-a)$")
"""The end of a variable that is a phrase of a card."""


class Finding(NamedTuple):
    """Something for a translator to do."""

    file: str
    what: str
    text: str


def findings(language: str, locales: Path = LOCALES) -> list[Finding]:
    """Everything that is wrong with a language's files; empty if they are complete."""
    english, theirs = locales / "en", locales / language
    names = {path.name for folder in (english, theirs) for path in folder.glob("*.ftl")}
    allowed = tomllib.loads(SAME.read_text(encoding="utf-8")).get(language, {})
    return [
        Finding(name, what, text)
        for name in sorted(names)
        for what, text in compared(patterns(english / name), theirs / name, allowed)
    ]


def compared(
    english: dict[str, ast.Pattern], file: Path, allowed: dict[str, str]
) -> Iterator[tuple[str, str]]:
    if not file.exists():
        yield "missing", f"the whole file, {len(english)} texts"
        return
    theirs = patterns(file)
    yield from (("not understood", text) for text in junk(file))
    needed = (name for name in english if name == base(name, english))
    yield from (("missing", name) for name in needed if name not in theirs)
    for name, pattern in theirs.items():
        if base(name, english) not in english:
            yield "not in English", name
            continue
        reading, original = Reading(pattern), Reading(english[base(name, english)])
        if reading.subjects != original.subjects:
            yield "other variables than in English", name
        if reading.choices != original.choices:
            yield "other readers than in English", name
        equal = serialize_pattern(pattern) == serialize_pattern(english.get(name, ast.Pattern([])))
        if equal and reading.has_words and name not in allowed:
            yield "equal to English", name
        if name in allowed and not equal:
            yield f"not equal to English, but listed in {SAME.name}", name


def base(name: str, english: dict[str, ast.Pattern]) -> str:
    """The text of which this is the version for one edition, which no language needs; or itself."""
    message, dot, attribute = name.partition(".")
    for game in GAMES:
        shorter = message.removesuffix(f"-{game}") + dot + attribute
        if shorter != name and shorter in english:
            return shorter
    return name


def patterns(file: Path) -> dict[str, ast.Pattern]:
    """The text of each message and attribute; none if there is no such file."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for each in entry.attributes:
                found[f"{entry.id.name}.{each.id.name}"] = each.value
    return found


def junk(file: Path) -> list[str]:
    """The first lines of entries that Fluent does not understand."""
    return [
        entry.content.strip().partition("\n")[0]
        for entry in entries(file)
        if isinstance(entry, ast.Junk) and entry.content
    ]


def entries(file: Path) -> list[ast.EntryType]:
    return parse(file.read_text(encoding="utf-8")).body if file.exists() else []


class Reading(Visitor):
    """Everything that a pattern refers to."""

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
        """The variables. A card's phrases count as one: each language needs other forms."""
        return {FORM.sub("", name) for name in self.variables}

    @property
    def has_words(self) -> bool:
        """Whether there is anything to translate."""
        return re.search(r"[^\W\d_]", self.text) is not None


def report(language: str, locales: Path = LOCALES) -> Iterator[str]:
    """The findings as lines."""
    found = findings(language, locales)
    yield f"{language}: {f'{len(found)} to do' if found else 'complete'}"
    for file, of_file in groupby(found, key=lambda each: each.file):
        yield f"  {file}"
        yield from (f"    {each.what}: {each.text}" for each in of_file)


def main() -> int:
    parser = ArgumentParser(prog="python -m tools.translations", description=__doc__)
    asked = "codes such as nl, also of one that hatbox.words does not list yet; all unless said"
    parser.add_argument("language", nargs="*", default=LANGUAGES[1:], help=asked)
    languages = parser.parse_args().language
    for language in languages:
        print("\n".join(report(language)))
    return 1 if any(map(findings, languages)) else 0


if __name__ == "__main__":
    sys.exit(main())
