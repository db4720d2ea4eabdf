"""Anybody's bot: a program that plays a seat by JSON lines over its standard input and output.

The program is given what its seat is given, and nothing else. If it does anything wrong, it loses
only its own seat: the regular bot, told everything that the seat has seen, plays on. The messages
are like those of the server's WebSocket; docs/bot-protocol.md describes them.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..kernel.engine import Answer, Event, Seat
from ..kernel.errors import RuleError
from ..kernel.game import Game, Setup
from ..kernel.written import from_json, to_builtins, to_json
from .agent import Agent, Factory
from .program import Fault, Program
from .strengths import strength
from .talk import Saying

PROTOCOL = 1
"""Version of the protocol."""
STAND_IN: Factory = strength("regular")
"""The bot that takes over the seat of a program that did something wrong."""
NAME = re.compile(r"exec(?:/(?P<seconds>\d{1,4}(?:\.\d{1,3})?))?:(?P<command>.*)", re.DOTALL)
"""The name of a bot that is a program: a command, and its seconds for each decision."""
FAREWELL = 1.0
"""Seconds that a program has to finish after the game."""
LONGEST_REPORT = 300
"""Maximum number of characters of a report."""
MOST_HEARD = 50
"""Maximum number of sayings that are kept for a program's next question."""


# --- Messages, in shapes like the server's, with the whole view each time --------------------


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """The first message: what everybody knows before the first card."""

    protocol: int
    game: str
    seat: Seat
    players: int
    first: Seat
    options: Any
    deck: tuple[str, ...]
    """The cards that everybody knows beforehand, written and sorted."""
    backs: tuple[str, ...] = ()
    """The backs, where `deck` holds only faces."""


def start_of(game: Game, seat: Seat, setup: Setup) -> Start:
    """The first message of a seat."""
    known = game.inventory(setup)
    return Start(
        protocol=PROTOCOL,
        game=game.id,
        seat=seat,
        players=setup.players,
        first=setup.first,
        options=to_builtins(setup.variants),
        deck=known.deck,
        backs=known.backs,
    )


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """Events as this seat saw them, and its view after them."""

    number: int
    events: tuple[Event, ...]
    view: Any
    question: None = None
    """Always null. The server puts its questions here; a program gets a message of its own."""


class Said(Struct, frozen=True):
    """Something said, in the server's form."""

    seat: Seat
    phrase: str
    to: Seat | None
    slot: int | None
    card: str | None


