"""Values that have a written form, such as a card, and JSON that uses it."""

from __future__ import annotations

from threading import Lock
from typing import Any, Self, TypeVar

import msgspec


class Written:
    """One object for each text: equal means identical, so comparing is cheap."""

    __slots__ = ("text",)
    text: str

    @classmethod
    def of(cls, text: str) -> Self:
        """The value with this written form; a RuleError if there is none."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return type(self).of, (self.text,)


T = TypeVar("T")


def _encode(value: Any) -> str:
    if isinstance(value, Written):
        return value.text
    raise NotImplementedError(f"no JSON for {type(value).__name__}")


def _decode(kind: type, value: Any) -> Any:
    if issubclass(kind, Written) and isinstance(value, str):
        return kind.of(value)
    raise NotImplementedError(f"no {kind.__name__} in JSON")


_DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {}
"""A decoder for each type, kept because making one takes much longer than using it."""
_LEARNING = Lock()
"""Held while a decoder is made: msgspec shows unfinished types to other threads, which crash."""


def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    found = _DECODERS.get(kind)
    if found is None:
        with _LEARNING:
            found = _DECODERS[kind] = msgspec.json.Decoder(kind, dec_hook=_decode)
    return found


def to_json(value: Any) -> bytes:
    """Compact JSON."""
    return msgspec.json.encode(value, enc_hook=_encode)


def from_json(raw: bytes | str, kind: type[T]) -> T:
    """The value of that type; raises msgspec's errors or a RuleError if it is not one."""
    value: T = _decoder(kind).decode(raw)
    return value


def from_builtins(content: Any, kind: Any) -> Any:
    """The value of that type, from plain lists, dicts, strings and numbers."""
    return from_json(to_json(content), kind)  # `convert` would look at the type anew every time


def to_builtins(value: Any) -> Any:
    """The value as plain lists, dicts, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode)
