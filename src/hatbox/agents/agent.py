"""What a bot is, and a whole game between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

from ..kernel.engine import Answer, Event, Seat
from ..kernel.game import Game, Setup
from ..records import Match
from .character import Character, Traits
from .talk import Heard, Saying, converse


class Agent(Protocol):
    """Somebody who plays a seat and knows only what that seat is told."""

    watches: ClassVar[bool]
    """Whether it wants to be told what happens between its decisions."""

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        """What the seat saw happen, and what it sees now."""

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        """One of the options."""

    def hear(self, speaker: Seat, said: Saying) -> None:  # noqa: ARG002 for those who listen
        """What somebody else said; unless a bot says otherwise, it is deaf."""
        return None  # noqa: RET501 without it mypy takes the method for abstract

    def speak(self, view: Any) -> Saying | None:  # noqa: ARG002 for those who do speak
        """What it has to say now that it has the floor; unless a bot says otherwise, nothing."""
        return None


Factory = Callable[[Game, Seat, Setup, Random], Agent]
"""Seats a bot. The setup is what everybody knows: see `Game.public`."""
Builder = Callable[[Game, Seat, Setup, Random, Character], Agent]
"""Seats a bot of some character."""


class Bots(NamedTuple):
    """The bots of one family of games."""

    strengths: Mapping[str, Builder]
    """The bots by the names of their strengths."""
    traits: type[Traits]
    """What a character can be like in these games."""


MOST_LINES = 10_000
"""Of a record that bots play. Games with our own decks have some hundred."""


def play_out(
    match: Match,
    agents: Mapping[Seat, Agent],
    rng: Random,
    *,
    talk: Callable[[Sequence[Heard]], None] | None = None,
) -> None:
    """Let bots play a match to its end, unless it has none (with a deck of nothing that scores,
    say); of several that are asked, chance says who is quicker.

    They talk if there is somebody to tell what they say.
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
    """Nobody is told of what nobody can see: that somebody has passed, say."""
    if match.news:
        for seat in watching:
            agents[seat].observe(match.view(seat), match.seen(seat))
