"""A tournament: a round robin on the same deals and in every seat.

A pairing is one bot against a table full of another one (or of its own kind). All pairings play
the same deals, and the one bot sits in each seat in turn, so that neither seat nor cards favour
anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from ..agents import Agent, bot_named, play_out
from ..agents.external import ExternalAgent
from ..agents.talk import Saying
from ..kernel.engine import Answer, Event, Seat
from ..records import Match
from .pool import spread
from .seeds import derived

PURPOSE = "hatbox-tournament-1"
"""The name under which seeds are derived."""
Pairing = tuple[str, str]
"""A bot, and the bot in all other seats."""


class Tournament(Struct, frozen=True):
    """The plan of a tournament."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """The number of games for each pairing."""
    seed: str
    variants: Mapping[str, Any] = msgspec.field(name="options", default={})
    against: tuple[str, ...] = ()
    """The bots that fill the other seats; by default all of `bots`."""
    deck: str | None = None
    """The text of a deck file."""

    def check(self) -> None:
        """Raise a RuleError if it cannot be played."""
        for bot in (*self.bots, *self.against):
            bot_named(bot, self.game)
        self.deal(0, ["-"] * self.players)

    @property
    def pairings(self) -> list[Pairing]:
        """A round robin, in which each bot also meets its own kind."""
        return [(one, rest) for one in self.bots for rest in self.against or self.bots]

    def deal(self, number: int, seats: Sequence[str]) -> Match:
        """The game of that number before its first decision; each deal comes once for each seat."""
        seed = self._seed(number // self.players)
        return Match.deal(self.game, seats, seed=seed, variants=self.variants, deck_text=self.deck)

    def play(self, pairing: Pairing, number: int) -> Played:
        """One game."""
        one, rest = pairing
        place = number % self.players
        seats = [one if seat == place else rest for seat in range(self.players)]
        match = self.deal(number, seats)
        known = match.game.public(match.setup)
        agents = {
            seat: Timed(
                bot_named(bot)(match.game, seat, known, Random(self._seed(number, seat))),
                match.game.is_turn,
            )
            for seat, bot in enumerate(seats)
        }
        play_out(match, agents, Random(self._seed(number, "table")))
        return Played(
            pairing=pairing,
            number=number,
            place=place,
            winners=match.winners,
            scores=match.scores,
            finished=match.over,
            turns=sum(agent.turns for agent in agents.values()),
            seconds=tuple((seats[seat], tuple(agent.seconds)) for seat, agent in agents.items()),
            lost=frozenset(seats[seat] for seat, agent in agents.items() if agent.lost_seat),
        )

    def _seed(self, *parts: str | int) -> bytes:
        return derived(PURPOSE, self.seed, *parts)


class Played(Struct, frozen=True):
    """The outcome of one game."""

    pairing: Pairing
    number: int
    place: Seat
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    finished: bool
    """Whether it came to an end; without one it is stopped, and nobody wins."""
    turns: int
    """The number of turns, see `Game.is_turn`."""
    seconds: tuple[tuple[str, tuple[float, ...]], ...]
    """The bot of each seat, and the processor time of each of its decisions."""
    lost: frozenset[str] = frozenset()
    """The programs that lost a seat, so that the game tells little about them."""

    @property
    def won(self) -> float:
        """The one bot's share of the win."""
        return (self.place in self.winners) / max(len(self.winners), 1)


class Timed(Agent):
    """A bot and a stopwatch: only real choices are timed, and only its own work."""

    watches: ClassVar[bool] = True

    def __init__(self, agent: Agent, is_turn: Callable[[Answer], bool]) -> None:
        self.agent = agent
        self.is_turn = is_turn
        self.seconds: list[float] = []
        self.turns = 0

    @property
    def lost_seat(self) -> bool:
        """Whether it is a program that lost its seat to another bot."""
        return isinstance(self.agent, ExternalAgent) and self.agent.lost_seat

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.agent.observe(view, events)

    def hear(self, speaker: Seat, said: Saying) -> None:
        self.agent.hear(speaker, said)

    def speak(self, view: Any) -> Saying | None:
        return self.agent.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        start = time.thread_time()
        answer = self.agent.decide(view, options)
        if len(options) > 1:
            self.seconds.append(time.thread_time() - start)
        self.turns += self.is_turn(answer)
        return answer


def hold(tournament: Tournament, processes: int) -> Iterator[list[Played]]:
    """Play all games, a few at a time."""
    chunks = [
        (pairing, range(start, min(start + tournament.players, tournament.games)))
        for start in range(0, tournament.games, tournament.players)
        for pairing in tournament.pairings
    ]
    yield from spread(partial(_play, tournament), chunks, processes)


def _play(tournament: Tournament, chunk: tuple[Pairing, range]) -> list[Played]:
    pairing, numbers = chunk
    return [tournament.play(pairing, number) for number in numbers]
