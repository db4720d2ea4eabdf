"""The server's log: lines for people, or one JSON object a line for programs.

A value that a line is about is named in its message, as in "table %(table)s was removed"; in JSON
it is a field of its own. No token, name, text, card or whole address is ever among them.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

from ...kernel.written import to_json

Style = Literal["text", "json"]
TEXT = "%(asctime)s %(name)s %(message)s"


class JsonFormatter(logging.Formatter):
    """One object a line: time, level, logger, message, the values that it is about, a trace."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if isinstance(record.args, dict):
            line |= {name: value for name, value in record.args.items() if name not in line}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return to_json(line).decode()


def set_up(style: Style) -> None:
    """Write warnings and errors, and with JSON also that the server has started and stops."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if style == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if style == "json":
        logging.getLogger("hatbox").setLevel(logging.INFO)
