"""Cases that players argue about: T-Rexes, goals, sabotage upon sabotage, short hands."""

from __future__ import annotations

from hatbox.games.antayagi.answers import Choose, Feed, Pass, Sabotage
from hatbox.games.antayagi.events import (
    Ate,
    Drew,
    ExchangeCancelled,
    ExchangeGoesOn,
    GameWon,
    Sabotaged,
    TurnSkipped,
)

from ..clauses import clause
from .seats import AntaYagi, in_mid_game

THREE = "bone bone bone"
ONLY_80 = ("antayagi-80",)
ONLY_65 = ("antayagi-65",)


# --- T-Rexes ------------------------------------------------------------------------------


@clause("A.O7", games=ONLY_80)
def test_several_t_rexes_their_owner_chooses_as_long_as_there_is_a_choice(game: str) -> None:
    table = in_mid_game(
        game,
        "treasure hat",
        "lollipop bone",
        THREE,
        areas=["toxic-waste t-rex t-rex/clue", "", ""],
    )
    table.exchange(1)
    table.take(0, 0)
    assert table.options(0) == [Feed("lollipop"), Feed("bone")]
    table.feed(0, "bone")
    assert [event.food for event in table.happened(Ate)] == ["bone", "lollipop"]
    assert table.discard == "t-rex/clue lollipop t-rex bone"
    assert table.areas[0] == "toxic-waste"


@clause("A.O7", games=ONLY_65)
def test_several_t_rexes_eat_down_the_order(game: str) -> None:
    table = in_mid_game(
        game,
        "treasure hat",
        "lollipop bone",
        THREE,
        areas=["toxic-waste t-rex t-rex/clue", "", ""],
    )
    table.exchange(1)
    table.take(0, 0)
    assert [event.food for event in table.happened(Ate)] == ["lollipop", "bone"]
    assert table.discard == "t-rex/clue bone t-rex lollipop"


@clause("A.O7", games=ONLY_80)
def test_the_question_about_food_comes_again_for_the_next_t_rex(game: str) -> None:
    table = in_mid_game(
        game, "treasure hat", "lollipop lollipop bone", THREE, areas=["t-rex t-rex", "", ""]
    )
    table.exchange(1)
    table.take(0, 0)
    table.take(0, 0)
    table.feed(0, "lollipop")
    assert table.options(0) == [Feed("lollipop"), Feed("bone")]
    table.feed(0, "lollipop")
    assert table.areas[0] == "bone"


@clause("A.O7", "A.T7")
def test_a_t_rex_eats_two_points_with_a_fish_and_the_waste_still_weighs(game: str) -> None:
    table = in_mid_game(
        game,
        "treasure hat",
        "fish hat",
        THREE,
        areas=["toxic-waste hat hat t-rex", "", ""],
    )
    table.exchange(1)
    assert table.areas[0] == "toxic-waste hat hat"
    assert (table.scores[0], table.needed[0]) == (3, 6)
    assert not table.over, "with the fish it would have been six"


@clause("A.O5", "A.O7")
def test_a_muffin_is_eaten_only_after_it_has_cost_the_hand(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "muffin hat", THREE, areas=["t-rex", "", ""])
    table.exchange(1)
    assert table.discard == "t-rex muffin hat"
    assert table.areas[0] == ""


@clause("A.O7", "A.T6", games=ONLY_80)
def test_if_both_have_to_choose_food_the_active_player_does_so_first(game: str) -> None:
    table = in_mid_game(
        game, "t-rex hat", "lollipop bone", THREE, areas=["t-rex/clue", "bone muffin", ""]
    )
    table.exchange(1)
    table.take(0, 0)
    assert table.areas == ["t-rex/clue lollipop bone", "bone muffin t-rex", ""]
    assert table.to_act == [0]
    table.feed(0, "lollipop")
    assert table.to_act == [1]
    assert table.options(1) == [Feed("muffin"), Feed("bone")]
    table.feed(1, "bone")
    assert table.areas == ["bone", "muffin", ""]
    assert table.discard == "t-rex bone t-rex/clue lollipop"


@clause("A.O7", "A.O8", games=ONLY_65)
def test_a_t_rex_prefers_the_fish_whatever_came_first(game: str) -> None:
    table = in_mid_game(
        game, "t-rex hat", "treasure hat", THREE, areas=["", "bone toxic-waste fish muffin", ""]
    )
    table.exchange(1)
    assert table.only(Ate).food == "fish"
    assert table.areas[1] == "bone toxic-waste muffin"
    assert table.to_act == [1]


# --- Goals --------------------------------------------------------------------------------


@clause("A.T7", "A.O6")
def test_waste_that_arrives_with_the_fifth_point_puts_the_goal_off(game: str) -> None:
    table = in_mid_game(
        game, "treasure hat", "toxic-waste hat", THREE, areas=["hat hat hat hat", "", ""]
    )
    table.exchange(1)
    assert (table.scores[0], table.needed[0], table.over) == (5, 6, False)


