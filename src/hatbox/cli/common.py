"""What several commands need."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..games import GAMES
from ..kernel.errors import malformed
from ..kernel.game import Game
from ..kernel.written import to_json
from ..records import RecordError
from ..words import Words

LANGUAGE = {"now": "en"}
"""The language that a command was asked to speak; errors are said in it too."""


def speak(language: str) -> Words:
    """The words of a command."""
    words = Words(language)
    LANGUAGE["now"] = language
    return words


def lines_of(file: str) -> Iterator[bytes]:
    """The lines of a file; `-` is the standard input."""
    if file == "-":
        yield from sys.stdin.buffer
        return
    with Path(file).open("rb") as stream:
        yield from stream


def print_json(value: Any) -> None:
    """One JSON object a line."""
    print(to_json(value).decode())


def refusal(error: RecordError, words: Words) -> dict[str, Any]:
    """What is wrong with a record, for programs."""
    return {"line": error.line, "kind": error.error.kind, "message": words.error(error.error)}


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise malformed("error-unknown-game", game=name[:80])
    return GAMES[name]


def parse_options(pairs: Sequence[str]) -> dict[str, Any]:
    """KEY=VALUE pairs; a value is a number, true, false or a word."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise malformed("error-option-form", option=pair[:80])
        options[key] = _value(value)
    return options


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
