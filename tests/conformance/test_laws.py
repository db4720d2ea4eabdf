"""The laws hold for both games, in all editions and variants, with any number of players."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hatbox.games import GAMES
from hatbox.games.antayagi.game import Edition
from hatbox.kernel.conformance import (
    Counts,
    Run,
    anything,
    check_game,
    law_1_replay,
    law_2_json,
    law_5_twins,
    law_6_fair,
    law_6_fits,
    play,
)
from hatbox.kernel.engine import NATURE
from hatbox.kernel.game import Game, Watcher
from hatbox.lab.families import oracle
from tests.conformance.tables import TINY, pairings, short, shuffled, tiny

EDITIONS = [game for game in GAMES.values() if isinstance(game, Edition)]
ALL = [(name, players) for name, game in GAMES.items() for players in game.seats(game.variants())]
ANTAYAGI = [(edition.id, players) for edition in EDITIONS for players in edition.players]
VARIANTS = [
    {"special": special, "arrows": arrows, "gifts": gifts, "rounds": rounds}
    for special, arrows, gifts, rounds in product(
        (False, True), ("both", "black", "white"), (1, 2), (1, 3)
    )
]


@pytest.mark.no_cover  # the tests below run the same lines
@pytest.mark.parametrize(("name", "players"), ALL)
def test_every_game(name: str, players: int) -> None:
    """Also one that the tests below know nothing about."""
    game, rng, counts = GAMES[name], Random(f"{name} {players}"), Counts()
    secrets, policies = oracle(name)
    for policy in (None, rng.choice([None, *policies.values()])):
        setup = shuffled(game, game.variants(), players, rng)
        counts += check_game(game, setup, secrets, rng, policy=policy)
    assert sum(counts.twins.values()) > counts.games, "hardly a twin differed"


@pytest.mark.parametrize(("edition", "players"), ANTAYAGI)
def test_antayagi(edition: str, players: int) -> None:
    """Random play with the edition's deck; chosen play also with decks that run out."""
    game, counts = GAMES[edition], Counts()
    secrets, policies = oracle(edition)
    for policy in (None, *policies.values()):
        rng = Random(f"{edition} {players}")
        setup = shuffled(game, game.variants(), players, rng)
        counts += check_game(game, setup, secrets, rng, policy=policy, twins=4, worlds=1)
        setup = short(game, players, rng)
        counts += check_game(game, setup, secrets, rng, policy=policy or anything, twins=4)
    assert counts.games == 2 * (1 + len(policies))
    assert sum(counts.twins.values()) > 2 * counts.games, "hardly a twin differed"
    assert counts.lookalikes > counts.games
    assert counts.sealed


@pytest.mark.no_cover  # these games are long, and test_mutants.py runs the same lines
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_not_a_hat(variant: dict[str, Any]) -> None:
    game, counts = GAMES["not-a-hat"], Counts()
    secrets, policies = oracle(game.id)
    options = game.variants(**variant)
    for players in game.seats(options):
        rng = Random(f"{variant} {players}")
        for policy in (None, rng.choice(list(policies.values()))):
            setup = shuffled(game, options, players, rng)
            counts += check_game(game, setup, secrets, rng, policy=policy)
    assert sum(counts.twins.values()) > counts.games


@settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_answers_in_any_deck(data: st.DataObject, seed: int) -> None:
    """Hypothesis chooses the deck, the policy, the watcher and the moment."""
    game, rng = data.draw(st.sampled_from(EDITIONS)), Random(seed)
    secrets, policies = oracle(game.id)
    policy = data.draw(st.sampled_from([anything, *policies.values()]))
    players = data.draw(st.sampled_from(game.players[:3]))
    cards = sorted({card.text for card in game.cards(game.variants())})
    dealt = game.slots * players
    deck = st.lists(st.sampled_from(cards), min_size=dealt, max_size=dealt + 6)
    run = play(game, tiny(game, data.draw(deck), players, rng), policy, rng, 60)
    law_1_replay(run)
    law_2_json(run)
    watcher = data.draw(st.sampled_from([None, *range(players)]))
    upto = data.draw(st.integers(0, len(run.answers)))
    law_5_twins(run, secrets, watcher, upto, rng)
    law_6_fits(run, secrets, watcher, upto, rng)


