"""Bots know what their seat was told: in a twin world that looks the same they do the same.

The twin is the same game with other hidden cards. The seat is sent the same in both worlds, so
the same bot with the same seed has to decide the same and to say the same. And where a *listener*
is sent the same, a bot speaks at the same moments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest
from msgspec import Struct

from hatbox.agents import STRENGTHS, Agent, Factory
from hatbox.agents.characters import characters
from hatbox.agents.talk import Saying
from hatbox.games import GAMES
from hatbox.kernel.conformance import Run, anything
from hatbox.kernel.conformance import play as play_at_random
from hatbox.kernel.engine import Answer, Event, Moment, Seat
from hatbox.kernel.game import Game, Setup
from hatbox.lab.families import oracle
from tests.external.test_twins import twin_of
from tests.people import near

from .tables import factory

ANSWERS = 40
GAMES_TRIED = 8
TRIES = 6
"""Number of twins to try of each game; those that hide most from the seat are compared."""
TWINS = 3


class Told(NamedTuple):
    """What a seat was sent at one moment."""

    view: Any
    events: tuple[Event, ...]
    options: Sequence[Answer]


class World(NamedTuple):
    """A game as it was played, with the truth."""

    game: Game
    setup: Setup
    moments: Sequence[Moment[Any]]

    def told(self, seat: Seat) -> Iterator[Told]:
        """Made only when it is asked for: a trace of the truth that is left behind in making it
        is then one of this world."""
        for now in self.moments:
            events = tuple(self.game.redact(event, seat) for event in now.news)
            yield Told(self.game.view(now.position, seat), events, now.options.get(seat, ()))

    @property
    def public(self) -> Setup:
        return self.game.public(self.setup)


Twins = tuple[World, World]
"""Two worlds that look the same to a seat."""


def a_game(game: Game, number: int, players: int = 4) -> Run:
    rng = Random(number)
    options = game.variants()
    deck = game.cards(options)
    setup = Setup(players, 0, tuple(rng.sample(deck, len(deck))), options)
    return play_at_random(game, setup, anything, rng, ANSWERS)


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[Twins]:
    """Twins with the same cards, of which different ones are hidden."""
    known = oracle(run.game.id).secrets.known
    mine = World(run.game, run.setup, run.moments)
    for _ in range(TRIES):
        theirs = World(run.game, *twin_of(run, seat, rng))
        if theirs.setup != mine.setup and known(theirs.setup.deck) == known(mine.setup.deck):
            assert list(theirs.told(seat)) == list(mine.told(seat))
            yield mine, theirs


def hidden(now: Moment[Any], seat: Seat) -> Any:
    """The truth of what a seat does not see and would most like to: its own cards, or the shop."""
    at = now.position
    return at.hands[seat] if hasattr(at, "hands") else at.shop


def differing(worlds: Twins, seat: Seat) -> int:
    """Number of the seat's decisions at which the hidden cards differ."""
    both = zip(*(world.moments for world in worlds), strict=True)
    return sum(hidden(a, seat) != hidden(b, seat) for a, b in both if seat in a.options)


@cache
def pairs(game: str, seat: Seat, players: int = 4) -> list[Twins]:
    """The twins that would best expose a bot that knows hidden cards."""
    tables = [(number, near(game, players)) for number in range(GAMES_TRIED)]
    runs = [a_game(GAMES[game], *table) for table in tables]
    found = [worlds for run in runs for worlds in twins(run, seat, Random(seat))]
    return sorted(found, key=lambda worlds: -differing(worlds, seat))[:TWINS]


class Conduct(NamedTuple):
    """A bot's behaviour: its decisions, and what it said at each moment, if anything."""

    decisions: list[Answer]
    words: list[Saying | None]

    @property
    def moments(self) -> list[bool]:
        return [said is not None for said in self.words]


