"""What a client sends, as values; what makes no sense is told so."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import RuleError, malformed
from ...kernel.game import Game
from ...kernel.written import from_builtins, from_json

LONGEST_DETAIL = 200
"""Characters of what is wrong with a frame; for whoever writes a client."""
WRONG = (ValueError, RecursionError, NotImplementedError, RuleError)


def read(raw: str, kind: Any) -> Any:
    """A message; a RuleError if it is none."""
    try:
        return from_json(raw, kind)
    except WRONG as error:
        raise _no_sense(error) from None


def read_decision(game: Game, content: Any) -> Any:
    """A decision of that game; a RuleError if it has none like this."""
    try:
        return from_builtins(content, game.decisions)
    except WRONG as error:
        raise _no_sense(error) from None


def _no_sense(error: Exception) -> RuleError:
    wrong = malformed("error-frame")
    wrong.args_of_message["detail"] = str(error)[:LONGEST_DETAIL]  # no sentence speaks of it
    return wrong
