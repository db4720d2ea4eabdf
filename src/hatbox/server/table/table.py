"""A table's life: a pure state machine over the entries of its log. No clock, no socket.

`apply` takes an entry of the log and gives the news for each watcher. What a watcher
is told, and under which number, follows from the log alone, so it survives a restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Literal

import msgspec
from msgspec.structs import asdict, replace

from ...agents.talk import owner
from ...games import GAMES
from ...kernel.engine import Answer, Seat
from ...kernel.game import Game, Watcher
from ...kernel.written import from_builtins, from_json, to_json
from ...records import Match, commitment
from ...words import Language, Sentence, about
from ..protocol import messages
from ..protocol.messages import Portrait, Score, Settings
from .claims import Claims
from .entries import (
    Agreed,
    Answered,
    AnyContent,
    BotSeated,
    Changed,
    Declined,
    Ended,
    EveningIs,
    HostIs,
    Joined,
    KeptOut,
    Left,
    Muted,
    Opened,
    Passed,
    Paused,
    Rematched,
    Renamed,
    Renewed,
    Sat,
    ScreenIs,
    Spoke,
    Started,
    WindowClosed,
)
from .evening import BOTS, counted
from .moments import question_to
from .notes import notes
from .starting import dealt
from .story import Chapter, Encoded, chapter, lines, tellings

MOST_SAYINGS = 300
"""Maximum number of sayings of a seat that are kept, so that nobody fills the disk by talking."""
MOST_LINES = 400
"""Maximum number of past events that somebody who comes back is told."""
MOST_ENTRIES = 10_000
"""Maximum number of entries of a log; a game that is not over by then ends as by agreement."""
MOST_WATCHING = 56
"""Maximum number of members without a seat; a free seat is there for more."""
NOTHING = Chapter((), {})
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


@dataclass
class Told:
    """Everything that one watcher has been told so far."""

    number: int = 0
    view: Any = None
    question: int = 0
    """Number of questions that this seat has been asked."""
    log: list[bytes] = field(default_factory=list)
    """The sentences under each number, in JSON: small, and no work for the garbage collector."""
    beside: tuple[messages.Line, ...] = ()
    """What happened at the table since the last event, besides the game."""
    moves: list[int] = field(default_factory=list)
    """The number of cards that had left a hand, under each number."""


@dataclass(frozen=True)
class Notice:
    """News for one watcher; the sender adds the time left."""

    watcher: Watcher
    number: int
    events: tuple[Any, ...]
    view: Any
    write: Callable[[], Chapter]
    """Makes the chapter, which is much work for nothing where nobody watches."""
    hurried: Seat | None
    """The seat whose time was up."""
    told: tuple[messages.Line, ...] = ()
    """What happened at the table besides the game."""

    @cached_property
    def chapter(self) -> Chapter:
        """The events as they are sent."""
        return self.write()


class Table:
    """One table."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.keys: set[str] = set()
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
        self.match: Match | None = None
        self.paused = False
        self.paused_by: int | None = None
        self.ended = False
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.evening: messages.Evening | None = None
        """The score of the games that were played in a row."""
        self.screen: ScreenIs | None = None
        """What the host said about screens; before that they may watch like spectators."""
        self.passed: list[Seat] = []
        """Seats that have passed in the open window; nobody else is told before it closes.

        Some may not be in the log yet: they are written when the window closes.
        """
        self.claims = Claims()
        self.sayings: Counter[Seat] = Counter()
        """Number of sayings of each seat that are kept."""
        self.told: dict[Watcher, Told] = {}
        self.questions = 0
        """Number of questions at this table; nobody is told."""

    # --- State --------------------------------------------------------------------------

    @property
    def state(self) -> Literal["open", "playing", "over", "ended"]:
        if self.ended:
            return "ended"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def game(self) -> Game:
        return GAMES[self.settings.game]

    @property
    def playing(self) -> bool:
        return self.state == "playing"

    @property
    def commit(self) -> str | None:
        """The commitment to the deal, from the first card on; none to a deal with a name."""
        match = self.match
        named = match is not None and match.header.deal is not None
        return None if match is None or match.seed is None or named else commitment(match.seed)

    def member_of(self, token: str) -> int | None:
        """The member whose token has this digest."""
        return next((m for m, person in self.people.items() if person.token == token), None)

    def member_at(self, seat: Seat) -> int | None:
        return next((m for m, person in self.people.items() if person.seat == seat), None)

    def company(self, member: int) -> list[int]:
        """Everybody at the same device, its owner first."""
        device = self.people[member].device
        return [m for m, person in self.people.items() if person.device == device]

    def shares(self, member: int | None) -> bool:
        """Whether this member's device is a shared one."""
        return member in self.people and self.people[member].device in self.shared

    def passed_on(self) -> list[Seat]:
        """The seats of people who pass a device on, because it shows one of them at a time."""
        if self.game.open_to_all:
            return []
        return [seat for seat in self.persons() if self.shares(self.member_at(seat))]

    def admits_screen(self, key: str | None) -> bool:
        """Whether a screen may show the table: with the secret of the host's link, or without."""
        if key is not None:
            return self.screen is not None and self.screen.token == key
        return self.settings.spectators and self.screen != ScreenIs(None)

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

    @property
    def is_full(self) -> bool:
        """Whether the log has as many entries as it may have."""
        return self.seq >= MOST_ENTRIES

    def free_seats(self) -> list[Seat]:
        seats = range(self.settings.players)
        return [s for s in seats if s not in self.bots and self.member_at(s) is None]

    @property
    def silence(self) -> Answer | None:
        """The meaning of saying nothing, while a window is open for all."""
        if self.match is None or self.match.over:
            return None
        silence: Answer | None = self.match.position.agenda[-1].silence
        return silence

    def asked(self) -> list[Seat]:
        """The seats that must still answer."""
        if self.match is None or not self.playing:
            return []
        return [seat for seat in self.match.to_act if seat not in self.passed]

    def asks(self, watcher: Watcher) -> bool:
        """Whether this seat must still answer."""
        if self.match is None or self.ended:
            return False
        return watcher in self.match.now.options and watcher not in self.passed

    def question(self, watcher: Watcher, seconds: float | None) -> messages.Question | None:
        """The open question to a seat."""
        if watcher is None or not self.asks(watcher):
            return None
        assert self.match is not None
        return question_to(self.match, watcher, self.told[watcher].question, seconds)

    def view(self, watcher: Watcher) -> Any:
        """What a watcher sees; only a seat itself sees that it has passed."""
        assert self.match is not None
        at = self.match.position
        if watcher in self.passed:
            at = replace(at, sealed=(*at.sealed, (watcher, self.silence)))
        return self.match.game.view(at, watcher)

    def keeps_talk(self, seat: Seat) -> bool:
        """Whether the next saying of a seat is kept."""
        looks_back = self.match is not None and self.game.may_look_back
        return looks_back and self.sayings[seat] < MOST_SAYINGS

    def said(self, content: Spoke) -> messages.Said:
        """A saying, as it is told."""
        words, cards = content.said, None
        if words.slot is not None and self.match is not None:
            cards = self.game.hand_sizes(self.match.position)[owner(content.seat, words)]
        about = words.phrase, words.to, words.slot, words.card
        return messages.Said(content.member, content.seat, *about, cards=cards)

    def since(self, watcher: Watcher, last: int) -> list[Any]:
        """The last sentences that a watcher has missed, where it may be shown them again."""
        if not self.game.may_look_back:
            return [*self.told[watcher].beside]
        lines: list[Any] = []
        for missed in reversed(self.told[watcher].log[last:]):
            lines[:0] = msgspec.json.decode(missed)
            if len(lines) >= MOST_LINES:
                break
        return lines[-MOST_LINES:]

    # --- Entries ------------------------------------------------------------------------

    def read(self, raw: bytes) -> AnyContent:
        """The next entry of the log, with answers of the game; a ValueError if it is not one."""
        content: Any = from_json(raw, AnyContent)  # type: ignore[arg-type]
        if isinstance(content, Answered):
            answer = from_builtins(content.answer, self.game.decisions)
            return replace(content, answer=answer)
        return content  # type: ignore[no-any-return]

    def apply(self, content: AnyContent, key: str) -> list[Notice]:
        """Apply an entry of the log."""
        self.seq += 1
        self.keys.add(key)
        beside = tuple(notes(self, content)) if self.playing else ()
        match content:
            case Started() | Answered() | Passed() | WindowClosed():
                return list(self._tell(self._play(content), _hurried(content)))
            case Spoke():
                self._keep(content)
            case Paused(paused, member):
                self.paused, self.paused_by = paused, member if paused else None
            case Rematched(table):
                self.rematch = table
            case EveningIs(evening):
                self.evening = evening
            case ScreenIs():
                self.screen = content
            case Agreed() | Declined() | Ended():
                self._vote(content)
            case _:
                self._seat(content)
        return list(self._tell_beside(beside)) if beside else []

    def _seat(
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
    ) -> None:
        """Apply an entry about the people and their seats."""
        match content:
            case Opened(settings) | Changed(settings):
                self._settle(settings)
            case Joined(member, name, language, seat, token, program, device, portrait):
                here = member if device is None else device
                self.people[member] = Person(name, language, seat, token, here, program, portrait)
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
                self._sit(member, seat)
            case BotSeated(seat, bot):
                self._seat_bot(seat, bot)
            case Left(member, bot):
                self._leave(member, bot)
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

    def _sit(self, member: int, seat: Seat | None) -> None:
        """Change a member's seat, with whoever at the same device has it.

        Standing up during a game leaves the seat to a bot for good.
        """
        person = self.people[member]
        if seat is not None and (holder := self.member_at(seat)) is not None:
            self.people[holder].seat = person.seat
        if self.playing and person.seat is not None:
            self.bots[person.seat] = STAND_IN
            self.agreed.discard(member)
        person.seat = seat
        self._end_if_agreed()

    def _seat_bot(self, seat: Seat, bot: str | None) -> None:
        if bot is None:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = bot
        self._end_if_agreed()

    def leaving(self, member: int) -> list[int]:
        """The members who go when this one is sent away."""
        return self.company(member) if self.people[member].device == member else [member]

    def _leave(self, member: int, bot: str | None) -> None:
        """A member leaves, and with the owner of a device everybody who shares it."""
        device = self.people[member].device
        for each in self.leaving(member):
            person = self.people.pop(each)
            self.kept_out.update(filter(None, [person.token]))  # those who share a device have none
            seat = person.seat
            if seat is not None and bot is not None:
                self.bots[seat] = bot
        if not self.playing and (device not in self.people or len(self.company(device)) == 1):
            self.shared.discard(device)
        if member == self.owner:
            self.owner = min(self.people, default=0) if self.host == member else self.host
        if member == self.host:
            self.host = self.owner
        self.agreed &= self.people.keys()
        if self.paused_by not in self.people:
            self.paused_by = None
        self._end_if_agreed()

    def _vote(self, content: Agreed | Declined | Ended) -> None:
        """Apply an entry about ending the game."""
        match content:
            case Agreed(member, agree=True):
                self.agreed.update(self.company(member))
            case Agreed(member):
                self.agreed.difference_update(self.company(member))
            case Declined():
                self.agreed.clear()
            case Ended():
                self.ended = True
        self._end_if_agreed()

    def _end_if_agreed(self) -> None:
        seated = {self.member_at(seat) for seat in self.persons()}
        if self.playing and seated and seated <= self.agreed:
            self.ended = True

    def _play(self, content: Started | Answered | Passed | WindowClosed) -> tuple[Any, ...]:
        """Apply an entry of the game, and return the news."""
        match content:
            case Started():
                self.match = dealt(self.settings, content)
                players = len(content.names)
                self.told = {
                    watcher: Told(view=self.game.blank(watcher, players))
                    for watcher in (*range(players), None)
                }
                return self.match.news
            case Passed(seat):
                self.hush(seat)
                return ()
            case Answered(seat, answer, _):
                return (*self._silent(self.passed), *self._answer(seat, answer))
            case WindowClosed():
                return self._silent([*self.passed, *self.asked()])

    def hush(self, seat: Seat) -> None:
        """A seat passes in the open window."""
        if seat not in self.passed:
            self.passed.append(seat)

    def _silent(self, seats: list[Seat]) -> tuple[Any, ...]:
        """These seats say nothing to the open question."""
        self.passed = []
        silence = self.silence
        assert silence is not None or not seats
        return tuple(event for seat in seats for event in self._answer(seat, silence))

    def _answer(self, seat: Seat, answer: Answer | None) -> tuple[Any, ...]:
        assert self.match is not None
        assert answer is not None
        news = self.match.answer(seat, answer)
        if self.match.over:
            owners = [self._owner(seat) for seat in range(self.settings.players)]
            won = self.match.winners
            self.evening = counted(self.evening, self.settings.game, owners, won)
        return news

    def _owner(self, seat: Seat) -> Score:
        """The line of a seat's owner in the score of the evening, before any win."""
        member = self.member_at(seat)
        return BOTS if member is None else Score(member, self.people[member].name, {})

    def _tell(self, news: tuple[Any, ...], hurried: Seat | None) -> Iterator[Notice]:
        """Tell each watcher what it saw; a watcher who saw nothing new is told nothing."""
        assert self.match is not None
        if not self.match.position.sealed and not self.passed:
            self.questions += 1
            for seat in self.match.to_act:
                self.told[seat].question += 1
        claims = [self._claims_after(event) for event in news]
        encoded: dict[int, Encoded] = {}
        for watcher, told in self.told.items():
            events = tuple(self.match.game.redact(event, watcher) for event in news)
            view = self.view(watcher)
            if events or view != told.view or hurried is not None:
                said, kept = None, b""
                if self.game.may_look_back:
                    said = tellings(self.game, events, watcher)
                    kept = lines(events, said, watcher, hurried)
                write = partial(chapter, self.game, told.view, events, view, claims, said, encoded)
                told.view, told.beside = view, ()
                self._note(told, kept)
                yield Notice(watcher, told.number, events, view, write, hurried)

    def _tell_beside(self, sentences: Sequence[Sentence]) -> Iterator[Notice]:
        """Tell each watcher what happened besides the game."""
        for watcher, told in self.told.items():
            beside = tuple(
                messages.Line((about(watcher, message, **variables),), ())
                for message, variables in sentences
            )
            told.beside = beside
            self._note(told, to_json(beside))
            yield Notice(watcher, told.number, (), told.view, lambda: NOTHING, None, beside)

    def _note(self, told: Told, lines: bytes) -> None:
        """Something gets the next number for a watcher."""
        told.number += 1
        if self.game.may_look_back:
            told.log.append(lines)
            told.moves.append(self.claims.moves)

    def _claims_after(self, event: Any) -> tuple[messages.Claim, ...] | None:
        """The claims that stand after an event; None if they are as before."""
        before = self.claims.standing
        for seat, slot in self.game.left_hands(event):
            self.claims.leave(seat, slot)
        return None if self.claims.standing == before else self.claims.standing

    def _keep(self, content: Spoke) -> None:
        """A saying goes into the record, everybody's log, and what is claimed."""
        assert self.match is not None
        seat, words = content.seat, content.said
        given = {name: value for name, value in asdict(words).items() if value is not None}
        self.match.say(seat, **given)
        self.sayings[seat] += 1
        if words.slot is not None and words.card is not None:
            about = owner(seat, words), words.slot, seat, words.card
            self.claims.add(messages.Claim(*about, content.member))
        line = to_json([self.said(content)])
        for told in self.told.values():
            self._note(told, line)


def _hurried(content: AnyContent) -> Seat | None:
    """The seat whose time was up, if that is why chance has decided for it."""
    return content.seat if isinstance(content, Answered) and content.by == "clock" else None
