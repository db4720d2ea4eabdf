"""The interface of a bot, and a whole game between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Literal, NamedTuple, Protocol

from ..kernel.engine import Answer, Event, Seat
from ..kernel.game import Game, Setup
from ..records import Match
from .character import Character, Traits
from .talk import Heard, Saying, converse


class Agent(Protocol):
    """A bot that plays a seat and knows only what that seat is told."""

    watches: ClassVar[bool]
    """Whether it is told what happens between its decisions."""

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        """Take in the events that the seat saw, and the view after them."""

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        """Choose one of the options."""

    def hear(self, speaker: Seat, said: Saying) -> None:  # noqa: ARG002 for bots that listen
        """Take in what somebody else said; by default a bot is deaf."""
        return None  # noqa: RET501 without it mypy takes the method for abstract

    def speak(self, view: Any) -> Saying | None:  # noqa: ARG002 for bots that speak
        """Say something, having the floor; by default a bot says nothing."""
        return None


class Judge(Agent, Protocol):
    """A bot that can say what it thinks of each option."""

    measure: ClassVar[Literal["win", "right"]]
    """Its estimates are chances to win, or chances that an answer is right."""

    def estimates(self, view: Any, options: Sequence[Answer]) -> Sequence[float]:
        """A chance for each option, from 0 to 1."""


Factory = Callable[[Game, Seat, Setup, Random], Agent]
"""Seats a bot. The setup is what everybody knows, see `Game.public`."""
Builder = Callable[[Game, Seat, Setup, Random, Character], Agent]
"""Seats a bot with a character."""


class Bots(NamedTuple):
    """The bots of one family of games."""

    strengths: Mapping[str, Builder]
    """The bots, by the names of their strengths."""
    traits: type[Traits]
    """The type of a character's traits in these games."""
    judge: Callable[[Game, Seat, Setup, Random], Judge]
    """A master whom one can ask what it would have done."""


MOST_LINES = 10_000
"""Maximum number of lines of a record that bots play. With our own decks it is a few hundred."""


def play_out(
    match: Match,
    agents: Mapping[Seat, Agent],
    rng: Random,
    *,
    talk: Callable[[Sequence[Heard]], None] | None = None,
) -> None:
    """Let bots play a match to its end, or to `MOST_LINES` if it has none (with a deck in which
    nothing scores, say). If several seats are asked, chance decides who answers first.

    They talk if `talk` is given, which is then called with what they say.
    """
    watching = [seat for seat, agent in agents.items() if agent.watches]
    _tell(match, agents, watching)
    while not match.over and len(match.lines) < MOST_LINES:
        if talk is not None and match.news:
            views = {seat: match.view(seat) for seat in agents}
            talk(converse(agents, views, match.game, rng))
        seat = rng.choice(match.to_act)
        match.answer(seat, agents[seat].decide(match.view(seat), match.options(seat)))
        _tell(match, agents, watching)


def _tell(match: Match, agents: Mapping[Seat, Agent], watching: Sequence[Seat]) -> None:
    """Tell the bots the news. An answer without any, such as a pass, is told to nobody."""
    if match.news:
        for seat in watching:
            agents[seat].observe(match.view(seat), match.seen(seat))
