"""Everything that clients remember of a server."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

Outcome = Literal["acknowledged", "refused", "unknown"]
MOMENTS = count(1)
"""Numbers in the order in which things happened to the clients, who all live in one process."""


@dataclass
class Sent:
    """One command, from when it was first sent to when its outcome was known."""

    member: int
    key: str
    command: dict[str, Any]
    sent: int
    settled: int = 0
    outcome: Outcome = "unknown"
    seat: int | None = None
    """The seat that answered, if not the member's own: at a device that several people share."""

    def settle(self, outcome: Outcome) -> None:
        self.settled = next(MOMENTS)
        self.outcome = outcome


@dataclass
class Seen:
    """Everything that one member was told."""

    member: int
    news: list[tuple[int, str]] = field(default_factory=list)
    """The number and the view of each news."""
    questions: list[tuple[int, str]] = field(default_factory=list)
    """The number and the options of each question."""

    def hear(self, news: dict[str, Any]) -> None:
        # A pass is shown to its seat before it is written, and has no number of its own.
        self.news.append((news["number"], _text({**news["view"], "sealed": None, "waiting": None})))
        if news["question"] is not None:
            self.asked(news["question"])

    def asked(self, question: dict[str, Any]) -> None:
        asked = question["options"], question["naming"]
        self.questions.append((question["number"], _text(asked)))


@dataclass
class History:
    """Everything that happened to the clients of one table."""

    table: str
    game: str
    all_people: bool
    """No bot sits there, and no window closes by itself."""
    joined: dict[int, str] = field(default_factory=dict)
    """The digest of each member's token."""
    sent: list[Sent] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    over: bool = False
    record: bytes = b""

    def send(self, member: int, key: str, command: dict[str, Any]) -> Sent:
        sent = Sent(member, key, command, next(MOMENTS))
        self.sent.append(sent)
        return sent


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
