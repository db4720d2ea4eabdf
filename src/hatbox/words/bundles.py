"""The messages of one language, read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.errors import malformed

Language = Literal["en", "es", "fr", "de", "nl"]
"""The languages that we speak: the only list of them."""
LANGUAGES: tuple[str, ...] = get_args(Language)
LANGUAGE_NAMES: dict[str, str] = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
}
"""The name of each language in that language."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; a RuleError if we do not speak it."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise malformed("error-unknown-language", language=language[:80], known=known)
    # Terminals and logs show the invisible marks that isolation would put around each name.
    made = FluentBundle([language], use_isolating=False)
    for path in (files("hatbox") / "locales" / language).iterdir():
        if path.name.endswith(".ftl"):
            made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def say(language: str, message: str, args: Mapping[str, str | float]) -> str:
    """A message, or with `message.attribute` one of its attributes; a KeyError if it is missing."""
    spoken = bundle(language)
    name, _, attribute = message.partition(".")
    entry = spoken.get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise KeyError(message)
    text, errors = spoken.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(message, *errors)
    return str(text)
