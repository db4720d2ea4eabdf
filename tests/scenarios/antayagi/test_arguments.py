"""What players argue about: cards that meet, in both orders. Each has its answer in clauses."""

from __future__ import annotations

import pytest

from hatbox.games.antayagi.answers import Choose, Feed, Pass, Sabotage, Take
from hatbox.games.antayagi.events import (
    Arrived,
    Ate,
    Discarded,
    Drew,
    ExchangeCancelled,
    ExchangeGoesOn,
    GameWon,
    NeedsMore,
    Sabotaged,
    Turned,
    TurnSkipped,
)

from ..clauses import clause
from .seats import AntaYagi, in_mid_game

THREE = "bone bone bone"
ONLY_80 = ("antayagi-80",)
ONLY_65 = ("antayagi-65",)


def moved(table: AntaYagi) -> list[tuple[str, int, str]]:
    """What arrived and what was discarded, in order: by whom or whose it was."""
    return [
        (type(event).__name__, event.seat, event.object)
        for event in table.news
        if isinstance(event, Arrived | Discarded)
    ]


# --- Lollipop against Muffin and Hat ------------------------------------------------------


@clause("A.O4", "A.O5", "A.T6")
def test_the_active_players_lollipop_takes_before_the_muffin_empties_the_hand(game: str) -> None:
    table = AntaYagi(game, "muffin hat hat", "lollipop treasure fish", THREE)
    table.exchange(1)
    assert table.options(0) == [Take(0), Take(1)]
    table.take(0, 0)
    assert moved(table) == [
        ("Arrived", 0, "treasure"),
        ("Arrived", 1, "muffin"),
        ("Discarded", 1, "fish"),
    ]
    assert table.why(Arrived, object="treasure") == ("A.O4",)
    assert table.why(Discarded, object="fish") == ("A.O5", "A.S8")
    assert table.areas == ["lollipop treasure", "muffin", ""]


@clause("A.O4", "A.O5", "A.T6")
def test_the_chosen_players_lollipop_finds_a_hand_that_the_muffin_has_emptied(game: str) -> None:
    table = AntaYagi(game, "lollipop treasure fish", "muffin hat hat", THREE)
    table.exchange(1)
    assert moved(table) == [
        ("Arrived", 0, "muffin"),
        ("Discarded", 0, "treasure"),
        ("Discarded", 0, "fish"),
        ("Arrived", 1, "lollipop"),
    ]
    assert table.areas == ["muffin", "lollipop", ""]
    assert table.at.active == 1, "nobody was asked to take"


@clause("A.O3", "A.O4", "A.T6")
def test_the_active_players_lollipop_takes_before_the_hat_turns(game: str) -> None:
    table = AntaYagi(game, "hat bone bone", "lollipop treasure fish/small-hat", THREE)
    table.exchange(1)
    assert table.sees(0, 1) == "treasure small-hat"
    table.take(0, 1)
    assert table.areas == ["lollipop", "hat", ""]
    assert table.why(Discarded, object="fish") == ("A.T5", "A.O8", "A.S8")
    assert [held.text for held in table.only(Turned).hand] == ["treasure/plain:object"]


@clause("A.O3", "A.O4", "A.T6")
def test_the_chosen_players_lollipop_takes_from_the_hand_that_the_hat_has_turned(
    game: str,
) -> None:
    table = AntaYagi(game, "lollipop treasure fish/small-hat", "hat bone bone", THREE)
    table.exchange(1)
    assert table.to_act == [1]
    assert table.sees(1, 0) == "plain fish", "the taker sees the back of the Treasure now"
    table.take(1, 0)
    assert table.areas == ["hat", "lollipop treasure", ""]
    assert table.facing(0).split()[0] == "back"


