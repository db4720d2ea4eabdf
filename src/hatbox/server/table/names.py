"""Names of people: each can be seen, and told apart from the others at the table."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, normalize

from ...kernel.errors import illegal
from ..protocol.messages import LONGEST_NAME
from .talk import clean

UNNAMED = "Guest"
"""The name of a person who gave none; the page shows it in each reader's language.

The second such person at a table is “Guest 2”.
"""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as nothing."""
MOST_MARKS = 4
"""Maximum number of marks on one letter: more of them are drawn over other people's lines."""

_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧаеѕіјһорсухԁԛԝӏαγινορυχıl1|0",
    "ABESIJKMHOPCTYXABEZHIKMNOPTYXaesijhopcyxdqwiayivopuxiiiio",
)
"""Letters of other scripts, and digits, that look like Latin letters."""


def clean_name(name: str) -> str:
    """A name as the others see it; a RuleError if it is empty or too long."""
    cleaned = _few_marks(normalize("NFC", clean(name)))
    if not any(_is_drawn(c) for c in cleaned):
        raise illegal("error-name-empty")
    if len(cleaned) > LONGEST_NAME:
        raise illegal("error-name-too-long", most=LONGEST_NAME)
    return cleaned


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like another one at the table."""
    taken = {_looks(other) for other in others}
    given, number = name, 1
    while _looks(name) in taken:
        number += 1
        ending = f" {number}"
        name = given[: LONGEST_NAME - len(ending)].rstrip() + ending
    return name


def _looks(name: str) -> str:
    """The same for names that are easily taken for each other."""
    plain = normalize("NFKD", normalize("NFKD", name).translate(_ALIKE).casefold())
    return "".join(c for c in plain if _is_drawn(c)).translate(_ALIKE)


def _is_drawn(c: str) -> bool:
    return category(c)[0] in "LNPS" and c not in BLANK


def _few_marks(text: str) -> str:
    """The text without marks that stand on no letter, or on one that has many."""
    kept, marks = "", MOST_MARKS
    for c in text:
        marks = marks + 1 if category(c)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept += c
    return kept.strip()
