"""Two worlds that differ only in what some watchers cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from hatbox.games import GAMES
from hatbox.kernel.conformance import Deal, Policy, Run, anything, play
from hatbox.kernel.conformance.play import follow, question
from hatbox.kernel.engine import NATURE, Answer, Moment, Seat
from hatbox.kernel.game import Setup, Watcher, listed
from hatbox.lab.families import oracle

TRIES = 500


class Worlds(NamedTuple):
    """A game up to some moment, and the same answers with other cards."""

    run: Run
    watchers: tuple[Watcher, ...]
    """Those who cannot know the difference."""
    deal: Deal
    moments: list[Moment[Any]]
    instead: tuple[Seat, Answer] | None
    """The answer still sealed at the end, decided otherwise."""

    @property
    def positions(self) -> int:
        """Moments in which the truth differs."""
        return sum(one.position != other.position for one, other in self._both())

    @property
    def holders(self) -> int:
        """Windows in which others hold a sabotage."""
        windows = (pair for pair in self._both() if question(pair[0]) == "window")
        return sum(_holders(one) != _holders(other) for one, other in windows)

    @property
    def shuffles(self) -> int:
        return len(self.deal.shuffles)

    def _both(self) -> Iterator[tuple[Moment[Any], Moment[Any]]]:
        return zip(self.run.moments, self.moments, strict=True)


class Play(NamedTuple):
    """How a game is played whose twin is wanted."""

    game: str
    players: int
    variants: Mapping[str, Any]
    most: int
    """Maximum number of answers."""
    policy: str = ""
    """The name of one of the family's policies; otherwise random play."""
    few: bool = False
    """Whether there are so few cards that the pile runs out, and there is a shuffle."""
    sealed: bool = False
    """Whether it has to end with a sealed offer, which the twin decides otherwise."""


def twins(playing: Play, watchers: Sequence[Watcher], rng: Random) -> Worlds:
    """Worlds that really differ: where hands hide something, also in who holds a sabotage."""
    for _ in range(TRIES):
        found = _try(playing, tuple(watchers), rng)
        hands = len(found.watchers) == 1 and GAMES[playing.game].slots > 0
        armed = found.holders or not hands or playing.few or playing.sealed
        if (
            found.positions
            and armed
            and (found.shuffles or not playing.few)
            and (found.instead or not playing.sealed)
        ):
            return found
    raise AssertionError(f"no such game: {playing}")


def _try(playing: Play, watchers: tuple[Watcher, ...], rng: Random) -> Worlds:
    run = _played(playing, rng)
    last = run.answers[-1][0]
    sealed = question(run.moments[-1]) == "choose-offers" and run.moments[-1].position.sealed
    deal = oracle(playing.game).secrets.twin_for(run, watchers, len(run.answers), rng)
    moments = _moments(run, deal)
    instead = None
    if sealed and last not in watchers:
        instead = last, rng.choice(listed(moments[-2].options[last]))
    return Worlds(run, watchers, deal, moments, instead)


def _played(playing: Play, rng: Random) -> Run:
    game, players = GAMES[playing.game], playing.players
    options = game.variants(**playing.variants)
    deck = game.cards(options)
    cards = rng.sample(deck, 3 * players + 6 if playing.few else len(deck))
    policy: Policy = oracle(game.id).policies.get(playing.policy, anything)
    setup = Setup(players, rng.randrange(players), tuple(cards), options)
    return play(game, setup, policy, rng, playing.most)


def deal_of(run: Run) -> Deal:
    """The cards as they lay in the game that was played."""
    shuffles = [reply.deck for seat, reply in run.answers if seat == NATURE]  # type: ignore[attr-defined]
    return Deal(run.setup.deck, tuple(shuffles))


def _moments(run: Run, twin: Deal) -> list[Moment[Any]]:
    """The twin's truth, as the engine has it."""
    shuffles = iter(twin.shuffles)
    answers = [
        (seat, replace(reply, deck=next(shuffles)) if seat == NATURE else reply)
        for seat, reply in run.answers
    ]
    return list(follow(run.game, replace(run.setup, deck=twin.deck), answers))


def _holders(now: Moment[Any]) -> set[int]:
    return {
        seat for seat in now.to_act if any(reply.interrupts for reply in listed(now.options[seat]))
    }
