"""What an event changes in a view, on the wire: fields with their new values.

Where a field is a list and the change is an object, only those entries are new: `{"2": …}`.
So a client in any language keeps its view by replacing fields, and knows no rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changes(before: Any, after: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view that are new, as they are sent."""
    changed = {}
    for name, new in after.items():
        old = getattr(before, name)
        if old != new:
            changed[name] = _change(old, new)
    return changed


def _change(old: Any, new: Any) -> Any:
    """A new value, or only its new entries if others stay."""
    if not isinstance(new, tuple) or len(new) != len(old):
        return new
    pairs = enumerate(zip(old, new, strict=True))
    entries = {i: each for i, (before, each) in pairs if each != before}
    return entries if len(entries) < len(new) else new


class Sight:
    """A client's whole view, kept up to date by the messages of the server."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """A `view` or `news` with the whole view after it, and with its events."""
        if message["type"] == "view":
            self.view = message["view"]
        events = message.get("events", [])
        for event in events:
            self._change(event.get("then", {}))
        self._change(message.get("now", {}))
        return {**message, "events": events, "view": self.view}

    def _change(self, new: Mapping[str, Any]) -> None:
        changed = {name: _renewed(self.view[name], change) for name, change in new.items()}
        self.view = {**self.view, **changed}


def _renewed(old: Any, change: Any) -> Any:
    """The value of a field after a change."""
    if not isinstance(old, list) or not isinstance(change, dict):
        return change
    return [change.get(str(i), each) for i, each in enumerate(old)]
