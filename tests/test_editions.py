"""What an edition needs beside its value: words in every language, for its own numbers too."""

import re
from random import Random

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.game import Edition
from hatbox.kernel.conformance import play_to_the_end
from hatbox.kernel.game import Game
from hatbox.words import LANGUAGES, Words, clauses
from tests.conformance.tables import shuffled
from tests.wording import messages

EDITIONS = [game for game in GAMES.values() if isinstance(game, Edition)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_name_and_a_sentence_about_it(game: str, language: str) -> None:
    needed = {
        "games.ftl": f"game-{game}",
        "page.ftl": f"home-{game}",
        "cli.ftl": f"cli-score-{GAMES[game].family}",
    }
    if not GAMES[game].faces:
        needed["events.ftl"] = f"foreign-{GAMES[game].face}"
    lacking = {file: each for file, each in needed.items() if each not in messages(language)}
    assert not lacking, f"locales/{language} lacks {lacking}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_the_other_editions_have_statements_of_their_own_so_has_this_one(
    game: str, language: str
) -> None:
    lacking = []
    for info in clauses():
        stated = {each.id.name for each in messages(language)[info.message].attributes} & set(GAMES)
        if len(stated - {game}) > 1 and game in info.games and game not in stated:
            lacking.append(info.message)
    assert not lacking, f"locales/{language}/clauses.ftl: these have no .{game}"


def numbers(text: str) -> set[int]:
    return {int(each) for each in re.findall(r"\d+", text)} - {65, 80}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_clauses_name_the_edition_s_own_numbers(edition: Edition, language: str) -> None:
    players = set(edition.players)
    goals = {edition.goal(each) for each in players}
    burdened = {edition.goal(each) + edition.burden(1) for each in players}
    ends = {edition.players[0], edition.players[-1]}
    hand = {edition.hand_size}
    must_and_may = {
        "A.S1": (ends, ends),
        "A.S2": (goals, goals | players),
        "A.S3": (hand, hand),
        "A.T8": (hand, hand),
        "A.T9": (hand, hand),
        "A.T11": (hand, hand),
        "A.O6": (set(), {1} | burdened | players),
    }
    wrong = {}
    for clause in clauses():
        if edition.id in clause.games and clause.id in must_and_may:
            must, may = must_and_may[clause.id]
            named = numbers(Words(language).clause(clause.id, edition.id).text)
            if not must <= named <= may:
                wrong[clause.message] = f"names {named}, should name {must or may}"
    said = "\n".join(f"{clause} {why}" for clause, why in wrong.items())
    assert not wrong, (
        f"locales/{language}/clauses.ftl needs .{edition.id} with its numbers:\n{said}"
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_reason_that_its_events_name_is_a_clause_that_holds_in_it(game: Game) -> None:
    """A clause that holds `only` in some editions is easily forgotten for a further one."""
    rng = Random(1)
    setup = shuffled(game, game.variants(), game.seats(game.variants())[0], rng)
    moments = play_to_the_end(game, setup, rng).moments
    named = {reason for now in moments for event in now.news for reason in event.why}
    foreign = named - {clause.id for clause in clauses() if game.id in clause.games}
    assert not foreign, f"data/clauses.toml says that these do not hold in {game.id}"