@clause("A.T7", "A.O4")
def test_a_chain_can_win_and_the_chosen_player_still_goes_first(game: str) -> None:
    table = in_mid_game(
        game,
        "treasure hat",
        "lollipop bone hat",
        THREE,
        areas=["hat hat hat", "bone bone bone bone", ""],
    )
    table.exchange(1)
    table.take(0, 0)
    assert table.scores == [5, 5, 0]
    assert table.winners == [1]
    assert table.why(GameWon, seat=1) == ("A.S2", "A.T7")


@clause("A.T7", "A.X3")
def test_a_sabotage_can_save_the_game(game: str) -> None:
    table = in_mid_game(
        game, "bone hat", "treasure hat", "fish/sabotage hat", areas=["hat hat hat hat", "", ""]
    )
    table.reveal(1)
    table.sabotage(2, 0)
    table.all_pass()
    assert not table.over
    assert table.scores == [4, 0, 0]


# --- Sabotage upon sabotage ---------------------------------------------------------------


@clause("A.X2", "A.X3", "A.S8")
def test_sabotage_on_sabotage_on_sabotage(game: str) -> None:
    table = AntaYagi(
        game,
        "treasure hat/sabotage bone",
        "bone fish/sabotage bone",
        "wizard/sabotage hat hat",
    )
    table.reveal(1)
    table.sabotage(1, 0)
    table.sabotage(2, 0)
    table.answer(1, Pass())
    table.sabotage(0, 0)
    table.all_pass()
    assert table.why(ExchangeCancelled) == ("A.X3",)
    assert table.discard == "bone treasure hat/sabotage wizard/sabotage fish/sabotage"


@clause("A.X2", "A.X4")
def test_one_player_can_undo_the_own_sabotage(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, "fish/sabotage hat/sabotage hat")
    table.reveal(1)
    table.sabotage(2, 0)
    table.sabotage(2, 0)
    assert table.why(Sabotaged) == ("A.X2",)
    table.all_pass()
    assert table.why(ExchangeGoesOn) == ("A.X4",)
    assert table.areas == ["bone", "treasure", ""]
    assert table.discard == "hat/sabotage fish/sabotage"


@clause("A.X7", "A.O3", "A.H3")
def test_two_hats_turn_a_sabotage_away_and_back(game: str) -> None:
    table = in_mid_game(game, "treasure fish/sabotage:object", "hat bone", THREE)
    table.exchange(1)
    assert table.sees(0, 0).startswith("sabotage")
    table.reveal(2, mine=1)
    assert table.options(0) == [Pass(), Sabotage(0)]
    table.sabotage(0, 0)
    assert table.why(Sabotaged, seat=0) == ("A.X1",)


@clause("A.X1", "A.O4")
def test_sabotages_can_cost_the_lollipop_its_prey(game: str) -> None:
    table = in_mid_game(
        game, "treasure hat", "lollipop fish/sabotage", "hat/sabotage", pile="bone " * 9
    )
    table.reveal(1)
    table.sabotage(1, 0)
    table.sabotage(2, 0)
    table.all_pass()
    assert table.areas == ["lollipop", "treasure", ""]
    assert table.at.active == 1, "there was nothing left to take"


# --- Short and empty hands ----------------------------------------------------------------


@clause("A.T9")
def test_short_hands_in_the_edition_of_65_cards(game: str) -> None:
    table = AntaYagi(
        game, "treasure hat hat", THREE, "fish/sabotage wizard/sabotage bone", pile="treasure " * 9
    )
    table.reveal(1)
    table.sabotage(2, 0)
    table.sabotage(2, 0)
    table.all_pass()
    assert table.hands == ["hat hat treasure", "bone bone treasure", "bone"]
    table.reveal(2, mine=2)
    table.all_pass()
    assert table.hands[1:] == ["bone bone treasure", "treasure"], "the last card, and one drawn"
    assert table.at.active == 2
    table.exchange(0)
    assert table.hands == [
        "hat treasure treasure",
        "bone bone treasure",
        "treasure treasure treasure",
    ]
    assert [event.seat for event in table.happened(Drew)] == [0, 2, 2, 2]


@clause("A.T9", "A.T11")
def test_a_hand_that_stays_empty_until_its_own_turn(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "hat fish", "hat/sabotage", pile="bone " * 12)
    table.reveal(1)
    table.sabotage(2, 0)
    table.all_pass()
    assert table.hands[2] == ""
    assert table.options(1) == [Choose(0)]
    table.exchange(0)
    assert [event.seat for event in table.happened(TurnSkipped)] == [2]
    assert table.hands[2] == "bone bone bone"
    assert table.at.active == 0
