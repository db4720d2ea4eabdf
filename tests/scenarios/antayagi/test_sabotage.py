"""A.X*: the sabotage window."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi.answers import Choose, Offer, Pass, Sabotage
from hatbox.games.antayagi.events import (
    Arrived,
    Discarded,
    Drew,
    ExchangeCancelled,
    ExchangeGoesOn,
    Sabotaged,
    WindowOpened,
)
from hatbox.games.antayagi.position import Laid
from hatbox.games.antayagi.secrecy import LaidObject, LaidSabotage
from hatbox.kernel.written import to_json

from ..clauses import clause
from .seats import PASS, AntaYagi, in_mid_game

THREE = "bone bone bone"


def armed(game: str) -> AntaYagi:
    """Everybody holds two sabotages, and a Treasure and a Bone lie on the table."""
    table = AntaYagi(
        game,
        "treasure hat/sabotage hat/sabotage",
        "bone fish/sabotage fish/sabotage",
        "wizard muffin/sabotage muffin/sabotage",
    )
    table.reveal(1)
    return table


@clause("A.X1")
@pytest.mark.parametrize(("seat", "slot"), [(0, 0), (1, 1), (2, 2)])
def test_any_player_may_sabotage_the_two_included(game: str, seat: int, slot: int) -> None:
    table = armed(game)
    table.sabotage(seat, slot)
    assert table.why(Sabotaged, seat=seat, slot=slot) == ("A.X1",)
    assert table.table.startswith("treasure bone ")
    assert table.table.endswith("/sabotage")
    assert len(table.at.table) == 3


def test_a_card_on_the_table_shows_its_object_only_if_it_was_revealed() -> None:
    """Secrecy fails closed: of a card about which nothing is said nobody sees the object."""
    game = "antayagi-80"
    table = armed(game)
    laid = replace(table.at, table=(Laid(2, table.at.table[0].card), table.at.table[1]))
    for watcher in (None, 0, 1, 2):
        seen = table.match.game.view(laid, watcher).table
        assert seen == (LaidSabotage(2), LaidObject(1, "bone"))


@clause("A.X1")
def test_only_a_card_with_that_back_is_a_sabotage(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, "fish bone/sabotage hat/small-hat")
    table.reveal(1)
    assert table.options(2) == [Pass(), Sabotage(1)]
    assert table.options(0) == [Pass()]
    for slot in (0, 2, 3, -1):
        assert table.refused(2, Sabotage(slot)) == "illegal"
    assert table.refused(0, Sabotage(0)) == "illegal"
    assert table.refused(0, Offer(0)) == "illegal"


@clause("A.X2")
def test_a_sabotage_can_be_answered_by_a_sabotage_without_limit(game: str) -> None:
    table = armed(game)
    for number, seat in enumerate((2, 0, 0, 1, 2, 1), start=1):
        table.sabotage(seat, 1 if number == 1 else len(table.at.hands[seat]) - 1)
        assert table.why(Sabotaged) == (("A.X1",) if number == 1 else ("A.X2",))
        assert table.why(WindowOpened, sabotages=number) == ("A.X2", "A.X5")
        assert [type(event) for event in table.news] == [Sabotaged, WindowOpened]
    assert len(table.at.table) == 8
    assert table.hands == ["", "", "wizard"]


@clause("A.X3")
@pytest.mark.parametrize("number", [1, 3])
def test_an_odd_number_cancels_the_exchange(game: str, number: int) -> None:
    table = armed(game)
    for seat in (2, 1, 0)[:number]:
        table.sabotage(seat, len(table.at.hands[seat]) - 1)
    table.all_pass()
    assert table.why(ExchangeCancelled) == ("A.X3",)
    assert isinstance(table.news[0], ExchangeCancelled), "the reason comes before the discards"
    assert table.happened(Arrived) == []
    assert table.areas == ["", "", ""]
    assert len(table.at.discard) == number + 2
    assert {event.why for event in table.happened(Discarded)} == {("A.X3", "A.S8")}
    assert table.table == ""
    assert table.to_act == [1]


@clause("A.X4")
@pytest.mark.parametrize("number", [2, 4])
def test_an_even_number_leaves_the_exchange_as_it_was(game: str, number: int) -> None:
    table = armed(game)
    for seat in (2, 1, 0, 2)[:number]:
        table.sabotage(seat, len(table.at.hands[seat]) - 1)
    table.all_pass()
    assert table.why(ExchangeGoesOn) == ("A.X4",)
    assert isinstance(table.news[0], ExchangeGoesOn), "the reason comes before the discards"
    assert table.areas == ["bone", "treasure", ""]
    assert len(table.at.discard) == number
    assert {event.why for event in table.happened(Discarded)} == {("A.X4", "A.S8")}
    assert table.discard.endswith("fish/sabotage muffin/sabotage")


@clause("A.X4")
def test_without_a_sabotage_nothing_is_said_about_any(game: str) -> None:
    table = armed(game)
    table.all_pass()
    assert table.happened(ExchangeGoesOn) == []
    assert table.discard == ""


@clause("A.X5")
def test_the_window_stays_open_until_all_who_hold_cards_have_passed(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "bone", "fish", "hat hat", "")
    table.reveal(1)
    assert table.to_act == [0, 2, 3], "seat 1 has laid its last card, seat 4 has none"
    table.answer(3, PASS)
    table.answer(0, PASS)
    assert (table.to_act, table.table) == ([2], "treasure bone")
    assert table.areas == [""] * 5
    table.answer(2, PASS)
    assert table.areas == ["bone", "treasure", "", "", ""]


@clause("A.X5")
def test_a_pass_is_final_until_the_next_sabotage_and_then_everybody_is_asked(game: str) -> None:
    table = armed(game)
    table.answer(0, PASS)
    assert table.to_act == [1, 2]
    assert table.refused(0, Sabotage(0)) == "not-your-turn"
    assert table.refused(0, PASS) == "not-your-turn"
    table.sabotage(2, 1)
    assert table.to_act == [0, 1, 2], "also who passed, and who played it"
    assert table.options(2) == [Pass(), Sabotage(1)]
    table.sabotage(2, 1)
    table.all_pass()
    assert table.areas == ["bone", "treasure", ""]


@clause("A.X5")
def test_who_played_the_last_card_as_a_sabotage_is_not_asked_again(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "bone hat", "fish/sabotage")
    table.reveal(1)
    table.sabotage(2, 0)
    assert table.to_act == [0, 1]


@clause("A.X5")
def test_the_window_closes_by_itself_when_nobody_holds_a_card(game: str) -> None:
    table = in_mid_game(game, "treasure", "bone", "", pile="")
    table.reveal(1)
    assert table.areas == ["bone", "treasure", ""]


@clause("A.X5", "A.O9")
@pytest.mark.parametrize("offers", [("wizard", "bone"), ("bone", "wizard")])
def test_there_is_a_window_with_a_wizard_too(game: str, offers: tuple[str, str]) -> None:
    table = AntaYagi(game, f"{offers[0]} hat hat", f"{offers[1]} hat hat", "fish/sabotage hat hat")
    table.reveal(1)
    assert table.why(WindowOpened) == ("A.T4", "A.X5")
    assert (table.table, table.discard) == (" ".join(offers), "")
    table.sabotage(2, 0)
    table.all_pass()
    assert table.areas == ["", "", ""]
    assert table.why(Discarded, object="wizard") == ("A.X3", "A.S8")


@clause("A.X5")
def test_a_finished_exchange_cannot_be_sabotaged(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "lollipop bone bone", "fish/sabotage hat hat")
    assert table.refused(2, Sabotage(0)) == "not-your-turn"
    table.exchange(1)
    assert table.to_act == [0]
    assert table.refused(2, Sabotage(0)) == "not-your-turn"
    table.take(0, 0)
    assert table.refused(2, Sabotage(0)) == "not-your-turn"
    assert table.options(1) == [Choose(0), Choose(2)]
    assert table.refused(1, Sabotage(0)) == "illegal"


@clause("A.X6")
def test_everybody_who_holds_cards_is_asked_whoever_can_or_cannot(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, "fish hat hat", "hat hat hat/sabotage")
    table.reveal(1)
    assert table.to_act == [0, 1, 2, 3]
    assert [len(table.options(seat)) for seat in range(4)] == [1, 1, 1, 2]


@clause("A.X6")
@pytest.mark.parametrize("passing", [0, 1, 2])
def test_nobody_sees_who_has_passed(game: str, passing: int) -> None:
    table = armed(game)
    others = [watcher for watcher in (0, 1, 2, None) if watcher != passing]
    before = {watcher: to_json(table.view(watcher)) for watcher in others}
    options = {seat: table.options(seat) for seat in range(3) if seat != passing}
    table.answer(passing, PASS)
    assert table.news == []
    assert {watcher: to_json(table.view(watcher)) for watcher in others} == before
    assert {seat: table.options(seat) for seat in options} == options
    for watcher in others:
        assert table.view(watcher).waiting == (0, 1, 2)
        assert table.view(watcher).sealed is None
    assert passing not in table.view(passing).waiting
    assert table.view(passing).sealed == PASS


@clause("A.X7")
def test_a_sabotage_that_a_hat_has_turned_away_can_still_be_played(game: str) -> None:
    table = AntaYagi(game, "treasure fish/sabotage bone", "hat bone bone", THREE)
    table.exchange(1)
    assert table.sees(0, 0).startswith("fish bone")
    table.reveal(2, mine=2)
    assert table.options(0) == [Pass(), Sabotage(0)]
    table.sabotage(0, 0)
    assert table.why(Sabotaged, seat=0) == ("A.X1", "A.X7")
    table.all_pass()
    assert table.areas == ["hat", "treasure", ""]


@clause("A.X7")
def test_a_turned_sabotage_can_answer_another(game: str) -> None:
    table = in_mid_game(game, "treasure hat", "bone/sabotage bone", "fish/sabotage:object hat")
    table.reveal(1, theirs=1)
    table.sabotage(1, 0)
    assert table.why(Sabotaged, seat=1) == ("A.X1",)
    table.sabotage(2, 0)
    assert table.why(Sabotaged, seat=2) == ("A.X2", "A.X7")


@clause("A.X8")
def test_a_card_with_a_sabotage_back_can_be_exchanged_and_its_back_does_nothing(game: str) -> None:
    table = AntaYagi(game, "treasure/sabotage hat hat", "bone/sabotage hat hat", THREE)
    table.choose(1)
    assert table.options(0) == [Offer(0), Offer(1), Offer(2)]
    table.offer(0, 0)
    table.offer(1, 0)
    assert table.why(WindowOpened, sabotages=0) == ("A.T4", "A.X5")
    table.all_pass()
    assert table.areas == ["bone/sabotage", "treasure/sabotage", ""]
    assert table.discard == ""


@clause("A.X9")
def test_when_a_sabotages_player_draws_again(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, "fish/sabotage hat hat")
    table.reveal(1)
    table.sabotage(2, 0)
    table.all_pass()
    at_once = game == "antayagi-80"
    assert table.hands[2] == ("hat hat empty-box" if at_once else "hat hat")
    assert (2 in [event.seat for event in table.happened(Drew)]) == at_once
    table.exchange(0, mine=0, theirs=0)
    assert table.at.active == 2
    assert len(table.at.hands[2]) == (3 if at_once else 2)
    table.exchange(0, mine=0, theirs=1)
    assert len(table.at.hands[2]) == 3


@clause("A.X10")
def test_a_sabotage_that_comes_second_is_not_played_and_its_owner_is_asked_again(game: str) -> None:
    table = armed(game)
    table.sabotage(1, 0)
    assert table.table == "treasure bone fish/sabotage"
    assert table.to_act == [0, 1, 2]
    assert table.hands[2] == "wizard muffin/sabotage muffin/sabotage"
    assert table.options(2) == [Pass(), Sabotage(1), Sabotage(2)]
    for seat in (0, 2, 1):
        table.answer(seat, PASS)
    assert table.why(ExchangeCancelled) == ("A.X3",)
    assert table.discard == "bone treasure fish/sabotage"
