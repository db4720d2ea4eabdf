"""Giving: the shop, names, accepting and refusing."""

from __future__ import annotations

from typing import Any

import pytest

from hatbox.games.not_a_hat.answers import Accept, Give, Refuse
from hatbox.games.not_a_hat.cards import BackSide, catalogue
from hatbox.games.not_a_hat.events import (
    GiftAccepted,
    GiftOffered,
    GiftPicked,
    GiftRefused,
    GiftShown,
    GiftTurned,
    PenaltyTaken,
)
from hatbox.kernel.written import to_json

from ..clauses import clause
from .hat_table import hat_table


@clause("H.T1")
@pytest.mark.parametrize(
    ("back", "first", "receiver"),
    [
        ("black-left", 0, 1),
        ("white-left", 1, 2),
        ("white-left", 3, 0),
        ("black-right", 0, 3),
        ("white-right", 1, 0),
        ("black-right", 3, 2),
    ],
)
def test_the_top_gift_is_shown_turned_and_given_in_the_direction_of_its_arrow(
    game: str, back: str, first: int, receiver: int
) -> None:
    deck = ("hat/black-left", "piano/black-left", "sock/black-left", "bell/black-left")
    table = hat_table(4, *deck, f"kite/{back}", first=first)
    shown, turned = table.only(GiftShown), table.only(GiftTurned)
    assert (shown.seat, shown.gift, shown.why) == (first, "kite", ("H.S4", "H.T1"))
    assert (turned.seat, turned.back) == (first, back)
    assert table.news.index(shown) < table.news.index(turned)
    assert table.report()["offered"] == f"kite/{back}"
    assert table.report()["giver"] == first
    assert table.report()["receiver"] is None
    table.give("kite")
    offer = table.only(GiftOffered)
    assert (offer.giver, offer.receiver, offer.named) == (first, receiver, "kite")
    assert offer.why == ("H.T1", "H.T2")
    assert table.to_act == [receiver]
    assert table.report()["receiver"] == receiver


@clause("H.T1")
def test_a_gift_out_of_the_shop_is_never_kept(game: str) -> None:
    table = hat_table(3)
    assert [len(table.column(seat)) for seat in range(3)] == [1, 1, 1]
    assert table.options(0) != []
    assert {type(option) for option in table.options(0)} == {Give}
    table.give("bell")
    assert table.column(0) == ["hat/black-left:up"]


@clause("H.T2")
def test_any_gift_of_the_whole_catalogue_and_of_the_deck_may_be_named(game: str) -> None:
    table = hat_table(3)
    named = [option.gift for option in table.options(0) if isinstance(option, Give)]
    ours = {card.gift for card in catalogue()}
    assert len(ours) == 110
    assert len(named) == len(set(named))
    assert set(named) == ours | {"sock", "sofa", "cake", "lamp", "coin", "rope", "vase"}


@clause("H.T2")
@pytest.mark.parametrize("options", [{}, {"arrows": "black"}, {"special": True}])
def test_the_names_to_choose_from_do_not_depend_on_what_is_in_play(
    game: str, options: dict[str, Any]
) -> None:
    deck = ("hat/black-left", "piano/black-left", "robot/black-left", "bell/black-left")
    table = hat_table(3, *deck, **options)
    before = table.options(0)
    assert {option.gift for option in before if isinstance(option, Give)} == {
        card.gift for card in catalogue()
    }
    table.give("bell")
    table.accept()
    assert table.options(1) == before


@clause("H.T2")
def test_a_lie_is_allowed_and_can_go_unnoticed(game: str) -> None:
    table = hat_table(3)
    table.give("teapot")
    assert table.only(GiftOffered).named == "teapot"
    table.accept()
    assert table.scores == [0, 0, 0]
    assert table.column(2) == ["bell/white-right:down"]


@clause("H.T2")
def test_what_is_neither_in_the_catalogue_nor_in_the_deck_cannot_be_named(game: str) -> None:
    table = hat_table(3)
    assert table.refused(0, Give("submarine")) == "illegal"
    assert table.refused(0, Give("")) == "illegal"


@clause("H.T3")
def test_only_the_receiver_accepts_or_refuses(game: str) -> None:
    table = hat_table(3)
    assert table.refused(0, Accept()) == "illegal"
    assert table.refused(2, Refuse()) == "not-your-turn"
    table.give("bell")
    assert table.options(2) == [Accept(), Refuse()]
    assert table.refused(2, Give("bell")) == "illegal"
    for other in (0, 1):
        assert table.options(other) == []
        assert table.refused(other, Accept()) == "not-your-turn"
        assert table.refused(other, Refuse()) == "not-your-turn"


@clause("H.T4")
def test_an_accepted_gift_lies_face_down_and_the_oldest_is_turned_and_given(game: str) -> None:
    table = hat_table(3)
    table.give("bell")
    table.accept()
    accepted, turned = table.only(GiftAccepted), table.only(GiftTurned)
    assert (accepted.seat, accepted.why) == (2, ("H.T3", "H.T4"))
    assert (turned.seat, turned.back, turned.why) == (2, "white-left", ("H.T4",))
    assert table.happened(GiftPicked) == []
    assert table.column(2) == ["bell/white-right:down"]
    report = table.report()
    assert (report["offered"], report["giver"]) == ("sock/white-left", 2)
    assert (report["named"], report["receiver"]) == (None, None)
    table.give("sock")
    assert table.only(GiftOffered).receiver == 0


