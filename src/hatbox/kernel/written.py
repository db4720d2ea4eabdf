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
        """The value that is written like this; a RuleError if there is none."""
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
"""To understand a large union takes much longer than to read a value of it."""
_LEARNING = Lock()
"""msgspec lets other threads see a type that it does not know to the end, and then crashes."""


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
    """The value of that type; msgspec's errors or a RuleError if it is not one."""
    value: T = _decoder(kind).decode(raw)
    return value


def from_builtins(content: Any, kind: Any) -> Any:
    """The value of that type out of plain lists, dicts, strings and numbers."""
    _decoder(kind)
    return msgspec.convert(content, type=kind)


def to_builtins(value: Any) -> Any:
    """Plain lists, dicts, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode)
