"""Errors in an input: a kind, a message id, and its arguments."""

from __future__ import annotations

from typing import Any, Literal

Kind = Literal["malformed", "illegal", "not-your-turn", "game-over", "unsupported-version"]
Argument = str | int


class RuleError(Exception):
    """An input that is refused; nothing has changed. The locales put it into words."""

    def __init__(self, kind: Kind, message: str, /, **args: Argument) -> None:
        super().__init__(kind, message, args)
        self.kind: Kind = kind
        self.message = message
        self.args_of_message = args

    def __reduce__(self) -> tuple[Any, ...]:
        """How to make it again after it was sent to another process."""
        return _again, (self.kind, self.message, self.args_of_message)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_of_message.items())
        return f"{self.kind}: {self.message}" + (f" ({details})" if details else "")


def _again(kind: Kind, message: str, args: dict[str, Argument]) -> RuleError:
    return RuleError(kind, message, **args)


def malformed(message: str, /, **args: Argument) -> RuleError:
    """An error for an input whose form is wrong."""
    return RuleError("malformed", message, **args)


def illegal(message: str, /, **args: Argument) -> RuleError:
    """An error for an input of the right form that the rules forbid here."""
    return RuleError("illegal", message, **args)
