"""The people at a table, their seats, and the bots beside them."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.engine import Seat
from ...words import Language
from ..protocol.messages import Portrait, Settings
from .entries import (
    BotSeated,
    Changed,
    HostIs,
    Joined,
    KeptOut,
    Left,
    Muted,
    Opened,
    Renamed,
    Renewed,
    Sat,
)

MOST_WATCHING = 56
"""Maximum number of members without a seat; a free seat is there for more."""
STAND_IN = "regular"
"""The bot that takes over for a member who is away or has left."""


@dataclass
class Person:
    """A person at the table."""

    name: str
    language: Language
    seat: Seat | None
    token: str
    device: int
    """The member whose device they use: their own number, unless they share another's."""
    program: bool = False
    portrait: Portrait | None = None
    muted: bool = False
    invited: bool = False
    """Played the game before, and comes when they like."""


class Company:
    """Everybody at one table."""

    def __init__(self) -> None:
        self.settings: Settings
        self.people: dict[int, Person] = {}
        self.kept_out: set[str] = set()
        """The digests of the tokens of those who were sent away."""
        self.joined = 0
        self.shared: set[int] = set()
        """The members whose devices are shared, until the end of a game that began so."""
        self.bots: dict[Seat, str] = {}
        """The bot that plays a seat now: the seat's own, or one that sits in."""
        self.host = 0
        self.owner = 0
        """The member who is the host whenever they are there."""
        self.agreed: set[int] = set()
        """The members who want to end the game."""

    def member_of(self, token: str) -> int | None:
        """The member whose token has this digest."""
        return next((m for m, person in self.people.items() if person.token == token), None)

    def member_at(self, seat: Seat) -> int | None:
        return next((m for m, person in self.people.items() if person.seat == seat), None)

    def at_device_of(self, member: int) -> list[int]:
        """Everybody at the same device, its owner first."""
        device = self.people[member].device
        return [m for m, person in self.people.items() if person.device == device]

    def shares(self, member: int | None) -> bool:
        """Whether this member's device is a shared one."""
        shared = self.shared  # hardly any table has such a device, and this is asked all the time
        return bool(shared) and member in self.people and self.people[member].device in shared

    def persons(self) -> list[Seat]:
        """The seats that people play themselves."""
        seats = [person.seat for person in self.people.values() if person.seat is not None]
        return sorted(seat for seat in seats if seat not in self.bots)

    @property
    def keeps_passes(self) -> bool:
        """Whether a person's pass must be kept secret from somebody while a window is open.

        People for whom a bot sits in may be watching, and come back.
        """
        seated = [person for person in self.people.values() if person.seat is not None]
        return len(seated) > 1 and bool(self.persons())

    @property
    def has_room_to_watch(self) -> bool:
        """Whether one more member may be there without a seat."""
        return sum(each.seat is None for each in self.people.values()) < MOST_WATCHING

    def free_seats(self) -> list[Seat]:
        seats = range(self.settings.players)
        return [s for s in seats if s not in self.bots and self.member_at(s) is None]

    def seat(
        self,
        content: Opened
        | Changed
        | Joined
        | Renamed
        | Renewed
        | Sat
        | BotSeated
        | Left
        | KeptOut
        | HostIs
        | Muted,
        *,
        playing: bool,
    ) -> None:
        """Apply an entry about the people and their seats."""
        match content:
            case Opened(settings) | Changed(settings):
                self._settle(settings)
            case Joined(member, name, language, seat, token, program, device, portrait, invited):
                here = member if device is None else device
                person = Person(name, language, seat, token, here, program, portrait)
                person.invited = invited
                self.people[member] = person
                self.joined = member + 1
                if here != member:
                    self.shared.add(here)
            case Renamed(member, name, language, portrait):
                person = self.people[member]
                person.name, person.language = name, language
                person.portrait = portrait or person.portrait
            case Renewed(member, token):
                self.people[member].token = token
            case Sat(member, seat):
                self._sit(member, seat, playing=playing)
            case BotSeated(seat, bot):
                self._seat_bot(seat, bot)
            case Left(member, bot):
                self._leave(member, bot, playing=playing)
            case KeptOut(tokens):
                self.kept_out.update(tokens)
            case HostIs(member, acting):
                self.host = member
                self.owner = self.owner if acting else member
            case Muted(member, muted):
                self.people[member].muted = muted

    def _settle(self, settings: Settings) -> None:
        self.settings = settings
        for person in self.people.values():
            if person.seat is not None and person.seat >= settings.players:
                person.seat = None
        self.bots = {seat: bot for seat, bot in self.bots.items() if seat < settings.players}

    def _sit(self, member: int, seat: Seat | None, *, playing: bool) -> None:
        """Change a member's seat, with the person at the same device who has it.

        Standing up during a game leaves the seat to a bot for good.
        """
        person = self.people[member]
        if seat is not None and (holder := self.member_at(seat)) is not None:
            self.people[holder].seat = person.seat
        if playing and person.seat is not None:
            self.bots[person.seat] = STAND_IN
            self.agreed.discard(member)
        person.seat = seat

    def _seat_bot(self, seat: Seat, bot: str | None) -> None:
        if bot is None:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = bot

    def leaving(self, member: int) -> list[int]:
        """The members who go when this one is sent away."""
        return self.at_device_of(member) if self.people[member].device == member else [member]

    def _leave(self, member: int, bot: str | None, *, playing: bool) -> None:
        """A member leaves, and with the owner of a device everybody who shares it."""
        device = self.people[member].device
        for each in self.leaving(member):
            person = self.people.pop(each)
            self.kept_out.update(filter(None, [person.token]))  # those who share a device have none
            seat = person.seat
            if seat is not None and bot is not None:
                self.bots[seat] = bot
        if not playing and (device not in self.people or len(self.at_device_of(device)) == 1):
            self.shared.discard(device)
        if member == self.owner:
            self.owner = min(self.people, default=0) if self.host == member else self.host
        if member == self.host:
            self.host = self.owner
        self.agreed &= self.people.keys()