# --- Every world as often as it should be --------------------------------------------------

CROSSED = ["hat/plain"] * 5 + ["bone/plain"] * 3 + ["hat/small-hat", "bone/small-hat"]
HIDDEN = ["muffin/plain"] * 4 + ["hat/plain"] * 3 + ["hat/small-hat"] + ["muffin/sabotage"] * 2
CLUES = ["t-rex/clue"] * 2 + ["treasure/clue"] * 5 + ["t-rex/plain", "treasure/small-hat"]
DECKS = {"crossed": CROSSED, "hidden": HIDDEN, "clues": CLUES}


def shuffles(run: Run) -> list[int]:
    """The numbers of the answers that chance gave."""
    return [number for number, (seat, _) in enumerate(run.answers) if seat == NATURE]


def to_a_shuffle(game: Game, cards: list[str], times: int) -> tuple[Run, Random]:
    """A game that goes on for a little after the given number of shuffles."""
    for seed in range(1000):
        rng = Random(seed)
        setup = tiny(game, rng.sample(cards, len(cards)), 3, rng)
        run = play(game, setup, anything, rng, 3 if times == 0 else 45)
        found = shuffles(run)
        # A memory treats a card that a Hat has turned differently from one that was dealt.
        hats = Counter(event.__struct_config__.tag for now in run.moments for event in now.news)
        if len(found) >= times and (not times or hats["turned"]):
            last = min(found[times - 1] + 3, len(run.answers)) if times else len(run.answers)
            return run._replace(answers=run.answers[:last], moments=run.moments[: last + 1]), rng
    raise AssertionError("no such game")


@pytest.mark.no_cover  # so many worlds, imagined by lines that the tests below run as well
@pytest.mark.parametrize("watcher", [0, 1, None])
@pytest.mark.parametrize("times", [0, 1, 2])
@pytest.mark.parametrize("deck", ["crossed", "hidden"])
@pytest.mark.parametrize("edition", ["antayagi-80", "antayagi-65"])
def test_imagined_worlds_come_up_as_they_should(
    edition: str, deck: str, times: int, watcher: Watcher
) -> None:
    run, rng = to_a_shuffle(GAMES[edition], DECKS[deck], times)
    assert len(shuffles(run)) == times
    law_6_fair(run, watcher, len(run.answers), rng, samples=1500)


@pytest.mark.parametrize("watcher", [0, None])
def test_imagined_clues_come_up_as_they_should(watcher: Watcher) -> None:
    run, rng = to_a_shuffle(GAMES["antayagi-80"], CLUES, 0)
    worlds, _ = law_6_fair(run, watcher, len(run.answers), rng, samples=3000)
    assert worlds > 1


@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("answers", [0, 5])
def test_imagined_gifts_come_up_as_they_should(rounds: int, answers: int) -> None:
    """A moment in the last of several rounds, when some arrows have been seen and others not."""
    game = GAMES["not-a-hat"]
    cards = [*TINY["not-a-hat"][:2], "kite/white-right", "onion/black-right", "book/black-left"]
    for seed in range(1000):
        rng = Random(seed)
        run = play(game, tiny(game, cards, 2, rng, gifts=2, rounds=rounds), anything, rng, 200)
        begun = [0, *[number + 1 for number in shuffles(run)]]
        upto = begun[-1] + answers
        if len(begun) == rounds and upto < len(run.answers):
            break
    law_6_fair(run, 0, upto, rng, samples=1500, packs=tuple(pairings(run.setup)))
