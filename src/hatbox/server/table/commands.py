"""The commands of members: each becomes an entry for the log, or an error that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...agents import own_bot
from ...games import GAMES
from ...kernel.engine import check
from ...kernel.errors import RuleError, illegal
from ...kernel.game import Setup
from ...records.lines import read_variants
from ..protocol import messages
from ..protocol.messages import Settings
from ..protocol.reading import read_decision
from .company import STAND_IN
from .deals import alone
from .entries import (
    Agreed,
    Answered,
    AnyContent,
    BotSeated,
    Changed,
    Declined,
    EveningIs,
    HostIs,
    Joined,
    Left,
    Muted,
    Passed,
    Paused,
    Renamed,
    Sat,
)
from .names import clean_name, distinct
from .table import Table


def check_settings(settings: Settings) -> None:
    """Raise a RuleError if no game could begin like this."""
    game = GAMES[settings.game]
    variants = read_variants(game, settings.options)
    deck = game.cards(variants, settings.deck)
    game.check(Setup(settings.players, settings.first or 0, deck, variants))


def play(table: Table, member: int, command: messages.Play) -> AnyContent:
    """A decision; a RuleError if its question is no longer open."""
    answer = read_decision(table.game, command.answer)
    seat = _person(table, member)
    match = table.match
    if match is None or not table.playing:
        raise RuleError("game-over", "error-no-game")
    if table.paused:
        raise illegal("error-paused")
    open_ = table.asks(seat) and seat not in table.bots
    if not open_ or command.question != table.told[seat].question:
        raise RuleError("not-your-turn", "error-question-closed")
    check(match.now, seat, answer)
    if answer == table.silence and table.keeps_passes:
        return Passed(seat)
    return Answered(seat, answer, "person")


def sit(table: Table, member: int, command: messages.Sit) -> AnyContent:
    _before_the_game(table)
    alone(table.settings)
    if command.seat >= table.settings.players:
        raise illegal("error-no-such-seat", seat=command.seat + 1)
    company = table.at_device_of(member)
    who = member if command.member is None else command.member
    if who not in company:
        raise illegal("error-not-at-device")
    holder = table.member_at(command.seat)
    exchange = holder in company and table.people[who].seat is not None
    if command.seat in table.bots or not (holder in (None, who) or exchange):
        raise illegal("error-seat-taken", seat=command.seat + 1)
    return Sat(who, command.seat)


def add_person(table: Table, member: int, command: messages.AddPerson) -> AnyContent:
    """Somebody sits down in a free seat, and shares a member's device."""
    _before_the_game(table)
    alone(table.settings)
    free, owner = table.free_seats(), table.people[member]
    if not free:
        raise illegal("error-table-full")
    others = (person.name for person in table.people.values())
    name = distinct(clean_name(command.name), others)
    return Joined(table.joined, name, owner.language, free[0], "", device=owner.device)


def stand(table: Table, member: int, _command: messages.Stand) -> AnyContent:
    if table.people[member].seat is None:
        raise illegal("error-not-seated")
    if table.state == "open":
        alone(table.settings)
        if not table.has_room_to_watch:
            raise illegal("error-table-full")
    return Sat(member, None)


def seat_bot(table: Table, member: int, command: messages.SeatBot) -> AnyContent:
    """The host seats a bot in any free seat; in a game any player, for one who is away."""
    if member != table.host and not (table.playing and table.people[member].seat is not None):
        raise illegal("error-host-only")
    if command.seat >= table.settings.players:
        raise illegal("error-no-such-seat", seat=command.seat + 1)
    if command.bot is not None:
        own_bot(command.bot, table.settings.game)
    if not table.playing:
        _before_the_game(table)
        alone(table.settings)
        if table.member_at(command.seat) is not None:
            raise illegal("error-seat-taken", seat=command.seat + 1)
    elif command.bot is None or command.seat in table.bots:
        raise illegal("error-game-has-begun")
    return BotSeated(command.seat, command.bot)


