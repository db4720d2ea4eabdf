"""Reads the messages of clients; a RuleError for those that make no sense."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import RuleError, malformed
from ...kernel.game import Game
from ...kernel.written import from_builtins, from_json

LONGEST_DETAIL = 200
"""Maximum length of the explanation of a wrong frame, for authors of clients."""
WRONG = (ValueError, RecursionError, NotImplementedError, RuleError)


def read(raw: str, kind: Any) -> Any:
    """The message; a RuleError if it is not one."""
    try:
        return from_json(raw, kind)
    except WRONG as error:
        raise _no_sense(error) from None


def read_decision(game: Game, content: Any) -> Any:
    """A decision of that game; a RuleError if it is not one."""
    try:
        return from_builtins(content, game.decisions)
    except WRONG as error:
        raise _no_sense(error) from None


def _no_sense(error: Exception) -> RuleError:
    wrong = malformed("error-frame")
    wrong.args_of_message["detail"] = str(error)[:LONGEST_DETAIL]  # no sentence speaks of it
    return wrong
