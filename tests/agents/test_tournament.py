"""A tournament measures what it says, and gives the same result again."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from hatbox.kernel.errors import RuleError
from hatbox.lab.ratings import bootstrap, meetings, ratings, times, wilson
from hatbox.lab.report import new_folder, write
from hatbox.lab.tournament import Played, Tournament, hold
from hatbox.words import LANGUAGES, Words

BOTS = ("novice", "master")


def plan(games: int = 24, bots: tuple[str, ...] = BOTS) -> Tournament:
    return Tournament(game="not-a-hat", players=4, bots=bots, games=games, seed="test")


def held(tournament: Tournament, processes: int = 1) -> list[Played]:
    played = [game for chunk in hold(tournament, processes) for game in chunk]
    return sorted(played, key=lambda game: (game.number, game.pairing))


def test_the_same_seed_gives_the_same_results_whatever_the_processes(tmp_path: Path) -> None:
    small = plan(games=8)
    results = []
    for processes in (1, 2):
        folder = new_folder(tmp_path / str(processes))
        write(small, held(small, processes), folder, Words("en"))
        results.append((folder / "results.json").read_bytes())
        assert (folder / "picture.svg").read_text("utf-8").startswith("<svg")
        assert "| master |" in (folder / "table.md").read_text("utf-8")
    assert results[0] == results[1]


def test_who_is_stronger_comes_out_stronger() -> None:
    tournament = plan()
    played = held(tournament)
    rated = ratings(tournament, played)
    assert rated["master"].low > rated["novice"].high
    by_pair = {(each.one, each.rest): each for each in meetings(tournament, played)}
    better = by_pair["master", "novice"]
    assert better.points.high < better.others.low
    assert better.won.value > by_pair["novice", "master"].won.value
    assert {bot: each.decisions > 0 for bot, each in times(played).items()} == {
        "master": True,
        "novice": True,
    }


def test_the_order_of_the_games_hardly_matters() -> None:
    tournament = plan()
    played = held(tournament)
    shuffled = [
        ratings(structs.replace(tournament, seed=f"order {number}"), played) for number in range(5)
    ]
    for bot in BOTS:
        values = [rated[bot].value for rated in shuffled]
        widths = [rated[bot].high - rated[bot].low for rated in shuffled]
        assert max(values) - min(values) < min(widths) / 3


def test_all_pairings_play_the_same_deals_in_every_seat() -> None:
    tournament = plan(games=8)
    decks = {number: tournament.deal(number, ["-"] * 4).setup.deck for number in range(8)}
    assert len({decks[number] for number in range(4)}) == 1
    assert decks[3] != decks[4]
    places = [tournament.play(("random", "random"), number).place for number in range(4)]
    assert places == [0, 1, 2, 3]


def test_intervals() -> None:
    share, low, high = wilson(50, 100)
    assert share == 0.5
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10).low == 0.0
    mean, low, high = bootstrap([0.0, 1.0] * 50, "seed")
    assert mean == 0.5
    assert 0.35 < low < 0.45
    assert 0.55 < high < 0.65


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(RuleError, match="error-unknown-bot"):
        plan(bots=("novice", "nobody")).check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_and_the_picture_speak_five_languages(tmp_path: Path, language: str) -> None:
    small, words = plan(games=4), Words(language)
    table = write(small, held(small), tmp_path, words)
    for column in ("rating", "median", "p99", "wins"):
        assert words.say(f"tournament-{column}") in table
    picture = (tmp_path / "picture.svg").read_text("utf-8")
    assert words.say("tournament-against") in picture


def test_results_are_never_written_over_others(tmp_path: Path) -> None:
    wanted = tmp_path / "results"
    first = new_folder(wanted)
    assert new_folder(wanted) == first == wanted
    (first / "results.json").write_text("{}")
    assert new_folder(wanted) == tmp_path / "results.2"


def test_a_deck_of_ones_own() -> None:
    deck = "game = 'antayagi'\nname = 'Small'\n[cards.plain]\ntreasure = 20\nbone = 20\n"
    tournament = Tournament("antayagi-80", 3, ("novice",), games=1, seed="test", deck=deck)
    assert {card.object for card in tournament.deal(0, ["-"] * 3).setup.deck} == {
        "treasure",
        "bone",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_without_an_end_are_counted_and_won_by_nobody(tmp_path: Path, language: str) -> None:
    deck = "game = 'antayagi'\nname = 'Nothing'\n[cards.plain]\nempty-box = 12\n"
    tournament = Tournament("antayagi-65", 3, ("random",), games=1, seed="test", deck=deck)
    played = held(tournament)
    (met,) = meetings(tournament, played)
    assert (met.games, met.unfinished, met.won.value) == (1, 1, 0.0)
    said = Words(language).say(
        "tournament-unfinished", one="random", rest="random", unfinished=1, games=1
    )
    assert said in write(tournament, played, tmp_path, Words(language))