def change(table: Table, member: int, command: messages.Change) -> AnyContent:
    """Change any setting before the game; later only telling, the talk of bots and the lock."""
    host_only(table, member)
    wanted = command.settings
    always = replace(
        table.settings,
        bots_talk=wanted.bots_talk and table.settings.deal is None,
        telling=wanted.telling,
        locked=wanted.locked,
    )
    if table.settings.branch or wanted.branch:
        _same_game(table.settings, wanted)
    if always != wanted:
        _before_the_game(table)
        alone(table.settings)
        alone(wanted)
        check_settings(wanted)
    return Changed(wanted)


def _same_game(before: Settings, wanted: Settings) -> None:
    """Raise a RuleError unless the game is the same: that of a branch is settled."""
    for name in ("game", "players", "options", "deck", "first", "branch"):
        if getattr(before, name) != getattr(wanted, name):
            raise illegal("error-branch")


def kick(table: Table, member: int, command: messages.Kick) -> AnyContent:
    """The host sends anybody away, and everybody those who share their device."""
    known_member(table, command.member)
    if command.member == member:
        raise illegal("error-not-yourself")
    if command.member not in table.at_device_of(member):
        host_only(table, member)
    return Left(command.member, STAND_IN if table.playing else None)


def hand_over(table: Table, member: int, command: messages.HandOver) -> AnyContent:
    host_only(table, member)
    known_member(table, command.member)
    return HostIs(table.people[command.member].device)


def pause(table: Table, member: int, command: messages.Pause) -> AnyContent:
    _player(table, member)
    if not table.playing:
        raise RuleError("game-over", "error-no-game")
    return Paused(command.paused, member)


def agree_to_end(table: Table, member: int, command: messages.AgreeToEnd) -> AnyContent:
    _player(table, member)
    if not table.playing:
        raise RuleError("game-over", "error-no-game")
    if not command.agree and member not in table.agreed:
        return Declined(member)
    return Agreed(member, command.agree)


def new_evening(table: Table, member: int, _command: messages.NewEvening) -> AnyContent:
    host_only(table, member)
    return EveningIs(None)


def rename(table: Table, member: int, command: messages.Rename) -> AnyContent:
    """Change a name; a muted member keeps theirs, because a name can say much."""
    others = [person.name for each, person in table.people.items() if each != member]
    name, person = distinct(clean_name(command.name), others), table.people[member]
    if person.muted and name != person.name:
        raise illegal("error-muted")
    return Renamed(member, name, command.language, command.portrait)


def mute(table: Table, member: int, command: messages.Mute) -> AnyContent:
    host_only(table, member)
    known_member(table, command.member)
    return Muted(command.member, command.muted)


DECIDE: dict[type, Callable[[Table, int, Any], AnyContent]] = {
    messages.Play: play,
    messages.Sit: sit,
    messages.AddPerson: add_person,
    messages.Stand: stand,
    messages.SeatBot: seat_bot,
    messages.Change: change,
    messages.Kick: kick,
    messages.HandOver: hand_over,
    messages.Pause: pause,
    messages.AgreeToEnd: agree_to_end,
    messages.NewEvening: new_evening,
    messages.Rename: rename,
    messages.Mute: mute,
}
"""The commands that become entries. Others need more than the table knows."""


def ready(table: Table) -> None:
    """Raise a RuleError unless the game can start."""
    _before_the_game(table)
    if table.free_seats():
        raise illegal("error-seats-empty", seats=len(table.free_seats()))
    check_settings(table.settings)


def host_only(table: Table, member: int) -> None:
    """Raise a RuleError unless this member is the host."""
    if member != table.host:
        raise illegal("error-host-only")


def known_member(table: Table, member: int) -> None:
    """Raise a RuleError if no member of the table has this number."""
    if member not in table.people:
        raise illegal("error-no-such-member")


def _before_the_game(table: Table) -> None:
    if table.state != "open":
        raise illegal("error-game-has-begun")


def _player(table: Table, member: int) -> None:
    """Raise a RuleError unless somebody plays at this member's device."""
    if all(table.people[each].seat is None for each in table.at_device_of(member)):
        raise illegal("error-not-seated")


def _person(table: Table, member: int) -> int:
    seat = table.people[member].seat
    if seat is None:
        raise illegal("error-not-seated")
    return seat
