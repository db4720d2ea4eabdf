"""A.T1 to A.T7: the exchange and its end."""

from __future__ import annotations

from typing import Any

import pytest

from hatbox.games.antayagi.answers import Choose, Feed, Offer, Take
from hatbox.games.antayagi.events import (
    Arrived,
    Ate,
    Discarded,
    Drew,
    ExchangeCancelled,
    GameWon,
    OfferSealed,
    OffersRevealed,
    PartnerChosen,
    TurnBegan,
    WindowOpened,
)
from hatbox.kernel.written import to_json

from ..clauses import clause
from .seats import AntaYagi, brief, in_mid_game

THREE = "bone bone bone"


# --- Choosing -----------------------------------------------------------------------------


@clause("A.T1")
def test_the_active_player_chooses_any_other_player_who_holds_a_card(game: str) -> None:
    table = in_mid_game(game, THREE, "hat", "", "fish bone")
    assert table.to_act == [0]
    assert table.options(0) == [Choose(1), Choose(3)]
    for impossible in (0, 2, 4, -1):
        assert table.refused(0, Choose(impossible)) == "illegal"
    assert table.refused(1, Choose(0)) == "not-your-turn"
    table.choose(3)
    assert table.why(PartnerChosen) == ("A.T1",)
    assert (table.only(PartnerChosen).seat, table.only(PartnerChosen).partner) == (0, 3)
    assert table.at.chosen == 3


@clause("A.T1")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_everybody_sees_whose_decision_is_awaited(game: str, watcher: int | None) -> None:
    table = in_mid_game(
        game,
        "treasure hat",
        "lollipop bone",
        THREE,
        areas=["t-rex", "", ""],
        pile="",
    )
    assert table.view(watcher).waiting == (0,)
    table.choose(1)
    assert table.view(watcher).waiting == (0, 1)
    assert (table.view(watcher).active, table.view(watcher).chosen) == (0, 1)
    table.offer(1, 0)
    table.offer(0, 0)
    table.all_pass()
    assert table.view(watcher).waiting == (0,), "who has to take"
    table.take(0, 0)
    if game == "antayagi-80":
        assert table.view(watcher).waiting == (0,), "who has to feed"
        table.feed(0, "bone")
    assert table.shuffle_due
    assert table.view(watcher).waiting == ()
    over = in_mid_game(game, "bone", "hat", THREE, areas=["hat hat hat hat", "", ""])
    over.exchange(1)
    assert over.view(watcher).waiting == ()
    assert over.view(watcher).winners == (0,)


@clause("A.T2")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_choose_a_card_and_both_are_revealed_at_once(
    game: str, order: tuple[int, int]
) -> None:
    table = AntaYagi(game, "hat fish bone", "bone wizard muffin", THREE)
    table.choose(1)
    assert table.to_act == [0, 1]
    assert table.options(0) == table.options(1) == [Offer(0), Offer(1), Offer(2)]
    earlier, later = order
    slots = (1, 2)
    table.offer(earlier, slots[earlier])
    assert table.why(OfferSealed, seat=earlier) == ("A.T2",)
    assert (table.table, table.to_act) == ("", [later])
    assert table.hands[:2] == ["hat fish bone", "bone wizard muffin"]
    assert table.refused(earlier, Offer(0)) == "not-your-turn"
    table.offer(later, slots[later])
    revealed = table.only(OffersRevealed)
    assert revealed.why == ("A.T2",)
    assert revealed.objects == ("fish", "muffin")
    assert (revealed.seats, revealed.slots) == ((0, 1), slots)
    assert table.table == "fish muffin"
    assert table.hands[:2] == ["hat bone", "bone wizard"]
    assert [type(event) for event in table.news] == [OffersRevealed, WindowOpened]


