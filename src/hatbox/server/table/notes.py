"""What happens at a table besides the game: a bot sits in, somebody leaves, pauses or plays on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...kernel.engine import Seat
from ...words import Sentence
from .entries import AnyContent, BotSeated, Declined, Left, Paused, Sat

if TYPE_CHECKING:
    from .table import Table


def notes(table: Table, content: AnyContent) -> Iterator[Sentence]:
    """The sentences that tell an entry which is about to be applied during a game.

    They name seats, so that everybody who plays is "you" to themselves. Somebody who was sent away
    is not named: a name may have been the reason.
    """
    match content:
        case BotSeated(seat, bot) if (seat in table.bots) != (bot is not None):
            yield Sentence("told-back" if bot is None else "told-sits-in", {"seat": seat})
        case Sat(member, None):
            for seat in _seats(table, [member]):
                yield Sentence("told-left", {"person": table.people[member].name, "seat": seat})
        case Left(member):
            for seat in _seats(table, table.leaving(member)):
                yield Sentence("told-sent-away", {"seat": seat})
        case Paused(paused, int(member)) if paused != table.paused:
            yield from _by(table, member, "told-paused" if paused else "told-goes-on")
        case Declined(member) if table.agreed:
            yield from _by(table, member, "told-plays-on")


def _by(table: Table, member: int, message: str) -> Iterator[Sentence]:
    """What somebody does; at a shared device they may not have a seat of their own."""
    for seat in _seats(table, [member, *table.at_device_of(member)])[:1]:
        yield Sentence(message, {"seat": seat})


def _seats(table: Table, members: Sequence[int]) -> list[Seat]:
    seats = [table.people[each].seat for each in members]
    return [seat for seat in seats if seat is not None]
