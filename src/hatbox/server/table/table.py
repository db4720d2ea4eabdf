"""A table's life: a pure state machine over the entries of its log. No clock, no socket.

`apply` takes an entry of the log and gives the news for each watcher. What a watcher
is told, and under which number, follows from the log alone, so it survives a restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict, replace

from ...agents.talk import owner
from ...games import GAMES
from ...kernel.engine import Answer, Seat
from ...kernel.game import Game, Watcher
from ...kernel.written import from_builtins, from_json
from ...records import Match, commitment
from ...words import Sentence, about
from ..protocol import messages
from ..protocol.messages import Score
from .claims import Claims
from .company import Company
from .entries import (
    Agreed,
    Answered,
    AnyContent,
    BotSeated,
    Branched,
    Declined,
    Ended,
    EveningIs,
    Left,
    Passed,
    Paused,
    Rematched,
    Sat,
    ScreenIs,
    Spoke,
    Started,
    WindowClosed,
)
from .evening import BOTS, counted
from .moments import question_to
from .notes import notes
from .starting import begun
from .story import Chapter, Seen, Story
from .told import Told

MOST_SAYINGS = 300
"""Maximum number of sayings of a seat that are kept, so that nobody fills the disk by talking."""
MOST_LINES = 400
"""Maximum number of past events that somebody who comes back is told."""
MOST_ENTRIES = 10_000
"""Maximum number of entries of a log; a game that is not over by then ends as by agreement."""


class Notice(Struct, frozen=True):
    """News for one watcher; the sender adds the time left."""

    watcher: Watcher
    number: int
    before: Any
    """The view before the events."""
    events: tuple[Any, ...]
    view: Any
    story: Story
    hurried: Seat | None = None
    """The seat whose time was up."""
    told: tuple[messages.Line, ...] = ()
    """What happened at the table besides the game."""

    def chapter(self) -> Chapter:
        """The events as they are sent, which is work for nothing where nobody watches."""
        return self.story.chapter(self.before, self.events, self.view, self.watcher)


class Table(Company):
    """One table."""

    def __init__(self, table_id: str) -> None:
        super().__init__()
        self.id = table_id
        self.seq = 0
        self.keys: set[str] = set()
        self.match: Match | None = None
        self.branch: str | None = None
        """The record of the game from which this one branches off, until there."""
        self.origin: Any = None
        """The position before the first news; None if they are a deal."""
        self.paused = False
        self.paused_by: int | None = None
        self.ended = False
        self.rematch: str | None = None
        self.evening: messages.Evening | None = None
        """The score of the games that were played in a row."""
        self.screen: ScreenIs | None = None
        """What the host said about screens; before that they may watch like spectators."""
        self.passed: list[Seat] = []
        """Seats that have passed in the open window; nobody else is told before it closes.

        Some may not be in the log yet: they are written when the window closes.
        """
        self.quiet = 0
        """Number of passes in the log."""
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
        return self.match is not None and not self.ended and not self.match.over

    @property
    def commitment(self) -> str | None:
        """The commitment to the deal, from the first card on; none if the cards may be known."""
        match = self.match
        if match is None or match.seed is None:
            return None
        known = match.header.deal is not None or match.header.branch is not None
        return None if known else commitment(match.seed)

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

    @property
    def is_full(self) -> bool:
        """Whether the log has as many entries as it may have.

        Passes do not count, because nobody may know how many there are. They are few: each seat
        passes once in a window.
        """
        return self.seq - self.quiet >= MOST_ENTRIES

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

    def question(self, seat: Seat, seconds: float | None) -> messages.Question:
        """The open question to a seat that must still answer."""
        assert self.match is not None
        return question_to(self.match, seat, self.told[seat].question, seconds)

    def view(self, watcher: Watcher) -> Any:
        """What a watcher sees; only a seat itself sees that it has passed."""
        assert self.match is not None
        at = self.match.position
        if watcher in self.passed:
            at = replace(at, sealed=(*at.sealed, (watcher, self.silence)))
        return self.match.game.view(at, watcher)

    def first_view(self, watcher: Watcher) -> Any:
        """What a watcher saw before the first news."""
        if self.origin is None:
            return self.game.blank(watcher, self.settings.players)
        return self.game.view(self.origin, watcher)

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
        for missed in reversed(self.told[watcher].after(last)):
            lines[:0] = missed.lines(self.game, watcher) if isinstance(missed, Seen) else missed
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
        match content:
            case Answered() | WindowClosed() | Started():
                news = self._play(content)
                return list(self._tell(news, _hurried(content), self.told))
            case Passed(seat):
                self.quiet += 1
                self.hush(seat)
                return list(self._tell((), None, [seat]))
            case _:
                pass  # it is no move
        beside = tuple(notes(self, content)) if self.playing else ()
        match content:
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
            case Branched(record):
                self.branch = record
            case Agreed() | Declined() | Ended():
                self._vote(content)
            case _:
                self.seat(content, playing=self.playing)
                if self.paused_by not in self.people:
                    self.paused_by = None
                self._end_if_agreed()
        return list(self._tell_beside(beside)) if beside else []

    def _vote(self, content: Agreed | Declined | Ended) -> None:
        """Apply an entry about ending the game."""
        match content:
            case Agreed(member, agree=True):
                self.agreed.update(self.at_device_of(member))
            case Agreed(member):
                self.agreed.difference_update(self.at_device_of(member))
            case Declined():
                self.agreed.clear()
            case Ended():
                self.ended = True
        self._end_if_agreed()

    def would_end(self, content: AnyContent) -> bool:
        """Whether everybody who still plays after this entry has agreed to end the game."""
        gone, agreed = set[int | None](), set(self.agreed)
        match content:
            case Agreed(member, agree=True):
                agreed.update(self.at_device_of(member))
            case Left(member):
                gone.update(self.leaving(member))
            case Sat(member):
                gone.add(member)
            case BotSeated(seat):
                gone.add(self.member_at(seat))
            case _:
                return False
        seated = {self.member_at(seat) for seat in self.persons()} - gone
        return self.playing and bool(seated) and seated <= agreed

    def _end_if_agreed(self) -> None:
        seated = {self.member_at(seat) for seat in self.persons()}
        if self.playing and seated and seated <= self.agreed:
            self.ended = True

    def _play(self, content: Started | Answered | WindowClosed) -> tuple[Any, ...]:
        """Apply an entry of the game, and return the news."""
        match content:
            case Answered(seat, answer, _):
                return (*self._silent(self.passed), *self._answer(seat, answer))
            case WindowClosed():
                return self._silent([*self.passed, *self.asked()])
            case Started():
                self.match, self.origin = begun(self.settings, content, self.branch)
                watchers = (*range(len(content.names)), None)
                self.told = {each: Told(view=self.first_view(each)) for each in watchers}
                return self.match.news

    def hush(self, seat: Seat) -> None:
        """A seat passes in the open window."""
        if seat not in self.passed:
            self.passed.append(seat)

    def _silent(self, seats: list[Seat]) -> tuple[Any, ...]:
        """These seats say nothing to the open question."""
        if not seats:
            return ()
        self.passed = []
        silence = self.silence
        assert silence is not None
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

    def _tell(
        self, news: tuple[Any, ...], hurried: Seat | None, watchers: Iterable[Watcher]
    ) -> Iterator[Notice]:
        """Tell these watchers what they saw; one who saw nothing new is told nothing."""
        assert self.match is not None
        if not self.match.position.sealed and not self.passed:
            self.questions += 1
            for seat in self.match.to_act:
                self.told[seat].question += 1
        story = Story(self.game, [self._claims_after(event) for event in news])
        for watcher, events, view in self._seen(news, watchers):
            told = self.told[watcher]
            if events or view != told.view or hurried is not None:
                before, told.view, told.beside = told.view, view, ()
                self._note(told, Seen(events, hurried))
                yield Notice(watcher, told.number, before, events, view, story, hurried)

    def _seen(
        self, news: tuple[Any, ...], watchers: Iterable[Watcher]
    ) -> Iterator[tuple[Watcher, tuple[Any, ...], Any]]:
        """What watchers saw of the news, and what they see now."""
        game = self.game
        if game.open_to_all and not self.passed:
            events, view = tuple([game.redact(event, None) for event in news]), self.view(None)
            for watcher in watchers:
                yield watcher, events, replace(view, watcher=watcher)
        else:
            for watcher in watchers:
                events = tuple([game.redact(event, watcher) for event in news])
                yield watcher, events, self.view(watcher)

    def _tell_beside(self, sentences: Sequence[Sentence]) -> Iterator[Notice]:
        """Tell each watcher what happened besides the game."""
        nothing = Story(self.game, ())
        for watcher, told in self.told.items():
            beside = tuple(
                messages.Line((about(watcher, message, **variables),), ())
                for message, variables in sentences
            )
            told.beside = beside
            self._note(told, beside)
            yield Notice(watcher, told.number, told.view, (), told.view, nothing, told=beside)

    def _note(self, told: Told, seen: Seen | tuple[messages.Line | messages.Said, ...]) -> None:
        """Something gets the next number for a watcher."""
        told.number += 1
        if self.game.may_look_back:
            told.keep(seen, self.claims.moves)

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
        said = (self.said(content),)
        for told in self.told.values():
            self._note(told, said)


def _hurried(content: AnyContent) -> Seat | None:
    """The seat whose time was up, if that is why chance has decided for it."""
    return content.seat if isinstance(content, Answered) and content.by == "clock" else None