@clause("H.T4")
def test_the_oldest_may_lie_face_down_already(game: str) -> None:
    deck = ("hat/black-right", "piano/black-left", "sock/black-right", "bell/black-left")
    table = hat_table(3, *deck)
    for gift in ("bell", "piano", "sock"):
        table.give(gift)
        table.accept()
    picked = table.only(GiftPicked)
    assert (picked.seat, picked.back, picked.why) == (1, "black-left", ("H.T4",))
    assert table.happened(GiftTurned) == []
    assert table.column(1) == ["sock/black-right:down"]
    assert table.report()["offered"] == "bell/black-left"


@clause("H.T4", "H.V3")
def test_with_two_gifts_the_lowest_of_three_is_given(game: str) -> None:
    table = hat_table(3, gifts=2)
    table.give("cake")
    table.accept()
    assert table.report()["offered"] == "piano/black-right"
    assert table.column(1) == ["kite/black-left:up", "cake/white-left:down"]


@clause("H.T5")
def test_a_gift_that_lies_face_down_shows_its_back_only(game: str) -> None:
    table = hat_table(3)
    table.give("bell")
    for watcher in (0, 1, 2, None):
        assert b"bell" not in to_json(table.view(watcher)).replace(b'"named":"bell"', b"")
    table.accept()
    for watcher in (0, 1, 2, None):
        assert b"bell" not in to_json(table.view(watcher))
        assert table.view(watcher).columns[2] == (BackSide("white-right"),)
        assert b"bell" not in to_json(table.seen(watcher))


@clause("H.T5")
def test_a_view_is_the_same_whatever_lies_face_down_and_whatever_was_said(game: str) -> None:
    """Two games that only a memory can tell apart."""
    boards = []
    for first, second, said in (("bell", "sofa", "bell"), ("lamp", "cake", "robot")):
        deck = (f"{second}/black-left", "sock/black-left", "hat/black-left")
        table = hat_table(3, *deck, f"{first}/black-right", "kite/black-left", first=1)
        table.give(said)
        table.accept()
        for _ in range(2):
            table.give("drum")
            table.accept()
        boards.append([to_json(table.view(watcher)) for watcher in (0, 1, 2, None)])
    assert boards[0] == boards[1]


@clause("H.T6")
def test_a_true_name_that_is_refused_costs_the_receiver(game: str) -> None:
    table = hat_table(3)
    table.give("bell")
    table.refuse()
    refused, taken = table.only(GiftRefused), table.only(PenaltyTaken)
    assert (refused.seat, refused.giver) == (2, 0)
    assert (refused.named, refused.gift) == ("bell", "bell")
    assert refused.why == ("H.T3", "H.T6")
    assert (taken.seat, taken.gift, taken.points, taken.why) == (2, "bell", 1, ("H.T6",))
    assert table.scores == [0, 0, 1]
    assert table.report()["penalties"] == [[], [], ["bell/white-right"]]
    assert table.column(2) == ["sock/white-left:up"]


@clause("H.T6")
def test_a_false_name_that_is_refused_costs_the_giver(game: str) -> None:
    table = hat_table(3)
    table.give("piano")
    table.refuse()
    refused, taken = table.only(GiftRefused), table.only(PenaltyTaken)
    assert (refused.named, refused.gift) == ("piano", "bell")
    assert (taken.seat, taken.gift, taken.points) == (0, "bell", 1)
    assert table.scores == [1, 0, 0]


@clause("H.T6")
@pytest.mark.parametrize(("named", "wrong"), [("bell", 2), ("piano", 0)])
def test_who_was_wrong_takes_a_new_gift_out_of_the_shop_and_gives_it(
    game: str, named: str, wrong: int
) -> None:
    table = hat_table(3)
    table.give(named)
    table.refuse()
    shown = table.only(GiftShown)
    assert (shown.seat, shown.gift, shown.why) == (wrong, "kite", ("H.T6", "H.T1"))
    assert table.only(GiftTurned).back == "black-left"
    assert table.to_act == [wrong]
    assert table.report()["offered"] == "kite/black-left"
    table.give("kite")
    assert table.only(GiftOffered).receiver == (wrong + 1) % 3


@clause("H.T6")
def test_a_passed_on_gift_that_is_refused_leaves_the_giver_with_one_gift(game: str) -> None:
    table = hat_table(3)
    table.give("bell")
    table.accept()
    table.give("trumpet")
    table.refuse()
    assert table.only(PenaltyTaken).seat == 2
    assert table.column(2) == ["bell/white-right:down"]
    assert table.report()["penalties"][2] == ["sock/white-left"]


@clause("H.T6")
def test_the_refuser_need_not_say_what_it_is(game: str) -> None:
    assert Refuse.__struct_fields__ == ()
    table = hat_table(3)
    table.give("bell")
    assert Refuse() in table.options(2)
