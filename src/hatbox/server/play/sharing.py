"""Who acts at a device that several people share."""

from __future__ import annotations

from ...kernel.engine import Seat
from ...kernel.errors import illegal
from ..protocol import messages
from ..table.table import Table
from .connection import Connection

Own = messages.Play | messages.Say | messages.Write | messages.Stand
"""What people do in their own name; the rest concerns the table, or everybody at the device."""


def actor(table: Table, connection: Connection, command: messages.Command) -> int:
    """The member who gives a command; a RuleError if nobody at the device has uncovered it."""
    member = connection.member
    assert member is not None
    if not table.shares(member) or table.match is None or not isinstance(command, Own):
        return member
    named = command.seat if isinstance(command, messages.Play) else None
    owner = seat_owner(table, member, named)
    if owner is not None and table.game.open_to_all:
        return owner
    if connection.uncovered not in table.at_device_of(member):
        raise illegal("error-covered")
    # An answer that comes late is not that of whoever has uncovered the device since.
    if owner not in (None, connection.uncovered):
        raise illegal("error-covered")
    return connection.uncovered


def seat_owner(table: Table, member: int, seat: Seat | None) -> int | None:
    """The member in a seat at the same device; a RuleError if there is none."""
    if seat is None:
        return None
    owner = table.member_at(seat)
    if table.match is None or owner is None or owner not in table.at_device_of(member):
        raise illegal("error-not-at-device")
    return owner
