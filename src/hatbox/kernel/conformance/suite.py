"""All laws, checked along one game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from ..game import Game, Setup, Watcher
from .play import Policy, Run, play, play_to_the_end, question
from .steps import law_1_replay, law_2_json, law_4_options
from .story import law_8_story
from .twins import Secrets, law_5_now, law_5_sealed, law_5_twins
from .worlds import law_6_fits, law_6_told

if TYPE_CHECKING:
    from random import Random

MOST = 400
"""Maximum number of answers in a game played by a policy, which may never end."""


@dataclass
class Counts:
    """How much was checked."""

    games: int = 0
    answers: int = 0
    unfinished: int = 0
    imagined: int = 0
    sealed: int = 0
    lookalikes: int = 0
    followed: int = 0
    """Views that were compared with what the events tell."""
    twins: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """Number of twins by game, kind of seat and kind of question."""
    messages: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of twins by game and kind of message that the last answer brought."""

    def __iadd__(self, other: Counts) -> Self:
        self.games += other.games
        self.answers += other.answers
        self.unfinished += other.unfinished
        self.imagined += other.imagined
        self.sealed += other.sealed
        self.lookalikes += other.lookalikes
        self.followed += other.followed
        self.twins += other.twins
        self.messages += other.messages
        return self


def check_game(
    game: Game,
    setup: Setup,
    secrets: Secrets,
    rng: Random,
    *,
    policy: Policy | None = None,
    twins: int = 2,
    worlds: int = 1,
) -> Counts:
    """Play one game under all laws; raise a LawBroken at the first that is broken.

    Without a policy the play is random, and must end; with one it stops after MOST answers.
    `twins` is the number of twins to make, `worlds` the number of worlds to imagine, each at a
    random moment.
    """
    run = (
        play_to_the_end(game, setup, rng)
        if policy is None
        else play(game, setup, policy, rng, MOST)
    )
    law_2_json(run)
    law_1_replay(run)
    law_4_options(run, rng)
    counts = Counts(games=1, answers=len(run.answers), unfinished=int(not run.over))
    for _ in range(twins):
        _twins(run, secrets, rng, counts)
    for _ in range(worlds):
        _worlds(run, secrets, rng, counts)
    counts.followed += law_8_story(run)  # the last: a view that tells too much breaks it too
    return counts


def _anywhere(run: Run, rng: Random) -> tuple[Watcher, int]:
    """A random watcher and moment.

    Half of the moments are rather early, when more is hidden; the others are drawn by kind of
    question, so that rare kinds come up too.
    """
    watcher: Watcher = rng.choice([None, *range(run.setup.players)])
    if rng.random() < 0.5:
        return watcher, rng.randrange(1 + rng.randrange(len(run.moments)))
    kinds: dict[str, list[int]] = {}
    for number, now in enumerate(run.moments):
        kinds.setdefault(question(now), []).append(number)
    return watcher, rng.choice(kinds[rng.choice(sorted(kinds))])


def _twins(run: Run, secrets: Secrets, rng: Random, counts: Counts) -> None:
    """Law 5."""
    watcher, upto = _anywhere(run, rng)
    found = law_5_twins(run, secrets, watcher, upto, rng)
    counts.lookalikes += law_5_now(run, secrets, watcher, upto, rng)
    if upto < len(run.answers):
        counts.sealed += law_5_sealed(run, secrets, upto, rng)
    if found is not None:
        counts.twins[run.game.id, found.watcher, found.question] += 1
        counts.messages.update({(run.game.id, message) for message in found.messages})


def _worlds(run: Run, secrets: Secrets, rng: Random, counts: Counts) -> None:
    """Law 6, as far as one game can show it."""
    watcher, upto = _anywhere(run, rng)
    deck = secrets.twin(run, watcher, upto, rng).deck
    law_6_fits(run, secrets, watcher, upto, rng)
    if secrets.known(deck) == secrets.known(run.setup.deck):
        law_6_told(run, deck, watcher, upto, rng)
    counts.imagined += 1
