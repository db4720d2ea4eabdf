"""Bots know what their seat was told: in a twin world that looks the same they do the same.

The twin is the same game with two cards of the deck exchanged. As long as the seat is sent the
same in both worlds, the same bot with the same seed has to decide the same and to say the same.
And as long as a *listener* is sent the same, a bot speaks at the same moments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest
from msgspec.structs import replace

from hatbox.agents import STRENGTHS, Agent, Factory
from hatbox.agents.characters import characters
from hatbox.agents.talk import Saying
from hatbox.games import GAMES
from hatbox.kernel.conformance import Run, anything
from hatbox.kernel.conformance import play as play_at_random
from hatbox.kernel.conformance.play import follow
from hatbox.kernel.engine import Answer, Event, Moment, Seat
from hatbox.kernel.errors import RuleError
from hatbox.kernel.game import Game, Setup
from tests.external.test_twins import twin_of

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


def a_game(game: Game, number: int, players: int = 4) -> Run:
    rng = Random(number)
    options = game.options()
    deck = game.deck(options)
    setup = Setup(players, 0, tuple(rng.sample(deck, len(deck))), options)
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


class Conduct(NamedTuple):
    """What a bot did: its decisions, and at each moment what it said, if anything."""

    decisions: list[Answer]
    words: list[Saying | None]

    @property
    def moments(self) -> list[bool]:
        return [said is not None for said in self.words]


def conduct(
    bot: Factory, game: Game, seat: Seat, known: Setup, sent: Sequence[Told], seed: int = 7
) -> Conduct:
    """What a bot does at each moment and at each question, whatever its seat then did.

    Others talk to it and about it all the time."""
    agent = bot(game, seat, known, Random(seed))
    others = [each for each in range(known.players) if each != seat]
    found = Conduct([], [])
    for number, now in enumerate(sent):
        if now.events:
            agent.observe(now.view, now.events)
            if number % 2:
                agent.hear(
                    others[number % len(others)], WORDS[game.id][number // 2 % 4](seat, others)
                )
            found.words.append(agent.speak(now.view))
        if now.options:
            found.decisions.append(agent.decide(now.view, now.options))
    return found


Word = Callable[[Seat, Sequence[Seat]], Saying]
ANTAYAGI: list[Word] = [
    lambda seat, _others: Saying("your-card-is", seat, 0, "hat"),
    lambda _seat, others: Saying("your-card-is", others[0], 1, "t-rex"),
    lambda _seat, _others: Saying("do-not-believe"),
    lambda seat, _others: Saying("trade-with-me", seat),
]
WORDS: dict[str, list[Word]] = {
    "antayagi-80": ANTAYAGI,
    "antayagi-65": ANTAYAGI,
    "not-a-hat": [
        lambda _seat, _others: Saying("do-not-believe"),
        lambda seat, _others: Saying("are-you-sure", seat),
        lambda _seat, _others: Saying("it-is-true"),
        lambda _seat, _others: Saying("laugh"),
    ],
}
CHARACTERS = ["", *(f"+{id_}" for id_ in characters())]


@cache
def pairs(game: str, seat: Seat) -> tuple[Run, list[Twin]]:
    run = a_game(GAMES[game], seat)
    return run, twins(run, seat, Random(seat))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", list(GAMES))
def test_twin_worlds_get_the_same_decisions_and_words(game: str, strength: str) -> None:
    decided = spoken = 0
    for number, character in enumerate(CHARACTERS):
        seat = 2 * (number % 2)
        run, found = pairs(game, seat)
        for twin in found if not character else found[:1]:
            mine, theirs = (
                conduct(
                    factory(game, strength + character),
                    run.game,
                    seat,
                    run.game.public(setup),
                    sent,
                )
                for setup, sent in zip(twin.setups, twin.told, strict=True)
            )
            assert mine == theirs
            decided += len(mine.decisions)
            spoken += sum(mine.moments)
    assert decided >= 10
    assert spoken >= 10


@pytest.mark.parametrize("players", [3, 5, 6, 7])
@pytest.mark.parametrize("game", list(GAMES))
def test_twin_worlds_get_the_same_decisions_at_tables_of_every_size(
    game: str, players: int
) -> None:
    run = a_game(GAMES[game], players, players)
    found = twins(run, 1, Random(players))
    decided = 0
    for strength, twin in product(STRENGTHS, found[:2]):
        mine, theirs = (
            conduct(factory(game, strength), run.game, 1, run.game.public(setup), sent)
            for setup, sent in zip(twin.setups, twin.told, strict=True)
        )
        assert mine == theirs
        decided += len(mine.decisions)
    assert decided >= 10


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", list(GAMES))
def test_when_a_bot_speaks_depends_on_nothing_that_a_listener_cannot_know(
    game: str, strength: str
) -> None:
    """The speaker sees other things in the two worlds, and may say other words."""
    spoken = other_words = 0
    for seed, (number, character) in enumerate(product(range(SHORT_GAMES), CHARACTERS)):
        bot = factory(game, strength + character)
        mine, theirs = (
            conduct(bot, GAMES[game], SPEAKER, known, sent, seed)
            for known, sent in listeners_twins(game, number)
        )
        assert mine.moments == theirs.moments
        spoken += sum(mine.moments)
        other_words += mine.words != theirs.words
    assert spoken >= 10
    if game != "not-a-hat":  # there everybody sees the same
        assert other_words


SHORT_GAMES = 4
SHORT = 10
LISTENER, SPEAKER = 0, 1


@cache
def listeners_twins(game: str, number: int) -> list[tuple[Setup, list[Told]]]:
    """Two worlds that look the same to a listener, and what the speaker is sent in them."""
    run = a_game(GAMES[game], number)
    run = run._replace(answers=run.answers[:SHORT], moments=run.moments[: SHORT + 1])
    setup, moments = twin_of(run, LISTENER, Random(number))
    heard = [[told(run.game, now, LISTENER) for now in seen] for seen in (run.moments, moments)]
    assert heard[0] == heard[1]
    return [
        (run.game.public(dealt), [told(run.game, now, SPEAKER) for now in seen])
        for dealt, seen in ((run.setup, run.moments), (setup, moments))
    ]


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
                conduct(Peeker, run.game, 0, known(setup), sent)
                for setup, sent in zip(twin.setups, twin.told, strict=True)
            )
            found_out.append(mine != theirs)
    assert any(found_out[::2])
    assert not any(found_out[1::2])
