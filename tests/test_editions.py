"""What an edition needs beside its value: words in every language, for its own numbers too."""

import re

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.game import Edition
from hatbox.words import LANGUAGES, Words, clauses
from tests.wording import messages

EDITIONS = [game for game in GAMES.values() if isinstance(game, Edition)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_name_and_a_sentence_about_it(game: str, language: str) -> None:
    for message in (f"game-{game}", f"home-{game}"):
        assert message in messages(language), f"locales/{language} has no {message}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_the_other_editions_have_statements_of_their_own_so_has_this_one(
    game: str, language: str
) -> None:
    for info in clauses():
        stated = {each.id.name for each in messages(language)[info.message].attributes} & set(GAMES)
        if len(stated - {game}) > 1 and game in info.games:
            assert game in stated, f"locales/{language}: {info.message} has no .{game}"


def numbers(text: str) -> set[int]:
    return {int(each) for each in re.findall(r"\d+", text)} - {65, 80}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_clauses_name_the_edition_s_own_numbers(edition: Edition, language: str) -> None:
    def named(clause: str) -> set[int]:
        return numbers(Words(language).clause(clause, edition.id).text)

    players = set(edition.players)
    goals = {edition.goal(each) for each in players}
    burdened = {edition.goal(each) + edition.burden(1) for each in players}
    assert {edition.players[0], edition.players[-1]} == named("A.S1")
    assert goals <= named("A.S2") <= goals | players
    assert named("A.O6") <= {1} | burdened | players
    for clause in clauses():
        if clause.id in ("A.S3", "A.T8", "A.T9", "A.T11") and edition.id in clause.games:
            assert named(clause.id) == {edition.hand_size}, clause.id