@clause("A.O4", "A.O5")
def test_a_lollipop_that_takes_a_muffin_costs_the_taker_the_own_hand(game: str) -> None:
    table = AntaYagi(game, "treasure hat bone", "lollipop muffin fish", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert moved(table) == [
        ("Arrived", 0, "muffin"),
        ("Discarded", 0, "hat"),
        ("Discarded", 0, "bone"),
        ("Arrived", 1, "treasure"),
    ]
    assert table.hands[1].startswith("fish")


@clause("A.O3", "A.O4")
def test_a_lollipop_that_takes_a_hat_turns_the_takers_hand(game: str) -> None:
    table = AntaYagi(game, "treasure fish bone", "lollipop hat wizard", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert table.only(Turned).seat == 0
    assert table.sees(0, 0).startswith("fish bone")
    assert table.facing(1).startswith("back")


# --- Chains of Lollipops ------------------------------------------------------------------


@clause("A.O4", "A.O6")
def test_a_chain_of_lollipops_into_toxic_waste(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop toxic-waste lollipop", THREE)
    table.exchange(1)
    table.take(0, 1)
    assert table.why(Arrived, object="lollipop") == ("A.O4",)
    assert table.needed == [5, 5, 5]
    table.take(0, 0)
    assert table.why(NeedsMore, seat=0) == ("A.O6",)
    assert table.needed == [6, 5, 5]
    assert table.areas == ["lollipop lollipop toxic-waste", "treasure", ""]


@clause("A.O4", "A.O8")
@pytest.mark.parametrize(("area", "score", "discard"), [("toxic-waste", 5, ""), ("hat", 3, "fish")])
def test_a_chain_of_lollipops_into_a_fish(game: str, area: str, score: int, discard: str) -> None:
    table = in_mid_game(
        game, "treasure hat hat", "lollipop lollipop fish", THREE, areas=[area, "", ""]
    )
    table.exchange(1)
    table.take(0, 0)
    table.take(0, 0)
    assert table.scores[0] == score
    assert table.discard == discard


@clause("A.O4", "A.O6", "A.O8")
def test_one_lollipop_takes_the_waste_and_the_next_one_the_fish_that_stays_beside_it(
    game: str,
) -> None:
    table = AntaYagi(
        game, "treasure hat hat", "lollipop toxic-waste lollipop", THREE, pile="fish " * 9
    )
    table.exchange(1)
    table.take(0, 0)
    table.exchange(0)
    assert table.to_act == [0], "the chosen player's Lollipop takes from the active player"
    table.take(0, 0)
    assert table.why(Arrived, object="fish") == ("A.O4",)
    assert table.areas[0] == "lollipop toxic-waste lollipop fish"
    assert (table.scores[0], table.needed[0], table.over) == (5, 6, False)


@clause("A.O4", "A.O7")
def test_a_lollipop_that_takes_a_t_rex_is_eaten_by_it(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop t-rex fish", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert table.only(Ate).food == "lollipop"
    assert table.areas == ["", "treasure", ""]
    assert table.discard == "t-rex lollipop"
    assert [type(event) for event in table.news if isinstance(event, Arrived | Ate)] == [
        Arrived,
        Arrived,
        Ate,
    ], "the T-Rex waits until the other card has arrived"


@clause("A.O4", "A.O7")
def test_a_chain_of_lollipops_into_a_t_rex(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop lollipop/sabotage t-rex", THREE)
    table.exchange(1)
    table.take(0, 0)
    table.take(0, 0)
    assert table.areas[0] == "lollipop/sabotage", "the first one was eaten (A.O11)"
    assert table.discard == "t-rex lollipop"


@clause("A.O4")
def test_a_chain_ends_where_the_partners_hand_ends(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "lollipop lollipop", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert table.areas == ["lollipop lollipop", "treasure", ""]
    assert table.at.active == 1


@clause("A.O4", "A.T6")
def test_both_cannot_have_lollipops_at_once_but_one_can_be_taken_from_the_hand(game: str) -> None:
    table = AntaYagi(game, "lollipop lollipop bone", "hat treasure fish", THREE)
    table.exchange(1)
    assert table.to_act == [1]
    table.take(1, 0)
    assert table.to_act == [1]
    assert table.options(1) == [Take(0)]
    table.take(1, 0)
    assert table.areas == ["hat", "lollipop lollipop bone", ""]


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


# --- The Wizard against everything --------------------------------------------------------


@clause("A.O9")
@pytest.mark.parametrize("wizard", [0, 1])
@pytest.mark.parametrize("object_", ["treasure", "bone", "hat", "muffin", "toxic-waste", "t-rex"])
def test_beside_a_wizard_every_object_goes_to_its_own_players_area(
    game: str, object_: str, wizard: int
) -> None:
    owner = 1 - wizard
    hands = ["fish treasure", "fish treasure"]
    hands[wizard] = f"wizard {hands[wizard]}"
    hands[owner] = f"{object_} {hands[owner]}"
    table = AntaYagi(game, *hands, THREE, pile="bone/sabotage " * 9)
    table.exchange(1)
    assert table.areas[owner] == object_
    assert table.areas[wizard] == ""
    assert table.why(Arrived, seat=owner, giver=owner) == ("A.O9",)
    lost = "treasure fish " if object_ == "muffin" else ""
    assert table.discard == f"{lost}wizard"
    sides = {owner: "object" if object_ == "hat" else "back", wizard: "back"}
    for seat, side in sides.items():
        assert set(table.facing(seat).split()[:2]) == {side}
    assert table.hands[wizard].startswith("fish treasure")
    assert table.needed[owner] == (6 if object_ == "toxic-waste" else 5)


@clause("A.O9", "A.O4")
@pytest.mark.parametrize("wizard", [0, 1])
def test_a_lollipop_beside_a_wizard_takes_from_the_wizards_player(game: str, wizard: int) -> None:
    owner = 1 - wizard
    hands = ["", ""]
    hands[wizard] = "wizard treasure wizard/sabotage"
    hands[owner] = "lollipop hat hat"
    table = AntaYagi(game, *hands, THREE)
    table.exchange(1)
    assert table.to_act == [owner]
    assert table.options(owner) == [Take(0), Take(1)]
    table.take(owner, 0)
    assert table.areas[owner] == "lollipop treasure"
    assert table.areas[wizard] == ""


@clause("A.O9", "A.O8")
@pytest.mark.parametrize(("area", "after"), [("toxic-waste", "toxic-waste fish"), ("hat", "hat")])
def test_a_fish_beside_a_wizard_needs_the_own_waste(game: str, area: str, after: str) -> None:
    table = in_mid_game(game, "fish hat", "wizard hat", THREE, areas=[area, "toxic-waste", ""])
    table.exchange(1)
    assert table.areas == [after, "toxic-waste", ""]
    stays = "fish" in after
    assert table.discard == ("wizard" if stays else "fish wizard")
    if not stays:
        assert table.why(Discarded, object="fish") == ("A.T5", "A.O8", "A.S8")


@clause("A.O9", "A.O10")
def test_an_empty_box_beside_a_wizard_is_discarded(game: str) -> None:
    table = AntaYagi(game, "wizard hat hat", "empty-box hat hat", THREE)
    table.exchange(1)
    assert table.areas == ["", "", ""]
    assert table.discard == "empty-box wizard"
    assert table.why(Discarded, object="empty-box") == ("A.T5", "A.O10", "A.S8")


@clause("A.O9", "A.O7")
def test_a_t_rex_beside_a_wizard_eats_what_its_player_has(game: str) -> None:
    table = in_mid_game(game, "wizard hat", "t-rex hat", THREE, areas=["bone", "bone/sabotage", ""])
    table.exchange(1)
    assert table.areas == ["bone", "", ""]
    assert table.only(Ate).seat == 1


@clause("A.T3")
def test_two_wizards_are_the_same_object_twice(game: str) -> None:
    table = AntaYagi(game, "wizard hat hat", "wizard/sabotage hat hat", THREE)
    table.reveal(1)
    assert table.why(ExchangeCancelled) == ("A.T3",)
    assert {event.why for event in table.happened(Discarded)} == {("A.T3", "A.S8")}
    assert table.discard == "wizard/sabotage wizard"


@clause("A.O9", "A.T7")
def test_a_wizard_can_make_the_other_player_win(game: str) -> None:
    table = in_mid_game(
        game, "wizard hat", "treasure hat", THREE, areas=["", "hat hat hat hat", ""]
    )
    table.exchange(1)
    assert table.winners == [1]
    assert table.scores == [0, 5, 0]


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
