"""Cases that players argue about: Lollipops, in both orders and in chains."""

from __future__ import annotations

import pytest

from hatbox.games.antayagi.answers import Take
from hatbox.games.antayagi.events import (
    Arrived,
    Ate,
    Discarded,
    NeedsMore,
    Turned,
)

from ..clauses import clause
from .seats import AntaYagi, in_mid_game

THREE = "bone bone bone"


def moved(table: AntaYagi) -> list[tuple[str, int, str]]:
    """Cards that arrived or were discarded, in order, each with its receiver or owner."""
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
    assert table.why(Discarded, object="fish") == ("A.O4", "A.O8", "A.S8")
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
    assert table.why(NeedsMore, seat=0) == ("A.O6", "A.O4")
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
