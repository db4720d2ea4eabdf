"""Variants: special cards, one colour, two gifts, and all of them together."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from hatbox.games.not_a_hat import NOT_A_HAT
from hatbox.games.not_a_hat.answers import Give
from hatbox.games.not_a_hat.cards import GiftSide, catalogue
from hatbox.games.not_a_hat.events import GiftOffered, GiftPicked, GiftTurned
from hatbox.games.not_a_hat.variants import Variants
from hatbox.records import Match

from ..clauses import clause
from .hat_table import HatTable, cannot_begin, hat_table

ORDINARY = ("hat/black-left", "piano/black-right", "sock/white-left", "bell/white-right")
COMBINATIONS: list[dict[str, Any]] = [
    {"special": special, "arrows": arrows, "gifts": gifts, "rounds": rounds}
    for special, arrows, gifts, rounds in product(
        (False, True), ("both", "black", "white"), (1, 2), (1, 2)
    )
]


def targets(table: HatTable) -> set[Any]:
    """The receivers among which the giver may choose."""
    return {option.to for option in table.options(table.seat) if isinstance(option, Give)}


@clause("H.V1")
def test_thirty_special_gifts_fifteen_of_each_colour(game: str) -> None:
    deck = NOT_A_HAT.cards(Variants(special=True))
    backs = Counter(card.back for card in deck)
    assert (len(deck), len({card.gift for card in deck})) == (110, 110)
    assert (backs["black-any"], backs["white-any"]) == (15, 15)


@clause("H.V1")
def test_without_the_variant_there_are_no_special_cards(game: str) -> None:
    error = cannot_begin(3, *ORDINARY, "drum/white-any")
    assert error.message == "error-back-not-in-play"
    assert error.args_of_message == {"card": "drum/white-any"}
    assert {card.arrow for card in NOT_A_HAT.cards(Variants())} == {"left", "right"}


@clause("H.V1")
@pytest.mark.parametrize("receiver", [0, 1, 3])
def test_whoever_gives_a_special_card_chooses_any_other_player(game: str, receiver: int) -> None:
    table = hat_table(4, *ORDINARY, "drum/white-any", first=2, special=True)
    assert targets(table) == {0, 1, 3}
    assert len(table.options(2)) == 3 * len({*(card.gift for card in catalogue()), "sock"})
    table.give("drum", to=receiver)
    offer = table.only(GiftOffered)
    assert (offer.receiver, offer.why) == (receiver, ("H.T1", "H.T2", "H.V1"))
    assert table.to_act == [receiver]


@clause("H.V1")
def test_the_receiver_is_always_said_for_a_special_card_and_only_for_one(game: str) -> None:
    table = hat_table(3, *ORDINARY, "drum/white-any", special=True)
    assert table.refused(0, Give("bell", 2)) == "illegal"
    table.give("piano")
    table.refuse()
    assert table.report()["offered"] == "drum/white-any"
    assert table.refused(0, Give("drum")) == "illegal"
    for nobody in (0, 3, -1):
        assert table.refused(0, Give("drum", nobody)) == "illegal"


@clause("H.V1", "H.V3")
def test_the_receiver_is_said_even_with_two_players(game: str) -> None:
    table = hat_table(2, *ORDINARY, "drum/black-any", special=True, gifts=2)
    assert targets(table) == {1}
    assert table.refused(0, Give("drum")) == "illegal"
    table.give("drum", to=1)
    assert table.only(GiftOffered).receiver == 1


@clause("H.V1")
def test_a_special_gift_that_was_passed_on_leaves_the_choice_again(game: str) -> None:
    deck = ("hat/black-left", "drum/black-any", "sock/white-left", "bell/black-left")
    table = hat_table(3, *deck, special=True)
    table.give("bell")
    table.accept()
    assert table.only(GiftTurned).back == "black-any"
    assert targets(table) == {0, 2}
    table.give("drum", to=0)
    table.accept()
    assert table.column(0) == ["drum/black-any:down"]


@clause("H.V2")
@pytest.mark.parametrize(("arrows", "other"), [("black", "white"), ("white", "black")])
def test_only_the_cards_with_arrows_of_one_colour(game: str, arrows: Any, other: str) -> None:
    deck = NOT_A_HAT.cards(Variants(arrows=arrows))
    assert Counter(card.back for card in deck) == {f"{arrows}-left": 20, f"{arrows}-right": 20}
    cards = [f"{name}/{arrows}-left" for name in ("hat", "piano", "bell", "kite")]
    assert not hat_table(3, *cards, arrows=arrows).over
    error = cannot_begin(3, *cards, f"drum/{other}-right", arrows=arrows)
    assert error.message == "error-back-not-in-play"
    assert error.args_of_message == {"card": f"drum/{other}-right"}


@clause("H.V3")
def test_two_gifts_lie_face_up_in_a_column_and_the_lowest_goes_first(game: str) -> None:
    table = hat_table(3, gifts=2)
    assert table.view(1).columns == (
        (GiftSide("hat"), GiftSide("bell")),
        (GiftSide("piano"), GiftSide("kite")),
        (GiftSide("sock"), GiftSide("sofa")),
    )
    table.give("cake")
    table.accept()
    assert table.only(GiftTurned).seat == 1
    assert table.report()["offered"] == "piano/black-right"
    assert table.column(1) == ["kite/black-left:up", "cake/white-left:down"]


@clause("H.V3")
def test_with_two_gifts_one_given_comes_back_only_after_two_others(game: str) -> None:
    deck = ("hat/black-right", "piano/black-left", "bell/black-right", "kite/black-left")
    table = hat_table(2, *deck, "robot/black-left", gifts=2)
    given = []
    for _ in range(6):
        given.append(table.report()["offered"].split("/")[0])
        table.give("tent")
        table.accept()
    assert given == ["robot", "piano", "hat", "kite", "bell", "robot"]
    assert table.only(GiftPicked).back == "black-left"


@clause("H.V3")
@pytest.mark.parametrize("back", ["black-left", "black-right", "white-left", "white-right"])
def test_with_two_players_left_and_right_are_the_same_person(game: str, back: str) -> None:
    table = hat_table(2, *ORDINARY, f"kite/{back}", gifts=2)
    table.give("kite")
    assert table.only(GiftOffered).receiver == 1
    table.accept()
    table.give("piano")
    assert table.only(GiftOffered).receiver == 0


@clause("H.V4")
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_variants_combine(game: str, options: dict[str, Any]) -> None:
    """Each variant has its effect, whatever the others are."""
    two = options["gifts"] == 2
    match = Match.deal(game, ["Ana", "Ben"] if two else ["Ana", "Ben", "Cleo"], variants=options)
    table = HatTable(match)
    colours = ("black", "white") if options["arrows"] == "both" else (options["arrows"],)
    arrows = {"left": 20, "right": 20} | ({"any": 15} if options["special"] else {})
    assert Counter(card.back for card in match.setup.deck) == {
        f"{colour}-{arrow}": count for colour in colours for arrow, count in arrows.items()
    }
    assert {len(column) for column in match.position.columns} == {options["gifts"]}
    for number in range(1, options["rounds"] + 1):
        assert (table.report()["round"], table.over) == (number, False)
        table.lose_round()
    assert table.over
    assert sum(table.scores) == 3 * options["rounds"]


@clause("H.V4")
def test_special_cards_of_one_colour_only(game: str) -> None:
    deck = ("hat/white-left", "piano/white-right", "bell/white-left", "drum/white-any")
    table = hat_table(3, *deck, special=True, arrows="white")
    assert targets(table) == {1, 2}
    error = cannot_begin(3, *deck, "ring/black-any", special=True, arrows="white")
    assert error.message == "error-back-not-in-play"
