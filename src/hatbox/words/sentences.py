"""A telling in words: the only place where variables become words. It knows no game.

- A seat becomes its player's name, and `$you` is "nobody" where the reader has no role.
- A card becomes its name and its phrases: `$object`, `$object-a`, `$object-the-obj`, …
- A list becomes an enumeration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, assert_never

from .bundles import bundle, say
from .lists import names_and
from .telling import KINDS, Sentence

Args = dict[str, str | int]


class Speaker:
    """One language, for the players of one game."""

    def __init__(self, language: str, game: str, names: Sequence[str]) -> None:
        self.language = language
        self.game = game
        self.names = names

    def tell(self, telling: Sequence[Sentence]) -> str:
        """All its sentences."""
        return " ".join(map(self.sentence, telling))

    def sentence(self, sentence: Sentence) -> str:
        args: Args = {"you": "nobody"}
        for name, value in sentence.variables.items():
            args |= self.variable(name, value)
        return say(self.language, self.message(sentence.message), args)

    def message(self, message: str) -> str:
        """The version of a message for this very game, if there is one."""
        own = f"{message}-{self.game}"
        return own if bundle(self.language).has_message(own) else message

    def variable(self, name: str, value: Any) -> Args:
        """The variables of a sentence that stand for one variable of a telling."""
        kind = KINDS[name]
        match kind:
            case "role" | "number" | "person":
                return {name: value}
            case "seat":
                return {name: self.names[value]}
            case "seats":
                return {name: names_and(self.language, [self.names[seat] for seat in value])}
            case "scores":
                scores = zip(self.names, value, strict=True)
                return {name: ", ".join(f"{player} {points}" for player, points in scores)}
            case "cards":
                return {name: ", ".join(map(self.card, value))}
            case "object" | "back" | "gift":
                return self.phrases(name, kind, value)
            case _:
                assert_never(kind)

    def card(self, sides: Mapping[str, str]) -> str:
        """The visible sides of a card, as an entry of a list."""
        seen = {kind: self.called(kind, value)[""] for kind, value in sides.items()}
        return say(self.language, "event-card", seen) if len(seen) > 1 else "".join(seen.values())

    def phrases(self, name: str, kind: str, value: str) -> Args:
        """The name of a card, and its phrases."""
        called = self.called(kind, value)
        return {f"{name}-{form}".rstrip("-"): phrase for form, phrase in called.items()}

    def called(self, kind: str, value: str) -> dict[str, str]:
        """A card's name and phrases, or its id as a quote."""
        message = self.message(f"{kind}-{value}")
        if bundle(self.language).has_message(message):
            return _called(self.language, message)
        return _called(self.language, f"foreign-{kind}", value.replace("-", " "))


@lru_cache(maxsize=4096)
def _called(language: str, message: str, name: str = "") -> dict[str, str]:
    """The message itself, and its attributes by their names."""
    attributes = bundle(language).get_message(message).attributes
    phrases = {form: say(language, f"{message}.{form}", {"name": name}) for form in attributes}
    return {"": say(language, message, {"name": name}), **phrases}
