"""A.O*: what each object scores and does."""

from __future__ import annotations

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Feed, Take
from hatbox.games.antayagi.cards import Object
from hatbox.games.antayagi.events import (
    Arrived,
    Ate,
    Discarded,
    GameWon,
    NeedsMore,
    Turned,
)
from hatbox.words import Words

from ..clauses import clause
from .seats import AntaYagi, edition_of, in_mid_game

THREE = "bone bone bone"
ONLY_80 = ("antayagi-80",)
ONLY_65 = ("antayagi-65",)


@clause("A.O1", "A.O2")
def test_a_treasure_and_a_bone_score_one_and_do_nothing(game: str) -> None:
    table = AntaYagi(game, "treasure hat fish", "bone hat wizard", THREE)
    table.exchange(1)
    assert table.areas == ["bone", "treasure", ""]
    assert table.scores == [1, 1, 0]
    assert table.hands == ["hat fish empty-box", "hat wizard empty-box", THREE]
    assert table.facing(0) == "back back back"
    assert table.needed == [5, 5, 5]
    assert table.discard == ""


@clause("A.O2", "A.O7")
def test_a_bone_is_food_and_a_treasure_is_not(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "bone hat", THREE, areas=["t-rex", "t-rex", ""])
    table.exchange(1)
    assert table.areas == ["", "t-rex treasure", ""]
    assert table.only(Ate).food == "bone"


# --- Hat ----------------------------------------------------------------------------------


@clause("A.O3")
def test_a_hat_turns_every_card_in_its_new_owners_hand_and_none_that_comes_later(game: str) -> None:
    table = AntaYagi(
        game,
        "hat bone bone",
        "treasure fish muffin/small-hat",
        THREE,
        pile="wizard/small-hat wizard/small-hat wizard wizard",
    )
    table.exchange(1)
    turned = table.only(Turned)
    assert turned.why == ("A.O3", "A.H3")
    assert turned.seat == 1
    assert [held.text for held in turned.hand] == ["fish/plain:object", "muffin/small-hat:back"]
    assert table.sees(1, 1) == "fish small-hat wizard"
    assert table.sees(0, 1) == "plain muffin small-hat"
    assert table.facing(0).startswith("back back")
    assert table.scores == [1, 1, 0]


@clause("A.O3")
def test_a_hat_finds_nothing_to_turn_in_an_empty_hand(game: str) -> None:
    table = in_mid_game(game, "hat", "treasure", THREE)
    table.exchange(1)
    assert table.happened(Turned) == []
    assert table.areas == ["treasure", "hat", ""]


# --- Musical Lollipop ---------------------------------------------------------------------


