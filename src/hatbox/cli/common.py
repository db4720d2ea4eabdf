"""Parts that several commands share."""

from __future__ import annotations

import errno
import os
import re
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..games import GAMES
from ..games.decks import MOST_CHARACTERS
from ..kernel.errors import malformed
from ..kernel.written import to_json
from ..records import RecordError, lines_of
from ..words import LANGUAGES, Words

LANGUAGE = {"now": "en"}
"""The language that a command was asked to speak; errors are said in it too."""


def speak(language: str) -> Words:
    """The words of a command."""
    words = Words(language)
    LANGUAGE["now"] = language
    return words


def end_like_an_interrupt() -> None:
    """Treat other signals like Ctrl+C, so that programs and processes that we started end too."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows lacks some of them
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)


File = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A record's file name; `-` is the standard input."""


def one_of(names: Iterable[str]) -> str:
    """A choice for a help text: `a, b or c`."""
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last


GameId = Annotated[str, Parameter(help=f"{one_of(GAMES)}.")]
"""The game that a command is about."""
Lang = Annotated[str, Parameter(help=f"{one_of(LANGUAGES)}.")]
"""The language that a command speaks."""
Options = Annotated[
    list[str] | None, Parameter(negative=(), help="A variant, KEY=VALUE; may be repeated.")
]
"""The variants of a game."""


def record_lines(file: str) -> Iterator[bytes]:
    """The lines of a file; `-` is the standard input."""
    if file == "-":
        if sys.stdin is None:  # the caller has closed it
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        yield from lines_of(sys.stdin.buffer)
        return
    with Path(file).open("rb") as stream:
        yield from lines_of(stream)


def refused(file: str, error: RecordError, words: Words) -> str:
    """Why a record is refused, in a sentence."""
    what = words.error(error.error)
    return printable(words.say("cli-refused", file=file, line=error.line, message=what))


def as_json(value: Any) -> str:
    """A line of JSON."""
    return to_json(value).decode()


def printable(sentence: str) -> str:
    """Without the characters that steer a terminal: strangers wrote parts of the sentence."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", sentence)


_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def plain(text: str) -> str:
    """A text from the command line for JSON, which cannot hold all bytes that it may have."""
    return os.fsencode(text).decode(errors="replace")


def refusal(error: RecordError, words: Words) -> dict[str, Any]:
    """What is wrong with a record, for programs."""
    return {"line": error.line, "kind": error.error.kind, "message": words.error(error.error)}


def unreadable(file: str, error: OSError) -> str:
    """Why a file cannot be read, as the system says it."""
    return printable(f"hatbox: {file}: {error.strerror}")


def deck_text(file: Path) -> str:
    """The text of a deck file."""
    with file.open("rb") as stream:
        raw = stream.read(4 * MOST_CHARACTERS + 1)
    if len(raw) > 4 * MOST_CHARACTERS:  # too long even if every character has four bytes
        raise malformed("error-deck-too-long", most=MOST_CHARACTERS)
    try:
        return raw.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError:
        raise malformed("error-deck-toml", place="-") from None


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
