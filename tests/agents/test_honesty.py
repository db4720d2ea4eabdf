"""Bots know what their seat was told: in a twin world that looks the same they do the same.

The twin is the same game with two cards of the deck exchanged. As long as the seat is sent the
same in both worlds, the same bot with the same seed has to decide the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest
from msgspec.structs import replace

from hatbox.agents import STRENGTHS, Agent, Factory
from hatbox.games import GAMES
from hatbox.kernel.conformance import Run, anything
from hatbox.kernel.conformance import play as play_at_random
from hatbox.kernel.conformance.play import follow
from hatbox.kernel.engine import Answer, Event, Moment, Seat
from hatbox.kernel.errors import RuleError
from hatbox.kernel.game import Game, Setup

from .tables import factory

ANSWERS = 40
PAIRS = 60
"""So many exchanges of two cards are tried for each game."""
TWINS = 3
"""So many twins are compared: those that look the same for longest."""


class Told(NamedTuple):
    """What a seat was sent at one moment."""

    view: Any
    events: tuple[Event, ...]
    options: Sequence[Answer]


class Twin(NamedTuple):
    """Two worlds that have looked the same to a seat so far."""

    setups: tuple[Setup, Setup]
    told: tuple[list[Told], list[Told]]


def told(game: Game, now: Moment[Any], seat: Seat) -> Told:
    events = tuple(game.redact(event, seat) for event in now.news)
    return Told(game.view(now.position, seat), events, now.options.get(seat, ()))


def a_game(game: Game, number: int) -> Run:
    rng = Random(number)
    options = game.options()
    deck = game.deck(options)
    setup = Setup(4, 0, tuple(rng.sample(deck, len(deck))), options)
    return play_at_random(game, setup, anything, rng, ANSWERS)


def twins(run: Run, seat: Seat, rng: Random) -> list[Twin]:
    """The twins that look the same for longest, and differ in the end."""
    sent = [told(run.game, now, seat) for now in run.moments]
    found: list[Twin] = []
    for _ in range(PAIRS):
        one, other = rng.sample(range(len(run.setup.deck)), 2)
        deck = list(run.setup.deck)
        if deck[one] == deck[other]:
            continue
        deck[one], deck[other] = deck[other], deck[one]
        setup = replace(run.setup, deck=tuple(deck))
        same = list(_while_same(run, setup, seat, sent))
        found.append(Twin((run.setup, setup), (sent[: len(same)], same)))
    return sorted(found, key=lambda twin: -len(twin.told[1]))[:TWINS]


def _while_same(run: Run, setup: Setup, seat: Seat, sent: Sequence[Told]) -> Iterator[Told]:
    """What the seat is sent in a twin world, up to the first difference."""
    moments = follow(run.game, setup, run.answers)
    for mine in sent:
        try:
            theirs = told(run.game, next(moments), seat)
        except RuleError:
            return
        if theirs != mine:
            return
        yield theirs


def decisions(bot: Factory, game: Game, seat: Seat, known: Setup, sent: list[Told]) -> list[Answer]:
    """What a bot decides at each question to its seat, whatever its seat then did."""
    agent = bot(game, seat, known, Random(7))
    found = []
    for now in sent:
        agent.observe(now.view, now.events)
        if now.options:
            found.append(agent.decide(now.view, now.options))
    return found


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", list(GAMES))
def test_twin_worlds_get_the_same_decisions(game: str, strength: str) -> None:
    compared = 0
    for seat in (0, 2):
        run = a_game(GAMES[game], seat)
        for twin in twins(run, seat, Random(seat)):
            mine, theirs = (
                decisions(factory(game, strength), run.game, seat, run.game.public(setup), sent)
                for setup, sent in zip(twin.setups, twin.told, strict=True)
            )
            assert mine == theirs
            compared += len(mine)
    assert compared >= 10


class Peeker(Agent):
    """A bot that looks at the order of the deck, if somebody lets it."""

    watches: ClassVar[bool] = False

    def __init__(self, _game: Game, _seat: Seat, setup: Setup, _rng: Random) -> None:
        self.rng = Random(",".join(str(card) for card in setup.deck))

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        pass

    def decide(self, _view: Any, options: Sequence[Answer]) -> Answer:
        return self.rng.choice(options)


@pytest.mark.parametrize("game", list(GAMES))
def test_somebody_who_peeks_is_found_out_and_the_public_setup_tells_nothing(game: str) -> None:
    run = a_game(GAMES[game], 0)
    found_out = []
    for twin in twins(run, 0, Random(0)):
        for known in (lambda setup: setup, run.game.public):
            mine, theirs = (
                decisions(Peeker, run.game, 0, known(setup), sent)
                for setup, sent in zip(twin.setups, twin.told, strict=True)
            )
            found_out.append(mine != theirs)
    assert any(found_out[::2])
    assert not any(found_out[1::2])
