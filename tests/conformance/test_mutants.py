"""Each planted mutant is caught by the law that it breaks."""

from collections import Counter
from random import Random

import pytest

from hatbox.games import GAMES
from hatbox.kernel.conformance import LAWS, LawBroken, anything, check_game, law_6_fair, play
from hatbox.kernel.game import Game
from hatbox.lab.families import oracle
from tests.conformance.altered import altered
from tests.conformance.mutants import MUTANTS, Mutant
from tests.conformance.tables import TINY, pairings, short, shuffled, tiny

TRIES = 12


def found(
    game: Game, worlds: int = 3, *, tries: int = TRIES, story: bool = True
) -> LawBroken | None:
    """The law that a few games find broken; without `story`, whatever law 8 says is ignored."""
    options = game.variants(**({"rounds": 2} if game.id == "not-a-hat" else {}))
    policies = [None, *oracle(game.id).policies.values()]
    for seed in range(tries):
        rng = Random(seed)
        policy = policies[seed % len(policies)]
        if policy is None or game.id == "not-a-hat":
            setup = shuffled(game, options, 3, rng)
        else:
            setup = short(game, 3, rng)
        try:
            secrets = oracle(game.id).secrets
            check_game(game, setup, secrets, rng, policy=policy, twins=8, worlds=worlds)
        except LawBroken as broken:
            if broken.law != 8 or story:
                return broken
    return None


def found_by_counting(game: Game) -> LawBroken | None:
    """The law that a comparison with all worlds of a tiny deck finds broken."""
    for seed in range(3):
        rng = Random(seed)
        cards = list(TINY["not-a-hat" if game.id == "not-a-hat" else "antayagi"])
        if seed:
            rng.shuffle(cards)
        setup = tiny(game, cards, 3, rng)
        packs = tuple(pairings(setup)) if game.id == "not-a-hat" else ()
        run = play(game, setup, anything, rng, seed)
        try:
            for watcher in (0, None):
                law_6_fair(run, watcher, len(run.answers), rng, samples=500, packs=packs)
        except LawBroken as broken:
            return broken
    return None


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.law}-{mutant.name}")
def test_mutant_is_caught_by_its_law(mutant: Mutant) -> None:
    if mutant.fair:
        broken = found_by_counting(mutant.broken)
    else:
        # A view that tells too much breaks law 8 as well, which may notice it in an earlier game.
        worlds = 3 if mutant.law == 6 else 0
        broken = found(mutant.broken, worlds, story=mutant.law == 8)
    assert broken is not None, "not caught"
    assert broken.law == mutant.law, str(broken)


@pytest.mark.no_cover  # the same lines as above
@pytest.mark.parametrize(
    "mutant", [each for each in MUTANTS if each.law == 8], ids=lambda mutant: mutant.name
)
def test_a_gap_in_the_story_is_caught_by_no_other_law(mutant: Mutant) -> None:
    assert found(mutant.broken, tries=4, story=False) is None


@pytest.mark.no_cover  # the same lines as above; measuring them takes four times as long
@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
def test_the_games_themselves_are_not(game: str) -> None:
    """Whatever finds a mutant finds nothing in the game that it was made from."""
    same = altered(GAMES[game])
    assert found(same) is None
    assert found_by_counting(same) is None


def test_every_law_has_three_mutants() -> None:
    laws = Counter(mutant.law for mutant in MUTANTS)
    assert set(laws) == set(LAWS)
    assert min(laws.values()) >= 3
