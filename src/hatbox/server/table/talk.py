"""Table talk: phrases that all read in their own language, and free text where allowed."""

from __future__ import annotations

from msgspec.structs import replace

from ...agents.talk import Saying, owner, wrong_with
from ...games import GAMES
from ...kernel.engine import Seat
from ...kernel.errors import illegal
from ..protocol import messages
from .company import Person
from .entries import Spoke
from .table import Table


def spoken(table: Table, member: int, command: messages.Say) -> Spoke:
    """A phrase that a member says; a RuleError if it cannot be said now."""
    seat = _speaker(table, member).seat
    if seat is None:
        raise illegal("error-not-seated")
    said = Saying(command.phrase, command.to, command.slot, command.card)
    _check(table, said)
    return Spoke(member, seat, _now(table, seat, said, command.number))


def written(table: Table, member: int, command: messages.Write) -> messages.Said:
    """Free text that a member writes; a RuleError if the table does not allow it."""
    person = _speaker(table, member)
    if not table.settings.free_text:
        raise illegal("error-no-free-text")
    text = clean(command.text)
    if not 0 < len(text) <= messages.LONGEST_TEXT:
        raise illegal("error-text-length", most=messages.LONGEST_TEXT)
    return messages.Said(member, person.seat, text=text)


def spoken_by_bot(table: Table, seat: Seat, said: Saying) -> Spoke:
    """A phrase that a bot says; a RuleError if it cannot be said now."""
    _check(table, said)
    return Spoke(None, seat, _now(table, seat, said, None))


def _speaker(table: Table, member: int) -> Person:
    person = table.people[member]
    if person.muted:
        raise illegal("error-muted")
    return person


def _now(table: Table, speaker: Seat, said: Saying, number: int | None) -> Saying:
    """The saying with the present slot of its card, which the speaker saw when `number` came."""
    match, slot = table.match, said.slot
    if match is None or slot is None:
        return said
    seat, told = owner(speaker, said), table.told[speaker]
    if table.game.may_look_back and number is not None and 0 < number <= told.number:
        moves = told.moves_at(number)
        slot = None if moves is None else table.claims.follow(seat, slot, moves)
    if slot is None or slot >= table.game.hand_sizes(match.position)[seat]:
        raise illegal("error-card-gone")
    return replace(said, slot=slot)


JOINERS = "\u200c\u200d"
"""Invisible characters that several scripts, and emoji of families, are written with."""


def clean(text: str) -> str:
    """The text on one line, without control characters and without space around it."""
    kept = (c if c.isprintable() or c in JOINERS else " " for c in text)
    cleaned = " ".join("".join(kept).split())
    return cleaned if cleaned.strip(JOINERS + " ") else ""


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