@clause("A.T2")
def test_until_then_the_others_know_whether_but_not_what(game: str) -> None:
    tables = []
    for slot in (0, 2):
        table = AntaYagi(game, "hat fish bone", "bone wizard muffin", THREE)
        table.choose(1)
        table.offer(0, slot)
        tables.append(table)
    one, other = tables
    for watcher in (1, 2, None):
        assert to_json(one.view(watcher)) == to_json(other.view(watcher))
        assert to_json(one.seen(watcher)) == to_json(other.seen(watcher))
        assert one.view(watcher).waiting == (1,)
        assert one.view(watcher).sealed is None
    assert one.view(0).sealed == Offer(0)
    assert other.view(0).sealed == Offer(2)
    assert one.options(1) == other.options(1)


@clause("A.T3")
def test_the_same_object_twice_cancels_the_exchange_without_a_window(game: str) -> None:
    table = AntaYagi(game, "muffin hat hat/sabotage", "muffin/sabotage bone bone", THREE)
    table.reveal(1)
    assert table.happened(WindowOpened) == []
    assert table.why(ExchangeCancelled) == ("A.T3",)
    kinds = [type(event) for event in table.news if not isinstance(event, Drew)]
    assert kinds[2:] == [
        OffersRevealed,
        ExchangeCancelled,
        Discarded,
        Discarded,
        TurnBegan,
    ]
    gone = table.happened(Discarded)
    assert [(e.seat, e.object, e.origin) for e in gone] == [
        (0, "muffin", "table"),
        (1, "muffin", "table"),
    ]
    assert [event.why for event in gone] == [("A.T3", "A.S8")] * 2
    assert table.areas == ["", "", ""]
    assert table.hands[0].startswith("hat hat/sabotage"), "no effect applies"
    assert table.to_act == [1]


@clause("A.T4")
def test_two_different_objects_open_a_window_and_then_change_owners(game: str) -> None:
    table = AntaYagi(game, "hat treasure hat", "bone bone bone", THREE)
    table.reveal(1, mine=1)
    assert table.only(WindowOpened).why == ("A.T4", "A.X5")
    assert table.only(WindowOpened).sabotages == 0
    assert table.to_act == [0, 1, 2]
    assert table.areas == ["", "", ""]
    table.all_pass()
    assert table.areas == ["bone", "treasure", ""]
    arrived = [(e.seat, e.object, e.giver, e.why) for e in table.happened(Arrived)]
    assert arrived == [
        (0, "bone", 1, ("A.T5", "A.T6")),
        (1, "treasure", 0, ("A.T5", "A.T6")),
    ]


@clause("A.T5")
def test_what_scores_joins_the_area_with_its_effect_and_the_rest_is_discarded(game: str) -> None:
    table = AntaYagi(game, "empty-box hat hat", "toxic-waste bone bone", THREE)
    table.exchange(1)
    assert table.areas == ["toxic-waste", "", ""]
    assert table.needed == [6, 5, 5]
    assert table.discard == "empty-box"
    assert table.why(Discarded, object="empty-box") == ("A.T5", "A.O10", "A.S8")
    assert table.why(Arrived, object="toxic-waste") == ("A.T5", "A.T6")


# --- The order ----------------------------------------------------------------------------


