"""Table talk: phrases that all read in their own language, and free text where allowed."""

from __future__ import annotations

from ...agents.talk import Saying, wrong_with
from ...games import GAMES
from ...kernel.engine import Seat
from ...kernel.errors import illegal
from ..protocol import messages
from .table import Table


def spoken(table: Table, member: int, command: messages.Say | messages.Write) -> messages.Said:
    """The message that the others get."""
    person = table.people[member]
    if person.muted:
        raise illegal("error-muted")
    if isinstance(command, messages.Write):
        if not table.settings.free_text:
            raise illegal("error-no-free-text")
        text = clean(command.text)
        if not 0 < len(text) <= messages.LONGEST_TEXT:
            raise illegal("error-text-length", most=messages.LONGEST_TEXT)
        return messages.Said(member, person.seat, None, None, None, None, text)
    if person.seat is None:
        raise illegal("error-not-seated")
    _check(table, Saying(command.phrase, command.to, command.slot, command.card))
    return messages.Said(
        member, person.seat, command.phrase, command.to, command.slot, command.card, None
    )


JOINERS = "\u200c\u200d"
"""Invisible characters that several scripts, and emoji of families, are written with."""


def clean(text: str) -> str:
    """The text on one line, without control characters and without space around it."""
    kept = (c if c.isprintable() or c in JOINERS else " " for c in text)
    cleaned = " ".join("".join(kept).split())
    return cleaned if cleaned.strip(JOINERS + " ") else ""


def spoken_by_bot(table: Table, seat: Seat, said: Saying) -> messages.Said:
    """The message for a bot's saying."""
    _check(table, said)
    return messages.Said(None, seat, said.phrase, said.to, said.slot, said.card, None)


def saying(said: messages.Said) -> Saying | None:
    """The phrase in a message, which is all that bots understand."""
    if said.phrase is None:
        return None
    return Saying(said.phrase, said.to, said.slot, said.card)


def talkers(table: Table) -> list[Seat]:
    """The bots that may speak; one that sits in for a muted member is muted, too."""
    if not table.settings.bots_talk or table.match is None:
        return []
    muted = {person.seat for person in table.people.values() if person.muted}
    return [seat for seat in table.bots if seat not in muted]


def _check(table: Table, said: Saying) -> None:
    """Raise a RuleError unless the phrase has exactly its arguments."""
    wrong = wrong_with(said, GAMES[table.settings.game], table.settings.players)
    if wrong == "error-no-such-seat":
        assert said.to is not None
        raise illegal(wrong, seat=said.to + 1)
    if wrong is not None:
        raise illegal(wrong)