def conduct(bot: Factory, world: World, seat: Seat, known: Setup, seed: int = 7) -> Conduct:
    """A bot's behaviour at each moment and question, whatever its seat then did.

    The others talk to it and about it all the time.
    """
    game = world.game
    agent = bot(game, seat, known, Random(seed))
    others = [each for each in range(known.players) if each != seat]
    found = Conduct([], [])
    for number, now in enumerate(world.told(seat)):
        if now.events:
            agent.observe(now.view, now.events)
            if number % 2:
                agent.hear(
                    others[number % len(others)], WORDS[game.family][number // 2 % 4](seat, others)
                )
            found.words.append(agent.speak(now.view))
        if now.options:
            found.decisions.append(agent.decide(now.view, now.options))
    return found


Word = Callable[[Seat, Sequence[Seat]], Saying]
WORDS: dict[str, list[Word]] = {
    "antayagi": [
        lambda seat, _others: Saying("your-card-is", seat, 0, "hat"),
        lambda _seat, others: Saying("your-card-is", others[0], 1, "t-rex"),
        lambda _seat, _others: Saying("do-not-believe"),
        lambda seat, _others: Saying("trade-with-me", seat),
    ],
    "not-a-hat": [
        lambda _seat, _others: Saying("do-not-believe"),
        lambda seat, _others: Saying("are-you-sure", seat),
        lambda _seat, _others: Saying("it-is-true"),
        lambda _seat, _others: Saying("laugh"),
    ],
}
CHARACTERS = ["", *(f"+{id_}" for id_ in characters())]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", list(GAMES))
def test_twin_worlds_get_the_same_decisions_and_words(game: str, strength: str) -> None:
    decided = spoken = other = 0
    for number, character in enumerate(CHARACTERS):
        seat = near(game, 4) // 2 * (number % 2)
        found = pairs(game, seat)
        for worlds in [found[number % TWINS]] if character else found:
            bot = factory(game, strength + character)
            mine, theirs = (conduct(bot, world, seat, world.public) for world in worlds)
            assert mine == theirs
            decided += len(mine.decisions)
            spoken += sum(mine.moments)
            other += differing(worlds, seat)
    assert decided >= 10
    assert spoken >= 10
    assert other > decided / 2


@pytest.mark.parametrize("players", [3, 5, 6, 7])
@pytest.mark.parametrize("game", list(GAMES))
def test_twin_worlds_get_the_same_decisions_at_tables_of_every_size(
    game: str, players: int
) -> None:
    decided = other = 0
    for strength, worlds in product(STRENGTHS, pairs(game, 1, players)[:2]):
        bot = factory(game, strength)
        mine, theirs = (conduct(bot, world, 1, world.public) for world in worlds)
        assert mine == theirs
        decided += len(mine.decisions)
        other += differing(worlds, 1)
    assert decided >= 10
    assert other > decided / 2


@pytest.mark.parametrize("game", list(GAMES))
def test_which_objects_a_view_is_made_of_tells_nothing_either(game: str) -> None:
    """A side that is shown is the same one whatever is behind it, and so are its words."""
    lookalike, rng = oracle(game).secrets.lookalike, Random(game)
    for seat in (0, near(game, 4) // 2):
        for one, other in pairs(game, seat):
            mine, theirs = (list(_parts(list(world.told(seat)))) for world in (one, other))
            _same_sides(mine, theirs)
            assert _pattern(mine) == _pattern(theirs)
            for now in one.moments:
                positions = now.position, lookalike(now.position, seat, rng)
                _same_sides(*(list(_parts(one.game.view(at, seat))) for at in positions))


def _same_sides(mine: Sequence[Any], theirs: Sequence[Any]) -> None:
    sides = [
        (one, other)
        for one, other in zip(mine, theirs, strict=True)
        if isinstance(one, str) or type(one).__name__.endswith("Side")
    ]
    assert sides
    assert all(one is other for one, other in sides)


def _parts(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, tuple | list):
        for part in value:
            yield from _parts(part)


def _pattern(parts: Sequence[Any]) -> list[int]:
    """For each object where it was met first."""
    first: dict[int, int] = {}
    return [first.setdefault(id(part), number) for number, part in enumerate(parts)]


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
            conduct(bot, world, SPEAKER, world.public, seed)
            for world in listeners_twins(game, number)
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
def listeners_twins(game: str, number: int) -> Twins:
    """Two worlds that look the same to a listener."""
    run = a_game(GAMES[game], number, near(game, 4))
    run = run._replace(answers=run.answers[:SHORT], moments=run.moments[: SHORT + 1])
    return next(twins(run, LISTENER, Random(number)))


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
    for one, other in pairs(game, 0):
        peeked, fair = (
            [
                conduct(Peeker, world, 0, known)
                for world, known in zip((one, other), setups, strict=True)
            ]
            for setups in ((one.setup, other.setup), (one.public, other.public))
        )
        assert peeked[0] != peeked[1]
        assert fair[0] == fair[1]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_public_setup_is_the_same_in_whatever_order_the_deck_lies(game: str) -> None:
    the_game, rng = GAMES[game], Random(game)
    options = the_game.variants()
    deck = the_game.cards(options)
    first, *others = (
        Setup(near(game, 4), 0, tuple(rng.sample(deck, len(deck))), options) for _ in range(5)
    )
    for other in others:
        assert other.deck != first.deck
        assert the_game.public(other) == the_game.public(first)