@clause("A.T6")
def test_the_active_players_arrival_is_done_with_before_the_other_card_moves(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop bone fish", THREE)
    table.exchange(1)
    assert table.to_act == [0]
    assert table.options(0) == [Take(0), Take(1)]
    assert table.table == "treasure"
    assert table.areas == ["lollipop", "", ""]
    table.take(0, 0)
    assert table.areas == ["lollipop bone", "treasure", ""]
    assert [(e.seat, e.object) for e in table.happened(Arrived)] == [(0, "bone"), (1, "treasure")]


@clause("A.T6")
def test_the_chosen_players_arrival_comes_second(game: str) -> None:
    table = AntaYagi(game, "lollipop hat treasure", "bone fish fish", THREE)
    table.exchange(1)
    assert table.to_act == [1]
    assert table.areas == ["bone", "lollipop", ""]
    assert table.table == ""


@clause("A.T6", "A.O7")
def test_t_rexes_come_last_the_active_players_first(game: str) -> None:
    table = in_mid_game(
        game, "bone hat", "muffin hat", THREE, areas=["t-rex", "t-rex/clue", ""], pile=""
    )
    table.exchange(1)
    happened = [
        (type(event).__name__, event.seat)
        for event in table.news
        if isinstance(event, Arrived | Ate)
    ]
    assert happened == [("Arrived", 0), ("Arrived", 1), ("Ate", 0), ("Ate", 1)]
    assert brief(table.at.discard) == "t-rex/clue bone t-rex muffin hat"
    assert [event.why for event in table.happened(Ate)] == [("A.O7",), ("A.O7",)]


@clause("A.T6", "A.O9")
def test_with_a_wizard_there_is_one_arrival(game: str) -> None:
    table = AntaYagi(game, "wizard hat hat", "bone fish fish", THREE)
    table.exchange(1)
    assert [(e.seat, e.giver, e.why) for e in table.happened(Arrived)] == [(1, 1, ("A.O9",))]
    assert table.areas == ["", "bone", ""]


# --- Winning ------------------------------------------------------------------------------


@clause("A.T7")
@pytest.mark.parametrize(("chosen", "winner"), [("hat hat hat hat", 1), ("hat hat hat", 0)])
def test_if_both_reach_the_goal_the_chosen_player_wins_alone(
    game: str, chosen: str, winner: int
) -> None:
    table = in_mid_game(
        game, "bone fish", "treasure fish", THREE, areas=["bone bone bone bone", chosen, ""]
    )
    table.exchange(1)
    assert table.over
    assert table.winners == [winner]
    assert table.to_act == []
    assert table.why(GameWon, seat=winner) == ("A.S2", "A.T7")
    assert table.happened(Drew) == []
    assert (table.at.active, table.at.chosen) == (0, None)
    assert table.refused(0, Choose(1)) == "game-over"


@clause("A.T7")
def test_repeated_objects_count_like_any_other(game: str) -> None:
    table = in_mid_game(game, "bone fish", "hat fish", THREE, areas=["hat hat hat hat", "", ""])
    table.exchange(1)
    assert table.scores == [5, 1, 0]
    assert table.winners == [0]


@clause("A.T7")
def test_points_are_counted_after_the_t_rexes_have_eaten(game: str) -> None:
    table = in_mid_game(
        game, "treasure fish", "bone fish", THREE, areas=["t-rex hat hat hat", "", ""]
    )
    table.exchange(1)
    assert not table.over
    assert table.scores == [3, 1, 0]


@clause("A.T7")
def test_nobody_is_counted_before_both_cards_have_arrived(game: str) -> None:
    table = in_mid_game(
        game,
        "treasure fish",
        "lollipop bone hat",
        THREE,
        areas=["hat hat hat hat", "hat hat hat hat", ""],
    )
    table.exchange(1)
    assert not table.over, "the active player has 5 points, but the other card has not arrived"
    table.take(0, 0)
    assert table.winners == [1]


# --- Questions and reports ----------------------------------------------------------------


@clause("A.T6", "A.O7", games=("antayagi-80",))
def test_the_owner_is_asked_for_the_food_when_everything_else_is_done(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "lollipop bone", THREE, areas=["t-rex", "", ""])
    table.exchange(1)
    table.take(0, 0)
    assert table.areas == ["t-rex lollipop bone", "treasure", ""]
    assert table.options(0) == [Feed("lollipop"), Feed("bone")]
    assert table.table == ""


def test_the_report_has_the_fields_of_the_record_format() -> None:
    table = AntaYagi("antayagi-80", "hat bone/small-hat bone", THREE, THREE, pile="fish")
    table.reveal(1)
    expected: dict[str, Any] = {
        "over": False,
        "winners": [],
        "scores": [0, 0, 0],
        "needed": [5, 5, 5],
        "active": 0,
        "chosen": 1,
        "to_act": [0, 1, 2],
        "hands": [
            ["bone/small-hat:object", "bone/plain:back"],
            ["bone/plain:back", "bone/plain:back"],
            ["bone/plain:back"] * 3,
        ],
        "areas": [[], [], []],
        "table": ["hat/plain", "bone/plain"],
        "draw": ["fish/plain"],
        "discard": [],
    }
    assert table.report() == expected