class Question(Struct, frozen=True, tag_field="type", tag="question"):
    """A question, with its number for this seat and the seconds to answer it."""

    number: int
    view: Any
    options: tuple[Answer, ...]
    seconds: float
    naming: None = None
    """Always null: unlike those of the server, these options lack nothing."""
    said: tuple[Said, ...] = ()
    """Everything said by others since the last question, at a table where bots talk."""


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """The game is over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    seed: None = None


class Reply(Struct, frozen=True):
    """An answer. The number of the question may be called `question`, as the server calls it."""

    answer: msgspec.Raw
    number: int | None = None
    question: int | None = None
    say: Saying | None = None
    """Something that the program says in addition."""


def read_reply(
    line: bytes, number: int, options: Sequence[Answer], game: Game
) -> tuple[Answer, Saying | None]:
    """The option that a line chooses, and what it says; a Fault if it answers something else."""
    try:
        reply = from_json(line, Reply)
        answered = reply.question if reply.number is None else reply.number
        if answered != number:
            raise Fault(f"it was asked question {number} and answered {answered}")
        answer: Answer = from_json(bytes(reply.answer), game.decisions)
    except (ValueError, RuleError, RecursionError) as error:
        raise Fault(f"it said {_excerpt(line)}, which is no answer ({error})") from None
    if answer not in options:
        raise Fault(f"it chose {_excerpt(bytes(reply.answer))}, which is not among its options")
    return answer, reply.say


def _excerpt(line: bytes) -> str:
    return line[:80].decode(errors="replace") + ("…" if len(line) > 80 else "")


# --- The agent ------------------------------------------------------------------------------


def to_stderr(line: str) -> None:
    """Report to the person who started the game."""
    if sys.stderr is not None:  # the caller may have closed it
        with suppress(OSError, ValueError):
            sys.stderr.write(f"hatbox: {line}\n")


class External(Struct, frozen=True):
    """Seats a program: a factory, like those of the other bots."""

    command: tuple[str, ...]
    seconds: float = 2.0
    """Seconds for each decision."""
    starting: float = 5.0
    """Additional seconds for the first decision, because programs take time to start."""
    report: Callable[[str], None] = to_stderr
    """Called once, with one line, when a program loses its seat."""

    def __call__(self, game: Game, seat: Seat, setup: Setup, rng: Random) -> Agent:
        return ExternalAgent(self, game, seat, setup, rng)


class ExternalAgent(Agent):
    """One program in one seat for one game."""

    watches: ClassVar[bool] = True

    def __init__(self, how: External, game: Game, seat: Seat, setup: Setup, rng: Random) -> None:
        self._how, self._game, self._seat = how, game, seat
        self._setup, self._rng = game.public(setup), rng
        self._past: list[tuple[Any, Sequence[Event]]] = []
        """Everything that the seat was told, for the bot that may have to take over."""
        self._view: Any = None
        self._news = self._questions = 0
        self._heard: list[Said] = []
        self._say: Saying | None = None
        self._program: Program | None = None
        self._stand_in: Agent | None = None
        try:
            self._program = Program(how.command)
        except Fault as fault:
            self._replace(fault)
        else:
            self._program.tell(to_json(start_of(game, seat, setup)))

    @property
    def lost_seat(self) -> bool:
        """Whether the stand-in plays on."""
        return self._stand_in is not None

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        if self._stand_in is not None:
            self._stand_in.observe(view, events)
            return
        self._past.append((view, events))
        # A secret answer is no news to the others: the program must not even be able to count it.
        if events or view != self._view:
            self._view = view
            self._news += 1
            self._tell(News(self._news, tuple(events), view))
        if not view.agenda:
            self._tell(Over(view.winners, view.scores))
            self._dismiss(FAREWELL)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        if self._program is not None:
            try:
                return self._ask(self._program, view, options)
            except Fault as fault:
                self._replace(fault)
        assert self._stand_in is not None
        return self._stand_in.decide(view, options)

    def hear(self, speaker: Seat, said: Saying) -> None:
        if self._stand_in is not None:
            self._stand_in.hear(speaker, said)
        else:
            words = Said(speaker, said.phrase, said.to, said.slot, said.card)
            self._heard = [*self._heard, words][-MOST_HEARD:]

    def speak(self, view: Any) -> Saying | None:
        if self._stand_in is not None:
            return self._stand_in.speak(view)
        said, self._say = self._say, None
        return said

    def _ask(self, program: Program, view: Any, options: Sequence[Answer]) -> Answer:
        self._questions += 1
        number = self._questions
        seconds = self._how.seconds + (self._how.starting if number == 1 else 0)
        heard, self._heard = tuple(self._heard), []
        program.tell(to_json(Question(number, view, tuple(options), seconds, said=heard)))
        line = program.ask(seconds)
        if line is None:
            raise Fault(f"it did not answer question {number} within {seconds:g} seconds")
        answer, say = read_reply(line, number, options, self._game)
        self._say = say or self._say
        return answer

    def _tell(self, message: Struct) -> None:
        if self._program is not None:
            self._program.tell(to_json(message))

    def _dismiss(self, seconds: float = 0) -> None:
        if self._program is not None:
            self._program.end(seconds)
            self._program = None

    def _replace(self, fault: Fault) -> None:
        """Let the stand-in play on, told everything that the seat was told."""
        self._dismiss()
        what = f"seat {self._seat} ({_excerpt(shlex.join(self._how.command).encode())}): {fault}"
        self._how.report(f"{_one_line(what)}; the regular bot plays on")
        self._stand_in = STAND_IN(self._game, self._seat, self._setup, self._rng)
        for view, events in self._past:
            self._stand_in.observe(view, events)
        self._past.clear()


def _one_line(text: str) -> str:
    """A text as one line, not too long, without anything that could trick a terminal."""
    plain = "".join(each if each.isprintable() else " " for each in text)
    return plain if len(plain) <= LONGEST_REPORT else plain[:LONGEST_REPORT] + "…"


# --- By name --------------------------------------------------------------------------------


def external(name: str) -> External | None:
    """The program that a name such as `exec:python3 bot.py` or `exec/10:./bot` means, if any.

    Never for names that come from elsewhere: the name is a command, which is run.
    """
    found = NAME.fullmatch(name)
    if found is None:
        return None
    try:
        program, *arguments = shlex.split(found["command"])
    except ValueError:
        return None
    # The program runs in another folder: relative paths keep their meaning.
    first = _absolute(program) if "/" in program else program
    how = External((first, *map(_absolute, arguments)))
    return replace(how, seconds=float(found["seconds"])) if found["seconds"] else how


def _absolute(argument: str) -> str:
    """The full path of an argument that is a file here; anything else as it is."""
    try:
        return str(Path(argument).absolute()) if Path(argument).is_file() else argument
    except OSError:
        return argument