@clause("A.O4")
def test_a_lollipop_takes_a_card_out_of_the_partners_hand_into_the_area(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop fish toxic-waste", THREE)
    table.exchange(1)
    assert table.to_act == [0]
    assert table.options(0) == [Take(0), Take(1)]
    assert table.refused(0, Take(2)) == "illegal"
    assert table.refused(1, Take(0)) == "not-your-turn"
    assert table.sees(0, 1) == "fish toxic-waste"
    table.take(0, 1)
    arrived = table.only(Arrived, object="toxic-waste")
    assert arrived.why == ("A.O4",)
    assert (arrived.seat, arrived.giver, arrived.origin, arrived.slot) == (0, 1, "hand", 1)
    assert table.areas == ["lollipop toxic-waste", "treasure", ""]
    assert table.needed == [6, 5, 5]
    assert table.scores == [2, 1, 0]


@clause("A.O4", "A.H2")
def test_the_choice_is_made_by_what_the_taker_can_see(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop fish/small-hat bone", THREE)
    table.exchange(1)
    assert table.sees(0, 1) == "small-hat bone"
    assert table.options(0) == [Take(0), Take(1)]


@clause("A.O4", "A.O8")
def test_what_a_lollipop_takes_and_does_not_score_is_discarded(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop fish bone", THREE)
    table.exchange(1)
    table.take(0, 0)
    gone = table.only(Discarded, object="fish")
    assert gone.why == ("A.O4", "A.O8", "A.S8")
    assert (gone.seat, gone.origin, gone.slot, gone.receiver) == (1, "hand", 0, 0)
    words = Words().event(GAMES[game], gone, ("Ana", "Ben", "Cleo"))
    assert words.startswith("With the Musical Lollipop, Ana takes a Fish out of Ben’s hand.")
    assert table.areas == ["lollipop", "treasure", ""]
    assert table.discard == "fish"


@clause("A.O4")
def test_a_lollipop_takes_nothing_where_there_is_nothing(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "lollipop", THREE)
    table.exchange(1)
    assert table.areas == ["lollipop", "treasure", ""]
    assert table.to_act == [1]
    assert table.at.active == 1


@clause("A.O4")
def test_another_lollipop_goes_on_with_the_same_partner(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop bone lollipop", THREE)
    table.exchange(1)
    table.take(0, 1)
    assert table.to_act == [0]
    assert table.options(0) == [Take(0)]
    assert table.table == "treasure"
    table.take(0, 0)
    assert table.areas == ["lollipop lollipop bone", "treasure", ""]


@clause("A.O4")
def test_the_chosen_players_lollipop_takes_from_the_active_player(game: str) -> None:
    table = AntaYagi(game, "lollipop hat bone", "treasure fish fish", THREE)
    table.exchange(1)
    assert table.to_act == [1]
    table.take(1, 1)
    assert table.areas == ["treasure", "lollipop bone", ""]
    assert table.hands[0] == "hat empty-box empty-box"


# --- Muffin -------------------------------------------------------------------------------


@clause("A.O5")
def test_a_muffins_new_owner_discards_the_whole_hand(game: str) -> None:
    table = AntaYagi(game, "treasure hat fish", "muffin bone bone", THREE, pile="wizard " * 6)
    table.exchange(1)
    assert table.areas == ["muffin", "treasure", ""]
    assert [(e.seat, e.object, e.origin) for e in table.happened(Discarded)] == [
        (0, "hat", "hand"),
        (0, "fish", "hand"),
    ]
    assert {event.why for event in table.happened(Discarded)} == {("A.O5", "A.S8")}
    assert table.hands == ["wizard wizard wizard", "bone bone wizard", THREE]
    assert table.scores == [1, 1, 0]


@clause("A.O5")
def test_a_muffin_finds_nothing_in_an_empty_hand(game: str) -> None:
    table = in_mid_game(game, "treasure", "muffin hat", THREE)
    table.exchange(1)
    assert table.happened(Discarded) == []
    assert table.areas == ["muffin", "treasure", ""]


# --- Toxic Waste --------------------------------------------------------------------------


@clause("A.O6")
@pytest.mark.parametrize(("players", "goal"), [(3, 5), (4, 5), (5, 4), (7, 4)])
def test_toxic_waste_makes_its_owner_need_one_point_more(
    game: str, players: int, goal: int
) -> None:
    table = in_mid_game(
        game, "treasure hat", "toxic-waste hat", *["bone bone"] * (players - 2), pile="bone " * 30
    )
    table.exchange(1)
    assert table.needed == [goal + 1, *[goal] * (players - 1)]
    assert table.why(NeedsMore, seat=0) == ("A.O6",)
    assert table.only(NeedsMore).needed == goal + 1
    assert table.scores[0] == 1


@clause("A.O6", games=ONLY_80)
def test_more_wastes_make_no_difference(game: str) -> None:
    table = in_mid_game(
        game, "bone hat", "toxic-waste hat", THREE, areas=["toxic-waste", "toxic-waste", ""]
    )
    table.exchange(1)
    assert table.needed == [6, 6, 5]
    assert table.happened(NeedsMore) == []


@clause("A.O6", games=ONLY_65)
def test_every_waste_makes_a_difference(game: str) -> None:
    table = in_mid_game(
        game, "bone hat", "toxic-waste hat", THREE, areas=["toxic-waste toxic-waste", "", ""]
    )
    assert table.needed == [7, 5, 5]
    table.exchange(1)
    assert table.needed == [8, 5, 5]
    assert table.only(NeedsMore).needed == 8


@clause("A.O6", "A.T7")
@pytest.mark.parametrize(("area", "winners"), [("hat hat hat", []), ("hat hat hat hat", [0])])
def test_the_owner_of_a_waste_wins_with_one_point_more(
    game: str, area: str, winners: list[int]
) -> None:
    table = in_mid_game(
        game, "bone hat", "treasure hat", THREE, areas=[f"toxic-waste {area}", "", ""]
    )
    table.exchange(1)
    assert table.over == bool(winners)
    assert [event.seat for event in table.happened(GameWon)] == winners


# --- T-Rex --------------------------------------------------------------------------------


@clause("A.O7")
@pytest.mark.parametrize("food", ["fish", "muffin", "lollipop", "bone"])
def test_a_t_rex_that_arrives_and_one_food_are_discarded(game: str, food: str) -> None:
    waste = "toxic-waste " if food == "fish" else ""
    table = in_mid_game(
        game, "treasure hat", "t-rex hat", THREE, areas=[f"{waste}hat {food}", "", ""]
    )
    table.exchange(1)
    assert table.areas[0] == f"{waste}hat"
    assert table.why(Ate, seat=0) == ("A.O7",)
    assert table.only(Ate).food == food
    gone = table.happened(Discarded)
    assert [(e.seat, e.object, e.origin) for e in gone] == [(0, food, "area"), (0, "t-rex", "area")]
    assert {event.why for event in gone} == {("A.O7", "A.O11", "A.S8")}


@clause("A.O7")
def test_a_t_rex_without_food_scores_and_waits(game: str) -> None:
    table = in_mid_game(
        game, "treasure bone", "t-rex hat", "hat hat", areas=["hat treasure toxic-waste", "", ""]
    )
    table.exchange(1)
    assert table.areas[0] == "hat treasure toxic-waste t-rex"
    assert table.scores[0] == 4
    assert table.happened(Ate) == []
    table.exchange(2, mine=1, theirs=0)
    assert table.areas[0] == "hat treasure toxic-waste t-rex"


@clause("A.O7")
def test_food_that_arrives_later_is_eaten_too(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "bone hat", THREE, areas=["t-rex hat", "", ""])
    table.exchange(1)
    assert table.areas == ["hat", "treasure", ""]
    assert table.only(Ate).food == "bone"


@clause("A.O7", games=ONLY_80)
def test_the_owner_chooses_which_kind_of_food(game: str) -> None:
    table = in_mid_game(
        game, "treasure hat", "t-rex hat", THREE, areas=["bone lollipop muffin bone", "", ""]
    )
    table.exchange(1)
    assert table.to_act == [0]
    assert table.options(0) == [Feed("muffin"), Feed("lollipop"), Feed("bone")]
    assert table.refused(0, Feed("fish")) == "illegal"
    assert table.refused(1, Feed("bone")) == "not-your-turn"
    table.feed(0, "lollipop")
    assert table.areas[0] == "bone muffin bone"
    assert table.only(Ate).food == "lollipop"
    assert table.discard == "t-rex lollipop"


@clause("A.O7", games=ONLY_65)
@pytest.mark.parametrize(
    ("area", "eaten"),
    [
        ("bone lollipop muffin toxic-waste fish", "fish"),
        ("bone lollipop muffin", "muffin"),
        ("bone lollipop", "lollipop"),
        ("bone bone", "bone"),
    ],
)
def test_the_first_food_of_the_order_is_eaten(game: str, area: str, eaten: Object) -> None:
    table = in_mid_game(
        game, "treasure hat", *["t-rex hat"] * 2, areas=["", area, ""], active=2, pile="hat " * 9
    )
    table.exchange(1, mine=0, theirs=1)
    assert table.only(Ate).food == eaten
    assert table.discard == f"t-rex {eaten}"
    assert table.to_act == [0]


@clause("A.O7")
def test_several_t_rexes_eat_while_there_is_food(game: str) -> None:
    table = in_mid_game(
        game, "treasure hat", "lollipop bone", THREE, areas=["t-rex t-rex t-rex", "", ""]
    )
    table.exchange(1)
    table.take(0, 0)
    if game == "antayagi-80":
        table.feed(0, "bone")
        assert [event.food for event in table.happened(Ate)] == ["bone", "lollipop"]
    else:
        assert [event.food for event in table.happened(Ate)] == ["lollipop", "bone"]
    assert table.areas[0] == "t-rex"


@clause("A.O11")
def test_of_equals_the_one_that_arrived_first_goes(game: str) -> None:
    table = in_mid_game(
        game,
        "bone/small-hat hat",
        "t-rex/clue hat",
        THREE,
        areas=["bone bone/sabotage", "t-rex t-rex/sabotage", ""],
    )
    table.exchange(1)
    assert table.areas == ["bone/sabotage", "t-rex/sabotage", ""]
    assert table.discard == "t-rex bone/small-hat t-rex/clue bone"
    assert [(event.object, event.slot) for event in table.happened(Discarded)] == [
        ("bone", 0),
        ("t-rex", 1),
        ("bone", 2),
        ("t-rex", 0),
    ]


# --- Fish, Wizard, Empty Box --------------------------------------------------------------


@clause("A.O8")
def test_a_fish_stays_only_beside_toxic_waste_and_scores_two_there(game: str) -> None:
    table = in_mid_game(
        game, "fish hat", "fish/sabotage treasure", THREE, areas=["toxic-waste", "hat", ""]
    )
    table.exchange(1, mine=1, theirs=0)
    assert table.areas == ["toxic-waste fish/sabotage", "hat hat", ""]
    assert table.scores == [3, 2, 0]
    assert table.why(Arrived, object="fish") == ("A.T5", "A.T6")
    table = in_mid_game(
        game, "treasure hat", "fish/sabotage hat", THREE, areas=["hat", "toxic-waste", ""]
    )
    table.exchange(1)
    assert table.areas == ["hat", "toxic-waste treasure", ""]
    assert table.scores == [1, 2, 0]
    assert table.why(Discarded, object="fish") == ("A.T5", "A.O8", "A.S8")


@clause("A.O8")
def test_waste_that_comes_after_the_fish_is_too_late(game: str) -> None:
    table = AntaYagi(game, "fish hat hat", "hat toxic-waste bone", "fish bone bone")
    table.exchange(1, mine=1, theirs=1)
    assert table.areas == ["toxic-waste", "hat", ""]
    table = AntaYagi(game, "toxic-waste hat hat", "fish bone bone", "fish bone bone")
    table.exchange(1)
    assert table.areas == ["", "toxic-waste", ""]
    assert table.discard == "fish"


@clause("A.O9")
@pytest.mark.parametrize("wizard", [0, 1])
def test_with_a_wizard_nothing_is_swapped(game: str, wizard: int) -> None:
    offers = ["treasure", "treasure"]
    offers[wizard] = "wizard"
    table = AntaYagi(game, f"{offers[0]} hat hat", f"{offers[1]} fish fish", THREE)
    table.exchange(1)
    other = 1 - wizard
    assert table.why(Discarded, object="wizard") == ("A.O9", "A.S8")
    assert table.only(Discarded).slot == wizard
    arrived = table.only(Arrived)
    assert arrived.why == ("A.O9",)
    assert (arrived.seat, arrived.giver, arrived.origin) == (other, other, "table")
    assert table.areas[other] == "treasure"
    assert table.areas[wizard] == ""
    assert table.discard == "wizard"


@clause("A.O9")
def test_a_wizard_that_a_lollipop_takes_is_discarded_without_effect(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop wizard bone", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert table.why(Discarded, object="wizard") == ("A.O4", "A.O9", "A.S8")
    assert table.areas == ["lollipop", "treasure", ""], "the exchange was not undone"


@clause("A.O10")
def test_an_empty_box_is_discarded(game: str) -> None:
    table = AntaYagi(game, "empty-box hat hat", "treasure bone bone", THREE)
    table.exchange(1)
    assert table.areas == ["treasure", "", ""]
    assert table.scores == [1, 0, 0]
    assert table.why(Discarded, object="empty-box") == ("A.T5", "A.O10", "A.S8")
    assert table.discard == "empty-box"


@clause("A.O10", games=ONLY_65)
def test_the_editions_own_deck_has_no_empty_box(game: str) -> None:
    edition = edition_of(game)
    assert "empty-box" not in {card.object for card in edition.cards(edition.variants())}
