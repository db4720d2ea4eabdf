"""The numbers of the edition for two."""

import pytest

from hatbox.games.antayagi.events import Drew, GameWon, NeedsMore, TurnSkipped
from hatbox.kernel.errors import RuleError

from ..clauses import clause
from ..table import begin_match
from .seats import AntaYagi, in_mid_game

DUEL = ("antayagi-duel",)
FOUR = "bone bone bone bone"


@clause("A.S1", games=DUEL)
def test_two_can_play_and_nobody_else(game: str) -> None:
    assert len(begin_match(game, 2, ["bone/plain"] * 8).position.hands) == 2
    for players in (1, 3):
        with pytest.raises(RuleError) as refusal:
            begin_match(game, players, ["bone/plain"] * 40)
        assert refusal.value.args_of_message == {"players": players, "fewest": 2, "most": 2}


@clause("A.S2", games=DUEL)
def test_seven_points_win(game: str) -> None:
    assert AntaYagi(game, FOUR, FOUR).needed == [7, 7]
    for had, wins in ((5, []), (6, [0])):
        table = in_mid_game(game, "fish bone", "treasure bone", areas=["hat " * had, ""])
        table.exchange(1)
        assert [event.seat for event in table.happened(GameWon)] == wins


@clause("A.S3", games=DUEL)
def test_both_are_dealt_four_cards_one_at_a_time(game: str) -> None:
    hands = ["hat bone treasure fish", "muffin wizard lollipop t-rex"]
    assert AntaYagi(game, *hands).hands == hands


@clause("A.T8", games=DUEL)
def test_both_refill_to_four_cards_the_active_player_first(game: str) -> None:
    table = in_mid_game(game, "muffin bone bone bone", "bone bone bone bone", active=1)
    table.exchange(0)
    assert [event.seat for event in table.happened(Drew)] == [1, 1, 1, 1, 0]
    assert [len(hand) for hand in table.at.hands] == [4, 4]


@clause("A.T11", games=DUEL)
def test_who_has_no_cards_draws_four(game: str) -> None:
    table = in_mid_game(game, "", FOUR)
    assert table.only(TurnSkipped).seat == 0
    assert len(table.at.hands[0]) == 4
    assert table.to_act == [1]


@clause("A.O6", games=DUEL)
def test_with_toxic_waste_it_takes_eight_points_however_many_there_are(game: str) -> None:
    table = in_mid_game(game, FOUR, "toxic-waste toxic-waste bone bone")
    table.exchange(1)
    assert table.only(NeedsMore).needed == 8
    table.exchange(0)
    assert table.needed == [8, 7]
