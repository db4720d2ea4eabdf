"""A.T8 to A.T12: what is drawn after an exchange, and turns without one."""

from __future__ import annotations

import pytest

from hatbox.games.antayagi.answers import Choose
from hatbox.games.antayagi.events import (
    Drew,
    GameEnded,
    TurnBegan,
    TurnSkipped,
)

from ..clauses import clause
from .seats import AntaYagi, in_mid_game

THREE = "bone bone bone"


def drew(table: AntaYagi) -> list[int]:
    """Who drew, card by card."""
    return [event.seat for event in table.happened(Drew)]


# --- Drawing ------------------------------------------------------------------------------


@clause("A.T8")
def test_everybody_draws_to_three_the_active_player_first_then_clockwise(game: str) -> None:
    table = in_mid_game(
        game, "bone", "treasure fish", "hat", "treasure fish", active=3, pile="muffin " * 20
    )
    table.exchange(0)
    assert drew(table) == [3, 3, 0, 0, 0, 1, 2, 2]
    assert {event.why for event in table.happened(Drew)} == {("A.T8", "A.H1")}
    assert table.hands == [
        "muffin muffin muffin",
        "treasure fish muffin",
        "hat muffin muffin",
        "fish muffin muffin",
    ]


@clause("A.T8")
def test_everybody_draws_after_a_cancelled_exchange_too(game: str) -> None:
    table = in_mid_game(game, "bone", "bone fish", "hat")
    table.reveal(1)
    assert drew(table) == [0, 0, 0, 1, 1, 2, 2]


@clause("A.T9")
def test_the_chosen_player_draws_one_card_and_then_the_active_player_to_three(game: str) -> None:
    table = in_mid_game(game, "bone", "treasure fish", "hat", "", pile="muffin " * 20)
    table.exchange(1)
    assert drew(table) == [1, 0, 0, 0]
    assert {event.why for event in table.happened(Drew)} == {("A.T9", "A.H1")}
    assert table.hands == ["muffin muffin muffin", "fish muffin", "hat", ""]


@clause("A.T9")
@pytest.mark.parametrize("hands", [("bone", "bone"), ("bone", "hat")])
def test_the_chosen_player_draws_even_after_a_cancelled_exchange(
    game: str, hands: tuple[str, str]
) -> None:
    active, chosen = hands
    table = in_mid_game(game, active, chosen, "fish/sabotage hat")
    table.reveal(1)
    if active != chosen:
        table.sabotage(2, 0)
        table.all_pass()
    assert table.areas == ["", "", ""]
    assert drew(table) == [1, 0, 0, 0]


@clause("A.T9", "A.O5")
def test_who_lost_cards_out_of_turn_waits_for_the_end_of_their_own(game: str) -> None:
    table = AntaYagi(game, "muffin hat hat", "treasure fish fish", THREE)
    table.exchange(1)
    assert table.hands == ["hat hat empty-box", "empty-box", THREE]
    assert table.at.active == 1
    table.exchange(2)
    assert table.hands[1] == "empty-box empty-box empty-box"
    assert table.hands[2] == "bone bone empty-box"


@clause("A.T10")
def test_the_turn_passes_to_the_left(game: str) -> None:
    table = in_mid_game(game, "bone bone", "hat hat", "fish hat", active=1)
    table.exchange(2)
    assert table.why(TurnBegan, seat=2) == ("A.T10",)
    assert (table.at.active, table.at.chosen, table.to_act) == (2, None, [2])
    table.exchange(0)
    assert table.why(TurnBegan, seat=0) == ("A.T10",)
    assert table.to_act == [0]


# --- Turns without an exchange ------------------------------------------------------------


@clause("A.T11")
def test_who_begins_a_turn_without_cards_only_draws(game: str) -> None:
    table = in_mid_game(game, "", "hat", "fish", pile="muffin muffin muffin muffin")
    assert table.why(TurnSkipped, seat=0) == ("A.T11",)
    assert drew(table) == [0, 0, 0]
    assert {event.why for event in table.happened(Drew)} == {("A.T11", "A.H1")}
    assert table.hands == ["muffin muffin muffin", "hat", "fish"]
    assert table.why(TurnBegan, seat=1) == ("A.T10",)
    assert table.to_act == [1]


@clause("A.T11")
def test_who_finds_nobody_with_cards_only_draws(game: str) -> None:
    table = in_mid_game(game, "hat", "", "", pile="", discard="fish muffin wizard")
    assert table.only(TurnSkipped).seat == 0
    assert table.shuffle_due
    table.shuffle("fish/plain", "muffin/plain", "wizard/plain")
    assert drew(table) == [0, 0, 1]
    assert [event.seat for event in table.happened(TurnSkipped)] == [1, 2]
    assert table.hands == ["hat fish muffin", "wizard", ""]


@clause("A.T11")
def test_a_turn_with_cards_and_a_partner_is_not_skipped(game: str) -> None:
    table = in_mid_game(game, "hat", "", "fish")
    assert table.happened(TurnSkipped) == []
    assert table.options(0) == [Choose(2)]


@clause("A.T12")
def test_a_whole_round_without_an_exchange_ends_the_game_without_a_winner(game: str) -> None:
    table = in_mid_game(game, "", "", "", pile="hat " * 9, areas=["fish toxic-waste", "bone", ""])
    assert [event.seat for event in table.happened(TurnSkipped)] == [0, 1, 2]
    assert table.why(GameEnded) == ("A.T12",)
    assert table.over
    assert table.winners == []
    assert table.scores == [3, 1, 0]
    assert (table.at.active, table.to_act) == (2, [])
    assert table.refused(0, Choose(1)) == "game-over"


@clause("A.T11")
def test_turns_without_an_exchange_do_not_add_up_across_one(game: str) -> None:
    table = in_mid_game(game, "", "bone", "hat", "", pile="")
    assert [event.seat for event in table.happened(TurnSkipped)] == [0]
    table.exchange(2)
    assert [event.seat for event in table.happened(TurnSkipped)] == [2, 3, 0, 1]
    assert table.over


@clause("A.T11")
def test_a_game_with_nothing_left_to_draw_comes_to_its_end(game: str) -> None:
    table = in_mid_game(game, "bone", "hat", "", pile="")
    table.exchange(1)
    assert [event.seat for event in table.happened(TurnSkipped)] == [1, 2, 0]
    assert table.why(GameEnded) == ("A.T12",)
    assert table.report() == {
        "over": True,
        "winners": [],
        "scores": [1, 1, 0],
        "needed": [5, 5, 5],
        "active": 0,
        "chosen": None,
        "to_act": [],
        "hands": [[], [], []],
        "areas": [["hat/plain"], ["bone/plain"], []],
        "table": [],
        "draw": [],
        "discard": [],
    }
